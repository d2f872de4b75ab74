### Lapu teksti latviski. Viena rinda – viens teksts; { $name } aizpilda programma.
### Atslēgas visās valodās ir vienas un tās pašas; `npm run unit` pasaka, kuras trūkst.

## Piecas spēles

game-lautari = Lautari
game-luzhanqi = Luzhanqi
game-nardi = Nardi (bekgemons)
game-rotary = Rotary
game-shatra = Šatra

summary-lautari = Pa ceļam pārvērtiet savus Bandiniekus un ieņemiet apaļo centru, kad tam abās pusēs stāv jūsu figūras.
summary-luzhanqi = Armijas šahs ar slēptām figūrām: uzbrūciet, iegaumējiet, izskaitļojiet un ieņemiet karogu.
summary-nardi = Īsie nardi: piecpadsmit kauliņu sacīkste, vienkārša vai ar gammonu, dubultošanas kubu un mačiem.
summary-rotary = Katrs gājiens pagriež veselu ložu gredzenu ap tukšu punktu.
summary-shatra = Altaja spēle: sit kā dambretē, figūras iet kā šahā, rezerve gaida cietoksnī.

story-lautari = Spēli izveidoja Aleksejs Ivanovs. Visas figūras sāk kā vienkārši Bandinieki un kļūst par Izlūkiem, Jātniekiem un Sargiem. Uzvar tas, kura pārvērstā figūra nostājas centrā, kad divas citas viņa figūras stāv tam pretējās pusēs. Noteikumus iemācīsieties desmit minūtēs.
story-luzhanqi = Divas armijas, katrā divdesmit piecas figūras, stāv aci pret aci, un neviens karavadonis neredz, kas ir kas otrā pusē. Izvietojiet savu armiju, pārvietojieties pa dzelzceļu, ar sapieriem novāciet mīnas un atrodiet pretinieka karogu.
story-nardi = Turnīru pasaulē šo spēli sauc par bekgemonu. Pārvediet savus kauliņus mājā un noņemiet tos no laukuma; nositiet pretinieka kauliņus, kas stāv pa vienam. Metieni ir godīgi, un pēc katras spēles to var pārbaudīt.
story-rotary = Spēli izgudroja dr. Lāslo Naģs (Nagy László). Uzlieciet ratu uz tukša punkta, ap kuru jūsu lodes ir vairākumā, un pagrieziet visu gredzenu – gan savas, gan pretinieka lodes. Kam centrā ir trīs lodes, tas uzvar.
story-shatra = Divi cietokšņi, grāvis starp abām pusēm un vadonis bijs, kuru nedrīkst zaudēt. Sist ir obligāti, un viens sitiens var turpināties ar nākamo; rezerve gaida aiz vārtiem, līdz tā ir vajadzīga.


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
rules-luzhanqi = Luzhanqi: sadursmē atklāj abas figūras
rules-caai = Sacensību noteikumi: redzams tikai tas, kura figūra palika
rules-junqi = Junqi: parastie Ķīnas noteikumi
rules-nardi = Nardi: vienkāršā spēle
rules-backgammon = Bekgemons: gammons un dubultošanas kubs
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
piece-hidden = slēpta figūra

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

board-of = Spēles laukums: { $game }. Ar bultiņu taustiņiem pārejiet no lauciņa uz lauciņu, ar Enter izvēlieties, ar Escape atceliet izvēli.

## Pogas pie laukuma

choices = Iespējamie gājieni
confirm = Apstiprināt gājienu
confirm-asked = Gājiens ir gatavs. Apstipriniet vai atceliet to.
undo-step = Atcelt
picked = Izvēlēts: { $field }, { $count ->
    [zero] { $count } iespējamu lauciņu
    [one] { $count } iespējams lauciņš
   *[other] { $count } iespējami lauciņi
}
picked-choices = Izvēlēts: { $field }, blakus laukumam { $count ->
    [zero] { $count } iespēju
    [one] { $count } iespēja
   *[other] { $count } iespējas
}
laid-down = Izvēle atcelta
which-one = Kuru?
not-now = Tagad to darīt nevar.
rota-back = Pagriezt ratu par vienu vietu atpakaļ
rota-on = Pagriezt ratu par vienu vietu pulksteņrādītāja virzienā
rota-hint = Grieziet ratu vai izvēlieties ierobu.
button-rotary-turn = Pagriezt par { $number }
button-rotary-turn-none = Negriezt un nodot gājienu
button-lautari-scout = Pārvērst par Izlūku
button-lautari-revive = Atdzīvināt figūru
button-shatra-stop = Apstāties šeit
button-shatra-batyr = Batirs
button-shatra-tura = Tura
button-shatra-yalkyn = Jalkins
button-nardi-cannot-move = Gājiena nav: nodot kārtu
button-nardi-double = Dubultot
button-nardi-take = Pieņemt
button-nardi-drop = Atteikties
button-roll = Mest kauliņus
sure-nardi-double = Dubultot likmi? Pretinieks pieņems kubu vai atdos jums partiju.
sure-nardi-drop = Atteikties? Šo partiju jūs zaudēsiet.
sure-no = Nē
type-action = Ierakstiet gājienu
type-action-go = Izdarīt gājienu
type-action-hint = Rakstiet, piem., { $example }

## Visur

nav-main = Galvenā izvēlne
nav-home = Sākums
nav-play = Spēlēt
nav-watch = Skatīties
nav-learn = Mācīties
nav-puzzles = Uzdevumi
nav-analysis = Analīze
nav-tournaments = Turnīri
nav-about = Par Galdu
nav-settings = Iestatījumi
nav-api = API
nav-menu = Izvēlne
nav-sign-in = Pierakstīties
footer-galds = Galds, pie kura satikties.
footer-nav = Citas saites
skip-to-content = Uz saturu
page-did-not-load = Šo lapu neizdevās ielādēt. Vai savienojums ir pārtrūcis?
try-again = Mēģināt vēlreiz
copy = Kopēt
copied = Nokopēts

title-home = Piecas retas galda spēles
title-game = Spēle
title-match = Spēle
title-lobby = Spēlēt
title-watch = Skatīties
title-settings = Iestatījumi
title-lost = Lapa nav atrasta
lost-lead = Varbūt adrese ir nepareiza, vai arī šīs lapas vairs nav.

trouble-unreachable = Serveris nav sasniedzams. Lūdzu, pārbaudiet savienojumu un mēģiniet vēlreiz.
offline-not-saved = Serveris nav sasniedzams, un šī spēle šajā ierīcē nav saglabāta lietošanai bez tīkla. Kad būs savienojums, to var saglabāt iestatījumos sadaļā “Spēlēt bez tīkla”.
needs-people = Šeit vajadzīgs savienojums: te ir partijas ar citiem cilvēkiem. Saglabātās spēles pret datoru var spēlēt arī bez tīkla.
trouble-server = Serverī kaut kas nogāja greizi. Lūdzu, pēc brīža mēģiniet vēlreiz.
trouble-refused = Serveris saka: { $reason }
trouble-unknown = Kaut kas nogāja greizi.

## Sākums

