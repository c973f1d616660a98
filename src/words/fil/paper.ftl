### Ang mga salita ng pahinang nagpi-print ng Damath.

score-sheet = Score sheet
score-sheet-about = Isang blangkong score sheet sa isang pahinang A4 o short bond.
board = Board
board-about = Apat na pahinang A4 o short bond na pagdidikitin: isang board na 32 cm. I-print sa 100%.
chips = Mga chip
chips-about = Ang mga chip ng dalawang manlalaro sa isang pahinang A4 o short bond, para gupitin. I-print sa 100%. Markahan ang dama ng isang nakaing chip sa ilalim nito.
board-quarter =
    { $number ->
        [1] Itaas na kaliwang bahagi
        [2] Itaas na kanang bahagi
        [3] Ibabang kaliwang bahagi
       *[other] Ibabang kanang bahagi
    }
print = I-print
round = Round
table-number = Mesa
date = Petsa
number = Blg.
first-player = Unang manlalaro
second-player = Ikalawang manlalaro
arbiter = Arbiter
moved = Tira
score = Score
total = Kabuuan
sums = Kuwenta ng mag-aaral
sums-about = Ang mga kuwentang sinagot sa device na ito: ✓ tama sa unang subok, ↻ tama sa ikalawang subok, ✗ mali, at karaniwang tagal. Pindutin ang ulo ng kolum para mauna ang mga nangangailangan ng tulong.
all-sums = Lahat
pupil = Mag-aaral
seconds = { $seconds } s
no-sums = Wala pang sumasagot ng kuwenta rito.
sums-unread = Mula sa ibang bersiyon ang mga resultang ito at hindi mabasa. Mananatili ang mga ito.
delete = Burahin
delete-question = Burahin ang resulta ng lahat ng mag-aaral?
delete-meaning = Tuluyang aalisin ang mga ito sa device na ito.
