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
piece-hidden = rejtett bábu

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
button-rotary-turn = Forgatás { $number } hellyel
button-rotary-turn-none = Passz, forgatás nélkül
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
button-roll = Dobás
sure-nardi-double = Duplázod a tétet? Az ellenfél elfogadja a duplázást, vagy feladja a partit.
sure-nardi-drop = Feladod? Ezt a partit elveszíted.
sure-no = Nem
type-action = Írj be egy lépést
type-action-go = Lépés
type-action-hint = Például: { $example }

## Mindenütt

nav-main = Főmenü
nav-home = Kezdőlap
nav-play = Játék
nav-watch = Élő partik
nav-learn = Tanulás
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
offline-not-saved = A szerver nem érhető el, és ez a játék nincs elmentve ezen az eszközön offline használatra. Ha lesz kapcsolat, a beállításokban, a „Játék hálózat nélkül” résznél elmentheted.
needs-people = Ehhez kapcsolat kell: más emberekkel játszott partikról szól. Az elmentett játékokban a gép ellen kapcsolat nélkül is játszhatsz.
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
filter = Szűrő
filter-all = Mind
filter-none = Mind mutatása
filter-near = Közeli értékszám
filter-span = ± { $span }
filter-rules-usual = Szokásos szabályok
filter-rules-other = Más szabályok
waiting-filtered = Nincs a szűrőnek megfelelő kihívás.
own-challenges = A te kihívásaid
meanwhile = Még senki sem jelentkezett. Addig egy parti a gép ellen ({ $game })? A kihívásod nyitva marad.
counts-online = { $count ->
    [one] { $count } játékos van itt
   *[other] { $count } játékos van itt
}
counts-open = { $count ->
    [one] { $count } nyitott kihívás
   *[other] { $count } nyitott kihívás
}
counts-playing = { $count ->
    [one] { $count } élő parti
   *[other] { $count } élő parti
}

## Egy játék

play-heading = Új parti
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
level-at = A gép szintje: { $game }
level-with-meaning = { $level }. szint: { $meaning }
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
rules-usual = Szokásos szabályok
rules-more = További szabályok
rules-fewer = Kevesebb szabály
rules-own = Saját szabályok
rules-places-pick = Az egyes csapdákat a táblán válaszd ki.
rated-match = Értékelt parti
rated = értékelt
casual = barátságos
learn-nav = Tanulás
to-rules = Szabályok
to-lessons = Leckék
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
board-sideways = Tábla oldalra fordítása
premove-chosen = Előre választott lépés: { $move }
premove-cancel = Előre választott lépés törlése
premove-cancelled = Az előre választott lépés törölve
premove-impossible = Az előre választott lépés most nem lehetséges
premove-begun = { $field } kiválasztva az előre lépéshez
plan-heading = Feltételes lépések
plan-about = Ha az ellenfeled megteszi egy változat első lépését, a válaszod azonnal megtörténik, akkor is, ha nem vagy itt. A változatokat csak te látod.
plan-add = Változat hozzáadása
plan-save = Feltételes lépések mentése
plan-saved = Mentve
plan-unsaved = Még nincs mentve
plan-remove = Változat törlése: { $line }
plan-begin = Lépj az ellenfeled helyett.
plan-answer = Most tedd meg a válaszlépésedet.
plan-go-on = Fejezd be a változatot, vagy folytasd az ellenfeled következő lépésével.
plan-finish = Változat befejezése
plan-stop = Változat elvetése
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
take-back = Visszavétel
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
again-same = Még egyszer
again-easier = Könnyebb: { $level }. szint
again-harder = Nehezebb: { $level }. szint
hint-ask = Tipp
hint-is = Tipp: { $move }
analyse = Elemzés
download = Letöltés
animated-picture = Animált kép
embed = Beágyazás
embed-code = Kód a saját oldaladra
embed-not-over = Ez a parti még folyik. A saját oldalán követheted.
embed-start = Kezdet
embed-full = Megnyitás a Galdson
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
connection-here = Ezen az eszközön
not-sent = Még nincs elküldve: { $action }
says-move = { $side }: { $move }
time-left = { $side }: még { $time }
match-unknown = Nincs ilyen parti.
to-act = soron van
first-due = Az első lépésre még { $due } van, különben a parti megszakad
pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pip
}
set-up-done = felállás
move-cannot = nincs lépés
move-no-double = Nem dupláz
move-takes = Elfogadja
move-drops = Feladja
move-doubles = Duplázás: { $rest }
move-bar = sorompó
move-off = ki
dice-fair = Tisztességes dobások
own-matches = A partijaid
one-screen = Ketten egy képernyőnél
one-screen-lead = Játsszatok szemtől szemben ezen az eszközön. A parti ebben a böngészőben marad, és ha beléptél, az archívumodban is.
one-screen-turn = A tábla megfordítása minden lépés után
one-screen-hides = A lépések között függöny takarja a táblát, így mindenki csak a saját seregét látja.
one-screen-to-move = Lépésre következik: { $side }
one-screen-pass = Továbbadás: { $side }
one-screen-curtain = Add tovább az eszközt: { $side }
one-screen-curtain-why = A tábla rejtve marad, amíg a következő játékos el nem készül.
one-screen-show = { $side }: a tábla mutatása
one-screen-new = Új parti
one-screen-new-sure = Új parti kezdése? A táblán lévő még nem ért véget.
one-screen-new-yes = Igen, új parti
one-screen-kept = Partijaid egy képernyőnél
legend = Jelmagyarázat

