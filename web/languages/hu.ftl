### Az oldalak szavai magyarul. Egy sor egy szöveg; a { $name } helyét a program tölti ki.
### A kulcsok minden nyelvben ugyanazok; az `npm run unit` megmondja, melyik hiányzik.

## Az öt játék

game-lautari = Lautari
game-luzhanqi = Luzhanqi
game-nardi = Backgammon (Nardi)
game-rotary = Rotary
game-shatra = Satra

summary-lautari = Alakítsd át útközben a gyalogjaidat, és foglald el a kerek centrumot úgy, hogy két oldalán is a te bábuid álljanak.
summary-luzhanqi = Hadseregsakk rejtett bábukkal: támadj, emlékezz, következtess, és szerezd meg a zászlót.
summary-nardi = Ostábla, tizenöt-tizenöt korong versenye: egyszerűen vagy gammonnal, duplázókockával és mérkőzésekkel.
summary-rotary = Minden lépés egy egész gyűrűnyi golyót forgat el egy üres pont körül.
summary-shatra = Az Altaj játéka: ütni úgy kell, mint a dámában, lépni, mint a sakkban, a tartalék pedig várban vár a sorára.

story-lautari = Aleksejs Ivanovs találmánya. Minden bábu egyszerű gyalogként indul, és felderítő, lovas vagy őr lesz belőle. Az nyer, akinek egy átalakult bábuja a centrumban áll, két másik bábuja pedig a centrum két átellenes oldalán. Tíz perc alatt megtanulható.
story-luzhanqi = Két huszonöt fős sereg áll szemben egymással, és egyik vezér sem látja, ki kicsoda a túloldalon. Állítsd fel a tiédet, siklj végig a vasúton, szedd fel az aknákat utászokkal, és találd meg az ellenség zászlaját.
story-nardi = A versenyek világában backgammon a neve, magyarul ostábla. Vidd haza a korongjaidat, és pakold ki őket a tábláról; üsd ki az ellenfélét, ha egyedül áll. A dobások tisztességesek, és minden parti után ellenőrizhetők.
story-rotary = Dr. Nagy László találmánya. Helyezd a rotát egy üres pontra, amely körül a te golyóid vannak többségben, és forgasd el az egész gyűrűt, a magad golyóit és az ellenfelét is. Aki a centrum mindhárom pontját elfoglalja, nyert.
story-shatra = Két vár, két térfél, közöttük árok, és egy vezér, a bij, akinek nem szabad elesnie. Ütni kötelező, és egy ütést további ütések követhetnek; a kapu mögötti tartalék akkor száll harcba, amikor szükség van rá.

side-white = fehér
side-black = fekete
side-light = világos
side-dark = sötét
side-red = piros

seat-lautari-first = Fehér
seat-lautari-second = Fekete
seat-luzhanqi-first = Piros
seat-luzhanqi-second = Fekete
seat-nardi-first = Fehér
seat-nardi-second = Fekete
seat-rotary-first = Világos
seat-rotary-second = Sötét
seat-shatra-first = Fehér
seat-shatra-second = Fekete

rules-lautari = Lautari
rules-luzhanqi = Luzhanqi: támadáskor mindkét bábu látszik
rules-caai = Versenyszabályok: csak az derül ki, melyik bábu marad meg
rules-junqi = Junqi: a szokásos kínai szabályok
rules-nardi = Nardi: az egyszerű játék
rules-backgammon = Backgammon: gammon és duplázókocka
rules-backgammon-5 = Backgammon: mérkőzés 5 pontig
rules-rotary = Rotary: golyók a peremen
rules-rotary-rows = Rotary: golyók két sorban
rules-rotary-empty = Rotary: a nyitóállást a játékosok alakítják ki
rules-shatra = Satra

## Bábuk és mezők, képernyőolvasóknak is

piece-of-side = { $piece } ({ $side })
piece-pawn = gyalog
piece-scout = felderítő
piece-rider = lovas
piece-guard = őr
piece-checker = korong
piece-checker-borne-off = kipakolt korong
piece-ball = golyó
piece-biy = bij
piece-batyr = batir
piece-tura = tura
piece-yalkyn = jalkin
piece-shatra = satra
piece-field-marshal = tábornagy
piece-general = vezérezredes
piece-lieutenant-general = altábornagy
piece-brigadier = dandártábornok
piece-colonel = ezredes
piece-major = őrnagy
piece-captain = százados
piece-platoon-commander = szakaszparancsnok
piece-sapper = utász
piece-bomb = bomba
piece-mine = akna
piece-flag = zászló
piece-piece-hidden = rejtett bábu

