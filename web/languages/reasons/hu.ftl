### Miért utasít el valamit a játék vagy a szerver, magyarul. A kulcsok és az értékek a programból
### jönnek; a `cargo nextest run -p galds-server --test reasons` megmondja, melyik hiányzik egy nyelvben.
### Az értékek olyan szövegek, ahogyan a játékosok írják (mezők, lépések), vagy számok; az olyan szavak,
### mint a `pawn` vagy a `white`, úgy jönnek, ahogyan a választókban állnak.

## Bármely játék

table-over = A parti véget ért: { $outcome }.

open-game = Nincs „{ $given }” nevű játék; ezek vannak: { $allowed }.

rules-preset = Nincsenek „{ $given }” nevű szabályok; az ismertek: { $allowed }.
rules-form = „{ $given }” nem beállítás; a beállítások key=value alakúak, a kulcsok: { $allowed }.
rules-key = Nincs „{ $given }” nevű beállítás; a beállítások: { $allowed }.
rules-value = „{ $key }”: ennek a beállításnak az értéke nem lehet „{ $given }”.
rules-repeated = Ez a beállítás kétszer szerepel: „{ $key }”.

## Lautari: lépések

lautari-form = „{ $text }” nem értelmezhető; így írd: lépés e3 e4 (ütésnél x-szel), átalakítás f4^I, újraélesztés k10+g8,k8.
lautari-no-such-field = Nincs „{ $name }” nevű mező; a mezők: e–i az 1–4. és a 11–14. sorban, b d e f g h i k l az 5–10. sorban, továbbá r4–r7, s8–s11 és a.
lautari-over = A parti véget ért: { $outcome }.
lautari-no-piece = Ezen a mezőn nincs bábu: { $field }.
lautari-not-yours =
    Ezen a mezőn az ellenfél bábuja áll: { $field }; most { $side ->
        [white] fehér
       *[black] fekete
    } lép.
lautari-same-field = A lépés nem érhet véget ott, ahol kezdődött: { $field }.
lautari-own-piece = Ezen a mezőn a saját bábud áll: { $field }.
lautari-too-far =
    Ez túl messze van: { $from } → { $to }; { $role ->
        [pawn] a gyalog csak egy mezőnyit
        [scout] a felderítő legfeljebb két mezőnyit
        [rider] a lovas legfeljebb három mezőnyit
       *[guard] az őr legfeljebb három mezőnyit
    } léphet.
lautari-blocked =
    Az út el van zárva: { $from } → { $to }; { $role ->
        [pawn] a gyalog
        [scout] a felderítő
        [rider] a lovas
       *[guard] az őr
    } csak üres mezőkön haladhat át.
lautari-immune = Ezt a gyalogot épp most élesztették újra, ebben a lépésben nem üthető: { $field }.
lautari-guard-on-centre =
    A centrumban (a) álló őrt csak őr vagy lovas ütheti, { $role ->
        [pawn] gyalog
        [scout] felderítő
        [rider] lovas
       *[guard] őr
    } nem.
lautari-no-capture = Ezen a mezőn nincs ellenséges bábu: { $field }; az ütés nélküli lépést x nélkül kell írni.
lautari-capture-unmarked = Ezen a mezőn ellenséges bábu áll: { $field }; az ütést x-szel kell írni.
lautari-wrong-role =
    A bábu ott { $becomes ->
        [rider] lovassá alakul
        [guard] őrré alakul
       *[none] nem alakul át
    }, ezért a lépést így kell írni: { $written }.
lautari-not-a-pawn =
    Ezen a mezőn { $role ->
        [pawn] gyalog
        [scout] felderítő
        [rider] lovas
       *[guard] őr
    } áll: { $field }; felderítő csak gyalogból lehet.
lautari-enemy-home = Ez a mező az ellenfél hazai területén van: { $field }; ott gyalogból nem lehet felderítő.
lautari-row-not-open = { $row }. sor: itt gyalogból még nem lehet felderítő; innen még nem lépett el bábud: { $unmoved }.
lautari-no-line = { $field } nem két saját bábud között van gyűrűn, íven, sorban vagy oszlopban (a centrumban: a belső gyűrű két átellenes mezője között).
lautari-nothing-to-revive = Nincs mit újraéleszteni: az ellenfél utolsó lépése nem ütés volt.
lautari-other-capture = Az ellenfél utolsó lépése ez az ütés volt: { $from } → { $to }, ezért az újraélesztés így végződik: { $from },{ $to }.
lautari-no-guard =
    Csak őr éleszthet újra, és { $side ->
        [white] fehérnek
       *[black] feketének
    } nincs őre.
lautari-guard-elsewhere = Az őröd itt áll: { $guard }, nem itt: { $named }.
lautari-revival-too-far = Az őr üres mezőkön át, legfeljebb két mezőnyit lépve nem jut el oda: { $guard } → { $to }.

## Lautari: állások szövege

lautari-position-parts = Egy állás 7 részből áll (oldal, fehér, fekete, érintetlen, ütés, védett, csendes), nem { $count } részből.
lautari-position-side = A lépésre következő oldal w (fehér) vagy b (fekete), nem „{ $text }”.
lautari-position-no-such-piece = „{ $text }” nem egy mezőn álló bábu; a bábukat így kell írni: gyalog e3, felderítő Ie3, lovas Re3, őr Se3.
lautari-position-no-such-field = A táblán nincs „{ $name }” nevű mező.
lautari-position-twice = Ez a mező kétszer szerepel: { $field }.
lautari-position-second-guard =
    { $side ->
        [white] Fehérnek
       *[black] Feketének
    } két őre is van ({ $first } és { $second }); egy oldalnak legfeljebb egy lehet.
lautari-position-too-many =
    { $side ->
        [white] Fehérnek
       *[black] Feketének
    } { $count ->
        [one] egy bábuja
       *[other] { $count } bábuja
    } van; legfeljebb { $most } lehet.