## Beállítások

settings-look = Megjelenés
settings-board = Tábla
settings-play = Játék
settings-device = Ez az eszköz
setting-language = Nyelv
setting-theme = Színek
setting-motion = Animáció
setting-sounds = Hangok
setting-names = Koordináták a táblán
setting-targets = Lehetséges lépések mutatása
setting-confirm = Minden lépés megerősítése küldés előtt
setting-premoves = Lépés választása az ellenfél gondolkodási ideje alatt
setting-warnings = A gép ellen: figyelmeztetés bábut vagy partit vesztő lépés előtt
setting-playForced = Kényszerlépések automatikus megtétele
setting-throwByItself = Backgammon: automatikus dobás, duplázási kérdés nélkül
setting-pencil = Luzhanqi: ceruzajelek a rejtett bábukon (mik lehetnek)
setting-chat = Csevegés a partik mellett
setting-playHere = A gépi ellenfél ezen az eszközön fusson (hálózat nélkül is működik)
setting-analyseHere = Elemzés ezen az eszközön a szerver helyett
offline-heading = Játék hálózat nélkül
offline-about = Ebbe a böngészőbe menti az oldalt, a szabályokat és a gépi ellenfelet, így hálózat nélkül is játszhatsz, elemezhetsz és tanulhatsz.
offline-kept = Hálózat nélkül is elérhető
offline-missing = Ezen a szerveren nem érhető el
offline-away = Nincs elmentve. A mentéshez kapcsolat kell.
offline-keep = Mentés offline használatra ({ $size } kB)
offline-failed = A mentés nem sikerült. Próbáld meg újra.
offline-remove = Törlés
offline-remove-game = Törlés erről az eszközről: { $game }
offline-insecure = Az offline használathoz biztonságos kapcsolat (https) kell.
offline-unsupported = Ez a böngésző semmit sem tud offline használatra elmenteni. Ha ez privát ablak, próbáld meg egy rendes ablakban.
archive-add = Hozzáadás a szerveren lévő partijaimhoz
archive-there = Megnyitás a szerveren
play-here-missing = Az elemzőmotort ebben a böngészőben nem sikerült betölteni, ezért ezen az eszközön most nem lehet játszani. Ha a szerveren játszanál, kapcsold ki a beállításokban ezt: „{ $setting }”.
finished-here = Ezen az eszközön befejezett partik
finished-here-about = Ezek a partik csak ebben a böngészőben vannak meg, hacsak hozzá nem adod őket a szerveren lévő partijaidhoz.
finished-here-delete = Törlés
finished-here-delete-what = A parti törlése: { $game }
finished-here-delete-yes = Igen, törlés
finished-here-delete-no = Megtartás
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
report-phase-opening = Megnyitás
report-phase-middle = Középjáték
report-phase-end = Végjáték
report-luck = Szerencse
report-luck-note = Mennyit változtattak a dobások, egy megnyert parti századrészeiben.
report-mistakes = Hibák és a büntetésük
report-punished = A büntetés:
mend-find = Keress jobb lépést ennél: { $move }.
mend-right = { $move }: szép találat.
mend-wrong = { $move }: nem elég jó.
mend-end = A megoldás megmutatása