field-empty = { $field }, üres
field-with = { $field }: { $pieces }
field-stack = { $count } × { $piece }
field-open = { $field }, választható
field-pencilled = { $field }, ez lehet: { $kinds }
field-white-bar = fehér a sorompón
field-black-bar = fekete a sorompón
field-white-off = fehér kipakolt korongjai
field-black-off = fekete kipakolt korongjai
field-on-from = bal oldali tábla, { $field }
field-on-to = jobb oldali tábla, { $field }

board-of = Tábla: { $game }. A nyílbillentyűkkel mezőről mezőre léphetsz, az Enterrel választasz, az Escape-pel törlöd a választást.

## Gombok a tábla mellett

choices = Lehetséges lépések
confirm = Lépés megerősítése
confirm-asked = A lépés kész: erősítsd meg, vagy vond vissza.
undo-step = Visszavonás
picked = { $field } kiválasztva, { $count ->
    [one] egy lehetséges lépés
   *[other] { $count } lehetséges lépés
}
picked-choices = { $field } kiválasztva, a tábla mellett { $count ->
    [one] egy lehetőség
   *[other] { $count } lehetőség
}
laid-down = Választás törölve
which-one = Melyik?
not-now = Ezt most nem lehet.
rota-back = Forgatás eggyel vissza, az óramutató járásával szemben
rota-on = Forgatás eggyel tovább, az óramutató járása szerint
rota-hint = Forgasd el a rotát, vagy válassz egy jelet a peremén.
button-turn = Forgatás { $number } hellyel
button-turn-none = Passz, forgatás nélkül
button-lautari-scout = Átalakítás felderítővé
button-lautari-revive = Bábu újraélesztése
button-shatra-stop = Megállás itt
button-shatra-batyr = Batir
button-shatra-tura = Tura
button-shatra-yalkyn = Jalkin
button-nardi-cannot-move = Nincs lépés: passz
button-nardi-double = Duplázás
button-nardi-take = Elfogadom
button-nardi-drop = Feladom a partit
button-nardi-throw = Dobás
sure-nardi-double = Duplázod a tétet? Az ellenfél elfogadja a duplázást, vagy feladja a partit.
sure-nardi-drop = Feladod? Ezt a partit elveszíted.
sure-no = Nem
shatra-duty-capture = Ütni kell. A tábla megjelöli azokat a bábukat, amelyek üthetnek.
shatra-duty-promote = Egy satra elérte az utolsó sort, előbb át kell alakítani.
type-action = Írj be egy lépést
type-action-go = Lépés
type-action-hint = Például: { $example }

## Mindenütt

nav-main = Főmenü
nav-home = Kezdőlap
nav-play = Játék
nav-watch = Élő partik
nav-puzzles = Feladványok
nav-analysis = Elemzés
nav-tournaments = Versenyek
nav-about = Névjegy
nav-settings = Beállítások
nav-api = API
nav-menu = Menü
nav-sign-in = Belépés
footer-galds = A galds lettül asztalt jelent.
footer-nav = Továbbiak
skip-to-content = Ugrás a tartalomhoz
page-did-not-load = Az oldalt nem sikerült betölteni. Megszakadt a kapcsolat?
try-again = Újra
copy = Másolás
copied = Másolva

title-home = Öt ritka táblajáték
title-game = Játék
title-match = Parti
title-lobby = Játék
title-watch = Élő partik
title-settings = Beállítások
title-lost = Az oldal nem található
lost-lead = Talán rossz a cím, vagy az oldal már nem létezik.

trouble-unreachable = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
trouble-server = Hiba történt a szerveren. Próbáld újra kicsit később.
trouble-refused = A szerver válasza: { $reason }
trouble-unknown = Hiba történt.

## Kezdőlap

home-heading = Öt ritka játék egy asztalnál
home-lead = Játssz a saját szinteden a gép ellen, egy barátoddal, akinek linket küldesz, vagy bárkivel, aki épp itt van. Fiók nem kell.
play-computer = Játék a gép ellen
play-computer-at = { $game }: játék a gép ellen
play-people = Játék emberekkel
more-about = { $game }: játék emberekkel és tudnivalók
starting = Egy pillanat…
waiting-heading = Nyitott kihívások
waiting-none = Most nincs nyitott kihívás.
to-lobby = Minden nyitott kihívás
playing-heading = Élő partik
playing-none = Most egy parti sem folyik.
to-watch = Minden élő parti

