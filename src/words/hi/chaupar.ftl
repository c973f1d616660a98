### चौपड़ की बिसात पर जो कहा जाता है।

goal = अपनी सब गोटियाँ बिसात का चक्कर लगाकर सबसे पहले घर लाएँ। दो गोटियाँ 17 पर मिलें, तो जोड़ियाँ साथ चल सकती हैं।

## Notation: the expected part of a text that cannot be parsed

expected =
    { $what ->
        [options] “players=4” या “players=4 rounds=32”
        [action] दाँव, चाल, “true” और कदम, या “stop”
        [pair-step] किसी जोड़ी का कदम
       *[other] { $other }
    }

## Set-up

set-rounds = अवधि

whole-game = पूरा खेल

whole-game-note = जब तक तीन खिलाड़ी घर न पहुँचें।

short-game = छोटा खेल

short-game-note = { $rounds } दौर के बाद स्थान कदमों के कुल से (C15)।

## At the table

throw-pasa = पासे फेंकें

two-pasa = { $low } और { $high }

throws =
    { $who ->
        [you] आपका दाँव: { $low } और { $high }
       *[other] { $who } का दाँव: { $low } और { $high }
    }

use-throw =
    { $who ->
        [you] आपकी बारी: { $low } और { $high } चलें
       *[other] { $who }, { $low } और { $high } चलें
    }

use-pasa =
    { $who ->
        [you] आपकी बारी: दूसरे पासे का { $pasa } चलें
       *[other] { $who }, दूसरे पासे का { $pasa } चलें
    }

use-throw-of =
    { $who ->
        [you] { $thrower ->
            [you] आपकी बारी: { $low } और { $high } चलें
           *[other] आपकी बारी: { $thrower } के { $low } और { $high } चलें
        }
       *[other] { $thrower ->
            [you] { $who }, अपने साथी के { $low } और { $high } चलें
           *[other] { $who }, { $thrower } के { $low } और { $high } चलें
        }
    }

use-pasa-of =
    { $who ->
        [you] { $thrower ->
            [you] आपकी बारी: दूसरे पासे का { $pasa } चलें
           *[other] आपकी बारी: { $thrower } के दूसरे पासे का { $pasa } चलें
        }
       *[other] { $thrower ->
            [you] { $who }, अपने साथी के दूसरे पासे का { $pasa } चलें
           *[other] { $who }, { $thrower } के दूसरे पासे का { $pasa } चलें
        }
    }

round-of = दौर { $number }, कुल { $count }।

rounds-over = तय दौर पूरे हुए: जो अभी घर नहीं पहुँचे, उनके स्थान कदमों के कुल से।

throws-for-partner =
    { $partner ->
        [you] आपके साथी की सब गोटियाँ घर में हैं: यह दाँव आप चलें (C14)।
       *[other] आपकी सब गोटियाँ घर में हैं: यह दाँव { $partner } के लिए है (C14)।
    }

can-earn-pairs = जोड़ी चलाने का हक पाने के लिए खाना 17 पर दो गोटियाँ मिलाएँ (C7)।

has-pairs = कुल सम हो, तो जोड़ी उसके आधे से चलती है (C9)।

has-no-pairs = अब आपकी जोड़ी नहीं बनती, और डबल पर एक और दाँव नहीं (C7)।

warns-of-failing = इसके बाद 17 पर मिलना मुमकिन नहीं: पूरी बाज़ी में जोड़ी नहीं (C7)।

come-in-first = 0 के निशान वाली गोटियाँ पहले बिसात पर आती हैं (C10)।

which-true-pair =
    { $who ->
        [you] आपकी बारी: सच्ची जोड़ी कौन-सी?
       *[other] { $who }, सच्ची जोड़ी कौन-सी?
    }

other-can-be-hit = दूसरी को फिर अकेली गोटी भी मार सकती है (C12)।

suggested = सुझाव: खाना { $step } वाली।

name-true-pair = सच्ची जोड़ी: { $step } वाली

## On the board: one letter beside a pair

# Of सच्ची.
true-sign = स

# Of झूठी.
false-sign = झ

## The players beside the board: a few words each

needs-17 = जोड़ी: 17

pairs-earned = जोड़ी है

no-pairs = जोड़ी नहीं

misses-turns =
    { $turns ->
        [one] { $turns } बारी छूटेगी
       *[other] { $turns } बारियाँ छूटेंगी
    }