## A gép mint tanár

teacher = A gép mint tanár
hint-where = Hová?
hint-why = Miért?
hint-piece = Nézd meg: { $field }.
hint-then = Utána: { $line }
hint-no-reason = Azonnal nem nyer semmit: az elemzőmotornak az utána következő állás tetszik a legjobban.
judge-ask = Jó volt ez?
judge-best = { $move }: a legjobb lépés.
judge-good = { $move }: jó lépés.
judge-mistake = { $move }: { $mistake }.
judge-answer = A legjobb válasz: { $line }
warning-checking = A lépés ellenőrzése…
warning-loss = E lépés után az ellenfél kikényszerítheti a győzelmet.
warning-pieces = { $count ->
    [one] E lépés után az ellenfél nyereséggel üthet itt: { $fields }.
   *[other] E lépés után az ellenfél nyereséggel üthet ezeken a mezőkön: { $fields }.
}
warning-chance = Ez a lépés elveszi a nyerési esélyeid nagy részét.
warning-other = Másik lépés választása
warning-anyway = Lépés mégis
motif-win = A lépés megnyeri a partit.
motif-threat-win = A lépés nyeréssel fenyeget.
motif-saves = A lépés megment egy bábut.
motif-threat-capture = A lépés ütéssel fenyeget.
motif-fork = A lépés egyszerre több bábut támad.
motif-rescue = A lépés azonnali vereséget hárít el.
motif-capture = A lépés leüt egy bábut.
motif-series = A lépés több bábut üt le.
motif-promotion = A lépés átalakít egy bábut.
motif-conversion = A lépés átalakít egy bábut.
motif-drop = A lépés bevet egy bábut a tartalékból.
motif-centre = A lépés eléri a centrumot.
motif-hit = A lépés kiüt egy korongot.
motif-entering = A lépés belép a sorompóról.
motif-point = A lépés elfoglal egy mezőt.
motif-race = A lépés segít a célig tartó versenyben.
motif-cube = Ez a helyes döntés a kockáról.
motif-flag = A lépés elveszi a zászlót.
motif-deduction = Kikövetkeztethető, mi lehet a megtámadott bábu.
motif-attack = A lépés megtámad egy bábut.
motif-sapper = Az utász támad.
motif-bomb = A bomba támad.

rollout = Kijátszás
rollout-lead = Az elemzőmotor legjobb lépéseit sokszor kijátssza ezen az eszközön, és levonja a dobások szerencséjét. Az értékek erre az oldalra vonatkoznak: { $side }.
rollout-games = Partik lépésenként
rollout-short = Leállás { $rolls } dobás után
rollout-run = Kijátszás indítása
rollout-running = Lejátszott partik: { $done } / { $total }
rollout-needs-lines = Kapcsold be az elemzőmotort: annak legjobb lépéseit lehet kijátszani.
rollout-done = { $games ->
    [one] Minden lépést { $games } alkalommal játszott ki.
   *[other] Minden lépést { $games } alkalommal játszott ki.
}
rollout-move = Lépés
rollout-equity = Várható érték
rollout-wins = Győzelem
rollout-gammons-won = Nyert gammon
rollout-gammons-lost = Vesztett gammon
rollout-no-module = Az elemzőmotort ebben a böngészőben nem sikerült betölteni.

