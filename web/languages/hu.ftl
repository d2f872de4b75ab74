### Az oldalak szavai magyarul. Egy sor egy szöveg; a { $name } helyét a program tölti ki.
### A kulcsok minden nyelvben ugyanazok; az `npm run unit` megmondja, melyik hiányzik.

## Az öt játék

game-lautari = Lautari
game-luzhanqi = Luzhanqi
game-nardi = Nardi
game-rotary = Rotary
game-shatra = Satra

summary-lautari = Alakítsd át útközben a gyalogjaidat, és foglald el a kerek centrumot, társakkal két oldalán.
summary-luzhanqi = Hadseregsakk rejtett bábukkal: ütközz meg, jegyezd meg, következtess, és szerezd meg a zászlót.
summary-nardi = Ostábla, tizenöt korong versenye: egyszerűen vagy gammonnal, kockával és mérkőzésekkel.
summary-rotary = Minden lépés egy egész gyűrűnyi golyót forgat el egy üres pont körül.
summary-shatra = Az Altaj játéka: üt, mint a dáma, lép, mint a sakk, tartaléka a várban vár.

story-lautari = Aleksejs Ivanovs találmánya. Minden bábu egyszerű gyalogként indul, és felderítő, lovas vagy őr lesz belőle. Az nyer, akinek egy átalakult bábuja a centrumba ér, miközben két másik sajátja az ellentétes oldalakon áll. Tíz perc alatt megtanulható.
story-luzhanqi = Két huszonöt fős hadsereg áll szemben egymással, és egyik vezér sem látja, ki kicsoda a túloldalon. Állítsd fel a tiédet, siklj végig a vasúton, szedd fel az aknákat utászokkal, és találd meg az ellenség zászlóját.
story-nardi = A versenyek világában backgammon a neve. Vidd haza a korongjaidat, és vedd le őket a tábláról; üsd ki, ami egyedül áll. A dobások tisztességesek, és minden mérkőzés után ellenőrizhetők.
story-rotary = Dr. Nagy László találmánya. Tedd a rotát egy üres pontra, amely körül a te golyóid vannak többségben, és fordítsd el az egész gyűrűt, a sajátodat és a másikét is. Három golyó a centrumban nyer.
story-shatra = Két vár, két térfél között árok, és egy vezér, a bij, akinek nem szabad elesnie. Az ütés kötelező, és folytatódhat; a kapu mögötti tartalék akkor lép a mezőre, amikor kell.

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
rules-luzhanqi = Luzhanqi: ütközéskor mindkét bábu látszik
rules-caai = Versenyszabályok: csak az látszik, ki maradt
rules-nardi = Nardi: az egyszerű játék
rules-backgammon = Backgammon: gammon és kocka
rules-backgammon-5 = Backgammon: mérkőzés 5 pontig
rules-rotary = Rotary: golyók a peremen
rules-rotary-rows = Rotary: golyók két sorban
rules-rotary-empty = Rotary: a játékosok helyezik el a golyókat
rules-shatra = Satra

## Bábuk és mezők, képernyőolvasóknak is

piece-of-side = { $piece } ({ $side })
piece-pawn = gyalog
piece-scout = felderítő
piece-rider = lovas
piece-guard = őr
piece-checker = korong
piece-checker-borne-off = levett korong
piece-ball = golyó
piece-biy = bij
piece-batyr = batir
piece-tura = tura
piece-yalkyn = jalkin
piece-shatra = satra
piece-field-marshal = tábornagy
piece-general = tábornok
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
field-pencilled = { $field }, lehet { $kinds }
field-white-bar = fehér a bárban
field-black-bar = fekete a bárban
field-white-off = fehér levett korongjai
field-black-off = fekete levett korongjai
field-on-from = bal oldali tábla, { $field }
field-on-to = jobb oldali tábla, { $field }

board-of = { $game } tábla. A nyilak mezőről mezőre visznek, az Enter választ, az Escape letesz.

## Gombok a tábla mellett