lautari-position-unmoved-outside = Ez a mező egyik hazai sorban sincs benne: { $field }; érintetlen csak az 1–3. és a 12–14. sor mezője lehet.
lautari-position-capture = Az ütés helyén - áll, vagy honnan,hová,szerep,visszaállítás (például g12,g11,P,g12 vagy g8,k8,R,-), nem „{ $text }”.
lautari-position-impossible-capture-start-occupied = Ez az ütés nem lehetett az utolsó lépés: { $capture }; a mezőnek, ahonnan az ütő bábu jött ({ $from }), üresnek kell lennie.
lautari-position-impossible-capture-no-capturer =
    Ez az ütés nem lehetett az utolsó lépés: { $capture }; ezen a mezőn { $side ->
        [white] fehérnek
       *[black] feketének
    } nem áll bábuja: { $to }.
lautari-position-impossible-capture-nothing-lost =
    Ez az ütés nem lehetett az utolsó lépés: { $capture }; { $side ->
        [white] fehérnek
       *[black] feketének
    } még minden bábuja megvan.
lautari-position-impossible-capture-guard-elsewhere =
    Ez az ütés nem lehetett az utolsó lépés: { $capture }; { $side ->
        [white] fehér
       *[black] fekete
    } őre máshol áll.
lautari-position-impossible-capture-other-role =
    Ez az ütés nem lehetett az utolsó lépés: { $capture }; ezen a mezőn { $becomes ->
        [pawn] gyalognak
        [scout] felderítőnek
        [rider] lovasnak
       *[guard] őrnek
    } kellene állnia, nem { $now ->
        [pawn] gyalognak
        [scout] felderítőnek
        [rider] lovasnak
       *[guard] őrnek
    }: { $to }.
lautari-position-impossible-capture-still-unmoved = Ez az ütés nem lehetett az utolsó lépés: { $capture }; { $from } még az érintetlen mezők között szerepel.
lautari-position-impossible-capture-no-home-field =
    Ez az ütés nem lehetett az utolsó lépés: { $capture }; { $from } nem tartozik { $side ->
        [white] fehér
       *[black] fekete
    } hazai mezői közé.
lautari-position-impossible-revival-after-capture = Ezen a mezőn nem állhat épp most újraélesztett gyalog: { $field }; az utolsó lépés ez az ütés volt: { $capture }.
lautari-position-impossible-revival-no-pawn =
    Ezen a mezőn nem állhat épp most újraélesztett gyalog: { $field }; { $side ->
        [white] fehérnek
       *[black] feketének
    } nincs ott gyalogja.
lautari-position-impossible-revival-no-guard =
    Ezen a mezőn nem állhat épp most újraélesztett gyalog: { $field }; { $side ->
        [white] fehérnek
       *[black] feketének
    } nincs őre, amely újraéleszthette volna.
lautari-position-quiet = A csendes féllépések száma csak szám lehet, nem „{ $text }”.
lautari-position-not-quiet = Ütés vagy újraélesztés után a csendes féllépések száma 0, nem { $count }.

## Luzhanqi: lépések

luzhanqi-form = „{ $text }” nem értelmezhető; így írd: lépés a6-a7 (ellenséges bábura is), felállás @ és 25 jel vagy egy kész felállás neve.
luzhanqi-no-such-node = Nincs „{ $name }” nevű mező; a mezők: a1-től e12-ig.
luzhanqi-over = A parti véget ért: { $outcome }.
luzhanqi-set-up-due = Előbb egy sereget kell felállítani: @ és 25 jel, soronként hátulról, a-tól e-ig, a táborok nélkül; vagy egy kész felállás: { $ready }.
luzhanqi-move-due = A seregek már felálltak; most lépni kell, így írva: a6-a7.
luzhanqi-not-yours = Ezen a mezőn nem áll saját bábud: { $node }.
luzhanqi-immobile = Ami ezen a mezőn áll, nem léphet: { $node }; az aknák és a zászló a helyükön maradnak.
luzhanqi-locked = Ami ezen a mezőn áll, nem léphet: { $node }; ezekkel a szabályokkal a főhadiszállást semmi sem hagyhatja el.
luzhanqi-own-piece = Ezen a mezőn a saját bábud áll: { $node }.
luzhanqi-in-camp = Ez a bábu táborban áll, ahol nem támadható meg: { $node }.
luzhanqi-no-way = Nincs ilyen út: { $from } → { $to }; a bábu ezekre a mezőkre léphet: { $allowed }.
luzhanqi-stuck = Nincs ilyen út: { $from } → { $to }; a bábu sehová sem léphet.

## Luzhanqi: felállások

luzhanqi-set-up-length = Egy felállás @ és 25 jel (soronként hátulról, a-tól e-ig, a táborok nélkül), nem { $count }.
luzhanqi-set-up-letter = „{ $letter }” nem bábu; a bábuk jele 1–9, B, M vagy F.
luzhanqi-set-up-empty = Mind a 25 bábut fel kell állítani; ezek a helyek üresek: { $nodes }.
luzhanqi-set-up-count =
    Egy seregben { $right } { $kind ->
        [field-marshal] tábornagy
        [general] vezérezredes
        [lieutenant-general] altábornagy
        [brigadier] dandártábornok
        [colonel] ezredes
        [major] őrnagy
        [captain] százados
        [platoon-commander] szakaszparancsnok
        [sapper] utász
        [bomb] bomba
        [mine] akna
       *[flag] zászló
    } ({ $letter }) van, nem { $count }{ $count ->
        [0] { "" }
       *[other] { " " }(itt: { $nodes })
    }.
luzhanqi-set-up-flag = A zászló főhadiszálláson áll (b vagy d a hátsó sorban), nem itt: { $nodes }.
luzhanqi-set-up-mine = Az aknák a két hátsó sorban állnak, nem itt: { $nodes }.
luzhanqi-set-up-bomb =
    Bomba nem állhat { $row ->
        [back] a hátsó sorban
        [front] az első sorban
       *[none] lezárt sorban
    }, itt mégis áll: { $nodes }.

