### Dschamal की मेज़ पर जो कहा जाता है।

## Notation: the expected part of a text that cannot be parsed

expected =
    { $what ->
        [options] “players” 2 से 8, “start” “chosen” या “dealt”, “duel” “live” या “calm”
        [start] “chosen” या “dealt”
        [duel] “live” या “calm”
        [action] “master C”, “deal” या “take blue-egg”, “A grips” या “draws blue-egg”
        [piece] कोई गोटी, जैसे “blue-egg”, “black-egg” या “camel”
       *[other] { $other }
    }

## At the table

duels = मुकाबले
duels-live = लाइव
duels-live-note = दोनों एक साथ टटोलें; जो हाथ पहले बाहर आए, वही फ़ैसला करे। नज़र और फुर्ती चाहिए।
duels-calm = इत्मीनान
duels-calm-note = बारी-बारी से, जितना समय चाहें; कीबोर्ड और स्क्रीन रीडर से भी।
by-link = मुकाबले सिर्फ़ इत्मीनान के।
first-pieces = पहली गोटियाँ
first-pieces-chosen = पसंद से
first-pieces-chosen-note = सब बारी-बारी से एक नीली गोटी लें।
first-pieces-dealt = पर्ची से
first-pieces-dealt-note = सबको पर्ची से एक-एक नीली गोटी।
shape =
    { $shape ->
        [sphere] गोला
        [egg] अंडा
        [cube] घन
        [box] डिब्बा
        [cylinder] बेलन
        [disc] चकती
        [cone] शंकु
        [pyramid] पिरामिड
        [ring] छल्ला
        [arch] मेहराब
        [star] तारा
       *[cross] क्रॉस
    }
piece =
    { $shape ->
        [disc] { $colour ->
            [blue] नीली
            [white] सफ़ेद
            [yellow] पीली
            [brown] भूरी
           *[black] काली
        }
        [arch] { $colour ->
            [blue] नीली
            [white] सफ़ेद
            [yellow] पीली
            [brown] भूरी
           *[black] काली
        }
       *[cross] { $colour ->
            [blue] नीला
            [white] सफ़ेद
            [yellow] पीला
            [brown] भूरा
           *[black] काला
        }
    } { $shape ->
        [sphere] गोला
        [egg] अंडा
        [cube] घन
        [box] डिब्बा
        [cylinder] बेलन
        [disc] चकती
        [cone] शंकु
        [pyramid] पिरामिड
        [ring] छल्ला
        [arch] मेहराब
        [star] तारा
       *[cross] क्रॉस
    }
camel = ऊँट
# Nothing here is inflected by its role: sentences keep pieces in the direct case, with no postposition after them.
piece-the =
    { $role ->
       *[plain] { $shape ->
            [disc] { $colour ->
                [blue] नीली
                [white] सफ़ेद
                [yellow] पीली
                [brown] भूरी
               *[black] काली
            }
            [arch] { $colour ->
                [blue] नीली
                [white] सफ़ेद
                [yellow] पीली
                [brown] भूरी
               *[black] काली
            }
           *[cross] { $colour ->
                [blue] नीला
                [white] सफ़ेद
                [yellow] पीला
                [brown] भूरा
               *[black] काला
            }
        } { $shape ->
            [sphere] गोला
            [egg] अंडा
            [cube] घन
            [box] डिब्बा
            [cylinder] बेलन
            [disc] चकती
            [cone] शंकु
            [pyramid] पिरामिड
            [ring] छल्ला
            [arch] मेहराब
            [star] तारा
           *[cross] क्रॉस
        }
    }
camel-the =
    { $role ->
       *[plain] ऊँट
    }
camp-points = { $points } अंक
lies-before =
    { $holder ->
        [you] { $state ->
            [locked] { $piece }, आपके सामने, अब कोई नहीं ले सकता
            [open] { $piece }, आपके सामने, ले सकते हैं
           *[plain] { $piece }, आपके सामने
        }
       *[other] { $state ->
            [locked] { $piece }, { $holder } के सामने, अब कोई नहीं ले सकता
            [open] { $piece }, { $holder } के सामने, ले सकते हैं
           *[plain] { $piece }, { $holder } के सामने
        }
    }
