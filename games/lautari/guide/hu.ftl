### Amit a parti „?” gombja a Lautariról mond.

how = Érints meg egy bábut, aztán az egyik megjelölt mezőt; oda is húzhatod. Gyalog átalakításához vagy bábu újraélesztéséhez érintsd meg, és nyomd meg a megjelenő gombot.
pawn = Gyalog
    .does = Egy lépést tesz bármelyik irányba a vonalak mentén. Kezdetben minden bábu gyalog.
scout = Felderítő
    .does = Egy vagy két lépést tesz üres mezőkön, és útközben fordulhat. Az a gyalog alakulhat azzá, amelyik egy vonalban két saját bábu között áll.
rider = Lovas
    .does = Legfeljebb három lépést tesz, és mindkét fél bábuit átugorja. Bármelyik bábu lovassá alakul, amely a bal szélső körön fejezi be a lépését.
guard = Őr
    .does = Legfeljebb három lépést tesz üres mezőkön, és a közelében visszavonhatja az ellenfél utolsó ütését. Az a bábu alakul őrré, amely a jobb szélső körön fejezi be a lépését, ha még nincs őröd.
