### Ang pahina ng posisyon

position-title = Mag-ayos ng posisyon

position-board = Board ng { $game }

group-player = Manlalaro

tool-first = Una

tool-second = Ikalawa

group-piece = Piyesa

tool-chip = Chip

tool-dama = Dama

tool-delete = Burahin

group-value = Halaga


position-good = Puwedeng ituloy ang laro mula rito.

set-changed = Nananatili ang mga chip at may halaga na ng bagong set: ang { $was } ay { $is } na.

position-undo = Bawiin

position-start = Ayos sa simula

position-clear = Bakanteng board

position-play-on = Maglaro mula rito


position-text = Posisyon bilang teksto

to-move = Titira

player-first = Unang manlalaro

player-second = Ikalawang manlalaro

score-first = Iskor ng unang manlalaro

score-second = Iskor ng ikalawang manlalaro
