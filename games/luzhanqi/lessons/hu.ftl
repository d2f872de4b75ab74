### A Luzhanqi leckéi magyarul. A `say…` egy lépés feladata, a `hint…` a válasz a rossz lépésre.

first = Az első perc
    .say1 = Pirossal vagy, alul. Nem látod, mik az ellenség bábui. A vastag csíkos vonal a vasút: rajta egy bábu egyenesen bármilyen messzire mehet. Lépj az a2-n álló dandártábornokkal.
    .hint1 = Érintsd meg a dandártábornokot a2-n, aztán bármelyik megjelölt mezőt.
    .say2 = Úgy támadsz, hogy ellenséges bábura lépsz. A magasabb rangú marad; az 1 a legmagasabb. Támadd meg az ezredessel a c7-en álló bábut.
    .hint2 = Érintsd meg az ezredest c6-on, aztán a c7-et a front túloldalán.
    .say3 = Az nyer, aki megszerzi az ellenség zászlaját. Mindig a hátsó sor két főhadiszállásának egyikében van. Szerezd meg!
    .hint3 = Érintsd meg az ezredest b11-en, aztán a b12-es főhadiszállást.
    .done = Megnyerted az első partidat. Most játssz a gép ellen, vagy tanuld meg a többit lépésről lépésre.

railway = Út és vasút
    .say1 = A vasúton egy bábu egyenesen mehet, ameddig akar. Menj a dandártábornokkal a2-ről a9-ig.
    .hint1 = Érintsd meg a dandártábornokot a2-n, aztán az a9-et. Szabad az út.
    .say2 = A vékony utakon egyet lép. A táborból, a kerek mezőről minden szomszédhoz vezet út. Lépj ki a dandártábornokkal a b3-as táborból.
    .hint2 = Érintsd meg a dandártábornokot b3-on, aztán bármelyik megjelölt mezőt.
    .done = A középső frontvonalakon senki sem áll meg, csak áthalad rajtuk.

sapper = Az utász kanyarodik
    .say1 = A vasúton csak az utász kanyarodhat, ahányszor akar. Küldd a2-ről e11-re, a tábla másik végébe.
    .hint1 = Érintsd meg az utászt a2-n, aztán az e11-et.
    .done = Ezért az utász a legjobb arra, hogy kiderítse, mi egy ellenséges bábu.

camp = Biztonságban a táborban
    .say1 = Az ellenség tábornagya, a legmagasabb rang, a6-on áll, és az a4-en álló altábornagyodat támadja. A táborban álló bábut nem lehet megtámadni. Menj a b5-ös táborba.
    .hint1 = Érintsd meg az a4-en álló bábut, aztán a kerek b5 mezőt.
    .done = A tábor a legjobb hely a várakozásra.

ranks = A magasabb rang marad
    .say1 = Két ellenséges bábut már ismersz: altábornagy (3) a7-en és dandártábornok (4) c7-en. Támadd meg azt, amelyiket le tudod győzni.
    .hint1 = Az a6-on álló vezérezredesed 2-es rangú, és legyőzi a 3-ast a7-en. A c6-on álló ezredes 5-ös, és veszítene a 4-es ellen.
    .done = Egyenlő rangnál mindkettő lekerül. Mindkét játékos látja mindkét bábut.

bomb = A bomba
    .say1 = Az ellenség tábornagya c6-on van. Rangban senki sem győzi le, de a bomba bármit magával ránt. Használd a c5-ön álló bombát.
    .hint1 = Érintsd meg a bombát c5-ön, aztán a c6-ot.
    .done = A bomba akkor is robban, ha megtámadják. Tarts egyet a legjobb bábuid közelében.

mines = Az utász felszedi az aknát
    .say1 = A b11-en álló bábu még nem mozdult, és mögötte lehet a zászló: akna is lehet. Aknát csak utász szedhet fel. Küldd az utászt.
    .hint1 = Érintsd meg az utászt a2-n, aztán a b11-et. A vasúton kanyarodhat.
    .say2 = Akna volt, és már nincs ott. Most nézz be a főhadiszállásra.
    .hint2 = Érintsd meg az utászt b11-en, aztán a b12-t.
    .done = A zászlót bármelyik bábu megszerezheti, az utász is.

flag = A zászló megszerzése
    .say1 = Az ezredesed a b12-es főhadiszállás előtt áll. A zászló a két főhadiszállás egyikében van. Nyerj!
    .hint1 = Érintsd meg az ezredest b11-en, aztán a b12-t.
    .done = Akkor is nyersz, ha az ellenfélnek nincs olyan bábuja, amely léphet.

deduction = Mi lehet az?
    .say1 = A b12-es főhadiszálláson álló bábu épp megtámadott. A zászló sohasem mozdul; hol van hát? Szerezd meg.
    .hint1 = A zászló a két főhadiszállás egyikében van, és nem b12-n volt. Tehát d12-n van.
    .done = Nyomd meg a „Ceruzajelek” gombot a tábla mellett, és a program feljegyzi, mi lehet még egy bábu.

guard-the-flag = Védd a zászlódat
    .say1 = Az ellenség ezredese áttört b2-re, közvetlenül a zászlód elé. Állítsd meg most.
    .hint1 = A b3-as táborban álló altábornagyod mellette van, és magasabb rangú.
    .done = Tarts mindig erős bábut a zászló közelében: a szomszédos táborban a helye.
