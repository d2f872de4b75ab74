### Kāpēc spēles un serveris kaut ko nepieņem, latviski. Atslēgas un vērtības nāk no programmas;
### `cargo nextest run -p galds-server --test reasons` pasaka, kuru kādā valodā trūkst.
### Vērtības ir teksti, kā tos raksta spēlētāji (lauciņi, darbības), vai skaitļi; tādi vārdi kā `pawn` vai
### `white` nāk tā, kā tie stāv izvēlēs.

## Jebkura spēle

table-over = Spēle ir galā: { $outcome }.

open-game = Spēles „{ $given }” nav; ir šādas: { $allowed }.

rules-preset = Noteikumu „{ $given }” nav; pazīstami ir: { $allowed }.
rules-form = „{ $given }” nav izvēle; izvēles raksta nosaukums=vērtība, un nosaukumi ir: { $allowed }.
rules-key = Izvēles „{ $given }” nav; izvēles ir: { $allowed }.
rules-value = Izvēle „{ $key }” nevar būt „{ $given }”.
rules-repeated = Izvēle „{ $key }” ir norādīta divreiz.

## Lautari: darbības

lautari-form = „{ $text }” nav gājiens; gājienu raksta e3 e4 (nokaušanu ar x), pārvēršanu par Izlūku f4^I, atdzīvināšanu k10+g8,k8.
lautari-no-such-field = Lauciņa „{ $name }” nav; lauciņi ir e-i rindās 1-4 un 11-14, b d e f g h i k l rindās 5-10, r4-r7, s8-s11 un a.
lautari-over = Spēle ir galā: { $outcome }.
lautari-no-piece = Uz { $field } nav figūras.
lautari-not-yours =
    Figūra uz { $field } pieder pretiniekam, bet tagad ir { $side ->
        [white] balto
       *[black] melno
    } gājiens.
lautari-same-field = Gājiens nedrīkst beigties tur, kur sākās, lauciņā { $field }.
lautari-own-piece = Uz { $field } stāv jūsu pašu figūra.
lautari-too-far =
    No { $from } līdz { $to } ir pārāk tālu: { $role ->
        [pawn] Bandinieks iet vienu soli
        [scout] Izlūks iet vienu vai divus soļus
        [rider] Jātnieks iet no viena līdz trim soļiem
       *[guard] Sargs iet no viena līdz trim soļiem
    }.
lautari-blocked =
    Ceļš no { $from } uz { $to } ir aizšķērsots: { $role ->
        [pawn] Bandinieks
        [scout] Izlūks
        [rider] Jātnieks
       *[guard] Sargs
    } var iet pāri tikai tukšiem lauciņiem.
lautari-immune = Bandinieks uz { $field } ir tikko atdzīvināts, un ar šo darbību to nokaut nevar.
lautari-guard-on-centre =
    Sargu lauciņā a var nokaut tikai Sargs vai Jātnieks, nevis { $role ->
        [pawn] Bandinieks
        [scout] Izlūks
        [rider] Jātnieks
       *[guard] Sargs
    }.
lautari-no-capture = Uz { $field } pretinieka figūras nav: gājienu bez nokaušanas raksta bez x.
lautari-capture-unmarked = Uz { $field } stāv pretinieka figūra: nokaušanu raksta ar x.
lautari-wrong-role =
    Figūra tur { $becomes ->
        [rider] kļūst par Jātnieku
        [guard] kļūst par Sargu
       *[none] nemaina lomu
    }, tāpēc gājienu raksta tā: { $written }.
lautari-not-a-pawn =
    Uz { $field } stāv { $role ->
        [pawn] Bandinieks
        [scout] Izlūks
        [rider] Jātnieks
       *[guard] Sargs
    }; par Izlūku kļūst tikai Bandinieks.
lautari-enemy-home = Lauciņš { $field } ir pretinieka mājas zonā, kur neviens Bandinieks nekļūst par Izlūku.
lautari-row-not-open = { $row }. rinda Izlūkiem vēl nav atvērta: neviena jūsu figūra vēl nav aizgājusi no { $unmoved }.
lautari-no-line = Lauciņš { $field } nav starp divām jūsu figūrām vienā aplī, lokā, rindā vai kolonnā (ja tas ir a – starp figūrām iekšējā apļa pretējos lauciņos).
lautari-nothing-to-revive = Nav ko atdzīvināt: pretinieka pēdējā darbība nebija nokaušana.
lautari-other-capture = Pretinieka pēdējā darbība bija nokaušana no { $from } uz { $to }, tāpēc atdzīvināšanas pieraksts beidzas ar { $from },{ $to }.
lautari-no-guard =
    Atdzīvināt var tikai Sargs, bet { $side ->
        [white] baltajiem
       *[black] melnajiem
    } tā nav.
lautari-guard-elsewhere = Jūsu Sargs stāv uz { $guard }, nevis uz { $named }.
lautari-revival-too-far = Sargs no { $guard } nevar nokļūt līdz { $to } ar vienu vai diviem soļiem pa tukšiem lauciņiem.

## Lautari: pozīcijas tekstā

lautari-position-parts = Pozīcijai ir 7 daļas (puse, baltie, melnie, neatstātie, nokaušana, neaizskaramais, mierīgās), nevis { $count }.
lautari-position-side = Puse, kurai jāiet, ir w (baltie) vai b (melnie), nevis „{ $text }”.
lautari-position-no-such-piece = „{ $text }” nav figūra uz lauciņa; Bandinieku raksta e3, Izlūku Ie3, Jātnieku Re3, Sargu Se3.
lautari-position-no-such-field = Lauciņa „{ $name }” laukumā nav.
lautari-position-twice = Lauciņš { $field } ir nosaukts divreiz.
lautari-position-second-guard =
    { $side ->
        [white] Baltajiem
       *[black] Melnajiem
    } ir Sargs uz { $first } un vēl viens uz { $second }; vienai pusei var būt tikai viens.
lautari-position-too-many =
    { $side ->
        [white] Baltajiem
       *[black] Melnajiem
    } ir { $count ->
        [zero] { $count } figūru
        [one] { $count } figūra
       *[other] { $count } figūras
    }; vairāk par { $most } nevar būt.