## Luzhanqi: állások szövege

luzhanqi-position-fields = Egy állás 6 részből áll (oldal, piros, fekete, ismert, csendes, féllépés), nem { $count } részből.
luzhanqi-position-side = Az oldal R vagy B, amíg fel kell állítania a seregét, játék közben r vagy b, nem „{ $text }”.
luzhanqi-position-piece = „{ $text }” nem bábu; a bábukat így kell írni: c10:B (mező, kettőspont, majd 1–9, B, M vagy F).
luzhanqi-position-no-such-node = Nincs „{ $name }” nevű mező; a mezők: a1-től e12-ig.
luzhanqi-position-twice = Ez a mező kétszer szerepel: { $node }.
luzhanqi-position-known-empty = Ezen a mezőn nem áll semmi, így nem is tudható róla semmi: { $node }.
luzhanqi-position-number = „{ $text }” nem lehet féllépések száma.
luzhanqi-position-too-many =
    { $side ->
        [red] Pirosnak
       *[black] Feketének
    } { $count } { $kind ->
        [field-marshal] tábornagya
        [general] vezérezredese
        [lieutenant-general] altábornagya
        [brigadier] dandártábornoka
        [colonel] ezredese
        [major] őrnagya
        [captain] századosa
        [platoon-commander] szakaszparancsnoka
        [sapper] utásza
        [bomb] bombája
        [mine] aknája
       *[flag] zászlaja
    } van; egy seregben { $most } van.
luzhanqi-position-displaced =
    Ezen a mezőn { $kind ->
        [field-marshal] tábornagy
        [general] vezérezredes
        [lieutenant-general] altábornagy
        [brigadier] dandártábornok
        [colonel] ezredes
        [major] őrnagy
        [captain] százados
        [platoon-commander] szakaszparancsnok
        [sapper] utász
        [bomb] bomba
        [mine] akna
       *[flag] zászló
    } áll: { $node }; a zászló a főhadiszállásán marad, az akna a két hátsó sorban.
luzhanqi-position-no-flag = Egyik oldalnak sincs zászlaja; a parti véget ér, amint az elsőt megszerzik.
luzhanqi-position-set-up-black-laid-out = Fekete állít fel utoljára: amíg valamelyik oldalnak fel kell állítania a seregét, fekete részében - áll.
luzhanqi-position-set-up-something-known = Az első lépés előtt semmi sem ismert, és mindkét számláló 0.
luzhanqi-position-set-up-red-laid-out = Amíg pirosnak fel kell állítania a seregét, piros részében - áll.
luzhanqi-position-set-up-red-incomplete = Amíg feketének fel kell állítania a seregét, piros mind a 25 helyén bábu áll, máshol pedig semmi.

## Nardi: lépések

nardi-form = „{ $text }” nem értelmezhető; így írd: dobás 31, lépés 8/5 6/5 vagy 8-5,6-5 (bar és off is lehet), ha nem lehet lépni: „pass”, duplázáskor „double”, „take”, „drop”.
nardi-no-such-dice = „{ $text }” nem dobás: mindegyik kocka 1 és 6 közötti számot mutat.
nardi-equal-opening = Egyforma kockákkal nem kezdődhet a parti: újra kell dobni.
nardi-over = A parti véget ért: { $outcome }.
nardi-due-opening = A kezdő dobás következik: fehér kockája és fekete kockája, például o31.
nardi-due-roll-or-double =
    { $side ->
        [white] Fehérnek
       *[black] Feketének
    } dobnia kell (például 31) vagy dupláznia.
nardi-due-roll =
    { $side ->
        [white] Fehérnek
       *[black] Feketének
    } dobnia kell (például 31).
nardi-due-answer =
    { $side ->
        [white] Fehérnek
       *[black] Feketének
    } válaszolnia kell a duplázásra: take (elfogadja) vagy drop (feladja a partit).
nardi-due-play =
    { $side ->
        [white] Fehérnek
       *[black] Feketének
    } ezt a dobást kell meglépnie: { $roll }.
nardi-due-nothing = A parti véget ért.
nardi-no-double-no-cube = Most nem lehet duplázni: ebben a partiban nincs duplázókocka.
nardi-no-double-not-yours = Most nem lehet duplázni: a duplázókocka az ellenfélé.
nardi-no-double-crawford = Most nem lehet duplázni: ez a Crawford-parti.
nardi-no-double-dead = Most nem lehet duplázni: a mostani tét is elég neked a mérkőzés megnyeréséhez.
nardi-no-double-highest = Most nem lehet duplázni: a duplázókocka nem fordítható tovább.
nardi-cube-value = Duplázás után a duplázókocka értéke { $right }, nem { $given }.
nardi-no-such-point = Nincs „{ $text }” nevű mező; a mezők: 24-től 1-ig, továbbá bar és off.
nardi-backwards =
    A korong nagyobb számú mezőről kisebb számúra lép, nem így: { $from ->
        [bar] sorompó
        [off] táblán kívül
       *[other] { $from }
    } → { $to ->
        [bar] sorompó
        [off] táblán kívül
       *[other] { $to }
    }.
nardi-too-many-steps = Ez a dobás { $steps } lépést ad, többet nem: { $roll }.
nardi-not-rolled =
    A dobásban ({ $roll }) nincs vagy már nem maradt kocka ehhez a lépéshez: { $from ->
        [bar] sorompó
        [off] táblán kívül
       *[other] { $from }
    } → { $to ->
        [bar] sorompó
        [off] táblán kívül
       *[other] { $to }
    }.
nardi-no-checker =
    { $point ->
        [bar] Nincs korongod a sorompón, amellyel léphetnél.
        [off] Kipakolt koronggal nem lehet lépni.
       *[other] Ezen a mezőn nincs korongod, amellyel léphetnél: { $point }.
    }
