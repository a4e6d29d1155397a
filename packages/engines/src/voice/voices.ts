import { speakable } from './speakable';

/**
 * Voices of Flite: `slt`, a woman from the United States; `rms` and `kal16`, men from there; `awb`, a man from
 * Scotland.
 */
export type Voice = 'slt' | 'rms' | 'awb' | 'kal16';

/**
 * Measured seconds at a voice's normal speed, over prose, notices and leases: per letter, per digit (spoken as a
 * word), and per line.
 */
const secondsPer: Record<Voice, { letter: number; figure: number; line: number }> = {
  slt: { letter: 0.063, figure: 0.41, line: 0.62 },
  rms: { letter: 0.073, figure: 0.465, line: 0.56 },
  awb: { letter: 0.064, figure: 0.41, line: 0.58 },
  kal16: { letter: 0.063, figure: 0.41, line: 0.62 },
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
  const spoken = lines.flatMap((line) => speakable(line) ?? []);
  const characters = spoken.reduce((sum, { length }) => sum + length, 0);
  const figures = spoken.reduce((sum, line) => sum + (line.match(/\d/g)?.length ?? 0), 0);
  const { letter, figure, line } = secondsPer[voice];
  const sound = (characters - figures) * letter + figures * figure + spoken.length * line;
  return (sound + Math.max(0, spoken.length - 1) * pause) / speed;
}

/** Estimated duration for display: rounded to five seconds, at least 5; from a minute and a half on, to minutes. */
export function roundedOf(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  if (seconds >= 90) return { unit: 'minutes', count: Math.round(seconds / 60) };
  return { unit: 'seconds', count: Math.max(5, Math.round(seconds / 5) * 5) };
}
