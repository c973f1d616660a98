// The sounds of the house, made of noise and tones: no file to load. start.js loads this at the first touch, because no
// browser lets a page sound before. The table says what is to be heard: an event "heard" on the window, whose detail is
// the sound's name, its volume from 0 to 3, and 1 where the device may shake: `die 1 1`.

/** A number near `value`, so that nothing sounds twice exactly alike. */
const about = (value, by = 0.04) => value * (1 + by * (2 * Math.random() - 1));

const rooms = new WeakMap();

/** White noise, and a small room with walls of clay that everything is heard in. */
const roomOf = (audio) => {
  if (rooms.has(audio)) return rooms.get(audio);
  const rate = audio.sampleRate;
  const filled = (seconds, shape) => {
    const buffer = audio.createBuffer(1, seconds * rate, rate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = (2 * Math.random() - 1) * shape(at / samples.length);
    return buffer;
  };
  const room = { noise: filled(1, () => 1), walls: filled(0.35, (part) => (1 - part) ** 4) };
  rooms.set(audio, room);
  return room;
};

/** A volume that rises to `level` within `attack` seconds from `at` on and fades away within `decay`. */
const swell = (audio, to, at, level, attack, decay) => {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(level, at + attack);
  volume.gain.setTargetAtTime(0, at + attack, decay / 5);
  volume.connect(to);
  return [volume, at + attack + decay];
};

/** A tone that may glide to another height. */
const tone = (audio, to, at, { pitch, glide = pitch, level, attack = 0.002, decay, type = "sine" }) => {
  const [volume, end] = swell(audio, to, at, level, attack, decay);
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(glide, end);
  source.connect(volume);
  source.start(at);
  source.stop(end);
};

/** Noise around a pitch, which may glide. */
const hiss = (audio, to, at, { pitch, glide = pitch, level, attack = 0.001, decay, width = 1, type = "bandpass" }) => {
  const [volume, end] = swell(audio, to, at, level, attack, decay);
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = roomOf(audio).noise;
  source.loop = true;
  filter.type = type;
  filter.Q.value = width;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(glide, end);
  source.connect(filter).connect(volume);
  source.start(at, Math.random() * 0.5);
  source.stop(end);
};

/** What rings when struck: its partials as multiples of a pitch, the higher the shorter. */
const struck = (audio, to, at, pitch, level, decay, partials) => {
  partials.forEach((times, nth) =>
    tone(audio, to, at, { pitch: pitch * times, level: level / (1 + nth), decay: decay / (1 + nth) }),
  );
};

const BAR = [1, 2.76, 5.4]; // a bar of wood that lies free
const METAL = [1, 1.51, 2.08, 2.71];
const STRING = [1, 2, 3, 4, 5];

/** Wood on wood. */
const wood = (audio, to, at, pitch, level) => {
  struck(audio, to, at, about(pitch), level, 0.09, BAR);
  hiss(audio, to, at, { pitch: pitch * 3, level: level * 0.8, decay: 0.025 });
};

/** A plucked string, with a finger on it. */
const pluck = (audio, to, at, pitch, level, decay = 0.9) => {
  struck(audio, to, at, pitch, level, decay, STRING);
  hiss(audio, to, at, { pitch: pitch * 4, level: level * 0.25, decay: 0.03 });
};

/** Something bounces until it lies: the moments at which it strikes, and how hard. */
const bounces = (count, first) => {
  const strikes = [];
  for (let nth = 0, at = 0, gap = first; nth < count; nth++, at += gap, gap *= about(0.8, 0.12))
    strikes.push([at, 0.55 + 0.45 * Math.random() - 0.3 * (nth / count)]);
  return strikes;
};

const D = 293.66; // what is tuned, is tuned to d, in the scale of the old songs: d e♭ f♯ g a
const [F_SHARP, G, A, HIGH] = [D * 1.25, (D * 4) / 3, D * 1.5, D * 2];

/** What everything sounds like, from a moment on. */
export const sounds = {
  die(audio, to, at) {
    for (const [later, level] of bounces(6, 0.13)) {
      struck(audio, to, at + later, about(1150, 0.15), 0.12 * level, 0.05, BAR);
      hiss(audio, to, at + later, { pitch: about(2600, 0.2), level: 0.5 * level, decay: 0.03 });
      tone(audio, to, at + later, { pitch: about(170), glide: 110, level: 0.16 * level, decay: 0.06 });
    }
  },
  pasa(audio, to, at) {
    for (const pitch of [430, 512])
      for (const [later, level] of bounces(5, about(0.15, 0.15)))
        wood(audio, to, at + later, about(pitch, 0.06), 0.17 * level);
  },
  cowries(audio, to, at) {
    for (let shell = 0; shell < 6; shell++)
      for (const [later, level] of bounces(3, about(0.13, 0.3))) {
        const moment = at + later + 0.05 * Math.random();
        struck(audio, to, moment, about(2300, 0.25), 0.065 * level, 0.045, [1, 1.83]);
        hiss(audio, to, moment, { pitch: about(4800, 0.25), level: 0.2 * level, decay: 0.02, width: 2 });
      }
  },
  step(audio, to, at) {
    tone(audio, to, at, { pitch: about(260, 0.08), glide: 170, level: 0.11, decay: 0.06 });
    hiss(audio, to, at, { pitch: 900, level: 0.07, decay: 0.025 });
  },
  chip(audio, to, at) {
    wood(audio, to, at, 610, 0.12);
    tone(audio, to, at, { pitch: about(150), glide: 95, level: 0.16, decay: 0.09 });
  },
  coins(audio, to, at) {
    for (let coin = 0; coin < 5; coin++)
      struck(audio, to, at + coin * about(0.075, 0.35), about(2900, 0.12), 0.085, about(0.22, 0.3), METAL);
  },
  rug(audio, to, at) {
    hiss(audio, to, at, { pitch: 350, glide: 1500, level: 0.5, attack: 0.2, decay: 0.3, width: 0.8 });
    hiss(audio, to, at + 0.36, { pitch: 240, level: 0.65, decay: 0.12, type: "lowpass" });
    tone(audio, to, at + 0.36, { pitch: 105, glide: 70, level: 0.16, decay: 0.12 });
  },
  capture(audio, to, at) {
    wood(audio, to, at, 560, 0.1);
    pluck(audio, to, at + 0.03, A, 0.13, 0.35);
    pluck(audio, to, at + 0.15, HIGH, 0.14, 0.5);
  },
  "sent-back"(audio, to, at) {
    tone(audio, to, at, { pitch: A, glide: D / 2, level: 0.22, attack: 0.01, decay: 0.5, type: "triangle" });
    tone(audio, to, at + 0.42, { pitch: 130, glide: 85, level: 0.22, decay: 0.12 });
  },
  cross(audio, to, at) {
    wood(audio, to, at, 610, 0.1);
    pluck(audio, to, at + 0.02, D, 0.1, 0.6);
    pluck(audio, to, at + 0.02, A, 0.1, 0.6);
  },
  home(audio, to, at) {
    [D, F_SHARP, A].forEach((pitch, nth) => pluck(audio, to, at + nth * 0.12, pitch, 0.13, 0.6));
  },
  rise(audio, to, at) {
    [G, A, HIGH].forEach((pitch, nth) => pluck(audio, to, at + nth * 0.09, pitch, 0.12, 0.5));
  },
  // All pieces in the bag knock alike, so that an ear learns no more than a finger.
  knock(audio, to, at) {
    tone(audio, to, at, { pitch: 150, glide: 110, level: 0.35, decay: 0.09 });
    hiss(audio, to, at, { pitch: 500, level: 0.12, decay: 0.03 });
  },
  knocks(audio, to, at) {
    sounds.knock(audio, to, at);
  },
  count(audio, to, at) {
    pluck(audio, to, at, A, 0.15, 0.25);
  },
  go(audio, to, at) {
    pluck(audio, to, at, D, 0.1, 0.6);
    pluck(audio, to, at, HIGH, 0.15, 0.6);
  },
  end(audio, to, at) {
    tone(audio, to, at, { pitch: D / 2, level: 0.09, attack: 0.05, decay: 2, type: "triangle" });
    const phrase = [[0, D], [0.2, F_SHARP], [0.4, G], [0.6, A], [0.9, G], [1.05, F_SHARP], [1.25, HIGH]];
    phrase.forEach(([later, pitch], nth) => pluck(audio, to, at + about(later, 0.02), pitch, 0.11, nth < 6 ? 0.7 : 1.3));
  },
};

/** Lets everything through to `to`, a little of it by way of the walls, and bends what would be too loud. */
export const through = (audio, to, level) => {
  const [volume, echo, wet] = [audio.createGain(), audio.createConvolver(), audio.createGain()];
  const limit = new WaveShaperNode(audio, { curve: Float32Array.from({ length: 129 }, (_, nth) => Math.tanh(nth / 64 - 1)) });
  volume.gain.value = level;
  echo.buffer = roomOf(audio).walls;
  wet.gain.value = 0.25;
  volume.connect(limit);
  volume.connect(echo).connect(wet).connect(limit);
  limit.connect(to);
  return volume;
};

/** How long the device shakes, in milliseconds: on, off, on. What is not named does not shake it. */
const shakes = {
  die: [12],
  pasa: [12],
  cowries: [12],
  chip: [8],
  capture: [14, 60, 22],
  "sent-back": [35],
  home: [12, 50, 12],
  end: [25, 70, 45],
  knock: [9],
  knocks: [18],
};

/** How loud the volumes are, from muted to loud. */
export const LEVELS = [0, 0.4, 0.7, 1];

/** The shortest time between two sounds of a kind, and between two shakes, in milliseconds: bots in haste make no storm. */
const GAP = 90;
const SHAKE_GAP = 350;

let audio;
let out;
let touched = false;
let shaken = 0;
const heard = new Map();

/** A press: from now on there may be sound, and a finger feels more than a mouse. */
const wake = ({ pointerType }) => {
  if (pointerType) touched = pointerType === "touch";
  audio ??= new AudioContext();
  if (audio.state !== "running") audio.resume().catch(() => {}); // a device that cannot stays silent
};

addEventListener("heard", ({ detail }) => {
  const [name, volume, mayShake] = detail.split(" ");
  const now = performance.now();
  if (document.hidden || now - (heard.get(name) ?? -GAP) < GAP) return;
  heard.set(name, now);
  if (mayShake === "1" && touched && name in shakes && now - shaken > (name.startsWith("knock") ? GAP : SHAKE_GAP)) {
    shaken = now;
    navigator.vibrate?.(shakes[name]);
  }
  const level = LEVELS[volume];
  if (audio?.state !== "running" || level === 0) return;
  out ??= through(audio, audio.destination, level);
  out.gain.value = level;
  sounds[name](audio, out, audio.currentTime + 0.005);
});

for (const press of ["pointerdown", "pointerup", "keydown"]) addEventListener(press, wake, true);
wake({});
if (navigator.vibrate) document.documentElement.dataset.shakes = ""; // the menu then offers to switch it off