home-heading = Piecas retas spēles pie viena galda
home-lead = Spēlējiet ar datoru savā līmenī, ar draugu, kam nosūtāt saiti, vai ar jebkuru, kas gaida pretinieku. Konts nav vajadzīgs.
play-computer = Spēlēt ar datoru
play-computer-at = Spēlēt ar datoru: { $game }
play-people = Ar cilvēkiem
more-about = { $game }: spēlēt ar cilvēkiem un uzzināt vairāk
starting = Mirklīti…
waiting-heading = Gaida pretinieku
waiting-none = Šobrīd neviens negaida pretinieku.
to-lobby = Visi, kas gaida pretinieku
playing-heading = Šobrīd notiek
playing-none = Šobrīd nenotiek neviena spēle.
to-watch = Skatīties visas spēles
filter = Atlase
filter-all = Visi
filter-none = Rādīt visus
filter-near = Līdzīgs reitings
filter-span = ± { $span }
filter-rules-usual = Parastie noteikumi
filter-rules-other = Citi noteikumi
waiting-filtered = Neviens piedāvājums neatbilst atlasei.
own-challenges = Jūsu piedāvājumi
meanwhile = Neviens vēl nav atsaucies. Varbūt pa to laiku uzspēlēt ar datoru ({ $game })? Piedāvājums paliek spēkā.
counts-online = { $count ->
    [zero] { $count } spēlētāju tiešsaistē
    [one] { $count } spēlētājs tiešsaistē
   *[other] { $count } spēlētāji tiešsaistē
}
counts-open = { $count ->
    [zero] { $count } gaida pretinieku
    [one] { $count } gaida pretinieku
   *[other] { $count } gaida pretinieku
}
counts-playing = { $count ->
    [zero] notiek { $count } spēļu
    [one] notiek { $count } spēle
   *[other] notiek { $count } spēles
}

## Spēle

play-heading = Jauna spēle
play-against = Pretinieks
against-computer = Dators
against-friend = Draugs
against-anyone = Jebkurš
begin-computer = Sākt spēli
begin-friend = Izveidot spēli
begin-anyone = Meklēt pretinieku
level = { $level }. līmenis no 10
level-child = Draudzīgs: bieži kļūdās, tāpēc labi der iesācējiem.
level-easy = Rāms: redz tuvākos draudus.
level-club = Labs kluba spēlētājs.
level-strong = Pilnā spēkā, bet ilgi nedomā.
level-at = Datora līmenis: { $game }
level-with-meaning = { $level }. līmenis: { $meaning }
friend-name = Drauga lietotājvārds
friend-link = Atstājiet tukšu, un saņemsiet saiti, ko nosūtīt draugam.
your-side = Jūsu puse
side-random = Nejauša
clock = Laika kontrole
control-none = Bez laika ierobežojuma
control-days = { $days ->
    [zero] { $days } dienu gājienam
    [one] { $days } diena gājienam
   *[other] { $days } dienas gājienam
}
control-delay = { $initial } min, aizture { $delay } s
clock-days = { $days ->
    [zero] { $days } dienu { $time }
    [one] { $days } diena { $time }
   *[other] { $days } dienas { $time }
}
rules-chosen = Noteikumi
rules-usual = Parastie noteikumi
rules-more = Vairāk noteikumu
rules-fewer = Mazāk noteikumu
rules-own = Savi noteikumi
rules-places-pick = Atsevišķas lamatas izvēlieties uz laukuma.
rated-match = Ar reitingu
rated = ar reitingu
casual = bez reitinga
learn-nav = Mācīties
to-rules = Noteikumi
to-lessons = Nodarbības
to-puzzles = Uzdevumi
to-analysis = Analīzes laukums
top-players = Labākie spēlētāji
top-none = Saraksts vēl ir tukšs: lai tajā iekļūtu, jāizspēlē piecas reitinga spēles.
choose-game = Izvēlieties spēli
all-games = Visas spēles
nobody-yet = brīva vieta
guest = Viesis
player-deleted = Dzēsts spēlētājs
computer-level = Dators ({ $level }. līmenis)

## Spēle pie galda

your-turn = Jūsu gājiens
their-turn-named = { $name } domā
their-turn-absent = { $name } nav klāt
waiting-friend = Nosūtiet šo saiti draugam. Spēle sāksies, kad vieta būs ieņemta.
waiting-anyone = Meklējam pretinieku…
waiting-invited = Gaidām, kad { $name } piekritīs…
share-link = Saite uz šo spēli
join = Ieņemt brīvo vietu
join-lead = { $name } aicina jūs uz spēli „{ $game }”.
withdraw = Atsaukt
decline = Noraidīt
accept = Pieņemt
setup-lead = Izvietojiet savu armiju: velciet vienu figūru uz otras, lai tās samainītu vietām.
setup-rules = Karogam jābūt štābā, mīnām – divās aizmugurējās rindās; granātas nedrīkst likt pašā aizmugurējā rindā (pēc sacensību un Junqi noteikumiem – priekšējā rindā).
setup-misplaced = { $field }, te stāvēt nedrīkst
setup-send = Izvietojums gatavs
setup-waits = Jūsu armija ir izvietota. Gaidām pretinieku.
setup-ready-made = Gatavi izvietojumi
setup-own = Jūsu saglabātie izvietojumi
setup-save = Saglabāt šo izvietojumu
setup-name = Izvietojuma nosaukums
setup-delete = Dzēst
setup-mirror = Spoguļattēls
setup-none = Vēl nekas nav saglabāts.
setup-hedgehog = Ezis
setup-fortress = Cietoksnis
setup-turtle = Bruņurupucis
setup-decoy = Māneklis
setup-example = Piemērs no noteikumiem
setup-lattice = Režģis
setup-two-lines = Divas līnijas
setup-left-hook = Trieciens no kreisās
setup-right-hook = Trieciens no labās
setup-sappers-ahead = Sapieri pa priekšu
setup-hammer = Āmurs
setup-cavalry = Kavalērija
setup-gambit = Gambīts
setup-storm = Vētra
contact-wins = { $attacker } – { $defender }: uzvar uzbrucējs
contact-loses = { $attacker } – { $defender }: uzvar aizstāvis
contact-both = { $attacker } – { $defender }: krīt abi
contact-title = Sadursme lauciņā { $field }
dice-commitment = Godīgi metieni: slepenais skaitlis izvēlēts pirms spēles. Tā nospiedums: { $hash }
dice-revealed = Metienu slepenais skaitlis: { $secret }
moves = Gājieni
move-first = Uz sākumu
move-back = Gājienu atpakaļ
move-forward = Gājienu uz priekšu
move-last = Uz pēdējo gājienu
move-number = { $number }. gājiens: { $move }
looking-back = Jūs skatāties { $number }. gājienu.
to-present = Atpakaļ uz pašreizējo pozīciju
turn-board = Apgriezt laukumu
board-sideways = Pagriezt galdu sāniski
premove-chosen = Iepriekšējs gājiens: { $move }
premove-cancel = Atcelt iepriekšējo gājienu
premove-cancelled = Iepriekšējais gājiens atcelts
premove-impossible = Iepriekšējais gājiens tagad nav iespējams
premove-begun = { $field } izvēlēts iepriekšējam gājienam
plan-heading = Nosacījuma gājieni
plan-about = Ja pretinieks izdara varianta pirmo gājienu, jūsu atbilde tiek izdarīta uzreiz, arī tad, ja jūsu nav klāt. Variantus redzat tikai jūs.
plan-add = Pievienot variantu
plan-save = Saglabāt nosacījuma gājienus
plan-saved = Saglabāts
plan-unsaved = Vēl nav saglabāts
plan-remove = Dzēst variantu { $line }
plan-begin = Izdariet gājienu pretinieka vietā.
plan-answer = Tagad izdariet savu atbildes gājienu.
plan-go-on = Pabeidziet variantu vai turpiniet ar pretinieka nākamo gājienu.
plan-finish = Pabeigt variantu
plan-stop = Atmest variantu
names-on-board = Koordinātas
pencil-marks = Zīmuļa atzīmes
resign = Padoties
sure-resign = Tiešām padoties?
yes-resign = Jā, padoties
no-play-on = Nē, turpināt spēli
abort = Pārtraukt
sure-abort = Tiešām pārtraukt spēli?
yes-abort = Jā, pārtraukt
offer-draw = Piedāvāt neizšķirtu
sure-offer-draw = Tiešām piedāvāt neizšķirtu?
yes-offer-draw = Jā, piedāvāt
offer-takeback = Lūgt atsaukt gājienu
take-back = Atsaukt gājienu
offer-rematch = Revanšs
offered-draw = { $name } piedāvā neizšķirtu.
offered-takeback = { $name } lūdz atļauju atsaukt gājienu.
offered-rematch = { $name } piedāvā revanšu.
you-offered-draw = Jūs piedāvājāt neizšķirtu.
you-offered-takeback = Jūs lūdzāt atļauju atsaukt gājienu.
you-offered-rematch = Jūs piedāvājāt revanšu. Gaidām pretinieku.
declined-draw = Jūsu neizšķirta piedāvājums ir noraidīts.
declined-takeback = Jūsu lūgums atsaukt gājienu ir noraidīts.
declined-rematch = Jūsu revanša piedāvājums ir noraidīts.
claim-win = Pieprasīt uzvaru
result-won = { $side } uzvarēja
result-you-won = Jūs uzvarējāt
result-you-lost = Jūs zaudējāt
result-draw = Neizšķirts
result-none = Spēle bez rezultāta
ending-rules = pēc spēles noteikumiem
ending-resigned = { $side } padevās
ending-agreed = pēc vienošanās
ending-flag = { $side } pārsniedza laiku
ending-left = { $side } pameta spēli
ending-aborted = spēle pārtraukta
ending-cancelled = izaicinājums atcelts
rematch-go = Uz nākamo spēli
again-same = Vēlreiz
again-easier = Vieglāk: { $level }. līmenis
again-harder = Grūtāk: { $level }. līmenis
hint-ask = Mājiens
hint-is = Mājiens: { $move }
analyse = Analizēt
download = Lejupielādēt
animated-picture = Animēts attēls
embed = Iegult
embed-code = Kods jūsu lapai
embed-not-over = Šī spēle vēl turpinās. To var vērot tās lapā.
embed-start = Sākums
embed-full = Atvērt Galds lapā
chat = Saruna
chat-say = Rakstiet ziņu
chat-send = Sūtīt
chat-none = Vēl nekas nav rakstīts.
chat-off = Saruna ir izslēgta.
chat-switch = Saruna
connection-on = Savienots, { $lag } ms
connection-connecting = Savieno…
connection-lost = Savienojums pārtrūka. Mēģina vēlreiz…
connection-polling = Lēns savienojums: jaunumi ik pēc dažām sekundēm
connection-here = Šajā ierīcē
not-sent = Vēl nav nosūtīts: { $action }
says-move = { $side }: { $move }
time-left = { $side }: atlicis { $time }
match-unknown = Tādas spēles nav.
to-act = jāizdara gājiens
first-due = Pirmajam gājienam atlicis { $due }, citādi spēle tiks pārtraukta
pips = { $pips ->
    [zero] vēl { $pips } soļu
    [one] vēl { $pips } solis
   *[other] vēl { $pips } soļi
}
set-up-done = izvietojums
move-cannot = nav gājiena
move-no-double = Nedubulto
move-takes = Pieņem
move-drops = Atsakās
move-doubles = Dubulto: { $rest }
move-bar = šķirtne
move-off = nost
dice-fair = Godīgi metieni
own-matches = Jūsu spēles
one-screen = Divatā pie viena ekrāna
one-screen-lead = Spēlējiet aci pret aci vienā ierīcē. Spēle paliek šajā pārlūkprogrammā bet, ja spēlējat ar kontu, arī jūsu arhīvā.
one-screen-turn = Pēc katra gājiena apgriezt laukumu
one-screen-hides = Starp gājieniem laukumu aizsedz priekškars, tāpēc katrs redz tikai savu armiju.
one-screen-to-move = Jāiet: { $side }
one-screen-pass = Nodot tālāk: { $side }
one-screen-curtain = Nododiet ierīci: { $side }
one-screen-curtain-why = Laukums ir aizsegts, līdz nākamais spēlētājs ir gatavs.
one-screen-show = { $side }: rādīt laukumu
one-screen-new = Jauna spēle
one-screen-new-sure = Sākt jaunu spēli? Iesāktā vēl nav beigusies.
one-screen-new-yes = Jā, jaunu spēli
one-screen-kept = Jūsu spēles pie viena ekrāna
legend = Figūru apzīmējumi

