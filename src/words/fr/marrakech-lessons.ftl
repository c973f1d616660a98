### Le cours de Marrakech.

turning-title = Tourner Assam
turning-task = Il regarde au nord. Tournez-le à gauche : choisissez Ouest, puis lancez le dé.
turning-why = Il va à gauche, à droite ou tout droit, jamais en arrière. Vous avez fait 3 : il avance de trois cases.
turning-wrong = À droite ou tout droit, c’est permis aussi, mais cette fois, tournez-le à gauche : choisissez Ouest.

edge-title = Au-delà du bord
edge-task = Assam est au bord. Laissez-le regarder au nord, et lancez le dé.
edge-why = Il a suivi la boucle et il est revenu sur le plateau. La boucle ne compte pas ; la case où il revient compte.
edge-wrong = Il peut tourner ici, mais cette fois, laissez-le regarder au nord, pour qu’il dépasse le bord.

paying-title = S’arrêter sur un tapis
paying-task = Les tapis devant sont à l’adversaire. Allez tout droit, au nord, et lancez le dé.
paying-why = Vous payez un dirham par case reliée à celle d’Assam : ici quatre. Seule compte la case où il s’arrête.
paying-wrong = Bon détour, mais cette fois, allez au nord, pour voir ce que coûte un arrêt sur ces tapis.

choosing-title = Regarder avant de lancer
choosing-task = Choisissez chaque côté pour voir le prix des lancers. Puis lancez là où tout est gratuit.
choosing-why = Vos tapis et les cases vides ne coûtent rien. Le plateau montre le prix avant le lancer.
choosing-wrong = De ce côté, certains lancers coûtent des dirhams. Trouvez le côté où tous sont gratuits.

laying-title = Poser un tapis
laying-task = Choisissez une case marquée, puis une voisine. Posez-y ensuite votre tapis.
laying-why = Un tapis couvre deux cases. L’une doit toucher celle d’Assam ; aucune ne peut être sous lui.

covering-title = Recouvrir un tapis
covering-task = Posez votre tapis pour qu’il recouvre une moitié du tapis adverse au nord d’Assam.
covering-why = Cette case est à vous, mais personne ne peut recouvrir les deux moitiés d’un tapis d’un coup.
covering-wrong = C’est permis, mais rien de ce tapis n’est recouvert. Recouvrez-en une moitié.

region-title = Une grande zone
region-task = Posez un tapis qui relie les deux autres, pour que les six cases se touchent.
region-why = L’adversaire s’y est arrêté et vous a payé six dirhams. Les grandes zones rapportent le plus.
region-wrong = Les six cases ne sont pas toutes reliées. Les côtés relient, les coins non.

end-title = La fin
end-task = C’est le dernier tapis. On additionne dirhams et cases visibles : posez-le pour gagner.
end-why = Chaque dirham et chaque case visible vaut un point. Le plus de points gagne.
end-wrong = Cela ne suffit pas pour gagner. Recouvrez les cases adverses, pas les vôtres.

coach-paid = S’arrêter sur le tapis d’un autre coûte un dirham par case reliée.
