### Ang pahina ng lahat ng labang naka-save sa device na ito: listahan, backup, at mga bilang

## Ang pahina

matches-title = Mga laban
statistics = Estadistika

## Ang listahan

all-games = Lahat ng laro
going-on = Kasalukuyan
over = Tapos na
none-saved = Wala pang labang naka-save sa device na ito.
none-of-game = Walang naka-save na laban ng larong ito rito.
listing = Nilo-load ang mga laban…
cannot-list = Hindi ipinakikita ng browser na ito ang listahan ng mga naka-save na laban. Malalaro pa rin ang mga labang bubuksan sa ibang paraan.
unreadable = { $count } laban ang naka-save dito na hindi mailista. Walang nabago sa mga naka-save.
turn-of =
    { $who ->
        [you] ikaw na
       *[other] turno ni { $who }
    }
won-by =
    { $who ->
        [you] Panalo ka
       *[other] Panalo si { $who }
    }
shared-by = Tabla: { $names }
rename = Palitan ang pangalan
duplicate = Kopyahin
delete = Burahin
new-name = Pangalan ng laban
save-name = I-save ang pangalan
copy-of = { $name } (kopya)
deleted = Binura: { $name }.
undo = Ibalik
more = Magpakita pa
not-stored = Hindi ito na-save ng browser. Walang nagbago.

## Ang backup

backup = Backup
backup-meaning = Iisang file na may lahat ng laban at setting. Itago ito sa ligtas na lugar: puwedeng burahin ng mga browser ang data ng mga site.
save-backup = Mag-save ng backup
read-backup = I-restore ang backup
backup-read = Na-restore ang backup. Mga laban: { $added } bago, { $longer } na-update, { $same } walang nagbago.
backup-tournaments = Mga paligsahan: { $new } bago, { $known } narito na.
backup-settings = { $count } setting ang na-restore.
backup-kept = Nanatili ang nasa device na ito: { $things }.
backup-thing =
    { $thing ->
        [lessons] mga aralin
        [puzzles] mga resulta ng puzzle
        [sums] kuwenta ng mag-aaral
        [names] mga isinulat na pangalan
        [position] inihandang posisyon
       *[preferences] mga kagustuhan
    }
backup-read-partly = { $count } laban lang mula sa backup na ito ang nagkasya sa browser. I-restore uli ito kapag may puwang na.
not-a-backup = Hindi backup ng Caravanserai ang file na ito. Walang nagbago.
backup-of-later = Galing sa mas bagong bersiyon ang backup na ito. I-load uli ang pahina, saka subukan uli. Walang nagbago.
backup-too-big = Lampas sa { $most } MB ang file na ito, napakalaki para sa backup. Walang nagbago.
backup-saved-too-big = Na-save ang backup, pero lampas sa { $most } MB ito at napakalaki para ibalik. Magbura ng ilang laban, saka i-save uli.
backup-cut = Putol ang backup na ito: kulang ang dulo. Walang nagbago.
backup-wrong = May nabago o nasira sa backup na ito. Walang nagbago rito.

## Ang mga bilang

on-this-device = Mga labang tapos na, sa device na ito lang.
no-statistics = Tumapos ng isang laban para may makitang estadistika.
game = Laro
against = Kalaban
played = Nilaro
won = Panalo
people = Tao
bots-alone = Mga bot lang
all-together = Kabuuan
records = Mga rekord
biggest-payment = Pinakamalaking bayad: { $count } dirham
longest-capture = Pinakamahabang kain: { $count } piyesa
biggest-sum = Ang kain na may pinakamaraming puntos: { $sum }
most-throws = Pinakamaraming hagis sa isang turno: { $count } hagis
most-hits = Pinakamaraming piyesang kinain ng isang manlalaro: { $count } piyesa
most-duels = Pinakamaraming duwelong naipanalo ng isang manlalaro: { $count } duwelo

## Kalimutan ang lahat

wipe = Burahin ang lahat
wipe-question = Burahin ang lahat sa device na ito?
wipe-meaning = Mabubura ang lahat ng laban, estadistika at setting. Backup lang ang makakapagbalik sa mga ito.
wiped = Nabura na ang lahat.
