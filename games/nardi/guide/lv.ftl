### Ko saka spēles „?” par nardiem.

how = Nospiediet „Mest kauliņus”. Tad pārvelciet kauliņu uz atzīmētu lauciņu vai pieskarieties kauliņam un pēc tam lauciņam; katrs uzkritušais skaitlis pārvieto vienu kauliņu. Kad viss izspēlēts, nospiediet „Apstiprināt gājienu”.
checker = Kauliņš
    .does = Iet no lielākiem skaitļiem uz mazākiem par tik lauciņiem, cik uzkritis. Tas var apstāties uz lauciņa, kur ir ne vairāk kā viens pretinieka kauliņš; vienu nosit, un tas nonāk uz šķirtnes.
bar = Uz šķirtnes
    .does = Nosistajam kauliņam vispirms jāieiet pretinieka mājā, un tikai tad drīkst iet ar citiem.
home = Mājā
    .does = Kad visi piecpadsmit kauliņi ir jūsu mājā, tos noņem. Uzvar tas, kurš pirmais noņēmis visus.