for-partner = साथी के लिए

## Events: without a full stop

throws-for =
    { $who ->
        [you] { $partner ->
            [you] यह दाँव आपके अपने लिए
           *[other] आपकी सब गोटियाँ घर में: यह दाँव { $partner } के लिए
        }
       *[other] { $partner ->
            [you] { $who } की सब गोटियाँ घर में: यह दाँव आपके लिए
           *[other] { $who } की सब गोटियाँ घर में: यह दाँव { $partner } के लिए
        }
    }

loses-throw =
    { $who ->
        [you] { $low } और { $high } पर आपकी कोई चाल नहीं: दाँव बेकार गया
       *[other] { $low } और { $high } पर { $who } की कोई चाल नहीं: दाँव बेकार गया
    }

loses-pasa =
    { $who ->
        [you] { $pasa } पर आपकी कोई चाल नहीं: पासा बेकार गया
       *[other] { $pasa } पर { $who } की कोई चाल नहीं: पासा बेकार गया
    }

splits-pair =
    { $who ->
        [you] आपकी जोड़ी टूटी
       *[other] { $who } की जोड़ी टूटी
    }

pair-freed = { $step } वाली जोड़ी फिर साथ चल सकती है

earns-pairs =
    { $who ->
        [you] खाना 17 पर आपको जोड़ी चलाने का हक मिला
       *[other] खाना 17 पर { $who } को जोड़ी चलाने का हक मिला
    }

fails-17 =
    { $who ->
        [you] अब 17 पर मिलना मुमकिन नहीं: आपकी जोड़ी नहीं बनेगी
       *[other] अब 17 पर मिलना मुमकिन नहीं: { $who } की जोड़ी नहीं बनेगी
    }

throws-again =
    { $who ->
        [you] डबल पर आपका एक और दाँव
       *[other] डबल पर { $who } का एक और दाँव
    }

no-throw-again =
    { $who ->
        [you] अब आपकी जोड़ी नहीं बनती: डबल पर एक और दाँव नहीं
       *[other] अब { $who } की जोड़ी नहीं बनती: डबल पर एक और दाँव नहीं
    }

misses-turn =
    { $who ->
        [you] आपकी सब गोटियाँ घर में: एक बारी छूटी
       *[other] { $who } की सब गोटियाँ घर में: एक बारी छूटी
    }

true-pair = { $step } वाली जोड़ी सच्ची है

## Refusals

not-before-throw = पहले पासे फेंकें।

not-before-name = पहले अपनी सच्ची जोड़ी बताएँ।

not-thrown = यह { $by } है: न किसी पासे का अंक, न { $low } और { $high } का कुल।

not-the-other = यह { $by } है, और बचे हुए पासे पर { $left } है।

same-piece = यह गोटी चल चुकी है: दूसरे पासे से दूसरी गोटी चलें।

whole-throw = पूरा दाँव चलना होगा: पहले { $ways }।

begin-with =
    { $what ->
        [pair] खाना { $from } की जोड़ी { $by } कदम
       *[piece] { $from ->
            [0] 0 के निशान की गोटी { $by } कदम
           *[other] खाना { $from } की गोटी { $by } कदम
        }
    }

whole-throw-marked = पूरा दाँव चलना होगा: पहले निशान वाली गोटी चलें।

failed = अब आपकी जोड़ी नहीं बनती: एक खाने की दो गोटियाँ जोड़ी नहीं होतीं।

not-earned = जब तक खाना 17 पर आपकी दो गोटियाँ न मिलें, जोड़ी साथ नहीं चल सकती।

immobile = खाना { $step } की जोड़ी एक बार साथ चल चुकी है: पहले कोई और गोटी उसे लाँघे।

odd-sum = जोड़ी सम कुल के आधे से चलती है, और { $low } और { $high } का कुल { $sum } है।

pasa-used = जोड़ी को पूरा दाँव चाहिए, पर { $pasa } लग चुका है।

zero-first = 0 के निशान वाली गोटियाँ पहले बिसात पर लानी होंगी।

not-a-pair = आपकी दोनों जोड़ियों में से कोई खाना { $step } पर नहीं है।

## The hint

advice-true = खाना { $step } वाली जोड़ी को सच्ची कहें: तब अकेली गोटी उसे नहीं मार सकती।
