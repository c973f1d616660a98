### Ang pahina ng mga laban ng araw.

today = Ngayong araw
days-about = Araw-araw, nilalabanan ng lahat ang Soro gamit ang parehong mga hagis. Hindi na mababawi ang naitira. 60 araw na bukas ang bawat araw.
games = Mga laro
under-way = Nagpapatuloy
play-today = Laruin ang laban ngayon
calendar = { $game }: ang huling 60 araw
streak = { $count } araw na sunod-sunod
longest-streak = Pinakamahaba: { $count } araw
streak-line = { $game }, { $date }: { $squares } { $count } araw na sunod-sunod
squares = { $first } panalo, { $played } tapos, { $open } hindi nalaro