nardi-bar-first = Előbb a sorompón álló koronggal kell belépni, csak azután lehet mással lépni.
nardi-closed = Ez a mező zárt: { $point }; két vagy több ellenséges korong áll rajta.
nardi-not-home =
    Még nem kezdheted a kipakolást: { $point ->
        [bar] egy korongod a sorompón áll
        [off] egy korongod még nem ért az otthonodba
       *[other] egy korongod az otthonodon kívül áll, itt: { $point }
    }.
nardi-higher-first = Ezzel a kockával ({ $die }) nem lehet kipakolni erről a mezőről: { $from }, amíg ezen is áll korongod: { $higher }.
nardi-no-hit =
    { $point ->
        [bar] A sorompón nincs mit kiütni.
        [off] A táblán kívül nincs mit kiütni.
       *[other] Ezen a mezőn nincs mit kiütni: { $point }.
    }
nardi-more-dice = { $possible } kockát lehet, tehát kell is felhasználni, { $used } kevés; például így: { $example }.
nardi-larger-die = Csak az egyik kockát lehet meglépni, és akkor a nagyobbat kell: { $die }.
nardi-not-lost = Van lépés, ezért nem lehet passzolni; például: { $example }.
nardi-other-name = Ezt a lépést itt így kell írni: { $written }.
nardi-unclear = „{ $text }” többféleképpen is megléphető, más-más kiütéssel: { $ways }; írj le minden részlépést.

## Nardi: állások szövege

nardi-position-fields = Egy állás 6 részből áll (oldal, szakasz, fehér, fekete, duplázókocka, eredmény), nem { $count } részből.
nardi-position-side = A lépésre következő oldal w (fehér) vagy b (fekete), nem „{ $text }”.
nardi-position-phase = A szakasz open, roll, double, over vagy a dobás, például 31, nem „{ $text }”.
nardi-position-count = A korongokat mező:darab alakban kell írni, például bar:1,24:2,off:3, nem így: „{ $text }”.
nardi-position-twice =
    { $side ->
        [white] Fehérnél
       *[black] Feketénél
    } kétszer szerepel { $point ->
        [bar] a sorompó
        [off] a kipakolt korongok száma
       *[other] ez a mező: { $point }
    }.
nardi-position-not-fifteen =
    { $side ->
        [white] Fehérnek
       *[black] Feketének
    } { $count ->
        [one] egy korongja
       *[other] { $count } korongja
    } van; oldalanként 15 kell, a sorompón állókkal és a kipakoltakkal együtt.
nardi-position-both-on = Fehér { $white }. mezője ugyanaz, mint fekete { $black }. mezője: nem állhat ott mindkettejüknek korongja.
nardi-position-cube-absent = Ezekben a szabályokban nincs duplázókocka: a helyén - áll, nem „{ $text }”.
nardi-position-cube-form = A duplázókocka 1c (középen), vagy kettő egy hatványa és a tulajdonosa, például 2w vagy 4b, nem „{ $text }”.
nardi-position-score-single-game = Különálló partinak nincs eredménye: a helyén - áll, nem „{ $text }” (mérkőzéshez match=N kell a szabályokba).
nardi-position-score-form = Az eredmény fehér,fekete,hossz alakú, a Crawford-partiban C-vel a végén, például 0,0,{ $length }, nem „{ $text }”.
nardi-position-score-other-length = A mérkőzés a szabályok szerint { $length } pontig tart, nem { $written } pontig.
nardi-position-score-not-won = A mérkőzés akkor ér véget, amikor egyedül a győztesnek van { $length } pontja.
nardi-position-score-won = Az egyik oldalnak { $length } pontja van, ezért a szakasz: over.
nardi-position-score-not-crawford = A Crawford-parti az első azután, hogy az egyik oldalnak már csak egy pont hiányzik a mérkőzés megnyeréséhez.
nardi-position-score-crawford-cube = A Crawford-partiban senki sem duplázhat, ezért a duplázókocka 1c.
nardi-position-contradiction-loser-off = Az over szakaszban az oldal a győztes, és csak a győztesnek lehet minden korongja kipakolva.
nardi-position-contradiction-not-over = Az egyik oldal minden korongja ki van pakolva, ezért a szakasz: over.
nardi-position-contradiction-opening-side = Az open szakaszban az oldal w.
nardi-position-contradiction-opening-cube = Az open szakaszban a duplázókocka 1c.
nardi-position-contradiction-no-doubler = A double szakaszban az oldal az, amelyik válaszol; a másik itt nem duplázhatott.
nardi-position-contradiction-not-ended = Az over szakaszban a győztes minden korongja ki van pakolva, kivéve, ha különálló partiban a duplázásra feladás volt a válasz.

## Rotary: szabályok

rotary-rules-traps-without-captures = A csapdáknak ütés nélkül nincs értelmük: add hozzá, hogy capture=after vagy capture=during.
rotary-rules-captures-without-traps = Az ütéshez csapdák kellenek: add hozzá, hogy traps=outside, traps=centre, vagy pontokat, például traps=33+77, vagy ezek közül többet együtt, például traps=outside+centre+33.

## Rotary: lépések

