import { type Fact, Fault, type Host, type Outcome, startedOnce } from '../engine';
import { hasOtherLetters, speakable } from './speakable';
import { pause, type Voice } from './voices';
import { runProgram } from './wasi';
import { readWav, wavHeader } from './wav';

/** Text to speak, voice and speed. */
export type SpeakInput = {
  /** Sentences or lines to speak; their times are returned in this order. */
  lines: string[];
  /** Default: `slt`. */
  voice?: Voice;
  /** 1 (default) is normal speed, 2 twice as fast. */
  speed?: number;
  /** Name of the sound with its extension. Default: `speech.wav`. */
  name?: string;
};

/**
 * - `aloud`: number of spoken lines
 * - `unspoken` (lost): lines in a script that an English voice cannot read
 * - `partly-spoken` (lost): spoken lines with words in such a script, which are left out
 */
export type SpeakFact = 'aloud' | 'unspoken' | 'partly-spoken';

/** A WAV file and the times of its lines. */
export type SpeakOutcome = Outcome<SpeakFact> & {
  /** Start and end of each line, in seconds; equal if it is not spoken. */
  times: { start: number; end: number }[];
};

/** Flite's `duration_stretch` at speed 1: about 200 words a minute, faster than people usually read aloud. */
const defaultStretch = 1.2;

const flite = startedOnce(async (host) => WebAssembly.compile(await host.asset('flite.wasm')));

/**
 * Speaks lines into a WAV file: 16,000 samples of 16 bits per second.
 *
 * @param input.speed 1 is usual, 2 twice as fast
 * @returns one WAV file, the times of its lines, and how many lines were left out
 * @throws Fault `no-text` if no line has anything that an English voice can read
 */
export async function speak(
  { lines, voice = 'slt', speed = 1, name = 'speech.wav' }: SpeakInput,
  host: Host,
): Promise<SpeakOutcome> {
  const texts = lines.map(speakable);
  if (texts.every((text) => text === undefined)) throw new Fault('no-text');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const times: SpeakOutcome['times'] = [];
  const stretch = 1 / Math.min(3, Math.max(0.4, speed));
  let rate = 16_000;
  let byteCount = 0;
  for (const [index, text] of texts.entries()) {
    host.progress({ stage: 'speaking', done: index + 1, total: texts.length });
    const start = byteCount / 2 / rate;
    if (text !== undefined) {
      const args = [
        'flite',
        '-voice',
        voice,
        '--setf',
        `duration_stretch=${(defaultStretch * stretch).toFixed(3)}`,
      ];
      // Flite takes a text without a space for a file name.
      const files = await runProgram(await flite(host), [...args, '-t', `${text} `, '-o', 'out.wav']);
      const file = files.get('out.wav');
      if (!file) throw new Error('the voice gave no sound');
      const sound = readWav(file);
      rate = sound.rate;
      parts.push(sound.samples);
      byteCount += sound.samples.length;
    }
    times.push({ start, end: byteCount / 2 / rate });
    if (text !== undefined && index < texts.length - 1) {
      const silence = new Uint8Array(Math.round(rate * pause * stretch) * 2);
      parts.push(silence);
      byteCount += silence.length;
    }
  }
  const unspoken = texts.filter((text) => text === undefined).length;
  const facts: Fact<SpeakFact>[] = [{ fact: 'aloud', count: texts.length - unspoken }];
  if (unspoken) facts.push({ fact: 'unspoken', lost: true, count: unspoken });
  const partly = lines.filter((line, index) => texts[index] !== undefined && hasOtherLetters(line)).length;
  if (partly) facts.push({ fact: 'partly-spoken', lost: true, count: partly });
  return {
    files: [{ name, type: 'audio/wav', parts: [wavHeader(rate, byteCount), ...parts] }],
    facts,
    times,
  };
}
