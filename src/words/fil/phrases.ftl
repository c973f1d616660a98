### Ang masasabi ng dalawang manlalaro sa isa’t isa habang naglalaro nang live.

say-something = Magsabi
mute = I-mute ang kalaban
said = { $who }: { $words }
hello = Kumusta!
good-luck = Good luck!
your-turn = Ikaw na!
one-moment = Sandali lang…
well-played = Ang galing!
thanks = Salamat!
rematch = Isa pang laban?
goodbye = Paalam!
