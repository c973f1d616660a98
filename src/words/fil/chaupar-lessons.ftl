### Ang mga aralin ng Chaupar.

pasa-title = Dalawang pasa
pasa-task = Ihagis ang mga pasa. Igalaw ang isang piyesa sa bawat isa: piliin ito, saka ang bloke.
pasa-why = Tig-isang piyesa ang bawat pasa, kahit alin ang mauna. 1, 3, 4 at 6 ang mga mukha nito.
pasa-wrong = Puwede ring isang piyesa sa kabuuan, pero ngayon, dalawa ang igalaw, tig-isang pasa.

sum-title = Ang kabuuan
sum-task = Naka-1 at 4 ka. Igalaw ang isang piyesa nang kabuuan: limang bloke.
sum-why = Sa kabuuan, sa dulo lang lumalapag ang piyesa. Walang epekto ang nadaraanan nito.
sum-wrong = Isang pasa lang ang gamit niyan. Ngayon, pareho sa isang piyesa: limang bloke.

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
seventeen-wrong = Hindi sila magkikita sa 17. Igalaw ang nasa 13 nang 4, at ang iba nang 6.

pair-title = Igalaw ang pares
pair-task = 4 ang 1 at 3. Igalaw ang pares nang kalahati: piliin ang pares, saka dalawang bloke pa.
pair-why = Kalahati ng even na kabuuan ang galaw ng pares, at ubos ang hagis. Hindi ito puwedeng kainin ng solo.
pair-wrong = Puwede rin ang solo, pero ngayon, pares ang igalaw: piliin ang bloke hanggang mamarkahan ang dalawa.

doublet-title = Doble
doublet-task = Ihagis, at igalaw ang dalawang piyesa nang tig-4. Saka maghagis uli.
doublet-why = Kapag magkapareho ang dalawang pasa, may dagdag na hagis tuwing mangyari ito, basta hindi pa nawala ang mga pares mo.
doublet-wrong = Puwede ring isang piyesa nang 8, pero ngayon, dalawa nang tig-4.

home-title = Umuwi
home-task = Saktong bilang ang kailangan pauwi. Gamitin ang 3 sa piyesang tatlong hakbang ang layo.
home-why = Nakauwi na. Sobra sana ang 6.
home-wrong = Puwede iyan, pero walang makakauwi. Gamitin ang 3 sa piyesang tatlong hakbang ang layo.

last-title = Ang huling piyesa
last-task = Nakauwi na ang tatlo mo. Iuwi ang ikaapat: 4 hakbang ang kulang, at naka-1 at 3 ka.
last-why = Nakauwi na ang apat: una ka. Maglalaban pa ang iba para sa ikalawa at ikatlo.
