### Nardi nodarbības latviski. `say…` ir soļa uzdevums, `hint…` – atbilde uz nepareizu gājienu.

first = Pirmā minūte
    .say1 = Jūs spēlējat ar baltajiem. Uzkrita 3 un 1: katrs skaitlis pārvieto vienu kauliņu par tik soļiem. Divi kauliņi uz viena lauciņa ir drošībā. Savediet divus kauliņus kopā uz lauciņa 5.
    .hint1 = Ar 3 pārvietojiet kauliņu no 8 uz 5, ar 1 – no 6 uz 5.
    .say2 = Kauliņu, kas stāv viens, var nosist: tas nonāk uz šķirtnes un sāk no jauna. Uzkrita 5 un 2. Nositiet kādu melno kauliņu.
    .hint2 = Melnais kauliņš uz jūsu lauciņa 11 stāv viens. Ar 2 ejiet no 13 uz 11, tad izspēlējiet 5.
    .say3 = Kad visi kauliņi ir mājā, tos noņem. Uzvar tas, kurš pabeidz pirmais. Uzkrita 2 un 1: noņemiet pēdējos divus.
    .hint3 = Pieskarieties kauliņam uz 2 un tad vietai noņemtajiem kauliņiem; pēc tam kauliņam uz 1.
    .done = Jūs esat uzvarējis pirmajā spēlē. Tagad spēlējiet ar datoru vai soli pa solim apgūstiet pārējo.

direction = Kurp iet?
    .say1 = Jūsu kauliņi iet no lielākiem skaitļiem uz mazākiem, ap laukuma kreiso pusi uz māju. Uzkrita 6 un 5. Bēdziet ar vienu kauliņu no 24 līdz 13.
    .hint1 = Ar 6 ejiet no 24 uz 18, ar 5 tālāk uz 13.
    .done = Melnie iet pretējā virzienā. Abi lauciņa numuri kopā vienmēr ir 25.

both-dice = Lauciņu ieņemšana
    .say1 = Ar 3 un 1 var ieņemt lauciņu 5, labāko sākumā. Dariet to.
    .hint1 = Viens kauliņš no 8 uz 5, otrs no 6 uz 5.
    .say2 = Bet ar 4 un 2 var ieņemt lauciņu 4.
    .hint2 = Viens kauliņš no 8 uz 4, otrs no 6 uz 4.
    .done = Lauciņš ar diviem vai vairākiem jūsu kauliņiem pretiniekam ir slēgts.

doubles = Dubultnieks
    .say1 = Dubultnieku izspēlē divreiz: 6 un 6 ir četras reizes pa 6. Aizvediet divus kauliņus no 24 uz 18 un divus no 13 uz 7.
    .hint1 = Divreiz ejiet ar kauliņiem no 24, divreiz ar kauliņiem no 13.
    .done = Dubults sešinieks sākumā ir labākais metiens.

blocked = Slēgti lauciņi
    .say1 = Uzkrita 6 un 1. Lauciņš ar diviem vai vairākiem melnajiem kauliņiem ir slēgts: jūsu kauliņš no 20 nevar iet vienu soli, jo 19 pieder melnajiem. Izspēlējiet metienu.
    .hint1 = Izdariet jebkurus gājienus, ko laukums piedāvā; atzīmētie lauciņi ir brīvi.
    .done = Arī kauliņam, kas iet ar abiem skaitļiem, jāvar apstāties pa vidu.

hit = Sišana
    .say1 = Uzkrita 5 un 2. Nositiet kauliņu, kas stāv viens.
    .hint1 = No 13 ar 2 var nonākt uz 11, kur melnais kauliņš stāv viens.
    .done = Melnajiem vispirms jāieiet no šķirtnes, un tikai tad viņi var darīt ko citu.

bar = No šķirtnes
    .say1 = Kauliņš uz šķirtnes iet pirmais. Uzkrita 6 un 4: 6 ved uz lauciņu 19, kas ir slēgts, tāpēc ieejiet ar 4. Pēc tam izspēlējiet 6.
    .hint1 = Pieskarieties kauliņam uz šķirtnes un tad lauciņam 21. Pēc tam izspēlējiet 6 ar jebkuru kauliņu.
    .done = Ja ieiet nevar, gājiens ir zaudēts.

larger = Jāizspēlē viss, ko var
    .say1 = Uzkrita 6 un 5, bet izspēlēt var tikai vienu. Tad tam jābūt lielākajam. Izspēlējiet to.
    .hint1 = Kauliņš no 20 ar 6 iet uz 14. Pēc tam neko vairs nevar izspēlēt.
    .done = Ja var izspēlēt abus skaitļus, jāizspēlē abi.

bear-off = Noņemšana
    .say1 = Visi jūsu kauliņi ir mājā. Uzkrita 6 un 2. Uz lauciņa 6 nekā nav, tāpēc ar 6 noņem kauliņu no augstākā lauciņa. Noņemiet vismaz vienu kauliņu.
    .hint1 = Pieskarieties kauliņam uz 5 un tad vietai noņemtajiem kauliņiem. Pēc tam izspēlējiet 2.
    .done = Noņemt nav obligāti: drīkst arī iet mājas iekšienē.

win = Pēdējie kauliņi
    .say1 = Uz lauciņa 2 palikuši četri kauliņi, un uzkrita dubults 2. Pabeidziet spēli.
    .hint1 = Četras reizes pa 2 noņem četrus kauliņus.
    .done = Visi piecpadsmit ir noņemti: jūs esat uzvarējis.

blockade = Siena
    .say1 = Blakus lauciņi veido sienu, kurai grūti tikt pāri. Uzkrita 6 un 1. Ieņemiet lauciņu 7.
    .hint1 = Viens kauliņš no 13 uz 7 ar 6, otrs no 8 uz 7 ar 1.
    .done = Ar 6, 7 un 8 jums ir trīs lauciņi pēc kārtas. Sešiem pēc kārtas pāri tikt nevar nemaz.

cube = Dubultošanas kubs
    .say1 = Tagad jūs spēlējat ar melnajiem, mačā. Baltie ir dubultojuši: varat pieņemt un spēlēt par divtik vai atteikties un zaudēt līdzšinējo likmi. Izlemiet.
    .hint1 = Nospiediet „Pieņemt” vai „Atteikties”.
    .done = Parasti pieņem, ja uzvarētu vismaz vienā spēlē no četrām.