rotary-form = „{ $text }” nem értelmezhető; így írd: forgatás 43-3 vagy 43 3 (forgatási pont és 0–5), lerakott golyó p34, felajánlás o43,46, választás c43.
rotary-no-such-point = Nincs ilyen pont: { $text }; az 1–9. sor pontjai: 11–14, 21–25, 31–36, 41–47, 51–58, 61–69, 72–79, 83–89 és 94–99.
rotary-no-such-turn = „{ $text }” nem forgatás: egy gyűrűt 0–5 hellyel (annyiszor 60 fokkal) lehet elfordítani.
rotary-over = A parti véget ért: { $outcome }.
rotary-due-turn = Forgatás következik, így írva: 43-3 vagy 43 3 (forgatási pont és 0–5).
rotary-due-place = Golyót kell lerakni, így írva: p34 vagy 34.
rotary-due-offer = Világosnak két forgatási pontot kell felajánlania, így írva: o43,46.
rotary-due-choice = Sötétnek forgatási pontot kell választania: c{ $first } vagy c{ $second }.
rotary-due-turn-at = Világosnak e pont körül kell forgatnia: { $pivot }; így írva: { $pivot }-3 (0–5).
rotary-occupied = Ez a pont nem üres: { $point }.
rotary-no-majority = E pont körül ({ $pivot }) neked { $own } golyód van, az ellenfélnek { $enemy }; forgatni csak ott lehet, ahol a te golyóid vannak többségben.
rotary-falls = { $turn } hellyel forgatva e pont körül ({ $pivot }) golyó maradna a táblán kívül; itt ennyivel lehet forgatni: { $allowed }.
rotary-not-the-agreed-pivot = Világos most csak a kijelölt pont körül forgathat: { $pivot }.
rotary-in-centre = Ez a pont a centrumhoz tartozik, ahová nem lehet golyót lerakni: { $point }.
rotary-offer-order = A felajánlás két különböző forgatási pont, elöl a kisebb, nem { $first } és { $second }.
rotary-not-offered = Ezt nem ajánlották fel: { $chosen }; választható: { $first } vagy { $second }.

## Rotary: állások szövege

rotary-position-fields = Egy állás 5 részből áll (oldal, szakasz, világos, sötét, forgatások), nem { $count } részből.
rotary-position-side = A lépésre következő oldal w (világos) vagy b (sötét), nem „{ $text }”.
rotary-position-phase = A szakasz -, place, offer, choose:43,46 vagy at:43, nem „{ $text }”.
rotary-position-no-such-point = A táblán nincs „{ $text }” pont (a pontok: 11–14, 21–25, … 94–99).
rotary-position-twice = Ez a pont kétszer szerepel: { $point }.
rotary-position-turns = Az eddigi forgatások száma csak szám lehet, nem „{ $text }”.
rotary-position-too-many =
    { $side ->
        [light] Világosnak
       *[dark] Sötétnek
    } { $count ->
        [one] egy golyója
       *[other] { $count } golyója
    } van; legfeljebb { $most } lehet.
rotary-position-phase-not-in-rules-placing = Golyókat csak start=empty esetén lehet lerakni.
rotary-position-phase-not-in-rules-offer = Forgatási pontokat csak offer=yes vagy start=empty esetén lehet felajánlani.
rotary-position-contradiction-offer-is-lights = A felajánlás és a választott pont körüli forgatás világosé: az oldal w.
rotary-position-contradiction-choice-is-darks = A forgatási pont választása sötété: az oldal b.
rotary-position-contradiction-turned-too-early = Az első forgatási pont kiválasztása előtt nincs forgatás: a forgatások száma 0.
rotary-position-contradiction-in-centre = Ez a pont a centrumhoz tartozik, ahová nem lehet golyót lerakni: { $point }.
rotary-position-contradiction-placing-order = A játékosok felváltva rakják le a golyókat, világos kezd, amíg mind a 26 a táblára nem kerül: { $light } világos és { $dark } sötét golyónál nem ez az oldal következik.
rotary-position-contradiction-single-pivot = Ha világos csak egyetlen pont körül van többségben ({ $pivot }), nincs felajánlás: a szakasz at:{ $pivot }.
rotary-position-contradiction-no-pivot = { $point } nem lehet világos forgatási pontja: üresnek kell lennie, és világos golyóinak kell többségben lenniük körülötte.

## Satra: lépések

shatra-form = „{ $text }” nem értelmezhető; így írd: lépés vagy bevetés 46-39, ütés 28x14x2 vagy 28:14:2, átalakítás 5-2=B, elhalasztott átalakítás 2=Y.
shatra-no-such-field = Nincs „{ $text }” nevű mező; a mezők: 1-től 62-ig, vagy oszlop (a–g) és sor (1–14), például d6.
shatra-no-such-figure = „{ $text }” nem tiszt; a satrából B (batir), T (tura) vagy Y (jalkin) lehet.
shatra-too-many-jumps = Egy ütéssorozat legfeljebb { $most } ugrásból áll: az ellenfél minden bábujára egy jut.
shatra-over = A parti véget ért: { $outcome }.
shatra-nobody-there = Ez a mező üres: { $field }.
shatra-not-yours =
    Ezen a mezőn az ellenfél bábuja áll: { $field } ({ $kind ->
        [biy] bij
        [batyr] batir
        [tura] tura
        [yalkyn] jalkin
       *[shatra] satra
    }).
shatra-promotion-due =
    Előbb egy satrát át kell alakítani: { $more ->
        [0] { $allowed }
       *[other] { $allowed } és még { $more }
    }.
shatra-capture-due =
    Ütni kell: { $more ->
        [0] { $allowed }
       *[other] { $allowed } és még { $more }
    }.
shatra-biy-due =
    A bijnek ütnie vagy lépnie kell: { $more ->
        [0] { $allowed }
       *[other] { $allowed } és még { $more }
    }.
shatra-occupied = Ez a mező nem üres: { $field }.
shatra-own-gate = A saját kapuban ({ $field }) csak a bij állhat; a többi bábu csak áthaladhat rajta.
shatra-own-fortress = Csendes lépés nem végződhet a saját várban ({ $field }); oda csak ütés vezethet.
shatra-in-reserve =
    Ez a bábu tartalékban van: { $from } ({ $kind ->
        [biy] bij
        [batyr] batir
        [tura] tura
        [yalkyn] jalkin
       *[shatra] satra
    }); a saját térfél egy üres mezőjére vethető be{ $road ->
        [open] , vagy a nagy úton hagyhatja el a várat
       *[closed] { "" }
    }.
