// The codes by which two devices find each other for live play (docs/formats.md): what a browser has to be told of the other one,
// small enough for a QR code. A browser describes itself in some 500 bytes of SDP (RFC 8866), which are the same for every
// connection with one data channel but for what a code keeps. So the other one's description is a template with the values of its
// code, and no text of the sender's choosing gets into it.

/** The version of the format, in the higher half of the first byte. */
const version = 1;
/** The largest length of a code in bytes. Addresses for which there is no room are left out; browsers list those that they prefer first. */
const mostBytes = 115;
/** The sides of a connection; their index is the lower half of the first byte. @type {("offer" | "answer")[]} */
const roles = ["offer", "answer"];

/** @param {ArrayLike<number>} bytes */
const toBase64 = (bytes) => btoa(String.fromCharCode(...Array.from(bytes)));
/** @param {string} text @returns {number[]} */
const fromBase64 = (text) => Array.from(atob(text), (byte) => byte.charCodeAt(0));
/** @param {string} digits @returns {number[]} */
const fromHex = (digits) => (digits.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
/** @param {number[]} bytes */
const toHex = (bytes) => bytes.map((byte) => byte.toString(16).padStart(2, "0"));

/** The checksum CRC-16/XMODEM, by which a code that was cut or mistyped is refused. @param {number[]} bytes */
const checksum = (bytes) => {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum & 0x8000 ? 0x11021 : 0);
  }
  return [sum >> 8, sum & 255];
};

/** The 16 bytes of an IPv6 address. @param {string} address */
const sixteen = (address) => {
  const [head = [], tail] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const groups = tail ? [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill("0"), ...tail] : head;
  return groups.flatMap((group) => fromHex(group.padStart(4, "0")));
};

const uuid = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;

/**
 * The kinds of addresses; their index is the first byte of an address. `.local` names are those by which browsers hide an address
 * within its network.
 * @type {{ length: number, pattern: RegExp, read: (address: string) => number[], write: (bytes: number[]) => string }[]}
 */
const kinds = [
  { length: 4, pattern: /^\d+\.\d+\.\d+\.\d+$/, read: (address) => address.split(".").map(Number), write: (bytes) => bytes.join(".") },
  { length: 16, pattern: /^[0-9a-f:]*:[0-9a-f:]*$/i, read: sixteen, write: (bytes) => toHex(bytes).join("").replace(/....(?=.)/g, "$&:") },
  {
    length: 16,
    pattern: uuid,
    read: (address) => fromHex(address.replace(/-|\.local/g, "")),
    write: (bytes) => toHex(bytes).join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") + ".local",
  },
];

/** The bytes of an address and a port; none if it is not of a known kind. @param {string} address @param {number} port */
const addressBytes = (address, port) => {
  const kind = kinds.findIndex(({ pattern }) => pattern.test(address));
  const bytes = kinds[kind]?.read(address) ?? [];
  return bytes.length === kinds[kind]?.length ? [kind, ...bytes, port >> 8, port & 255] : [];
};

/**
 * Returns the code of this browser's description: letters, digits, `-` and `_`.
 * @param {RTCSdpType} type @param {string} sdp
 * @throws {Error} if something is missing there, or has a form in which no known browser writes it
 */
export const encode = (type, sdp) => {
  /** @param {RegExp} line */
  const value = (line) => {
    const found = sdp.match(line)?.[1];
    if (!found) throw new Error(`no ${line.source} in the description of this browser`);
    return found;
  };
  // Their letters are the digits of base64, and browsers choose lengths that are multiples of four.
  const user = fromBase64(value(/^a=ice-ufrag:((?:[\w+/]{4}){1,10})\r?$/m));
  const password = fromBase64(value(/^a=ice-pwd:((?:[\w+/]{4}){1,10})\r?$/m));
  const fingerprint = fromHex(value(/^a=fingerprint:sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})\r?$/im).replaceAll(":", ""));
  const bytes = [(version << 4) | roles.indexOf(/** @type {any} */ (type)), ((user.length / 3) << 4) | (password.length / 3), ...user, ...password, ...fingerprint];
  const start = bytes.length;
  // Those of the device itself (`host`) need no server; a STUN server tells those by which other networks know it (`srflx`).
  const found = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gim)].map(([, address = "", port, kind]) => ({
    isOwn: kind === "host",
    bytes: addressBytes(address, Number(port)),
  }));
  for (const { bytes: more } of [...found.filter(({ isOwn }) => !isOwn), ...found.filter(({ isOwn }) => isOwn)]) {
    if (bytes.length + more.length + 2 <= mostBytes) bytes.push(...more);
  }
  if (bytes.length === start) throw new Error("this device has no address in its network");
  return toBase64([...bytes, ...checksum(bytes)]).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

/**
 * Returns the description of the browser whose code this is; `undefined` if the text is none.
 * @param {string} code @returns {{ type: "offer" | "answer", sdp: string } | undefined}
 */
export const decode = (code) => {
  if (!/^[\w-]+$/.test(code) || code.length % 4 === 1) return undefined;
  const bytes = fromBase64(code.replaceAll("-", "+").replaceAll("_", "/"));
  const body = bytes.slice(0, -2);
  const [first = 0, lengths = 0, ...values] = body;
  const type = roles[first & 15];
  if (bytes.length > mostBytes || checksum(body).join() !== bytes.slice(-2).join() || first >> 4 !== version || !type) return undefined;
  /** @param {number} length */
  const take = (length) => values.splice(0, length);
  const user = toBase64(take(3 * (lengths >> 4)));
  const password = toBase64(take(3 * (lengths & 15)));
  const fingerprint = take(32);
  const candidates = [];
  while (values.length > 0) {
    const kind = kinds[/** @type {number} */ (values.shift())];
    if (!kind || values.length < kind.length + 2) return undefined;
    const address = kind.write(take(kind.length));
    const [high = 0, low = 0] = take(2);
    candidates.push(`${address} ${(high << 8) | low}`);
  }
  if (user.length < 4 || password.length < 4 || fingerprint.length < 32 || candidates.length === 0) return undefined;
  return { type, sdp: describe(type, user, password, toHex(fingerprint).join(":").toUpperCase(), candidates) };
};

/** The priority of a host candidate (RFC 8445, 5.1.2.1): the first one is preferred. @param {number} index */
const priority = (index) => 126 * 2 ** 24 + (65_535 - index) * 2 ** 8 + 255;

/**
 * @param {"offer" | "answer"} type @param {string} user @param {string} password @param {string} fingerprint
 * @param {string[]} candidates each an address and a port
 */
const describe = (type, user, password, fingerprint, candidates) =>
  [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    `a=setup:${type === "offer" ? "actpass" : "active"}`,
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    ...candidates.map((candidate, index) => `a=candidate:${index + 1} 1 udp ${priority(index)} ${candidate} typ host`),
    "a=end-of-candidates",
    "",
  ].join("\r\n");