## Iestatījumi

settings-look = Izskats
settings-board = Laukums
settings-play = Spēle
settings-device = Šī ierīce
setting-language = Valoda
setting-theme = Krāsu motīvs
setting-motion = Animācija
setting-sounds = Skaņas
setting-names = Rādīt koordinātas uz laukuma
setting-targets = Rādīt, kur figūra var iet
setting-confirm = Pirms nosūtīšanas apstiprināt katru gājienu
setting-premoves = Izvēlēties gājienu, kamēr pretinieks domā
setting-warnings = Pret datoru: brīdināt pirms gājiena, kas zaudē figūru vai spēli
setting-playForced = Vienīgo iespējamo gājienu izdarīt automātiski
setting-throwByItself = Nardi: mest kauliņus automātiski, nejautājot par dubultošanu
setting-pencil = Luzhanqi: atzīmēt ar zīmuli, kas slēptās figūras varētu būt
setting-chat = Rādīt sarunu pie spēles
setting-playHere = Spēlējot pret datoru, darbināt to šajā ierīcē (darbojas arī bez tīkla)
setting-analyseHere = Analizēt šajā ierīcē, nevis serverī
offline-heading = Spēlēt bez tīkla
offline-about = Saglabā šajā pārlūkā vietni, noteikumus un datora pretinieku, lai varētu spēlēt, analizēt un mācīties bez tīkla.
offline-kept = Pieejams bez tīkla
offline-missing = Šis serveris to nepiedāvā
offline-away = Nav saglabāts. Lai saglabātu, vajadzīgs savienojums.
offline-keep = Saglabāt lietošanai bez tīkla ({ $size } kB)
offline-failed = Neizdevās saglabāt. Lūdzu, mēģiniet vēlreiz.
offline-remove = Noņemt
offline-remove-game = Noņemt no šīs ierīces: { $game }
offline-insecure = Lietošanai bez tīkla vajadzīgs drošs savienojums (https).
offline-unsupported = Šis pārlūks neko nevar saglabāt lietošanai bez tīkla. Ja tas ir privāts logs, mēģiniet parastā logā.
archive-add = Pievienot manām partijām serverī
archive-there = Atvērt serverī
play-here-missing = Dzinēju šajā pārlūkā neizdevās ielādēt, tāpēc šo spēli šajā ierīcē spēlēt nevar. Lai spēlētu serverī, iestatījumos izslēdziet „{ $setting }“.
finished-here = Pabeigtas šajā ierīcē
finished-here-about = Šīs partijas glabājas tikai šajā pārlūkā, ja vien nepievienojat tās savām partijām serverī.
finished-here-delete = Dzēst
finished-here-delete-what = Dzēst šo partiju: { $game }
finished-here-delete-yes = Jā, dzēst
finished-here-delete-no = Paturēt
as-browser = Kā pārlūkprogrammā
theme-system = Kā sistēmā
theme-light = Gaišs
theme-dark = Tumšs
theme-to-light = Pārslēgt uz gaišo motīvu
theme-to-dark = Pārslēgt uz tumšo motīvu
motion-system = Kā sistēmā
motion-reduced = Samazināta

## Noteikumi

title-rules = Noteikumi
to-advice = Padomi
rules-nav = Par šo spēli
rules-in-other-language = Šo noteikumu jūsu valodā vēl nav; te tie ir angliski.
contents = Saturs
footnotes = Piezīmes
footnote = { $number }. piezīme
back-to-text = Atpakaļ pie teksta
table = Tabula
try-position = Izmēģināt uz laukuma
close = Aizvērt

## Analīze