shatra-out-of-reach =
    A { $kind ->
        [biy] bij
        [batyr] batir
        [tura] tura
        [yalkyn] jalkin
       *[shatra] satra
    } nem léphet így: { $from } → { $to }; ide léphet: { $more ->
        [0] { $allowed }
       *[other] { $allowed } és még { $more }
    }.
shatra-stuck =
    A { $kind ->
        [biy] bij
        [batyr] batir
        [tura] tura
        [yalkyn] jalkin
       *[shatra] satra
    } nem léphet így: { $from } → { $to }; sehová sem léphet.
shatra-promotes =
    Ezen a mezőn ({ $to }) a satra hiányzó tisztté alakul: { $more ->
        [0] { $allowed }
       *[other] { $allowed } és még { $more }
    }.
shatra-no-promotion = Ezzel a lépéssel egyetlen bábu sem alakul tisztté: { $text }.
shatra-nothing-waits = Ezen a mezőn nem vár satra átalakításra: { $field }.
shatra-goes-on =
    Az ütés folytatódik: { $more ->
        [0] { $allowed }
       *[other] { $allowed } és még { $more }
    }.
shatra-no-such-capture =
    A { $kind ->
        [biy] bij
        [batyr] batir
        [tura] tura
        [yalkyn] jalkin
       *[shatra] satra
    } ({ $from }) így nem üthet; lehetséges ütései: { $more ->
        [0] { $allowed }
       *[other] { $allowed } és még { $more }
    }.
shatra-only-intruders =
    Ez a bábu az első tartalékban van: { $from } ({ $kind ->
        [biy] bij
        [batyr] batir
        [tura] tura
        [yalkyn] jalkin
       *[shatra] satra
    }); ütést csak a saját várban vagy a saját kapuban álló bábu átugrásával kezdhet.
shatra-no-capture =
    A { $kind ->
        [biy] bij
        [batyr] batir
        [tura] tura
        [yalkyn] jalkin
       *[shatra] satra
    } ({ $from }) nem üthet.

## Satra: állások szövege

shatra-position-fields = Egy állás 6 részből áll (oldal, fehér, fekete, kezdő tartalék, menet közbeni ütés, csendes), nem { $count } részből.
shatra-position-side = A lépésre következő oldal w (fehér) vagy b (fekete), nem „{ $text }”.
shatra-position-man = „{ $text }” nem bábu; a bábut a mező száma jelöli 1-től 62-ig, bijnél, batirnál, turánál és jalkinnál előtte K, B, T vagy Y.
shatra-position-twice = Ez a mező kétszer szerepel: { $field }.
shatra-position-too-many =
    { $side ->
        [white] Fehérnek
       *[black] Feketének
    } { $count } ilyen bábuja van: { $kind ->
        [biy] bij
        [batyr] batir
        [tura] tura
        [yalkyn] jalkin
       *[shatra] satra
    }; legfeljebb { $most } lehet.
shatra-position-no-biy = Legalább az egyik oldalon lennie kell bijnek (K).
shatra-position-own-gate =
    Ez a bábu a saját kapujában áll: { $field } ({ $kind ->
        [biy] bij
        [batyr] batir
        [tura] tura
        [yalkyn] jalkin
       *[shatra] satra
    }); ott csak a bij állhat.
shatra-position-initial = A kezdő tartalékkal rendelkező oldalak: wb, w, b vagy -, nem „{ $text }”.
shatra-position-no-reserve =
    { $side ->
        [white] Fehérnek
       *[black] Feketének
    } nincs bábuja a saját várában, így kezdő tartaléka sincs.
shatra-position-passing = A menet közbeni ütés helyén - áll, vagy egy kettős lépés két mezője (min át és hová), például 19,26; nem „{ $text }”.
shatra-position-no-double-step =
    { $side ->
        [white] Fehér
       *[black] Fekete
    } egyetlen satrája sem tehetett épp most kettős lépést ezen át: { $over }, ide: { $on }.
shatra-position-quiet = A csendes féllépések száma csak szám lehet, nem „{ $text }”.

## A szerver: bármi

server-not-found = Ilyen néven itt nincs semmi.
server-nobody-known = Lépj be, vagy játssz vendégként.
server-needs-account = Ehhez fiók kell.
server-unknown-token = Ez a token ismeretlen.
server-unreadable = A szerver nem értette a kérést.
server-wrong-login = Hibás a név vagy a jelszó.
server-too-large = A kérés túl nagy.
server-engine-busy = Most túl sok állás elemzése folyik. Próbáld újra kicsit később.
server-no-engine = Most nem fut elemzőmotor. Próbáld újra később.
server-internal = Hiba történt a szerveren. Próbáld újra.
server-unavailable = A szerver most nem éri el az adatait. Próbáld újra kicsit később.
server-stopping = A szerver épp leáll. Próbáld újra kicsit később.

forbidden-no-scope = Ez a token ezt nem engedi meg.
forbidden-in-person = Ehhez be kell lépned; a token nem elég.
forbidden-other-site = Más webhelyek oldalairól nem fogadunk kéréseket.
forbidden-not-your-tournament = Ezt csak a verseny rendezője teheti meg.
forbidden-not-your-problem = Egy feladványt csak a szerzője vonhat vissza.

