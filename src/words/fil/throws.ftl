### Ang mga hagis.

throws = Mga hagis
throw-came = Lumabas
throw-expected = Inaasahan
dice-look-crooked = Mukhang may daya ang dice kahit tapat ang mga ito.
run-of-hundred = Pinakamahabang sunod-sunod: { $times } beses ang { $shows }. Sa ganito karaming hagis, may ganito kahaba o mas mahaba pa kahit sa tapat na dice sa humigit-kumulang { $count } sa 100 pagkakataon.
run-one-in = Pinakamahabang sunod-sunod: { $times } beses ang { $shows }. Sa ganito karaming hagis, may ganito kahaba o mas mahaba pa kahit sa tapat na dice sa humigit-kumulang 1 sa { $count } pagkakataon.
throws-right = Tugma sa ipinangako ang lahat ng hagis nito ({ $count }).
throws-wrong = Hindi tugma sa ipinangako ang hagis { $number }.
throws-open = Masusuri ang mga hagis nito kapag tapos na ang laban.
throws-unsealed = Hindi masusuri ang mga hagis nito.
sealed = Selyado ang mga hagis: { $fingerprint }
fingerprint = Fingerprint: { $fingerprint }
throws-how = Paano ito sinuri?
throws-promise = Ano ang ipinangako sa mga ito?