title-analysis = Analīze
analysis-lead = Izmēģiniet gājienus abām pusēm, paskatieties, ko domā dzinējs, un dalieties ar saiti. Kura spēle?
analysis-lays-out = { $side } vispirms izvieto armiju: izvēlieties gatavu izvietojumu vai veidojiet savu.
analysis-empty = Izdariet gājienu uz laukuma. Viss, ko izmēģināsiet, paliks šeit kopā ar variantiem.
analysis-other-army = Izvietot citu armiju
analysis-back-to-moves = Atpakaļ pie gājieniem
show-hidden-pieces = Rādīt visas figūras
analysis-not-over = Šī spēle vēl turpinās. To varēs analizēt, kad tā būs beigusies.
engine = Dzinējs
engine-on = Ieslēgts
engine-lines = Varianti
engine-depth = Dziļums { $depth }
engine-nodes = pozīcijas: { $nodes }
engine-thinks = Domā…
engine-nothing = Te nav ko izvēlēties.
play-line-to = Izspēlēt šo variantu līdz { $move }
value-win = { $count ->
    [zero] uzvara pēc { $count } gājieniem
    [one] uzvara pēc { $count } gājiena
   *[other] uzvara pēc { $count } gājieniem
}
value-loss = { $count ->
    [zero] zaudējums pēc { $count } gājieniem
    [one] zaudējums pēc { $count } gājiena
   *[other] zaudējums pēc { $count } gājieniem
}
value-bar = Izredzes: { $first } – { $percent } %, { $second } – pārējais
value-none = Vērtējuma vēl nav
game-over = Spēle ir galā: { $result }
choose-dice = Izvēlēties metienu
variation = Variants
variation-promote = Padarīt par galveno variantu
variation-remove = Dzēst šo un turpmākos gājienus
share = Kopēt saiti
position-heading = Pozīcija un noteikumi teksta veidā
position-text = Pozīcija
rules-text = Noteikumi
position-set = Iestatīt
position-start = No sākuma pozīcijas
report = Spēles pārskats
report-make = Atrast kļūdas
report-again = Analizēt vēlreiz
report-stop = Apturēt
report-running = { $done }. gājiens no { $total }
report-kept = Precizitāte
mistake-inaccuracy = Neprecizitāte
mistake-mistake = Kļūda
mistake-blunder = Rupja kļūda
mistakes-inaccuracy = Neprecizitātes (?!)
mistakes-mistake = Kļūdas (?)
mistakes-blunder = Rupjas kļūdas (??)
better-was = Labāk: { $move }
report-phase-opening = Atklātne
report-phase-middle = Vidusspēle
report-phase-end = Galotne
report-luck = Veiksme
report-luck-note = Cik daudz mainīja metieni, simtdaļās no uzvarētas spēles.
report-mistakes = Kļūdas un kas par tām soda
report-punished = Soda:
mend-find = Atrodiet labāku gājienu par { $move }.
mend-right = { $move }: labi atrasts.
mend-wrong = { $move } nav pietiekami labs gājiens.
mend-end = Parādīt atbildi

## Dators par skolotāju

teacher = Dators par skolotāju
hint-where = Uz kurieni?
hint-why = Kāpēc?
hint-piece = Apskatiet: { $field }.
hint-then = Tālāk: { $line }
hint-no-reason = Uzreiz nekas netiek iegūts: dzinējam pozīcija pēc šī gājiena patīk vislabāk.
judge-ask = Vai tas bija labi?
judge-best = { $move }: labākais gājiens.
judge-good = { $move }: labs gājiens.
judge-mistake = { $move }: { $mistake }.
judge-answer = Labākā atbilde: { $line }
warning-checking = Pārbauda gājienu…
warning-loss = Pēc šī gājiena pretinieks var uzvarēt piespiedu kārtā.
warning-pieces = { $count ->
    [one] Pēc šī gājiena pretinieks var ar ieguvumu nokaut šeit: { $fields }.
   *[other] Pēc šī gājiena pretinieks var ar ieguvumu nokaut šajās vietās: { $fields }.
}
warning-chance = Šis gājiens atdod lielu daļu no jūsu izredzēm uzvarēt.
warning-other = Izvēlēties citu gājienu
warning-anyway = Tomēr iet
motif-win = Gājiens uzvar spēli.
motif-threat-win = Gājiens draud ar uzvaru.
motif-saves = Gājiens glābj figūru.
motif-threat-capture = Gājiens draud nokaut.
motif-fork = Gājiens uzbrūk vairākām figūrām reizē.
motif-rescue = Gājiens novērš tūlītēju zaudējumu.
motif-capture = Gājiens nokauj figūru.
motif-series = Gājiens nokauj vairākas figūras.
motif-promotion = Gājiens pārvērš figūru.
motif-conversion = Gājiens pārvērš figūru.
motif-drop = Gājiens izliek figūru no rezerves.
motif-centre = Gājiens sasniedz centru.
motif-hit = Gājiens nosit kauliņu.
motif-entering = Gājiens ievada kauliņu no šķirtnes.
motif-point = Gājiens ieņem lauciņu.
motif-race = Gājiens palīdz skrējienā.
motif-cube = Tas ir pareizs lēmums par kubu.
motif-flag = Gājiens iegūst karogu.
motif-deduction = Ir izsecināts, kas var būt uzbruktā figūra.
motif-attack = Gājiens uzbrūk figūrai.
motif-sapper = Uzbrūk sapieris.
motif-bomb = Uzbrūk granāta.

rollout = Izspēlēšana
rollout-lead = Katru no dzinēja labākajiem gājieniem daudzreiz izspēlē šajā ierīcē un atskaita kauliņu veiksmi. Vērtības ir no šīs puses viedokļa: { $side }.
rollout-games = Spēles katram gājienam
rollout-short = Beigt pēc { $rolls } metieniem
rollout-run = Izspēlēt
rollout-running = Izspēlētas { $done } no { $total } spēlēm
rollout-needs-lines = Ieslēdziet dzinēju: tiek izspēlēti tā labākie gājieni.
rollout-done = { $games ->
    [zero] Katrs gājiens izspēlēts { $games } reižu.
    [one] Katrs gājiens izspēlēts { $games } reizi.
   *[other] Katrs gājiens izspēlēts { $games } reizes.
}
rollout-move = Gājiens
rollout-equity = Vērtība
rollout-wins = Uzvaras
rollout-gammons-won = Uzvarēti gammoni
rollout-gammons-lost = Zaudēti gammoni
rollout-no-module = Dzinēju šajā pārlūkā neizdevās ielādēt.

hindsight = Ko varēja zināt
hindsight-nothing = Vispirms jāizvieto abas armijas.
hindsight-known-to = Ko šī puse varēja zināt:
hindsight-gave-away = Pēdējais gājiens kaut ko atklāja: lauciņā { $field } ir { $piece }. Pretinieks par to varēja būt drošs { $before } pirms gājiena un { $after } pēc tā.
hindsight-missed = Aizsardzība palaista garām: labāk bija { $move }.
hindsight-how = Varbūtības izriet no tā, ko šī puse līdz tam bija redzējusi: sadursmēm, gājieniem un armiju parastā izvietojuma.
danger-luzhanqi-beside = Pretinieka figūra stāvēja blakus karogam ({ $fields }).
danger-luzhanqi-near = Pretinieka figūra varēja paņemt karogu divos gājienos ({ $fields }).

## Uzdevumu tēmas

puzzle-themes = Tēmas:
themes-all = Visi
theme-with-count = { $theme } ({ $total })
theme-win-in-2 = Uzvara divos gājienos
theme-win-in-3 = Uzvara trijos gājienos
theme-win-in-4 = Uzvara četros gājienos
theme-fork = Dakša
theme-rescue = Glābiņš
theme-capture = Nokaušana
theme-series = Vairākas nokaušanas
theme-quiet = Klusais gājiens
theme-promotion = Pārvēršana
theme-conversion = Pārvēršana
theme-drop = Izlikšana no rezerves
theme-centre = Centrs
theme-edge = Pie malas
theme-endgame = Galotne
theme-hit = Sitiens
theme-entering = Ievadīšana no šķirtnes
theme-point = Lauciņa ieņemšana
theme-race = Skrējiens
theme-cube = Lēmums par kubu
theme-flag = Karogs
theme-deduction = Secinājums
theme-attack = Sadursme
theme-sapper = Sapieris
theme-bomb = Granāta