lies-in-bag =
    { $state ->
        [open] { $piece }, थैले में, ले सकते हैं
       *[plain] { $piece }, थैले में
    }
bag-master = थैलेदार
challenged = चुनौती मिली
sits-out-note = इस बार बाहर
figure-points =
    { $points ->
        [one] अंक
       *[other] अंक
    }
figure-pieces =
    { $pieces ->
        [one] गोटी
       *[other] गोटियाँ
    }
toss-due = पहला थैलेदार पर्ची से
take-blue =
    { $player ->
        [you] आपकी बारी: एक नीली गोटी लें
       *[other] { $player }, एक नीली गोटी लें
    }
take-blue-help = जिस आकार की गोटी सामने हो, उसकी और गोटियाँ जीती जा सकती हैं।
turn-of =
    { $player ->
        [you] आपकी बारी
       *[other] { $player } की बारी
    }
deal-due =
    { $player ->
        [you] आपको पर्ची से नीली गोटी
       *[other] { $player } को पर्ची से नीली गोटी
    }
challenges =
    { $master ->
        [you] आपकी चुनौती { $challenged } को
       *[other] { $challenged ->
            [you] { $master } की चुनौती आपको
           *[other] { $master } की चुनौती { $challenged } को
        }
    }
challenges-help = थैलेदार का मुकाबला घड़ी की दिशा में एक-एक करके सबसे होता है।
goal = मेज़ पर किसी आकार की चारों गोटियाँ आ जाएँ, तो हर गोटी जिसके पास हो, उसे एक अंक; सात अंक पर जीत।
sits-out =
    { $player ->
        [you] इस बार आप बाहर।
       *[other] इस बार { $player } बाहर।
    }
toss-says-who = दोनों थामे हुए हैं: कौन निकाले, यह पर्ची से
ask-toss = पर्ची निकालें
to-the-bag = थैले की ओर
what-else =
    { $player ->
        [you] आपके हाथ में और क्या है?
       *[other] { $player } के हाथ में और क्या है?
    }
what-else-help = सेव बाज़ी में उस हाथ की आखिरी गोटी को छोड़कर सब हैं।
take-theirs =
    { $winner ->
        [you] आपकी बारी: { $loser } की एक गोटी लें
       *[other] { $loser ->
            [you] { $winner } की बारी: एक गोटी आपके खेमे से
           *[other] { $winner }, { $loser } की एक गोटी लें
        }
    }
take-theirs-help = बोर्ड पर चुनें।
match-is-over = बाज़ी खत्म हुई
previous-piece = पिछली गोटी
next-piece = अगली गोटी
choose-piece = कोई गोटी चुनें
take-piece = { $piece } लें

## At the table: events

first-master =
    { $player ->
        [you] पहले थैलेदार आप।
       *[other] पहले थैलेदार { $player }।
    }
begins-with =
    { $player ->
        [you] आपकी पहली गोटी: { $piece }।
       *[other] { $player } की पहली गोटी: { $piece }।
    }
meaning =
    { $draw ->
        [right] सही आकार!
        [camel] सही पुकार!
        [wrong] गलत आकार!
        [broken] टूटी हुई!
        [several] एक से ज़्यादा!
        [silent] पर पुकार नहीं!
       *[no-camel] ऊँट नहीं है!
    }
hand-out =
    { $player ->
        [you] आपके हाथ में { $pieces }: { $meaning }
       *[other] { $player } के हाथ में { $pieces }: { $meaning }
    }
hand-out-shouting =
    { $player ->
        [you] “Dschamal!” आपके हाथ में { $pieces }: { $meaning }
       *[other] “Dschamal!” { $player } के हाथ में { $pieces }: { $meaning }
    }
