### A Lautari leckéi magyarul. A `say…` egy lépés feladata, a `hint…` a válasz a rossz lépésre.

first = Az első perc
    .say1 = Fehérrel vagy, alul. A gyalog egy lépést tesz. Lépj az e3-on álló gyaloggal egyet előre, e4-re.
    .hint1 = Érintsd meg az e3-on álló gyalogot, aztán az előtte lévő e4 mezőt.
    .say2 = Az f4-en álló gyalogod két saját bábud között van, egy vonalban. Ezért felderítővé alakulhat. Jelöld ki, és nyomd meg: „Átalakítás felderítővé”.
    .hint2 = Érintsd meg az f4-en álló gyalogot, és nyomd meg az „Átalakítás felderítővé” gombot. A bábu a helyén marad; ez az egész lépésed.
    .say3 = Így lehet nyerni: egy átalakult bábu a kerek centrumban, és két saját bábud egymással szemben a belső gyűrűn. Lépj a felderítővel e6-ról a centrumba.
    .hint3 = A felderítő két lépést tesz: e6-ról e7-en át a centrumba, a.
    .done = Megnyerted az első partidat. Most játssz a gép ellen, vagy tanuld meg a többit lépésről lépésre.

pawn = A gyalog
    .say1 = A gyalog egy lépést tesz, bármelyik irányba a vonalak mentén. Úgy üt, hogy ellenséges bábura lép. Üsd le a fekete gyalogot az e5-ön álló gyalogoddal.
    .hint1 = A fekete gyalog e6-on van, közvetlenül a tiéd előtt.
    .say2 = A kerek centrum a belső gyűrű mind a húsz mezőjével érintkezik. Lépj a b7-en álló gyaloggal a centrumba.
    .hint2 = Érintsd meg a b7-en álló gyalogot, aztán a kerek centrumot.
    .done = Bármelyik bábu bármelyiket leütheti, és ütni sohasem kötelező.

scout = Így lesz felderítő
    .say1 = Gyalogjaid állnak e4-en és g4-en, köztük üres hely. Töltsd ki.
    .hint1 = Lépj a gyaloggal f3-ról f4-re, a másik kettő közé.
    .say2 = Az f4-en álló gyalog most két saját bábu között áll. Alakítsd felderítővé.
    .hint2 = Érintsd meg az f4-en álló gyalogot, és nyomd meg az „Átalakítás felderítővé” gombot.
    .done = A vonal három szomszédos mező egy gyűrűn, íven vagy oszlopban. Akárhány felderítőd lehet.

scout-moves = Így lép a felderítő
    .say1 = A felderítő egy vagy két lépést tesz üres mezőkön, és útközben fordulhat. Üss le egy bábut a g6-on álló felderítővel.
    .hint1 = Az i6-on álló fekete gyalog két lépésre van a középső gyűrűn.
    .say2 = A középső gyűrűről két lépés a centrum. Lépj a felderítővel e6-ról a centrumba.
    .hint2 = E6-ról e7-en át a kerek centrumba.
    .done = A felderítő nem léphet át bábun, sem a tiéden, sem az ellenfelén.

rider = Így lesz lovas
    .say1 = A bal szélső kör a lovasmező. Aki ott fejezi be a lépését, lovassá alakul. Lépj oda a gyaloggal r5-ről.
    .hint1 = Érintsd meg az r5-ön álló gyalogot, aztán a bal oldali kört, r4-et.
    .say2 = A lovas legfeljebb három lépést tesz. Lépj vele bárhová.
    .hint2 = Érintsd meg a lovast r4-en; a pontok mutatják, hová mehet.
    .done = Akárhány lovasod lehet.

rider-jumps = A lovas ugrik
    .say1 = A lovas mindkét fél bábuit átugorja. G7-en fekete gyalog áll, mögötte g8-on még egy. Üsd le a g8-on állót.
    .hint1 = Érintsd meg a lovast g6-on, aztán g8-at. Ami közte van, átugorja.
    .done = A lovas útjában semmi sem áll. Ezért ő a legjobb támadó.

guard = Így lesz őr
    .say1 = A jobb szélső kör az őrmező. Az első bábu, amely ott fejezi be a lépését, őrré alakul. Lépj oda a gyaloggal s10-ről.
    .hint1 = Érintsd meg az s10-en álló gyalogot, aztán a jobb oldali kört, s11-et.
    .done = Mindkét félnek legfeljebb egy őre lehet. Legfeljebb három lépést tesz, de csak üres mezőkön.

revival = Az őr visszavon egy ütést
    .say1 = A fekete lovas épp leütötte a gyalogodat k8-on. Az őröd k10-ről két lépésben odaérne, ezért visszavonhatja az ütést. Nyomd meg: „Bábu újraélesztése”.
    .hint1 = Érintsd meg az őrt k10-en, és nyomd meg a „Bábu újraélesztése” gombot.
    .done = A lovas visszakerült oda, ahonnan jött, a te bábud pedig gyalogként tért vissza. A következő lépésben nem lehet leütni. Maga az őr nem mozdult.

pawn-on-the-centre = Gyalog a centrumban
    .say1 = Két gyalogod egymással szemben áll, r7-en és s8-on. Lépj a gyaloggal e7-ről a centrumba.
    .hint1 = Érintsd meg az e7-en álló gyalogot, aztán a kerek centrumot.
    .say2 = Ez még nem nyer: a centrumban átalakult bábunak kell állnia. De a gyalogod most két saját bábu között áll. Nyerj!
    .hint2 = Érintsd meg a gyalogot a centrumban, és nyomd meg az „Átalakítás felderítővé” gombot.
    .done = A centrumba lépő gyalog két lépésben nyer, ha az ellenfél hagyja.

take-and-win = Üss és nyerj
    .say1 = A centrumot fekete felderítő tartja. Gyalogjaid egymással szemben állnak d7-en és k8-on. Találd meg a nyerő lépést.
    .hint1 = Az f6-on álló lovas legfeljebb három lépést tesz, és üt a centrumban.
    .done = A centrumban csak az van biztonságban, akit ott nem lehet leütni. Csak az őrt nehéz: őt csak őr vagy lovas ütheti le.

three-points = Három pont
    .say1 = Ha az őr két lovas között áll a centrumban, az kettő helyett három pont. Lovasaid e7-en és i8-on vannak. Nyerj három pontot.
    .hint1 = Az őr f5-ről a centrumba lép. Más nyerő lépés kevesebbet érne.
    .done = Három pont: ennél többet nem ér egy Lautari-parti.

superiority = Mindent leütni
    .say1 = Feketének egyetlen bábuja maradt. Ha leütöd az utolsó ellenséges bábut, és legalább nyolc bábud van, egy pontot kapsz. Üsd le.
    .hint1 = A felderítő e6-ról a középső gyűrűn két lépésben eléri g6-ot.
    .done = Nyolcnál kevesebb bábuval döntetlen lett volna.

stop-the-win = Akadályozd meg
    .say1 = Most feketével vagy. Fehér azzal fenyeget, hogy a felderítővel e6-ról a centrumba lép és nyer. Akadályozd meg.
    .hint1 = Fehérnek három dolog kell: a felderítő, az útja a centrumba, és a pár r7-en és s8-on. Vedd el az egyiket a d8-on álló felderítőddel.
    .done = Mindig figyeld a párokat a belső gyűrűn: pár nélkül nincs győzelem.