## Drukāšana

title-print = Izdrukāt
to-print = Izdrukāt
print-lead = Laukums, protokola lapa un papīra figūras īstajā izmērā uz A4. Drukājiet 100% mērogā, bez pielāgošanas lapai, tad figūras derēs laukumam.
print-board = Laukums
print-score = Protokola lapa
print-pieces = Papīra figūras
print-all = Izdrukāt visas lapas
print-page = { $sheet }, { $number }. lapa no { $total }

## Uzdevumi

title-learn = Nodarbības
learn-lead = Apgūstiet spēli spēlējot: īsas nodarbības uz īsta laukuma, katrā viena doma. Pirmajai pietiek ar minūti.
lessons-done = { $count ->
    [0] vēl nav sākts
    [zero] pabeigtas { $count } nodarbības
    [one] pabeigta { $count } nodarbība
   *[other] pabeigtas { $count } nodarbības
}
lessons-all = Visas šīs spēles nodarbības
lesson-step = { $step }. solis no { $steps }
lesson-wrong = Nav pareizi. Mēģiniet vēlreiz.
lesson-right = Pareizi!
lesson-next = Nākamā nodarbība
lesson-play = Spēlēt
lesson-is-done = pabeigta
lesson-offer-label = Pirmā nodarbība
lesson-offer = { $game }: spēlējat pirmo reizi? Pirmā nodarbība aizņem apmēram minūti.
lesson-offer-go = Sākt nodarbību
lesson-offer-decline = Nē, paldies
guide-open = Kā spēlēt šo spēli
guide-heading = { $game } īsumā
guide-how = Kā šeit izdarīt gājienu
guide-hover = Novietojiet peles kursoru uz figūras vai turiet uz tās pirkstu, un redzēsiet tās nosaukumu un kurp tā var iet.
guide-pieces = Ko dara figūras
guide-rule = Lasīt noteikumu
guide-goal-rule = Kā spēle beidzas
problem-check = Pārbaudīt kā uzdevumu
problem-checking = Tiek meklēts pierādījums…
problem-single = Viens atrisinājums: { $key } uzvar { $actions ->
    [zero] { $actions } gājienos
    [one] { $actions } gājienā
   *[other] { $actions } gājienos
  }.
problem-several = Nav viena vienīga atrisinājuma: vairāki pirmie gājieni uzvar tikpat ātri.
problem-none = Piespiedu uzvara četros gājienos netika atrasta.
problem-side = Blakus atrisinājumi: { $keys }
problem-open = Šķiet, ka uzvar vēl kāds gājiens; to neizdevās pierādīt.
title-problems = Spēlētāju uzdevumi
problems-lead = Pozīcijas, ko sastādījuši spēlētāji. Katra ir pārbaudīta ar pierādījumu: piespiedu kārtā uzvar tikai viens pirmais gājiens.
problems-go = Spēlētāju sastādītie uzdevumi
problems-compose = Sastādīt uzdevumu
problems-none = Šai spēlei vēl neviens nav publicējis uzdevumu.
problems-all = Visi šīs spēles uzdevumi
problem-number = { $game }, spēlētāju uzdevums nr. { $number }
problem-length = { $actions ->
    [zero] uzvara { $actions } gājienos
    [one] uzvara { $actions } gājienā
   *[other] uzvara { $actions } gājienos
  }
problem-solvers = { $count ->
    [0] vēl nav atrisināts
    [zero] atrisinājuši { $count } spēlētāji
    [one] atrisinājis { $count } spēlētājs
   *[other] atrisinājuši { $count } spēlētāji
  }
