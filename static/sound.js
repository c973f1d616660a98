// The sounds of the site, synthesized from noise and tones, without audio files.

/**
 * A tone or a noise: pitches in Hz, times in seconds. Its volume rises to `level` within `attack`, and fades out within
 * `decay`.
 * @typedef {{ pitch: number, glide?: number, level: number, attack?: number, decay: number }} Voice
 */

/** Returns a random number near `value`, so that no two sounds are identical. @param {number} value */
const about = (value, by = 0.04) => value * (1 + by * (2 * Math.random() - 1));

/** @type {WeakMap<BaseAudioContext, { noise: AudioBuffer, walls: AudioBuffer }>} */
const rooms = new WeakMap();

/** Returns white noise, and the impulse response of a small room with clay walls. @param {BaseAudioContext} audio */
const roomOf = (audio) => {
  const known = rooms.get(audio);
  if (known) return known;
  const rate = audio.sampleRate;
  /** @param {number} seconds @param {(part: number) => number} shape */
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

const BAR = [1, 2.76, 5.4]; // a wooden bar that is free at both ends
const METAL = [1, 1.51, 2.08, 2.71];
const STRING = [1, 2, 3, 4, 5];

/** Voices that are played together. Each is added with its delay after their start, in seconds. */
export class Mix {
  /** @param {BaseAudioContext} audio @param {AudioNode} to @param {number} at */
  constructor(audio, to, at) {
    this.audio = audio;
    this.to = to;
    this.at = at;
  }

  /** Creates the volume envelope of a voice, and returns it with the time at which the voice has faded out. @param {number} at @param {Voice} voice */
  #swell(at, { level, attack = 0.001, decay }) {
    const volume = this.audio.createGain();
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(level, at + attack);
    volume.gain.setTargetAtTime(0, at + attack, decay / 5);
    volume.connect(this.to);
    return { volume, end: at + attack + decay };
  }

  /** Adds a tone, whose pitch may glide. @param {number} later @param {Voice & { type?: OscillatorType }} voice */
  tone(later, voice) {
    const { pitch, glide = pitch, type = "sine" } = voice;
    const at = this.at + later;
    const { volume, end } = this.#swell(at, { attack: 0.002, ...voice });
    const source = new OscillatorNode(this.audio, { type });
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(glide, end);
    source.connect(volume);
    source.start(at);
    source.stop(end);
  }

  /** Adds band-pass noise, whose pitch may glide. @param {number} later @param {Voice & { width?: number, type?: BiquadFilterType }} voice */
  hiss(later, voice) {
    const { pitch, glide = pitch, width = 1, type = "bandpass" } = voice;
    const at = this.at + later;
    const { volume, end } = this.#swell(at, voice);
    const source = new AudioBufferSourceNode(this.audio, { buffer: roomOf(this.audio).noise, loop: true });
    const filter = new BiquadFilterNode(this.audio, { type, Q: width });
    filter.frequency.setValueAtTime(pitch, at);
    filter.frequency.exponentialRampToValueAtTime(glide, end);
    source.connect(filter).connect(volume);
    source.start(at, Math.random() * 0.5);
    source.stop(end);
  }

  /**
   * Adds the sound of a struck object: partials as multiples of a pitch; higher ones are shorter.
   * @param {number} later @param {Voice} voice @param {number[]} partials
   */
  struck(later, { pitch, level, decay }, partials) {
    partials.forEach((times, nth) => this.tone(later, { pitch: pitch * times, level: level / (1 + nth), decay: decay / (1 + nth) }));
  }

  /** Adds the sound of wood on wood. @param {number} later @param {number} pitch @param {number} level */
  wood(later, pitch, level) {
    this.struck(later, { pitch: about(pitch), level, decay: 0.09 }, BAR);
    this.hiss(later, { pitch: pitch * 3, level: level * 0.8, decay: 0.025 });
  }

  /** Adds a plucked string, damped by a finger. @param {number} later @param {number} pitch @param {number} level @param {number} decay */
  pluck(later, pitch, level, decay) {
    this.struck(later, { pitch, level, decay }, STRING);
    this.hiss(later, { pitch: pitch * 4, level: level * 0.25, decay: 0.03 });
  }
}

/** Returns the times and volumes of bounces that fade out. @param {number} count @param {number} first the time between two at first */
const bounces = (count, first) => {
  /** @type {[number, number][]} */
  const strikes = [];
  for (let nth = 0, at = 0, gap = first; nth < count; nth++, at += gap, gap *= about(0.8, 0.12))
    strikes.push([at, 0.55 + 0.45 * Math.random() - 0.3 * (nth / count)]);
  return strikes;
};

