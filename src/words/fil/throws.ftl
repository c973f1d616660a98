### Ang mga hagis.

throws = Mga hagis
throw-came = Lumabas
throw-expected = Inaasahan
dice-look-crooked = Mukhang may daya ang dice kahit wala.
run-of-hundred = Pinakamahabang sunod-sunod: { $times } beses ang { $shows }. Kahit sa tapat na dice, nangyayari ito sa mga { $count } sa bawat 100 laban.
run-one-in = Pinakamahabang sunod-sunod: { $times } beses ang { $shows }. Kahit sa tapat na dice, nangyayari ito sa mga 1 sa bawat { $count } laban.
throws-right = Tugma sa selyo ang lahat ng hagis ({ $count }).
throws-right-since = Tugma sa selyo ang lahat ng hagis mula nang laruin ang laban gamit ang link ({ $count }).
throws-wrong = Hindi tugma sa selyo ang hagis { $number }.
throws-open = Masusuri ang mga hagis kapag tapos na ang laban.
throws-unsealed = Hindi masusuri ang mga hagis ng labang ito.
fingerprint = Fingerprint: { $fingerprint }
throws-how = Paano ito sinuri?
throws-promise = Ano ang ginagarantiyahan?

## Ang laban ng araw

days-title = Laban ng araw
day-points = { $points } puntos, puwesto { $place } sa { $seats }
day-place = puwesto { $place } sa { $seats }
day-line = { $game }, { $date }: { $result }
day-checked = Nasuri ang mga hagis ng { $date }: { $result }.
day-so-far = Mga hagis ng { $date } ang lumabas hanggang ngayon.
day-wrong = Hindi tugma sa { $date } ang hagis { $number }.
