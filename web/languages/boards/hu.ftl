### Mi a teendő a táblánál, miért ért véget a parti, és mi történt az imént, magyarul. Az első táblával töltődik be.

## A teendő: annak, aki lép

due-lautari-move = Te jössz
due-lautari-move-or-revive = Te jössz: az őröd vissza is vonhatja az ütést
due-luzhanqi-lay-out = Állítsd fel a seregedet: { $pieces } bábu
due-luzhanqi-move = Te jössz
due-nardi-opening-roll = Mindketten egy kockával dobtok: a nagyobb kezd
due-nardi-roll = { $side } dob
due-nardi-may-double = Dobj, vagy duplázz
due-nardi-answer-double = Az ellenfél { $value } pontra dupláz: elfogadod, vagy feladod a partit?
due-nardi-cannot-move = Ezzel a dobással nincs lépés
due-nardi-play = Te jössz: játszd ki a dobást
due-rotary-turn = Te jössz: forgass el egy gyűrűt ({ $number }. forgatás)
due-rotary-place-ball = Tegyél le egy golyót ({ $number } / { $of })
due-rotary-offer-two-points = Ajánlj fel két pontot az ellenfelednek
due-rotary-choose-point = Válassz a felajánlott pontok közül: { $first } vagy { $second }
due-rotary-turn-around = Forgasd el a gyűrűt e pont körül: { $pivot }
due-shatra-must-promote = Egy satra elérte az utolsó sort, előbb át kell alakítani.
due-shatra-must-capture = Ütni kell. A tábla megjelöli azokat a bábukat, amelyek üthetnek.
due-shatra-biy-must-act = Most a bijjel kell lépned.
due-shatra-move = Te jössz

## Miért ért véget a parti

ended-repetition = Ugyanaz az állás { $times }. alkalommal jött létre.
ended-lautari-all-captured = { $loser } bábu nélkül maradt.
ended-lautari-centre-held = { $winner } elfoglalta a centrumot, és annak két átellenes oldalán is saját bábuja áll.
ended-lautari-no-action = Nincs szabályos lépés.
ended-lautari-too-few-pieces = Egyik félnek sincs elég bábuja a győzelemhez.
ended-lautari-quiet-play = Túl sokáig nem volt sem ütés, sem átalakulás.
ended-luzhanqi-flag-taken = { $winner } megszerezte a zászlót.
ended-luzhanqi-quiet-play = Túl sokáig senki sem támadott.
ended-luzhanqi-too-many-plies = A parti elérte a megállapított lépésszámot.
ended-luzhanqi-nobody-can-move = Egyik félnek sincs olyan bábuja, amely léphet.
ended-luzhanqi-no-action = { $loser } olyan bábu nélkül maradt, amely léphet.
ended-nardi-double-declined = { $loser } nem fogadta el a duplázást.
ended-nardi-borne-off = { $winner } pakolta ki előbb az összes korongját.
ended-nardi-gammon = Gammon: { $winner } minden korongját kipakolta, mielőtt { $loser } az elsőt kipakolta volna.
ended-nardi-backgammon = Backgammon: { $loser } korongja még a baron vagy az ellenfél házában maradt.
ended-rotary-centre-filled = { $winner } elfoglalta a centrum minden pontját.
ended-rotary-no-pivot = { $loser } nem tud hol forgatni.
ended-rotary-too-many-turns = A parti elérte a megállapított forgatásszámot.
ended-rotary-too-few-balls = Egyik félnek sincs elég golyója a centrumhoz.
ended-shatra-biy-captured = { $winner } leütötte a bijt.
ended-shatra-no-action = { $loser } szabályos lépés nélkül maradt.
ended-shatra-quiet-play = Túl sokáig nem volt sem ütés, sem átalakulás.
ended-shatra-only-biys = Csak a két bij maradt.

## Mi történt az imént

step-moved = { $piece }: { $from } – { $to }
step-dropped = { $piece } a tartalékból ide: { $to }
step-turned = gyűrű { $pivot } körül, forgatás { $sixths } hellyel
step-placed = { $piece } itt: { $to }
step-captured = { $count ->
    [one] ütés
   *[other] ütés: { $count } bábu
}
step-hit = ütés itt: { $to }
step-revived = { $piece } ismét itt: { $to }
step-converted = mostantól { $kind }
step-rolled = dobás: { $dice }
step-offered = felajánlja: { $fields }
step-chosen = ezt választja: { $to }
step-doubled = { $value } pontra dupláz
step-taken = elfogadja
step-declined = feladja
step-passed = nem tud lépni
step-set-up = a sereg felállt

## A játékosok neve mellett

men-lost = veszteség: { $count }
men-in-hand = még leteendő: { $count }
