### Amit a parti „?” gombja a Luzhanqiról mond.

how = Érintsd meg az egyik bábudat, aztán az egyik megjelölt mezőt; oda is húzhatod. Úgy támadsz, hogy ellenséges bábura lépsz. Ha bekapcsolod a ceruzajeleket, az ellenség bábuin látszik, mik lehetnek még.
brigadier = Tisztek
    .does = A tábornagytól (1) a szakaszparancsnokig (8) minden rang egyformán lép: egyet az úton, vagy egyenesen bármilyen messzire a vasúton. Támadáskor a magasabb rangú marad; egyenlő rang esetén mindkettő lekerül.
sapper = Utász
    .does = A legalacsonyabb rang (9), de a vasúton csak ő kanyarodhat, és csak ő szedi fel az aknát.
bomb = Bomba
    .does = Úgy lép, mint egy tiszt. Amivel találkozik, vele együtt lekerül a tábláról.
mine = Akna
    .does = Sohasem mozdul. Aki megtámadja, elvész, kivéve az utászt, aki felszedi, és a bombát.
flag = Zászló
    .does = Sohasem mozdul, és mindig a hátsó sor két főhadiszállásának egyikében van. Aki megszerzi, az nyer.