hindsight = Mit lehetett tudni
hindsight-nothing = Előbb mindkét sereget fel kell állítani.
hindsight-known-to = Amit ez az oldal tudhatott:
hindsight-gave-away = Az utolsó lépés elárulta a bábut a következő mezőn: { $field }, { $piece }. Az ellenfél ebben a lépés előtt { $before }, utána { $after } biztos lehetett.
hindsight-missed = A védekezés elmaradt: { $move } jobb volt.
hindsight-how = Az esélyek abból következnek, amit ez az oldal addig látott: ütközésekből, lépésekből és abból, hogyan szokás a seregeket felállítani.
danger-luzhanqi-beside = Ellenséges bábu állt a zászló mellett ({ $fields }).
danger-luzhanqi-near = Ellenséges bábu két lépésben elvihette a zászlót ({ $fields }).

## Feladványok témái

puzzle-themes = Témák:
themes-all = Mind
theme-with-count = { $theme } ({ $total })
theme-win-in-2 = Nyerés két lépésben
theme-win-in-3 = Nyerés három lépésben
theme-win-in-4 = Nyerés négy lépésben
theme-fork = Villa
theme-rescue = Mentés
theme-capture = Ütés
theme-series = Több ütés
theme-quiet = Csendes lépés
theme-promotion = Átalakulás
theme-conversion = Átalakítás
theme-drop = Bevetés a tartalékból
theme-centre = Centrum
theme-edge = A szélen
theme-endgame = Végjáték
theme-hit = Kiütés
theme-entering = Belépés a sorompóról
theme-point = Mező elfoglalása
theme-race = Verseny a célig
theme-cube = Döntés a kockáról
theme-flag = Zászló
theme-deduction = Következtetés
theme-attack = Támadás
theme-sapper = Utász
theme-bomb = Bomba

## Nyomtatás

title-print = Nyomtatás
to-print = Nyomtatás
print-lead = A tábla, egy jegyzőlap és papírbábuk valódi méretben, A4-es lapokon. Nyomtasd 100%-os méretben, laphoz igazítás nélkül, és a bábuk illeni fognak a táblához.
print-board = Tábla
print-score = Jegyzőlap
print-pieces = Papírbábuk
print-all = Az összes oldal nyomtatása
print-page = { $sheet }, { $number }. oldal a { $total } közül

## Feladványok

title-learn = Leckék
learn-lead = Tanulj játék közben: rövid leckék igazi táblán, mindegyikben egy gondolat. Az elsőhöz elég egy perc.
lessons-done = { $count ->
    [0] még nem kezdted el
    [one] { $count } lecke kész
   *[other] { $count } lecke kész
}
lessons-all = A játék összes leckéje
lesson-step = { $step }. feladat, összesen { $steps }
lesson-wrong = Nem ez az. Próbáld újra.
lesson-right = Helyes!
lesson-next = Következő lecke
lesson-play = Új parti
lesson-is-done = kész
lesson-offer-label = Első lecke
lesson-offer = { $game }: először játszod? Az első lecke körülbelül egy perc.
lesson-offer-go = Lecke indítása
lesson-offer-decline = Köszönöm, nem
guide-open = Hogyan kell játszani
guide-heading = { $game } röviden
guide-how = Így lépsz ezen a táblán
guide-hover = Állj az egérrel egy bábura, vagy tartsd rajta az ujjad: megjelenik a neve és az, hová léphet.
guide-pieces = Mit tudnak a bábuk
guide-rule = A szabály elolvasása
guide-goal-rule = Hogyan ér véget a parti
problem-check = Ellenőrzés feladványként
problem-checking = A bizonyító dolgozik…
problem-single = Egyetlen kulcslépés: { $key }, nyer { $actions ->
    [one] { $actions } lépésben
   *[other] { $actions } lépésben
  }.
problem-several = Nincs egyetlen kulcslépés: több első lépés ugyanolyan gyorsan nyer.
problem-none = Nem található kényszerített nyerés négy lépésben.
problem-side = Mellékmegoldások: { $keys }
problem-open = Úgy tűnik, más lépés is nyer; ezt nem sikerült bizonyítani.
title-problems = Játékosok feladványai
problems-lead = Játékosok által szerkesztett állások. A bizonyító mindegyiket ellenőrizte: egyetlen első lépés nyer kényszerítve.
problems-go = Játékosok által szerkesztett feladványok
problems-compose = Feladvány szerkesztése
problems-none = Ehhez a játékhoz még senki sem tett közzé feladványt.
problems-all = A játék összes feladványa
problem-number = { $game }, játékosok { $number }. feladványa
problem-length = { $actions ->
    [one] nyerés { $actions } lépésben
   *[other] nyerés { $actions } lépésben
  }
