"""Pairs rounds by the package caissify-pairings, for tests/tournament/reference.rs.

Each line of the input is a round as JSON. Each line of the output has its pairs and the bye, by number: "1-4 3-2 5".
"""

import json
import sys

from caissify_pairings import generate_pairings

for line in sys.stdin:
    state = json.loads(line)
    met = {tuple(pair) for pair in state["met"]}
    # More rounds than are played: in the last one the package lets leaders move first three times running.
    pairs = generate_pairings("dutch", state["players"], met, state["round"], 99)
    print(*("-".join(str(pair[key]) for key in ("white_id", "black_id") if pair[key]) for pair in pairs), flush=True)
