### Lautari nodarbības latviski. `say…` ir soļa uzdevums, `hint…` – atbilde uz nepareizu gājienu.

first = Pirmā minūte
    .say1 = Jūs spēlējat ar baltajiem, apakšā. Bandinieks iet vienu soli. Pārvietojiet Bandinieku no e3 vienu soli uz priekšu, uz e4.
    .hint1 = Pieskarieties Bandiniekam uz e3 un tad lauciņam e4 tā priekšā.
    .say2 = Bandinieks uz f4 stāv starp diviem savējiem vienā līnijā. Tāpēc tas var kļūt par Izlūku. Izvēlieties to un nospiediet „Pārvērst par Izlūku”.
    .hint2 = Pieskarieties Bandiniekam uz f4 un nospiediet „Pārvērst par Izlūku”. Figūra paliek savā vietā; tas ir viss gājiens.
    .say3 = Un tā uzvar: pārvērsta figūra apaļajā centrā, bet iekšējā apļa pretējos lauciņos divas jūsu figūras. Pārvietojiet Izlūku no e6 uz centru.
    .hint3 = Izlūks iet divus soļus: no e6 pāri e7 uz centru, a.
    .done = Jūs esat uzvarējis pirmajā spēlē. Tagad spēlējiet ar datoru vai soli pa solim apgūstiet pārējo.

pawn = Bandinieks
    .say1 = Bandinieks iet vienu soli jebkurā virzienā pa līnijām. Tas nokauj, ejot uz lauciņu, kur stāv pretinieka figūra. Nokaujiet melno Bandinieku ar savu Bandinieku no e5.
    .hint1 = Melnais Bandinieks stāv uz e6, tieši jūsu Bandinieka priekšā.
    .say2 = Apaļais centrs saskaras ar visiem divdesmit iekšējā apļa lauciņiem. Pārvietojiet Bandinieku no b7 uz centru.
    .hint2 = Pieskarieties Bandiniekam uz b7 un tad apaļajam centram.
    .done = Jebkura figūra var nokaut jebkuru citu, un nokaut nav obligāti.

scout = Kā rodas Izlūks
    .say1 = Jums ir Bandinieki uz e4 un g4, starp tiem ir tukša vieta. Aizpildiet to.
    .hint1 = Pārvietojiet Bandinieku no f3 uz f4, starp abiem pārējiem.
    .say2 = Tagad Bandinieks uz f4 stāv starp diviem savējiem. Pārvērtiet to par Izlūku.
    .hint2 = Pieskarieties Bandiniekam uz f4 un nospiediet „Pārvērst par Izlūku”.
    .done = Līnija ir trīs blakus lauciņi pa apli, loku vai kolonnu. Izlūku var būt, cik vēlaties.

scout-moves = Kā iet Izlūks
    .say1 = Izlūks iet vienu vai divus soļus pa tukšiem lauciņiem un pa ceļam var pagriezties. Nokaujiet kādu figūru ar Izlūku no g6.
    .hint1 = Melnais Bandinieks uz i6 ir divu soļu attālumā pa vidējo apli.
    .say2 = No vidējā apļa līdz centram ir divi soļi. Pārvietojiet Izlūku no e6 uz centru.
    .hint2 = No e6 pāri e7 uz apaļo centru.
    .done = Izlūks nevar iet pāri figūrām, ne savām, ne pretinieka.

rider = Kā rodas Jātnieks
    .say1 = Aplītis pa kreisi ir Jātnieka lauciņš. Jebkura figūra, kas beidz gājienu uz tā, kļūst par Jātnieku. Pārvietojiet turp Bandinieku no r5.
    .hint1 = Pieskarieties Bandiniekam uz r5 un tad aplītim r4 pa kreisi.
    .say2 = Jātnieks iet līdz trim soļiem. Pārvietojiet to jebkur.
    .hint2 = Pieskarieties Jātniekam uz r4; punkti rāda, kurp tas var iet.
    .done = Jātnieku var būt, cik vēlaties.

