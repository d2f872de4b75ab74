### A satra leckéi magyarul. A `say…` egy lépés feladata, a `hint…` a válasz a rossz lépésre.

first = Az első perc
    .say1 = Fehérrel vagy, alul. A kerek bábuk a satrák, a gyalogosaid. Egy mezőt lépnek előre, az első sorról kettőt is. Lépj a 49-en álló satrával.
    .hint1 = Érintsd meg a satrát 49-en, a kapu előtt, aztán az előtte lévő két mező egyikét.
    .say2 = A sereged fele a várban várakozik. Lépés helyett bevethetsz egyet közülük a térfeled bármelyik üres mezőjére. Vesd be a turát, a tornyot 58-ról.
    .hint2 = Érintsd meg a turát 58-on a várban, aztán bármelyik megjelölt mezőt.
    .say3 = Úgy ütsz, hogy átugrasz egy bábut a mögötte lévő üres mezőre. Az nyer, aki leüti az ellenség vezérét, a bijt. Üsd le a bijt a turával!
    .hint3 = A fekete bij 14-en van, mögötte a 10-es kapu üres. Érintsd meg a turát 42-n, aztán a 10-et.
    .done = Megnyerted az első partidat. Most játssz a gép ellen, vagy tanuld meg a többit lépésről lépésre.

shatra = A satra
    .say1 = A saját térfelén a satra egy mezőt lép egyenesen előre. Lépj a 44-en állóval.
    .hint1 = Érintsd meg a satrát 44-en, aztán a 37-et előtte.
    .say2 = Az ároknál, a tábla közepén húzódó vonalnál átlósan is léphet. Lépj át az árkon a 34-en álló satrával.
    .hint2 = Érintsd meg a satrát 34-en, aztán a 26-ot, 27-et vagy 28-at.
    .say3 = Az árkon túl előre, átlósan előre vagy oldalra lép. Lépj a 22-n álló satrával.
    .hint3 = Érintsd meg a satrát 22-n, és válassz az öt mező közül.
    .done = A satra sohasem lép hátra, de minden irányban üt.

long-range = Batir, tura, jalkin
    .say1 = A batir bármilyen messzire lép mind a nyolc irányban, mint a vezér a sakkban. Lépj vele.
    .hint1 = Érintsd meg a batirt 36-on, aztán bármelyik megjelölt mezőt.
    .say2 = A tura bármilyen messzire lép egyenesen, mint a bástya. Lépj vele.
    .hint2 = Érintsd meg a turát 36-on, aztán bármelyik megjelölt mezőt.
    .say3 = A jalkin bármilyen messzire lép átlósan, mint a futó. Lépj vele.
    .hint3 = Érintsd meg a jalkint 36-on, aztán bármelyik megjelölt mezőt.
    .done = Egy batirod, két turád, két jalkinod, tizenegy satrád és egy bijed van.

drop = Bevetés a várból
    .say1 = A várban álló bábuid a tartalékod. Vedd le a satrát 57-ről, és tedd a térfeled bármelyik üres mezőjére.
    .hint1 = Érintsd meg az 57-et, aztán bármelyik megjelölt mezőt.
    .say2 = Te választod, melyik bábut veted be; nem kell az elsőnek lennie. Vesd be a 61-en álló bábut.
    .hint2 = Érintsd meg a 61-et a vár utolsó sorában, aztán bármelyik megjelölt mezőt.
    .done = Bevetéssel sohasem ütsz, és ez az egész lépésed.

capture = Ütni kötelező
    .say1 = Ha lehet ütni, ütnöd kell, és a bábu addig üt tovább, amíg tud. Üss le két bábut egy lépésben.
    .hint1 = A satra 42-ről átugorja a 35-öt 28-ra, majd a 20-at 12-re. Érintsd meg a 42-t, a 28-at és a 12-t.
    .done = Te választod, melyik bábu üt és merre. Nem kell a legtöbbet ütni.

