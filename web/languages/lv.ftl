### Lapu vārdi latviešu valodā. Viena rinda – viens teksts; { $name } aizpilda programma.
### Atslēgas visās valodās ir vienas un tās pašas; `npm run unit` pasaka, kuras trūkst.

## Piecas spēles

game-lautari = Lautari
game-luzhanqi = Luzhanqi
game-nardi = Nardi
game-rotary = Rotary
game-shatra = Šatra

summary-lautari = Pa ceļam pārvērtiet savus Bandiniekus un ieņemiet apaļo centru ar savējiem abās pusēs.
summary-luzhanqi = Karaspēka šahs ar slēptām figūrām: sastopieties, iegaumējiet, izskaitļojiet un ieņemiet karogu.
summary-nardi = Bekgemons jeb piecpadsmit kauliņu sacīkste: vienkārša vai ar gammonu, kubu un mačiem.
summary-rotary = Katrs gājiens pagriež veselu ložu gredzenu ap tukšu punktu.
summary-shatra = Altaja spēle: sit kā dambretē, figūras iet kā šahā, rezerve gaida cietoksnī.

story-lautari = Spēli izdomāja Aleksejs Ivanovs. Visas figūras sāk kā vienkārši Bandinieki un kļūst par Izlūkiem, Jātniekiem un Sargiem. Uzvar tas, kura pārvērstā figūra nostājas centrā, kad divas citas savējās stāv tam pretējās pusēs. Noteikumus iemācīsieties desmit minūtēs.
story-luzhanqi = Divas armijas pa divdesmit piecām figūrām stāv aci pret aci, un neviens karavadonis neredz, kas ir kas otrā pusē. Izvietojiet savējo, slīdiet pa dzelzceļu, ar sapieriem novāciet mīnas un atrodiet pretinieka karogu.
story-nardi = Turnīru pasaulē pazīstama kā bekgemons. Pārvediet savus kauliņus mājās un noņemiet no laukuma; nositiet tos, kas stāv pa vienam. Metieni ir godīgi, un pēc katra mača to var pārbaudīt.
story-rotary = Spēli izdomāja dr. Nagy László. Nolieciet rotu uz tukša punkta, kur jūsu lodes ir vairākumā, un pagrieziet visu gredzenu, kā savas, tā svešās. Trīs lodes centrā uzvar.
story-shatra = Divi cietokšņi, grāvis starp abām pusēm un vadonis bijs, kurš nedrīkst krist. Sist ir pienākums, un sērija var turpināties; rezerve aiz vārtiem iznāk laukā, kad tā vajadzīga.

side-white = baltie
side-black = melnie
side-light = gaišie
side-dark = tumšie
side-red = sarkanie

seat-lautari-first = Baltie
seat-lautari-second = Melnie
seat-luzhanqi-first = Sarkanie
seat-luzhanqi-second = Melnie
seat-nardi-first = Baltie
seat-nardi-second = Melnie
seat-rotary-first = Gaišie
seat-rotary-second = Tumšie
seat-shatra-first = Baltie
seat-shatra-second = Melnie

rules-lautari = Lautari
rules-luzhanqi = Luzhanqi: sastopoties redzamas abas figūras
rules-caai = Sacensību noteikumi: redzams tikai, kas palika
rules-nardi = Nardi: vienkāršā spēle
rules-backgammon = Bekgemons: gammons un kubs
rules-backgammon-5 = Bekgemons: mačs līdz 5 punktiem
rules-rotary = Rotary: lodes gar malu
rules-rotary-rows = Rotary: lodes divās rindās
rules-rotary-empty = Rotary: lodes izvieto spēlētāji
rules-shatra = Šatra

## Figūras un lauciņi, arī ekrāna lasītājiem

