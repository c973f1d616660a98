### Marrakech की मेज़ पर जो कहा जाता है।

## Notation: what was expected where a text cannot be read

expected =
    { $what ->
        [options] “players” 2, 3 या 4, फिर “deck” “plain” या “boxed”
        [deck] “plain” या “boxed”
        [action] पासे का अंक, दिशा, “L”, “S”, “R”, निकला हुआ रंग, या गलीचे की जगह
       *[other] { $other }
    }

## Set-up: which rugs are played with

rugs-field = गलीचे
deck-plain = हर एक के 15
deck-plain-note = हर एक का एक रंग और 15 गलीचे।
deck-boxed = डिब्बे जैसा
deck-boxed-two = हर एक के दो रंग, हर रंग के 12 गलीचे, फेंटे हुए। अगला रंग सबको दिखता है। सिर्फ़ एक ही रंग के खाने जुड़ते हैं।
deck-boxed-three = हर एक के 15 गलीचे, जैसे डिब्बे में।
deck-boxed-four = हर एक के 12 गलीचे, जैसे डिब्बे में: छोटी बाज़ी।

## Players beside the board

dirhams-noun =
    { $dirhams ->
        [one] दिरहम
       *[other] दिरहम
    }
rugs-noun =
    { $rugs ->
        [one] गलीचा
       *[other] गलीचे
    }
squares-noun =
    { $squares ->
        [one] खाना
       *[other] खाने
    }
player-out = बाहर: दिरहम खत्म
player-done = सारे गलीचे बिछे

## At the table: the order of play is rolled for

roll-for-order = क्रम के लिए फेंकें
roll-for-order-hint = एक बार दबाएँ, सबके पासे गिरेंगे। बड़ा अंक पहले।
rolled-for-order =
    { $who ->
        [you] आप { $roll }
       *[other] { $who } { $roll }
    }
order-settled = क्रम तय हो गया
order-tied = बराबर: { $players } फिर फेंकें
order-is =
    { $first ->
        [you] पहले आप, फिर { $others }।
       *[other] पहले { $first }, फिर { $others }।
    }

## Asam is turned

turn-of =
    { $who ->
        [you] आपकी बारी
       *[other] { $who } की बारी
    }
which-way-first =
    { $who ->
        [you] आपकी बारी: आसम का मुँह किधर हो?
       *[other] { $who }, आसम का मुँह किधर हो?
    }
which-way-first-hint = पहली बारी में उसका मुँह चारों में से किसी भी ओर हो सकता है।
which-way =
    { $who ->
        [you] आपकी बारी: किधर?
       *[other] { $who }, किधर?
    }
which-way-hint = कोई दिशा चुनें, तो दिखेगा कि किस अंक पर आसम कहाँ पहुँचेगा।
way =
    { $heading ->
        [north] उत्तर
        [east] पूर्व
        [south] दक्षिण
       *[west] पश्चिम
    }
way-costs = { $way }: { $rolls } औसतन −{ $average } दिरहम।
way-free = { $way }: कुछ भी आए, मुफ़्त।
rolls-pay =
    { $to ->
        [you] { $rolls } पर आपको { $dirhams } दिरहम।
       *[other] { $rolls } पर { $to } को { $dirhams } दिरहम।
    }
rolls-free = { $rolls } पर मुफ़्त।

## The die is rolled, and Asam walks

roll-now =
    { $who ->
        [you] आपकी बारी: पासा फेंकें
       *[other] { $who }, पासा फेंकें
    }
roll-now-hint = पासे पर जितना आए, आसम उतने खाने चलेगा।
roll = पासा फेंकें
rolls =
    { $who ->
        [you] आपका पासा
       *[other] { $who } का पासा
    }
rolls-number =
    { $who ->
        [you] आपका पासा: { $roll }
       *[other] { $who } का पासा: { $roll }
    }
counted =
    { $owner ->
        [you] आपका { $rug }: { $squares ->
            [one] { $squares } खाना
           *[other] { $squares } खाने
        }
       *[other] { $owner } का { $rug }: { $squares ->
            [one] { $squares } खाना
           *[other] { $squares } खाने
        }
    }
