// A stand-in for the speech server. It speaks the protocol of speech-dispatcher (SSIP) on a unix socket, as screen readers do, and
// writes down what would be said instead of saying it.
import { createServer } from "node:net";

/** Characters per second of a voice at its usual rate, about 180 words a minute. */
const RATE = 16;

/** The answers to commands, by their first words; any other command succeeds without data. */
const answers = [
  [/^HISTORY GET CLIENT_ID/i, "245-1\r\n245 OK CLIENT ID SENT"],
  [/^LIST OUTPUT_MODULES/i, "250-stand-in\r\n250 OK MODULE LIST SENT"],
  [/^LIST /i, "249-none\tnone\tnone\r\n249 OK VOICE LIST SENT"],
  [/^GET /i, "251-0\r\n251 OK GET RETURNED"],
  [/^(SPEAK)$/i, "230 OK RECEIVING DATA"],
  [/^(CHAR|KEY|SOUND_ICON) /i, "225-1\r\n225 OK MESSAGE QUEUED"],
  [/^QUIT/i, "231 HAPPY HACKING"],
  [/./, "200 OK"],
];

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Returns the text of a message, which comes as SSML. */
const textOf = (data) =>
  data
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name) => entities[name])
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * The sayings so far. Each has the time at which it was asked for, when its turn came and when it would be over, and `cut`: true if
 * the reader fell silent before. All times are those of `Date.now()`.
 */
export class Speech {
  /** The sayings, the first one first. */
  sayings = [];

  say(text) {
    if (!text) return;
    const asked = Date.now();
    const starts = Math.max(asked, this.silentFrom());
    this.sayings.push({ text, asked, starts, ends: starts + (1000 * text.length) / RATE, cut: false });
  }

  /** Ends what is being said and forgets what waits. */
  fallSilent() {
    const now = Date.now();
    for (const saying of this.sayings.filter(({ ends }) => ends > now)) Object.assign(saying, { ends: Math.max(now, saying.asked), cut: true });
  }

  /** Returns the time at which all is said. */
  silentFrom() {
    return this.sayings.at(-1)?.ends ?? 0;
  }
}

/** Starts the server on a socket, and returns it with what it hears. */
export async function listen(path) {
  const speech = new Speech();
  const server = createServer((socket) => {
    let rest = "";
    let isMessage = false;
    socket.setEncoding("utf8");
    socket.on("error", () => {}); // the reader was ended
    socket.on("data", (data) => {
      rest += data;
      for (;;) {
        const end = isMessage && !rest.startsWith(".\r\n") ? "\r\n.\r\n" : "\r\n";
        const at = rest.indexOf(end);
        if (at < 0) return;
        const line = rest.slice(0, at);
        rest = rest.slice(at + end.length);
        if (isMessage) {
          isMessage = false;
          speech.say(textOf(line));
          socket.write("225-1\r\n225 OK MESSAGE QUEUED\r\n");
          continue;
        }
        if (/^(CANCEL|STOP)/i.test(line)) speech.fallSilent();
        isMessage = /^SPEAK$/i.test(line);
        const [, key] = line.match(/^(?:CHAR|KEY) (.*)$/i) ?? [];
        if (key) speech.say(key);
        socket.write(`${answers.find(([command]) => command.test(line))[1]}\r\n`);
      }
    });
  });
  await new Promise((done) => server.listen(path, done));
  return { speech, close: () => server.close() };
}
