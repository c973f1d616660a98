### लाइव खेल में दोनों खिलाड़ी एक-दूसरे से जो कह सकते हैं।

say-something = कुछ कहें
mute = सामने वाले के संदेश छिपाएँ
said = { $who }: { $words }
hello = नमस्ते!
good-luck = शुभकामनाएँ!
your-turn = आपकी बारी!
one-moment = एक मिनट…
well-played = बहुत खूब!
thanks = शुक्रिया!
rematch = एक और बाज़ी?
goodbye = फिर मिलेंगे!