rider-jumps = Jātnieks lec
    .say1 = Jātnieks lec pāri abu pušu figūrām. Uz g7 stāv melnais Bandinieks, aiz tā, uz g8, vēl viens. Nokaujiet to, kas uz g8.
    .hint1 = Pieskarieties Jātniekam uz g6 un tad g8. Tas pārlec pāri tam, kas ir pa vidu.
    .done = Jātniekam nekas nav šķērslis. Tāpēc tas ir labākais uzbrucējs.

guard = Kā rodas Sargs
    .say1 = Aplītis pa labi ir Sarga lauciņš. Pirmā figūra, kas beidz gājienu uz tā, kļūst par jūsu Sargu. Pārvietojiet turp Bandinieku no s10.
    .hint1 = Pieskarieties Bandiniekam uz s10 un tad aplītim s11 pa labi.
    .done = Katrai pusei ir ne vairāk kā viens Sargs. Tas iet līdz trim soļiem, bet tikai pa tukšiem lauciņiem.

revival = Sargs atceļ nokaušanu
    .say1 = Melno Jātnieks tikko nokāva jūsu Bandinieku uz k8. Sargs no k10 turp nonāktu divos soļos, tāpēc tas drīkst nokaušanu atcelt. Nospiediet „Atdzīvināt figūru”.
    .hint1 = Pieskarieties Sargam uz k10 un nospiediet „Atdzīvināt figūru”.
    .done = Jātnieks ir atpakaļ, no kurienes nāca, un jūsu figūra ir atgriezusies kā Bandinieks. Nākamajā gājienā to nevar nokaut. Pats Sargs nav kustējies.

pawn-on-the-centre = Bandinieks centrā
    .say1 = Divi jūsu Bandinieki stāv pretējos lauciņos, r7 un s8. Pārvietojiet Bandinieku no e7 uz centru.
    .hint1 = Pieskarieties Bandiniekam uz e7 un tad apaļajam centram.
    .say2 = Tas vēl nav uzvara: figūrai centrā jābūt pārvērstai. Bet Bandinieks tagad stāv starp diviem savējiem. Uzvariet!
    .hint2 = Pieskarieties Bandiniekam centrā un nospiediet „Pārvērst par Izlūku”.
    .done = Bandinieks centrā uzvar divos gājienos, ja pretinieks to pieļauj.

take-and-win = Nokaut un uzvarēt
    .say1 = Centru tur melnais Izlūks. Jūsu Bandinieki stāv pretējos lauciņos d7 un k8. Atrodiet uzvarošo gājienu.
    .hint1 = Jātnieks no f6 iet līdz trim soļiem un nokauj centrā.
    .done = Figūra centrā ir drošībā tikai tad, ja neviens to tur nevar nokaut. Grūti nokaut ir tikai Sargu: to var vienīgi Sargs vai Jātnieks.

three-points = Trīs punkti
    .say1 = Sargs centrā starp diviem Jātniekiem dod trīs punktus, nevis divus. Jūsu Jātnieki ir uz e7 un i8. Iegūstiet trīs punktus.
    .hint1 = Sargs iet no f5 uz centru. Cits uzvarošs gājiens dotu mazāk.
    .done = Trīs punkti ir vairāk, nekā vienā spēlē var iegūt jebkādā citā veidā.

superiority = Nokaut visu
    .say1 = Melnajiem palikusi viena figūra. Ja nokaujat pēdējo pretinieka figūru un jums ir vismaz astoņas, jūs iegūstat vienu punktu. Nokaujiet to.
    .hint1 = Izlūks no e6 pa vidējo apli divos soļos sasniedz g6.
    .done = Ja figūru būtu mazāk par astoņām, spēle beigtos neizšķirti.

stop-the-win = Nepieļaut uzvaru
    .say1 = Tagad jūs spēlējat ar melnajiem. Baltie draud pārvietot Izlūku no e6 uz centru un uzvarēt. Nepieļaujiet to.
    .hint1 = Baltajiem vajag trīs lietas: Izlūku, tā ceļu uz centru un pāri uz r7 un s8. Atņemiet vienu no tām ar Izlūku no d8.
    .done = Vienmēr vērojiet pārus iekšējā aplī: bez pāra nav uzvaras.