problem-title = Uzdevuma nosaukums
problem-publish = Publicēt uzdevumu
problem-publish-lead = To redzēs visi, kopā ar jūsu vārdu. Jūs jebkurā laikā varat to atsaukt.
problem-needs-account = Pieslēdzieties, lai to publicētu kā uzdevumu
problem-report = Ziņot par šo uzdevumu
problem-withdraw = Atsaukt šo uzdevumu
problem-withdraw-lead = Neviens to vairs neatradīs.
problem-withdraw-sure = Atsaukt
title-editor = Laukuma redaktors
to-editor = Laukuma redaktors
edit-lead = Izvietojiet jebkuru pozīciju: izvēlieties figūru un pieskarieties lauciņiem, kur tai jāstāv, vai pārvelciet figūras pa laukumu.
edit-tools = Figūras un rīki
edit-move = Pārvietot figūras
edit-erase = Dzēst
edit-clear = Notīrīt laukumu
edit-to-act = Gājiens
edit-unmoved = Figūras mājās
edit-unmoved-no = jau ir gājušas
edit-unmoved-yes = vēl nav gājušas
edit-reserve-first = Balto cietoksnis
edit-reserve-second = Melno cietoksnis
edit-reserve-initial = nekad nav bijis tukšs
edit-reserve-secondary = jau ir bijis tukšs
edit-known = Abas puses zina
edit-known-none = tikai savas figūras
edit-known-all = visas figūras
edit-dice = Mestie kauliņi
edit-dice-roll = vēl jāmet
edit-cube = Dubultošanas kubs
edit-cube-middle = vidū
edit-possible = Pozīcija ir iespējama.
edit-is-over = Šajā pozīcijā spēle ir galā: { $result }
edit-analyse = Analizēt
edit-play-computer = Turpināt pret datoru
edit-play-friend = Turpināt pret draugu
edit-no-secret = Spēli ar slēptām figūrām nevar sākt no pozīcijas, kuru zina abi. Analizējiet to.
edit-from-here = Rediģēt pozīciju
paste-heading = Ielīmēt pozīciju vai spēles
paste-lead = Viena vai vairākas spēles vai pozīcijas: šīs vietnes pieraksti un pozīciju teksti, gājienu tabulas kā oriģinālajos noteikumos, .mat un SGF faili, XGID vai GNU Backgammon ID.
paste-read = Nolasīt
paste-file = Vai atvērt failu
paste-line = { $line }. rinda: { $text }
paste-games = { $count ->
    [zero] Nolasīts: { $count } spēļu
    [one] Nolasīts: { $count } spēle
   *[other] Nolasīts: { $count } spēles
}
paste-game = { $number }. spēle
paste-position = Pozīcija
title-puzzles = Uzdevumi
puzzles-lead = Pozīcijas no datora spēlēm, kurās pareizs ir tikai viens gājiens. Uzvaras ir pierādītas: pret tām nelīdz nekāda aizsardzība.
puzzle-rating = Uzdevumu reitings: { $rating }.
puzzle-strength = Reitings { $rating }
puzzle-rated = Uzdevumu reitings: { $rating } ({ $change }).
puzzle-streak = { $count ->
    [zero] { $count } pēc kārtas.
    [one] { $count } pēc kārtas.
   *[other] { $count } pēc kārtas.
}
puzzle-rating-here = Šis reitings glabājas tikai šajā pārlūkā. Ar kontu sāksies jauns, kas būs pieejams visur.
puzzle-best-streak = { $count ->
    [zero] Garākā sērija: { $count } uzdevumu.
    [one] Garākā sērija: { $count } uzdevums.
   *[other] Garākā sērija: { $count } uzdevumi.
}
puzzles-next = Nākamais neatrisinātais uzdevums
puzzle-report = Ziņot par šo uzdevumu
puzzle-report-wrong_solution = Atrisinājums ir nepareizs
puzzle-report-other_solution = Der arī cits gājiens
puzzle-report-unclear = Uzdevums nav skaidrs
puzzle-report-offensive_title = Nosaukums ir aizskarošs
puzzle-reported = Paldies! Ziņojums nosūtīts.
daily-puzzle = Dienas uzdevums
daily-puzzle-go = Risināt
daily-puzzle-solved = Šodien atrisināts
puzzles-kind-win = Atrodiet gājienu, kas forsēti uzvar.
puzzles-kind-best = Atrodiet gājienu, kas ir labāks par visiem pārējiem.
puzzles-solved = { $count ->
    [0] vēl neviens nav atrisināts
    [zero] atrisināti { $count }
    [one] atrisināts { $count }
   *[other] atrisināti { $count }
}
puzzles-progress = Atrisināts: { $solved } no { $count ->
    [zero] { $count } uzdevumiem
    [one] { $count } uzdevuma
   *[other] { $count } uzdevumiem
}
puzzles-all = Visi šādi uzdevumi
puzzle-title = { $game }, { $number }. uzdevums
puzzle-number = { $number }. uzdevums
puzzle-number-marked = { $number }. uzdevums, { $mark }
puzzle-solved = atrisināts
puzzle-shown = atrisinājums parādīts
puzzle-task-win = { $actions ->
    [1] { $side } sāk un uzvar ar pirmo gājienu.
    [zero] { $side } sāk un uzvar { $actions } gājienos.
    [one] { $side } sāk un uzvar { $actions } gājienā.
   *[other] { $side } sāk un uzvar { $actions } gājienos.
}
puzzle-task-best = { $side } sāk: atrodiet labāko gājienu.
puzzle-right = Pareizi! Turpiniet.
puzzle-wrong = Tas nav īstais gājiens. Izmēģiniet ko citu.
puzzle-is-solved = Atrisināts: { $solution }
puzzle-solution = Atrisinājums sākas ar { $solution }
puzzle-hint = Mājiens
puzzle-hint-is = Gājiens sākas šeit: { $field }.
puzzle-give-up = Rādīt atrisinājumu
puzzle-retry = No sākuma
puzzle-next = Nākamais uzdevums
intarzia = Intarzija
intarzia-lead = Rotary vienam spēlētājam: ar iespējami mazāk pagriezieniem pārvērtiet vienu ložu izkārtojumu otrā. Mazākais skaits ir pierādīts, un jūs to uzzināsiet beigās.
intarzia-go = Spēlēt Intarziju
intarzia-task = Panāciet, lai pirmais laukums izskatās kā otrais.
intarzia-how = Uzlieciet ratu uz tukša punkta pirmajā laukumā un pagrieziet gredzenu ap to. Neviena lode nedrīkst palikt ārpus laukuma.
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
intarzia-solved = Atrisināts ar { $turns ->
    [zero] { $turns } pagriezieniem
    [one] { $turns } pagriezienu
   *[other] { $turns } pagriezieniem
}. Pietiek ar { $fewest ->
    [zero] { $fewest } pagriezieniem
    [one] { $fewest } pagriezienu
   *[other] { $fewest } pagriezieniem
}, un mazāk nav iespējams: { $way }
intarzia-given-up = Pietiek ar { $fewest ->
    [zero] { $fewest } pagriezieniem
    [one] { $fewest } pagriezienu
   *[other] { $fewest } pagriezieniem
}, un mazāk nav iespējams: { $way }
intarzia-own = Paša uzdevums
intarzia-own-make = Izveidot savu uzdevumu
intarzia-own-lead = Ļaujiet uzdevumu sajaukt vai izkārtojiet abus laukumus paši, un nosūtiet citiem saiti.
intarzia-board = Laukums
intarzia-board-lid = Vāks (19 punkti)
intarzia-board-full = Viss laukums (60 punkti)
intarzia-balls = Katras krāsas lodes
intarzia-shuffle-by = Pagriezieni
intarzia-shuffle = Sajaukt uzdevumu
intarzia-clear = Notīrīt abus laukumus
intarzia-lay-out = Pieskarieties jebkura laukuma punktam, lai tur noliktu gaišu lodi, vēlreiz – tumšu, un vēlreiz, lai to noņemtu.
intarzia-prove = Ar cik pagriezieniem pietiek?
intarzia-solve = Risināt
intarzia-proven = Pietiek ar { $turns ->
    [zero] { $turns } pagriezieniem
    [one] { $turns } pagriezienu
   *[other] { $turns } pagriezieniem
}, un mazāk nav iespējams.
intarzia-at-most = Vajag ne vairāk kā { $turns ->
    [zero] { $turns } pagriezienus
    [one] { $turns } pagriezienu
   *[other] { $turns } pagriezienus
}; pierādīts, ka ar { $over } nepietiek.
intarzia-more-than = Pierādīts, ka nepietiek ar { $over }. Uzdevums ir pārāk liels, lai atrastu mazāko skaitu vai pateiktu, vai to var atrisināt.
intarzia-own-solved = Atrisināts ar { $turns ->
    [zero] { $turns } pagriezieniem
    [one] { $turns } pagriezienu
   *[other] { $turns } pagriezieniem
}.
intarzia-own-way = Šāds ir viens ceļš: { $way }

## Cilvēki

title-profile = Profils
here-since = reģistrācija: { $date }
followers = { $count ->
    [0] nav sekotāju
    [zero] { $count } sekotāju
    [one] { $count } sekotājs
   *[other] { $count } sekotāji
}
is-bot = bots
follow = Sekot
following = Jūs sekojat
block = Bloķēt
blocking = Bloķēts
ratings = Reitingi
ratings-none = Reitinga spēļu vēl nav.
rating = Reitings
rating-provisional = Reitings. Jautājuma zīme: līdz šim tikai dažas spēles, tāpēc tas vēl ir nedrošs
rating-games = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}: +{ $wins } ={ $draws } −{ $losses }
rating-curve = Reitings: { $game }, { $speed }
speed-bullet = Bullet
speed-blitz = Blics
speed-rapid = Ātrā
speed-classical = Klasiskā
speed-correspondence = Korespondence
outcome-won = Uzvara
outcome-lost = Zaudējums
outcome-drawn = Neizšķirts
outcome-none = Bez rezultāta
skill = Prasme un veiksme
skill-game = Spēle
skill-games = Analizētās spēles
skill-luck = Veiksme spēlē
skill-none = Analizētu spēļu vēl nav. Spēle tiek ieskaitīta, kad kāds to atver, izvēlas „Analizēt” un „Atrast kļūdas”.
skill-none-own = Analizētu spēļu vēl nav. Atveriet kādu no savām pabeigtajām spēlēm, izvēlieties „Analizēt” un pēc tam „Atrast kļūdas”: spēle tiks ieskaitīta, kad pārskats būs pabeigts.
skill-note = Vidēji visās spēlēs ar pilnu pārskatu. Precizitāte ir saglabātā uzvaras iespēju daļa katrā lēmumā.
skill-note-luck = Vidēji visās spēlēs ar pilnu pārskatu. Precizitāte ir saglabātā uzvaras iespēju daļa katrā lēmumā; veiksme ir tas, cik daudz palīdzēja metieni, simtdaļās no uzvarētas spēles.
matches-over = Spēles
matches-none = Spēļu vēl nav.
show-more = Rādīt vairāk
top-all = 100 labākie visās laika kontrolēs
choose-speed = Izvēlēties laika kontroli
place = Vieta
name = Lietotājvārds
date = Datums
games-played = Spēles
game = Spēle

## Konts

