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
field-open = { $field }, var izvēlēties
field-pencilled = { $field }, var būt { $kinds }
field-white-bar = balto šķirtne
field-black-bar = melno šķirtne
field-white-off = balto noņemtie
field-black-off = melno noņemtie
field-on-from = kreisais laukums, { $field }
field-on-to = labais laukums, { $field }

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
picked-choices = { $field } ir rokā, blakus laukumam { $count } { $count ->
    [zero] iespēju
    [one] iespēja
   *[other] iespējas
}
laid-down = Nolikts
which-one = Kuru?
not-now = To tagad nevar darīt.
rota-back = Pagriezt rotu par vienu atpakaļ
rota-on = Pagriezt rotu par vienu tālāk
rota-hint = Grieziet ratu vai izvēlieties ierobu.
button-turn = Pagriezt par { $number }
button-turn-none = Izlaist, negriežot
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
sure-nardi-double = Dubultot likmi? Pretinieks pieņem kubu vai atdod partiju.
sure-nardi-drop = Atteikties? Šo partiju jūs zaudēsiet.
sure-no = Nē
shatra-duty-capture = Jāsit: iet drīkst tikai tie, kas var sist. Tie laukumā ir iezīmēti.
shatra-duty-promote = Šatra ir nonākusi tālajā malā, un vispirms tā jāpārvērš.
type-action = Ierakstiet gājienu
type-action-go = Izdarīt
type-action-hint = Raksti, piem., { $example }

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
casual = bez reitinga
learn-nav = Mācīties
to-rules = Noteikumi
to-puzzles = Uzdevumi
to-analysis = Analīzes galds
top-players = Labākie spēlētāji
top-none = Vietu vēl nav: lai te tiktu, jāizspēlē piecas partijas ar reitingu.
choose-game = Izvēlieties spēli
all-games = Visas spēles
nobody-yet = brīva vieta
guest = Viesis
computer-level = Dators, { $level }. līmenis

## Mačs

your-turn = Jūsu gājiens
their-turn-named = { $name } domā
their-turn-absent = { $name } nav klāt
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
setup-misplaced = { $field }, šeit nedrīkst stāvēt
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
sure-resign = Tiešām padoties?
yes-resign = Jā, padoties
no-play-on = Nē, turpināt
abort = Pārtraukt
sure-abort = Tiešām pārtraukt partiju?
yes-abort = Jā, pārtraukt
offer-draw = Piedāvāt neizšķirtu
sure-offer-draw = Tiešām piedāvāt neizšķirtu?
yes-offer-draw = Jā, piedāvāt
offer-takeback = Lūgt atpakaļ
offer-rematch = Spēlēt vēlreiz
offered-draw = { $name } piedāvā neizšķirtu.
offered-takeback = { $name } lūdz gājienu atpakaļ.
offered-rematch = { $name } grib spēlēt vēlreiz.
you-offered-draw = Jūs piedāvājāt neizšķirtu.
you-offered-takeback = Jūs lūdzāt gājienu atpakaļ.
you-offered-rematch = Jūs gribat spēlēt vēlreiz. Gaidām otru pusi.
declined-draw = Neizšķirta piedāvājums noraidīts.
declined-takeback = Gājiena atsaukšana noraidīta.
declined-rematch = Jauna partija noraidīta.
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
double-waits = Dubultots: pieņemt vai padoties?
to-act = jāiet
first-due = Pirmais gājiens { $due } laikā, citādi mačs tiek pārtraukts
pips = { $pips } punkti
set-up-done = izkārtojums
dice-fair = Godīgi kauliņi
own-matches = Jūsu mači
legend = Kas ir kuras figūras

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

## Noteikumi

title-rules = Noteikumi
to-advice = Padomi
rules-nav = Par šo spēli
rules-in-other-language = Jūsu valodā šo noteikumu vēl nav; te tie ir angliski.
contents = Saturs
footnotes = Piezīmes
footnote = { $number }. piezīme
back-to-text = Atpakaļ pie teksta
table = Tabula
try-position = Izmēģināt uz laukuma
close = Aizvērt

## Analīze

