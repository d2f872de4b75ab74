### Ko saka spēles „?” par Šatru.

how = Pieskarieties kauliņam un tad vienam no atzīmētajiem lauciņiem; kauliņu var arī pārvilkt. Ja sitieni seko cits citam, pieskarieties lauciņiem pēc kārtas. Tāpat izliek kauliņu no cietokšņa.
biy = Bijs
    .does = Vienu soli jebkurā no astoņiem virzieniem. Ja to nosit, spēle ir zaudēta.
batyr = Batirs
    .does = Jebkurā attālumā visos astoņos virzienos, kā dāma šahā.
tura = Tura
    .does = Jebkurā attālumā taisni, kā tornis.
yalkyn = Jalkins
    .does = Jebkurā attālumā slīpi, kā laidnis.
shatra = Šatra
    .does = Vienu lauciņu uz priekšu, no pirmās rindas arī divus; pie grāvja arī slīpi, aiz tā arī sāņus. Sit visos virzienos.
