### Damath की मेज़ पर जो कहा जाता है।

goal = हर मार एक हिसाब है, जो आपके अंकों में जुड़ता है; ज़्यादा अंक वाला जीतता है।

## Notation: the expected part of a text that cannot be parsed

expected =
    { $what ->
        [option] “set”, “operators”, “touch”, “damas”, “move” या “game”
        [option-once] हर विकल्प एक ही बार
        [set] गोटियों का सेट (D2)
        [operators] “operators=own” या “operators=other” (D2)
        [touch] “touch=on” या “touch=off” (D8)
        [damas] “damas=once” या “damas=double” (D12)
        [move-time] “move=20s”, “move=off” या “move=60s” (D13)
        [game-time] “game=20min” या “game=off” (D14)
        [square] खाना: स्तंभ और पंक्ति, 0 से 7, जिनका कुल विषम हो (D1)
        [way] चाल, जैसे “32-43”, या एक से बारह छलाँगों की मार, जैसे “32x54x36”
        [number] संख्या, जैसे “-1”, “3/4” या “1/2-5/3√2”
        [section] चल रही बाज़ी की स्थिति का कोई हिस्सा, हर एक अपनी जगह पर
        [section-once] हर हिस्सा एक ही बार
        [before-lot] पर्ची से पहले सिर्फ़ विकल्प (D3)
        [duellist] खिलाड़ी “A” या “B”
        [side] खिलाड़ी “1” या “2”
        [piece] गोटी, “@” और उसका खाना, जैसे “9@23”, और दामा के लिए “D9@23”
        [chip] इस सेट की कोई गोटी (D2)
        [one-piece] एक खाने पर एक ही मोहरा
        [chip-once] हर खिलाड़ी के पास सेट की हर गोटी एक ही बार (D2)
        [far-row] सबसे दूर की पंक्ति पर दामा (D5)
        [pieces] बोर्ड पर कोई मोहरा
        [scores] ऐसे दो स्कोर जो मारे गए मोहरों से बन सकते हों (D9)
        [moves] चालों की गिनती, 0 से 65535 तक
        [quiet] दामाओं की वे चालें जिनसे यह स्थिति बनी (D11)
        [shuttle-player] “shuttle 1” या “shuttle 2”
        [shuttle] दामा कितनी बार इधर से उधर गई, और उसका पिछला खाना (D11)
        [entered] ऐसा मोहरा जो चल सके, और ऐसी छलाँगें जो ली जा सकें (D8)
        [late] समय वाले खेल में “late opponent” या “late lot” (D13)
        [offer] सही समय पर “offer open” या “offer declined” (D11)
        [finishing] “finishing”, सिर्फ़ समय वाले खेल में ली हुई छलाँग के साथ (D14)
        [over] “over time”, “over agreed” या “over surrendered”, और “A” या “B” (D11)
       *[other] { $other }
    }

## At the table

rounded-number = { $whole }.{ $hundredths }

piece =
    { $kind ->
        [dama] दामा { $chip }
       *[chip] { $chip }
    }

square-aloud =
    { $square }, { $operator ->
        [plus] जोड़
        [minus] घटाव
        [times] गुणा
       *[over] भाग
    }, { $stands }{ $can ->
        [move] , चल सकती है
        [reached] , यहाँ आ सकते हैं
       *[nothing] {""}
    }

stands-nothing = खाली

# With “गोटी” and “दामा”, both feminine, which “चल सकती है” in square-aloud agrees with.
stands-piece =
    { $who ->
        [you] { $kind ->
            [dama] आपकी दामा { $chip }
           *[chip] आपकी गोटी { $chip }
        }
       *[other] { $kind ->
            [dama] { $who } की दामा { $chip }
           *[chip] { $who } की गोटी { $chip }
        }
    }

stands-side =
    { $side ->
        [first] { $kind ->
            [dama] पहले खिलाड़ी की दामा { $chip }
           *[chip] पहले खिलाड़ी की गोटी { $chip }
        }
       *[second] { $kind ->
            [dama] दूसरे खिलाड़ी की दामा { $chip }
           *[chip] दूसरे खिलाड़ी की गोटी { $chip }
        }
    }