## Egy játék

play-heading = Játék
play-against = Ellenfél
against-computer = A gép
against-friend = Egy barát
against-anyone = Bárki
begin-computer = Kezdés
begin-friend = Parti létrehozása
begin-anyone = Ellenfél keresése
level = { $level }. szint a 10-ből
level-child = Kezdőbarát: sokat hibázik, és segít megismerni a játékot.
level-easy = Könnyű: csak a közeli fenyegetéseket látja.
level-club = Jó klubjátékos.
level-strong = Teljes erővel játszik, hosszú gondolkodás nélkül.
friend-name = A barátod neve
friend-link = Ha üresen hagyod, kapsz egy linket, amelyet elküldhetsz.
your-side = Színed
side-random = Véletlen
clock = Játékidő
control-none = Óra nélkül
control-days = { $days ->
    [one] lépésenként egy nap
   *[other] lépésenként { $days } nap
}
control-delay = { $initial } perc, { $delay } mp késleltetés
clock-days = { $days ->
    [one] 1 nap { $time }
   *[other] { $days } nap { $time }
}
rules-chosen = Szabályok
rated-match = Értékelt parti
rated = értékelt
casual = barátságos
learn-nav = Tanulás
to-rules = Szabályok
to-puzzles = Feladványok
to-analysis = Elemzőtábla
top-players = Legjobb játékosok
top-none = Még senki sem került fel a ranglistára: ehhez öt értékelt parti kell.
choose-game = Válassz játékot
all-games = Minden játék
nobody-yet = szabad hely
guest = Vendég
player-deleted = Törölt játékos
computer-level = Gép ({ $level }. szint)

## A parti