lautari-position-unmoved-outside = Lauciņš { $field } nav mājas zonas rindā; neatstāti var būt tikai lauciņi rindās 1-3 un 12-14.
lautari-position-capture = Nokaušana ir - vai no,uz,loma,atjaunojamais, piemēram, g12,g11,P,g12 vai g8,k8,R,- (nevis „{ $text }”).
lautari-position-impossible-capture-start-occupied = Nokaušana { $capture } nevar būt bijusi pēdējā darbība: lauciņam { $from }, no kura nāca figūra, kas nokāva, jābūt tukšam.
lautari-position-impossible-capture-no-capturer =
    Nokaušana { $capture } nevar būt bijusi pēdējā darbība: uz { $to } nestāv neviena { $side ->
        [white] balto
       *[black] melno
    } figūra.
lautari-position-impossible-capture-nothing-lost =
    Nokaušana { $capture } nevar būt bijusi pēdējā darbība: { $side ->
        [white] baltajiem
       *[black] melnajiem
    } vēl ir visas figūras.
lautari-position-impossible-capture-guard-elsewhere =
    Nokaušana { $capture } nevar būt bijusi pēdējā darbība: { $side ->
        [white] balto
       *[black] melno
    } Sargs stāv citur.
lautari-position-impossible-capture-other-role =
    Nokaušana { $capture } nevar būt bijusi pēdējā darbība: uz { $to } būtu jāstāv { $becomes ->
        [pawn] Bandiniekam
        [scout] Izlūkam
        [rider] Jātniekam
       *[guard] Sargam
    }, nevis { $now ->
        [pawn] Bandiniekam
        [scout] Izlūkam
        [rider] Jātniekam
       *[guard] Sargam
    }.
lautari-position-impossible-capture-still-unmoved = Nokaušana { $capture } nevar būt bijusi pēdējā darbība: { $from } joprojām ir starp neatstātajiem lauciņiem.
lautari-position-impossible-capture-no-home-field =
    Nokaušana { $capture } nevar būt bijusi pēdējā darbība: { $from } nav { $side ->
        [white] balto
       *[black] melno
    } mājas lauciņš.
lautari-position-impossible-revival-after-capture = Uz { $field } nevar stāvēt tikko atdzīvināts Bandinieks: pēdējā darbība bija nokaušana { $capture }.
lautari-position-impossible-revival-no-pawn =
    Uz { $field } nevar stāvēt tikko atdzīvināts Bandinieks: tur nav neviena { $side ->
        [white] balto
       *[black] melno
    } Bandinieka.
lautari-position-impossible-revival-no-guard =
    Uz { $field } nevar stāvēt tikko atdzīvināts Bandinieks: { $side ->
        [white] baltajiem
       *[black] melnajiem
    } nav Sarga, kas to būtu atdzīvinājis.
lautari-position-quiet = Mierīgo darbību skaitam jābūt skaitlim, nevis „{ $text }”.
lautari-position-not-quiet = Pēc nokaušanas vai atdzīvināšanas mierīgo darbību skaits ir 0, nevis { $count }.

## Luzhanqi: darbības

luzhanqi-form = „{ $text }” nav gājiens; gājienu raksta a6-a7 (arī tad, ja tur stāv pretinieks), izvietojumu – ar @ un 25 zīmēm vai ar gatava izvietojuma nosaukumu.
luzhanqi-no-such-node = Lauciņa „{ $name }” nav; lauciņi ir no a1 līdz e12.
luzhanqi-over = Spēle ir galā: { $outcome }.
luzhanqi-set-up-due = Vispirms jāizvieto armija: @ un 25 zīmes, pa rindām no aizmugures, no a līdz e, bez nometnēm; vai gatavs izvietojums: { $ready }.
luzhanqi-move-due = Armijas ir izvietotas; tagad jāizdara gājiens, to raksta a6-a7.
luzhanqi-not-yours = Lauciņā { $node } nav jūsu figūras.
luzhanqi-immobile = Figūra lauciņā { $node } nekustas: mīnas un karogs paliek savā vietā.
luzhanqi-locked = Figūra lauciņā { $node } nekustas: pēc šiem noteikumiem no štāba neviens neiziet.
luzhanqi-own-piece = Uz { $node } stāv jūsu pašu figūra.
luzhanqi-in-camp = Figūra uz { $node } ir nometnē, un tur tai uzbrukt nevar.
luzhanqi-no-way = No { $from } uz { $to } ceļa nav; figūra var iet uz: { $allowed }.
luzhanqi-stuck = No { $from } uz { $to } ceļa nav; figūra nevar iet nekur.

## Luzhanqi: izvietojumi

luzhanqi-set-up-length = Izvietojums ir @ un 25 zīmes (pa rindām no aizmugures, no a līdz e, bez nometnēm), nevis { $count }.
luzhanqi-set-up-letter = „{ $letter }” nav figūra; figūra ir viena no zīmēm 1-9, B, M, F.
luzhanqi-set-up-empty = Jāizvieto visas 25 figūras; tukšs ir palicis: { $nodes }.
luzhanqi-set-up-count =
    Armijā ir { $right } × { $kind ->
        [field-marshal] feldmaršals
        [general] armijas ģenerālis
        [lieutenant-general] ģenerālleitnants
        [brigadier] brigādes ģenerālis
        [colonel] pulkvedis
        [major] majors
        [captain] kapteinis
        [platoon-commander] vada komandieris
        [sapper] sapieris
        [bomb] granāta
        [mine] mīna
       *[flag] karogs
    } ({ $letter }), nevis { $count }{ $count ->
        [0] { "" }
       *[other] { " " }(uz { $nodes })
    }.
luzhanqi-set-up-flag = Karogam jāstāv štābā (b vai d aizmugurējā rindā), bet tas stāv uz { $nodes }.
luzhanqi-set-up-mine = Mīnām jāstāv divās aizmugurējās rindās, bet kāda stāv uz { $nodes }.
luzhanqi-set-up-bomb =
    Granātas nedrīkst stāvēt { $row ->
        [back] pašā aizmugurējā rindā
        [front] priekšējā rindā
       *[none] tām slēgtā rindā
    }, bet kāda stāv uz { $nodes }.

## Luzhanqi: pozīcijas tekstā

luzhanqi-position-fields = Pozīcijai ir 6 daļas (puse, sarkanie, melnie, zināmais, mierīgie, gājiens), nevis { $count }.
luzhanqi-position-side = Puse ir R vai B, kamēr tai jāizvieto armija, un r vai b spēles gaitā, nevis „{ $text }”.
luzhanqi-position-piece = „{ $text }” nav figūra; figūras raksta c10:B (lauciņš, kols un viena no zīmēm 1-9, B, M, F).
luzhanqi-position-no-such-node = Lauciņa „{ $name }” nav; lauciņi ir no a1 līdz e12.
luzhanqi-position-twice = Lauciņš { $node } ir nosaukts divreiz.
luzhanqi-position-known-empty = Uz { $node } nekas nestāv, tāpēc tur arī nekas nav zināms.
luzhanqi-position-number = „{ $text }” nav gājienu skaits.
luzhanqi-position-too-many =
    { $side ->
        [red] Sarkanajiem
       *[black] Melnajiem
    } ir { $count } × { $kind ->
        [field-marshal] feldmaršals
        [general] armijas ģenerālis
        [lieutenant-general] ģenerālleitnants
        [brigadier] brigādes ģenerālis
        [colonel] pulkvedis
        [major] majors
        [captain] kapteinis
        [platoon-commander] vada komandieris
        [sapper] sapieris
        [bomb] granāta
        [mine] mīna
       *[flag] karogs
    }; armijā ir { $most }.