## The player to move

prompt-toss = पर्ची निकल रही है: पहली चाल किसकी?

prompt-move =
    { $who ->
        [you] आपकी चाल
       *[other] { $who } की चाल
    }

prompt-take =
    { $who ->
        [you] आपकी चाल: मारना ज़रूरी
       *[other] { $who } की चाल: मारना ज़रूरी
    }

prompt-finish =
    { $who ->
        [you] आपकी बारी: मार पूरी करें
       *[other] { $who }, मार पूरी करें
    }

prompt-move-for =
    { $who ->
        [you] आपकी बारी: { $late } की ओर से चलें
       *[other] { $late ->
            [you] { $who } को आपकी ओर से चलना है
           *[other] { $who }, { $late } की ओर से चलें
        }
    }

prompt-answer =
    { $who ->
        [you] आपकी बारी: { $from } की पेशकश, बाज़ी यहीं खत्म?
       *[other] { $from ->
            [you] आपकी पेशकश पर { $who } के जवाब का इंतज़ार
           *[other] { $who }, { $from } की पेशकश: बाज़ी यहीं खत्म?
        }
    }

hint-answer = राज़ी हों, तो बाज़ी खत्म होगी और अंक गिने जाएँगे।

turn =
    { $who ->
        [you] आपकी बारी
       *[other] { $who } की बारी
    }

turn-for =
    { $who ->
        [you] { $late } की ओर से आपकी चाल
       *[other] { $late ->
            [you] आपकी ओर से { $who } की चाल
           *[other] { $late } की ओर से { $who } की चाल
        }
    }

turn-of-toss =
    { $late ->
        [you] आपकी चाल अपने-आप, बिना चुने
       *[other] { $late } की चाल अपने-आप, बिना चुने
    }

offers =
    { $who ->
        [you] आपकी पेशकश: बाज़ी यहीं खत्म
       *[other] { $who } की पेशकश: बाज़ी यहीं खत्म
    }

prompt-over = बाज़ी खत्म

## Hints below the title. Pieces that can move have a ring

hint-choose = घेरे वाला मोहरा चुनें, फिर उसका अगला खाना।

hint-choose-taker =
    घेरे वाला मोहरा चुनें: उससे { $count ->
        [1] एक मोहरा मरेगा
        [2] दो मोहरे मरेंगे
        [3] तीन मोहरे मरेंगे
        [4] चार मोहरे मरेंगे
       *[other] { $count } मोहरे मरेंगे
    }।

hint-land =
    { $kind ->
        [dama] दामा { $chip }
       *[chip] गोटी { $chip }
    } से { $count ->
        [1] एक मोहरा मरेगा
        [2] दो मोहरे मरेंगे
        [3] तीन मोहरे मरेंगे
        [4] चार मोहरे मरेंगे
       *[other] { $count } मोहरे मरेंगे
    }: उतरने का खाना चुनें।

hint-go =
    { $kind ->
        [dama] { $square } वाली दामा { $chip }: अगला खाना चुनें।
       *[chip] { $square } वाली गोटी { $chip }: अगला खाना चुनें।
    }

hint-goes =
    { $kind ->
        [dama] दामा { $chip }: { $from } से { $to } पर।
       *[chip] गोटी { $chip }: { $from } से { $to } पर।
    }

hint-on = अब तक { $so-far }। उतरने का अगला खाना चुनें।

## The buttons below the board

play-on = आगे खेलें

finish-and-count = खत्म करके गिनें

previous-move = पिछला विकल्प

next-move = अगला विकल्प

move-to = { $square } पर चलें

take = मारें: { $score }

take-work-out = मारें: हिसाब लगाएँ

jump = छलाँग

jump-scores = छलाँग: { $score }

## Sums: 9 − 10 = −1, then 9 + 4 = 13: +12

and-then = { $first }, फिर { $next }

in-all = { $working }, कुल { $score }

sum-at = { $place } पर { $sum }: { $working }

by-zero = { $sum } पर 0 अंक

# “9 ने 10 को − पर, फिर 4 को + पर मारा”: taken-on says “10 को − पर”.
takes =
    { $kind ->
        [dama] दामा { $chip } ने { $taken } मारा
       *[chip] { $chip } ने { $taken } मारा
    }