piece-of-side = { $piece } ({ $side })
piece-pawn = Bandinieks
piece-scout = Izlūks
piece-rider = Jātnieks
piece-guard = Sargs
piece-checker = kauliņš
piece-checker-borne-off = noņemts kauliņš
piece-ball = lode
piece-biy = bijs
piece-batyr = batirs
piece-tura = tura
piece-yalkyn = jalkins
piece-shatra = šatra
piece-field-marshal = feldmaršals
piece-general = armijas ģenerālis
piece-lieutenant-general = ģenerālleitnants
piece-brigadier = brigādes ģenerālis
piece-colonel = pulkvedis
piece-major = majors
piece-captain = kapteinis
piece-platoon-commander = vada komandieris
piece-sapper = sapieris
piece-bomb = granāta
piece-mine = mīna
piece-flag = karogs
piece-piece-hidden = slēpta figūra

field-empty = { $field }, tukšs
field-with = { $field }: { $pieces }
field-stack = { $count } × { $piece }
field-white-bar = balto šķirtne
field-black-bar = melno šķirtne
field-white-off = balto noņemtie
field-black-off = melno noņemtie

board-of = Spēles { $game } laukums. Bultiņu taustiņi iet no lauciņa uz lauciņu, Enter izvēlas, Escape noliek.

## Pogas pie laukuma

choices = Ko var darīt
confirm = Izdarīt
confirm-asked = Gājiens gatavs. Apstipriniet vai ņemiet atpakaļ.
undo-step = Ņemt atpakaļ
picked = { $field } ir rokā, turpināt var uz { $count } { $count ->
    [zero] lauciņiem
    [one] lauciņu
   *[other] lauciņiem
}
laid-down = Nolikts
which-one = Kuru?
not-now = To tagad nevar darīt.
rota-back = Pagriezt rotu par vienu atpakaļ
rota-on = Pagriezt rotu par vienu tālāk
button-turn = Pagriezt par { $number }
button-lautari-scout = Pārvērst par Izlūku
button-lautari-revive = Atdzīvināt figūru
button-shatra-stop = Apstāties šeit
button-shatra-batyr = Batirs
button-shatra-tura = Tura
button-shatra-yalkyn = Jalkins
button-nardi-cannot-move = Gājiena nav: izlaist
button-nardi-double = Dubultot
button-nardi-take = Pieņemt
button-nardi-drop = Atteikties
button-nardi-throw = Mest kauliņus
shatra-duty-capture = Jāsit: iet drīkst tikai tie, kas var sist. Tie laukumā ir iezīmēti.
shatra-duty-promote = Šatra ir nonākusi tālajā malā, un vispirms tā jāpārvērš.
type-action = Ierakstiet gājienu
type-action-go = Izdarīt
type-action-hint = Grāmatas pierakstā, piemēram, { $example }

## Visur

nav-main = Galvenā izvēlne
nav-home = Sākums
nav-play = Spēlēt
nav-watch = Skatīties
nav-puzzles = Uzdevumi
nav-analysis = Analīze
nav-tournaments = Turnīri
nav-about = Par
nav-settings = Iestatījumi
nav-api = API
nav-menu = Izvēlne
nav-sign-in = Ienākt
footer-galds = Galds, pie kura satikties.
footer-nav = Vēl
skip-to-content = Uz saturu
page-did-not-load = Šo lapu neizdevās ielādēt. Vai pazudis savienojums?
try-again = Mēģināt vēlreiz
copy = Kopēt
copied = Nokopēts

title-home = Piecas retas galda spēles
title-game = Spēle
title-match = Mačs
title-lobby = Spēlēt
title-watch = Skatīties
title-settings = Iestatījumi
title-lost = Šeit nekā nav
lost-lead = Varbūt adrese ir nepareiza, vai arī tā, kas te bija, vairs nav.

trouble-unreachable = Serveris nav sasniedzams. Lūdzu, pārbaudiet savienojumu un mēģiniet vēlreiz.
trouble-too-often = Tas bija pārāk bieži. Lūdzu, mēģiniet pēc { $seconds } sekundēm.
trouble-server = Serverī kaut kas nogāja greizi. Lūdzu, pēc brīža mēģiniet vēlreiz.
trouble-refused = Serveris saka: { $reason }
trouble-unknown = Kaut kas nogāja greizi.

