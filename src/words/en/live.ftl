### The page on which two devices are connected for live play.

about = Both devices need to be on the same network. Nothing goes through a server.
# Instead of it, if the host of the site has named a server.
# $server (Text) the name of that server, stun.example.org
about-server = To find each other in different networks, the devices ask { $server }, which learns their network addresses, but nothing of the match.
# Above the code of the device that offers a connection.
show-offer = First, scan this code with the other device. Its camera app will do.
# Above the code of the device that has scanned the other one.
show-answer = Now scan this code with the first device, on its “Play live” page.
# Beside the number 2, on the device that shows the first code: the step after that.
scan-answer = Then scan the code that the other device shows.
# Beside the number 1, on a device that has no code yet.
scan-offer = Scan the code on the first device.
# The screen reader’s name of the field with the link in the code.
own-code = Link in the code
# (Button)
scan = Scan a code
# Above the camera’s picture.
scanning = Point the camera at the code on the other device.
# The screen reader’s name of the camera’s picture.
camera = Camera view
# Below the picture, if no code was found for ten seconds.
scan-help = No code found yet. More light helps, and a hand’s width more or less between them. Or paste the link below.
# On a phone with several rear cameras.
# (Button)
other-camera = Other camera
# The field for what cannot be scanned.
other-code = Link from the other device
# (Button)
connect = Connect
# Makes new codes.
# (Button)
start-again = Start again
joining = Connecting…
# The same on the device whose code has yet to be scanned.
waiting = Waiting for the first device to scan this code.
connected = Connected.
unreached = The devices have not reached each other yet. Check that both are on the same network, connect again with new codes, or send the match by link.
damaged = That is not a link for live play, or part of it is missing.
own = That’s this device’s own code. Take the one from the other device.
unexpected = That code answers an earlier one. Scan the code shown here again first.
unreadable = The other device sent something that can’t be read here. Reload both pages and try again.
unsupported = This browser can’t connect to another device. Send the match by link instead.
camera-missing = No camera found. Paste the link from the other device instead.
camera-refused = The camera is blocked. Allow it for this page, or paste the link instead.
camera-failed = The camera doesn’t work here right now. Paste the link instead.