taken-on = { $piece } को { $operator } पर

taken-on-at = { $piece } को { $operator } पर ({ $place })

legend = 30-41: स्तंभ 3, पंक्ति 0 से स्तंभ 4, पंक्ति 1 तक। 14x32: वैसे ही, और जिसके ऊपर से कूदे वह मारी गई।
task = { $takes }। कितने अंक बने?
task-in-all = सब छलाँगें मिलाकर कितने अंक बने?

keys = −+/.

keys-roots = −+/.√

keys-letters = −+/.xy²³⁴

forms = कोई संख्या लिखें: −3, 3/4, 1 1/2 या 0.75 जैसी।

forms-roots = कोई संख्या लिखें: −3, 12√2, 7 + 2√2 या 16.97 जैसी।

forms-letters = कोई संख्या या अक्षर लिखें: −3, 3/4, 6x + 28y या 12x⁴y² जैसे।

## Events: captions of animations, and recaps

goes-first =
    { $who ->
        [you] पहली चाल आपकी
       *[other] पहली चाल { $who } की
    }

moves =
    { $who ->
        [you] आप: { $piece } अब { $square } पर
       *[other] { $who }: { $piece } अब { $square } पर
    }

scores =
    { $who ->
        [you] आप: { $working }
       *[other] { $who }: { $working }
    }

new-dama =
    { $who ->
        [you] आपकी नई दामा बनी
       *[other] { $who } की नई दामा बनी
    }

moved =
    { $who ->
        [you] आपने { $piece } को { $square } पर पहुँचाया
       *[other] { $who } ने { $piece } को { $square } पर पहुँचाया
    }

moved-crowned =
    { $who ->
        [you] आपने { $piece } को { $square } पर पहुँचाया: नई दामा बनी
       *[other] { $who } ने { $piece } को { $square } पर पहुँचाया: नई दामा बनी
    }

took =
    { $who ->
        [you] आपने { $taken } को मारा: { $working }
       *[other] { $who } ने { $taken } को मारा: { $working }
    }

took-crowned =
    { $who ->
        [you] आपने { $taken } को मारा, और नई दामा बनी: { $working }
       *[other] { $who } ने { $taken } को मारा, और नई दामा बनी: { $working }
    }

goes-on = बाज़ी जारी है

late =
    { $late ->
        [you] आपका समय पूरा: आपकी ओर से { $who } की चाल
       *[other] { $who ->
            [you] { $late } का समय पूरा: { $late } की ओर से आपकी चाल
           *[other] { $late } का समय पूरा: { $late } की ओर से { $who } की चाल
        }
    }

late-too =
    { $late ->
        [you] { $who } का भी समय पूरा: आपकी चाल अपने-आप, बिना चुने
       *[other] { $who ->
            [you] आपका भी समय पूरा: { $late } की चाल अपने-आप, बिना चुने
           *[other] { $who } का भी समय पूरा: { $late } की चाल अपने-आप, बिना चुने
        }
    }

finishing =
    { $who ->
        [you] बाज़ी का समय पूरा: आपको मार पूरी करनी है
       *[other] बाज़ी का समय पूरा: { $who } को मार पूरी करनी है
    }

finishing-at-random = समय पूरा: मार अब अपने-आप पूरी होगी

## The players beside the board

figure-captures = मारकर

figure-rounded = पूर्णांकित

figure-pieces =
    { $count ->
        [one] मोहरा
       *[other] मोहरे
    }

note-offers = खत्म करने की पेशकश

note-late = समय पूरा

note-first = पहली चाल
offer-end =
    { $who ->
        [you] खत्म करने की पेशकश
       *[other] { $who } की ओर से पेशकश
    }
offer-question =
    { $who ->
        [you] बाज़ी खत्म करने की पेशकश करें?
       *[other] { $who } की ओर से बाज़ी खत्म करने की पेशकश करें?
    }

## The menu, and the clocks

# Items of the menu; with a question mark they are the confirmation: “Ada हार मान लें?”
withdraws =
    { $who ->
        [you] पेशकश वापस लें
       *[other] { $who } की पेशकश वापस लें
    }