choices = Mit lehet tenni
confirm = Meglépem
confirm-asked = Kész. Erősítsd meg, vagy vedd vissza.
undo-step = Visszaveszem
picked = { $field } kézben, { $count } { $count ->
    [one] mező
   *[other] mező
} a folytatáshoz
picked-choices = { $field } kézben, a tábla mellett { $count } { $count ->
    [one] lehetőség
   *[other] lehetőség
}
laid-down = Letéve
which-one = Melyik?
not-now = Ezt most nem lehet.
rota-back = A rota eggyel vissza
rota-on = A rota eggyel tovább
rota-hint = Forgasd a kereket, vagy válassz jelet.
button-turn = Fordítás { $number } hellyel
button-turn-none = Passz, fordítás nélkül
button-lautari-scout = Felderítővé alakítom
button-lautari-revive = Bábut élesztek
button-shatra-stop = Itt megállok
button-shatra-batyr = Batir
button-shatra-tura = Tura
button-shatra-yalkyn = Jalkin
button-nardi-cannot-move = Nincs lépés: passz
button-nardi-double = Duplázok
button-nardi-take = Elfogadom
button-nardi-drop = Eldobom
button-nardi-throw = Dobok
sure-nardi-double = Duplázod a tétet? Az ellenfél elfogadja a kockát, vagy feladja a játszmát.
sure-nardi-drop = Eldobod? Ezt a játszmát elveszíted.
sure-no = Nem
shatra-duty-capture = Ütni kell: csak az léphet, aki üthet. Ezeket a tábla jelöli.
shatra-duty-promote = Egy satra elérte a túlsó szélt, előbb át kell alakítani.
type-action = Írj be egy lépést
type-action-go = Meglépem
type-action-hint = Például { $example }

## Mindenütt

nav-main = Főmenü
nav-home = Kezdőlap
nav-play = Játék
nav-watch = Nézelődés
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
skip-to-content = Ugrás a tartalomra
page-did-not-load = Az oldalt nem sikerült betölteni. Megszakadt a kapcsolat?
try-again = Újra
copy = Másolás
copied = Másolva

title-home = Öt ritka táblajáték
title-game = Játék
title-match = Parti
title-lobby = Játék
title-watch = Nézelődés
title-settings = Beállítások
title-lost = Itt nincs semmi
lost-lead = Talán rossz a cím, vagy ami itt volt, már nincs meg.

trouble-unreachable = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
trouble-server = Valami elromlott a szerveren. Próbáld újra kicsit később.
trouble-refused = A szerver válasza: { $reason }
trouble-unknown = Valami elromlott.

## Kezdőlap

home-heading = Öt ritka játék egy asztalnál
home-lead = Játssz a géppel a magad szintjén, egy baráttal hivatkozás útján, vagy azzal, aki itt van. Fiók nem kell.
play-computer = A gép ellen
play-computer-at = { $game } a gép ellen
play-people = Emberekkel
more-about = { $game } emberekkel, és tudnivalók
starting = Egy pillanat …
waiting-heading = Ellenfélre várnak
waiting-none = Most senki sem vár.
to-lobby = Minden várakozó, és hely a várakozásra
playing-heading = Most játsszák
playing-none = Most egy parti sem folyik.
to-watch = Az összes parti

## Egy játék

play-heading = Játék
play-against = Ki ellen
against-computer = A gép
against-friend = Egy barát
against-anyone = Bárki
begin-computer = Kezdés
begin-friend = Parti létrehozása
begin-anyone = Ellenfél keresése
level = { $level }. szint a 10-ből
level-child = Barátságos: sokat hibázik, és látni engedi, hogyan megy a játék.
level-easy = Nyugodt: a közelit látja.
level-club = Jó klubjátékos.
level-strong = Olyan erős, amennyire hosszú gondolkodás nélkül lehet.
friend-name = A barátod neve
friend-link = Hagyd üresen, és kapsz egy elküldhető hivatkozást.
your-side = A te oldalad
side-random = Sorsolással
clock = Óra
control-none = Óra nélkül
control-days = { $days ->
    [one] { $days } nap lépésenként
   *[other] { $days } nap lépésenként
}
rules-chosen = Szabályok
rated-match = Értékelt
rated = értékelt
casual = barátságos
learn-nav = Tanulás
to-rules = Szabályok
to-puzzles = Feladványok
to-analysis = Elemzőtábla
top-players = Legjobb játékosok
top-none = Még nincs helyezett: ide öt értékelt játszmával lehet kerülni.
choose-game = Válassz játékot
all-games = Minden játék
nobody-yet = szabad hely
guest = Vendég
computer-level = Gép, { $level }. szint

## A parti