title-analysis = Analīze
analysis-lead = Izmēģiniet gājienus par abām pusēm, paskatieties, ko domā programma, un dalieties ar saiti. Kura spēle?
analysis-lays-out = Vispirms jāizvieto armija. Puse: { $side }. Izvēlieties gatavu izvietojumu vai veidojiet savu.
analysis-empty = Izdariet gājienu uz laukuma. Viss, ko izmēģināsiet, paliks šeit kopā ar variantiem.
analysis-other-army = Izkārtot citu armiju
analysis-back-to-moves = Atpakaļ pie gājieniem
show-hidden-pieces = Visas figūras
analysis-not-over = Šī spēle vēl turpinās. To varēs analizēt, kad tā būs beigusies.
engine = Programma
engine-on = Ieslēgta
engine-lines = Varianti
engine-depth = Dziļums { $depth }
engine-nodes = pozīcijas: { $nodes }
engine-thinks = Domā …
engine-nothing = Te nav ko izvēlēties.
play-line-to = Izspēlēt šo variantu līdz { $move }
value-win = uzvara { $count } gājienos
value-loss = zaudējums { $count } gājienos
value-bar = Izredzes: { $first } – { $percent } no 100, { $second } – pārējais
value-none = Vērtējuma vēl nav
game-over = Spēle ir galā: { $result }
choose-dice = Izvēlēties metienu
variation = Variants
variation-promote = Padarīt par galveno
variation-remove = Dzēst no šejienes
share = Kopēt saiti
position-heading = Pozīcija un noteikumi tekstā
position-text = Pozīcija
rules-text = Noteikumi
position-set = Izvietot
position-start = No sākuma
report = Pārskats
report-make = Atrast kļūdas
report-again = Vēlreiz
report-stop = Apturēt
report-running = { $done }. gājiens no { $total }
report-kept = Saglabātas izredzes
mistake-inaccuracy = Neprecizitāte
mistake-mistake = Kļūda
mistake-blunder = Rupja kļūda
mistakes-inaccuracy = Neprecizitātes (?!)
mistakes-mistake = Kļūdas (?)
mistakes-blunder = Rupjas kļūdas (??)
better-was = Labāk: { $move }

## Uzdevumi

title-puzzles = Uzdevumi
puzzles-lead = Pozīcijas no datora spēlēm, kurās pareizs ir viens gājiens. Uzvaras ir pierādītas: nekāda aizsardzība nelīdz.
puzzles-kind-win = Atrodiet gājienu, kas uzvar piespiedu kārtā.
puzzles-kind-best = Atrodiet gājienu, kas ir labāks par visiem pārējiem.
puzzles-solved = { $count ->
    [0] vēl neviens nav atrisināts
    [zero] atrisināti { $count }
    [one] atrisināts { $count }
   *[other] atrisināti { $count }
}
puzzles-progress = Atrisināti { $solved } no { $count }
puzzles-all = Visi šādi uzdevumi
puzzle-title = { $game }, { $number }. uzdevums
puzzle-number = { $number }. uzdevums
puzzle-number-marked = { $number }. uzdevums, { $mark }
puzzle-solved = atrisināts
puzzle-shown = atrisinājums parādīts
puzzle-task-win = { $actions ->
    [zero] Gājiens: { $side }. Uzvara { $actions } gājienos.
    [one] Gājiens: { $side }. Uzvara uzreiz.
   *[other] Gājiens: { $side }. Uzvara { $actions } gājienos.
}
puzzle-task-best = Gājiens: { $side }. Atrodiet labāko.
puzzle-right = Pareizi! Tālāk.
puzzle-wrong = Tas nav atrisinājums. Mēģiniet citādi.
puzzle-is-solved = Atrisināts: { $solution }
puzzle-solution = Atrisinājums sākas ar { $solution }
puzzle-hint = Mājiens
puzzle-hint-is = Sākums ir uz { $field }.
puzzle-give-up = Padoties
puzzle-retry = No sākuma
puzzle-next = Nākamais uzdevums
intarzia = Intarzia
intarzia-lead = Rotary pasjanss: ar iespējami mazāk pagriezieniem pārvērtiet vienu ložu izkārtojumu otrā. Mazākais skaits ir pierādīts, un to pateiks, kad būsiet galā.
intarzia-go = Spēlēt Intarziju
intarzia-task = Panāciet, lai pirmais laukums izskatās kā otrais.
intarzia-how = Nolieciet rotu uz tukša punkta pirmajā laukumā un pagrieziet gredzenu ap to. Neviena lode nedrīkst atstāt laukumu.
intarzia-turns = { $turns ->
    [zero] { $turns } pagriezienu
    [one] { $turns } pagrieziens
   *[other] { $turns } pagriezieni
}
intarzia-best = { $turns ->
    [zero] Atrisināts ar { $turns } pagriezieniem. Mazāk nav iespējams: tas ir pierādīts.
    [one] Atrisināts ar { $turns } pagriezienu. Mazāk nav iespējams: tas ir pierādīts.
   *[other] Atrisināts ar { $turns } pagriezieniem. Mazāk nav iespējams: tas ir pierādīts.
}
intarzia-solved = Atrisināts; pagriezieni: { $turns }. Pietiek ar { $fewest }, un mazāk nav iespējams: { $way }
intarzia-given-up = Pietiek ar pagriezieniem: { $fewest }, un mazāk nav iespējams: { $way }

