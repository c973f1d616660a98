### Les phrases que deux personnes se disent en jouant en direct.

say-something = Dire un mot
mute = Masquer les messages reçus
said = { $who } : { $words }
hello = Bonjour !
good-luck = Bonne chance !
your-turn = À vous !
one-moment = Un instant…
well-played = Bien joué !
thanks = Merci !
rematch = Une revanche ?
goodbye = Au revoir !