withdraw-question =
    { $who ->
        [you] पेशकश वापस लें?
       *[other] { $who } की पेशकश वापस लें?
    }

resigns =
    { $who ->
        [you] हार मान लें
       *[other] { $who } की हार मान लें
    }
resign-question =
    { $who ->
        [you] हार मान लें?
       *[other] { $who } की हार मान लें?
    }

meaning-offer = जवाब आने तक इसे वापस ले सकते हैं।

meaning-withdraw = अगली चाल से पहले दूसरी पेशकश नहीं कर सकेंगे।

meaning-resign = इसके बाद लौट नहीं सकते।

clock-move = चाल

clock-game = बाज़ी

## Refusals

not-before-toss = पहले पर्ची से तय करें कि शुरू कौन करे।

toss-is-over = पर्ची निकल चुकी है।

no-seat = यहाँ खिलाड़ी { $seat } नहीं है।

over = बाज़ी खत्म हो चुकी है।

no-piece = { $square } पर कोई मोहरा नहीं है।

theirs =
    { $kind ->
        [dama] { $square } वाली दामा { $chip } विरोधी की है।
        [unknown] { $square } वाला मोहरा विरोधी का है।
       *[chip] { $square } वाली गोटी { $chip } विरोधी की है।
    }

chip-off-line =
    { $kind ->
        [unknown] { $square } वाला मोहरा एक खाना तिरछा आगे चलता है, { $to } पर नहीं।
       *[chip] { $square } वाली गोटी { $chip } एक खाना तिरछा आगे चलती है, { $to } पर नहीं।
    }

dama-off-line =
    { $kind ->
        [unknown] { $square } वाली दामा तिरछी चलती है, और { $to } उसके किसी तिरछे रास्ते पर नहीं।
       *[dama] { $square } वाली दामा { $chip } तिरछी चलती है, और { $to } उसके किसी तिरछे रास्ते पर नहीं।
    }

backward =
    { $kind ->
        [unknown] { $square } वाला मोहरा दामा नहीं है: वह पीछे सिर्फ़ मारने के लिए चलता है।
       *[chip] { $square } वाली गोटी { $chip } दामा नहीं है: वह पीछे सिर्फ़ मारने के लिए चलती है।
    }

too-far =
    { $kind ->
        [unknown] { $square } वाला मोहरा दामा नहीं है: वह एक ही खाना चलता है।
       *[chip] { $square } वाली गोटी { $chip } दामा नहीं है: वह एक ही खाना चलती है।
    }

step-blocked =
    { $kind ->
        [dama] { $square } वाली दामा { $chip } को { $to } पर नहीं ले जा सकते: { $occupied } खाली नहीं है।
        [unknown] { $square } वाले मोहरे को { $to } पर नहीं ले जा सकते: { $occupied } खाली नहीं है।
       *[chip] { $square } वाली गोटी { $chip } को { $to } पर नहीं ले जा सकते: { $occupied } खाली नहीं है।
    }

chip-stuck =
    { $kind ->
        [unknown] { $square } वाला मोहरा चल नहीं सकता: आगे का रास्ता बंद है।
       *[chip] { $square } वाली गोटी { $chip } चल नहीं सकती: आगे का रास्ता बंद है।
    }

dama-stuck =
    { $kind ->
        [unknown] { $square } वाली दामा चल नहीं सकती: उसके तिरछे रास्ते बंद हैं।
       *[dama] { $square } वाली दामा { $chip } चल नहीं सकती: उसके तिरछे रास्ते बंद हैं।
    }

jump-off-line = { $to } तक कोई तिरछा रास्ता नहीं जाता।

jump-too-far = गोटी जिसे मारे, ठीक उसके पीछे उतरती है, { $to } पर नहीं।

jump-over-nothing = { $to } के रास्ते में मारने को कुछ नहीं है।

jump-over-own =
    { $kind ->
        [dama] { $square } वाली दामा { $chip } आपकी अपनी है: उसे नहीं मार सकते।
        [unknown] { $square } वाला मोहरा आपका अपना है: उसे नहीं मार सकते।
       *[chip] { $square } वाली गोटी { $chip } आपकी अपनी है: उसे नहीं मार सकते।
    }