## Cilvēki

title-profile = Profils
here-since = šeit kopš { $date }
followers = { $count ->
    [0] nav sekotāju
    [zero] { $count } sekotāju
    [one] { $count } sekotājs
   *[other] { $count } sekotāji
}
is-bot = programma
follow = Sekot
following = Jūs sekojat
block = Bloķēt
blocking = Bloķēts
ratings = Reitingi
ratings-none = Reitinga spēļu vēl nav bijis.
rating = Reitings
rating-games = spēles { $games }: +{ $wins } ={ $draws } −{ $losses }
rating-curve = Reitings: { $game }, { $speed }
speed-bullet = Zibens
speed-blitz = Blics
speed-rapid = Ātrā
speed-classical = Klasiskā
speed-correspondence = Korespondence
outcome-won = Uzvara
outcome-lost = Zaudējums
outcome-drawn = Neizšķirts
outcome-none = Netiek skaitīta
matches-over = Spēles
matches-none = Spēļu vēl nav bijis.
show-more = Rādīt vairāk
top-all = Visi ātrumi, simts vietas
choose-speed = Izvēlēties ātrumu
place = Vieta
name = Vārds
date = Datums
games-played = Spēles
game = Spēle

## Konts

title-account = Konts
account-lead = Konts glabā jūsu vārdu, reitingus un spēles. Spēlēt var arī bez tā.
account-ways = Ienākt vai reģistrēties
sign-in = Ienākt
sign-out = Iziet
register = Reģistrēties
register-note = Vajag tikai vārdu un paroli. E-pasta adresi neprasām, tāpēc aizmirstu paroli atsūtīt nevar.
guest-games-take = Paņemt līdzi to, ko spēlējat kā viesis (notiek: { $running }, pabeigti: { $finished })
guest-games-note = Šie mači kļūs par jūsu konta daļu, un pretinieki tajos redzēs jūsu vārdu.
name-hint = No 2 līdz 20 burtiem un cipariem. Vārdi, kas izskatās līdzīgi, skaitās viens.
password = Parole
password-hint = Vismaz 8 zīmes, un ne no pašām biežākajām parolēm.
password-change = Mainīt paroli
password-old = Pašreizējā parole
password-new = Jaunā parole
password-changed = Parole ir nomainīta. Visās citās pārlūkprogrammās esat izgājuši.
to-profile = Jūsu profils
about-you = Par sevi
save = Saglabāt
saved = Saglabāts.
you-follow = Jūs sekojat
you-block = Jūs bloķējat
sessions = Kur esat ienācis
session-this = šī pārlūkprogramma
session-unknown = Nezināma pārlūkprogramma
session-end = Iziet tur
session-end-others = Iziet visur citur
last-used = pēdējoreiz { $date }
tokens = Pilnvaras programmām
tokens-lead = Ar pilnvaru jūsu programma spēlē jūsu vārdā, cik vien jūs to atļaujat. Glabājiet to kā paroli.
token-label = Kam tā domāta?
token-scopes = Ko tā drīkst?
token-make = Izveidot pilnvaru
token-end = Atsaukt
token-unused = izveidota { $made }, nav lietota
token-secret = Nokopējiet pilnvaru tagad: to rāda tikai šo vienu reizi.
scope-bot-play = Spēlēt kā robots
scope-board-play = Spēlēt no programmas kā cilvēks
scope-challenge-read = Redzēt izaicinājumus
scope-challenge-write = Izaicināt, pieņemt un noraidīt
scope-follow-read = Redzēt, kam sekojat un ko bloķējat
scope-follow-write = Sekot un bloķēt
scope-tournament-write = Rīkot turnīrus un piedalīties
scope-account-read = Izgūt jūsu datus
own-data = Jūsu dati
own-data-lead = Viss, kas par jums glabājas, vienā failā.
own-data-get = Lejupielādēt
account-delete = Dzēst kontu
account-delete-lead = Iesāktās spēles tiks padotas, jūsu vārds pazudīs no visa, ko glabā citi, un neviens to vairs nevarēs paņemt. To nevar atsaukt.
account-delete-sure = Dzēst uz visiem laikiem

