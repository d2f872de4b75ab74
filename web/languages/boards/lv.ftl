### Kas galdā jādara, kāpēc spēle beigusies un kas tikko noticis, latviski. Ielādē līdz ar pirmo galdu.

## Kas jādara: tam, kuram ir gājiens

due-lautari-move = Jūsu gājiens
due-lautari-move-or-revive = Jūsu gājiens: jūsu Sargs var arī atcelt sitienu
due-luzhanqi-lay-out = Izvietojiet savu armiju: figūras – { $pieces }
due-luzhanqi-move = Jūsu gājiens
due-nardi-opening-roll = Katrs met vienu metamo kauliņu: lielākais skaitlis sāk
due-nardi-roll = Kauliņus met: { $side }
due-nardi-may-double = Metiet kauliņus vai dubultojiet
due-nardi-answer-double = Pretinieks dubulto līdz { $value }: pieņemt vai atteikties?
due-nardi-cannot-move = Ar šo metienu gājiena nav
due-nardi-play = Jūsu gājiens: izspēlējiet metienu
due-rotary-turn = Jūsu gājiens: pagrieziet gredzenu ({ $number }. pagrieziens)
due-rotary-place-ball = Novietojiet lodi ({ $number } no { $of })
due-rotary-offer-two-points = Piedāvājiet pretiniekam izvēlei divus punktus
due-rotary-choose-point = Izvēlieties vienu no piedāvātajiem punktiem: { $first } vai { $second }
due-rotary-turn-around = Pagrieziet gredzenu ap { $pivot }
due-shatra-must-promote = Šatra ir sasniegusi pēdējo rindu, un vispirms tā ir jāpārvērš.
due-shatra-must-capture = Jums ir jāsit. Kauliņi, kas var sist, ir iezīmēti.
due-shatra-biy-must-act = Tagad jāiet ar biju.
due-shatra-move = Jūsu gājiens

## Kāpēc spēle beigusies

ended-repetition = Viena un tā pati pozīcija radās { $times }. reizi.
ended-lautari-all-captured = { $loser } palika bez figūrām.
ended-lautari-centre-held = { $winner } ieņēmuši centru, un savas figūras stāv tam pretējās pusēs.
ended-lautari-no-action = Nav neviena atļauta gājiena.
ended-lautari-too-few-pieces = Nevienai pusei vairs nepietiek figūru, lai uzvarētu.
ended-lautari-quiet-play = Pārāk ilgi nekas netika sists vai pārvērsts.
ended-luzhanqi-flag-taken = { $winner } ieguva karogu.
ended-luzhanqi-quiet-play = Pārāk ilgi neviens neuzbruka.
ended-luzhanqi-too-many-plies = Sasniegts norunātais gājienu skaits.
ended-luzhanqi-nobody-can-move = Nevienai pusei nav figūras, kas var iet.
ended-luzhanqi-no-action = { $loser } palika bez figūrām, kas var iet.
ended-nardi-double-declined = { $loser } atteicās no dubultojuma.
ended-nardi-borne-off = { $winner } pirmie noņēma visus kauliņus.
ended-nardi-gammon = Marss: { $winner } noņēma visus kauliņus, pirms { $loser } noņēma pirmo.
ended-nardi-backgammon = Kokss: { $loser } atstāja kauliņu uz joslas vai pretinieka mājā.
ended-rotary-centre-filled = { $winner } aizpildīja centru.
ended-rotary-no-pivot = { $loser } palika bez punkta, ap kuru griezt.
ended-rotary-too-many-turns = Sasniegts norunātais pagriezienu skaits.
ended-rotary-too-few-balls = Nevienai pusei vairs nepietiek ložu, lai aizpildītu centru.
ended-shatra-biy-captured = { $winner } nosita biju.
ended-shatra-no-action = { $loser } palika bez atļauta gājiena.
ended-shatra-quiet-play = Pārāk ilgi nekas netika sists vai pārvērsts.
ended-shatra-only-biys = Palikuši tikai abi biji.

## Kas tikko noticis

step-moved = { $piece } no { $from } uz { $to }
step-dropped = { $piece } no rezerves uz { $to }
step-turned = gredzens ap { $pivot } pagriezts par { $sixths }
step-placed = { $piece } novietota uz { $to }
step-captured = { $count ->
    [zero] nosistas { $count } figūras
    [one] nosista { $count } figūra
   *[other] nosistas { $count } figūras
}
step-hit = sitiens uz { $to }
step-revived = { $piece } atkal uz { $to }
step-converted = tagad { $kind }
step-rolled = metiens { $dice }
step-offered = piedāvā { $fields }
step-chosen = izvēlas { $to }
step-doubled = dubulto līdz { $value }
step-taken = pieņem
step-declined = atsakās
step-passed = nevar iet
step-set-up = armija izvietota

## Blakus spēlētāju vārdiem

men-lost = zaudējumi: { $count }
men-in-hand = vēl jānovieto: { $count }
