### पचीसी की बिसात पर जो कहा जाता है।

goal = अपनी सब गोटियाँ बिसात का चक्कर लगाकर सबसे पहले घर लाएँ।

## Notation: the expected part of a text that cannot be parsed

expected =
    { $what ->
        [options] “throw=cowries” या “throw=die”, फिर “pieces=4” या “pieces=2”
        [action] जो अंक आया, चाल, “skip” या “stop”
       *[other] { $other }
    }

## At the table

set-throw = किससे फेंकें

cowries = छह कौड़ियाँ

cowries-note = चित कौड़ियाँ गिनें: 2 से 6, 10 या 25; 6, 10 और 25 पर एक और दाँव।

die = एक पासा

die-note = 1 से 6 तक; 6 पर एक और दाँव।

set-pieces = गोटियाँ

four-each = चार-चार

four-each-note = पूरा खेल।

two-each = दो-दो

two-each-note = छोटा खेल।

throw = फेंकें

throws =
    { $who ->
        [you] आपका दाँव: { $number }
       *[other] { $who } का दाँव: { $number }
    }

throws-cowries =
    { $who ->
        [you] { $mouths ->
            [0] आपका दाँव: { $number }, एक भी चित नहीं
            [1] आपका दाँव: { $number }, एक चित
           *[other] आपका दाँव: { $number }, { $mouths } चित
        }
       *[other] { $mouths ->
            [0] { $who } का दाँव: { $number }, एक भी चित नहीं
            [1] { $who } का दाँव: { $number }, एक चित
           *[other] { $who } का दाँव: { $number }, { $mouths } चित
        }
    }

use-throw =
    { $who ->
        [you] आपकी बारी: { $number } चलें
       *[other] { $who }, { $number } चलें
    }

earned-throw = यह दाँव { $number } का इनाम है (P5)।

two-in-a-row = लगातार दो बार { $number }: तीसरी बार आया, तो पूरी बारी रद्द (P6)।

fork = अंदर, या एक और चक्कर (P12)?

## Events: without a full stop

loses-throw =
    { $who ->
        [you] { $number } पर आपकी कोई चाल नहीं: दाँव बेकार गया
       *[other] { $number } पर { $who } की कोई चाल नहीं: दाँव बेकार गया
    }

throws-again =
    { $who ->
        [you] आपका एक और दाँव
       *[other] { $who } का एक और दाँव
    }

cancels-turn = लगातार तीसरी बार { $number }: बारी रद्द

cancels-all = लगातार तीसरी बार { $number }: बारी रद्द, सब अपनी जगह वापस

hits-and-throws =
    { $who ->
        [you] { $whom ->
            [you] आपने अपनी ही गोटी मारी: एक और दाँव
           *[other] { $pieces ->
                [2] आपने { $whom } की दो गोटियाँ मारीं: एक और दाँव
               *[other] आपने { $whom } की गोटी मारी: एक और दाँव
            }
        }
       *[other] { $whom ->
            [you] { $pieces ->
                [2] { $who } ने आपकी दो गोटियाँ मारीं: एक और दाँव
               *[other] { $who } ने आपकी गोटी मारी: एक और दाँव
            }
           *[other] { $pieces ->
                [2] { $who } ने { $whom } की दो गोटियाँ मारीं: एक और दाँव
               *[other] { $who } ने { $whom } की गोटी मारी: एक और दाँव
            }
        }
    }

breaks-pair =
    { $who ->
        [you] आपकी जोड़ी टूटी
       *[other] { $who } की जोड़ी टूटी
    }

leaves-throw =
    { $who ->
        [you] आपने { $number } का दाँव छोड़ा
       *[other] { $who } ने { $number } का दाँव छोड़ा
    }

leaves-and-throws =
    { $who ->
        [you] आपने { $number } का दाँव छोड़ा: एक और दाँव
       *[other] { $who } ने { $number } का दाँव छोड़ा: एक और दाँव
    }

## Refusals

wrong-pieces = हर खिलाड़ी की चार गोटियाँ होती हैं या दो, { $pieces } नहीं।

cannot-fall = { $number } का दाँव होता ही नहीं।

not-before-throw = पहले दाँव फेंकें।

not-thrown = यह { $by } है, और दाँव { $number } का है।

half-only = जोड़ी { $number } के आधे से, यानी { $by } कदम, चलती है।

odd-number = जोड़ी सम अंक के आधे से चलती है, और { $number } विषम है।

bound = जोड़ी सिर्फ़ चीरे (✗) पर टूट सकती है।

cross-held =
    { $who ->
        [you] उस चीरे (✗) पर आपकी गोटी है, और चीरे पर कोई नहीं पिटता।
       *[other] उस चीरे (✗) पर { $who } की गोटी है, और चीरे पर कोई नहीं पिटता।
    }

no-fork = एक और चक्कर वही गोटी लगा सकती है, जिसने अपना चक्कर पूरा कर लिया हो, और वह भी खाना 8 से।

## The hint

advice-skip = यह दाँव छोड़ दें: आपकी गोटियाँ जहाँ हैं, वहीं बेहतर हैं।