your-turn = Te jössz
their-turn-named = { $name } gondolkodik
their-turn-absent = { $name } nincs itt
waiting-friend = Küldd el ezt a linket a barátodnak. A parti elkezdődik, amint csatlakozik.
waiting-anyone = Ellenfelet keresünk…
waiting-invited = Várjuk, hogy { $name } elfogadja a meghívást…
share-link = Link a partihoz
join = Csatlakozás a partihoz
join-lead = { $name } partira hív: { $game }.
withdraw = Visszavonás
decline = Elutasítás
accept = Elfogadás
setup-lead = Állítsd fel a seregedet: ha egy bábut egy másikra húzol, helyet cserélnek.
setup-rules = A zászló főhadiszálláson áll, az aknák a két hátsó sorban; bomba a hátsó sorba nem kerülhet (a versenyszabályok és a Junqi szerint az első sorba nem).
setup-misplaced = { $field }, itt nem állhat
setup-send = Kész
setup-waits = A sereged felállt. Várunk az ellenfélre.
setup-ready-made = Kész felállások
setup-own = Mentett felállásaid
setup-save = Felállás mentése
setup-name = A felállás neve
setup-delete = Törlés
setup-mirror = Tükrözés
setup-none = Még nincs mentett felállásod.
setup-hedgehog = Sün
setup-fortress = Erőd
setup-turtle = Teknős
setup-decoy = Csali
setup-example = A könyv példája
setup-lattice = Rács
setup-two-lines = Két vonal
setup-left-hook = Bal horog
setup-right-hook = Jobb horog
setup-sappers-ahead = Utászok előre
setup-hammer = Kalapács
setup-cavalry = Lovasság
setup-gambit = Gambit
setup-storm = Roham
contact-wins = { $attacker } – { $defender }: a támadó győz
contact-loses = { $attacker } – { $defender }: a védő győz
contact-both = { $attacker } – { $defender }: mindkettő elesik
contact-title = Támadás: { $field }
dice-commitment = Tisztességes dobások: a titkos kulcs a parti előtt rögzült. Ujjlenyomata: { $hash }
dice-revealed = A dobások titkos kulcsa: { $secret }
moves = Lépések
move-first = Az első lépéshez
move-back = Egy lépést vissza
move-forward = Egy lépést előre
move-last = Az utolsó lépéshez
move-number = { $number }. lépés: { $move }
looking-back = Most ezt nézed: { $number }. lépés.
to-present = Vissza a jelenlegi álláshoz
turn-board = Tábla megfordítása
names-on-board = Koordináták
pencil-marks = Ceruzajelek
resign = Feladás
sure-resign = Biztosan feladod?
yes-resign = Igen, feladom
no-play-on = Nem, játszom tovább
abort = Megszakítás
sure-abort = Biztosan megszakítod a partit?
yes-abort = Igen, megszakítom
offer-draw = Döntetlen felajánlása
sure-offer-draw = Biztosan döntetlent ajánlasz?
yes-offer-draw = Igen, döntetlent ajánlok
offer-takeback = Visszavétel kérése
offer-rematch = Visszavágó
offered-draw = { $name } döntetlent ajánl.
offered-takeback = { $name } szeretne visszavenni egy lépést.
offered-rematch = { $name } visszavágót kér.
you-offered-draw = Döntetlent ajánlottál.
you-offered-takeback = Visszavételt kértél.
you-offered-rematch = Visszavágót kértél. Várunk az ellenfélre.
declined-draw = Az ellenfél nem fogadta el a döntetlent.
declined-takeback = Az ellenfél nem engedte a visszavételt.
declined-rematch = Az ellenfél nem kér visszavágót.
claim-win = Győzelem igénylése
result-won = { $side } nyert
result-you-won = Nyertél
result-you-lost = Vesztettél
result-draw = Döntetlen
result-none = Nincs eredmény
ending-rules = a játék szabályai szerint
ending-resigned = { $side } feladta
ending-agreed = megegyezéssel
ending-flag = { $side } ideje lejárt
ending-left = { $side } elhagyta a partit
ending-aborted = a parti megszakadt
ending-cancelled = a kihívást visszavonták
rematch-go = Tovább a következő partihoz
analyse = Elemzés
download = Letöltés
chat = Csevegés
chat-say = Írj üzenetet
chat-send = Küldés
chat-none = Még nincs üzenet.
chat-off = Csevegés kikapcsolva.
chat-switch = Csevegés
connection-on = Kapcsolódva, { $lag } ms
connection-connecting = Kapcsolódás…
connection-lost = Megszakadt a kapcsolat. Újra próbáljuk…
connection-polling = Lassú kapcsolat: néhány másodpercenként frissítünk
not-sent = Még nincs elküldve: { $action }
says-move = { $side }: { $move }
time-left = { $side }: még { $time }
match-unknown = Nincs ilyen parti.
throw-waits = Dobj, vagy duplázz
double-waits = Az ellenfél dupláz: elfogadod, vagy feladod a partit?
to-act = soron van
first-due = Az első lépésre még { $due } van, különben a parti megszakad
pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pip
}
set-up-done = felállás
move-cannot = nincs lépés
move-takes = Elfogadja
move-drops = Feladja
move-doubles = Duplázás: { $cube }
move-bar = sorompó
move-off = ki
dice-fair = Tisztességes dobások
own-matches = A partijaid
legend = Jelmagyarázat

## Beállítások

settings-look = Megjelenés
settings-board = Tábla
settings-play = Játék
setting-language = Nyelv
setting-theme = Színek
setting-motion = Animáció
setting-sounds = Hangok
setting-names = Koordináták a táblán
setting-targets = Lehetséges lépések mutatása
setting-confirm = Minden lépés megerősítése küldés előtt
setting-playForced = Kényszerlépések automatikus megtétele
setting-throwByItself = Backgammon: automatikus dobás, duplázási kérdés nélkül
setting-pencil = Luzhanqi: ceruzajelek a rejtett bábukon (mik lehetnek)
setting-chat = Csevegés a partik mellett
as-browser = A böngésző szerint
theme-system = A rendszer szerint
theme-light = Világos
theme-dark = Sötét
theme-to-light = Váltás világosra
theme-to-dark = Váltás sötétre
motion-system = A rendszer szerint
motion-reduced = Csökkentett

## Szabályok

title-rules = Szabályok
to-advice = Tanácsok
rules-nav = Erről a játékról
rules-in-other-language = Ezek a szabályok a te nyelveden még nem olvashatók; itt angolul találod őket.
contents = Tartalom
footnotes = Jegyzetek
footnote = { $number }. jegyzet
back-to-text = Vissza a szöveghez
table = Táblázat
try-position = Próbáld ki a táblán
close = Bezárás

