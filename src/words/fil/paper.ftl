### Ang mga salita ng pahinang nagpi-print ng Damath.

score-sheet = Score sheet
score-sheet-about = Isang blangkong score sheet sa isang pahinang A4.
board = Board
board-about = Apat na pahinang A4 na pagdidikitin: isang board na 32 cm. I-print sa 100%.
chips = Mga chip
chips-about = Ang mga chip ng dalawang manlalaro sa isang pahinang A4, para gupitin. I-print sa 100%.
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