luzhanqi-position-displaced =
    Uz { $node } stāv { $kind ->
        [field-marshal] feldmaršals
        [general] armijas ģenerālis
        [lieutenant-general] ģenerālleitnants
        [brigadier] brigādes ģenerālis
        [colonel] pulkvedis
        [major] majors
        [captain] kapteinis
        [platoon-commander] vada komandieris
        [sapper] sapieris
        [bomb] granāta
        [mine] mīna
       *[flag] karogs
    }, bet karogs paliek savā štābā un mīna – divās aizmugurējās rindās.
luzhanqi-position-no-flag = Karoga nav nevienai pusei, bet spēle beidzas jau tad, kad ieņemts pirmais.
luzhanqi-position-set-up-black-laid-out = Melnie armiju izvieto pēdējie: kamēr kādai pusei tā vēl jāizvieto, melno daļa ir -.
luzhanqi-position-set-up-something-known = Pirms pirmā gājiena nekas nav zināms, un abi skaitītāji ir 0.
luzhanqi-position-set-up-red-laid-out = Kamēr sarkanajiem jāizvieto armija, sarkano daļa ir -.
luzhanqi-position-set-up-red-incomplete = Kamēr melnajiem jāizvieto armija, ir aizņemtas visas 25 sarkano vietas un nekas cits.

## Nardi: darbības

nardi-form = „{ $text }” nav gājiens; metienu raksta 31, gājienu 8/5 6/5 vai 8-5,6-5 (arī ar bar un off), izlaistu gājienu „pass”, kubu „double”, „take”, „drop”.
nardi-no-such-dice = „{ $text }” nav metiens: katrs metamais kauliņš rāda no 1 līdz 6.
nardi-equal-opening = Ar vienādiem metamajiem kauliņiem spēli nesāk: met vēlreiz.
nardi-over = Spēle ir galā: { $outcome }.
nardi-due-opening = Jāizdara atklāšanas metiens: balto un melno metamais kauliņš, piemēram, o31.
nardi-due-roll-or-double =
    { $side ->
        [white] Baltajiem
       *[black] Melnajiem
    } jāmet kauliņi (piemēram, 31) vai jādubulto.
nardi-due-roll =
    { $side ->
        [white] Baltajiem
       *[black] Melnajiem
    } jāmet kauliņi, piemēram, 31.
nardi-due-answer =
    { $side ->
        [white] Baltajiem
       *[black] Melnajiem
    } jāatbild uz dubultojumu: take (pieņemt) vai drop (atteikties).
nardi-due-play =
    { $side ->
        [white] Baltajiem
       *[black] Melnajiem
    } jāizspēlē { $roll }.
nardi-due-nothing = Spēle ir galā.
nardi-no-double-no-cube = Tagad dubultot nedrīkst: šajā spēlē dubultošanas kuba nav.
nardi-no-double-not-yours = Tagad dubultot nedrīkst: kubs pieder pretiniekam.
nardi-no-double-crawford = Tagad dubultot nedrīkst: šī ir Kroforda partija.
nardi-no-double-dead = Tagad dubultot nedrīkst: uzvarai mačā jums pietiek jau ar pašreizējo likmi.
nardi-no-double-highest = Tagad dubultot nedrīkst: kubu tālāk pagriezt nevar.
nardi-cube-value = Pēc dubultošanas kuba vērtība ir { $right }, nevis { $given }.
nardi-no-such-point = Lauciņa „{ $text }” nav; lauciņi ir no 24 līdz 1, bar (šķirtne) un off (noņemtie).
nardi-backwards =
    Kauliņš iet no lauciņa ar lielāku numuru uz lauciņu ar mazāku, nevis { $from ->
        [bar] no šķirtnes
        [off] no noņemto kauliņu vietas
       *[other] no { $from }. lauciņa
    } { $to ->
        [bar] uz šķirtni
        [off] pie noņemtajiem
       *[other] uz { $to }. lauciņu
    }.
nardi-too-many-steps =
    Metiens { $roll } dod { $steps ->
        [zero] { $steps } pārvietojumu
        [one] { $steps } pārvietojumu
       *[other] { $steps } pārvietojumus
    }, ne vairāk.
nardi-not-rolled =
    Ar metienu { $roll } (vai to, kas no tā palicis) kauliņu nevar pārvietot { $from ->
        [bar] no šķirtnes
        [off] no noņemto kauliņu vietas
       *[other] no { $from }. lauciņa
    } { $to ->
        [bar] uz šķirtni
        [off] pie noņemtajiem
       *[other] uz { $to }. lauciņu
    }.
nardi-no-checker =
    { $point ->
        [bar] Uz šķirtnes nav neviena jūsu kauliņa, ko pārvietot.
        [off] Noņemtos kauliņus vairs nepārvieto.
       *[other] Uz { $point }. lauciņa nav neviena jūsu kauliņa, ko pārvietot.
    }
nardi-bar-first = Vispirms jāievada kauliņš no šķirtnes, un tikai tad drīkst pārvietot citu.
nardi-closed = { $point }. lauciņš ir slēgts: tur stāv divi vai vairāki pretinieka kauliņi.
nardi-not-home =
    { $point ->
        [bar] Noņemt vēl nedrīkst: kāds jūsu kauliņš ir uz šķirtnes.
        [off] Noņemt vēl nedrīkst: ne visi jūsu kauliņi ir mājā.
       *[other] Noņemt vēl nedrīkst: kāds jūsu kauliņš ir uz { $point }. lauciņa, ārpus mājas.
    }
nardi-higher-first = Ar uzmesto skaitli { $die } kauliņu no { $from }. lauciņa noņemt nevar, kamēr kāds kauliņš stāv uz { $higher }. lauciņa.
nardi-no-hit =
    { $point ->
        [bar] Uz šķirtnes neviens kauliņš netiek nosists.
        [off] Noņemot kauliņu, nekas netiek nosists.
       *[other] Uz { $point }. lauciņa neviens kauliņš netiek nosists.
    }