## Elemzés

title-analysis = Elemzés
analysis-lead = Lépj mindkét színnel, nézd meg, mit gondol az elemzőmotor, és oszd meg linkkel. Melyik játékot elemeznéd?
analysis-lays-out = { $side } állítja fel előbb a seregét: válassz kész felállást, vagy készíts sajátot.
analysis-empty = Lépj a táblán. Minden, amit kipróbálsz, itt marad, a változatokkal együtt.
analysis-other-army = Másik sereg felállítása
analysis-back-to-moves = Vissza a lépésekhez
show-hidden-pieces = Minden bábu mutatása
analysis-not-over = Ez a parti még folyik. Elemezni akkor lehet, ha véget ért.
engine = Elemzőmotor
engine-on = Bekapcsolva
engine-lines = Változatok
engine-depth = Mélység: { $depth }
engine-nodes = { $nodes } állás
engine-thinks = Gondolkodik…
engine-nothing = Itt nincs mit választani.
play-line-to = Ennek a változatnak a lejátszása eddig: { $move }
value-win = { $count ->
    [one] egy féllépésben nyer
   *[other] { $count } féllépésben nyer
}
value-loss = { $count ->
    [one] egy féllépésben veszít
   *[other] { $count } féllépésben veszít
}
value-bar = Esélyek. { $first }: { $percent }%. { $second }: a többi.
value-none = Még nincs értékelés
game-over = A parti véget ért: { $result }
choose-dice = Dobás választása
variation = Változat
variation-promote = Legyen ez a főváltozat
variation-remove = Törlés innentől
share = Link másolása
position-heading = Állás és szabályok szövegként
position-text = Állás
rules-text = Szabályok
position-set = Állás betöltése
position-start = Alapállás
report = Partielemzés
report-make = Hibák keresése
report-again = Újra
report-stop = Leállítás
report-running = Elemzett lépések: { $done } / { $total }
report-kept = Pontosság
mistake-inaccuracy = Pontatlanság
mistake-mistake = Hiba
mistake-blunder = Durva hiba
mistakes-inaccuracy = Pontatlanságok (?!)
mistakes-mistake = Hibák (?)
mistakes-blunder = Durva hibák (??)
better-was = Jobb: { $move }

## Feladványok

title-puzzles = Feladványok
puzzles-lead = Állások a gép partijaiból, amelyekben egyetlen lépés a helyes. A nyerés bizonyított: nincs ellene védelem.
puzzles-kind-win = Találd meg a lépést, amely kényszerítve nyer.
puzzles-kind-best = Találd meg a legjobb lépést.
puzzles-solved = { $count ->
    [0] még egy sincs megoldva
    [one] egy megoldva
   *[other] { $count } megoldva
}
puzzles-progress = { $count ->
    [one] 1 feladványból { $solved } megoldva
   *[other] { $count } feladványból { $solved } megoldva
}
puzzles-all = Az összes ilyen feladvány
puzzle-title = { $game }, { $number }. feladvány
puzzle-number = { $number }. feladvány
puzzle-number-marked = { $number }. feladvány, { $mark }
puzzle-solved = megoldva
puzzle-shown = a megoldás megnézve
puzzle-task-win = { $actions ->
    [1] { $side } lép és azonnal nyer.
   *[other] { $side } lép és { $actions } lépésben nyer.
}
puzzle-task-best = { $side } lép: találd meg a legjobb lépést.
puzzle-right = Jó! Folytasd.
puzzle-wrong = Nem ez az. Próbálj mást.
puzzle-is-solved = Megoldva: { $solution }
puzzle-solution = A megoldás így kezdődik: { $solution }
puzzle-hint = Tipp
puzzle-hint-is = Itt kezdődik: { $field }.
puzzle-give-up = Feladom
puzzle-retry = Elölről
puzzle-next = Következő feladvány
intarzia = Intarzia
intarzia-lead = A Rotary egyszemélyes játéka: alakítsd át az egyik színrendezést a másikká minél kevesebb forgatással. A lehetséges legkevesebb forgatás száma bizonyított, és a végén megtudod.
intarzia-go = Intarzia indítása
intarzia-task = Alakítsd az első táblát olyanná, mint a második.
intarzia-how = Helyezd a rotát az első tábla egy üres pontjára, és forgasd el körülötte a gyűrűt. Egyetlen golyó sem kerülhet a táblán kívülre.
intarzia-turns = { $turns ->
    [one] egy forgatás
   *[other] { $turns } forgatás
}
intarzia-best = { $turns ->
    [one] Egy forgatással megoldva. Kevesebbel nem lehet.
   *[other] { $turns } forgatással megoldva. Kevesebbel nem lehet: ez bizonyított.
}
intarzia-solved = { $turns ->
    [one] Egy forgatással megoldva.
   *[other] { $turns } forgatással megoldva.
} A lehetséges legkevesebb { $fewest ->
    [one] egy
   *[other] { $fewest }
}: { $way }
intarzia-given-up = { $fewest ->
    [one] Egy forgatás elég:
   *[other] { $fewest } forgatás elég, kevesebb nem:
} { $way }

