### Ang sinasabi ng mga aralin, sa lahat ng laro.

step-of = Hakbang { $number } sa { $count }
steps-done = { $done } sa { $count } hakbang ang tapos.
course-done = Marunong ka nang maglaro ng { $game }. Puwedeng ulitin ang alinmang hakbang.
step-done = tapos
step-again = Ulitin
next-step = Susunod
continue-course = Ituloy
