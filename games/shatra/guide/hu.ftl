### Amit a parti „?” gombja a Satráról mond.

how = Érints meg egy bábut, aztán az egyik megjelölt mezőt; oda is húzhatod. Ütéssorozatnál érintsd meg a mezőket egymás után. A várból ugyanígy teszel le bábut.
biy = Bij
    .does = Egy lépés a nyolc irány bármelyikében. Ha leütik, elveszett a parti.
batyr = Batir
    .does = Bármilyen messzire mind a nyolc irányban, mint a vezér a sakkban.
tura = Tura
    .does = Bármilyen messzire egyenesen, mint a bástya.
yalkyn = Jalkin
    .does = Bármilyen messzire átlósan, mint a futó.
shatra = Satra
    .does = Egy mezőt előre, az első soráról kettőt is; az ároknál átlósan is, azon túl oldalra is. Minden irányban üt.
