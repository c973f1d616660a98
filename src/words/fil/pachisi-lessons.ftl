### Ang mga aralin ng Pachisi.

cowries-title = Anim na sigay
cowries-task = Ihagis ang mga sigay. Ang dami ng nakataas na bibig ang magpapasok ng piyesa: piliin ito.
cowries-why = Apat na bibig: apat na bloke. Dalawa hanggang anim, ganoon din; 10 ang isa, 25 ang wala.
cowries-wrong = Puwedeng laktawan ang hagis, pero ngayon, magpasok ng piyesa.

grace-title = Dagdag na hagis
grace-task = Ihagis, at igalaw ang kahit aling piyesa. Tingnan ang bigay ng 6, at maghagis uli.
grace-why = May dagdag na hagis sa 6, 10 o 25, kahit laktawan mo ito.
grace-wrong = Puwedeng laktawan, at may hagis pa rin, pero ngayon, gumalaw ng piyesa.

three-title = Tatlong sunod
three-task = Dalawang beses kang naka-6 at gumalaw. Maghagis pa nang isa.
three-why = Kapag tatlong beses ang parehong bilang, kanselado ang turno: balik ang mga piyesa.

hit-title = Kumain ng kalaban
hit-task = May piyesa ng kalaban na apat na bloke sa harap ng sa iyo. Lumapag doon.
hit-why = Bumalik ito sa 0, at may dagdag kang hagis dahil kumain ka.
hit-wrong = Puwede iyan, pero walang makakain. Igalaw ang apat na bloke sa likod ng kalaban.

cross-title = Ligtas sa krus
cross-task = Malapit sa likod mo ang mga piyesa ng kalaban. Gamit ang 4, dalhin ang isa sa krus (✗).
cross-why = Walang kinakain sa krus, at hindi makakalapag ang kalaban doon habang nandoon ka.
cross-wrong = Puwede iyan, pero wala sa krus. Hanapin ang piyesang may krus sa ikaapat na bloke.

held-title = Krus na may kalaban
held-task = May piyesa ng kalaban sa krus na apat na bloke sa harap. Subukan, saka igalaw ang iba.
held-why = Hindi makakalapag sa krus na hawak ng kalaban. Kung walang iba, sayang ang hagis.
held-wrong = Puwedeng laktawan, pero ngayon, igalaw ang ibang piyesa nang 4.

pair-title = Ang pares
pair-task = Dalawa mong piyesa ang nasa isang bloke: magkasama ang galaw, kalahati. Gamitin ang 6.
pair-why = Kalahati ng 6: tatlong bloke. Hindi puwedeng kainin ng solo ang pares, pero sa even lang ito gumagalaw.
pair-wrong = Puwede rin iyan, pero ngayon, igalaw ang pares nang tatlong bloke.

fork-title = Ang sangandaan sa bloke 8
fork-task = Lalampas sa bloke 8 ang isang piyesa mo sa 4 na ito. Ipasok ito sa may-kulay mong kolum.
fork-why = Anim na bloke na lang pauwi. Kung didiretso, isang buong ikot uli: sulit lang para kumain.
fork-wrong = Puwede iyan, pero walang pumasok. Piliin ang piyesa bago ang bloke 8, saka ang may-kulay na kolum.

home-title = Umuwi
home-task = Saktong bilang ang kailangan pauwi. Gamitin ang 4 sa piyesang apat na hakbang ang layo.
home-why = Nakauwi na. Panalo ang unang makapag-uwi ng lahat. Walang kakampi, kahit ang nasa tapat.
home-wrong = Puwede iyan, pero walang makakauwi. Igalaw ang apat na hakbang ang layo.

coach-hit = Balik sa 0 ang nakain, at may dagdag na hagis ang kumain.
coach-pair = Pares ang dalawa sa isang bloke: kalahati ng even ang galaw. Hindi ito makakain ng solo.