draws-own =
    { $player ->
        [you] आपके हाथ में { $piece }। यह आकार आपके खेमे में है: { $shape ->
            [disc] मिल गई
            [arch] मिल गई
           *[other] मिल गया
        }।
       *[other] { $player } के हाथ में { $piece }। यह आकार अपने ही खेमे में है: { $shape ->
            [disc] मिल गई
            [arch] मिल गई
           *[other] मिल गया
        }।
    }
draws-theirs =
    { $player ->
        [you] आपके हाथ में { $piece }। यह आकार { $other } के खेमे में है: { $shape ->
            [disc] मिल गई
            [arch] मिल गई
           *[other] मिल गया
        }।
       *[other] { $other ->
            [you] { $player } के हाथ में { $piece }। यह आकार आपके खेमे में है: { $shape ->
                [disc] मिल गई
                [arch] मिल गई
               *[other] मिल गया
            }।
           *[other] { $player } के हाथ में { $piece }। यह आकार { $other } के खेमे में है: { $shape ->
                [disc] मिल गई
                [arch] मिल गई
               *[other] मिल गया
            }।
        }
    }
draws-theirs-and-more =
    { $player ->
        [you] आपके हाथ में { $piece }। यह आकार { $other } के खेमे में है: { $shape ->
            [disc] मिल गई
            [arch] मिल गई
           *[other] मिल गया
        }, और { $other } से { $given } भी।
       *[other] { $other ->
            [you] { $player } के हाथ में { $piece }। यह आकार आपके खेमे में है: { $shape ->
                [disc] मिल गई
                [arch] मिल गई
               *[other] मिल गया
            }, और आपसे { $given } भी।
           *[other] { $player } के हाथ में { $piece }। यह आकार { $other } के खेमे में है: { $shape ->
                [disc] मिल गई
                [arch] मिल गई
               *[other] मिल गया
            }, और { $other } से { $given } भी।
        }
    }
shouts-rightly =
    { $player ->
        [you] “Dschamal!” की पुकार, और आपके हाथ में ऊँट।
       *[other] “Dschamal!” की पुकार, और { $player } के हाथ में ऊँट।
    }
shouts-not =
    { $player ->
        [you] आपके हाथ में ऊँट, पर पुकारा नहीं।
       *[other] { $player } के हाथ में ऊँट, पर पुकारा नहीं।
    }
shouts-wrongly =
    { $player ->
        [you] “Dschamal!” की पुकार, पर आपके हाथ में { $piece }।
       *[other] “Dschamal!” की पुकार, पर { $player } के हाथ में { $piece }।
    }
draws-neither =
    { $player ->
        [you] आपके हाथ में { $piece }। यह आकार किसी खेमे में नहीं है।
       *[other] { $player } के हाथ में { $piece }। यह आकार किसी खेमे में नहीं है।
    }
draws =
    { $player ->
        [you] आपके हाथ में { $pieces }।
       *[other] { $player } के हाथ में { $pieces }।
    }
wins-pieces =
    { $winner ->
        [you] { $pieces } अब आपके पास।
       *[other] { $pieces } अब { $winner } के पास।
    }
wins-it =
    { $winner ->
        [you] वह आपको { $shape ->
            [disc] मिली
            [arch] मिली
           *[other] मिला
        }।
       *[other] वह { $winner } को { $shape ->
            [disc] मिली
            [arch] मिली
           *[other] मिला
        }।
    }
takes-from =
    { $winner ->
        [you] { $loser } के खेमे से { $piece } अब आपके पास।
       *[other] { $loser ->
            [you] आपके खेमे से { $piece } अब { $winner } के पास।
           *[other] { $loser } के खेमे से { $piece } अब { $winner } के पास।
        }
    }
nothing-to-give =
    { $loser ->
        [you] आपके पास देने को कुछ नहीं।
       *[other] { $loser } के पास देने को कुछ नहीं।
    }
