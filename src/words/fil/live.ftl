### Ang pahina kung saan ikinokonekta ang dalawang device para sa live na laro.

about = Dapat nasa iisang network ang dalawang device. Walang dumaraan sa server.
about-server = Para magkahanap sa magkaibang network, nagtatanong ang mga device sa { $server }. Nalalaman nito ang mga address nila sa network, pero wala tungkol sa laban.
show-offer = Una, i-scan ang code na ito gamit ang kabilang device. Puwede na ang camera app nito.
show-answer = Ngayon, i-scan ang code na ito gamit ang unang device, sa pahinang “Maglaro nang live”.
own-code = Link na nasa code
scan = I-scan ang code
scanning = Itutok ang camera sa code na nasa kabilang device.
camera = Nakikita ng camera
scan-help = Wala pang nakitang code. Subukan sa mas maliwanag, at ilapit o ilayo nang kaunti. O i-paste ang link sa ibaba.
other-camera = Ibang camera
other-code = Link mula sa kabilang device
connect = Ikonekta
start-again = Magsimula uli
joining = Kumokonekta…
waiting = Hinihintay na i-scan ng unang device ang code na ito.
connected = Konektado na.
unreached = Hindi pa nagkikita ang dalawang device. Tiyaking nasa iisang network ang mga ito, ikonekta uli gamit ang mga bagong code, o ipadala ang laban gamit ang link.
damaged = Hindi ito link para sa live na laro, o may kulang dito.
own = Code ito ng device na ito. Kunin ang nasa kabilang device.
unexpected = Sagot sa naunang code ang code na ito. I-scan muna uli ang code na nakikita rito.
unreadable = May ipinadala ang kabilang device na hindi mabasa rito. I-reload ang dalawang pahina at subukan uli.
unsupported = Hindi makakonekta ang browser na ito sa ibang device. Ipadala na lang ang laban gamit ang link.
camera-missing = Walang nakitang camera. I-paste na lang ang link mula sa kabilang device.
camera-refused = Naka-block ang camera. Payagan ito para sa pahinang ito, o i-paste ang link.
camera-failed = Hindi gumagana rito ang camera ngayon. I-paste na lang ang link.