## Emberek

title-profile = Profil
here-since = csatlakozott: { $date }
followers = { $count ->
    [0] nincs követője
    [one] egy követő
   *[other] { $count } követő
}
is-bot = bot
follow = Követés
following = Követve
block = Letiltás
blocking = Letiltva
ratings = Értékszámok
ratings-none = Még nincs értékelt parti.
rating = Értékszám
rating-games = { $games ->
    [one] egy parti
   *[other] { $games } parti
}: +{ $wins } ={ $draws } −{ $losses }
rating-curve = Értékszám: { $game }, { $speed }
speed-bullet = Bullet
speed-blitz = Blitz (villám)
speed-rapid = Rapid
speed-classical = Klasszikus
speed-correspondence = Levelező
outcome-won = Győzelem
outcome-lost = Vereség
outcome-drawn = Döntetlen
outcome-none = Nincs eredmény
matches-over = Partik
matches-none = Még nincs parti.
show-more = Továbbiak
top-all = Az első száz, minden játékidőben
choose-speed = Játékidő választása
place = Helyezés
name = Név
date = Dátum
games-played = Partik
game = Játék

## Fiók

title-account = Fiók
account-lead = A fiók megőrzi a nevedet, az értékszámaidat és a partijaidat. Nélküle is játszhatsz.
account-ways = Belépés vagy regisztráció
sign-in = Belépés
sign-out = Kilépés
register = Regisztráció
register-note = Csak név és jelszó kell. E-mail-címet nem kérünk, ezért elfelejtett jelszó helyett nem tudunk újat küldeni.
guest-games-take = A vendégként játszott partijaim átvitele (folyamatban: { $running }, befejezve: { $finished })
guest-games-note = A partik a fiókodhoz kerülnek, és az ellenfeleid a nevedet látják bennük.
name-hint = 2–20 betű és számjegy. Két hasonlónak látszó név egynek számít.
password = Jelszó
password-hint = Legalább 8 karakter; nem lehet a leggyakoribb jelszavak egyike.
password-change = Jelszó megváltoztatása
password-old = Jelenlegi jelszó
password-new = Új jelszó
password-changed = A jelszó megváltozott. Minden más böngészőben kiléptettünk.
to-profile = A profilod
about-you = Bemutatkozás
save = Mentés
saved = Mentve.
you-follow = Akiket követsz
you-block = Akiket letiltottál
sessions = Eszközök, amelyeken be vagy lépve
session-this = ez a böngésző
session-unknown = Ismeretlen böngésző
session-end = Kiléptetés
session-end-others = Kiléptetés minden más eszközön
last-used = utoljára használva: { $date }
tokens = API-tokenek
tokens-lead = A tokennel egy programod a te nevedben játszhat, a megadott engedélyekkel. Úgy vigyázz rá, mint a jelszavadra.
token-label = Mire való?
token-scopes = Mire jogosít?
token-make = Token létrehozása
token-end = Visszavonás
token-unused = létrehozva: { $made }, még nem használták
token-secret = Másold ki most a tokent: többé nem jelenik meg.
scope-bot-play = Játék botként
scope-board-play = Játék emberként, programon keresztül
scope-challenge-read = Kihívások megtekintése
scope-challenge-write = Kihívás küldése, elfogadása, elutasítása
scope-follow-read = Követettek és letiltottak megtekintése
scope-follow-write = Követés és letiltás
scope-tournament-write = Versenyek létrehozása, részvétel versenyeken
scope-account-read = Adataid letöltése
own-data = Az adataid
own-data-lead = Minden, amit rólad tárolunk, egyetlen fájlban.
own-data-get = Letöltés
account-delete = A fiók törlése
account-delete-lead = A folyamatban lévő partijaid feladottnak számítanak, a neved eltűnik a mások által megőrzött partikból is, és többé senki sem veheti fel. Ez nem vonható vissza.
account-delete-sure = Végleges törlés