## Sākums

home-heading = Piecas retas spēles pie viena galda
home-lead = Spēlējiet ar datoru savā līmenī, ar draugu pēc saites vai ar to, kurš ir klāt. Konts nav vajadzīgs.
play-computer = Spēlēt ar datoru
play-computer-at = Spēlēt { $game } ar datoru
play-people = Ar cilvēkiem
more-about = Spēlēt { $game } ar cilvēkiem un uzzināt par to
starting = Mirklīti …
waiting-heading = Gaida pretinieku
waiting-none = Šobrīd neviens negaida.
to-lobby = Visi, kas gaida, un vieta, kur gaidīt pašam
playing-heading = Tiek spēlēts
playing-none = Šobrīd neviens mačs netiek spēlēts.
to-watch = Skatīties visus mačus

## Spēle

play-heading = Spēlēt
play-against = Pret ko
against-computer = Dators
against-friend = Draugs
against-anyone = Jebkurš
begin-computer = Sākt
begin-friend = Izveidot maču
begin-anyone = Meklēt pretinieku
level = { $level }. līmenis no 10
level-child = Draudzīgs: daudz kļūdās un ļauj redzēt, kā spēle iet.
level-easy = Rāms: redz to, kas tuvu.
level-club = Labs kluba spēlētājs.
level-strong = Tik stiprs, cik iespējams bez ilgas domāšanas.
friend-name = Drauga vārds
friend-link = Atstājiet tukšu un saņemsiet saiti, ko nosūtīt.
your-side = Jūsu puse
side-random = Pēc izlozes
clock = Pulkstenis
control-none = Bez pulksteņa
control-days = { $days ->
    [zero] { $days } dienu gājienam
    [one] { $days } diena gājienam
   *[other] { $days } dienas gājienam
}
rules-chosen = Noteikumi
rated-match = Ar reitingu
rated = ar reitingu
learn-nav = Mācīties
to-rules = Noteikumi
to-puzzles = Uzdevumi
to-analysis = Analīzes galds
top-players = Labākie spēlētāji
top-none = Reitinga vēl nav nevienam.
choose-game = Izvēlieties spēli
all-games = Visas spēles
nobody-yet = brīva vieta
guest = Viesis
computer-level = Dators, { $level }. līmenis

## Mačs