landing = Hová érkezz
    .say1 = A messzire lépő bábu az áldozat mögött bármelyik üres mezőre érkezhet. De ha valamelyikről tovább üthet, oda kell érkeznie. Találd meg az egyetlen ütést.
    .hint1 = A tura 42-ről átugorja a 35-öt. Csak 21-ről üthet tovább, a 23 fölött 24-re.
    .done = Az átugrott bábuk akadályként a táblán maradnak, amíg az ütés véget nem ér.

biy = A bij választhat
    .say1 = Ha csak a bijed üthet, vagy üt, vagy lép egyet. Más bábu nem léphet helyette. Tegyél valamit a 44-en álló bijjel.
    .hint1 = Érintsd meg a bijt 44-en. Leüti a 37-en álló satrát, vagy egy szabad mezőre lép.
    .done = A bij az egyetlen, aki ütés közben bármikor megállhat.

space-behind = Az üres mező mögötte
    .say1 = Egy bábu csak akkor van veszélyben, ha üres mező van mögötte. A fekete bij kilépett a kapujából. Nyerj!
    .hint1 = A 42-n álló tura egyenesen felfelé néz. A 14-en álló bij mögött üresek a mezők.
    .done = A kapuban, bábuval a háta mögött a bij biztonságban lett volna a turától.

gate = Megállás a kapuban
    .say1 = Az ellenség kapujába érkező satra megállhat ott, akkor is, ha tovább üthetne. Üss, és állj meg vagy folytasd, ahogy tetszik.
    .hint1 = A satra 21-ről átugorja a 14-et a kapuba, 10-re. Onnan a 8 fölött 5-re folytathatja.
    .done = A többi ütést végig kell vinni. Megállni még a bij szabad.

en-passant = Menet közbeni ütés
    .say1 = Egy fekete satra épp kettőt lépett 12-ről 26-ra, a 27-en álló satrád mellett. Leütheted úgy, mintha csak egyet lépett volna. Ugorj 11-re.
    .hint1 = Érintsd meg a satrádat 27-en, aztán a 11-et.
    .done = Ez csak közvetlenül a kettős lépés után lehetséges.

promotion = Átváltozás
    .say1 = Az ellenséges vár utolsó sorába érő satra olyan bábuvá változik, amelyet elvesztettél. Mindet elvesztetted, így választhatsz. Változtasd át a satrát.
    .hint1 = A satra 9-ről átugorja a 6-ot 3-ra. Aztán válassz: batir, tura vagy jalkin.
    .done = Ha egyiket sem vesztetted el, a satra ott várakozik.

road = A nagy út
    .say1 = A két kapun átvezető egyenes a nagy út. A rajta álló batir vagy tura az üres kapun át elhagyhatja a várat. Lépj a turával 58-ról 21-re.
    .hint1 = Érintsd meg a turát 58-on, aztán a 21-et az árkon túl.
    .done = Az útba eső minden mezőnek üresnek kell lennie, a kapunak is.

sacrifice = Áldozat
    .say1 = A fekete fal erősnek látszik. De akinek ütnie kell, azt el lehet csalni. Kínáld fel a 35-ön álló satrát.
    .hint1 = Lépj 35-ről 28-ra. Feketének ütnie kell, és a fal megnyílik.
    .say2 = Feketének ütnie kellett. Most törj át két ütéssel.
    .hint2 = A satra 42-ről átugorja a 35-öt 28-ra, majd a 20-at 12-re.
    .done = Egy bábu kettőért, és a satrád már a fal mögött áll.

danger = Védd a bijedet
    .say1 = A 28-on álló fekete tura egyenesen a bijedre néz, és a bijed mögötti mező üres. A satrában nincs sakk: ezt neked kell észrevenned. Mentsd meg a bijt egy bevetéssel.
    .hint1 = Egy bábu 49-en, közvetlenül a bij előtt, elzárja az utat: nincs mögötte üres mező. 42-n vagy 35-ön leütnék, és a tura folytatná.
    .done = Jól láttad. Minden lépés előtt nézz rá mindkét bijre.