nardi-more-dice =
    Var izspēlēt { $possible ->
        [zero] { $possible } skaitļus
        [one] { $possible } skaitli
       *[other] { $possible } skaitļus
    }, nevis { $used }, un tas ir jādara; viens veids: { $example }.
nardi-larger-die = Izspēlēt var tikai vienu skaitli, un tad tam jābūt lielākajam: { $die }.
nardi-not-lost = Gājiens ir iespējams, tāpēc izlaist to nedrīkst; viens veids: { $example }.
nardi-other-name = Šo gājienu šeit raksta tā: { $written }.
nardi-unclear = „{ $text }” var izspēlēt vairākos veidos, kuros tiek nosisti dažādi kauliņi: { $ways }; nosauciet katru pārvietojumu.

## Nardi: pozīcijas tekstā

nardi-position-fields = Pozīcijai ir 6 daļas (puse, fāze, baltie, melnie, kubs, rezultāts), nevis { $count }.
nardi-position-side = Puse, kurai jāiet, ir w (baltie) vai b (melnie), nevis „{ $text }”.
nardi-position-phase = Fāze ir open, roll, double, over vai metiens, piemēram, 31, nevis „{ $text }”.
nardi-position-count = Kauliņus raksta lauciņš:skaits, piemēram, bar:1,24:2,off:3, nevis „{ $text }”.
nardi-position-twice =
    { $side ->
        [white] Baltajiem
       *[black] Melnajiem
    } divreiz { $point ->
        [bar] nosaukta šķirtne
        [off] nosaukti noņemtie
       *[other] nosaukts { $point }. lauciņš
    }.
nardi-position-not-fifteen =
    { $side ->
        [white] Baltajiem
       *[black] Melnajiem
    } ir { $count ->
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }; katrai pusei to ir 15, ieskaitot tos, kas ir uz šķirtnes vai noņemti.
nardi-position-both-on = Balto { $white }. lauciņš ir melno { $black }. lauciņš: abām pusēm reizē tur kauliņu nevar būt.
nardi-position-cube-absent = Šajos noteikumos kuba nav: tā daļa ir -, nevis „{ $text }”.
nardi-position-cube-form = Kubs ir 1c (vidū) vai divnieka pakāpe ar īpašnieku, piemēram, 2w vai 4b, nevis „{ $text }”.
nardi-position-score-single-game = Atsevišķai partijai rezultāta nav: tā daļa ir -, nevis „{ $text }” (mačam noteikumos vajag match=N).
nardi-position-score-form = Rezultāts ir baltie,melnie,garums, Kroforda partijā ar C beigās, piemēram, 0,0,{ $length }, nevis „{ $text }”.
nardi-position-score-other-length =
    Pēc noteikumiem mačs ir līdz { $length ->
        [zero] { $length } punktiem
        [one] { $length } punktam
       *[other] { $length } punktiem
    }, nevis līdz { $written }.
nardi-position-score-not-won =
    Mačs ir beidzies, kad { $length ->
        [zero] { $length } punktus
        [one] { $length } punktu
       *[other] { $length } punktus
    } ir sasniedzis uzvarētājs un tikai viņš.
nardi-position-score-won =
    Vienai pusei ir { $length ->
        [zero] { $length } punktu
        [one] { $length } punkts
       *[other] { $length } punkti
    }, tāpēc fāze ir over.
nardi-position-score-not-crawford = Kroforda partija ir pirmā pēc tam, kad kādai pusei līdz uzvarai mačā pietrūkst viena punkta.
nardi-position-score-crawford-cube = Kroforda partijā neviens nedubulto, tāpēc kubs ir 1c.
nardi-position-contradiction-loser-off = Fāzē over puse ir uzvarētājs, un tikai uzvarētājam visi kauliņi ir noņemti.
nardi-position-contradiction-not-over = Vienai pusei visi kauliņi ir noņemti, tāpēc fāze ir over.
nardi-position-contradiction-opening-side = Fāzē open puse ir w.
nardi-position-contradiction-opening-cube = Fāzē open kubs ir 1c.
nardi-position-contradiction-no-doubler = Fāzē double puse ir tā, kas atbild; otra šeit nevarēja dubultot.
nardi-position-contradiction-not-ended = Fāzē over uzvarētājam visi kauliņi ir noņemti, ja vien atsevišķā partijā pretinieks nav atteicies no dubultojuma.

## Rotary: noteikumi

rotary-rules-traps-without-captures = Lamatām nav nozīmes, ja lodes nenoņem: pievienojiet capture=after vai capture=during.
rotary-rules-captures-without-traps = Ložu noņemšanai vajag lamatas: pievienojiet traps=outside, traps=centre, punktus, piemēram, traps=33+77, vai vairākus no tiem kopā, piemēram, traps=outside+centre+33.

## Rotary: darbības

rotary-form = „{ $text }” nav gājiens; pagriezienu raksta 43-3 vai 43 3 (griešanas punkts un skaitlis no 0 līdz 5), noliktu lodi p34, piedāvājumu o43,46, izvēli c43.
rotary-no-such-point = Punkta { $text } nav; rindās no 1 līdz 9 ir punkti 11-14, 21-25, 31-36, 41-47, 51-58, 61-69, 72-79, 83-89 un 94-99.
rotary-no-such-turn = „{ $text }” nav pagrieziens: gredzenu pagriež no 0 līdz 5 reizēm pa 60°.
rotary-over = Spēle ir galā: { $outcome }.
rotary-due-turn = Jāizdara pagrieziens, to raksta 43-3 vai 43 3 (griešanas punkts un skaitlis no 0 līdz 5).
rotary-due-place = Jānoliek lode, to raksta p34 vai 34.
rotary-due-offer = Gaišajiem jāpiedāvā divi griešanas punkti, to raksta o43,46.
rotary-due-choice = Tumšajiem jāizvēlas griešanas punkts: c{ $first } vai c{ $second }.
rotary-due-turn-at = Gaišajiem jāgriež ap punktu { $pivot }, to raksta { $pivot }-3 (no 0 līdz 5).
rotary-occupied = Punkts { $point } nav tukšs.
rotary-no-majority = Lodes ap punktu { $pivot }: jums { $own }, pretiniekam { $enemy }; griezt drīkst tikai tur, kur jūsu lodes ir vairākumā.
rotary-falls = Pagriežot ap punktu { $pivot } par { $turn }, kāda lode paliktu ārpus laukuma; tur var pagriezt par: { $allowed }.
rotary-not-the-agreed-pivot = Gaišajiem tagad jāgriež ap punktu { $pivot }, par kuru ir panākta vienošanās.
rotary-in-centre = Punkts { $point } pieder centram, un tur lodes neliek.
rotary-offer-order = Piedāvājumā ir divi dažādi griešanas punkti, mazākais pirmais, nevis { $first } un { $second }.
rotary-not-offered = Punkts { $chosen } netika piedāvāts; izvēlieties { $first } vai { $second }.

