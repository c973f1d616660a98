### Ang mga aralin ng Dschamal.

feeling-title = Kamay sa loob ng bag
feeling-task = Buksan ang bag. Haplusin ang piyesa sa bawat gilid hanggang makilala, saka bunutin.
feeling-why = Itlog, at may itlog sa kampo mo: sa iyo na. Walang nakakakita ng kinakapa, at hindi nakakapa ang kulay.
feeling-wrong = Hanggang tatlo ang makakapa, at sa kamelyo lang sumisigaw. Pero ngayon, bunutin ang una, nang tahimik.

theirs-title = Hugis ng kabilang kampo
theirs-task = Bituin ang iniipon ng kalaban. Buksan ang bag: may hawak kang isa. Bunutin ito.
theirs-why = Sa iyo na ito, at bibigyan ka pa ng kalaban ng isang bituin. Iyan ang pinakamagandang huli.
theirs-wrong = Dalawang piyesa ang halaga ng bituing hawak mo. Iyon ang bunutin, nang walang sigaw.

neither-title = Hugis na wala sa kampo
neither-task = Wala kayong parehong kono. Tingnan ang mangyayari kapag bumunot ka nito.
neither-why = Sa kalaban ito. Mas mabuting bitawan at kumapa ng iba.
neither-wrong = Mahusay ang bumitaw! Pero ngayon, bunutin ang unang konong nakapa, nang walang sigaw.

black-title = Itim na piyesa
black-task = May patag na dulo ang itlog na ito: itim na piyesa ito. Kapain, at bunutin para makita ang kapalit.
black-why = Balik ito sa bag, at kinuha ng kalaban ang isa mo. Kumapa nang mabuti bago bumunot.
black-wrong = Magaling! Pero ngayon, bunutin ang itlog na may patag na dulo, nang walang sigaw.

camel-title = Ang kamelyo
camel-task = Hawak mo ang kamelyo. Bunutin ito nang sumisigaw ng “Dschamal”, saka pumili ng kukunin.
camel-why = Kapag may sigaw, ikaw ang pipili ng kukunin. Kung wala, o mali ang sigaw, ikaw ang mawawalan.
camel-wrong = Kung walang sigaw, kukunin ng kalaban ang isa mo. Bunutin ang kamelyo nang may sigaw.

locked-title = Apat na magkahugis
locked-task = Tatlong itlog ang nasa harap mo, at hawak mo ang ikaapat. Bunutin ito.
locked-why = Nasa mesa ang apat na itlog: tig-isang puntos, at nakakandado na. Walang makakakuha sa mga ito.
locked-wrong = Hawak mo ang ikaapat na itlog: iyon ang bunutin, nang walang sigaw.

seven-title = Pitong puntos
seven-task = May apat kang puntos at tatlong bituin. Bunutin ang ikaapat.
seven-why = Apat na bituin, apat pang puntos: walo. Sapat na ang pito para manalo.
seven-wrong = Hawak mo ang ikaapat na bituin: iyon ang bunutin, nang walang sigaw.

live-title = Sabay na kamay
live-task = Sabayang duwelo: pagkatapos ng “3”, sabay kayong kakapa. Mabagal ang kalaban. Bunutin ang piyesang mapapanalunan mo.
live-why = Ang unang kamay na lumabas nang may piyesa ang magpapasya. Sabay ang mga duwelo kung iyon ang pinili mo sa simula.