complete =
    चारों { $shape ->
        [sphere] गोले
        [egg] अंडे
        [cube] घन
        [box] डिब्बे
        [cylinder] बेलन
        [disc] चकतियाँ
        [cone] शंकु
        [pyramid] पिरामिड
        [ring] छल्ले
        [arch] मेहराबें
        [star] तारे
       *[cross] क्रॉस
    } मेज़ पर: हर एक का एक अंक।
bag-passes =
    { $master ->
        [you] थैला आपके पास, { $out } इस बार बाहर।
       *[other] { $out ->
            [you] थैला { $master } के पास, आप इस बार बाहर।
           *[other] थैला { $master } के पास, { $out } इस बार बाहर।
        }
    }

## At the table: the move list

list-master =
    { $player ->
        [you] थैला आपके पास
       *[other] थैला { $player } के पास
    }
list-by-toss = पर्ची से
list-dealt = पर्ची से मिली
list-shouting = { $pieces }, “Dschamal!”
list-gets =
    { $winner ->
        [you] आपको { $pieces }
       *[other] { $winner } को { $pieces }
    }
list-nothing =
    { $winner ->
        [you] आपको कुछ नहीं
       *[other] { $winner } को कुछ नहीं
    }
list-chooses =
    { $winner ->
        [you] आपकी पसंद बाकी
       *[other] { $winner } की पसंद बाकी
    }
list-points =
    { $player ->
        [you] आपको +{ $points } अंक
       *[other] { $player } को +{ $points } अंक
    }
list-over = बाज़ी खत्म
list-more = { $before }; { $next }

## At the table: refusals

no-such-players = दो से आठ खेल सकते हैं, { $players } नहीं।
no-seat = यहाँ खिलाड़ी { $seat } नहीं है।
now-toss = पहले पर्ची से थैलेदार चुनें।
now-start = पहले सबको एक गोटी मिले।
now-duel = पहले मुकाबला पूरा करें।
now-grip = एक हाथ बाहर आ चुका है: पहले उसमें जो है, वह तय करें।
now-take = पहले मुकाबले का विजेता एक गोटी ले।
now-over = बाज़ी खत्म हो चुकी है।
not-blue = पहले नीली गोटी लें, { $piece } नहीं।
on-table =
    { $holder ->
        [you] { $piece } पहले से आपके पास है।
       *[other] { $piece } पहले से { $holder } के पास है।
    }
not-duelling =
    { $player ->
        [you] यह मुकाबला आपका नहीं: { $master } और { $challenged } का है।
       *[other] यह मुकाबला { $player } का नहीं: { $master } और { $challenged } का है।
    }
sits-this-out =
    { $player ->
        [you] आपके हाथ से थैला गया: इस मुकाबले में आप बाहर।
       *[other] { $player } के हाथ से थैला गया: इस मुकाबले में { $player } बाहर।
    }
too-late =
    { $player ->
        [you] आपका हाथ पहले निकला: मुकाबला खत्म।
       *[other] { $player } का हाथ पहले निकला: मुकाबला खत्म।
    }
in-hand = { $piece } पहले से हाथ में है।
last-in-bag = थैले में अब बस { $piece } है।
not-theirs =
    { $loser ->
        [you] हार आपकी हुई, पर { $piece } आपके पास नहीं है।
       *[other] हार { $loser } की हुई, पर { $piece } वहाँ नहीं है।
    }
locked =
    चारों { $shape ->
        [sphere] गोले
        [egg] अंडे
        [cube] घन
        [box] डिब्बे
        [cylinder] बेलन
        [disc] चकतियाँ
        [cone] शंकु
        [pyramid] पिरामिड
        [ring] छल्ले
        [arch] मेहराबें
        [star] तारे
       *[cross] क्रॉस
    } मेज़ पर हैं: अब उन्हें कोई नहीं जीत सकता।
not-your-turn =
    { $player ->
        [you] थैले में अभी आपकी बारी है।
       *[other] थैले में अभी { $player } की बारी है।
    }
