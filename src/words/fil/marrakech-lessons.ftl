### Ang mga aralin ng Marrakech.

turning-title = Ipihit si Asam
turning-task = Nakaharap siya sa hilaga. Ipihit siya pakaliwa: piliin ang Kanluran, saka ihagis ang dice.
turning-why = Puwede siyang pakaliwa, pakanan o diretso, pero hindi paatras. Naka-3 ka: tatlong kahon ang nilakad niya.
turning-wrong = Puwede rin ang pakanan o diretso, pero ngayon, ipihit siya pakaliwa: piliin ang Kanluran.

edge-title = Lampas sa gilid
edge-task = Nasa gilid si Asam. Hayaan siyang nakaharap sa hilaga, at ihagis ang dice.
edge-why = Dumaan siya sa pabilog na daan at bumalik sa loob. Hindi bilang ang daan; bilang ang kahong binalikan niya.
edge-wrong = Puwede siyang pumihit dito, pero ngayon, hayaan siyang nakaharap sa hilaga para lumampas sa gilid.

paying-title = Huminto sa alpombra
paying-task = Sa kalaban ang mga alpombra sa harap. Dumiretso sa hilaga, at ihagis ang dice.
paying-why = Isang dirham sa bawat kahong kadugtong ng kay Asam: apat dito. Ang kahong hinintuan lang ang bilang.
paying-wrong = Mahusay na iwas, pero ngayon, pumunta sa hilaga para makita kung magkano ang paghinto rito.

choosing-title = Tumingin bago maghagis
choosing-task = Piliin ang bawat direksiyon para makita ang bayad. Saka maghagis kung saan walang bayad.
choosing-why = Walang bayad ang sarili mong alpombra at ang mga bakanteng kahon. Makikita ang bayad bago maghagis.
choosing-wrong = May bayad ang ilang hagis doon. Hanapin ang direksiyong libre ang lahat.

laying-title = Maglatag ng alpombra
laying-task = Pumili ng kahong may marka, saka ng katabi nito. Ilatag doon ang alpombra mo.
laying-why = Dalawang kahon ang tinatakpan ng alpombra. Dapat katabi ng kay Asam ang isa; bawal ang nasa ilalim niya.

covering-title = Takpan ang alpombra
covering-task = Ilatag ang alpombra mo sa kalahati ng alpombra ng kalaban sa hilaga ni Asam.
covering-why = Sa iyo na ang kahong iyon, pero hindi puwedeng takpan nang sabay ang dalawang kalahati ng isang alpombra.
covering-wrong = Puwede iyan, pero walang natatakpan sa alpombrang iyon. Takpan ang kalahati nito.

region-title = Isang malaking pook
region-task = Maglatag ng alpombrang magdudugtong sa dalawa mo pa, para magkadugtong ang anim na kahon.
region-why = Huminto roon ang kalaban at binayaran ka ng anim na dirham. Malaking pook, malaking kita.
region-wrong = Hindi niyan napagdugtong ang anim na kahon. Gilid ang nagdudugtong, hindi kanto.

end-title = Ang wakas
end-task = Huling alpombra na. Pagsasamahin ang dirham at mga kahong kita: ilatag ito para manalo ka.
end-why = Isang puntos ang bawat dirham at bawat kahong kita. Panalo ang may mas marami.
end-wrong = Kulang pa iyan para manalo. Takpan ang mga kahon ng kalaban, hindi ang sa iyo.

coach-paid = Kapag huminto sa alpombra ng iba, isang dirham ang bayad sa bawat kahong kadugtong.
