### Ang mga aralin ng Chaupar.

pasa-title = Dalawang pasa
pasa-task = Ihagis ang mga pasa. Igalaw ang isang piyesa sa bawat isa: piliin ito, saka ang bloke.
pasa-why = Tig-isang piyesa ang bawat pasa, kahit alin ang mauna, o isa sa kabuuan. 1, 3, 4 at 6 ang mga mukha nito.
pasa-wrong = Puwede ring isang piyesa sa kabuuan, pero ngayon, dalawa ang igalaw, tig-isang pasa.

entry-title = Balik sa tela
entry-task = Pinabalik sa 0 ang isang piyesa mo. Subukan ang iba, saka ipasok ito.
entry-why = Anumang bilang ay nagpapasok ng piyesa. Habang may nasa 0, naghihintay ang iba.

hit-title = Kumain ng kalaban
hit-task = May solong piyesa ng kalaban na apat na bloke sa harap ng sa iyo. Lumapag doon.
hit-why = Bumalik ito sa 0. Sa Chaupar, hindi ligtas ang krus; ang pares, oo.
hit-wrong = Puwede iyan, pero walang makakain. Gamitin ang 4 para lumapag sa solong kalaban.

seventeen-title = Dalawa sa 17
seventeen-task = Nasa bloke 17 ang isang piyesa mo. Dalhin doon ang nasa 13, at gamitin ang 6 sa iba.
seventeen-why = Puwede ka nang maggalaw ng pares: mula ngayon, puwedeng gumalaw nang magkasama ang dalawa mo sa isang bloke.
seventeen-wrong = Hindi sila magkakasama sa 17. Igalaw ang galing sa 13 nang 4, at ang iba nang 6.

failed-title = Huling pagkakataon sa 17
failed-task = Ang nasa 15 at 16 na lang ang puwedeng magkita sa 17. Iba ang igalaw, nang kabuuan.
failed-why = Makukuha mo pa ang mga pares. Kapag kulang sa dalawa ang hanggang 17, wala na ang mga pares habang-laro, at wala nang dagdag na hagis ang doble mo.
failed-wrong = Hindi na magkikita ang dalawa sa 17: tuluyang mawawala ang mga pares mo. Igalaw ang galing sa 34 nang kabuuan, pitong bloke.

pair-title = Igalaw ang pares
pair-task = 4 ang 1 at 3. Igalaw ang pares nang kalahati: piliin ang pares, saka dalawang bloke pa.
pair-why = Ubos ang hagis sa kalahati ng even na kabuuan. Hindi nakakain ng solo ang pares. Kung dalawa, ang pipiliin mong tunay na pares lang ang ligtas.
pair-wrong = Puwede rin ang solo, pero ngayon, pares ang igalaw: piliin ang bloke hanggang mamarkahan ang dalawa.

leap-title = Lundagan ang pares
leap-task = Nakagalaw na nang minsan ang pares mo. Lundagan ito ng piyesa sa likod, nang kabuuan.
leap-why = Puwede na uling gumalaw ang pares, hanggang maghiwalay o makain. Kung walang lundag, minsan lang ito gumagalaw.
leap-wrong = Puwede iyan, pero hindi nito nalulundagan ang pares. Igalaw ang galing sa 20 nang kabuuan, pitong bloke.

doublet-title = Doble
doublet-task = Ihagis, at igalaw ang dalawang piyesa nang tig-4. Saka maghagis uli.
doublet-why = Kapag magkapareho ang dalawang pasa, may dagdag na hagis tuwing mangyari ito, basta hindi pa nawala ang mga pares mo.
doublet-wrong = Puwede ring isang piyesa nang 8, pero ngayon, dalawa nang tig-4.

home-title = Umuwi
home-task = Saktong bilang ang kailangan pauwi. Gamitin ang 3 sa piyesang tatlong hakbang ang layo.
home-why = Nakauwi na. Sobra sana ang 6. Panalo ang unang makapag-uwi ng apat.
home-wrong = Puwede iyan, pero walang makakauwi. Gamitin ang 3 sa piyesang tatlong hakbang ang layo.

opposite-title = Ang katapat
opposite-task = Nakauwi na ang katapat mo, at naghagis ng 3 at 4 para sa iyo. Igalaw ang dalawang piyesa.
opposite-why = Laktaw nang apat na turno ang nakauwi, saka may dagdag na hagis para sa katapat. Bago iyon, magkalaban kayo: puwede kayong magkainan.

coach-lost = Sayang ang pasa kapag walang piyesang makakagamit.
coach-pair = Pares ang dalawang piyesa ng isang manlalaro sa isang bloke. Hindi ito makakain ng solo.
