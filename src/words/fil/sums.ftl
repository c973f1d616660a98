### Ang mga kuwentang sinasagot ng mga manlalaro.

sums = Kuwenta
sums-table = Kusang kinukuwenta
sums-table-note = Kita ang bawat kuwenta.
sums-player = Ikaw ang sasagot
sums-player-note = Kuwentahin mo muna ang iskor ng kain, saka ito bibilangin.
work-it-out-switch = Ako ang kukuwenta ng kain
work-it-out = Kuwentahin mo
result = Sagot
check = I-check
sum-right = Tama!
sum-again = Hindi pa tama. Subukan muli:
sum-wrong = Hindi iyon: nasa itaas ang tamang sagot.
whole-number = Mag-type ng buong numero, gaya ng 12.
two-meanings = Puwede itong basahin sa dalawang paraan. Isulat ito sa ibang paraan.
too-rough = Isulat ang eksaktong sagot, o kahit dalawang decimal place.
delete = Burahin
sums-right = { $right } sa { $all } ang tama sa unang subok: { $kinds }
sums-of-kind = { $sign } { $right } sa { $all }
told-of = { $name }: { $told }
