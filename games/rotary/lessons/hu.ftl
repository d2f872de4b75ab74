### A Rotary leckéi magyarul. A `say…` egy lépés feladata, a `hint…` a válasz a rossz lépésre.

first = Az első perc
    .say1 = Világossal vagy. Amikor te következel, a rotát egy olyan üres pontra helyezed, amely körül több golyód van, mint az ellenfelednek, és elforgatod a gyűrűt. Próbáld ki a 22-es ponton.
    .hint1 = Érintsd meg a 22-es pontot balra fent, aztán forgasd a rotát, vagy nyomd meg az egyik gombot.
    .say2 = A gyűrű minden golyója együtt fordul. A három piros pont a centrum. Forgass az 54 körül két hellyel: két golyód a centrumba kerül.
    .hint2 = Érintsd meg az 54-es pontot, és nyomd meg: „Forgatás 2 hellyel”.
    .say3 = Most sötéttel vagy. Foglald el mindhárom piros pontot, és nyertél. Az 55 már a tiéd. Forgass a 43 körül, és nyerj!
    .hint3 = Érintsd meg a 43-as pontot, és forgass két vagy három hellyel.
    .done = Megnyerted az első partidat. Most játssz a gép ellen, vagy tanuld meg a többit lépésről lépésre.

majority = A többség
    .say1 = Az 54 körül három golyód van, sötétnek kettő. Tehát ott forgathatsz. Forgass akárhány hellyel.
    .hint1 = Érintsd meg az 54-es pontot, és forgasd a rotát.
    .say2 = A 43 körül egy golyód van, sötétnek kettő: ott nem forgathatsz. Forgass megint az 54 körül.
    .hint2 = Az egyenlőség sem elég. Az 54 körül tiéd a többség.
    .done = Egy golyó a semmi ellen elég; az egyenlőség nem.

whole-ring = Az egész gyűrű fordul
    .say1 = Forgass az 54 körül két hellyel az óramutató járása szerint, és figyeld, hová kerül minden golyó.
    .hint1 = Érintsd meg az 54-es pontot, és nyomd meg: „Forgatás 2 hellyel”.
    .done = Golyóid a 44-re és az 55-re kerültek, a centrum két pontjára. Sötét golyója elsodródott.

edge = A szélen
    .say1 = A szélen egyetlen golyó sem maradhat a táblán kívül. A 12 körül csak egy igazi forgatás van. Találd meg.
    .hint1 = Érintsd meg a 12-es pontot, és forgass öt hellyel. Minden más forgatás kint hagyna egy golyót.
    .done = Útközben szabad a táblán kívül áthaladni. Csak az számít, hol állnak meg a golyók.

pass = Passz
    .say1 = A 0-val való forgatás is lépés: semmi sem változik, és az ellenfél következik. Passzolj.
    .hint1 = Válassz egy pontot, és nyomd meg: „Passz, forgatás nélkül”.
    .done = A passzhoz is kell pont, ahol forgathatnál. Akinek nincs, veszített.

fill-the-centre = Töltsd meg a centrumot
    .say1 = Világossal vagy. Két golyód a centrumban van, a harmadik ponton sötét golyó áll. Nyerj egyetlen forgatással.
    .hint1 = A 65 körül három golyód van kettő ellen. Forgass ott egy vagy két hellyel.
    .done = A forgatás kisodorta a sötét golyót, és behozta a tiédet.

stop-the-win = Akadályozd meg
    .say1 = Most sötéttel vagy. A 65 körül világosnak három golyója van a te kettőd ellen, és azzal fenyeget, hogy ott megtölti a centrumot. Akadályozd meg.
    .hint1 = Még egy sötét golyó a 65 körül, és egyenlő a szám. Forgass a 87 körül.
    .done = Egyenlőség esetén senki sem forgathat. Ez a legjobb védekezés.

two-turns = Nyerés két forgatással
    .say1 = Sötéttel vagy. Egy forgatás olyan győzelmet készít elő, amelyet világos nem akadályozhat meg. Találd meg.
    .hint1 = Forgass a 34 körül, hogy tiéd legyen a 44 és az 54. Ekkor a 66 körül három különböző forgatás is azzal fenyeget, hogy golyót hoz az 55-re.
    .done = Bármit tesz világos, a következő forgatással nyersz.

make-room = Csinálj helyet
    .say1 = Sötéttel vagy. A 45 körül szeretnél forgatni, de ott a saját golyód áll. Szabadítsd fel a pontot úgy, hogy a következő forgatás nyerjen.
    .hint1 = Forgass a 35 körül két hellyel: ez elviszi a golyót a 45-ről.
    .done = A forgatás pontjának üresnek kell lennie. Néha a saját golyód van útban.

paralysis = Bénítás
    .say1 = Ebben a változatban csak az nyer, aki nem hagy az ellenfelének pontot, ahol forgathatna. Sötétnek egyetlen golyója van a sarokban. Vedd el az utolsó lehetőségét.
    .hint1 = Egy forgatással a 32 körül hozz golyót a sarok mellé, hogy sötétnek sehol se legyen többsége.
    .done = A szokásos játékban is veszít, aki sehol sem forgathat.

trap = Csapda
    .say1 = Ebben a változatban a 63-as pont csapda: az ott megálló golyó lekerül a tábláról. Forgass a 73 körül három hellyel.
    .hint1 = Érintsd meg a 73-as pontot, és nyomd meg: „Forgatás 3 hellyel”.
    .done = A 63-on megálló sötét golyó eltűnt. A tiéddel is ez történne.

outside = Le a tábláról
    .say1 = Ebben a változatban a tábla széle a csapda. Forgass a 61 körül egy hellyel, és told le a sötét golyót a tábláról.
    .hint1 = Érintsd meg a 61-es pontot a bal oldali sarokban, és nyomd meg: „Forgatás 1 hellyel”.
    .done = Így a szél mindkettőtöknek veszélyes.

offer = Két pont felajánlása
    .say1 = Ebben a változatban világos két pontot ajánl fel kezdésként, és sötét választja ki, melyik körül kell forgatnia. Ajánld fel a 22-t és az 53-at.
    .hint1 = Érintsd meg a 22-es, aztán az 53-as pontot.
    .done = Így az első lépést nem lehet otthon kidolgozni.
