### Messages of the lessons, in all games.

step-of = चरण { $number }, कुल { $count }
steps-done = { $count } में से { $done } चरण पूरे।
course-done = अब आपको { $game } खेलना आता है। कोई भी चरण दोबारा कर सकते हैं।
step-done = पूरा
step-again = एक बार और
next-step = आगे
continue-course = जारी रखें
