### Ang mga aralin ng Damath.

moving-title = Igalaw ang chip
moving-task = Iabante ang 7 mo nang isang kahon, padiyagonal.
moving-why = Isang kahong padiyagonal na paabante ang galaw ng chip, sa bakanteng kahon.
moving-wrong = Puwede rin iyan, pero ngayon, igalaw ang 7.

taking-title = Kumain ng chip
taking-task = Nasa harap ng 7 mo ang 5. Talunan ito, papunta sa bakanteng kahon sa likod.
taking-why = Kinakain ang natalunan, paabante o paatras. Kung may makakain ka, dapat kumain: hindi puwedeng gumalaw ang iba.

most-title = Unahin ang mas marami
most-task = Dalawang chip mo ang may makakain. Itira ang mas maraming kakainin.
most-why = Dapat kainin ang pinakamaraming kaya, sunod-sunod na talon.

plus-title = Bawat kain ay kuwenta
plus-task = Kumain at kuwentahin: ang chip mo, ang operation sign ng lalapagan, ang kinaing chip.
plus-why = Lumapag ang 7 mo sa + at kinain ang 5: 7 + 5 = 12. Iyan ang puntos mo.

minus-title = Mag-ingat sa minus
minus-task = Kumain uli at kuwentahin. Sa − lalapag ang chip ngayon.
minus-why = 4 − 10 = −6: puwedeng bumawas ng puntos ang kain. Sapilitan pa rin ito.

better-title = Piliin ang mas mabuti
better-task = Dalawa ang kain ng 6 mo. Ihambing ang operation sign, piliin ang mas mataas, kuwentahin.
better-why = 6 × 4 = 24; 6 − 2 = 4 lang ang isa. Kung pantay ang dami, ikaw ang pipili.
better-wrong = Puwede iyan, pero 6 − 2 = 4 lang. Tingnan ang operation sign sa kabilang lalapagan.

divide-title = Mag-divide
divide-task = Kumain gamit ang 12 mo. Lalapag ito sa ÷: kuwentahin ang puntos.
divide-why = 12 ÷ 4 = 3. Walang niro-round: 3.5 mismo ang 7 ÷ 2.

dama-title = Maging dama
dama-task = Dalhin ang 9 mo sa dulong hilera.
dama-why = Nagiging dama ang chip na natapos ang tira sa dulong hilera.
dama-wrong = Puwede rin iyan, pero ngayon, dalhin ang 9 sa dulong hilera.

flying-title = Malayo ang kain ng dama
flying-task = Kumain gamit ang dama mo. Puwede itong lumapag sa alinmang bakanteng kahon sa likod ng 5.
flying-why = Kahit gaano kalayo ang dama, paabante o paatras. Doble ang kuwenta kapag chip ang kinain nito.

count-title = Ang huling kuwenta
count-task = Kainin ang huling chip. Pagsasamahin ang iskor at natirang piyesa: lumapag para manalo.
count-why = 20 + 36 sa kain + ang natirang 6 = 62, laban sa 50. Panalo ang mas mataas na kabuuan.
count-wrong = Mananalo ang 50 ng kalaban mo. Humanap ng lalapagang may mas mabuting operation sign.

coach-sum = Kuwenta ng kain: ang kumain, ang operation sign ng nilapagan, ang kinain.
coach-minus = May operation sign na bumabawas ng puntos. Sapilitan pa rin ang kumain.
