// The codes of live play: what one device is told of another.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { casesOf, isLong } from "../browser/effort.mjs";

// Node.js would take a file with this ending for an older kind of module.
const source = readFileSync(new URL("../../static/peer-code.js", import.meta.url), "utf8");
const { decode, encode } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

/** A description as a browser writes it. */
const description = (browser) => readFileSync(new URL(`../data/live/${browser}.sdp`, import.meta.url), "utf8").replaceAll("\n", "\r\n");
const bytesOf = (code) => (code.length * 3) / 4;
const lines = (sdp, start) => sdp.split("\r\n").filter((line) => line.startsWith(start));

/** Everything that may be in a description: the template, with values of these forms. */
const template = new RegExp(
  `^v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n` +
    `a=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\na=setup:(actpass|active)\r\na=ice-ufrag:[A-Za-z0-9+/]{4,60}\r\na=ice-pwd:[A-Za-z0-9+/]{4,60}\r\n` +
    `a=fingerprint:sha-256 ([0-9A-F]{2}:){31}[0-9A-F]{2}\r\n(a=candidate:\\d+ 1 udp \\d+ [0-9a-f.:-]+(\\.local)? \\d+ typ host\r\n)+a=end-of-candidates\r\n$`,
);

for (const browser of ["chromium", "firefox"]) {
  for (const type of ["offer", "answer"]) {
    test(`the ${type} of ${browser} fits into 115 bytes, and is told again with its values`, () => {
      const own = description(browser);
      const code = encode(type, own);
      assert.ok(bytesOf(code) <= 115);
      const told = decode(code);
      assert.equal(told.type, type);
      assert.match(told.sdp, template);
      for (const start of ["a=ice-ufrag:", "a=ice-pwd:", "a=fingerprint:"]) assert.deepEqual(lines(told.sdp, start), lines(own, start));
      const addresses = (sdp) => lines(sdp, "a=candidate:").map((line) => line.match(/ udp \d+ (\S+ \d+) typ host/i)?.[1]).filter(Boolean);
      assert.deepEqual(addresses(told.sdp), addresses(own));
    });
  }
}

test("addresses of all kinds are told again; those without room, and those that no other device reaches, are left out", () => {
  const own = description("chromium").replaceAll(/a=candidate.*\r\n/g, "");
  const candidate = (address, type = "host", protocol = "udp") => `a=candidate:1 1 ${protocol} 1 ${address} 50000 typ ${type}\r\n`;
  const told = (...candidates) => {
    const { sdp } = decode(encode("offer", own + candidates.join("")));
    return lines(sdp, "a=candidate:").map((line) => line.split(" ")[4]);
  };
  const kept = told(candidate("192.168.1.20"), candidate("fd00::1:2a"), candidate("1.2.3.4", "srflx"), candidate("10.0.0.1", "host", "tcp"), candidate("5.6.7.8", "relay"));
  assert.deepEqual(kept, ["1.2.3.4", "192.168.1.20", "fd00:0000:0000:0000:0000:0000:0001:002a"]);
  assert.equal(told(...["::1", "::2", "::3"].map((address) => candidate(address)), candidate("10.0.0.1")).length, 3);
  assert.throws(() => encode("offer", own), /no address/);
  assert.throws(() => encode("offer", own.replace(/a=ice-pwd.*\r\n/, "")), /ice-pwd/);
});

test("a code that was changed is refused, or tells nothing but values in the template", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  let seed = 7;
  const random = (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const codes = ["chromium", "firefox"].map((browser) => encode("offer", description(browser)));
  let taken = 0;
  for (let count = 0; count < casesOf(1_000_000); count++) {
    const code = [...codes[random(2)]];
    for (let change = random(4); change >= 0; change--) code.splice(random(code.length), random(3), ...letters.at(random(64)).repeat(random(3)));
    const told = decode(code.join(""));
    if (told && !codes.includes(code.join(""))) {
      taken++;
      assert.match(told.sdp, template);
    }
  }
  // Of 65,536 codes with another checksum one is taken by chance.
  assert.ok(taken < (isLong ? 60 : 12), `${taken} were taken`);
  for (const text of ["", "a", "no code", "ü".repeat(40), "<script>", codes[0].slice(0, -3), codes[0] + codes[0]]) assert.equal(decode(text), undefined);
});