too-many-request = Túl sok kérés; várj { $seconds } másodpercet.
too-many-connect = Túl sok kapcsolódás; várj { $seconds } másodpercet.
too-many-message = Túl sok üzenet; várj { $seconds } másodpercet.
too-many-anonymous = Túl sok új játékos innen; várj { $seconds } másodpercet.
too-many-register = Túl sok új fiók innen; várj { $seconds } másodpercet.
too-many-login = Túl sok belépési kísérlet; várj { $seconds } másodpercet.
too-many-login-name = Túl sok belépési kísérlet ezzel a névvel; várj { $seconds } másodpercet.
too-many-token = Túl sok új token; várj { $seconds } másodpercet.
too-many-account = Túl sok módosítás a fiókban; várj { $seconds } másodpercet.
too-many-challenge = Túl sok kihívás; várj { $seconds } másodpercet.
too-many-chat = Túl sok csevegőüzenet; várj { $seconds } másodpercet.
too-many-relation = Túl sok változtatás; várj { $seconds } másodpercet.
too-many-tournament = Túl sok verseny; várj { $seconds } másodpercet.
too-many-export = Túl sok letöltés; várj { $seconds } másodpercet.
too-many-analysis = Túl sok elemzés; várj { $seconds } másodpercet.
too-many-position = Túl sok állás; várj { $seconds } másodpercet.
too-many-command = Túl sok művelet; várj { $seconds } másodpercet.
too-many-chat-switch = Túl gyakran kapcsolgattad a csevegést; várj { $seconds } másodpercet.
too-many-plan = Túl gyakran mentetted a feltételes lépéseket; várj { $seconds } másodpercet.
too-many-composition = Túl sok feladványt tettél közzé; várj { $seconds } másodpercet.
too-many-report = Túl sok partielemzés; várj { $seconds } másodpercet.

## A szerver: partik

played-unplayable = Ilyen parti nem jöhetett létre.
played-unfinished = Csak befejezett, barátságos, gép elleni partik adhatók hozzá.
played-too-long = Ez a mérkőzés túl hosszú: legfeljebb 5000 lépés és dobás adható hozzá.
played-by-clock = A gép ellen időtúllépéssel nyert parti nem adható hozzá: az órát csak a te böngésződ látta.
match-unknown = Nincs ilyen parti.
match-damaged = Valami baj van ezzel a partival; a hibát feljegyeztük.
match-busy = Egyszerre túl sok kérés érkezett ehhez a partihoz. Próbáld újra.
match-too-many-offers = Már { $most } nyitott kihívásod van; előbb vonj vissza egyet.
match-not-a-player = Nem vagy játékosa ennek a partinak.
match-not-invited = Erre a partira mást hívtak meg.
match-needs-account = Értékelt partihoz fiók kell.
match-not-started = A parti még nem kezdődött el.
match-not-open = Ehhez a partihoz már csatlakozott valaki.
match-owner-left = A kihívó már elment.
match-over = A parti véget ért.
match-still-playing = A parti még tart.
match-not-your-turn = Nem te következel.
match-thrown-by-server = A szerver dob a kockákkal: ezt írd be: „throw”.
match-already-set-up = A sereged már felállt.
match-too-late = Késő: lejárt az idő.
match-no-offer = Az ajánlat már nem érvényes.
match-already-offered = Ezt már felajánlottad.
match-nothing-to-take-back = Nincs mit visszavenni.
match-revealed = Ez már nem vehető vissza: azóta dobtak, vagy láthatóvá váltak bábuk.
match-under-way = Már mindkét oldal lépett: a partit most már csak feladni lehet.
match-dice-thrown = Már dobtak a kockákkal: értékelt partit ezután csak feladni lehet, megszakítani nem.
match-still-there = Az ellenfél még itt van, vagy még nincs elég ideje távol.
match-no-plans = Feltételes lépések csak emberek közötti levelező partikban lehetségesek, ahol semmi sincs elrejtve, és semmi sem a véletlenen múlik.
match-plan-in-own-turn = Te következel: feltételes lépéseket akkor menthetsz, amikor az ellenfeled lép.
match-plan-outdated = Amióta ezeket a feltételes lépéseket megtervezted, a parti továbbhaladt.
match-too-many-lines = A feltételes lépéseknek legfeljebb { $most } változata lehet.
match-line-too-long = { $line }. változat: túl hosszú, egy változat legfeljebb { $most } lépésből állhat.
match-planned-action = { $line }. változat: { $action } ott nem lehetséges.
match-no-answer = { $line }. változat: a végén a te lépésednek kell állnia.
match-two-answers = { $line }. változat: ugyanazokra a lépésekre más választ ad, mint egy korábbi változat.
match-seed = A kezdőérték (seed) egyetlen, legfeljebb 64 bájtos sor, az elején és a végén szóköz nélkül.

terms-seed = A kezdőérték (seed) egyetlen, legfeljebb 64 bájtos sor, az elején és a végén szóköz nélkül.
terms-rated = Értékelt partit két olyan ember játszhat, akinek van fiókja.
terms-level = A gép szintje 1-től 10-ig terjedhet.
terms-position = Ebből az állásból nem indulhat parti: nem olvasható, vagy már véget ért.
terms-own-start = Saját állásból csak barátságos, rejtett bábuk nélküli parti indulhat, a gép vagy egy meghívott ellenfél ellen.
paste-nothing = Nincs mit beolvasni.
paste-tag = Egy címke így néz ki: [Kulcs "Érték"].
paste-comment = Az itt kezdődő megjegyzésnek nincs záró kapcsos zárójele.
paste-result = A jegyzék szerint { $written }, de a parti vége { $reached }.
paste-foreign = Más programok nem így írják: { $message }

control-form = „{ $text }” nem játékidő; így írd: perc+másodperc (5+3, 0:30+1); perc, d és a késleltetés másodpercben (5d12); 3days vagy none.
control-initial = A kezdő idő 1 másodperctől 180 percig terjedhet.
control-extra = A többletidő és a késleltetés legfeljebb 180 másodperc lehet.
control-days = Lépésenként 1–14 nap lehet.

chat-length = A csevegésben egy sor 1–{ $most } karakter hosszú lehet.
chat-you-switched-off = Kikapcsoltad a csevegést.
chat-they-switched-off = Az ellenfeled kikapcsolta a csevegést.

## A szerver: emberek