## Rotary: pozīcijas tekstā

rotary-position-fields = Pozīcijai ir 5 daļas (puse, fāze, gaišie, tumšie, pagriezieni), nevis { $count }.
rotary-position-side = Puse, kurai jāiet, ir w (gaišie) vai b (tumšie), nevis „{ $text }”.
rotary-position-phase = Fāze ir -, place, offer, choose:43,46 vai at:43, nevis „{ $text }”.
rotary-position-no-such-point = Punkta „{ $text }” laukumā nav (punkti ir 11-14, 21-25, … 94-99).
rotary-position-twice = Punkts { $point } ir nosaukts divreiz.
rotary-position-turns = Izdarīto pagriezienu skaitam jābūt skaitlim, nevis „{ $text }”.
rotary-position-too-many =
    { $side ->
        [light] Gaišajiem
       *[dark] Tumšajiem
    } ir { $count ->
        [zero] { $count } ložu
        [one] { $count } lode
       *[other] { $count } lodes
    }; vairāk par { $most } nevar būt.
rotary-position-phase-not-in-rules-placing = Lodes izvieto tikai tad, ja ir start=empty.
rotary-position-phase-not-in-rules-offer = Griešanas punktus piedāvā tikai tad, ja ir offer=yes vai start=empty.
rotary-position-contradiction-offer-is-lights = Piedāvā un ap piedāvāto punktu griež gaišie: puse w.
rotary-position-contradiction-choice-is-darks = Griešanas punktu izvēlas tumšie: puse b.
rotary-position-contradiction-turned-too-early = Pirms vienošanās par pirmo griešanas punktu neviens negriež: pagriezienu skaits ir 0.
rotary-position-contradiction-in-centre = Punkts { $point } pieder centram, un tur lodes neliek.
rotary-position-contradiction-placing-order = Puses lodes liek pēc kārtas, vispirms gaišie, līdz ir noliktas 26 lodes: ja gaišajiem to ir { $light } un tumšajiem { $dark }, likt nav šīs puses kārta.
rotary-position-contradiction-single-pivot = Ja vairākums ir tikai ap vienu punktu ({ $pivot }), neko nepiedāvā: fāze at:{ $pivot }.
rotary-position-contradiction-no-pivot = Ap punktu { $point } gaišie griezt nevar: tam jābūt tukšam, un ap to vairākumā jābūt gaišo lodēm.

## Šatra: darbības

shatra-form = „{ $text }” nav gājiens; gājienu vai izlikšanu no rezerves raksta 46-39, sitienu 28x14x2 vai 28:14:2, pārvēršanu 5-2=B, atliktu pārvēršanu 2=Y.
shatra-no-such-field = Lauciņa „{ $text }” nav; lauciņi ir no 1 līdz 62 vai arī kolonnas no a līdz g ar rindām no 1 līdz 14, piemēram, d6.
shatra-no-such-figure = „{ $text }” nav figūra; šatra kļūst par B (batiru), T (turu) vai Y (jalkinu).
shatra-too-many-jumps =
    Sērijā ir ne vairāk kā { $most ->
        [zero] { $most } lēcienu
        [one] { $most } lēciens
       *[other] { $most } lēcieni
    }, pa vienam par katru pretinieka kauliņu.
shatra-over = Spēle ir galā: { $outcome }.
shatra-nobody-there = Lauciņš { $field } ir tukšs.
shatra-not-yours =
    { $kind ->
        [biy] Bijs
        [batyr] Batirs
        [tura] Tura
        [yalkyn] Jalkins
       *[shatra] Šatra
    } uz { $field } pieder pretiniekam.
shatra-promotion-due =
    Vispirms jāpārvērš šatra: { $more ->
        [0] { $allowed }
       *[other] { $allowed } un vēl { $more }
    }.
shatra-capture-due =
    Jāsit: { $more ->
        [0] { $allowed }
       *[other] { $allowed } un vēl { $more }
    }.
shatra-biy-due =
    Bijam jāsit vai jāizdara savs solis: { $more ->
        [0] { $allowed }
       *[other] { $allowed } un vēl { $more }
    }.
shatra-occupied = Lauciņš { $field } nav tukšs.
shatra-own-gate = Savos vārtos ({ $field }) drīkst stāvēt tikai bijs; pārējie kauliņi iet tiem pāri.
shatra-own-fortress = Mierīgs gājiens nekad nebeidzas savā cietoksnī ({ $field }); tur var nonākt, tikai sitot.
shatra-in-reserve =
    { $kind ->
        [biy] Bijs
        [batyr] Batirs
        [tura] Tura
        [yalkyn] Jalkins
       *[shatra] Šatra
    } uz { $from } ir rezervē: to var izlikt uz tukša lauciņa savā laukuma pusē{ $road ->
        [open] { " " }vai izvest pa lielo ceļu
       *[closed] { "" }
    }.
shatra-out-of-reach =
    { $kind ->
        [biy] Bijs
        [batyr] Batirs
        [tura] Tura
        [yalkyn] Jalkins
       *[shatra] Šatra
    } no { $from } nevar iet uz { $to }; var iet uz: { $more ->
        [0] { $allowed }
       *[other] { $allowed } un vēl { $more }
    }.
shatra-stuck =
    { $kind ->
        [biy] Bijs
        [batyr] Batirs
        [tura] Tura
        [yalkyn] Jalkins
       *[shatra] Šatra
    } no { $from } nevar iet uz { $to }; iet nav kur.
shatra-promotes =
    Uz { $to } šatra kļūst par figūru, kuras trūkst: { $more ->
        [0] { $allowed }
       *[other] { $allowed } un vēl { $more }
    }.
shatra-no-promotion = Ar { $text } neviens kauliņš nekļūst par figūru.
shatra-nothing-waits = Uz { $field } nav šatras, kas gaidītu pārvēršanu par figūru.
shatra-goes-on =
    Sitiens turpinās: { $more ->
        [0] { $allowed }
       *[other] { $allowed } un vēl { $more }
    }.