your-turn = Te jössz
their-turn-named = { $name } gondolkodik
their-turn-absent = { $name } nincs itt
waiting-friend = Küldd el ezt a hivatkozást a barátodnak. A parti akkor kezdődik, amikor a hely betelik.
waiting-anyone = Ellenfelet keresünk …
waiting-invited = Várjuk, hogy { $name } elfogadja …
share-link = Hivatkozás a partira
join = Elfoglalom a szabad helyet
join-lead = { $name } meghív egy { $game } partira.
withdraw = Visszavonás
decline = Elutasítás
accept = Elfogadás
setup-lead = Állítsd fel a hadsereged: húzz bábut bábura, hogy helyet cseréljenek.
setup-rules = A zászló főhadiszálláson áll, az aknák a két hátsó sorban, bomba nem a hátsó sorban.
setup-misplaced = { $field }, itt nem állhat
setup-send = Kész
setup-waits = A hadsereged áll. Várjuk a másik oldalt.
setup-ready-made = Kész felállások
setup-own = Mentett felállásaid
setup-save = Felállás mentése
setup-name = A felállás neve
setup-delete = Törlés
setup-mirror = Tükrözés
setup-none = Még nem mentettél egyet sem.
setup-hedgehog = Sün
setup-fortress = Erőd
setup-turtle = Teknős
setup-decoy = Csali
setup-example = A könyv példája
setup-lattice = Rács
setup-two-lines = Két vonal
setup-left-hook = Balhorog
setup-right-hook = Jobbhorog
setup-sappers-ahead = Utászok előre
setup-hammer = Kalapács
setup-cavalry = Lovasság
setup-gambit = Gambit
setup-storm = Roham
contact-wins = { $attacker } legyőzi: { $defender }
contact-loses = { $attacker } elesik: { $defender }
contact-both = { $attacker } és { $defender }: mindkettő elesik
contact-title = Ütközés: { $field }
dice-commitment = Tisztességes dobások: a titok a parti előtt rögzült. Ujjlenyomata: { $hash }
dice-revealed = A dobások titka: { $secret }
moves = Lépések
move-first = Az elejére
move-back = Egy lépést vissza
move-forward = Egy lépést előre
move-last = A jelenhez
move-number = { $number }. lépés: { $move }
looking-back = A(z) { $number }. lépést nézed.
to-present = Vissza a jelenhez
turn-board = Tábla megfordítása
names-on-board = Nevek
pencil-marks = Ceruzajelek
resign = Feladom
sure-resign = Biztosan feladod?
yes-resign = Igen, feladom
no-play-on = Nem, játszom tovább
abort = Megszakítás
sure-abort = Biztosan megszakítod a játszmát?
yes-abort = Igen, megszakítom
offer-draw = Döntetlent ajánlok
sure-offer-draw = Biztosan döntetlent ajánlasz?
yes-offer-draw = Igen, ajánlok
offer-takeback = Visszavételt kérek
offer-rematch = Játsszunk újra
offered-draw = { $name } döntetlent ajánl.
offered-takeback = { $name } visszavenne egy lépést.
offered-rematch = { $name } újra játszana.
you-offered-draw = Döntetlent ajánlottál.
you-offered-takeback = Visszavételt kértél.
you-offered-rematch = Újra játszanál. Várjuk a másik oldalt.
declined-draw = A döntetlenajánlatot elutasították.
declined-takeback = A visszavonást elutasították.
declined-rematch = Az új játszmát elutasították.
claim-win = Kérem a győzelmet
result-won = { $side } nyert
result-you-won = Nyertél
result-you-lost = Vesztettél
result-draw = Döntetlen
result-none = A parti nem számít
ending-rules = a játék szabályai szerint
ending-resigned = { $side } feladta
ending-agreed = megegyezéssel
ending-flag = { $side } ideje lejárt
ending-left = { $side } elment
ending-aborted = megszakítva
ending-cancelled = törölve
rematch-go = A következő partihoz
analyse = Elemzés
download = Letöltés
chat = Csevegés
chat-say = Mondj valamit
chat-send = Küldés
chat-none = Még nem szólt senki.
chat-off = A csevegés ki van kapcsolva.
chat-switch = Csevegés
connection-on = Kapcsolódva, { $lag } ms
connection-connecting = Kapcsolódás …
connection-lost = Megszakadt a kapcsolat. Újra próbáljuk …
connection-polling = Lassú kapcsolat: pár másodpercenként kérdezünk
not-sent = Még nincs elküldve: { $action }
says-move = { $side }: { $move }
time-left = { $side }: { $time } maradt
match-unknown = Nincs ilyen parti.
throw-waits = Dobj vagy duplázz
double-waits = Duplázás: elfogadod vagy feladod?
to-act = lép
first-due = Az első lépés { $due } alatt, különben a játszma megszakad
pips = { $pips } pont
set-up-done = felállás
dice-fair = Tisztességes kockák
own-matches = Saját játszmáid
legend = Melyik figura micsoda

