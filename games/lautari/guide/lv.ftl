### Ko saka spēles „?” par Lautari.

how = Pieskarieties figūrai un tad vienam no atzīmētajiem lauciņiem; figūru var arī pārvilkt. Lai pārveidotu Bandinieku vai atdzīvinātu figūru, pieskarieties tai un nospiediet pogu, kas parādās.
pawn = Bandinieks
    .does = Iet vienu soli jebkurā virzienā pa līnijām. Sākumā visas figūras ir Bandinieki.
scout = Izlūks
    .does = Iet vienu vai divus soļus pa tukšiem lauciņiem un pa ceļam var pagriezties. Par Izlūku var kļūt Bandinieks, kas vienā līnijā stāv starp divām savām figūrām.
rider = Jātnieks
    .does = Iet līdz trim soļiem un lec pāri abu pušu figūrām. Par Jātnieku kļūst jebkura figūra, kas beidz gājienu uz aplīša pa kreisi.
guard = Sargs
    .does = Iet līdz trim soļiem pa tukšiem lauciņiem un tuvumā var atcelt pretinieka pēdējo nokaušanu. Par Sargu kļūst figūra, kas beidz gājienu uz aplīša pa labi, ja jums Sarga vēl nav.