three-felt = तीन गोटियाँ टटोल लीं: अब निकालें या थामे रहें।
not-three-felt = पहले तीन गोटियाँ टटोलें, फिर थामे रह सकते हैं।
no-grip = इत्मीनान के मुकाबले में एक बार में एक ही गोटी निकालें।
not-due-in-bag = अभी नहीं: थैले में पहले कुछ और होना है।

## At the table: the end

over-seven = सात अंक पर जीत।
over-most-points = कई खिलाड़ियों के सात या ज़्यादा अंक: सबसे ज़्यादा अंक वाले की जीत।
over-won-duel = सबसे ऊपर बराबरी: आखिरी मुकाबले के विजेता की जीत।
over-shared = सबसे ऊपर बराबरी, और आखिरी मुकाबला किसी और ने जीता: जीत साझी।
over-bag-empty = थैले में रंगीन गोटी नहीं बची, और सबके छह-छह अंक हैं: जीत सबकी साझी।
duels-won =
    { $duels ->
        [0] कोई मुकाबला नहीं जीता
        [one] { $duels } मुकाबला जीता
       *[other] { $duels } मुकाबले जीते
    }
decided-in =
    { $player ->
        [you] फ़ैसला मुकाबला { $number } में हुआ: { $pieces } आपके नाम।
       *[other] फ़ैसला मुकाबला { $number } में हुआ: { $pieces } { $player } के नाम।
    }
best-catch =
    { $player ->
        [you] सबसे अच्छी पकड़: { $pieces }, एक साथ आपके नाम।
       *[other] सबसे अच्छी पकड़: { $pieces }, एक साथ { $player } के नाम।
    }
best-catch-worth =
    { $player ->
        [you] सबसे अच्छी पकड़: { $pieces }, एक साथ आपके नाम: जीत { $points ->
            [one] का { $points } अंक
           *[other] के { $points } अंक
        }।
       *[other] सबसे अच्छी पकड़: { $pieces }, एक साथ { $player } के नाम: जीत { $points ->
            [one] का { $points } अंक
           *[other] के { $points } अंक
        }।
    }

## The bag: the live duel

bag = थैला, दो हाथों के लिए: { $duellists }
called =
    { $player ->
        [you] चलिए, थैले की ओर!
       *[other] { $player }, थैले की ओर!
    }
called-both = { $players }, थैले की ओर!
watching =
    { $count ->
        [one] { $names } इस बार बस देखें।
       *[other] { $names } इस बार बस देखें।
    }
duel = मुकाबला
wanted = इनमें से कोई ढूँढें, पर टूटी हुई नहीं:
wanted-camel = ऊँट ढूँढें!
wanted-camel-too = या पुकार के साथ ऊँट:
duel-how = अँधेरे में टटोलें। किसी गोटी पर पल भर ठहरकर उसे पकड़ें, और थैले के किनारे के पार अपनी ओर खींच लें। ऊँट हो, तो हाथ बाहर आते-आते “Dschamal!” पुकारें।
duel-by-touch = आमने-सामने बैठें, आधी-आधी स्क्रीन पर।
duel-by-touch-ready = जहाँ आपका नाम है, वहाँ आमने-सामने बैठें और अपना बटन छुएँ।
touch-if-ready = तैयार हों तो छुएँ
is-ready = तैयार!
duel-by-keys = माउस का बटन दबाए रखकर चलाएँ, या तीर वाली कुंजियाँ और पकड़ने के लिए Space। पुकार के लिए Enter दबाएँ।
duel-by-keys-both = { $one }: पॉइंटर, और पुकार के लिए D। { $other }: तीर वाली कुंजियाँ, पकड़ने के लिए Space, पुकार के लिए Enter।
duel-calmly = लाइव मुकाबला देखकर ही खेला जाता है। दोनों राज़ी हों, तो इसे इत्मीनान से, बारी-बारी खेल सकते हैं।
leave = बोर्ड पर लौटें
fight-calmly = इत्मीनान से
count = 1, 2, 3…
hand-of =
    { $player ->
        [you] थैला, आपके हाथ के लिए
       *[other] थैला, { $player } के हाथ के लिए
    }