## Beállítások

settings-look = Kinézet
settings-board = Tábla
settings-play = Játék
setting-language = Nyelv
setting-theme = Színek
setting-motion = Mozgás
setting-sounds = Hangok
setting-names = A mezők neve a táblán
setting-targets = Mutassa, hová léphet a bábu
setting-confirm = Küldés előtt minden lépést megerősítek
setting-playForced = Az egyetlen lehetséges lépést tegye meg magától
setting-throwByItself = Nardi: dobjon, a duplázást nem kérdezve
setting-pencil = Luzhanqi: ceruzával a rejtett bábukra, mik lehetnek
setting-chat = Csevegés a partik mellett
as-browser = Ahogy a böngésző
theme-system = Ahogy a rendszer
theme-light = Világos
theme-dark = Sötét
theme-to-light = Váltás világosra
theme-to-dark = Váltás sötétre
motion-system = Ahogy a rendszer
motion-reduced = Kevés

## Szabályok

title-rules = Szabályok
to-advice = Tanácsok
rules-nav = Erről a játékról
rules-in-other-language = Ezek a szabályok a te nyelveden még nincsenek meg; itt vannak angolul.
contents = Tartalom
footnotes = Jegyzetek
footnote = { $number }. jegyzet
back-to-text = Vissza a szöveghez
table = Táblázat
try-position = Próbáld ki a táblán
close = Bezárás

## Elemzés

title-analysis = Elemzés
analysis-lead = Próbálj ki lépéseket mindkét oldalon, nézd meg, mit gondol a program, és oszd meg linkkel. Melyik játék?
analysis-lays-out = { $side } állítja fel előbb a seregét: válassz kész felállást, vagy készíts sajátot.
analysis-empty = Lépj a táblán. Minden, amit kipróbálsz, itt marad, a változatokkal együtt.
analysis-other-army = Másik sereg felállítása
analysis-back-to-moves = Vissza a lépésekhez
show-hidden-pieces = Minden bábu
analysis-not-over = Ezt a játszmát még játsszák. Elemezni akkor lehet, ha véget ért.
engine = Program
engine-on = Bekapcsolva
engine-lines = Változatok
engine-depth = Mélység: { $depth }
engine-nodes = { $nodes } állás
engine-thinks = Gondolkodik …
engine-nothing = Itt nincs mit választani.
play-line-to = Ennek a változatnak a lejátszása eddig: { $move }
value-win = nyer { $count } lépésben
value-loss = veszít { $count } lépésben
value-bar = Esélyek: { $first } 100-ból { $percent }, { $second } a többi
value-none = Még nincs értékelés
game-over = A játszma véget ért: { $result }
choose-dice = Dobás választása
variation = Változat
variation-promote = Legyen ez a fő változat
variation-remove = Törlés innentől
share = Link másolása
position-heading = Állás és szabályok szövegként
position-text = Állás
rules-text = Szabályok
position-set = Felállítás
position-start = Elölről
report = Értékelés
report-make = Keresd meg a hibákat
report-again = Még egyszer
report-stop = Megállítás
report-running = { $done }. lépés, összesen { $total }
report-kept = Megtartott esélyek
mistake-inaccuracy = Pontatlanság
mistake-mistake = Hiba
mistake-blunder = Durva hiba
mistakes-inaccuracy = Pontatlanságok (?!)
mistakes-mistake = Hibák (?)
mistakes-blunder = Durva hibák (??)
better-was = Jobb: { $move }

## Feladványok