jump-twice =
    { $kind ->
        [dama] { $square } वाली दामा { $chip } एक बार लाँघी जा चुकी है।
        [unknown] { $square } वाला मोहरा एक बार लाँघा जा चुका है।
       *[chip] { $square } वाली गोटी { $chip } एक बार लाँघी जा चुकी है।
    }

jump-blocked =
    { $kind ->
        [dama] { $square } वाली दामा { $chip } रास्ते में खड़ी है।
        [unknown] { $square } वाला मोहरा रास्ते में खड़ा है।
       *[chip] { $square } वाली गोटी { $chip } रास्ते में खड़ी है।
    }

# In the oblique case, as “से” follows it and the list of these.
taker =
    { $kind ->
        [dama] { $square } वाली दामा { $chip }
        [unknown] { $square } वाले मोहरे
       *[chip] { $square } वाली गोटी { $chip }
    }

must-capture =
    मारना ज़रूरी है: { $takers } से { $count ->
        [1] एक मोहरा मारना होगा
        [2] दो मोहरे मारने होंगे
        [3] तीन मोहरे मारने होंगे
        [4] चार मोहरे मारने होंगे
       *[other] { $count } मोहरे मारने होंगे
    }।

more-first =
    जितने मार सकें, उतने मारें: { $takers } से { $count ->
        [1] एक मोहरा मारना होगा
        [2] दो मोहरे मारने होंगे
        [3] तीन मोहरे मारने होंगे
        [4] चार मोहरे मारने होंगे
       *[other] { $count } मोहरे मारने होंगे
    }।

dama-first =
    मार बराबर हो, तो दामा पहले: { $takers } से { $count ->
        [1] एक मोहरा मारना होगा
        [2] दो मोहरे मारने होंगे
        [3] तीन मोहरे मारने होंगे
        [4] चार मोहरे मारने होंगे
       *[other] { $count } मोहरे मारने होंगे
    }।

must-go-on =
    मार अभी बाकी है: कुल { $count ->
        [1] एक मोहरा मारना होगा
        [2] दो मोहरे मारने होंगे
        [3] तीन मोहरे मारने होंगे
        [4] चार मोहरे मारने होंगे
       *[other] { $count } मोहरे मारने होंगे
    }।

many-ways = कई मार { $to } तक जाती हैं: पहले चुनें कि कहाँ उतरना है, { $landings }।

chosen =
    { $kind ->
        [dama] { $square } वाली दामा { $chip } चुनी जा चुकी है: वही चलनी होगी।
        [unknown] { $square } वाला मोहरा चुना जा चुका है: वही चलना होगा।
       *[chip] { $square } वाली गोटी { $chip } चुनी जा चुकी है: वही चलनी होगी।
    }

entered =
    { $kind ->
        [dama] { $square } वाली दामा { $chip } की मार शुरू हो चुकी है: उसे पूरा करना होगा।
        [unknown] { $square } वाले मोहरे की मार शुरू हो चुकी है: उसे पूरा करना होगा।
       *[chip] { $square } वाली गोटी { $chip } की मार शुरू हो चुकी है: उसे पूरा करना होगा।
    }

nothing-to-touch = “छुआ मोहरा चलें” बंद है: पहले से कुछ चुनना नहीं पड़ता।

completes = { $square } पर उतरते ही चाल पूरी हो जाती है।

offer-is-open = पहले पेशकश का जवाब दें।

no-offer = जवाब देने के लिए कोई पेशकश नहीं है।

offered-before = एक बारी में एक ही पेशकश हो सकती है।

time-is-up = समय पूरा: यह चाल अब विरोधी चलेगा।

no-move-time = चाल की घड़ी नहीं है।

no-game-time = बाज़ी की कोई घड़ी नहीं चल रही।

## The move list. The name of the player, if there is one, precedes each line

list-first = पहली चाल, पर्ची से

list-dama = दामा

list-made-by =
    { $who ->
        [you] चाल आपके हाथ से
       *[other] चाल { $who } के हाथ से
    }