shatra-no-such-capture =
    { $kind ->
        [biy] Bijs
        [batyr] Batirs
        [tura] Tura
        [yalkyn] Jalkins
       *[shatra] Šatra
    } no { $from } tā sist nevar; iespējamie sitieni: { $more ->
        [0] { $allowed }
       *[other] { $allowed } un vēl { $more }
    }.
shatra-only-intruders =
    { $kind ->
        [biy] Bijs
        [batyr] Batirs
        [tura] Tura
        [yalkyn] Jalkins
       *[shatra] Šatra
    } uz { $from } ir pirmajā rezervē: sist var sākt, tikai lecot pār kauliņu savā cietoksnī vai savos vārtos.
shatra-no-capture =
    { $kind ->
        [biy] Bijs
        [batyr] Batirs
        [tura] Tura
        [yalkyn] Jalkins
       *[shatra] Šatra
    } no { $from } sist nevar.

## Šatra: pozīcijas tekstā

shatra-position-fields = Pozīcijai ir 6 daļas (puse, baltie, melnie, sākuma rezerve, enpassant, mierīgie), nevis { $count }.
shatra-position-side = Puse, kurai jāiet, ir w (baltie) vai b (melnie), nevis „{ $text }”.
shatra-position-man = „{ $text }” nav kauliņš; kauliņus raksta ar lauciņa numuru no 1 līdz 62, bijam, batiram, turai un jalkinam priekšā liekot K, B, T vai Y.
shatra-position-twice = Lauciņš { $field } ir nosaukts divreiz.
shatra-position-too-many =
    { $side ->
        [white] Baltajiem
       *[black] Melnajiem
    } ir { $count } × { $kind ->
        [biy] bijs
        [batyr] batirs
        [tura] tura
        [yalkyn] jalkins
       *[shatra] šatra
    }; vairāk par { $most } nevar būt.
shatra-position-no-biy = Vismaz vienai pusei jābūt savam bijam (K).
shatra-position-own-gate =
    { $kind ->
        [biy] Bijs
        [batyr] Batirs
        [tura] Tura
        [yalkyn] Jalkins
       *[shatra] Šatra
    } uz { $field } stāv savos vārtos, kur drīkst stāvēt tikai bijs.
shatra-position-initial = Puses ar sākuma rezervi ir wb, w, b vai -, nevis „{ $text }”.
shatra-position-no-reserve =
    { $side ->
        [white] Baltajiem
       *[black] Melnajiem
    } savā cietoksnī nav neviena kauliņa, tāpēc nav arī sākuma rezerves.
shatra-position-passing = Enpassant ir - vai abi dubultsoļa lauciņi, tas, kuram gāja pāri, un tas, uz kura nostājās, piemēram, 19,26; nevis „{ $text }”.
shatra-position-no-double-step =
    Neviena { $side ->
        [white] balto
       *[black] melno
    } šatra nevar būt tikko gājusi divus soļus pāri { $over } uz { $on }.
shatra-position-quiet = Mierīgo gājienu skaitam jābūt skaitlim, nevis „{ $text }”.

## Serveris: jebkas

server-not-found = Nekā ar tādu nosaukumu šeit nav.
server-nobody-known = Lūdzu, pierakstieties vai spēlējiet kā viesis.
server-needs-account = Tam ir vajadzīgs konts.
server-unknown-token = Šāda API atslēga nav zināma.
server-unreadable = Serveris pieprasījumu nesaprata.
server-wrong-login = Nepareizs lietotājvārds vai parole.
server-too-large = Pieprasījums ir pārāk liels.
server-engine-busy = Šobrīd tiek analizēts pārāk daudz pozīciju; lūdzu, pēc brīža mēģiniet vēlreiz.
server-no-engine = Šobrīd nedarbojas neviens dzinējs; lūdzu, mēģiniet vēlreiz vēlāk.
server-internal = Serverī kaut kas nogāja greizi; lūdzu, mēģiniet vēlreiz.
server-unavailable = Serveris šobrīd netiek pie saviem datiem. Lūdzu, pēc brīža mēģiniet vēlreiz.
server-stopping = Serveris tiek apturēts; lūdzu, pēc brīža mēģiniet vēlreiz.

forbidden-no-scope = Šī API atslēga to neatļauj.
forbidden-in-person = Lai to darītu, lūdzu, pierakstieties; ar API atslēgu nepietiek.
forbidden-other-site = Pieprasījumus no citu vietņu lapām nepieņemam.
forbidden-not-your-tournament = To drīkst darīt tikai tas, kurš turnīru izveidoja.
forbidden-not-your-problem = Uzdevumu drīkst atsaukt tikai tā autors.

too-many-request =
    Pārāk daudz pieprasījumu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-connect =
    Pārāk daudz savienojumu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-message =
    Pārāk daudz ziņojumu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-anonymous =
    Pārāk daudz jaunu spēlētāju no šejienes; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-register =
    Pārāk daudz jaunu kontu no šejienes; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-login =
    Pārāk daudz mēģinājumu pierakstīties; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-login-name =
    Pārāk daudz mēģinājumu pierakstīties ar šo lietotājvārdu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-token =
    Pārāk daudz API atslēgu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-account =
    Pārāk daudz konta izmaiņu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-challenge =
    Pārāk daudz izaicinājumu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-chat =
    Sarunā pārāk daudz ziņu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-relation =
    Pārāk daudz izmaiņu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-tournament =
    Pārāk daudz turnīru; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-export =
    Pārāk daudz lejupielāžu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-analysis =
    Pārāk daudz analīžu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-position =
    Pārāk daudz pozīciju; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-command =
    Pārāk daudz darbību; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-chat-switch =
    Saruna ieslēgta un izslēgta pārāk bieži; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-plan =
    Nosacījuma gājieni saglabāti pārāk bieži; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-composition =
    Publicēts pārāk daudz uzdevumu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.
too-many-report =
    Pārāk daudz pārskatu; lūdzu, pagaidiet { $seconds ->
        [zero] { $seconds } sekundes
        [one] { $seconds } sekundi
       *[other] { $seconds } sekundes
    }.

## Serveris: spēles

played-unplayable = Šāda partija nevarēja tikt izspēlēta.
played-unfinished = Pievienot var tikai pabeigtas partijas pret datoru bez reitinga.
played-too-long = Šis mačs ir pārāk garš, lai to pievienotu: drīkst būt ne vairāk kā 5000 gājienu un metienu.
played-by-clock = Uzvaru pret datoru pēc laika nevar pievienot: pulksteni ir redzējis tikai jūsu pārlūks.
match-unknown = Tādas spēles nav.
match-damaged = Ar šo spēli kaut kas nav kārtībā; kļūda ir reģistrēta.
match-busy = Ar šo spēli vienlaikus darbojas pārāk daudzi; lūdzu, mēģiniet vēlreiz.
match-too-many-offers =
    Pretinieku vienlaikus var gaidīt ne vairāk kā { $most ->
        [zero] { $most } jūsu spēļu
        [one] { $most } jūsu spēle
       *[other] { $most } jūsu spēles
    }; lūdzu, vispirms kādu atsauciet.
