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
field-white-bar = fehér a bárban
field-black-bar = fekete a bárban
field-white-off = fehér levett korongjai
field-black-off = fekete levett korongjai

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
laid-down = Letéve
which-one = Melyik?
not-now = Ezt most nem lehet.
rota-back = A rota eggyel vissza
rota-on = A rota eggyel tovább
button-turn = Fordítás { $number } hellyel
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
shatra-duty-capture = Ütni kell: csak az léphet, aki üthet. Ezeket a tábla jelöli.
shatra-duty-promote = Egy satra elérte a túlsó szélt, előbb át kell alakítani.
type-action = Írj be egy lépést
type-action-go = Meglépem
type-action-hint = A könyv jelölésével, például { $example }

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
trouble-too-often = Ez túl gyakori volt. Próbáld újra { $seconds } másodperc múlva.
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
learn-nav = Tanulás
to-rules = Szabályok
to-puzzles = Feladványok
to-analysis = Elemzőtábla
top-players = Legjobb játékosok
top-none = Még senkinek sincs értékszáma.
choose-game = Válassz játékot
all-games = Minden játék
nobody-yet = szabad hely
guest = Vendég
computer-level = Gép, { $level }. szint

## A parti

your-turn = Te jössz
their-turn-named = { $name } gondolkodik
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
resign-sure = Biztosan feladod?
yes-resign = Igen, feladom
no-play-on = Nem, játszom tovább
abort = Megszakítás
offer-draw = Döntetlent ajánlok
offer-takeback = Visszavételt kérek
offer-rematch = Játsszunk újra
offered-draw = { $name } döntetlent ajánl.
offered-takeback = { $name } visszavenne egy lépést.
offered-rematch = { $name } újra játszana.
you-offered-draw = Döntetlent ajánlottál.
you-offered-takeback = Visszavételt kértél.
you-offered-rematch = Újra játszanál. Várjuk a másik oldalt.
offer-declined = Az ajánlatot elutasították.
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
