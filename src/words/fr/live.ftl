### La page où deux appareils se connectent pour jouer en direct.

about = Les deux appareils doivent être sur le même réseau. Rien ne passe par un serveur.
about-server = Pour se trouver d’un réseau à l’autre, les appareils interrogent { $server }, qui apprend leurs adresses réseau, mais rien de la partie.
show-offer = D’abord, scannez ce code avec l’autre appareil. Son appareil photo suffit.
show-answer = Maintenant, scannez ce code avec le premier appareil, sur sa page « Jouer en direct ».
own-code = Lien contenu dans le code
scan = Scanner un code
scanning = Visez le code affiché sur l’autre appareil.
camera = Vue de l’appareil photo
scan-help = Toujours pas de code. Plus de lumière aide, et une main de plus ou de moins entre les deux. Ou collez le lien ci-dessous.
other-camera = Autre caméra
other-code = Lien de l’autre appareil
connect = Connecter
start-again = Recommencer
joining = Connexion…
waiting = En attente : le premier appareil doit scanner ce code.
connected = Connecté.
unreached = Les appareils ne se sont pas encore trouvés. Vérifiez qu’ils sont sur le même réseau, reconnectez-les avec de nouveaux codes, ou envoyez la partie par lien.
damaged = Ce n’est pas un lien de jeu en direct, ou il en manque une partie.
own = C’est le code de cet appareil. Prenez celui de l’autre.
unexpected = Ce code répond à un code plus ancien. Scannez d’abord à nouveau celui qui est affiché ici.
unreadable = L’autre appareil a envoyé quelque chose d’illisible ici. Rechargez les deux pages et réessayez.
unsupported = Ce navigateur ne peut pas se connecter à un autre appareil. Envoyez la partie par lien.
camera-missing = Aucun appareil photo. Collez plutôt le lien de l’autre appareil.
camera-refused = L’appareil photo est bloqué. Autorisez-le pour cette page, ou collez le lien.
camera-failed = L’appareil photo ne fonctionne pas ici en ce moment. Collez plutôt le lien.