problem-solvers = { $count ->
    [0] még senki sem oldotta meg
    [one] { $count } játékos oldotta meg
   *[other] { $count } játékos oldotta meg
  }
problem-title = A feladvány címe
problem-publish = Feladvány közzététele
problem-publish-lead = Mindenki látja, a neveddel együtt. Bármikor visszavonhatod.
problem-needs-account = Jelentkezz be, hogy feladványként közzétehesd
problem-report = Feladvány bejelentése
problem-withdraw = Feladvány visszavonása
problem-withdraw-lead = Ezután senki sem találja meg.
problem-withdraw-sure = Visszavonás
title-editor = Állásszerkesztő
to-editor = Állásszerkesztő
edit-lead = Állíts fel bármilyen állást: válassz egy bábut, és érintsd meg a mezőket, ahol állnia kell, vagy húzd a bábukat a táblán.
edit-tools = Bábuk és eszközök
edit-move = Bábuk mozgatása
edit-erase = Törlés
edit-clear = Tábla ürítése
edit-to-act = Lépésre következik
edit-unmoved = Az otthon álló bábuk
edit-unmoved-no = már léptek
edit-unmoved-yes = még nem léptek
edit-reserve-first = Fehér vára
edit-reserve-second = Fekete vára
edit-reserve-initial = még sohasem ürült ki
edit-reserve-secondary = már kiürült egyszer
edit-known = Mindkét fél ismeri
edit-known-none = csak a saját bábuit
edit-known-all = az összes bábut
edit-dice = Kockák
edit-dice-roll = dobás előtt
edit-cube = Duplázókocka
edit-cube-middle = középen
edit-possible = Ez az állás lehetséges.
edit-is-over = Ebben az állásban véget ért a parti: { $result }
edit-analyse = Elemzés
edit-play-computer = Folytatás a gép ellen
edit-play-friend = Folytatás egy barát ellen
edit-no-secret = Rejtett bábukkal játszott parti nem kezdődhet olyan állásból, amelyet mindketten ismernek. Elemezni lehet.
edit-from-here = Állás szerkesztése
paste-heading = Állás vagy partik beillesztése
paste-lead = Egy vagy több parti vagy állás: ennek az oldalnak a jegyzékei és állásszövegei, lépéstáblázatok, ahogyan az eredeti szabályokban állnak, .mat- és SGF-fájlok, XGID vagy GNU Backgammon ID.
paste-read = Beolvasás
paste-file = Vagy fájl megnyitása
paste-line = { $line }. sor: { $text }
paste-games = { $count ->
    [one] { $count } parti beolvasva
   *[other] { $count } parti beolvasva
}
paste-game = { $number }. parti
paste-position = Állás
title-puzzles = Feladványok
puzzles-lead = Állások a gép partijaiból, amelyekben egyetlen lépés a helyes. A nyerés bizonyított: nincs ellene védelem.
puzzle-rating = Feladványértékszám: { $rating }.
puzzle-strength = Értékszám: { $rating }
puzzle-rated = Feladványértékszám: { $rating } ({ $change }).
puzzle-streak = { $count ->
    [one] { $count } egymás után.
   *[other] { $count } egymás után.
}
puzzle-rating-here = Ezt az értékszámot csak ez a böngésző őrzi. Fiókkal új kezdődik, amely mindenhol veled van.
puzzle-best-streak = { $count ->
    [one] Leghosszabb sorozat: { $count } feladvány.
   *[other] Leghosszabb sorozat: { $count } feladvány.
}
puzzles-next = Következő megoldatlan feladvány
puzzle-report = Feladvány bejelentése
puzzle-report-wrong_solution = Hibás a megoldás
puzzle-report-other_solution = Más lépés is megoldja
puzzle-report-unclear = Nem világos a feladat
puzzle-report-offensive_title = Sértő a címe
puzzle-reported = Köszönjük! A bejelentés megérkezett.
daily-puzzle = A nap feladványa
daily-puzzle-go = Megoldás
daily-puzzle-solved = Ma megoldva
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
intarzia-own = Saját feladat
intarzia-own-make = Saját feladat készítése
intarzia-own-lead = Kevertess egy feladatot, vagy rakd ki magad mindkét táblát, és küldd el másoknak a linket.
intarzia-board = Tábla
intarzia-board-lid = A fedél (19 pont)
intarzia-board-full = A teljes tábla (60 pont)
intarzia-balls = Golyók színenként
intarzia-shuffle-by = Forgatások
intarzia-shuffle = Feladat keverése
intarzia-clear = Mindkét tábla kiürítése
intarzia-lay-out = Érints meg egy pontot bármelyik táblán: először világos golyó kerül oda, még egyszer sötét, még egyszer pedig eltűnik.
intarzia-prove = Hány forgatás elég?
intarzia-solve = Megoldás
intarzia-proven = { $turns ->
    [one] Egy forgatás elég.
   *[other] { $turns } forgatás elég, kevesebb nem.
}
intarzia-at-most = { $turns ->
    [one] Legfeljebb egy forgatás kell
   *[other] Legfeljebb { $turns } forgatás kell
}; bizonyított, hogy { $over } nem elég.
intarzia-more-than = Bizonyított, hogy { $over } forgatás nem elég. A feladat túl nagy ahhoz, hogy kiderüljön a legkevesebb, vagy hogy megoldható-e.
intarzia-own-solved = { $turns ->
    [one] Egy forgatással megoldva.
   *[other] { $turns } forgatással megoldva.
}
intarzia-own-way = Egy lehetséges út: { $way }

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
rating-provisional = Értékszám. A kérdőjel: eddig csak kevés parti volt, ezért még bizonytalan
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
skill = Tudás és szerencse
skill-game = Játék
skill-games = Elemzett partik
skill-luck = Szerencse partinként
skill-none = Még nincs elemzett parti. Egy parti akkor számít ide, ha valaki megnyitja, majd az „Elemzés” és a „Hibák keresése” gombot választja.
skill-none-own = Még nincs elemzett parti. Nyisd meg egy befejezett partidat, válaszd az „Elemzés”, majd a „Hibák keresése” gombot: a parti akkor számít ide, amikor az elemzés elkészült.
skill-note = Az összes teljesen elemzett parti átlaga. A pontosság a nyerési esély megtartott hányada döntésenként.
skill-note-luck = Az összes teljesen elemzett parti átlaga. A pontosság a nyerési esély megtartott hányada döntésenként; a szerencse az, mennyit segítettek a dobások, egy megnyert parti századrészeiben.
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
register-note = Csak név és jelszó kell. E-mail-címet nem kérünk; elfelejtett jelszó esetén a fiókban létrehozott helyreállító kódok segítenek.
guest-games-take = A vendégként játszott partijaim átvitele (folyamatban: { $running }, befejezve: { $finished })
guest-games-note = A partik a fiókodhoz kerülnek, és az ellenfeleid a nevedet látják bennük.
name-hint = 2–20 betű és számjegy. Két hasonlónak látszó név egynek számít.
password = Jelszó
password-hint = Legalább 8 karakter; nem lehet a leggyakoribb jelszavak egyike.
password-change = Jelszó megváltoztatása
password-old = Jelenlegi jelszó
password-new = Új jelszó
password-changed = A jelszó megváltozott. Minden más böngészőben kiléptettünk.
forgotten = Elfelejtett jelszó?
recover = Új jelszó beállítása
recover-lead = Írd be az egyik feljegyzett helyreállító kódot. Egyszer használható.
recovery-code = Helyreállító kód
recover-go = Jelszó beállítása és belépés
recovery-codes = Helyreállító kódok
recovery-lead = Ha elfelejted a jelszavadat, egy helyreállító kóddal újat állíthatsz be. Őrizd a kódokat papíron vagy jelszókezelőben; mindegyik egyszer használható.
recovery-once = Jegyezd fel most a kódokat: többször nem láthatók.
recovery-make = Új kódok létrehozása
recovery-left = { $count ->
    [0] Nincs helyreállító kódod
    [one] { $count } helyreállító kód maradt
   *[other] { $count } helyreállító kód maradt
}
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
tournaments-checking = Mindjárt kezdődik
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
tournament-call = Ennyi idő van a táblához érni
tournament-late-entry = Kezdés után is be lehet nevezni
tournament-call-time = A játékosoknak { $time } idejük van a táblájukhoz érni.
tournament-late-entry-open = A következő fordulótól új játékosok is beléphetnek.
tournament-join-late = Belépés a következő fordulótól
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
tournament-phase-checking = mindjárt kezdődik
tournament-checking = Minden játékost megkérdezünk, készen áll-e. Hátralévő idő: { $time }
tournament-ready = Készen állok
tournament-is-ready = kész
tournament-start-now = Indítás most azokkal, akik készen állnak
tournament-pause = Szünet
tournament-resume = Folytatás
tournament-paused = A verseny szünetel. Nincs új forduló, amíg nem folytatódik.
tournament-own-board = A táblámhoz
tournament-boards = Folyamatban lévő partik
tournament-board-running = folyamatban
tournament-match = Parti
standings = A verseny állása
crosstable = Kereszttábla
crosstable-note = Minden fordulóban: a pontok, és kis számmal az ellenfél sorszáma (#).
round = { $number }. forduló
points = Pontok
wins = Győzelmek
buchholz = Buchholz
buchholz-note = Buchholz: az összes ellenfél pontjainak összege.
sonneborn-berger = Sonneborn–Berger
sonneborn-berger-note = Sonneborn–Berger: a legyőzött ellenfelek pontjai, és a döntetlent játszó ellenfelek pontjainak fele.
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
about-programs-text = Mindazt, amit itt megtehetsz, egy program is megteheti. A felület leírása:

## Fejlesztőknek

title-developers = Fejlesztőknek
developers-lead = Amit te itt megtehetsz, azt egy program is megteheti: játszhat, nézhet, elemezhet. Csak egy token kell hozzá és néhány tucat sornyi kód.
developers-token = Token készítése
developers-token-text = Regisztrálj, majd a fiókod oldalán hozz létre egy API-tokent, amely „Játék botként” jogosultságot ad. A programod minden kéréssel elküldi:
developers-token-guest = Az első próbához nem kell fiók. Ezzel a kéréssel a programod vendég lesz, és a válaszban kapott kulcs tokenként használható:
developers-bot = Az első botod
developers-bot-text = Ez a program kihívja a gépet egy partira, és véletlen lépéseket tesz, amíg a parti véget nem ér. Mentsd el, és indítsd így, a saját tokeneddel és bármelyik játékkal:
developers-languages = Programozási nyelv
developers-reference = Leírások
developers-in-english = A műszaki leírások angol nyelvűek.
developers-api = HTTP API
developers-api-lead = A szerver minden címe: mit fogad, és mit válaszol.
developers-live = Élő üzenetek
developers-live-lead = Mit közöl egymással az oldal és a szerver a parti közben.
developers-live-text = Nyiss WebSocket-kapcsolatot ezen a címen. Az üzenetek JSON-szövegek. A parti eseményei számozottak: ha megszakad a kapcsolat, iratkozz fel a partira újra az utolsó megkapott esemény számával, és küldd el újra, amit a szerver nem nyugtázott.
developers-live-sent = A programodtól
developers-live-received = A szervertől
developers-bot-api = Bot API
developers-bot-api-lead = Kihívások, lépések és adatfolyamok botoknak, ugyanúgy, mint a Lichess Bot API-ban: annak kliensei itt is működnek.
developers-engine-protocol = Az elemzőmotor protokollja
developers-engine-protocol-lead = Hogyan beszél egymással soronként egy program és egy elemzőmotor.
developers-json = A teljes leírás JSON formátumban (OpenAPI)
developers-filter = Szűrés
developers-none = Nincs ilyen cím.
developers-parameters = Paraméterek
developers-body = A kérés törzse
developers-answers = Válaszok
developers-optional = elhagyható

## Ahol nem fut szkript

needs-script = A Galds tábláihoz JavaScript kell.

## Címek és nevek, amelyekbe valami behelyettesül

title-with-game = { $page }: { $game }
setup-numbered = { $number }. felállás

## Értesítések

calls = Értesítések
calls-unread = { $count ->
    [one] Értesítések, { $count } olvasatlan
   *[other] Értesítések, { $count } olvasatlan
}
calls-none = Még nincs itt semmi. Itt jelennek meg a kihívások, a lépéseid és a versenyek fordulói.
calls-settings = Értesítési beállítások
calls-for-players = Kezdj egy partit vagy jelentkezz be, és kiválaszthatod, miről kapj értesítést.
call-look = Megnézem
call-to-board = A táblához
call-to-tournament = A versenyhez
call-challenge = { $name } kihívott téged
call-declined = { $name } elutasította a kihívásodat
call-started = Elkezdődött a partid { $name } ellen
call-turn = Te lépsz { $name } ellen
call-draw = { $name } döntetlent ajánl
call-takeback = { $name } vissza szeretné venni a lépését
call-rematch = { $name } visszavágót kér
call-rematched = Elkezdődött a visszavágó { $name } ellen
call-won = Megnyerted a partit { $name } ellen
call-lost = Elvesztetted a partit { $name } ellen
call-drawn = A parti { $name } ellen döntetlen lett
call-aborted = A parti { $name } ellen megszakadt
call-ending-rules = A parti a táblán dőlt el.
call-ending-resigned = Az egyik játékos feladta.
call-ending-agreed = Megegyezéssel.
call-ending-flag = Lejárt az idő.
call-ending-left = Az egyik játékos elhagyta a partit.
call-ending-aborted = Nem számít bele semmibe.
call-ending-cancelled = A kihívást visszavonták.
call-ready = { $title } mindjárt kezdődik. Készen állsz?
call-round = { $title }, { $round }. forduló: az ellenfeled { $name }
call-postponed = { $title } nem tudott elindulni: túl kevesen álltak készen
call-group-challenges = Kihívások
call-group-starts = Parti kezdete
call-group-turns = Te lépsz
call-group-offers = Döntetlenajánlat és visszavétel
call-group-rematches = Visszavágók
call-group-ends = Partik, amelyek a távollétedben érnek véget
call-group-tournaments = Versenyek
call-way-page = Az oldalon
call-way-sound = Hang
call-way-system = Rendszer
calls-system-impossible = Ebben a böngészőben nincsenek rendszerértesítések.
calls-system-denied = A rendszerértesítések le vannak tiltva ezen az oldalon. A böngésző beállításaiban engedélyezheted őket.
calls-system-on = Ez a böngésző akkor is értesít, ha egy oldal sincs nyitva.
calls-system-stop = Kikapcsolás ebben a böngészőben
calls-system-open = Ez a böngésző addig értesít, amíg egy oldal nyitva van.
calls-system-ask = Kapj rendszerértesítést, ha nem nézed az oldalt, vagy ha be van zárva.
calls-system-allow = Értesítések engedélyezése
decline-reason = Indok
decline-generic = Most nem fogadok el kihívásokat.
decline-later = Most nem jó, kérlek, próbáld később.
decline-toofast = Ez a játékidő nekem túl gyors, hívj ki lassabb partira.
decline-tooslow = Ez a játékidő nekem túl lassú, hívj ki gyorsabb partira.
decline-timecontrol = Szívesebben játszanék más játékidővel.
decline-rated = Kérlek, értékelt partira hívj ki.
decline-casual = Kérlek, barátságos partira hívj ki.
decline-variant = Szívesebben játszanék más szabályokkal.
decline-nobot = Robotoktól nem fogadok el kihívást.
decline-onlybot = Csak robotoktól fogadok el kihívást.
