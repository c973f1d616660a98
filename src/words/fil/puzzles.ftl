### Ang sinasabi ng mga palaisipan, sa lahat ng laro.

puzzles-about = Hanapin ang pinakamahusay na tira sa bawat posisyon. Tama rin ang alinmang kasinghusay nito.
rating = Rating mo: { $rating }
rating-uncertain = Rating mo: mga { $rating }
rating-about = Tumataas at bumababa ito sa bawat bagong palaisipan, at nananatili sa device na ito.
rating-course = Paano nagbago ang rating mo
seen-of = { $seen } sa { $count } palaisipan ang nasubukan.
difficulty = Hirap
band =
    { $band ->
        [1] Napakadali
        [2] Madali
        [3] Katamtaman
        [4] Mahirap
       *[other] Napakahirap
    }
solved-of = { $solved } sa { $count } ang lutas
begin-puzzles = Simulan
continue-puzzles = Ituloy
failed-again = Ulitin ang mali: { $count }
all-tried = Nasubukan mo na ang lahat ng palaisipan.
puzzle-of-day = Palaisipan ng araw
solve-today = Lutasin ang palaisipan ngayon
day-solved = lutas
day-failed = hindi sa unang subok
day-to-come = Magbubukas ang palaisipang ito sa { $date }.
loading-list = Nilo-load ang mga palaisipan…
list-missing = Hindi ma-load ang mga palaisipan ngayon.
progress-damaged = Hindi mabasa ang naka-save na progreso sa mga palaisipang ito. Magsisimula muli ang mga ito; walang ibang nawala.
find-best = Hanapin ang pinakamahusay na tira
go-on = Tama! Ano ang susunod?
not-best = Hindi pinakamahusay: ang ganti
not-best-throw = Hindi pinakamahusay: halimbawa
not-best-chances = Hindi pinakamahusay: ihambing
try-again = Subukan uli
costs = { $step }: mga { $cost } ang lugi kumpara sa pinakamahusay.
worse = { $step }: bahagyang mas mahina kaysa sa pinakamahusay.
tempting = Nakakatukso, pero mas mahina: { $step }.
solved = Tama!
next-puzzle = Susunod
end-run = Tapos na
right-of = { $right } sa { $done }
rated = Blg. { $number } · { $band } · { $rating } ({ $change })
run-over = { $right } sa { $done } ang tama sa unang subok.
work-out-costs = Magkano ang bawat direksiyon?
costs-task = Pagsamahin ang babayaran mo sa anim na mukha: 1, 2, 2, 3, 3, 4.
where-pays-most = Saan pinakamalaki ang kita ng alpombra?
payment-task = Pagsamahin ang ibabayad sa iyo ng susunod na manlalaro sa anim na mukha: 1, 2, 2, 3, 3, 4. Pipiliin niya ang pinakamurang direksiyon.
way-working = { $way }: { $working }
faces-bring = Sa anim na mukha, { $working } = { $total } ang kita mo; { $best } sa pinakamahusay.
faces-cost = Sa anim na mukha, { $working } = { $total } ang bayad; { $best } sa pinakamahusay.
rest-decides = Mga parisukat at susunod na turno ang nagpapasya.

theme =
    { $theme ->
        [zero] Paghahati sa zero
        [end] Eksaktong wakas
        [dama] Diskarte ng dama
        [most] Pinakamaraming piyesa
        [sign] Tamang sign
        [taking] Kain
        [sacrifice] Sakripisyo
        [quiet] Tahimik na tira
        [costs] Kuwenta
        [direction] Direksiyon
        [rug] Alpombra
        [hit] Kain
        [home] Pag-uwi
        [pair] Pares
        [start] Paglabas
       *[running] Pagpili ng piyesa
    }
solved-theme = Tama! · { $theme }
solved-streak = Tama! · { $theme } · { $count } sunod-sunod
streak-now = { $run } · { $count } sunod (max. { $best })
streak = { $count } tamang sunod-sunod. Pinakamarami: { $best }.
analyse-position = Suriin ang posisyon
play-fox = Labanan ang Soro
rush = Takbong tatlong minuto
rush-best = Pinakamataas: { $score }
rush-about = Lutasin ang pinakamaraming palaisipan sa tatlong minuto. Humihirap ang mga ito, at tapos ang takbo sa ikatlong mali. Hindi magbabago ang rating mo.
lives = { $count } buhay
rush-score = { $score } palaisipan ang nalutas
rush-time = Tapos na ang oras.
rush-lives = Wala nang buhay.
rush-none-left = Wala nang palaisipan.
rush-record = Bagong pinakamataas!
rush-missed = Mga namaling palaisipan
missed = Blg. { $number } · { $band } · { $theme }
rush-again = Isa pang takbo
day-line = { $game }, palaisipan ng araw, { $date }: { $squares }
earlier-days = { $game }: mga naunang palaisipan
daily-puzzles = Lahat ng palaisipan ng araw