held-back = जल्दबाज़ी: हाथ रोका गया
empty-hand = खाली!
shout = Dschamal!
key-enter = Enter
pause = रोकें
pause-again = रोकें: फिर दबाएँ
pause-again-shown = ‖ फिर?
paused = मुकाबला रुका। थैला हिलाकर फिर से शुरू होगा।
at-once = दोनों हाथ एक साथ बाहर आए: थैला हिलाकर मुकाबला फिर से।
camp-has =
    { $player ->
        [you] आप: { $shapes }
       *[other] { $player }: { $shapes }
    }
camp-has-none =
    { $player ->
        [you] आप: अभी कोई आकार नहीं
       *[other] { $player }: अभी कोई आकार नहीं
    }
camp-is-empty = अभी कुछ नहीं: दूसरे के आकार निकालें

## The calm duel

shaken = थैला हिलाया गया।
goes-on = मुकाबला जहाँ था, वहीं से आगे।
feels-about = { $player } का हाथ थैले में टटोल रहा है
asks-feel =
    { $player ->
        [you] आपकी बारी: एक गोटी टटोलें
       *[other] { $player }, एक गोटी टटोलें
    }
asks-draw-or-feel =
    { $player ->
        [you] आपकी बारी: निकालें या दूसरी टटोलें
       *[other] { $player }, निकालें या दूसरी टटोलें
    }
asks-draw-or-hold =
    { $player ->
        [you] आपकी बारी: निकालें या थामे रहें
       *[other] { $player }, निकालें या थामे रहें
    }
asks-draw =
    { $player ->
        [you] आपकी बारी: निकालना होगा
       *[other] { $player }, निकालना होगा
    }
feels-a-piece =
    { $player ->
        [you] आपने एक गोटी टटोली।
       *[other] { $player } ने एक गोटी टटोली।
    }
feels-another =
    { $player ->
        [you] आपने वह छोड़ दी और दूसरी टटोली।
       *[other] { $player } ने वह छोड़ दी और दूसरी टटोली।
    }
holds =
    { $player ->
        [you] आपका हाथ थामे रहा।
       *[other] { $player } का हाथ थामे रहा।
    }
toss-draws =
    { $player ->
        [you] दोनों हाथ थामे हुए हैं: पर्ची कहती है, आप निकालें।
       *[other] दोनों हाथ थामे हुए हैं: पर्ची कहती है, { $player } निकालें।
    }
feel = गोटी टटोलें
feel-another = दूसरी टटोलें
hold = थामे रहें
draw = निकालें
draw-shouting = निकालें, “Dschamal!”
holds-nothing =
    { $player ->
        [you] आपके हाथ में अभी कुछ नहीं।
       *[other] { $player } के हाथ में अभी कुछ नहीं।
    }
covered = पर्दा: सिर्फ़ { $player } देखें।
uncover = { $player }: देखने के लिए दबाए रखें
holds-something =
    { $player ->
        [you] आपके हाथ में कुछ है: उस पर उँगली फेरें।
       *[other] { $player } के हाथ में कुछ है: उस पर उँगली फेरें।
    }
feels =
    { $player ->
        [you] आपको महसूस हुआ: { $told }।
       *[other] { $player } को महसूस हुआ: { $told }।
    }
felt =
    { $side ->
        [above] ऊपर
        [right] दाएँ
        [below] नीचे
       *[left] बाएँ
    } { $what ->
        [round] गोल पहलू
        [dent] पिचकी जगह
        [narrow-end] पतला गोल सिरा
        [blunt-end] चपटा सिरा
        [corner] एक कोना
        [two-corners] दो कोने
        [cut-corner] तराशा कोना
        [long-edge] कोने तक लंबी धार
        [notch] धार में खाँचा
        [straight] सीधा पहलू
        [groove] एक नाली
        [curve] चौड़ा घुमाव
        [thin-rim] पतली किनारी
        [bite] कुतरी जगह
        [tip] एक नोक
        [slope] कोने तक ढलान
        [rim-with-hole] किनारी के भीतर छेद
        [gap] एक फाँक
        [short-leg] छोटा पैर
        [two-legs] दो पैर
        [one-leg] एक पैर
        [two-tips] दो नोकें
        [hollow] बिना नोक का गड्ढा
        [hump] एक कूबड़
       *[neck] लंबी गर्दन
    }