match-not-a-player = Jūs šajā spēlē nepiedalāties.
match-not-invited = Uz šo vietu ir uzaicināts kāds cits.
match-needs-account = Spēlēm ar reitingu vajadzīgs konts.
match-not-started = Spēle vēl nav sākusies.
match-not-open = Vieta jau ir aizņemta.
match-owner-left = Tas, kurš piedāvāja šo spēli, ir aizgājis.
match-over = Spēle ir beigusies.
match-still-playing = Spēle vēl turpinās.
match-not-your-turn = Tagad nav jūsu gājiens.
match-thrown-by-server = Kauliņus met serveris: rakstiet „throw”.
match-already-set-up = Jūsu armija jau ir izvietota.
match-too-late = Par vēlu: laiks jau bija beidzies.
match-no-offer = Piedāvājums vairs nav spēkā.
match-already-offered = To jūs jau piedāvājāt.
match-nothing-to-take-back = Nav gājiena, ko atsaukt.
match-revealed = Gājienu vairs nevar atsaukt: kopš tā brīža ir mesti kauliņi vai atklātas figūras.
match-under-way = Abi spēlētāji jau ir izdarījuši gājienu: tagad var tikai padoties.
match-dice-thrown = Kauliņi jau ir mesti: spēlē ar reitingu var padoties, bet pārtraukt to nevar.
match-still-there = Pretinieks vēl ir klāt vai nav bijis prom pietiekami ilgi.
match-no-plans = Nosacījuma gājieni ir domāti korespondences spēlēm starp cilvēkiem, kurās nekas nav slēpts un nekas nav atkarīgs no nejaušības.
match-plan-in-own-turn = Ir jūsu gājiens: nosacījuma gājienus saglabā, kamēr jāiet pretiniekam.
match-plan-outdated = Kopš šo nosacījuma gājienu sagatavošanas spēle ir turpinājusies.
match-too-many-lines = Nosacījuma gājieniem var būt ne vairāk kā { $most } varianti.
match-line-too-long = { $line }. variants ir pārāk garš: variantā var būt ne vairāk kā { $most } gājieni.
match-planned-action = { $line }. variants: gājiens { $action } tur nav iespējams.
match-no-answer = { $line }. variantam jābeidzas ar jūsu gājienu.
match-two-answers = { $line }. variantā uz tiem pašiem gājieniem ir cita atbilde nekā kādā iepriekšējā.
match-seed = Vārdi metieniem (seed) ir viena rinda, ne vairāk kā 64 baiti, bez atstarpēm sākumā un beigās.

terms-seed = Vārdi metieniem (seed) ir viena rinda, ne vairāk kā 64 baiti, bez atstarpēm sākumā un beigās.
terms-rated = Spēli ar reitingu spēlē divi cilvēki, kuriem ir konts.
terms-level = Datora līmeņi ir no 1 līdz 10.
terms-position = No šīs pozīcijas spēli sākt nevar: to nevar nolasīt, vai arī spēle tajā ir galā.
terms-own-start = No savas pozīcijas var sākt tikai spēli bez reitinga un bez slēptām figūrām, pret datoru vai kādu, ko uzaicināt.
paste-nothing = Nav, ko lasīt.
paste-tag = Birku raksta šādi: [Atslēga "Vērtība"].
paste-comment = Komentāram, kas sākas šeit, nav aizverošās figūriekavas.
paste-result = Pierakstā rezultāts ir { $written }, bet spēle beidzas { $reached }.
paste-foreign = Tekstu citas programmas tā neraksta: { $message }

control-form = „{ $text }” nav laika kontrole; rakstiet minūtes+sekundes (5+3, 0:30+1), minūtes, d un aizturi sekundēs (5d12), 3days vai none.
control-initial = Laikam sākumā jābūt no 1 sekundes līdz 180 minūtēm.
control-extra = Pieaugums un aizture nedrīkst pārsniegt 180 sekundes.
control-days = Katram gājienam jāatvēl no 1 līdz 14 dienām.

chat-length =
    Sarunas ziņā ir no 1 līdz { $most ->
        [zero] { $most } zīmēm
        [one] { $most } zīmei
       *[other] { $most } zīmēm
    }.
chat-you-switched-off = Jūs sarunu izslēdzāt.
chat-they-switched-off = Jūsu pretinieks sarunu izslēdza.

## Serveris: cilvēki

name-length = Lietotājvārdā ir no 2 līdz 20 zīmēm.
name-character = „{ $character }” lietotājvārdā nevar būt; var būt burti, cipari, - un _.
name-start = Lietotājvārds sākas ar burtu.
name-separator = Zīmes - un _ var būt tikai starp burtiem un cipariem.
name-alphabets = Lietotājvārdu raksta vienā alfabētā.
name-reserved = Šis lietotājvārds ir rezervēts.

password-short = Parolē ir vismaz 8 zīmes; laba parole ir vairāki vārdi.
password-long = Parolē ir ne vairāk kā 256 zīmes.
password-common = Šī ir viena no visbiežāk lietotajām parolēm, un tās uzbrucēji izmēģina vispirms; izvēlieties citu.
password-name = Šī parole gandrīz neatšķiras no lietotājvārda; izvēlieties citu.

register-taken = Šis vai līdzīgs lietotājvārds jau ir aizņemts.
login-banned = Šis konts ir slēgts: { $reason }

impossible-unknown-name = Tāda lietotāja nav.
impossible-own-opponent = Pret sevi spēlēt nevar.
impossible-blocked = Šis spēlētājs no jums uzaicinājumus nepieņem.
impossible-yourself = Tas esat jūs.
impossible-list-full = Šis saraksts ir pilns.
impossible-about =
    Ne vairāk kā { $most ->
        [zero] { $most } zīmju
        [one] { $most } zīme
       *[other] { $most } zīmes
    }, bez vadības rakstzīmēm.
impossible-label =
    API atslēgas nosaukumā ir no 1 līdz { $most ->
        [zero] { $most } zīmēm
        [one] { $most } zīmei
       *[other] { $most } zīmēm
    }.