name-length = A név 2–20 karakter hosszú.
name-character = Névben nem lehet „{ $character }”; betű, számjegy, - és _ lehet.
name-start = A név betűvel kezdődik.
name-separator = A - és a _ csak betűk és számjegyek között állhat.
name-alphabets = Egy nevet csak egyféle ábécé betűivel lehet írni.
name-reserved = Ez a név fenntartott, nem választható.

password-short = A jelszó legalább 8 karakter; több szóból jó jelszó lesz.
password-long = A jelszó legfeljebb 256 karakter.
password-common = Ez a leggyakoribb jelszavak egyike, ezeket próbálják ki először; válassz másikat.
password-name = Ez a jelszó alig több egy névnél; válassz másikat.

register-taken = Ez a név vagy egy hozzá hasonló már foglalt.
login-banned = Ez a fiók le van zárva: { $reason }

impossible-unknown-name = Senkinek sincs ilyen neve.
impossible-own-opponent = Senki sem játszhat önmaga ellen.
impossible-blocked = Ő nem fogad tőled meghívást.
impossible-yourself = Ez te magad vagy.
impossible-list-full = Ez a lista betelt.
impossible-about = Legfeljebb { $most } karakter, vezérlőkarakterek nélkül.
impossible-label = A token neve 1–{ $most } karakter hosszú.
impossible-enough-tokens = { $most } token elég; előbb vonj vissza egyet.

## A szerver: elemzés, feladványok, listák

impossible-nothing-to-choose = Itt nincs mit választani.
impossible-no-hint = Tipp csak a gép elleni partikban kérhető.
recover-wrong = Hibás név vagy helyreállító kód.
impossible-no-analysis = Ezt az állást nem lehet elemezni.
impossible-not-provable = Nyerést csak kocka és rejtett bábuk nélküli játékokban lehet bizonyítani, a szokásos szabályokkal.
impossible-too-many-actions = Egyszerre legfeljebb { $most } lépést lehet lejátszani.
impossible-answer-too-long = Egy megoldás legfeljebb { $most } lépésből áll.
impossible-no-answer = Egy megoldás legalább egy lépésből áll.
impossible-too-many-turns = Legfeljebb { $most } forgatás lehet.
impossible-no-turn = „{ $action }” itt nem forgatás: a forgatás PONT-K alakú, üres pont körül, és egyetlen golyó sem hagyhatja el a táblát.
impossible-no-task = Egy feladathoz két színrendezés kell, vagy az, hogyan lett összekeverve.
impossible-no-arrangement = Ez nem színrendezés ezen a táblán.
impossible-shuffle = Válassz színenként 1–{ $balls } golyót és 1–{ $most } forgatást.
impossible-same-arrangement = A két tábla egyforma: nincs mit tenni.
impossible-different-balls = A két táblán ugyanannyi világos és ugyanannyi sötét golyónak kell lennie: a forgatás nem változtat a számukon.
impossible-no-way = Semmilyen forgatás nem vezet az első táblától a másodikhoz.
impossible-waits-in-lobby = A nyitott kihívások a Játék oldalon vannak.
impossible-too-many-watched = Egy kapcsolat legfeljebb { $most } partit nézhet.

## A szerver: közzétett feladványok

composition-title = Egy cím 1–{ $most } karakter hosszú.
composition-no-key = Nem található kényszerített nyerés négy lépésben; egy feladványhoz ez kell.
composition-several-keys = Több első lépés ugyanolyan gyorsan nyer; egy feladványnak egyetlen kulcslépése van.
composition-unproven = Úgy tűnik, más lépés is nyer; ezt a bizonyító nem tudta eldönteni.
composition-puzzle = Ez a Galds { $number }. feladványának állása. Egy új feladványhoz saját állás kell.
composition-known = Ezt az állást már közzétették.
composition-full = Legfeljebb { $most } feladványt tehetsz közzé. Előbb vonj vissza egyet.

## A szerver: versenyek

tournament-title = A verseny neve 1–{ $most } karakter hosszú, vezérlőkarakterek nélkül.
tournament-length = Egy svájci verseny 1–{ $rounds } fordulóból, egy körmérkőzéses verseny 1–{ $cycles } körből áll.
tournament-call = A játékosokat { $least }–{ $most } másodpercig hívjuk a táblához.
tournament-late-entry = Kezdés után csak svájci rendszerű versenybe lehet benevezni.
tournament-clock = Versenyen kötelező az időmérés.
tournament-not-open = Erre a versenyre már nem lehet jelentkezni.
tournament-not-asked = Most senki sem kérdezi, hogy készen állsz-e.
tournament-not-running = Ez csak akkor megy, amíg a verseny tart.
tournament-full = A verseny betelt.
tournament-too-few = Egy versenyhez legalább { $least } játékos kell.

push-endpoint = A böngésző értesítőszolgálatának címe nem használható.
push-keys = A böngésző értesítési kulcsai nem használhatók.

## Asztal a böngészőben

here-failed = Hiba történt ezen az eszközön. Töltsd be újra az oldalt: a parti az utolsó elmentett lépéstől folytatódik.
here-no-module = Az elemzőmotort ebben a böngészőben nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd be újra az oldalt.
here-no-storage = Az ebben a böngészőben mentett partik most nem olvashatók. Zárd be az oldal többi ablakát, és töltsd be újra.
here-unreadable = Ezt a mentett partit nem lehet beolvasni. Semmi sem törlődött: talán a program egy másik változata mentette el. Töltsd be újra az oldalt, amikor van kapcsolat.
here-not-kept = Ezt nem sikerült elmenteni ezen az eszközön, ezért nem történt meg. Talán elfogyott a hely: szabadíts fel belőle, és próbáld újra.
here-computer-not-kept = A partit nem sikerült elmenteni ezen az eszközön, ezért áll. Talán elfogyott a hely: szabadíts fel belőle, és próbáld újra.
here-computer-failed = A gép nem tudott lépést választani.
