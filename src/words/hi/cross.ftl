### चौपड़ और पचीसी की बिसात पर जो एक-सा कहा जाता है।

## Notation: the expected part of a text that cannot be parsed


## At the table: the player to move, and the prompt

whose-turn =
    { $who ->
        [you] आपकी बारी
       *[other] { $who } की बारी
    }

over = बाज़ी खत्म

throw-for-start =
    { $who ->
        [you] आपकी बारी: कौन शुरू करे, इसके लिए फेंकें
       *[other] { $who }, कौन शुरू करे, इसके लिए फेंकें
    }

highest-starts = जिसका दाँव सबसे बड़ा, वही शुरू करे।

start-so-far = अब तक { $throws } आए।

# In lists within start-so-far: “अब तक Ada के 7, आपके 11 और Ben के 3 आए।”
start-throw =
    { $who ->
        [you] आपके { $number }
       *[other] { $who } के { $number }
    }

throw-now =
    { $who ->
        [you] आपकी बारी: फेंकें
       *[other] { $who }, फेंकें
    }

choose-marked = निशान वाली गोटी चुनें, या उतरने का खाना।

choose-landing = वहाँ कई चालें पहुँचती हैं। चुनें कि वहाँ कौन उतरे।

choose-landing-or-piece = चुनें कि वहाँ कौन उतरे, या वहाँ खड़ी गोटी।

can-go =
    { $what ->
        [pair] यह जोड़ी { $numbers } कदम चल सकती है।
       *[piece] यह गोटी { $numbers } कदम चल सकती है।
    }

can-hit =
    { $whom ->
        [you] { $pieces ->
            [2] { $by } पर आपकी दो गोटियाँ पिटेंगी।
           *[other] { $by } पर आपकी गोटी पिटेगी।
        }
       *[other] { $pieces ->
            [2] { $by } पर { $whom } की दो गोटियाँ पिटेंगी।
           *[other] { $by } पर { $whom } की गोटी पिटेगी।
        }
    }

can-go-home = { $by } पर घर पहुँचेगी।

## Buttons below the board: short

skip = छोड़ें

back = पीछे

choose-piece = गोटी चुनें

choose-pair = जोड़ी चुनें

choose-move = चाल चुनें

on-block =
    { $what ->
        [pair] { $step } पर जोड़ी
       *[piece] { $step } पर गोटी
    }

on-block-with = { $on }:{"\u000A"}{ $ways }

going =
    { $end ->
        [home] { $by } घर
        [in] { $by }, अंदर मुड़े
        [round] { $by }, फिर चक्कर
       *[on] { $by }
    }

# “Dan की पिटे”: his piece, गोटी, is understood.
going-hits =
    { $end ->
        [round] { $whom ->
            [you] { $by }, फिर चक्कर, आपकी गोटी पिटेगी
           *[other] { $pieces ->
                [2] { $by }, फिर चक्कर, { $whom } की 2 पिटेंगी
               *[other] { $by }, फिर चक्कर, { $whom } की पिटेगी
            }
        }
       *[on] { $whom ->
            [you] { $by }, आपकी गोटी पिटेगी
           *[other] { $pieces ->
                [2] { $by }, { $whom } की 2 पिटेंगी
               *[other] { $by }, { $whom } की पिटेगी
            }
        }
    }

moved =
    { $what ->
        [pair] जोड़ी { $from } से { $to }
       *[piece] { $from ->
            [0] { $to } पर आई
           *[other] { $from } से { $to }
        }
    }

moved-home =
    { $what ->
        [pair] जोड़ी { $from } से घर
       *[piece] { $from } से घर
    }

take =
    { $what ->
        [pair] जोड़ी चलें: { $way }
       *[piece] गोटी चलें: { $way }
    }

take-anyway =
    { $what ->
        [pair] फिर भी जोड़ी चलें: { $way }
       *[piece] फिर भी गोटी चलें: { $way }
    }

# With a question mark it is asked back: “सब यहीं रुकने पर राज़ी?”
stop-here = यहीं खत्म करें
stop-question = क्या सब बाज़ी यहीं खत्म करने पर राज़ी हैं?

## Screen reader texts of the cells of the board: parts of a list with commas

