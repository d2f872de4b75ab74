### Šatras nodarbības latviski. `say…` ir soļa uzdevums, `hint…` – atbilde uz nepareizu gājienu.

first = Pirmā minūte
    .say1 = Jūs spēlējat ar baltajiem, apakšā. Apaļie kauliņi ir šatras, jūsu kājnieki. Tās iet vienu lauciņu uz priekšu, no pirmās rindas arī divus. Ejiet ar šatru no 49.
    .hint1 = Pieskarieties šatrai uz 49, vārtu priekšā, un tad vienam no diviem lauciņiem tās priekšā.
    .say2 = Puse jūsu armijas gaida cietoksnī. Gājiena vietā vienu no šiem kauliņiem var izlikt uz jebkura tukša lauciņa savā pusē. Izlieciet turu, torni uz 58.
    .hint2 = Pieskarieties turai uz 58 cietoksnī un tad jebkuram atzīmētajam lauciņam.
    .say3 = Sit, lecot pāri kauliņam uz tukšo lauciņu aiz tā. Uzvar tas, kurš nosit pretinieka vadoni, biju. Nositiet biju ar turu!
    .hint3 = Melnais bijs ir uz 14, un vārti 10 aiz tā ir tukši. Pieskarieties turai uz 42 un tad 10.
    .done = Jūs esat uzvarējis pirmajā spēlē. Tagad spēlējiet ar datoru vai soli pa solim apgūstiet pārējo.

shatra = Šatra
    .say1 = Savā pusē šatra iet vienu lauciņu taisni uz priekšu. Ejiet ar šatru no 44.
    .hint1 = Pieskarieties šatrai uz 44 un tad 37 tās priekšā.
    .say2 = Pie grāvja, līnijas pāri laukuma vidum, tā var iet arī slīpi. Ejiet ar šatru no 34 pāri grāvim.
    .hint2 = Pieskarieties šatrai uz 34 un tad 26, 27 vai 28.
    .say3 = Aiz grāvja tā iet uz priekšu, slīpi uz priekšu vai sāņus. Ejiet ar šatru no 22.
    .hint3 = Pieskarieties šatrai uz 22 un izvēlieties vienu no pieciem lauciņiem.
    .done = Šatra nekad neiet atpakaļ, bet sit visos virzienos.

long-range = Batirs, tura, jalkins
    .say1 = Batirs iet jebkurā attālumā visos astoņos virzienos, kā dāma šahā. Ejiet ar to.
    .hint1 = Pieskarieties batiram uz 36 un tad jebkuram atzīmētajam lauciņam.
    .say2 = Tura iet jebkurā attālumā taisni, kā tornis. Ejiet ar to.
    .hint2 = Pieskarieties turai uz 36 un tad jebkuram atzīmētajam lauciņam.
    .say3 = Jalkins iet jebkurā attālumā slīpi, kā laidnis. Ejiet ar to.
    .hint3 = Pieskarieties jalkinam uz 36 un tad jebkuram atzīmētajam lauciņam.
    .done = Jums ir viens batirs, divas turas, divi jalkini, vienpadsmit šatru un bijs.

drop = Izlikšana no cietokšņa
    .say1 = Kauliņi cietoksnī ir jūsu rezerve. Paņemiet šatru no 57 un izlieciet uz jebkura tukša lauciņa savā pusē.
    .hint1 = Pieskarieties 57 un tad jebkuram atzīmētajam lauciņam.
    .say2 = Jūs izvēlaties, kuru kauliņu izlikt; tam nav jābūt priekšējam. Izlieciet kauliņu no 61.
    .hint2 = Pieskarieties 61, cietokšņa pēdējā rindā, un tad jebkuram atzīmētajam lauciņam.
    .done = Izliekot nekad nesit, un tas ir viss gājiens.

capture = Sist ir obligāti
    .say1 = Ja var sist, ir jāsit, un kauliņš sit tālāk, kamēr var. Nositiet divus kauliņus vienā gājienā.
    .hint1 = Šatra no 42 lec pāri 35 uz 28 un tad pāri 20 uz 12. Pieskarieties 42, 28 un 12.
    .done = Jūs izvēlaties, kurš kauliņš sit un pa kuru ceļu. Nav jāsit visvairāk.