list-made-at-random = अपने-आप, बिना चुने

list-notes = { $first }; { $next }

list-jumps = { $first }, { $next }

list-offer = खत्म करने की पेशकश

list-declined = पेशकश नामंज़ूर

list-withdrawn = पेशकश वापस

list-move-time = चाल का समय पूरा

list-game-time = बाज़ी का समय पूरा

## Before the match

style = खेलने का ढंग

style-friendly = दोस्ताना

style-friendly-note = घड़ी नहीं, और चाल पूरी होने तक मन बदल सकते हैं।

style-by-the-book = पूरे नियम

style-by-the-book-note = छुआ मोहरा चलना होगा, 20 सेकंड में; कुल 20 मिनट।

style-tournament = टूर्नामेंट

style-tournament-note = छुआ मोहरा चलें, हर चाल 60 सेकंड, और अंत में बची दामाएँ दुगुनी।

style-own = अपनी पसंद

style-own-note = जैसा “और विकल्प” में चुना है।

set = गोटियाँ

set-counting = गिनती

set-counting-note = 1 से 12

set-whole = पूर्ण संख्याएँ

set-whole-note = 0 से 11

set-integer = पूर्णांक

set-integer-note = 0 से 11, विषम ऋणात्मक

set-fraction = भिन्न

set-fraction-note = 1{"\u200A"}/{"\u200A\u2060"}10 से 12{"\u200A"}/{"\u200A\u2060"}10

set-rational = परिमेय संख्याएँ

set-rational-note = दसवें हिस्से, जिनमें आधे ऋणात्मक

set-radical = वर्गमूल (करणी)

set-radical-note = जैसे 16√32

set-polynomial = बहुपद

set-polynomial-note = जैसे −3x²y; x और y उतरने के खाने से

operators = गणित के चिह्न

operators-four = + − × ÷

operators-two = सिर्फ़ + −

operators-own = इन गोटियों के साथ आम।

operators-other = इन गोटियों के साथ आम नहीं।

touch-move = छुआ मोहरा चलें

touch-on = चालू

touch-on-note = जो मोहरा छुआ, वही चलना होगा; छलाँग वापस नहीं होती।

touch-off = बंद

touch-off-note = चाल पूरी होने तक मन बदल सकते हैं।

move-time = चाल का समय

move-time-20 = 20 सेकंड

move-time-20-note = फिर आपकी चाल विरोधी चले।

move-time-off = बंद

move-time-off-note = आराम से सोचें।

move-time-60 = 60 सेकंड

move-time-60-note = टूर्नामेंट: जब मारना ज़रूरी हो, तब समय की सीमा नहीं।
by-link = घड़ियाँ तभी चलती हैं, जब दोनों डिवाइस जुड़े हों।

game-time = बाज़ी का समय

game-time-20 = 20 मिनट

game-time-20-note = फिर फ़ैसला स्कोर से।

game-time-off = बंद

game-time-off-note = अंत तक खेलें।

damas = अंत में बची दामाएँ

damas-once = एक बार

damas-once-note = जितना मान, उतने अंक।

damas-double = दुगुनी

damas-double-note = टूर्नामेंट: मान के दुगुने अंक।

## The end

end-no-pieces =
    { $who ->
        [you] आपके पास कोई मोहरा नहीं बचा।
       *[other] { $who } के पास कोई मोहरा नहीं बचा।
    }

end-no-pieces-but-wins =
    { $who ->
        [you] आपके पास कोई मोहरा नहीं बचा, पर कुल अंक आपके ज़्यादा हैं।
       *[other] { $who } के पास कोई मोहरा नहीं बचा, पर कुल अंक उन्हीं के ज़्यादा हैं।
    }

end-no-move =
    { $who ->
        [you] आपके पास कोई चाल नहीं बची।
       *[other] { $who } के पास कोई चाल नहीं बची।
    }

end-shuttle =
    { $who ->
        [you] आपकी आखिरी दामा पाँच बार इधर से उधर जा चुकी।
       *[other] { $who } की आखिरी दामा पाँच बार इधर से उधर जा चुकी।
    }

end-repetition = वही स्थिति तीसरी बार आ गई।