const D = 293.66; // all tuned sounds are in the Phrygian dominant scale on d: d e♭ f♯ g a
const [F_SHARP, G, A, HIGH] = [D * 1.25, (D * 4) / 3, D * 1.5, D * 2];

/** The sounds by their names. @type {Record<string, (mix: Mix) => void>} */
export const sounds = {
  die(mix) {
    for (const [later, level] of bounces(6, 0.13)) {
      mix.struck(later, { pitch: about(1150, 0.15), level: 0.12 * level, decay: 0.05 }, BAR);
      mix.hiss(later, { pitch: about(2600, 0.2), level: 0.5 * level, decay: 0.03 });
      mix.tone(later, { pitch: about(170), glide: 110, level: 0.16 * level, decay: 0.06 });
    }
  },
  pasa(mix) {
    for (const pitch of [430, 512])
      for (const [later, level] of bounces(5, about(0.15, 0.15)))
        mix.wood(later, about(pitch, 0.06), 0.17 * level);
  },
  cowries(mix) {
    for (let shell = 0; shell < 6; shell++)
      for (const [later, level] of bounces(3, about(0.13, 0.3))) {
        const moment = later + 0.05 * Math.random();
        mix.struck(moment, { pitch: about(2300, 0.25), level: 0.065 * level, decay: 0.045 }, [1, 1.83]);
        mix.hiss(moment, { pitch: about(4800, 0.25), level: 0.2 * level, decay: 0.02, width: 2 });
      }
  },
  step(mix) {
    mix.tone(0, { pitch: about(260, 0.08), glide: 170, level: 0.11, decay: 0.06 });
    mix.hiss(0, { pitch: 900, level: 0.07, decay: 0.025 });
  },
  chip(mix) {
    mix.wood(0, 610, 0.12);
    mix.tone(0, { pitch: about(150), glide: 95, level: 0.16, decay: 0.09 });
  },
  coins(mix) {
    for (let coin = 0; coin < 5; coin++)
      mix.struck(coin * about(0.075, 0.35), { pitch: about(2900, 0.12), level: 0.085, decay: about(0.22, 0.3) }, METAL);
  },
  rug(mix) {
    mix.hiss(0, { pitch: 350, glide: 1500, level: 0.5, attack: 0.2, decay: 0.3, width: 0.8 });
    mix.hiss(0.36, { pitch: 240, level: 0.65, decay: 0.12, type: "lowpass" });
    mix.tone(0.36, { pitch: 105, glide: 70, level: 0.16, decay: 0.12 });
  },
  capture(mix) {
    mix.wood(0, 560, 0.1);
    mix.pluck(0.03, A, 0.13, 0.35);
    mix.pluck(0.15, HIGH, 0.14, 0.5);
  },
  "sent-back"(mix) {
    mix.tone(0, { pitch: A, glide: D / 2, level: 0.22, attack: 0.01, decay: 0.5, type: "triangle" });
    mix.tone(0.42, { pitch: 130, glide: 85, level: 0.22, decay: 0.12 });
  },
  struck(mix) {
    // A hand on a drum, and the same fall, lower.
    mix.tone(0, { pitch: 130, glide: 60, level: 0.3, decay: 0.22 });
    mix.hiss(0, { pitch: 260, level: 0.25, decay: 0.06, type: "lowpass" });
    mix.tone(0.1, { pitch: F_SHARP, glide: D / 2, level: 0.2, attack: 0.01, decay: 0.5, type: "triangle" });
  },
  cross(mix) {
    mix.wood(0, 610, 0.1);
    mix.pluck(0.02, D, 0.1, 0.6);
    mix.pluck(0.02, A, 0.1, 0.6);
  },
  home(mix) {
    [D, F_SHARP, A].forEach((pitch, nth) => mix.pluck(nth * 0.12, pitch, 0.13, 0.6));
  },
  "all-home"(mix) {
    [D, F_SHARP, A, HIGH].forEach((pitch, nth) => mix.pluck(nth * 0.08, pitch, 0.1, 0.45));
    for (const pitch of [HIGH * 2, A * 4]) mix.struck(0.26, { pitch, level: 0.06, decay: 0.55 }, METAL);
  },
  // Two anklets ring over a chord.
  pairs(mix) {
    for (const later of [0, 0.12]) mix.struck(later, { pitch: about(A * 4, 0.02), level: 0.07, decay: 0.45 }, METAL);
    for (const pitch of [D, A, HIGH]) mix.pluck(0.04, pitch, 0.09, 0.7);
  },
  lead(mix) {
    mix.wood(0, 610, 0.1);
    mix.pluck(0.05, G, 0.1, 0.3);
    mix.pluck(0.16, HIGH, 0.11, 0.5);
  },
  rise(mix) {
    [G, A, HIGH].forEach((pitch, nth) => mix.pluck(nth * 0.09, pitch, 0.12, 0.5));
  },
  // All pieces in the bag sound alike, so that the sound does not reveal more than the finger feels.
  knock(mix) {
    mix.tone(0, { pitch: 150, glide: 110, level: 0.35, decay: 0.09 });
    mix.hiss(0, { pitch: 500, level: 0.12, decay: 0.03 });
  },
  knocks(mix) {
    sounds.knock?.(mix);
  },
  rustle(mix) {
    mix.hiss(0, { pitch: about(700, 0.2), glide: about(1600, 0.2), level: 0.1, attack: 0.08, decay: 0.16, width: 0.7 });
  },
  count(mix) {
    mix.pluck(0, A, 0.15, 0.25);
  },
  go(mix) {
    mix.pluck(0, D, 0.1, 0.6);
    mix.pluck(0, HIGH, 0.15, 0.6);
  },
  say(mix) {
    mix.pluck(0, HIGH, 0.1, 0.3);
    mix.pluck(0.14, A, 0.1, 0.4);
  },
  end(mix) {
    mix.tone(0, { pitch: D / 2, level: 0.09, attack: 0.05, decay: 2, type: "triangle" });
    /** @type {[number, number][]} */
    const phrase = [[0, D], [0.2, F_SHARP], [0.4, G], [0.6, A], [0.9, G], [1.05, F_SHARP], [1.25, HIGH]];
    phrase.forEach(([later, pitch], nth) => mix.pluck(about(later, 0.02), pitch, 0.11, nth < 6 ? 0.7 : 1.3));
  },
};

