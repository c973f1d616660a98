### दिन की बाज़ियों का पन्ना।

today = आज
days-about = हर दिन सब लोग एक ही दाँवों से लोमड़ी के साथ खेलते हैं। चली हुई चाल पक्की है। हर दिन 60 दिन तक खुला रहता है।
games = खेल
under-way = जारी
play-today = आज की बाज़ी खेलें
calendar = { $game }: पिछले 60 दिन
streak = लगातार { $count } दिन
longest-streak = सबसे लंबा सिलसिला: { $count } दिन
streak-line = { $game }, { $date }: { $squares } लगातार { $count } दिन
squares = { $first } जीत, { $played } पूरी, { $open } नहीं खेली