title-account = Konts
account-lead = Kontā glabājas jūsu lietotājvārds, reitingi un spēles. Spēlēt var arī bez konta.
account-ways = Pierakstīties vai reģistrēties
sign-in = Pierakstīties
sign-out = Izrakstīties
register = Reģistrēties
register-note = Vajadzīgs tikai lietotājvārds un parole. E-pasta adresi neprasām; ja aizmirsīsiet paroli, palīdzēs atkopšanas kodi, ko var izveidot kontā.
guest-games-take = Pievienot kontam spēles, ko spēlējat kā viesis (notiek: { $running }, pabeigtas: { $finished })
guest-games-note = Šīs spēles kļūs par jūsu konta daļu, un pretinieki tajās redzēs jūsu lietotājvārdu.
name-hint = No 2 līdz 20 burtiem un cipariem. Līdzīga izskata vārdus uzskata par vienu un to pašu.
password = Parole
password-hint = Vismaz 8 zīmes, un ne no visbiežāk lietotajām parolēm.
password-change = Mainīt paroli
password-old = Pašreizējā parole
password-new = Jaunā parole
password-changed = Parole ir nomainīta. Visās citās pārlūkprogrammās sesija ir beigta.
forgotten = Aizmirsāt paroli?
recover = Iestatīt jaunu paroli
recover-lead = Ievadiet vienu no pierakstītajiem atkopšanas kodiem. Tas der vienreiz.
recovery-code = Atkopšanas kods
recover-go = Iestatīt paroli un pierakstīties
recovery-codes = Atkopšanas kodi
recovery-lead = Ja aizmirsīsiet paroli, ar atkopšanas kodu varēsiet iestatīt jaunu. Glabājiet kodus uz papīra vai paroļu pārvaldniekā; katrs der vienreiz.
recovery-once = Pierakstiet kodus tagad: vēlreiz tie netiks parādīti.
recovery-make = Izveidot jaunus kodus
recovery-left = { $count ->
    [0] Jums nav atkopšanas kodu
    [zero] Atlikuši { $count } atkopšanas kodi
    [one] Atlicis { $count } atkopšanas kods
   *[other] Atlikuši { $count } atkopšanas kodi
}
to-profile = Jūsu profils
about-you = Par sevi
save = Saglabāt
saved = Saglabāts.
you-follow = Kam jūs sekojat
you-block = Ko jūs bloķējat
sessions = Aktīvās sesijas
session-this = šī pārlūkprogramma
session-unknown = Nezināma pārlūkprogramma
session-end = Beigt sesiju
session-end-others = Beigt visas pārējās sesijas
last-used = pēdējoreiz: { $date }
tokens = API atslēgas
tokens-lead = Ar API atslēgu programma var spēlēt jūsu vārdā, ciktāl jūs to atļaujat. Glabājiet atslēgu tāpat kā paroli.
token-label = Kam tā domāta?
token-scopes = Ko tā drīkst?
token-make = Izveidot atslēgu
token-end = Atsaukt
token-unused = izveidota: { $made }, nav lietota
token-secret = Nokopējiet atslēgu tūlīt: to rāda tikai vienreiz.
scope-bot-play = Spēlēt kā bots
scope-board-play = Spēlēt kā cilvēks no citas programmas
scope-challenge-read = Skatīt izaicinājumus
scope-challenge-write = Sūtīt, pieņemt un noraidīt izaicinājumus
scope-follow-read = Skatīt, kam sekojat un ko bloķējat
scope-follow-write = Sekot un bloķēt
scope-tournament-write = Rīkot turnīrus un piedalīties
scope-account-read = Lejupielādēt jūsu datus
own-data = Jūsu dati
own-data-lead = Viss, kas par jums tiek glabāts, vienā failā.
own-data-get = Lejupielādēt
account-delete = Dzēst kontu
account-delete-lead = Nepabeigtajās spēlēs jums tiks ieskaitīts zaudējums, jūsu vārds pazudīs no visa, ko glabā citi, un neviens to vairs nevarēs paņemt. To nevar atsaukt.
account-delete-sure = Neatgriezeniski dzēst

## Turnīri

