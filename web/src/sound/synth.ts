/** The sounds, synthesized instead of loaded from files. */
export type Sound = keyof typeof SOUNDS;

/** A function that schedules a sound on `out` at the second `start`. */
type Maker = (out: AudioNode, start: number) => void;

const SOUNDS = {
  /** Six tumbling dice. */
  dice: (out, start) => {
    for (const [index, delay] of [0, 0.07, 0.15, 0.21, 0.26, 0.3].entries())
      rustle(out, { start: start + delay, seconds: 0.04, from: 1700 + 260 * (index % 3), to: 900, loudness: 0.5 });
  },
  /** Paper on cloth. */
  card: (out, start) => rustle(out, { start, seconds: 0.16, from: 5200, to: 1500, loudness: 0.22 }),
  /** Two fiorini that touch. */
  coins: (out, start) => {
    for (const [delay, pitch] of [
      [0, 2350],
      [0.07, 2790],
    ] as const)
      for (const [partial, loudness] of [
        [1, 0.1],
        [1.51, 0.06],
        [2.76, 0.03],
      ] as const)
        tone(out, { start: start + delay, seconds: 0.22, from: pitch * partial, loudness });
  },
  /** Two soft knocks on wood. */
  turn: (out, start) => {
    for (const delay of [0, 0.16]) tone(out, { start: start + delay, seconds: 0.09, from: 190, to: 90, loudness: 0.6 });
  },
  /** A plucked chord, rising. */
  end: (out, start) => {
    for (const [index, pitch] of [293.7, 370, 440, 587.3].entries())
      tone(out, { start: start + index * 0.16, seconds: 1.1, from: pitch, loudness: 0.22, wave: 'triangle' });
  },
} as const satisfies Readonly<Record<string, Maker>>;

/** Maximum volume of the settings. */
const FULL = 10;

let audio: AudioContext | null = null;
/** Start of the last sound in seconds. Simultaneous sounds are delayed to follow each other at this distance. */
let latest = 0;
const APART = 0.12;

export function synthesize(sound: Sound, volume: number): void {
  audio ??= new AudioContext();
  void audio.resume();
  const out = audio.createGain();
  out.gain.value = (volume / FULL) ** 2; // perceived loudness is not linear
  out.connect(audio.destination);
  latest = Math.max(audio.currentTime, latest + APART);
  SOUNDS[sound](out, latest);
}

interface Shape {
  readonly start: number;
  readonly seconds: number;
  /** Frequency in hertz. */
  readonly from: number;
  readonly to?: number;
  readonly loudness: number;
  readonly wave?: OscillatorType;
}

function tone(out: AudioNode, { start, seconds, from, to = from, loudness, wave = 'sine' }: Shape): void {
  const { context } = out;
  const source = new OscillatorNode(context, { type: wave, frequency: from });
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  fade(source, out, { start, seconds, loudness });
}

/** Plays noise through a band-pass filter. */
function rustle(out: AudioNode, { start, seconds, from, to = from, loudness }: Shape): void {
  const { context } = out;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (const index of samples.keys()) samples[index] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 1.2 });
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  const source = new AudioBufferSourceNode(context, { buffer });
  fade(source, filter, { start, seconds, loudness });
  filter.connect(out);
}

/** Starts the source and fades it out. */
function fade(
  source: AudioScheduledSourceNode,
  out: AudioNode,
  { start, seconds, loudness }: Pick<Shape, 'start' | 'seconds' | 'loudness'>,
): void {
  const volume = new GainNode(out.context, { gain: 0 });
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  source.connect(volume).connect(out);
  source.start(start);
  source.stop(start + seconds);
}
