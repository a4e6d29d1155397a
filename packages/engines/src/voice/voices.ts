import { speakable } from './speakable';

/**
 * Voices of Flite: `slt`, a woman from the United States; `rms` and `kal16`, men from there; `awb`, a man from
 * Scotland.
 */
export type Voice = 'slt' | 'rms' | 'awb' | 'kal16';

/**
 * Measured seconds at a voice's normal speed, over prose, notices and leases: per digit (spoken as a word), per other
 * character, and per line.
 */
const secondsPer: Record<Voice, { letter: number; digit: number; line: number }> = {
  slt: { letter: 0.063, digit: 0.41, line: 0.62 },
  rms: { letter: 0.073, digit: 0.465, line: 0.56 },
  awb: { letter: 0.064, digit: 0.41, line: 0.58 },
  kal16: { letter: 0.063, digit: 0.41, line: 0.62 },
};

/** Silence after a line, in seconds. */
export const pause = 0.35;

type Speech = { lines: readonly string[]; voice: Voice; speed: number };

/**
 * Estimated duration of a text in seconds, before it is spoken, from measurements of each voice.
 *
 * @param speech.speed 1 is usual, 2 twice as fast
 */
export function durationOf({ lines, voice, speed }: Speech): number {
  const spokenLines = lines.flatMap((line) => speakable(line) ?? []);
  const characterCount = spokenLines.reduce((sum, { length }) => sum + length, 0);
  const digitCount = spokenLines.reduce((sum, line) => sum + (line.match(/\d/g)?.length ?? 0), 0);
  const { letter, digit, line } = secondsPer[voice];
  const sound = (characterCount - digitCount) * letter + digitCount * digit + spokenLines.length * line;
  return (sound + Math.max(0, spokenLines.length - 1) * pause) / speed;
}

/** A duration for display: in steps of five seconds, at least 5; from 90 seconds on, in minutes. */
export function roundedOf(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  if (seconds >= 90) return { unit: 'minutes', count: Math.round(seconds / 60) };
  return { unit: 'seconds', count: Math.max(5, Math.round(seconds / 5) * 5) };
}