block = खाना { $steps }

column =
    { $who ->
        [you] आपकी पट्टी
       *[other] { $who } की पट्टी
    }

with-cross = क्रॉस (चीरा)

pieces-of =
    { $who ->
        [you] { $pieces ->
            [one] आपकी { $pieces } गोटी
           *[other] आपकी { $pieces } गोटियाँ
        }
       *[other] { $pieces ->
            [one] { $who } की { $pieces } गोटी
           *[other] { $who } की { $pieces } गोटियाँ
        }
    }

pair-of =
    { $kind ->
        [true] { $who ->
            [you] आपकी सच्ची जोड़ी
           *[other] { $who } की सच्ची जोड़ी
        }
        [false] { $who ->
            [you] आपकी झूठी जोड़ी
           *[other] { $who } की झूठी जोड़ी
        }
       *[pair] { $who ->
            [you] आपकी जोड़ी
           *[other] { $who } की जोड़ी
        }
    }

own-step =
    { $who ->
        [you] आपके रास्ते पर खाना { $step }
       *[other] { $who } के रास्ते पर खाना { $step }
    }

pair-waits-for-leap = पहले लाँघी जाए, फिर साथ चले

pair-may-not-move = अभी साथ नहीं चल सकती

zero-mark =
    { $who ->
        [you] { $pieces ->
            [0] आपका 0 का निशान, कोई गोटी नहीं
            [one] आपका 0 का निशान, { $pieces } गोटी
           *[other] आपका 0 का निशान, { $pieces } गोटियाँ
        }
       *[other] { $pieces ->
            [0] { $who } का 0 का निशान, कोई गोटी नहीं
            [one] { $who } का 0 का निशान, { $pieces } गोटी
           *[other] { $who } का 0 का निशान, { $pieces } गोटियाँ
        }
    }

home-cell = घर: { $counts }

home-of =
    { $who ->
        [you] आपकी { $pieces }
       *[other] { $who } की { $pieces }
    }

## Events. These have no full stop: “full-stop” adds it, and “and-then” adds another event. None may end in a digit: a
## danda after it would look like a 1

rolls-for-start =
    { $who ->
        [you] शुरुआत के लिए आपका दाँव
       *[other] शुरुआत के लिए { $who } का दाँव
    }

starts =
    { $who ->
        [you] शुरुआत आपकी
       *[other] शुरुआत { $who } की
    }

tie = बराबरी: { $names } फिर से फेंकें

rolls =
    { $who ->
        [you] आपका दाँव
       *[other] { $who } का दाँव
    }

moves =
    { $who ->
        [you] { $from ->
            [0] आपकी गोटी बिसात पर आई: खाना { $to }
           *[other] { $to ->
                [81] आपकी गोटी खाना { $from } से घर पहुँची
               *[other] { $what ->
                    [pair] आपकी जोड़ी खाना { $from } से { $to } पर
                   *[piece] आपकी गोटी खाना { $from } से { $to } पर
                }
            }
        }
       *[other] { $from ->
            [0] { $who } की गोटी बिसात पर आई: खाना { $to }
           *[other] { $to ->
                [81] { $who } की गोटी खाना { $from } से घर पहुँची
               *[other] { $what ->
                    [pair] { $who } की जोड़ी खाना { $from } से { $to } पर
                   *[piece] { $who } की गोटी खाना { $from } से { $to } पर
                }
            }
        }
    }

hits =
    { $who ->
        [you] { $whom ->
            [you] आपने अपनी ही गोटी मारी
           *[other] { $pieces ->
                [2] आपने { $whom } की दो गोटियाँ मारीं
               *[other] आपने { $whom } की गोटी मारी
            }
        }
       *[other] { $whom ->
            [you] { $pieces ->
                [2] { $who } ने आपकी दो गोटियाँ मारीं
               *[other] { $who } ने आपकी गोटी मारी
            }
           *[other] { $pieces ->
                [2] { $who } ने { $whom } की दो गोटियाँ मारीं
               *[other] { $who } ने { $whom } की गोटी मारी
            }
        }
    }

makes-pair =
    { $who ->
        [you] आपकी जोड़ी बनी
       *[other] { $who } की जोड़ी बनी
    }

