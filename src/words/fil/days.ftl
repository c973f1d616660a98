### Ang pahina ng mga laban ng araw.

days-about = Sa bawat araw, pare-pareho ang hagis ng lahat, laban sa Soro. Hindi na mababawi ang naitira, at 60 araw na bukas ang bawat araw.
days-differ = Puwedeng maiba ang tira ng mga bot, at sa Dschamal, ang piyesang makakapa ng kamay sa bag.
games = Mga laro
under-way = Nagpapatuloy