end-quiet = 50 चालों में न कोई मार हुई, न कोई गोटी चली।

end-time = बीस मिनट पूरे हुए।

end-agreed = दोनों बाज़ी खत्म करने पर राज़ी हुए।

end-resigned =
    { $who ->
        [you] आपने हार मान ली, स्कोर चाहे जो हो।
       *[other] { $who } ने हार मान ली, स्कोर चाहे जो हो।
    }

row-resigned = हार मानी

row-sum = मारकर { $captures }, बोर्ड पर { $left }

row-sum-alone = मारकर { $captures }, बचा कुछ नहीं

best-capture =
    { $who ->
        [you] सबसे बढ़िया मार आपकी रही ({ $working })।
       *[other] सबसे बढ़िया मार { $who } की रही ({ $working })।
    }

## The hint

advice-takes =
    { $kind ->
        [dama] { $square } वाली दामा { $chip } से { $taken } को मारें।
       *[chip] { $square } वाली गोटी { $chip } से { $taken } को मारें।
    }

advice-takes-for =
    { $kind ->
        [dama] { $square } वाली दामा { $chip } से { $taken } को मारें: { $score } अंक।
       *[chip] { $square } वाली गोटी { $chip } से { $taken } को मारें: { $score } अंक।
    }

advice-crowned = इससे नई दामा बनेगी।

advice-ends = इससे बाज़ी खत्म होगी।

advice-safe =
    { $who ->
        [you] इसके बाद आप कुछ नहीं मार सकते।
       *[other] इसके बाद { $who } के लिए मारने को कुछ नहीं है।
    }

advice-answer =
    { $who ->
        [you] इसके बाद आपको { $count ->
            [1] एक मोहरा मारना होगा
           *[other] { $count } मोहरे मारने होंगे
        }।
       *[other] इसके बाद { $who } को { $count ->
            [1] एक मोहरा मारना होगा
           *[other] { $count } मोहरे मारने होंगे
        }।
    }

advice-answer-for =
    { $who ->
        [you] इसके बाद आपको { $count ->
            [1] एक मोहरा मारना होगा
           *[other] { $count } मोहरे मारने होंगे
        }: ज़्यादा से ज़्यादा { $score } अंक।
       *[other] इसके बाद { $who } को { $count ->
            [1] एक मोहरा मारना होगा
           *[other] { $count } मोहरे मारने होंगे
        }: ज़्यादा से ज़्यादा { $score } अंक।
    }

advice-least = किसी और चाल में आपका इससे कम नुकसान नहीं।

advice-count =
    { $what ->
        [accept] खत्म करके गिनें: आपके { $own }, सामने वाले के { $other } अंक।
        [decline] आगे खेलें: अभी गिनें तो आपके { $own }, सामने वाले के { $other } अंक।
       *[offer] बाज़ी यहीं खत्म करने की पेशकश करें: आपके { $own }, सामने वाले के { $other } अंक।
    }

loss =
    { $who ->
        [you] { $moves } के बाद आपके { $count ->
            [1] एक मोहरे
           *[other] { $count } मोहरों
        } का नुकसान: { $score } अंक{ $dama ->
            [yes] , और सामने वाले की नई दामा।
           *[no] ।
        }
       *[other] { $moves } के बाद { $who } के { $count ->
            [1] एक मोहरे
           *[other] { $count } मोहरों
        } का नुकसान: { $score } अंक{ $dama ->
            [yes] , और सामने वाले की नई दामा।
           *[no] ।
        }
    }

loss-exchange =
    { $who ->
        [you] { $moves } के बाद { $taken } के बदले आपके { $count ->
            [1] एक मोहरे
           *[other] { $count } मोहरों
        } का नुकसान: { $score } अंक।
       *[other] { $moves } के बाद { $taken } के बदले { $who } के { $count ->
            [1] एक मोहरे
           *[other] { $count } मोहरों
        } का नुकसान: { $score } अंक।
    }

loss-dama =
    { $who ->
        [you] { $moves } के बाद आपकी नई दामा होगी।
       *[other] { $moves } के बाद { $who } की नई दामा होगी।
    }