pays =
    { $from ->
        [you] आपने { $to } को { $dirhams ->
            [one] { $dirhams } दिरहम दिया
           *[other] { $dirhams } दिरहम दिए
        }
       *[other] { $to ->
            [you] { $from } ने आपको { $dirhams ->
                [one] { $dirhams } दिरहम दिया
               *[other] { $dirhams } दिरहम दिए
            }
           *[other] { $from } ने { $to } को { $dirhams ->
                [one] { $dirhams } दिरहम दिया
               *[other] { $dirhams } दिरहम दिए
            }
        }
    }
pays-last =
    { $from ->
        [you] आपने { $to } को { $dirhams ->
            [one] अपना आखिरी दिरहम दिया
           *[other] अपने आखिरी { $dirhams } दिरहम दिए
        }, और आप बाहर
       *[other] { $to ->
            [you] { $from } ने आपको { $dirhams ->
                [one] अपना आखिरी दिरहम दिया
               *[other] अपने आखिरी { $dirhams } दिरहम दिए
            }, और { $from } बाहर
           *[other] { $from } ने { $to } को { $dirhams ->
                [one] अपना आखिरी दिरहम दिया
               *[other] अपने आखिरी { $dirhams } दिरहम दिए
            }, और { $from } बाहर
        }
    }
pays-all =
    { $from ->
        [you] आप पर { $to } के { $owed } दिरहम बने: आखिरी { $dirhams } देकर आप बाहर
       *[other] { $to ->
            [you] { $from } पर आपके { $owed } दिरहम बने: आखिरी { $dirhams } देकर { $from } बाहर
           *[other] { $from } पर { $to } के { $owed } दिरहम बने: आखिरी { $dirhams } देकर { $from } बाहर
        }
    }

## A rug is laid

a-rug =
    { $colour ->
        [terracotta] लाल गलीचा
        [saffron] केसरिया गलीचा
        [cedar] हरा गलीचा
        [indigo] नीला गलीचा
        [rose] गुलाबी गलीचा
        [turquoise] फ़िरोज़ी गलीचा
        [plum] जामुनी गलीचा
        [stone] सलेटी गलीचा
       *[none] गलीचा
    }
rug =
    { $colour ->
        [terracotta] लाल गलीचा
        [saffron] केसरिया गलीचा
        [cedar] हरा गलीचा
        [indigo] नीला गलीचा
        [rose] गुलाबी गलीचा
        [turquoise] फ़िरोज़ी गलीचा
        [plum] जामुनी गलीचा
        [stone] सलेटी गलीचा
       *[none] गलीचा
    }
own-rug = आपका अपना { $rug }
owners-rug =
    { $owner ->
        [you] आपका { $rug }
       *[other] { $owner } का { $rug }
    }
lay-now =
    { $who ->
        [you] आपकी बारी: { $rug } बिछाएँ
       *[other] { $who }, { $rug } बिछाएँ
    }
lay-hint =
    { $places ->
        [one] निशान वाला खाना चुनें, फिर उससे सटा एक और। गलीचे के लिए { $places } जगह है।
       *[other] निशान वाला खाना चुनें, फिर उससे सटा एक और। गलीचे के लिए { $places } जगहें हैं।
    }
lay-second = और { $square } से सटा कौन-सा खाना?
lay-bare = { $place } खाली है। गलीचा बिछाने के लिए दोबारा चुनें।
lay-over = { $place } पर इसके नीचे: { $rugs }। बिछाने के लिए दोबारा चुनें।
place-before = पिछली जगह
place-next = अगली जगह
lay-it = { $place } पर बिछाएँ
lays =
    { $who ->
        [you] आपने { $place } पर { $rug } बिछाया
       *[other] { $who } ने { $place } पर { $rug } बिछाया
    }

## What stays to be read of the last turns

laid-place = { $place } पर गलीचा
laid-rug = { $place } पर { $rug }
turn-was-free =
    { $who ->
        [you] आपने { $roll } फेंका, कुछ नहीं दिया और { $laid } बिछाया।
       *[other] { $who } ने { $roll } फेंका, कुछ नहीं दिया और { $laid } बिछाया।
    }