strokes-left =
    { $strokes ->
        [one] उँगली फेरने का { $strokes } मौका बाकी।
       *[other] उँगली फेरने के { $strokes } मौके बाकी।
    }
stroke-by-keys = तीर वाली कुंजियों से भी।
key-arrows-in-bag = थैले में: गोटी की एक ओर उँगली फेरें; लाइव में हाथ चलाएँ
stroke-side =
    { $side ->
        [above] ऊपरी सिरे पर उँगली फेरें
        [right] दाईं ओर उँगली फेरें
        [below] निचले सिरे पर उँगली फेरें
       *[left] बाईं ओर उँगली फेरें
    }
felt-of =
    { $player ->
        [you] { $felt ->
            [one] आप: { $most } में से { $felt } टटोली
           *[other] आप: { $most } में से { $felt } टटोलीं
        }
       *[other] { $felt ->
            [one] { $player }: { $most } में से { $felt } टटोली
           *[other] { $player }: { $most } में से { $felt } टटोलीं
        }
    }
if-drawn = निकालें तो?
may-be-any = यह { $things } चीज़ों में से कोई भी हो सकती है: उँगली फेरें।
a-shape =
    { $shape ->
        [sphere] गोला
        [egg] अंडा
        [cube] घन
        [box] डिब्बा
        [cylinder] बेलन
        [disc] चकती
        [cone] शंकु
        [pyramid] पिरामिड
        [ring] छल्ला
        [arch] मेहराब
        [star] तारा
       *[cross] क्रॉस
    }
would-win-own =
    { $player ->
        [you] { $what }: आपका अपना आकार, आपको { $shape ->
            [disc] मिलेगी
            [arch] मिलेगी
           *[other] मिलेगा
        }।
       *[other] { $what }: { $player } का अपना आकार, { $player } को { $shape ->
            [disc] मिलेगी
            [arch] मिलेगी
           *[other] मिलेगा
        }।
    }
would-win-theirs =
    { $player ->
        [you] { $what }: { $other } का आकार, आपको { $shape ->
            [disc] मिलेगी
            [arch] मिलेगी
           *[other] मिलेगा
        }, और { $other } से एक और।
       *[other] { $what }: { $other } का आकार, { $player } को { $shape ->
            [disc] मिलेगी
            [arch] मिलेगी
           *[other] मिलेगा
        }, और { $other } से एक और।
    }
would-lose =
    { $what }, जो किसी खेमे का आकार नहीं: { $other } को { $shape ->
        [disc] मिलेगी
        [arch] मिलेगी
       *[other] मिलेगा
    }।
a-black-shape =
    { $shape ->
        [disc] काली
        [arch] काली
       *[other] काला
    } { $shape ->
        [sphere] गोला
        [egg] अंडा
        [cube] घन
        [box] डिब्बा
        [cylinder] बेलन
        [disc] चकती
        [cone] शंकु
        [pyramid] पिरामिड
        [ring] छल्ला
        [arch] मेहराब
        [star] तारा
       *[cross] क्रॉस
    }
would-lose-black =
    { $player ->
        [you] { $what }: आपकी एक गोटी { $other } को।
       *[other] { $what }: { $player } की एक गोटी { $other } को।
    }
would-be-camel =
    { $player ->
        [you] ऊँट: पुकारें तो { $other } की एक गोटी आपको, न पुकारें तो आपकी एक { $other } को।
       *[other] ऊँट: पुकारें तो { $other } की एक गोटी { $player } को, न पुकारें तो { $player } की एक { $other } को।
    }

## The hint

advice-take = { $piece } लें: इस आकार की 4 में से { $own } गोटियाँ आपकी, { $bag } थैले में।