title-tournaments = Turnīri
tournaments-open = Var pieteikties
tournaments-checking = Tūlīt sāksies
tournaments-running = Notiek
tournaments-over = Beigušies
tournaments-none = Šobrīd nav neviena turnīra, kam varētu pieteikties.
# Viss teikums ir saite.
tournament-needs-account = Pierakstieties, lai rīkotu turnīru vai tajā piedalītos.
tournament-new = Izveidot turnīru
tournament-title = Turnīra nosaukums
tournament-kind = Turnīra sistēma
tournament-swiss = Šveices sistēma
tournament-round-robin = Katrs ar katru
tournament-rounds = Kārtas
tournament-cycles = Apļi
tournament-call = Laiks ierasties pie galda
tournament-late-entry = Spēlētāji var pievienoties arī pēc sākuma
tournament-call-time = Spēlētājiem ir { $time }, lai ierastos pie galda.
tournament-late-entry-open = No nākamās kārtas var pievienoties jauni spēlētāji.
tournament-join-late = Pievienoties no nākamās kārtas
tournament-make = Izveidot
tournament-length-swiss = { $rounds ->
    [zero] { $rounds } kārtu
    [one] { $rounds } kārta
   *[other] { $rounds } kārtas
}
tournament-length-round-robin = { $cycles ->
    [zero] { $cycles } apļu
    [one] { $cycles } aplis
   *[other] { $cycles } apļi
}
tournament-phase-open = var pieteikties
tournament-phase-running = notiek
tournament-phase-over = beidzies
tournament-phase-cancelled = atcelts
tournament-sign-in = Pierakstīties, lai piedalītos
tournament-join = Piedalīties
tournament-leave = Atsaukt pieteikumu
tournament-withdraw = Izstāties
tournament-start = Sākt turnīru
tournament-cancel = Atcelt turnīru
tournament-phase-checking = tūlīt sāksies
tournament-checking = Visiem spēlētājiem jautā, vai viņi ir klāt. Atlicis: { $time }
tournament-ready = Esmu klāt
tournament-is-ready = klāt
tournament-start-now = Sākt tūlīt ar tiem, kas ir klāt
tournament-pause = Pārtraukums
tournament-resume = Turpināt
tournament-paused = Turnīrā ir pārtraukums. Jauna kārta nesāksies, kamēr tas netiks turpināts.
tournament-own-board = Pie sava galdiņa
tournament-boards = Partijas, kas notiek
tournament-board-running = notiek
tournament-match = Spēle
standings = Kopvērtējums
crosstable = Turnīra tabula
crosstable-note = Katrā kārtā: punkti un ar sīkiem cipariem pretinieka numurs (#).
round = { $number }. kārta
points = Punkti
wins = Uzvaras
buchholz = Buhholcs
buchholz-note = Buhholcs: visu pretinieku punkti kopā.
sonneborn-berger = Zonneborns-Bergers
sonneborn-berger-note = Zonneborns-Bergers: uzvarēto pretinieku punkti un puse no to pretinieku punktiem, ar kuriem nospēlēts neizšķirti.
bye = brīvs
cell-game = { $round }. kārta, pretinieks { $name }: { $points }
cell-bye = { $round }. kārta, bez pretinieka: { $points }
cell-absent = { $round }. kārta: nespēlēja
entrants = { $count ->
    [zero] { $count } dalībnieku
    [one] { $count } dalībnieks
   *[other] { $count } dalībnieki
}
entrants-none = Pagaidām neviena dalībnieka.

## Par Galdu

title-about = Par Galdu
about-lead = Galds ir vieta piecām retām galda spēlēm: precīzi noteikumi, datora pretinieki, kas nekad neblēdās, analīze, uzdevumi un turnīri vienā programmā, ko pie sevis var palaist ikviens.
about-authors = Spēļu autori
credit-lautari = Spēli izveidoja Aleksejs Ivanovs. Noteikumi atbilst viņa noteikumu versijai 1.02 (2024. gads); viņa paša lietotne ir lautari.app.
credit-luzhanqi = Tradicionāla ķīniešu spēle, ko Ķīnā spēlē kopš 20. gadsimta pirmās puses.
credit-nardi = Bekgemons: tā priekšteči ir tūkstošiem gadu seni, bet dubultošanas kubs radās 20. gadsimta 20. gados.
credit-rotary = Spēli izgudroja dr. Lāslo Naģs (Nagy László). Arī Intarzija ir viņa.
credit-shatra = Tradicionāla Altaja spēle.
about-licence = Licence
about-licence-text = Galds ir brīva programmatūra: to drīkst lietot, mainīt un izplatīt saskaņā ar MIT vai Apache 2.0 licenci pēc izvēles. Spēles pieder to autoriem un tradīcijām.
about-parts = Lapas un serveris ir veidoti no citu autoru brīvas programmatūras, tostarp:
about-privacy = Ko mēs par jums glabājam
about-privacy-text = Bez konta – tikai nejaušu skaitli jūsu pārlūkprogrammā un jūsu spēles. Ar kontu – arī lietotājvārdu, paroles jaucējvērtību, reitingus un to, ko rakstāt. Te nav ne izsekotāju, ne reklāmu, un neviens pieprasījums netiek sūtīts nevienam citam.
about-programs-text = Visu, ko te var darīt cilvēki, var darīt arī programmas; saskarnes apraksts:

## Programmētājiem

title-developers = Programmētājiem
developers-lead = Visu, ko te darāt jūs, var darīt arī programma: spēlēt, skatīties, analizēt. Vajadzīga tikai API atslēga un daži desmiti koda rindu.
developers-token = Iegūt API atslēgu
developers-token-text = Reģistrējieties un sava konta lapā izveidojiet API atslēgu, ar kuru drīkst „Spēlēt kā bots”. Programma to sūta līdzi katram pieprasījumam:
developers-token-guest = Pirmajam mēģinājumam konts nav vajadzīgs. Ar šo pieprasījumu programma kļūst par viesi, un atbildē saņemtā atslēga der tāpat kā API atslēga:
developers-bot = Jūsu pirmais bots
developers-bot-text = Šī programma izaicina datoru uz spēli un līdz spēles beigām izdara nejaušus gājienus. Saglabājiet to un palaidiet šādi, norādot savu API atslēgu un jebkuru no spēlēm:
developers-languages = Programmēšanas valoda
developers-reference = Apraksti
developers-in-english = Tehniskie apraksti ir angļu valodā.
developers-api = HTTP API
developers-api-lead = Visas šī servera adreses: ko tās pieņem un ko atbild.
developers-live = Tiešsaistes ziņojumi
developers-live-lead = Ko lapa un serveris ziņo viens otram spēles laikā.
developers-live-text = Atveriet WebSocket savienojumu ar šo adresi. Ziņojumi ir JSON teksti. Spēles notikumi ir numurēti: ja savienojums pārtrūkst, abonējiet spēli no jauna ar pēdējā saņemtā notikuma numuru un vēlreiz nosūtiet visu, kas nav apstiprināts.
developers-live-sent = No jūsu programmas
developers-live-received = No servera
developers-bot-api = Bot API
developers-bot-api-lead = Izaicinājumi, gājieni un plūsmas botiem – tāpat kā Lichess Bot API, un tā klienti darbojas arī te.
developers-engine-protocol = Dzinēja protokols
developers-engine-protocol-lead = Kā programma un dzinējs sarunājas, rindu pa rindai.
developers-json = Viss apraksts JSON formātā (OpenAPI)
developers-filter = Filtrēt
developers-none = Tādas adreses nav.
developers-parameters = Parametri
developers-body = Pieprasījuma saturs
developers-answers = Atbildes
developers-optional = nav obligāts

## Kur skripti nedarbojas

needs-script = Lai darbotos Galds spēļu laukumi, vajadzīgs JavaScript.

## Virsraksti un nosaukumi ar ievietojamu daļu

title-with-game = { $page }: { $game }
setup-numbered = Izvietojums { $number }

## Paziņojumi

calls = Paziņojumi
calls-unread = { $count ->
    [zero] Paziņojumi, { $count } nelasītu
    [one] Paziņojumi, { $count } nelasīts
   *[other] Paziņojumi, { $count } nelasīti
}
calls-none = Pagaidām nekā nav. Te parādīsies izaicinājumi, jūsu gājieni un turnīru kārtas.
calls-settings = Paziņojumu iestatījumi
calls-for-players = Sāciet partiju vai piesakieties, lai izvēlētos, par ko jums paziņot.
call-look = Apskatīt
call-to-board = Pie galdiņa
call-to-tournament = Uz turnīru
call-challenge = { $name } jūs izaicina
call-declined = { $name } noraidīja jūsu izaicinājumu
call-started = Sākusies jūsu partija pret { $name }
call-turn = Jūsu gājiens partijā pret { $name }
call-draw = { $name } piedāvā neizšķirtu
call-takeback = { $name } lūdz atsaukt gājienu
call-rematch = { $name } vēlas revanšu
call-rematched = Sācies jūsu revanšs pret { $name }
call-won = Jūs uzvarējāt spēlē pret { $name }
call-lost = Jūs zaudējāt spēlē pret { $name }
call-drawn = Spēle pret { $name } beidzās neizšķirti
call-aborted = Spēle pret { $name } ir pārtraukta
call-ending-rules = Spēle izšķīrās uz galda.
call-ending-resigned = Viens spēlētājs padevās.
call-ending-agreed = Pēc vienošanās.
call-ending-flag = Beidzās laiks.
call-ending-left = Viens spēlētājs pameta spēli.
call-ending-aborted = Tā netiek ieskaitīta.
call-ending-cancelled = Izaicinājums ir atcelts.
call-ready = { $title } tūlīt sāksies. Vai esat klāt?
call-round = { $title }, { $round }. kārta: jūs spēlējat pret { $name }
call-postponed = { $title } nevarēja sākties: klāt bija par maz spēlētāju
call-group-challenges = Izaicinājumi
call-group-starts = Partijas sākums
call-group-turns = Jūsu gājiens
call-group-offers = Neizšķirta piedāvājumi un gājienu atsaukšana
call-group-rematches = Revanši
call-group-ends = Spēles, kas beidzas, kamēr esat citur
call-group-tournaments = Turnīri
call-way-page = Lapā
call-way-sound = Skaņa
call-way-system = Sistēma
calls-system-impossible = Šajā pārlūkprogrammā sistēmas paziņojumu nav.
calls-system-denied = Sistēmas paziņojumi šai vietnei ir bloķēti. Tos var atļaut pārlūkprogrammas iestatījumos.
calls-system-on = Šī pārlūkprogramma paziņo arī tad, kad neviena lapa nav atvērta.
calls-system-stop = Izslēgt šajā pārlūkprogrammā
calls-system-open = Šī pārlūkprogramma paziņo, kamēr lapa ir atvērta.
calls-system-ask = Saņemiet sistēmas paziņojumus, kad uz lapu neskatāties vai kad tā ir aizvērta.
calls-system-allow = Atļaut paziņojumus
decline-reason = Iemesls
decline-generic = Pašlaik izaicinājumus nepieņemu.
decline-later = Tagad nevaru, lūdzu, izaiciniet vēlāk.
decline-toofast = Šī laika kontrole man ir par ātru, izaiciniet uz lēnāku partiju.
decline-tooslow = Šī laika kontrole man ir par lēnu, izaiciniet uz ātrāku partiju.
decline-timecontrol = Labprātāk spēlētu ar citu laika kontroli.
decline-rated = Lūdzu, izaiciniet mani uz partiju ar reitingu.
decline-casual = Lūdzu, izaiciniet mani uz partiju bez reitinga.
decline-variant = Labprātāk spēlētu pēc citiem noteikumiem.
decline-nobot = Izaicinājumus no botiem nepieņemu.
decline-onlybot = Pieņemu izaicinājumus tikai no botiem.