turn-was-short =
    { $who ->
        [you] आपने { $roll } फेंका और { $laid } बिछाया।
       *[other] { $who } ने { $roll } फेंका और { $laid } बिछाया।
    }
turn-was-paid =
    { $who ->
        [you] आपने { $roll } फेंका, { $to } को { $dirhams ->
            [one] { $dirhams } दिरहम दिया
           *[other] { $dirhams } दिरहम दिए
        } और { $laid } बिछाया।
       *[other] { $to ->
            [you] { $who } ने { $roll } फेंका, आपको { $dirhams ->
                [one] { $dirhams } दिरहम दिया
               *[other] { $dirhams } दिरहम दिए
            } और { $laid } बिछाया।
           *[other] { $who } ने { $roll } फेंका, { $to } को { $dirhams ->
                [one] { $dirhams } दिरहम दिया
               *[other] { $dirhams } दिरहम दिए
            } और { $laid } बिछाया।
        }
    }
turn-has-paid =
    { $who ->
        [you] आपने { $roll } फेंका और { $to } को { $dirhams ->
            [one] { $dirhams } दिरहम दिया
           *[other] { $dirhams } दिरहम दिए
        }।
       *[other] { $to ->
            [you] { $who } ने { $roll } फेंका और आपको { $dirhams ->
                [one] { $dirhams } दिरहम दिया
               *[other] { $dirhams } दिरहम दिए
            }।
           *[other] { $who } ने { $roll } फेंका और { $to } को { $dirhams ->
                [one] { $dirhams } दिरहम दिया
               *[other] { $dirhams } दिरहम दिए
            }।
        }
    }
turn-was-last =
    { $who ->
        [you] आपने { $roll } फेंका, { $to } को { $dirhams ->
            [one] अपना आखिरी दिरहम दिया
           *[other] अपने आखिरी { $dirhams } दिरहम दिए
        }, और आप बाहर।
       *[other] { $to ->
            [you] { $who } ने { $roll } फेंका, आपको { $dirhams ->
                [one] अपना आखिरी दिरहम दिया
               *[other] अपने आखिरी { $dirhams } दिरहम दिए
            }, और { $who } बाहर।
           *[other] { $who } ने { $roll } फेंका, { $to } को { $dirhams ->
                [one] अपना आखिरी दिरहम दिया
               *[other] अपने आखिरी { $dirhams } दिरहम दिए
            }, और { $who } बाहर।
        }
    }

## Squares of the board, as they are heard

square-bare = { $square }, खाली
square-rug =
    { $squares ->
        [one] { $square }, { $rug }, { $squares } खाना
       *[other] { $square }, { $rug }, { $squares } जुड़े खाने
    }
square-out =
    { $owner ->
        [you] { $square }, आपका गलीचा, आप बाहर: मुफ़्त
       *[other] { $square }, { $owner } का गलीचा, { $owner } बाहर: मुफ़्त
    }
square-asam =
    { $heading ->
        [north] { $square }, आसम, मुँह उत्तर की ओर
        [east] { $square }, आसम, मुँह पूर्व की ओर
        [south] { $square }, आसम, मुँह दक्षिण की ओर
       *[west] { $square }, आसम, मुँह पश्चिम की ओर
    }

## Why something is not allowed

not-so-many = दो से चार खेल सकते हैं, { $players } नहीं।
not-on-die = पासे पर { $roll } नहीं होता।
not-before-order = पहले पासे से बारियों का क्रम तय हो।
not-before-face = जिसकी पहली बारी है, पहले वह आसम का मुँह चुने।
not-before-turn = पहले आसम को मोड़ें, या सीधा रहने दें।
not-before-roll = पहले पासा फेंकें।
not-before-lay = पहले गलीचा बिछाएँ।
not-before-draw = पहले अगला गलीचा निकले।
not-after-end = बाज़ी खत्म हो चुकी है।
no-turning-back =
    { $heading ->
        [north] आसम का मुँह उत्तर की ओर है, और वह पीछे कभी नहीं मुड़ता।
        [east] आसम का मुँह पूर्व की ओर है, और वह पीछे कभी नहीं मुड़ता।
        [south] आसम का मुँह दक्षिण की ओर है, और वह पीछे कभी नहीं मुड़ता।
       *[west] आसम का मुँह पश्चिम की ओर है, और वह पीछे कभी नहीं मुड़ता।
    }
