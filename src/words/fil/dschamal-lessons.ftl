### Ang mga aralin ng Dschamal.

feeling-title = Kamay sa loob ng bag
feeling-task = Buksan ang bag. Haplusin ang piyesa sa bawat gilid hanggang makilala, saka bunutin.
feeling-why = Itlog, at may itlog sa kampo mo: sa iyo na. Walang nakakakita ng kinakapa mo, at hindi nakakapa ang kulay.
feeling-wrong = Hanggang tatlong piyesa ang makakapa, pero ngayon, bunutin ang una, nang walang sigaw.

theirs-title = Hugis ng kabilang kampo
theirs-task = Bituin ang iniipon ng kalaban. Buksan ang bag: may hawak kang isa. Bunutin ito.
theirs-why = Sa iyo na ito, at bibigyan ka pa ng kalaban ng isang bituin. Iyan ang pinakamagandang huli.
theirs-wrong = Dalawang piyesa ang halaga ng bituing hawak mo. Iyon ang bunutin, nang walang sigaw.

neither-title = Hugis na wala sa kampo
neither-task = Wala kayong parehong kono. Tingnan ang mangyayari kapag bumunot ka nito.
neither-why = Sa kalaban na ito. Sa susunod, bitawan ito at kumapa ng iba.
neither-wrong = Mahusay ang bumitaw, pero ngayon, bunutin ang unang konong nakapa, nang walang sigaw.

black-title = Itim na piyesa
black-task = Patag ang dulo ng itlog na ito: itim na piyesa. Kapain, saka bunutin: tingnan ang kapalit.
black-why = Balik ito sa bag, at kinuha ng kalaban ang isa mo. Kumapa nang mabuti bago bumunot.
black-wrong = Magaling, pero ngayon, bunutin ang itlog na may patag na dulo, nang walang sigaw.

camel-title = Ang kamelyo
camel-task = Hawak mo ang kamelyo. Sumigaw ng “Dschamal!” habang binubunot ito, saka pumili ng kukunin.
camel-why = Kapag sumigaw ka, ikaw ang pipili ng kukunin. Kung hindi, o kung sumigaw nang walang dahilan, mawawalan ka ng isa.
camel-wrong = Kung hindi ka sisigaw, kukunin ng kalaban ang isa mo. Sumigaw habang binubunot ang kamelyo.

locked-title = Apat na magkahugis
locked-task = Tatlong itlog ang nasa harap mo, at hawak mo ang ikaapat. Bunutin ito.
locked-why = Nasa mesa ang apat na itlog, tig-isang victory point. Nakakandado ang mga ito: walang makakakuha.
locked-wrong = Hawak mo ang ikaapat na itlog: iyon ang bunutin, nang walang sigaw.

seven-title = Pitong puntos
seven-task = May apat kang puntos at tatlong bituin. Bunutin ang ikaapat.
seven-why = Apat na bituin, apat pang puntos: walo lahat. Sapat na ang pito para manalo.
seven-wrong = Hawak mo ang ikaapat na bituin: iyon ang bunutin, nang walang sigaw.

live-title = Sabay na kamay
live-task = Sabayang duwelo: kakapa kayo pagkatapos ng “3”. Mabagal ang kalaban. Bunutin ang panalo.
live-why = Ang unang kamay na lumabas nang may piyesa ang magpapasya. Para makapaglaro nang ganito, piliin ang sabayang duwelo sa setup.
live-wrong = Sira ang mga itim, at talo ang ibang hugis. Kapain uli ang itlog, kono, bituin o kubo.

coach-own = Kung hugis ng sariling kampo ang nabunot, sa bumunot na ito.
coach-theirs = Dalawa ang panalo sa hugis ng kabilang kampo: ito, at isa pa mula roon.
coach-neither = Sa kalaban ang hugis na wala sa dalawang kampo. Bitawan ito at kumapa ng iba.
coach-black = Isa sa iyo ang kapalit ng itim na piyesa. Kumapa nang mabuti bago bumunot.
coach-locked = Nasa mesa ang apat ng isang hugis: tig-isang puntos, at walang makakakuha.
