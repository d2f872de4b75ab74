### Rotary nodarbības latviski. `say…` ir soļa uzdevums, `hint…` – atbilde uz nepareizu gājienu.

first = Pirmā minūte
    .say1 = Jūs spēlējat ar gaišajiem. Gājienā uzliekat ratu uz tukša punkta, ap kuru jūsu ložu ir vairāk nekā pretinieka, un pagriežat gredzenu. Izmēģiniet to punktā 22.
    .hint1 = Pieskarieties punktam 22 augšā pa kreisi, tad pagrieziet ratu vai nospiediet kādu no pogām.
    .say2 = Viss gredzens griežas kopā. Trīs sarkanie punkti ir centrs. Pagrieziet ap 54 par divām vietām: divas jūsu lodes nonāks centrā.
    .hint2 = Pieskarieties punktam 54 un nospiediet „Pagriezt par 2”.
    .say3 = Tagad jūs spēlējat ar tumšajiem. Aizpildiet visus trīs sarkanos punktus ar savām lodēm, un jūs uzvarat. 55 jau ir jūsu. Pagrieziet ap 43 un uzvariet!
    .hint3 = Pieskarieties punktam 43 un pagrieziet par divām vai trim vietām.
    .done = Jūs esat uzvarējis pirmajā spēlē. Tagad spēlējiet ar datoru vai soli pa solim apgūstiet pārējo.

majority = Vairākums
    .say1 = Ap 54 jums ir trīs lodes, tumšajiem divas. Tāpēc tur drīkst griezt. Pagrieziet par cik vietām vien vēlaties.
    .hint1 = Pieskarieties punktam 54 un pagrieziet ratu.
    .say2 = Ap 43 jums ir viena lode, tumšajiem divas: tur jūs griezt nedrīkstat. Vēlreiz pagrieziet ap 54.
    .hint2 = Arī ar vienādu skaitu nepietiek. Ap 54 vairākums ir jums.
    .done = Pietiek ar vienu lodi pret nevienu; ar vienādu skaitu nepietiek.

whole-ring = Griežas viss gredzens
    .say1 = Pagrieziet ap 54 par divām vietām pulksteņrādītāja virzienā un vērojiet, kur nonāk katra lode.
    .hint1 = Pieskarieties punktam 54 un nospiediet „Pagriezt par 2”.
    .done = Jūsu lodes nonāca 44 un 55, divos centra punktos. Tumšo lode tika aizstumta.

edge = Malā
    .say1 = Malā neviena lode nedrīkst palikt ārpus laukuma. Ap 12 ir tikai viens īsts pagrieziens. Atrodiet to.
    .hint1 = Pieskarieties punktam 12 un pagrieziet par piecām vietām. Jebkurš cits pagrieziens atstātu kādu lodi ārpusē.
    .done = Šķērsot ārpusi pa ceļam drīkst. Svarīgi ir tikai, kur lodes apstājas.

pass = Nodot gājienu
    .say1 = Arī pagrieziens par 0 ir gājiens: nekas nemainās, un kārta ir pretiniekam. Nododiet gājienu.
    .hint1 = Izvēlieties kādu punktu un nospiediet „Negriezt un nodot gājienu”.
    .done = Arī nodošanai vajag punktu, kur drīkst griezt. Kam tāda nav, tas ir zaudējis.

fill-the-centre = Aizpildīt centru
    .say1 = Jūs spēlējat ar gaišajiem. Divas jūsu lodes ir centrā, trešajā punktā ir tumša lode. Uzvariet ar vienu pagriezienu.
    .hint1 = Ap 65 jums ir trīs lodes pret divām. Pagrieziet tur par vienu vai divām vietām.
    .done = Pagrieziens izstūma tumšo lodi un ieveda jūsējo.

stop-the-win = Nepieļaut uzvaru
    .say1 = Tagad jūs spēlējat ar tumšajiem. Ap 65 gaišajiem ir trīs lodes pret jūsu divām, un viņi draud tur aizpildīt centru. Nepieļaujiet to.
    .hint1 = Vēl viena tumšā lode ap 65 padarītu skaitu vienādu. Grieziet ap 87.
    .done = Ja skaits ir vienāds, griezt nedrīkst neviens. Tā ir labākā aizsardzība.

two-turns = Uzvara divos gājienos
    .say1 = Jūs spēlējat ar tumšajiem. Viens pagrieziens sagatavo uzvaru, kuru gaišie nevar novērst. Atrodiet to.
    .hint1 = Grieziet ap 34, lai jūsu būtu 44 un 54. Tad trīs dažādi pagriezieni ap 66 draud ievest lodi 55.
    .done = Lai ko gaišie darītu, jūs uzvarat nākamajā gājienā.

make-room = Atbrīvot vietu
    .say1 = Jūs spēlējat ar tumšajiem. Gribētos griezt ap 45, bet tur ir jūsu pašu lode. Atbrīvojiet punktu tā, lai nākamais gājiens uzvarētu.
    .hint1 = Pagrieziet ap 35 par divām vietām: tas aizved lodi no 45.
    .done = Punktam, ap kuru griež, jābūt tukšam. Dažkārt traucē pašu lode.

paralysis = Paralīze
    .say1 = Šajā variantā uzvar tikai tas, kurš atstāj pretinieku bez vietas, kur griezt. Tumšajiem ir viena lode stūrī. Atņemiet tai pēdējo iespēju.
    .hint1 = Ar pagriezienu ap 32 pievediet lodi stūrim, lai tumšajiem nekur nebūtu vairākuma.
    .done = Arī parastajā spēlē tas, kurš nekur nevar griezt, zaudē.

trap = Slazds
    .say1 = Šajā variantā punkts 63 ir slazds: lode, kas tur apstājas, pamet laukumu. Pagrieziet ap 73 par trim vietām.
    .hint1 = Pieskarieties punktam 73 un nospiediet „Pagriezt par 3”.
    .done = Tumšās lodes, kas apstājās uz 63, vairs nav. Tāpat notiktu arī ar jūsējo.

outside = Prom no laukuma
    .say1 = Šajā variantā slazds ir laukuma ārpuse. Pagrieziet ap 61 par vienu vietu un izstumiet tumšo lodi no laukuma.
    .hint1 = Pieskarieties punktam 61, stūrī pa kreisi, un nospiediet „Pagriezt par 1”.
    .done = Tagad malas ir bīstamas abiem.

offer = Divu punktu piedāvājums
    .say1 = Šajā variantā gaišie sākumā piedāvā divus punktus, un tumšie izvēlas, ap kuru gaišajiem jāgriež. Piedāvājiet 22 un 53.
    .hint1 = Pieskarieties punktam 22 un tad punktam 53.
    .done = Tā pirmais gājiens nekad nav mājās sagatavota priekšrocība.