your-turn = Jūsu gājiens
their-turn-named = { $name } domā
waiting-friend = Nosūtiet šo saiti draugam. Mačs sāksies, kad vieta būs aizņemta.
waiting-anyone = Meklējam pretinieku …
waiting-invited = Gaidām, kad { $name } piekritīs …
share-link = Saite uz šo maču
join = Ieņemt brīvo vietu
join-lead = { $name } aicina jūs spēlēt { $game }.
withdraw = Atsaukt
decline = Noraidīt
accept = Pieņemt
setup-lead = Izvietojiet savu armiju: velciet figūru uz figūras, lai tās mainītu vietām.
setup-rules = Karogs stāv štābā, mīnas divās tuvākajās rindās, granātas ne tuvākajā rindā.
setup-send = Gatavs
setup-waits = Jūsu armija stāv. Gaidām otru pusi.
setup-ready-made = Gatavi izvietojumi
setup-own = Jūsu saglabātie izvietojumi
setup-save = Saglabāt šo izvietojumu
setup-name = Izvietojuma nosaukums
setup-delete = Dzēst
setup-mirror = Spoguļattēls
setup-none = Jūs vēl neko neesat saglabājis.
setup-hedgehog = Ezis
setup-fortress = Cietoksnis
setup-turtle = Bruņurupucis
setup-decoy = Māneklis
setup-example = Grāmatas piemērs
setup-lattice = Režģis
setup-two-lines = Divas līnijas
setup-left-hook = Trieciens no kreisās
setup-right-hook = Trieciens no labās
setup-sappers-ahead = Sapieri pa priekšu
setup-hammer = Āmurs
setup-cavalry = Kavalērija
setup-gambit = Gambīts
setup-storm = Vētra
contact-wins = { $attacker } uzvar: { $defender }
contact-loses = { $attacker } zaudē: { $defender }
contact-both = { $attacker } un { $defender }: krīt abi
contact-title = Sastapšanās uz { $field }
dice-commitment = Godīgi metieni: noslēpums noteikts pirms mača. Tā nospiedums: { $hash }
dice-revealed = Metienu noslēpums: { $secret }
moves = Gājieni
move-first = Uz sākumu
move-back = Gājienu atpakaļ
move-forward = Gājienu uz priekšu
move-last = Uz tagadni
move-number = { $number }. gājiens: { $move }
looking-back = Jūs skatāties { $number }. gājienu.
to-present = Atpakaļ uz tagadni
turn-board = Apgriezt laukumu
names-on-board = Nosaukumi
pencil-marks = Zīmulis
resign = Padoties
resign-sure = Tiešām padoties?
yes-resign = Jā, padoties
no-play-on = Nē, turpināt
abort = Pārtraukt
offer-draw = Piedāvāt neizšķirtu
offer-takeback = Lūgt atpakaļ
offer-rematch = Spēlēt vēlreiz
offered-draw = { $name } piedāvā neizšķirtu.
offered-takeback = { $name } lūdz gājienu atpakaļ.
offered-rematch = { $name } grib spēlēt vēlreiz.
you-offered-draw = Jūs piedāvājāt neizšķirtu.
you-offered-takeback = Jūs lūdzāt gājienu atpakaļ.
you-offered-rematch = Jūs gribat spēlēt vēlreiz. Gaidām otru pusi.
offer-declined = Piedāvājums noraidīts.
claim-win = Pieprasīt uzvaru
result-won = Uzvarēja { $side }
result-you-won = Jūs uzvarējāt
result-you-lost = Jūs zaudējāt
result-draw = Neizšķirts
result-none = Mačs neskaitās
ending-rules = pēc spēles noteikumiem
ending-resigned = padevās { $side }
ending-agreed = vienojoties
ending-flag = laiks beidzās: { $side }
ending-left = aizgāja { $side }
ending-aborted = pārtraukts
ending-cancelled = atcelts
rematch-go = Uz nākamo maču
analyse = Analizēt
download = Lejupielādēt
chat = Sarunas
chat-say = Pasakiet kaut ko
chat-send = Sūtīt
chat-none = Vēl nekas nav teikts.
chat-off = Sarunas ir izslēgtas.
chat-switch = Sarunas
connection-on = Savienots, { $lag } ms
connection-connecting = Savieno …
connection-lost = Savienojums pazudis. Mēģina vēlreiz …
connection-polling = Lēns savienojums: jautā ik pēc dažām sekundēm
not-sent = Vēl nav nosūtīts: { $action }
says-move = { $side }: { $move }
time-left = { $side }: palicis { $time }
match-unknown = Tāda mača nav.
throw-waits = Metiet kauliņus vai dubultojiet

## Iestatījumi

settings-look = Izskats
settings-board = Laukums
settings-play = Spēle
setting-language = Valoda
setting-theme = Krāsas
setting-motion = Kustība
setting-sounds = Skaņas
setting-names = Lauciņu nosaukumi laukumā
setting-targets = Rādīt, kur figūra var iet
setting-confirm = Pirms sūtīšanas apstiprināt katru gājienu
setting-playForced = Vienīgo iespējamo gājienu izdarīt pašam no sevis
setting-throwByItself = Nardi: mest kauliņus, nejautājot par dubultošanu
setting-pencil = Luzhanqi: ar zīmuli uz slēptām figūrām, kas tās var būt
setting-chat = Sarunas pie mačiem
as-browser = Kā pārlūkā
theme-system = Kā sistēmā
theme-light = Gaišs
theme-dark = Tumšs
theme-to-light = Pārslēgt uz gaišo
theme-to-dark = Pārslēgt uz tumšo
motion-system = Kā sistēmā
motion-reduced = Maz
