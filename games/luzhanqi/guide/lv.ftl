### Ko saka spēles „?” par Luzhanqi.

how = Pieskarieties savai figūrai un tad vienam no atzīmētajiem lauciņiem; figūru var arī pārvilkt. Uzbrūk, ejot uz lauciņu, kur stāv pretinieka figūra. Ja ieslēdzat zīmuļa atzīmes, uz pretinieka figūrām redzams, kas tās vēl var būt.
brigadier = Virsnieki
    .does = Visas pakāpes no feldmaršala (1) līdz vada komandierim (8) iet vienādi: vienu soli pa ceļu vai jebkurā attālumā taisni pa dzelzceļu. Uzbrukumā paliek augstākā pakāpe; vienādas pakāpes no laukuma noņem abas.
sapper = Sapieris
    .does = Zemākā pakāpe (9), bet vienīgais, kas uz dzelzceļa drīkst pagriezties un kas novāc mīnas.
bomb = Granāta
    .does = Iet tāpat kā virsnieks. Ar ko tā saduras, to noņem no laukuma kopā ar granātu.
mine = Mīna
    .does = Nekad nekustas. Kas tai uzbrūk, ir zaudēts; izņēmums ir sapieris, kas mīnu novāc, un granāta.
flag = Karogs
    .does = Nekad nekustas un vienmēr ir vienā no diviem štābiem pēdējā rindā. Uzvar tas, kurš to ieņem.
