### Ang sinasabi ng pahina bago dumating ang anumang programa: ang home page, at ang tungkol sa mga programang hindi dumating.

## Ang pahina

own-name = Filipino

house = Caravanserai

about = Maglaro ng Marrakech, Damath, Chaupar, Pachisi at Dschamal sa browser mo: laban sa mga bot, o kasama ang mga kaibigan, sa iisang screen o gamit ang link.

title-of = Maglaro ng { $title } online: bot, kaibigan, aralin
matches-title = Mga laban, bilang at laro ng araw
matches-about = Lahat ng laban sa device na ito, ang sinasabi nila tungkol sa iyo, at ang mga laro at palaisipan ng araw.
class-title = Damath sa klase
class-about = Para sa mga guro ng Damath: mga board, piyesa at score sheet na maililimbag, mga suma ng bawat mag-aaral, at paligsahang may pares at puntos.
welcome = Bahay-tuluyan ng mga board game sa mga lumang daan ng kalakalan. Makipaglaro sa mga bot dito, o sa mga kaibigan, sa iisang screen o gamit ang link.

languages = Wika

matches = Mga laban sa device na ito

play = Maglaro

rules = Tuntunin
lessons = Mga aralin

back = Bumalik

## Ang mga laro: ilan ang manlalaro at gaano katagal, ano ito, para kanino

marrakech-facts = 2–4 manlalaro · 20{"\u00A0"}min
marrakech-goal = Maglatag at maningil: panalo ang may pinakamaraming dirham at parisukat.
marrakech-pitch = Akayin si Asam sa pamilihan, ilatag ang mga alpombra mo sa daraanan niya, at pagbayarin ang iba kapag huminto siya roon.
marrakech-like = Madaling matutuhan; kaunting suwerte, at matang matalas sa alpombra.

damath-facts = 2 manlalaro · 20{"\u00A0"}min
damath-goal = May kuwenta ang bawat kain: panalo ang mas mataas ang kabuuan.
damath-pitch = Damang Pilipino na may kuwenta ang bawat kain: kainin ang tamang chip sa tamang operation sign, at magbilang.
damath-like = Walang halong suwerte: talas ng isip, at kuwenta.

chaupar-facts = 4 manlalaro · 45{"\u00A0"}min
chaupar-goal = Maunang iuwi ang apat na piyesa sa tulong ng mahahabang dice.
chaupar-pitch = Dalawang mahabang dice at tig-apat na piyesa: pagtagpuin ang dalawa sa bloke 17, at puwede nang magkasamang umabante ang mga pares mo.
chaupar-like = Mahahabang dice, mga pares, at mga planong may tapang.

pachisi-facts = 4 manlalaro · 16{"\u00A0"}min
pachisi-goal = Ihagis ang mga sigay, at maunang iuwi ang apat na piyesa.
pachisi-pitch = Anim na sigay ang magsasabi kung gaano kalayo ang tira mo. Pabalikin ang iba sa simula, magpahinga sa mga krus, at maunang umuwi.
pachisi-like = Karerang puno ng suwerte, para sa anumang edad.

dschamal-facts = 2–8 manlalaro · 20{"\u00A0"}min
dschamal-goal = Kumapa ng hugis sa madilim na bag: may puntos ang apat na magkapareho, panalo sa pito.
dschamal-pitch = Dalawang kamay sa isang madilim na bag, at kapa lang ang aasahan. May puntos ang apat na magkahugis; panalo sa pitong puntos.
dschamal-like = Mabilis, nakakatawa, nasa dulo ng mga daliri; o kalmado, salitan.

## Sa ilalim ng mga laro

new-here = Bago ka rito?
learn-one = Matuto ng isa sa tatlong minuto
today = Laban at palaisipan ngayong araw
for-class = Para sa klase
puzzles = Mga palaisipan
tournament = Paligsahan
on-paper = Sa papel

## Mga labang naghihintay

# Walang “ni”: puwedeng ilan ang mga pangalan.
turn-of = turno: { $names }
turn-yours = turno mo
you = Ikaw
continue-match = Ituloy ang laban
all-matches = Lahat ng laban
days = Laban ng araw
licenses = Mga lisensiya
forgets = Binubura ng browser na ito ang mga naka-save na laban kapag pitong araw na walang bumibisita. Mag-save ng backup, idagdag sa home screen ang Caravanserai, at ibalik doon ang backup: may sariling mga laban ang app.

## Mga programang paparating

no-script = Hindi pa nagsisimula ang mga laro. Kailangan nila ng JavaScript: payagan ito, o i-load uli ang pahina kung ganito pa rin. Mababasa pa rin ang mga tuntunin.
loading = Nilo-load ang { $title }…
loading-long = Natatagalan ito. Baka mabagal o naputol ang koneksiyon.
load-again = I-load uli
# Laging kasunod ng “ang”, kaya maliit ang simula.
bots-of = mga bot ng { $title }
offline = Hindi ma-load ang { $title }. Tingnan ang koneksiyon at subukan uli.
broken = Hindi ma-load ang { $title } kahit mukhang online ka. Subukan uli ngayon o mamaya.
renewed = May bagong bersiyon: i-load uli ang pahina. Ligtas ang mga laban mo.
outdated = Bukas sa ibang tab ang mas bagong bersiyon ng Caravanserai. I-load uli ang pahinang ito: ligtas ang mga naka-save mong laban.
renew = I-load uli
try-again = Subukan uli
not-now = Huwag muna

## Kapag offline

offline-games = Malalaro kahit offline: { $titles }
offline-all = Handa na para sa offline: nasa device na ito ang lahat.
download-size = I-download ang lahat para makapaglaro offline ({ $size }).
download-all = I-download ang lahat
download-failed = Hindi na-download ang lahat. Tingnan ang koneksiyon, at ang libreng espasyo ng device na ito.

## Programang huminto

stopped = Huminto ang { $title }
stopped-meaning = Nagkaproblema ito. Ligtas ang laban mo, hanggang sa huling tira. Malalaro pa ang ibang laro.
to-home = Home
stopped-report = Kapag naulit ito, ipadala sa amin ang ulat na ito: makakatulong ito para mahanap ang mali.
report = Ang ulat
copy-report = Kopyahin ang ulat
copied = Nakopya na
selected = Napili na