title-puzzles = Feladványok
puzzles-lead = Állások a gép játszmáiból, amelyekben egyetlen lépés a helyes. A nyerés bizonyított: nincs ellene védelem.
puzzles-kind-win = Találd meg a lépést, amely kényszerítve nyer.
puzzles-kind-best = Találd meg a lépést, amely minden másnál jobb.
puzzles-solved = { $count ->
    [0] még egy sincs megoldva
   *[other] { $count } megoldva
}
puzzles-progress = { $count } közül { $solved } megoldva
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
puzzle-task-best = { $side } lép: találd meg a legjobbat.
puzzle-right = Jó! Tovább.
puzzle-wrong = Nem ez az. Próbálj mást.
puzzle-is-solved = Megoldva: { $solution }
puzzle-solution = A megoldás így kezdődik: { $solution }
puzzle-hint = Segítség
puzzle-hint-is = Itt kezdődik: { $field }.
puzzle-give-up = Feladom
puzzle-retry = Elölről
puzzle-next = Következő feladvány
intarzia = Intarzia
intarzia-lead = A Rotary egyszemélyes játéka: forgasd át a golyók egyik elrendezését a másikba minél kevesebb forgatással. A legkisebb szám bizonyított, és megtudod, ha kész vagy.
intarzia-go = Intarzia játszása
intarzia-task = Legyen az első tábla olyan, mint a második.
intarzia-how = Tedd a rotát az első tábla egy üres pontjára, és fordítsd el körülötte a gyűrűt. Egyetlen golyó sem hagyhatja el a táblát.
intarzia-turns = { $turns } forgatás
intarzia-best = Megoldva { $turns } forgatással. Kevesebbel lehetetlen: ez bizonyított.
intarzia-solved = Megoldva { $turns } forgatással. { $fewest } is elég, kevesebb lehetetlen: { $way }
intarzia-given-up = { $fewest } forgatás elég, kevesebb lehetetlen: { $way }

## Emberek

title-profile = Profil
here-since = itt van { $date } óta
followers = { $count ->
    [0] nincs követője
   *[other] { $count } követő
}
is-bot = program
follow = Követés
following = Követed
block = Letiltás
blocking = Letiltva
ratings = Értékszámok
ratings-none = Még nincs értékelt játszma.
rating = Értékszám
rating-games = { $games } játszma: +{ $wins } ={ $draws } −{ $losses }
rating-curve = Értékszám: { $game }, { $speed }
speed-bullet = Villám
speed-blitz = Blitz
speed-rapid = Rapid
speed-classical = Klasszikus
speed-correspondence = Levelezési
outcome-won = Győzelem
outcome-lost = Vereség
outcome-drawn = Döntetlen
outcome-none = Nem számít
matches-over = Játszmák
matches-none = Még nincs játszma.
show-more = Több mutatása
top-all = Minden sebesség, száz hely
choose-speed = Sebesség választása
place = Hely
name = Név
date = Dátum
games-played = Játszmák
game = Játék

## Fiók

title-account = Fiók
account-lead = A fiók megőrzi a nevedet, az értékszámaidat és a játszmáidat. Nélküle is játszhatsz.
account-ways = Belépés vagy regisztráció
sign-in = Belépés
sign-out = Kilépés
register = Regisztráció
register-note = Csak név és jelszó kell. E-mail-címet nem kérünk, ezért az elfelejtett jelszót nem tudjuk elküldeni.
guest-games-take = Vendégként játszott játszmáim átvitele (folyamatban: { $running }, befejezve: { $finished })
guest-games-note = A fiókod részei lesznek, és az ellenfeleid a nevedet látják bennük.
name-hint = 2–20 betű és számjegy. A hasonlónak látszó nevek egynek számítanak.
password = Jelszó
password-hint = Legalább 8 karakter, és ne a leggyakoribb jelszavak egyike legyen.
password-change = Jelszó megváltoztatása
password-old = Jelenlegi jelszó
password-new = Új jelszó
password-changed = A jelszó megváltozott. Minden más böngészőben kiléptettünk.
to-profile = A profilod
about-you = Magadról
save = Mentés
saved = Mentve.
you-follow = Követed
you-block = Letiltottad
sessions = Hol vagy belépve
session-this = ez a böngésző
session-unknown = Ismeretlen böngésző
session-end = Kilépés ott
session-end-others = Kilépés mindenhol máshol
last-used = utoljára { $date }
tokens = Tokenek programoknak
tokens-lead = A tokennel egy programod a te nevedben játszhat, amennyire megengeded. Úgy őrizd, mint a jelszavadat.
token-label = Mire való?
token-scopes = Mit tehet?
token-make = Token készítése
token-end = Visszavonás
token-unused = készült: { $made }, még nem használták
token-secret = Másold ki most a tokent: csak ez egyszer látható.
scope-bot-play = Játék robotként
scope-board-play = Játék programból emberként
scope-challenge-read = Kihívások megtekintése
scope-challenge-write = Kihívás, elfogadás, elutasítás
scope-follow-read = Követettek és letiltottak megtekintése
scope-follow-write = Követés és letiltás
scope-tournament-write = Versenyek rendezése és részvétel
scope-account-read = Adataid letöltése
own-data = Az adataid
own-data-lead = Minden, amit rólad őrzünk, egy fájlban.
own-data-get = Letöltés
account-delete = A fiók törlése
account-delete-lead = A folyó játszmákat feladod, a neved eltűnik mindabból, amit mások őriznek, és többé senki sem veheti fel. Ezt nem lehet visszavonni.
account-delete-sure = Törlés örökre