## Turnīri

title-tournaments = Turnīri
tournaments-open = Var pieteikties
tournaments-running = Notiek
tournaments-over = Beigušies
tournaments-none = Neviens turnīrs negaida dalībniekus.
tournament-needs-account = , lai rīkotu turnīru vai piedalītos.
tournament-new = Rīkot turnīru
tournament-title = Turnīra nosaukums
tournament-kind = Izloze
tournament-swiss = Šveices sistēma
tournament-round-robin = Katrs ar katru
tournament-rounds = Kārtas
tournament-cycles = Cik reižu
tournament-make = Izveidot
tournament-length-swiss = { $rounds ->
    [zero] { $rounds } kārtu
    [one] { $rounds } kārta
   *[other] { $rounds } kārtas
}
tournament-length-round-robin = { $cycles ->
    [zero] { $cycles } reižu
    [one] { $cycles } reizi
   *[other] { $cycles } reizes
}
tournament-phase-open = var pieteikties
tournament-phase-running = notiek
tournament-phase-over = beidzies
tournament-phase-cancelled = atcelts
tournament-sign-in = Ienākt, lai piedalītos
tournament-join = Piedalīties
tournament-leave = Nepiedalīties
tournament-withdraw = Izstāties
tournament-start = Sākt
tournament-cancel = Atcelt
tournament-board-running = notiek
tournament-match = Spēle
standings = Kopvērtējums
crosstable = Turnīra tabula
round = { $number }. kārta
points = Punkti
wins = Uzvaras
buchholz = Buhholcs
sonneborn-berger = Zonneborns-Bergers
bye = brīvs
cell-game = { $round }. kārta: { $points } pret { $name }
cell-bye = { $round }. kārta: { $points }, bez pretinieka
cell-absent = { $round }. kārta: nespēlēja
entrants = { $count ->
    [zero] { $count } dalībnieku
    [one] { $count } dalībnieks
   *[other] { $count } dalībnieki
}
entrants-none = Pagaidām neviena. Esiet pirmais.

## Par Galdu

title-about = Par Galdu
about-lead = Galds ir vieta piecām retām galda spēlēm: precīzi noteikumi, godīgi pretinieki, analīze, uzdevumi un turnīri vienā programmā, ko var palaist ikviens.
about-authors = Kam šīs spēles pieder
credit-lautari = Izdomāja Aleksejs Ivanovs. Noteikumi šeit seko viņa 2024. gada noteikumu versijai 1.02.
credit-luzhanqi = Ķīnas tradicionāla spēle, pazīstama kopš 20. gadsimta pirmās puses.
credit-nardi = Bekgemons; tā senčiem ir tūkstošiem gadu, bet dubultošanas kubs radās 20. gadsimta 20. gados.
credit-rotary = Izdomāja dr. Nagy László. Arī pasjansu Intarzia izdomāja viņš.
credit-shatra = Altaja tradicionāla spēle.
about-licence = Licence
about-licence-text = Galds ir brīva programma: to drīkst lietot, mainīt un nodot tālāk ar MIT vai Apache 2.0 licenci pēc izvēles. Spēles pieder to autoriem un tradīcijām.
about-parts = Lapas un serveris ir veidoti no citu autoru brīvām programmām, tostarp:
about-privacy = Kas par jums glabājas
about-privacy-text = Bez konta – tikai nejaušs skaitlis jūsu pārlūkprogrammā un jūsu spēles. Ar kontu – arī vārds, paroles jaucējvērtība, reitingi un tas, ko rakstāt. Te nav ne izsekotāju, ne reklāmu, un neviens pieprasījums neiet kādam citam.
about-programs = Programmētājiem
about-programs-text = Visu, kas te ir, var darīt arī programmas; saskarnes apraksts:
