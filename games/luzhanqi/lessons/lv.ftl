### Luzhanqi nodarbības latviski. `say…` ir soļa uzdevums, `hint…` – atbilde uz nepareizu gājienu.

first = Pirmā minūte
    .say1 = Jūs spēlējat ar sarkanajiem, apakšā. Kas ir pretinieka figūras, jūs neredzat. Biezās svītrotās līnijas ir dzelzceļš: pa to figūra iet taisni jebkurā attālumā. Ejiet ar brigādes ģenerāli no a2.
    .hint1 = Pieskarieties brigādes ģenerālim uz a2 un tad jebkuram atzīmētajam lauciņam.
    .say2 = Uzbrūk, ejot uz lauciņu, kur stāv pretinieka figūra. Paliek augstākā pakāpe; augstākā ir 1. Uzbrūciet figūrai uz c7 ar pulkvedi.
    .hint2 = Pieskarieties pulkvedim uz c6 un tad c7 otrpus frontes.
    .say3 = Uzvar tas, kurš ieņem pretinieka karogu. Tas vienmēr ir vienā no diviem štābiem pēdējā rindā. Ieņemiet to!
    .hint3 = Pieskarieties pulkvedim uz b11 un tad štābam b12.
    .done = Jūs esat uzvarējis pirmajā spēlē. Tagad spēlējiet ar datoru vai soli pa solim apgūstiet pārējo.

railway = Ceļi un dzelzceļš
    .say1 = Pa dzelzceļu figūra iet taisni, cik tālu vēlas. Ejiet ar brigādes ģenerāli no a2 līdz a9.
    .hint1 = Pieskarieties brigādes ģenerālim uz a2 un tad a9. Ceļš ir brīvs.
    .say2 = Pa tievajiem ceļiem tā iet vienu soli. No nometnes, apaļā lauciņa, ceļš ved uz katru kaimiņlauciņu. Izejiet ar brigādes ģenerāli no nometnes b3.
    .hint2 = Pieskarieties brigādes ģenerālim uz b3 un tad jebkuram atzīmētajam lauciņam.
    .done = Uz frontes līnijām vidū neviens neapstājas; tām iet cauri.

sapper = Sapieris iet ap stūri
    .say1 = Tikai sapieris uz dzelzceļa drīkst pagriezties, cik reižu vēlas. Sūtiet to no a2 uz e11, laukuma otrā pusē.
    .hint1 = Pieskarieties sapierim uz a2 un tad e11.
    .done = Tāpēc sapieri ir kā radīti, lai uzzinātu, kas ir pretinieka figūra.

camp = Drošībā nometnē
    .say1 = Pretinieka feldmaršals, augstākā pakāpe, ir uz a6 un uzbrūk jūsu ģenerālleitnantam uz a4. Figūrai nometnē uzbrukt nevar. Ejiet uz nometni b5.
    .hint1 = Pieskarieties figūrai uz a4 un tad apaļajam lauciņam b5.
    .done = Nometnes ir labākās vietas, kur gaidīt.

ranks = Paliek augstākā pakāpe
    .say1 = Divas pretinieka figūras jau zināmas: ģenerālleitnants (3) uz a7 un brigādes ģenerālis (4) uz c7. Uzbrūciet tai, kuru varat uzveikt.
    .hint1 = Armijas ģenerālim uz a6 ir 2. pakāpe, un tas uzveic 3 uz a7. Pulkvedim uz c6 ir 5. pakāpe, un tas zaudētu pret 4.
    .done = Vienādas pakāpes noņem abas. Abi spēlētāji redz abas figūras.

bomb = Granāta
    .say1 = Pretinieka feldmaršals ir uz c6. Neviena jūsu pakāpe to neuzveiks, bet granāta aizrauj sev līdzi jebkuru. Izmantojiet granātu no c5.
    .hint1 = Pieskarieties granātai uz c5 un tad c6.
    .done = Granāta sprāgst arī tad, ja tai uzbrūk. Turiet vienu labāko figūru tuvumā.

mines = Sapieri novāc mīnas
    .say1 = Figūra uz b11 vēl nav kustējusies, un aiz tās var būt karogs: tā varētu būt mīna. No mīnas cieš visi, izņemot sapieri. Sūtiet sapieri.
    .hint1 = Pieskarieties sapierim uz a2 un tad b11. Pa dzelzceļu tas drīkst pagriezties.
    .say2 = Tā bija mīna, un tā ir novākta. Tagad ieskatieties štābā.
    .hint2 = Pieskarieties sapierim uz b11 un tad b12.
    .done = Karogu var ieņemt jebkura figūra, arī sapieris.

flag = Karoga ieņemšana
    .say1 = Jūsu pulkvedis stāv štāba b12 priekšā. Karogs ir vienā no diviem štābiem. Uzvariet!
    .hint1 = Pieskarieties pulkvedim uz b11 un tad b12.
    .done = Jūs uzvarat arī tad, ja pretiniekam nav palikusi neviena figūra, kas var iet.

deduction = Kam tam jābūt?
    .say1 = Figūra no štāba b12 tikko jums uzbruka. Karogs nekad nekustas; kur tad ir karogs? Ieņemiet to.
    .hint1 = Karogs ir vienā no diviem štābiem, un b12 tā nebija. Tātad tas ir uz d12.
    .done = Nospiediet „Zīmuļa atzīmes” blakus laukumam, un programma pierakstīs, kas figūra vēl var būt.

guard-the-flag = Sargājiet karogu
    .say1 = Pretinieka pulkvedis ir izlauzies līdz b2, tieši karoga priekšā. Apturiet to tūlīt.
    .hint1 = Ģenerālleitnants nometnē b3 stāv blakus, un tā pakāpe ir augstāka.
    .done = Vienmēr turiet karoga tuvumā stipru figūru; tās vieta ir nometnēs blakus.