## Versenyek

title-tournaments = Versenyek
tournaments-open = Lehet jelentkezni
tournaments-running = Zajlanak
tournaments-over = Véget értek
tournaments-none = Most egy verseny sem vár jelentkezőket.
tournament-needs-account = – versenyt rendezni vagy részt venni így lehet.
tournament-new = Verseny rendezése
tournament-title = A verseny neve
tournament-kind = Párosítás
tournament-swiss = Svájci
tournament-round-robin = Mindenki mindenkivel
tournament-rounds = Fordulók
tournament-cycles = Hányszor
tournament-make = Létrehozás
tournament-length-swiss = { $rounds } forduló
tournament-length-round-robin = { $cycles } kör
tournament-phase-open = lehet jelentkezni
tournament-phase-running = zajlik
tournament-phase-over = véget ért
tournament-phase-cancelled = elmaradt
tournament-sign-in = Belépés a részvételhez
tournament-join = Részt veszek
tournament-leave = Mégsem veszek részt
tournament-withdraw = Visszalépés
tournament-start = Indítás
tournament-cancel = Lemondás
tournament-board-running = zajlik
tournament-match = Játszma
standings = Állás
crosstable = Kereszttábla
round = { $number }. forduló
points = Pontok
wins = Győzelmek
buchholz = Buchholz
sonneborn-berger = Sonneborn–Berger
bye = szabadnapos
cell-game = { $round }. forduló: { $points }, ellenfél: { $name }
cell-bye = { $round }. forduló: { $points }, ellenfél nélkül
cell-absent = { $round }. forduló: nem játszott
entrants = { $count } résztvevő
entrants-none = Még senki. Légy te az első.

## Névjegy

title-about = A Galdsról
about-lead = A Galds öt ritka táblajáték asztala: pontos szabályok, becsületes ellenfelek, elemzés, feladványok és versenyek egyetlen programban, amelyet bárki futtathat.
about-authors = Kiéi ezek a játékok
credit-lautari = Aleksejs Ivanovs találmánya. Az itteni szabályok az ő 2024-es, 1.02-es változatát követik.
credit-luzhanqi = Hagyományos kínai játék, a 20. század első felétől ismert.
credit-nardi = Backgammon; ősei több ezer évesek, a duplázókocka az 1920-as évekből való.
credit-rotary = Dr. Nagy László találmánya. Az Intarzia nevű egyszemélyes játék is az övé.
credit-shatra = Az Altaj hagyományos játéka.
about-licence = Licenc
about-licence-text = A Galds szabad szoftver: tetszésed szerint az MIT vagy az Apache 2.0 licenc alatt használhatod, módosíthatod és továbbadhatod. A játékok szerzőikéi és hagyományaikéi.
about-parts = Az oldalak és a szerver mások szabad szoftvereiből épülnek, köztük:
about-privacy = Mit őrzünk rólad
about-privacy-text = Fiók nélkül csak egy véletlen számot a böngésződben és a játszmáidat. Fiókkal a nevedet, a jelszavad lenyomatát, az értékszámaidat és azt is, amit írsz. Nincs követés, nincs reklám, és egyetlen kérés sem megy senki máshoz.
about-programs = Programozóknak
about-programs-text = Mindezt programok is megtehetik; a felület leírása:
