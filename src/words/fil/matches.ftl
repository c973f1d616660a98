### Ang pahina ng lahat ng labang naka-save sa device na ito: listahan, backup, at mga bilang

## Ang pahina

matches-title = Mga laban
numbers-title = Mga bilang

## Ang listahan

all-games = Lahat ng laro
going-on = Nagpapatuloy
over = Tapos na
none-kept = Wala pang labang naka-save sa device na ito.
none-of-game = Walang laban ng larong ito na naka-save sa device na ito.
listing = Binabasa ang mga laban …
cannot-list = Hindi ipinababasa ng browser sa pahinang ito ang naka-save dito. Tuloy pa rin ang mga labang makikita sa ibang paraan.
unreadable =
    { $count ->
        [one] { $count } laban ang naka-save dito na hindi mailista. Mananatili ito sa kinalalagyan.
       *[other] { $count } laban ang naka-save dito na hindi mailista. Mananatili ang mga ito sa kinalalagyan.
    }
turn-of =
    { $who ->
        [you] ikaw na
       *[other] turno ni { $who }
    }
rename = Palitan ang pangalan
duplicate = Gumawa ng kopya
delete = Burahin
new-name = Pangalan ng laban
keep-name = Gamitin ang pangalang ito
copy-of = { $name } (kopya)
deleted = Binura: { $name }.
undo = Ibalik
more = Magpakita pa
not-stored = Hindi ito sine-save ng browser ngayon. Walang nagbago.

## Ang backup

backup = Backup
backup-meaning = Iisang file na may lahat ng laban at setting. Itago ito sa ibang lugar: nakakalimutan ng mga browser ang itinatago ng mga site.
save-backup = Mag-save ng backup
read-backup = Magbasa ng backup
backup-read = Nabasa na ang backup. Bago rito: { $added }. Ipinagpatuloy: { $longer }. Walang bago: { $same }.
backup-read-partly =
    { $count ->
        [one] { $count } laban lang mula sa backup na ito ang na-save ng browser. Basahin ulit ito kapag may puwang na.
       *[other] { $count } laban lang mula sa backup na ito ang na-save ng browser. Basahin ulit ito kapag may puwang na.
    }
not-a-backup = Hindi backup ng bahay na ito ang file na ito. Walang nagbago.
backup-of-later = Mula sa mas bagong bersiyon ng bahay na ito ang backup. I-load ulit ang pahina, saka subukan muli. Walang nagbago.
backup-too-big = Lampas sa { $most } MB ang file na ito: walang ganito kalaking backup. Walang nagbago.
backup-cut = Putol ang backup na ito: kulang ang dulo. Walang nagbago.
backup-wrong = May bagay sa backup na ito na hindi na gaya ng pagkakasulat. Walang nagbago.

## Ang mga bilang

on-this-device = Sa device na ito lang, ng mga labang tapos na.
no-numbers = Walang bilang hangga’t walang labang natatapos.
game = Laro
against = Kalaban
played = Nilaro
won = Panalo
persons = Tao
bots-alone = Mga bot lang
all-together = Kabuoan
records = Ang pinakamalaki
biggest-payment =
    { $count ->
        [one] Pinakamalaking bayad: { $count } dirham
       *[other] Pinakamalaking bayad: { $count } na dirham
    }
longest-capture =
    { $count ->
        [one] Pinakamahabang kain: { $count } piyesa
       *[other] Pinakamahabang kain: { $count } na piyesa
    }
biggest-sum = Ang kain na may pinakamaraming puntos: { $sum }
most-throws =
    { $count ->
        [one] Pinakamaraming hagis sa isang turno: { $count } hagis
       *[other] Pinakamaraming hagis sa isang turno: { $count } na hagis
    }
most-hits =
    { $count ->
        [one] Pinakamaraming piyesang kinain ng isang manlalaro: { $count } piyesa
       *[other] Pinakamaraming piyesang kinain ng isang manlalaro: { $count } na piyesa
    }
most-duels =
    { $count ->
        [one] Pinakamaraming duwelong naipanalo ng isang manlalaro: { $count } duwelo
       *[other] Pinakamaraming duwelong naipanalo ng isang manlalaro: { $count } na duwelo
    }
feat-of = { $feat } ({ $name }, { $game })

## Kalimutan ang lahat

wipe = Kalimutan ang lahat
wipe-question = Kalimutan ang lahat sa device na ito?
wipe-meaning = Mawawala ang lahat ng laban, bilang at setting ng bahay na ito, at hindi na maibabalik kung walang backup.
wiped = Nakalimutan na ang lahat.