takes-place =
    { $who ->
        [you] { $place ->
            [1] आपकी जीत: सब गोटियाँ घर में
            [2] आपकी सब गोटियाँ घर में: दूसरा स्थान
            [3] आपकी सब गोटियाँ घर में: तीसरा स्थान
           *[other] आपकी सब गोटियाँ घर में: चौथा स्थान
        }
       *[other] { $place ->
            [1] { $who } की जीत: सब गोटियाँ घर में
            [2] { $who } की सब गोटियाँ घर में: दूसरा स्थान
            [3] { $who } की सब गोटियाँ घर में: तीसरा स्थान
           *[other] { $who } की सब गोटियाँ घर में: चौथा स्थान
        }
    }

table-stops = खिलाड़ी बाज़ी यहीं खत्म करते हैं

cited = { $told } ({ $clause })

and-then = { $first }। { $next }

full-stop = { $told }।

## The move list

legend = 6: 12 से 18 में पहले दाँव है, फिर गोटी किस खाने से किस खाने तक गई। नाम के नीचे भरा गोला घर पहुँची गोटियाँ गिनता है, टूटी रेखा वाला 0 पर रुकी गोटियाँ।
step-throw = दाँव { $throw }
throw-used = { $throw }: { $course }

# In brackets, so that no danda follows a digit.
threw =
    { $who ->
        [you] आपका दाँव ({ $throw })
       *[other] { $who } का दाँव ({ $throw })
    }

## The players beside the board

figure-home =
    { $pieces ->
        [one] गोटी घर में
       *[other] गोटियाँ घर में
    }

figure-waiting =
    { $pieces ->
        [one] गोटी इंतज़ार में
       *[other] गोटियाँ इंतज़ार में
    }

figure-opposite = सामने

placed =
    { $place ->
        [1] विजेता
        [2] दूसरा स्थान
        [3] तीसरा स्थान
       *[other] चौथा स्थान
    }

## Refusals

not-before-start = पहले फेंककर देखें कि शुरू कौन करे।

not-before-move = पहले यह दाँव चलें।

not-any-more = बाज़ी खत्म हो चुकी है।

no-piece =
    { $step ->
        [0] 0 के निशान की कोई गोटी चल नहीं सकती।
        [81] जो गोटी घर पहुँच गई, वह वहीं रहती है।
       *[other] खाना { $step } की कोई गोटी चल नहीं सकती।
    }

too-far = घर पहुँचने के लिए ठीक गिनती चाहिए: यह { $more } ज़्यादा है।

full = खाना { $step } पर आपकी दो गोटियाँ पहले से बैठी हैं।

no-pair =
    { $step ->
        [0] 0 के निशान पर जोड़ी नहीं होती।
       *[other] खाना { $step } पर कोई जोड़ी नहीं है।
    }

protected =
    { $who ->
        [you] अकेली गोटी आपकी जोड़ी पर नहीं उतर सकती।
       *[other] अकेली गोटी { $who } की जोड़ी पर नहीं उतर सकती।
    }

## The end of the match

stopped = सब खिलाड़ी रुकने पर राज़ी हुए: बाकी स्थान कदमों के कुल से।

told-steps = { $steps } कदम।

told-hits = { $given } बार मारा, { $taken } बार मार खाई।

told-throws =
    { $luck ->
        [more] { $throws } दाँव, औसत से { $by } कदम ज़्यादा।
        [less] { $throws } दाँव, औसत से { $by } कदम कम।
       *[even] { $throws } दाँव, कुल ठीक औसत।
    }

luck-so-far = अब तक की किस्मत, कदमों में: { $luck }

