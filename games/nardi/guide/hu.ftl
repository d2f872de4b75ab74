### Amit a parti „?” gombja a nardiról mond.

how = Nyomd meg a dobás gombját. Aztán húzz egy korongot egy megjelölt mezőre, vagy érintsd meg, majd a mezőt; mindegyik kocka egy korongot visz. Ha minden kockát felhasználtál, erősítsd meg a lépést.
checker = Korong
    .does = A nagyobb számoktól a kisebbek felé halad annyit, amennyit a kocka mutat. Olyan mezőre érkezhet, ahol legfeljebb egy ellenséges korong áll; az egyedül állót kiüti, és az a sorompóra kerül.
bar = A sorompón
    .does = A kiütött korongnak előbb vissza kell térnie az ellenfél házába, addig mással nem lehet lépni.
home = Otthon
    .does = Ha mind a tizenöt korongod a házadban van, kipakolsz. Az nyer, aki előbb pakolja ki az összeset.