/** Creates the output to `to` with some reverb and a soft limiter. @param {BaseAudioContext} audio @param {AudioNode} to @param {number} level */
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

/** The vibration pattern of a sound in milliseconds: on, off, on. Other sounds have none. @type {Record<string, number[]>} */
const shakes = {
  die: [12],
  pasa: [12],
  cowries: [12],
  chip: [8],
  capture: [14, 60, 22],
  "sent-back": [35],
  home: [12, 50, 12],
  struck: [60, 40, 25],
  "all-home": [12, 50, 12, 50, 45],
  pairs: [18, 40, 18, 40, 40],
  lead: [10, 40, 16],
  end: [25, 70, 45],
  knock: [9],
  knocks: [18],
};

/** Gains of the volumes, from muted to loud. */
const LEVELS = [0, 0.4, 0.7, 1];

/** Minimum time between two sounds of the same name, and between two vibrations, in milliseconds: fast bots stay quiet. */
const GAP = 90;
const SHAKE_GAP = 350;

/** @type {AudioContext | undefined} */
let audio;
/** @type {GainNode | undefined} */
let out;
/** The number of presses since the context was last seen running. */
let vain = 0;
/** The number of presses after which a context that does not run is replaced. */
const PATIENCE = 2;
let touched = false;
let shaken = 0;
/** The time at which each sound was last played. @type {Map<string, number>} */
const heard = new Map();

/**
 * Handles a user gesture, after which sound is allowed. Vibration is for touch input only. A context that a call or a change of the
 * speakers has ended, or that no press resumes, is replaced.
 * @param {Event} [press]
 */
const wake = (press) => {
  if (press instanceof PointerEvent) touched = press.pointerType === "touch";
  if (audio?.state === "running") vain = 0;
  else if (press && press.type !== "pointerup") vain++;
  if (audio && (audio.state === "closed" || vain > PATIENCE)) {
    if (audio.state !== "closed") audio.close().catch(() => {}); // one that is broken need not close
    audio = out = undefined;
    vain = 0;
  }
  audio ??= new AudioContext();
  if (audio.state !== "running") audio.resume().catch(() => {}); // a device without audio stays silent
};

/** Plays a sound and its vibration. @param {string} name @param {number} volume from 0 to 3 @param {boolean} mayShake */
export const play = (name, volume, mayShake) => {
  const now = performance.now();
  if (document.hidden || now - (heard.get(name) ?? -GAP) < GAP) return;
  heard.set(name, now);
  const pattern = shakes[name];
  if (mayShake && touched && pattern && now - shaken > (name.startsWith("knock") ? GAP : SHAKE_GAP)) {
    shaken = now;
    navigator.vibrate?.(pattern);
  }
  const level = LEVELS[volume] ?? 0;
  if (audio?.state !== "running" || level === 0) return;
  out ??= through(audio, audio.destination, level);
  out.gain.value = level;
  sounds[name]?.(new Mix(audio, out, audio.currentTime + 0.005));
};

for (const press of ["pointerdown", "pointerup", "keydown"]) addEventListener(press, wake, true);
wake();
if ("vibrate" in navigator) document.documentElement.dataset.shakes = ""; // the menu then has a setting for it