impossible-enough-tokens =
    Vairāk par { $most ->
        [zero] { $most } API atslēgām
        [one] { $most } API atslēgu
       *[other] { $most } API atslēgām
    } būt nevar; lūdzu, vispirms kādu atsauciet.

## Serveris: analīze, uzdevumi, saraksti

impossible-nothing-to-choose = Te nav ko izvēlēties.
impossible-no-hint = Mājieni ir tikai spēlēs ar datoru.
recover-wrong = Nepareizs lietotājvārds vai atkopšanas kods.
impossible-no-analysis = Šo pozīciju nevar analizēt.
impossible-not-provable = Uzvaras tiek pierādītas tikai spēlēs bez kauliņiem un slēptām figūrām, pēc to parastajiem noteikumiem.
impossible-too-many-actions =
    Vienā reizē izspēlē ne vairāk kā { $most ->
        [zero] { $most } gājienus
        [one] { $most } gājienu
       *[other] { $most } gājienus
    }.
impossible-answer-too-long =
    Atbildē ir ne vairāk kā { $most ->
        [zero] { $most } gājienu
        [one] { $most } gājiens
       *[other] { $most } gājieni
    }.
impossible-no-answer = Atbildē ir vismaz viens gājiens.
impossible-too-many-turns =
    Izdara ne vairāk kā { $most ->
        [zero] { $most } pagriezienus
        [one] { $most } pagriezienu
       *[other] { $most } pagriezienus
    }.
impossible-no-turn = „{ $action }” šeit nav pagrieziens: to raksta PUNKTS-K, punktam jābūt tukšam, un neviena lode nedrīkst palikt ārpus laukuma.
impossible-no-task = Uzdevumam vajag divus izkārtojumus vai to, kā tas sajaukts.
impossible-no-arrangement = Tas nav ložu izkārtojums uz šī laukuma.
impossible-shuffle = Izvēlieties 1 līdz { $balls } katras krāsas lodes un 1 līdz { $most } pagriezienus.
impossible-same-arrangement = Abi laukumi ir vienādi: nav ko darīt.
impossible-different-balls = Abos laukumos jābūt vienādam gaišo un vienādam tumšo ložu skaitam: pagriezieni skaitu nemaina.
impossible-no-way = Nekādi pagriezieni neved no pirmā laukuma pie otrā.
impossible-waits-in-lobby = Spēles, kas gaida pretinieku, ir lapā „Spēlēt”.
impossible-too-many-watched =
    Vienā savienojumā var skatīties ne vairāk kā { $most ->
        [zero] { $most } spēles
        [one] { $most } spēli
       *[other] { $most } spēles
    }.

## Serveris: publicēti uzdevumi

composition-title =
    Nosaukumā ir no 1 līdz { $most ->
        [zero] { $most } zīmēm
        [one] { $most } zīmei
       *[other] { $most } zīmēm
    }.
composition-no-key = Piespiedu uzvara četros gājienos netika atrasta; uzdevumam tāda ir vajadzīga.
composition-several-keys = Vairāki pirmie gājieni uzvar tikpat ātri; uzdevumam vajadzīgs viens vienīgs atrisinājums.
composition-unproven = Šķiet, ka uzvar vēl kāds gājiens; to neizdevās ne pierādīt, ne noraidīt.
composition-puzzle = Šī ir Galds { $number }. uzdevuma pozīcija. Publicējamam uzdevumam vajag savu pozīciju.
composition-known = Šī pozīcija jau ir publicēta.
composition-full =
    Varat publicēt ne vairāk kā { $most ->
        [zero] { $most } uzdevumus
        [one] { $most } uzdevumu
       *[other] { $most } uzdevumus
    }. Lūdzu, vispirms atsauciet kādu.

## Serveris: turnīri

tournament-title =
    Nosaukumā ir no 1 līdz { $most ->
        [zero] { $most } zīmēm
        [one] { $most } zīmei
       *[other] { $most } zīmēm
    }, bez vadības rakstzīmēm.
tournament-length =
    Šveices sistēmā ir no 1 līdz { $rounds ->
        [zero] { $rounds } kārtām
        [one] { $rounds } kārtai
       *[other] { $rounds } kārtām
    }, turnīrā „Katrs ar katru” – no 1 līdz { $cycles ->
        [zero] { $cycles } apļiem
        [one] { $cycles } aplim
       *[other] { $cycles } apļiem
    }.
tournament-call = Spēlētājus sauc pie galda no { $least } līdz { $most } sekundēm.
tournament-late-entry = Pēc sākuma spēlētājus pieņem tikai Šveices sistēmas turnīrs.
tournament-clock = Turnīrā obligāta ir laika kontrole.
tournament-not-open = Šim turnīram vairs nevar pieteikties.
tournament-not-asked = Jums pašlaik nejautā, vai esat klāt.
tournament-not-running = To var darīt, tikai kamēr turnīrs notiek.
tournament-full = Turnīrā vairs nav brīvu vietu.
tournament-too-few =
    Turnīram vajag vismaz { $least ->
        [zero] { $least } dalībniekus
        [one] { $least } dalībnieku
       *[other] { $least } dalībniekus
    }.

push-endpoint = Šīs pārlūkprogrammas paziņojumu dienesta adresi nevar izmantot.
push-keys = Šīs pārlūkprogrammas paziņojumu atslēgas nevar izmantot.

## Pie galda pārlūkā

here-failed = Šajā ierīcē kaut kas nogāja greizi. Lūdzu, ielādējiet lapu no jauna: spēle turpināsies no pēdējā saglabātā gājiena.
here-no-module = Dzinēju šajā pārlūkā neizdevās ielādēt. Lūdzu, pārbaudiet savienojumu un ielādējiet lapu no jauna.
here-no-storage = Šajā pārlūkā saglabātās spēles pašlaik nevar nolasīt. Lūdzu, aizveriet citus šīs vietnes logus un ielādējiet lapu no jauna.
here-unreadable = Šo saglabāto spēli nevar nolasīt. Nekas nav dzēsts: to, iespējams, saglabāja cita programmas versija. Lūdzu, ielādējiet lapu no jauna, kad ir savienojums.
here-not-kept = To neizdevās saglabāt šajā ierīcē, tāpēc tas netika izdarīts. Varbūt trūkst vietas: lūdzu, atbrīvojiet to un mēģiniet vēlreiz.
here-computer-not-kept = Spēli neizdevās saglabāt šajā ierīcē, tāpēc tā gaida. Varbūt trūkst vietas: lūdzu, atbrīvojiet to un mēģiniet vēlreiz.
here-computer-failed = Dators nespēja izvēlēties gājienu.