not-under-asam = आसम { $asam } पर खड़ा है, और उसके नीचे गलीचा नहीं बिछता।
not-beside-asam = आसम { $asam } पर खड़ा है, और गलीचे का एक हिस्सा उससे सटा होना चाहिए।
not-both-halves = इससे { $place } वाला गलीचा एक साथ पूरा ढक जाएगा।
not-in-pile =
    { $who ->
        [you] आपके पास उस रंग के गलीचे नहीं हैं।
       *[other] { $who } के पास उस रंग के गलीचे नहीं हैं।
    }
none-left = उस रंग के सारे गलीचे बिछ चुके हैं।

## The move list: a line a turn, such as L 3 d5-d6, and a few words on what it brought about

line-turned =
    { $turning ->
        [L] बाएँ
        [S] सीधा
       *[R] दाएँ
    }
line-faced =
    { $heading ->
        [north] उत्तर
        [east] पूर्व
        [south] दक्षिण
       *[west] पश्चिम
    }
line-free = मुफ़्त
line-paid =
    { $to ->
        [you] आपको { $dirhams }
       *[other] { $to } को { $dirhams }
    }
line-paid-out =
    { $to ->
        [you] आपको { $dirhams }, बाहर
       *[other] { $to } को { $dirhams }, बाहर
    }

## The end

over = बाज़ार बंद हो गया
score-told =
    { $squares ->
        [one] { $dirhams } दिरहम + { $squares } खाना
       *[other] { $dirhams } दिरहम + { $squares } खाने
    }
score-out = बाहर
won-last-in = बाकी सब बाहर हो गए।
won-more-dirhams = सबसे बड़ा स्कोर दो का: जिसके दिरहम ज़्यादा, उसकी जीत।
won-equal-dirhams = सबसे बड़ा स्कोर दो का, दिरहम भी बराबर: जीत साझी।
won-three-share = सबसे बड़ा स्कोर तीन या ज़्यादा का: दिरहम जो भी हों, जीत साझी।
biggest-payment =
    { $from ->
        [you] सबसे बड़ी रकम: { $square } पर आपने { $to } को { $dirhams ->
            [one] { $dirhams } दिरहम दिया
           *[other] { $dirhams } दिरहम दिए
        }।
       *[other] { $to ->
            [you] सबसे बड़ी रकम: { $square } पर { $from } ने आपको { $dirhams ->
                [one] { $dirhams } दिरहम दिया
               *[other] { $dirhams } दिरहम दिए
            }।
           *[other] सबसे बड़ी रकम: { $square } पर { $from } ने { $to } को { $dirhams ->
                [one] { $dirhams } दिरहम दिया
               *[other] { $dirhams } दिरहम दिए
            }।
        }
    }

## The hint

advice-way-free =
    आसम को { $heading ->
        [north] उत्तर
        [east] पूर्व
        [south] दक्षिण
       *[west] पश्चिम
    } की ओर मोड़ें: कुछ भी आए, रुकना मुफ़्त।
advice-way =
    आसम को { $heading ->
        [north] उत्तर
        [east] पूर्व
        [south] दक्षिण
       *[west] पश्चिम
    } की ओर मोड़ें: 6 में से { $free } बार रुकना मुफ़्त, औसत { $average } दिरहम।
advice-lay = गलीचा { $place } के खाली खानों पर बिछाएँ।
advice-lay-over = गलीचा { $place } पर बिछाएँ; इसके नीचे: { $rugs }।
advice-shows =
    फिर वहाँ रुकने के { $toll } दिरहम, और आपके गलीचे { $squares ->
        [one] { $squares } खाने पर
       *[other] { $squares } खानों पर
    }।
