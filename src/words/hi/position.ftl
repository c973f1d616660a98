### The position page

position-title = स्थिति जमाएँ

position-board = { $game } का बोर्ड

group-player = खिलाड़ी

tool-first = पहला

tool-second = दूसरा

group-piece = मोहरा

tool-chip = गोटी

tool-dama = दामा

tool-delete = हटाएँ

group-value = मान


position-good = इस स्थिति से आगे खेला जा सकता है।

set-changed = गोटियाँ वहीं हैं, पर नए सेट के मान के साथ: { $was } अब { $is } है।

position-undo = वापस लें

position-start = शुरुआती स्थिति

position-clear = खाली बोर्ड

position-play-on = यहाँ से आगे खेलें


position-text = स्थिति का टेक्स्ट

to-move = चाल किसकी

player-first = पहला खिलाड़ी

player-second = दूसरा खिलाड़ी

score-first = पहले खिलाड़ी का स्कोर

score-second = दूसरे खिलाड़ी का स्कोर