## Versenyek

title-tournaments = Versenyek
tournaments-open = Lehet jelentkezni
tournaments-running = Folyamatban
tournaments-over = Befejeződött
tournaments-none = Most egy versenyre sem lehet jelentkezni.
tournament-needs-account = Lépj be, hogy versenyt hozhass létre, vagy részt vehess egy versenyen.
tournament-new = Verseny létrehozása
tournament-title = A verseny neve
tournament-kind = Lebonyolítás
tournament-swiss = Svájci rendszer
tournament-round-robin = Körmérkőzés
tournament-rounds = Fordulók száma
tournament-cycles = Körök száma
tournament-make = Létrehozás
tournament-length-swiss = { $rounds ->
    [one] egy forduló
   *[other] { $rounds } forduló
}
tournament-length-round-robin = { $cycles ->
    [one] egy kör
   *[other] { $cycles } kör
}
tournament-phase-open = lehet jelentkezni
tournament-phase-running = folyamatban
tournament-phase-over = befejeződött
tournament-phase-cancelled = törölve
tournament-sign-in = Belépés a részvételhez
tournament-join = Jelentkezés
tournament-leave = Jelentkezés visszavonása
tournament-withdraw = Visszalépés
tournament-start = Verseny indítása
tournament-cancel = Verseny törlése
tournament-board-running = folyamatban
tournament-match = Parti
standings = A verseny állása
crosstable = Kereszttábla
round = { $number }. forduló
points = Pontok
wins = Győzelmek
buchholz = Buchholz
sonneborn-berger = Sonneborn–Berger
bye = szabadnapos
cell-game = { $round }. forduló, ellenfél: { $name }; pont: { $points }
cell-bye = { $round }. forduló, szabadnapos; pont: { $points }
cell-absent = { $round }. forduló: nem játszott
entrants = { $count ->
    [one] egy résztvevő
   *[other] { $count } résztvevő
}
entrants-none = Még senki sem jelentkezett. Légy te az első!

## Névjegy

title-about = A Galdsról
about-lead = A Galds öt ritka táblajátékot ültet egy asztalhoz: pontos szabályok, gépi ellenfelek, amelyek sosem lesnek, elemzés, feladványok és versenyek egyetlen programban, amelyet bárki futtathat.
about-authors = A játékok szerzői
credit-lautari = Aleksejs Ivanovs találmánya. Az itteni szabályok az ő szabályzatának 2024-es, 1.02-es változatát követik; saját alkalmazása: lautari.app.
credit-luzhanqi = Hagyományos kínai játék, a 20. század első felétől ismert.
credit-nardi = Backgammon; ősei több ezer évesek, a duplázókocka az 1920-as évekből való.
credit-rotary = Dr. Nagy László találmánya, akárcsak az Intarzia nevű egyszemélyes játék.
credit-shatra = Az Altaj hagyományos játéka.
about-licence = Licenc
about-licence-text = A Galds szabad szoftver: választásod szerint az MIT vagy az Apache 2.0 licenc alapján használhatod, módosíthatod és továbbadhatod. A játékok a szerzőiké, illetve a hagyományé.
about-parts = Az oldalak és a szerver mások szabad szoftvereire épülnek, köztük:
about-privacy = Mit tárolunk rólad?
about-privacy-text = Fiók nélkül csak egy véletlen számot a böngésződben és a partijaidat. Fiókkal ezen felül a nevedet, a jelszavad lenyomatát, az értékszámaidat és azt, amit írsz. Nincs nyomkövetés, nincs reklám, és a böngésződ senki mással nem veszi fel a kapcsolatot, csak ezzel a szerverrel.
about-programs = Fejlesztőknek
about-programs-text = Mindazt, amit itt megtehetsz, egy program is megteheti. A felület leírása:

## Ahol nem fut szkript

needs-script = A Galds tábláihoz JavaScript kell.

## Címek és nevek, amelyekbe valami behelyettesül

title-with-game = { $page }: { $game }
setup-numbered = { $number }. felállás
