### Ko saka spēles „?” par Rotary.

how = Pieskarieties tukšam punktam, ap kuru jūsu ložu ir vairāk nekā pretinieka. Pagrieziet ratu ar peli, pirkstu vai pogām un apstipriniet.
ring = Gredzens
    .does = Ap tukšu punktu, kur vairākums ir jums, visas sešas vietas griežas kopā par cik vietām vien vēlaties. Abu pušu lodes griežas līdzi.
edge = Malā
    .does = Pie malas dažas vietas ir ārpus laukuma. Tur neviena lode nedrīkst palikt.