landing = Kur nolaisties
    .say1 = Tālās darbības kauliņš var nolaisties uz jebkura tukša lauciņa aiz upura. Bet, ja no kāda no tiem var sist tālāk, jānolaižas tieši tur. Atrodiet vienīgo sitienu.
    .hint1 = Tura no 42 lec pāri 35. Tikai no 21 tā var turpināt, pāri 23 uz 24.
    .done = Pārlēktie kauliņi paliek laukumā kā šķēršļi, līdz sitiens ir pabeigts.

biy = Bijam ir izvēle
    .say1 = Ja sist var tikai bijs, tas drīkst sist vai izdarīt savu gājienu. Citi kauliņi tā vietā iet nedrīkst. Dariet kaut ko ar biju uz 44.
    .hint1 = Pieskarieties bijam uz 44. Tas nosit šatru uz 37 vai iet uz brīvu lauciņu.
    .done = Bijs ir arī vienīgais, kas sitienu vienmēr drīkst pārtraukt.

space-behind = Tukšais lauciņš aiz kauliņa
    .say1 = Kauliņš ir briesmās tikai tad, ja aiz tā ir tukšs lauciņš. Melnais bijs ir atstājis vārtus. Uzvariet!
    .hint1 = Tura uz 42 skatās taisni augšup. Aiz bija uz 14 lauciņi ir tukši.
    .done = Vārtos, ar kauliņu aiz muguras, bijs no turas būtu drošībā.

gate = Apstāties vārtos
    .say1 = Šatra, kas nolaižas pretinieka vārtos, drīkst tur apstāties, pat ja varētu sist tālāk. Sitiet un apstājieties vai turpiniet, kā vēlaties.
    .hint1 = Šatra no 21 lec pāri 14 vārtos, uz 10. No turienes tā var turpināt pāri 8 uz 5.
    .done = Citi sitieni jāizdara līdz galam. Apstāties drīkst vēl tikai bijs.

en-passant = Sišana garāmejot
    .say1 = Melnā šatra tikko izdarīja dubultsoli no 12 uz 26, garām jūsu šatrai uz 27. To drīkst sist tā, it kā tā būtu gājusi vienu lauciņu. Leciet uz 11.
    .hint1 = Pieskarieties savai šatrai uz 27 un tad 11.
    .done = Tas iespējams tikai nākamajā gājienā pēc dubultsoļa.

promotion = Pārvēršanās
    .say1 = Šatra, kas sasniedz pretinieka cietokšņa pēdējo rindu, kļūst par kauliņu, kuru esat zaudējis. Jums trūkst visu, tāpēc varat izvēlēties. Pārvērtiet šatru.
    .hint1 = Šatra no 9 lec pāri 6 uz 3. Tad izvēlieties batiru, turu vai jalkinu.
    .done = Ja neviens no šiem kauliņiem nav zaudēts, šatra tur gaida.

road = Lielais ceļš
    .say1 = Taisnā līnija cauri abiem vārtiem ir lielais ceļš. Batirs vai tura uz tā drīkst iziet no cietokšņa cauri tukšiem vārtiem. Ejiet ar turu no 58 uz 21.
    .hint1 = Pieskarieties turai uz 58 un tad 21, aiz grāvja.
    .done = Visiem ceļa lauciņiem, arī vārtiem, jābūt tukšiem.

sacrifice = Upuris
    .say1 = Melno siena šķiet stipra. Bet, kam jāsit, to var pievilt. Piedāvājiet šatru no 35.
    .hint1 = Ejiet no 35 uz 28. Melnajiem tā jāsit, un siena atveras.
    .say2 = Melnajiem bija jāsit. Tagad izlauzieties ar diviem sitieniem.
    .hint2 = Šatra no 42 lec pāri 35 uz 28 un tad pāri 20 uz 12.
    .done = Viens kauliņš par diviem, un jūsu šatra stāv aiz sienas.

danger = Sargājiet biju
    .say1 = Melnā tura uz 28 skatās tieši uz jūsu biju, un lauciņš aiz bija ir tukšs. Šatrā šaha nav: tas jāierauga pašam. Glābiet biju, izliekot kauliņu.
    .hint1 = Kauliņš uz 49, tieši bija priekšā, aizver ceļu: aiz tā nav tukša lauciņa. Uz 42 vai 35 to nosistu, un tura sistu tālāk.
    .done = Labi pamanīts. Pirms katra gājiena paskatieties uz abiem bijiem.
