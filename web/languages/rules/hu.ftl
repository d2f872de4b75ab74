### A játékok beállításai, amelyekben a játékosok megegyeznek. Az értékek felsorolásban állnak, kisbetűvel.

## Lautari

rule-lautari-repetition = Ismétlődés
rule-lautari-repetition-number = döntetlen az állás { $number }. előfordulásakor
rule-lautari-repetition-off = ismétlődésért nincs döntetlen
rule-lautari-quiet = Csendes lépések
rule-lautari-quiet-number = döntetlen { $number } csendes lépés után
rule-lautari-quiet-off = csendes lépésekért nincs döntetlen
rule-lautari-rating = Értékszám
rule-lautari-rating-formula = értékszám a közölt képlet szerint
rule-lautari-rating-example = értékszám a kidolgozott példa szerint

## Luzhanqi

rule-luzhanqi-bomb_row = Bombák a felállásban
rule-luzhanqi-bomb_row-back = a hátsó sorba nem kerülhet bomba
rule-luzhanqi-bomb_row-front = az első sorba nem kerülhet bomba
rule-luzhanqi-bomb_row-none = bomba bármelyik sorba kerülhet
rule-luzhanqi-hq_locked = Főhadiszállás
rule-luzhanqi-hq_locked-yes = a főhadiszállást bábu nem hagyhatja el
rule-luzhanqi-hq_locked-no = a főhadiszállást bábu elhagyhatja
rule-luzhanqi-mine_survives = Aknák
rule-luzhanqi-mine_survives-yes = az akna támadás után megmarad
rule-luzhanqi-mine_survives-no = az akna egyszer robban
rule-luzhanqi-contact = Támadások
rule-luzhanqi-contact-reveal = támadáskor mindkét bábu látszik
rule-luzhanqi-contact-outcome = támadáskor csak az derül ki, melyik bábu marad meg
rule-luzhanqi-marshal_reveals_flag = A tábornagy eleste
rule-luzhanqi-marshal_reveals_flag-yes = ha a tábornagy elesik, a zászlót fel kell fedni
rule-luzhanqi-marshal_reveals_flag-no = ha a tábornagy elesik, semmit sem kell felfedni
rule-luzhanqi-quiet = Lépések támadás nélkül
rule-luzhanqi-quiet-number = vége { $number } támadás nélküli lépés után
rule-luzhanqi-quiet-off = a támadás nélküli lépések száma nincs korlátozva
rule-luzhanqi-stall = Sokáig támadás nélkül
rule-luzhanqi-stall-draw = sokáig támadás nélkül: döntetlen
rule-luzhanqi-stall-loss = sokáig támadás nélkül: a lépésre következő veszít
rule-luzhanqi-cap = A parti hossza
rule-luzhanqi-cap-number = döntetlen összesen { $number } lépés után
rule-luzhanqi-cap-off = a lépések száma nincs korlátozva

## Backgammon

rule-nardi-opening = Első dobás
rule-nardi-opening-reroll = a kezdő mindkét kockával újra dob
rule-nardi-opening-keep = a kezdő a nyitó dobással lép
rule-nardi-gammons = Gammon
rule-nardi-gammons-yes = a gammon és a backgammon többet ér
rule-nardi-gammons-no = minden győzelem egyet ér
rule-nardi-cube = Duplázókocka
rule-nardi-cube-yes = duplázókockával
rule-nardi-cube-no = duplázókocka nélkül
rule-nardi-match = Mérkőzés
rule-nardi-match-number = mérkőzés { $number } pontig
rule-nardi-match-0 = egyetlen parti

## Rotary

rule-rotary-centre = Centrum
rule-rotary-centre-text = centrum: 44, 54, 55
rule-rotary-centre-geometric = centrum: 54, 55, 65
rule-rotary-start = Indulóállás
rule-rotary-start-rim = golyók a peremen
rule-rotary-start-rows = golyók két sorban
rule-rotary-start-empty = a nyitóállást a játékosok alakítják ki
rule-rotary-goal = A küzdelem célja
rule-rotary-goal-centre = játék a centrumért
rule-rotary-goal-paralysis = játék bénításra
rule-rotary-offer = Felajánlás a kezdéskor
rule-rotary-offer-yes = világos két forgatási pontot ajánl fel, sötét választ
rule-rotary-offer-no = felajánlás nélkül
rule-rotary-capture = Levétel
rule-rotary-capture-none = levétel nélkül
rule-rotary-capture-after = levétel a lépés után
rule-rotary-capture-during = levétel lépés közben
rule-rotary-traps = Csapdák
rule-rotary-traps-none = csapdák nélkül
rule-rotary-traps-outside = a táblán kívül
rule-rotary-traps-centre = a centrum
rule-rotary-traps-places = csapdák: { $places }
rule-rotary-repetition = Ismétlődés
rule-rotary-repetition-number = döntetlen az állás { $number }. előfordulásakor
rule-rotary-repetition-off = ismétlődésért nincs döntetlen
rule-rotary-cap = A parti hossza
rule-rotary-cap-number = döntetlen összesen { $number } forgatás után
rule-rotary-cap-off = a forgatások száma nincs korlátozva

## Satra

rule-shatra-biy_drop = A bij a kapuban
rule-shatra-biy_drop-yes = a bij bevethető a kapujából
rule-shatra-biy_drop-no = a bij lépve hagyja el a kapuját
rule-shatra-repetition = Ismétlődés
rule-shatra-repetition-number = döntetlen az állás { $number }. előfordulásakor
rule-shatra-repetition-off = ismétlődésért nincs döntetlen
rule-shatra-quiet = Lépések haladás nélkül
rule-shatra-quiet-number = döntetlen { $number } haladás nélküli lépés után
rule-shatra-quiet-off = haladás nélkül sincs döntetlen
