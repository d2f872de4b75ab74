### Spēļu izvēles, par kurām spēlētāji vienojas. Vērtības stāv sarakstos un sākas ar mazo burtu.

## Lautari

rule-lautari-repetition = Pozīcijas atkārtošanās
rule-lautari-repetition-number = neizšķirts, kad pozīcija rodas { $number }. reizi
rule-lautari-repetition-off = atkārtošanās nedod neizšķirtu
rule-lautari-quiet = Mierīgi gājieni
rule-lautari-quiet-number = { $number ->
    [zero] neizšķirts pēc { $number } mierīgiem gājieniem
    [one] neizšķirts pēc { $number } mierīga gājiena
   *[other] neizšķirts pēc { $number } mierīgiem gājieniem
}
rule-lautari-quiet-off = mierīgi gājieni nedod neizšķirtu
rule-lautari-rating = Reitings
rule-lautari-rating-formula = reitings pēc publicētās formulas
rule-lautari-rating-example = reitings pēc aprēķina parauga

## Luzhanqi

rule-luzhanqi-bomb_row = Granātas izvietojumā
rule-luzhanqi-bomb_row-back = granātas nedrīkst likt aizmugurējā rindā
rule-luzhanqi-bomb_row-front = granātas nedrīkst likt priekšējā rindā
rule-luzhanqi-bomb_row-none = granātas drīkst likt jebkurā rindā
rule-luzhanqi-hq_locked = Štābs
rule-luzhanqi-hq_locked-yes = figūras štābu nepamet
rule-luzhanqi-hq_locked-no = figūras drīkst pamest štābu
rule-luzhanqi-mine_survives = Mīnas
rule-luzhanqi-mine_survives-yes = mīnas pēc sadursmes paliek
rule-luzhanqi-mine_survives-no = mīnas uzsprāgst vienreiz
rule-luzhanqi-contact = Sadursmes
rule-luzhanqi-contact-reveal = sadursmē atklāj abas figūras
rule-luzhanqi-contact-outcome = sadursmē redzams tikai tas, kura figūra palika
rule-luzhanqi-marshal_reveals_flag = Feldmaršala zaudējums
rule-luzhanqi-marshal_reveals_flag-yes = zaudējot feldmaršalu, jāatklāj karogs
rule-luzhanqi-marshal_reveals_flag-no = zaudējot feldmaršalu, nekas nav jāatklāj
rule-luzhanqi-quiet = Gājieni bez sadursmes
rule-luzhanqi-quiet-number = { $number ->
    [zero] beigas pēc { $number } gājieniem bez sadursmes
    [one] beigas pēc { $number } gājiena bez sadursmes
   *[other] beigas pēc { $number } gājieniem bez sadursmes
}
rule-luzhanqi-quiet-off = gājienu skaits bez sadursmes nav ierobežots
rule-luzhanqi-stall = Ilgi bez sadursmes
rule-luzhanqi-stall-draw = ilgi bez sadursmes – neizšķirts
rule-luzhanqi-stall-loss = ilgi bez sadursmes – zaudē tas, kam jāiet
rule-luzhanqi-cap = Spēles garums
rule-luzhanqi-cap-number = { $number ->
    [zero] neizšķirts pēc { $number } gājieniem kopā
    [one] neizšķirts pēc { $number } gājiena kopā
   *[other] neizšķirts pēc { $number } gājieniem kopā
}
rule-luzhanqi-cap-off = gājienu skaits nav ierobežots

## Nardi

rule-nardi-opening = Pirmais metiens
rule-nardi-opening-reroll = sācējs met abus kauliņus vēlreiz
rule-nardi-opening-keep = sācējs iet ar sākuma metienu
rule-nardi-gammons = Gammons
rule-nardi-gammons-yes = gammons un bekgemons dod vairāk punktu
rule-nardi-gammons-no = visas uzvaras ir vienādas
rule-nardi-cube = Dubultošanas kubs
rule-nardi-cube-yes = ar dubultošanas kubu
rule-nardi-cube-no = bez dubultošanas kuba
rule-nardi-match = Mačs
rule-nardi-match-number = { $number ->
    [zero] mačs līdz { $number } punktiem
    [one] mačs līdz { $number } punktam
   *[other] mačs līdz { $number } punktiem
}
rule-nardi-match-0 = viena partija

## Rotary

rule-rotary-centre = Centrs
rule-rotary-centre-text = centrs 44, 54, 55
rule-rotary-centre-geometric = centrs 54, 55, 65
rule-rotary-start = Sākums
rule-rotary-start-rim = lodes gar malu
rule-rotary-start-rows = lodes divās rindās
rule-rotary-start-empty = lodes izvieto spēlētāji
rule-rotary-goal = Mērķis
rule-rotary-goal-centre = spēle uz centru
rule-rotary-goal-paralysis = spēle uz paralīzi
rule-rotary-offer = Piedāvājums sākumā
rule-rotary-offer-yes = gaišie piedāvā divus griešanas punktus, tumšie izvēlas
rule-rotary-offer-no = bez piedāvājuma sākumā
rule-rotary-capture = Ložu noņemšana
rule-rotary-capture-none = lodes nenoņem
rule-rotary-capture-after = lodes noņem pēc pagrieziena
rule-rotary-capture-during = lodes noņem pagrieziena laikā
rule-rotary-traps = Lamatas
rule-rotary-traps-none = bez lamatām
rule-rotary-traps-outside = ārpuse
rule-rotary-traps-centre = centrs
rule-rotary-traps-places = lamatas: { $places }
rule-rotary-repetition = Pozīcijas atkārtošanās
rule-rotary-repetition-number = neizšķirts, kad pozīcija rodas { $number }. reizi
rule-rotary-repetition-off = atkārtošanās nedod neizšķirtu
rule-rotary-cap = Spēles garums
rule-rotary-cap-number = { $number ->
    [zero] neizšķirts pēc { $number } pagriezieniem kopā
    [one] neizšķirts pēc { $number } pagrieziena kopā
   *[other] neizšķirts pēc { $number } pagriezieniem kopā
}
rule-rotary-cap-off = pagriezienu skaits nav ierobežots

## Šatra

rule-shatra-biy_drop = Bijs vārtos
rule-shatra-biy_drop-yes = biju drīkst izlikt no vārtiem
rule-shatra-biy_drop-no = bijs no vārtiem iziet soli pa solim
rule-shatra-repetition = Pozīcijas atkārtošanās
rule-shatra-repetition-number = neizšķirts, kad pozīcija rodas { $number }. reizi
rule-shatra-repetition-off = atkārtošanās nedod neizšķirtu
rule-shatra-quiet = Gājieni bez virzības
rule-shatra-quiet-number = { $number ->
    [zero] neizšķirts pēc { $number } gājieniem bez virzības
    [one] neizšķirts pēc { $number } gājiena bez virzības
   *[other] neizšķirts pēc { $number } gājieniem bez virzības
}
rule-shatra-quiet-off = gājieni bez virzības nedod neizšķirtu
