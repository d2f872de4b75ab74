### Amit a parti „?” gombja a Rotaryról mond.

how = Érints meg egy üres pontot, amely körül több golyód van, mint az ellenfelednek. Forgasd a rotát egérrel, ujjal vagy a gombokkal, és erősítsd meg.
ring = A gyűrű
    .does = Egy üres pont körül, ahol tiéd a többség, mind a hat hely együtt fordul, akárhány hellyel. Mindkét fél golyói vele fordulnak.
edge = A szélen
    .does = A szélen néhány hely a táblán kívül esik. Ott egyetlen golyó sem maradhat.
