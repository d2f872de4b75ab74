### A backgammon leckéi magyarul. A `say…` egy lépés feladata, a `hint…` a válasz a rossz lépésre.

first = Az első perc
    .say1 = Fehérrel vagy. 3-ast és 1-est dobtál: mindegyik kocka egy korongot visz annyi mezővel. Két korong egy mezőn biztonságban van. Hozz össze két korongot az 5-ös mezőn.
    .hint1 = A 3-assal lépj 8-ról 5-re, az 1-essel 6-ról 5-re.
    .say2 = Az egyedül álló korongot ki lehet ütni: a sorompóra kerül, és elölről kezdi. 5-öst és 2-est dobtál. Üss ki egy fekete korongot.
    .hint2 = A te 11-es meződön álló fekete korong egyedül van. A 2-essel lépj 13-ról 11-re, aztán lépd meg az 5-öst.
    .say3 = Ha minden korongod otthon van, kipakolhatod őket. Az nyer, aki előbb végez. 2-est és 1-est dobtál: pakold ki az utolsó kettőt.
    .hint3 = Érintsd meg a 2-esen álló korongot, aztán a kipakolt korongok helyét; utána az 1-esen állót.
    .done = Megnyerted az első partidat. Most játssz a gép ellen, vagy tanuld meg a többit lépésről lépésre.

direction = Merre?
    .say1 = Korongjaid a nagyobb számoktól a kisebbek felé haladnak, bal oldalt megkerülve a házadba. 6-ost és 5-öst dobtál. Fuss egy koronggal 24-ről 13-ra.
    .hint1 = A 6-ossal 24-ről 18-ra, az 5-össel tovább 13-ra.
    .done = Fekete az ellenkező irányba halad. Egy mező két száma mindig 25-öt ad.

both-dice = Mezők elfoglalása
    .say1 = 3-1-gyel elfoglalhatod az 5-ös mezőt, az elején a legjobbat. Tedd meg.
    .hint1 = Egy korong 8-ról 5-re, egy 6-ról 5-re.
    .say2 = 4-2-vel pedig a 4-es mezőt.
    .hint2 = Egy korong 8-ról 4-re, egy 6-ról 4-re.
    .done = Ahol két vagy több korongod áll, oda az ellenfél nem léphet.

doubles = Dupla
    .say1 = A duplát kétszer lépheted meg: a 6-6 négyszer hat. Vigyél két korongot 24-ről 18-ra és kettőt 13-ról 7-re.
    .hint1 = Kétszer lépj a 24-en, kétszer a 13-on álló korongokkal.
    .done = A dupla hatos az elején a legjobb dobás.

blocked = Zárt mezők
    .say1 = 6-ost és 1-est dobtál. Ahol két vagy több fekete korong áll, az a mező zárt: a 20-ason álló korongod nem léphet egyet, mert a 19 feketéé. Lépd meg a dobást.
    .hint1 = Lépj bármit, amit a tábla kínál; a megjelölt mezők nyitottak.
    .done = A mindkét kockával lépő korongnak közben is kell hely, ahová léphet.

hit = Kiütés
    .say1 = 5-öst és 2-est dobtál. Üss ki egy egyedül álló korongot.
    .hint1 = 13-ról a 2-es 11-re visz, ahol egyedül áll egy fekete korong.
    .done = Feketének előbb a sorompóról kell visszatérnie, mielőtt mást lépne.

bar = A sorompóról
    .say1 = A sorompón álló korong az első. 6-ost és 4-est dobtál: a 6-os a zárt 19-re visz, ezért a 4-essel térj vissza. Aztán lépd meg a 6-ost.
    .hint1 = Érintsd meg a sorompón álló korongot, aztán a 21-es mezőt. Utána a 6-ost bármelyik koronggal meglépheted.
    .done = Ha nem tudsz visszatérni, kimarad a lépésed.

larger = Amit lehet, meg kell lépni
    .say1 = 6-ost és 5-öst dobtál, de csak az egyik léphető meg. Ilyenkor a nagyobbat kell. Lépd meg.
    .hint1 = A 20-ason álló korong a 6-ossal 14-re megy. Utána nincs több lépés.
    .done = Ha mindkét kocka megléphető, mindkettőt meg kell lépni.

bear-off = Kipakolás
    .say1 = Minden korongod otthon van. 6-ost és 2-est dobtál. A 6-os mezőn nincs semmi, ezért a 6-ossal a legmagasabb mezőről pakolsz ki. Pakolj ki legalább egy korongot.
    .hint1 = Érintsd meg az 5-ösön álló egyik korongot, aztán a kipakolt korongok helyét. Utána lépd meg a 2-est.
    .done = Nem kötelező kipakolni: a házadon belül is léphetsz.

win = Az utolsó korongok
    .say1 = Négy korong maradt a 2-es mezőn, és dupla 2-est dobtál. Fejezd be a partit.
    .hint1 = Négyszer kettő négy korongot visz ki.
    .done = Mind a tizenöt kint van: nyertél.

blockade = Fal
    .say1 = Az egymás melletti mezők falat alkotnak, amelyen nehéz átjutni. 6-ost és 1-est dobtál. Foglald el a 7-es mezőt.
    .hint1 = Egy korong 13-ról 7-re a 6-ossal, egy 8-ról 7-re az 1-essel.
    .done = A 6-os, 7-es és 8-as mezővel három van egymás mellett. Hat egymás mellettin át sem lehet jutni.

cube = A duplázókocka
    .say1 = Most feketével vagy, egy mérkőzésen. Fehér duplázott: elfogadhatod, és kétszer annyiért játszol tovább, vagy feladod a partit, és az eddigi tétet veszíted el. Dönts.
    .hint1 = Nyomd meg: „Elfogadom” vagy „Feladom a partit”.
    .done = Ökölszabály: fogadd el, ha négy partiból legalább egyet megnyernél.