hardest-hit =
    { $who ->
        [you] { $what ->
            [pair] { $whom ->
                [you] सबसे भारी मार: आपने अपनी ही जोड़ी खाना { $from } से लौटाई, घर से { $left } कदम पहले।
               *[other] सबसे भारी मार: आपने { $whom } की जोड़ी खाना { $from } से लौटाई, घर से { $left } कदम पहले।
            }
           *[piece] { $whom ->
                [you] सबसे भारी मार: आपने अपनी ही गोटी खाना { $from } से लौटाई, घर से { $left } कदम पहले।
               *[other] सबसे भारी मार: आपने { $whom } की गोटी खाना { $from } से लौटाई, घर से { $left } कदम पहले।
            }
        }
       *[other] { $what ->
            [pair] { $whom ->
                [you] सबसे भारी मार: { $who } ने आपकी जोड़ी खाना { $from } से लौटाई, घर से { $left } कदम पहले।
               *[other] सबसे भारी मार: { $who } ने { $whom } की जोड़ी खाना { $from } से लौटाई, घर से { $left } कदम पहले।
            }
           *[piece] { $whom ->
                [you] सबसे भारी मार: { $who } ने आपकी गोटी खाना { $from } से लौटाई, घर से { $left } कदम पहले।
               *[other] सबसे भारी मार: { $who } ने { $whom } की गोटी खाना { $from } से लौटाई, घर से { $left } कदम पहले।
            }
        }
    }

longest-run =
    { $who ->
        [you] सबसे लंबी दौड़ आपकी रही: एक ही बारी में { $steps } कदम।
       *[other] सबसे लंबी दौड़ { $who } की रही: एक ही बारी में { $steps } कदम।
    }

## The hint

advice-move =
    { $from ->
        [0] एक गोटी बिसात पर लाएँ, खाना { $to } पर।
       *[other] { $to ->
            [81] { $what ->
                [pair] जोड़ी को खाना { $from } से घर पहुँचाएँ।
               *[piece] गोटी को खाना { $from } से घर पहुँचाएँ।
            }
           *[other] { $what ->
                [pair] जोड़ी को खाना { $from } से { $to } पर चलें।
               *[piece] गोटी को खाना { $from } से { $to } पर चलें।
            }
        }
    }

advice-safe =
    { $what ->
        [pair] वहाँ जोड़ी को कोई नहीं मार सकता।
       *[piece] वहाँ उसे कोई नहीं मार सकता।
    }

advice-pair = वहाँ जोड़ी बनेगी, जिसे अकेली गोटी नहीं मार सकती।

advice-hit =
    { $whom ->
        [you] { $steps ->
            [one] इससे आपकी गोटी पिटेगी: { $steps } खाना गया।
           *[other] इससे आपकी गोटी पिटेगी: { $steps } खाने गए।
        }
       *[other] { $steps ->
            [one] इससे { $whom } की गोटी पिटेगी: { $steps } खाना गया।
           *[other] इससे { $whom } की गोटी पिटेगी: { $steps } खाने गए।
        }
    }

advice-chances =
    { $there ->
        [0] { $here ->
            [0] वहाँ वह किसी दाँव से नहीं पिटती।
           *[other] वहाँ वह किसी दाँव से नहीं पिटती; यहाँ { $all } में से { $here } दाँव से।
        }
       *[other] { $here ->
            [0] वहाँ वह { $all } में से { $there } दाँव से पिटती है, यहाँ किसी से नहीं।
           *[other] वहाँ वह { $all } में से { $there } दाँव से पिटती है, यहाँ { $all } में से { $here } से।
        }
    }

advice-left = खाना { $block } पर छूटी गोटी { $all } में से { $throws } दाँव से पिटती है।

advice-earning = अगली बार खाना 17 पर दो: { $all } में से { $throws } दाँव।

compare-sent-back =
    सबसे अच्छी चाल सामने वालों को { $steps ->
        [one] { $steps } खाना
       *[other] { $steps } खाने
    } और पीछे भेजती है।

compare-home = सबसे अच्छी चाल से एक गोटी घर पहुँचती है।

compare-homing = अगली बार घर: { $all } में से { $chosen } दाँव; सबसे अच्छी चाल के बाद { $best }।

compare-exposure = आपकी गोटी { $all } में से { $chosen } दाँव से पिटती है; सबसे अच्छी चाल के बाद { $best } से।

compare-chase = अगली बार आप { $all } में से { $chosen } दाँव से मारते हैं; सबसे अच्छी चाल के बाद { $best } से।

compare-earning = अगली बार खाना 17 पर दो: { $all } में से { $chosen } दाँव; सबसे अच्छी चाल के बाद { $best }।
