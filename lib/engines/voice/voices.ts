import { speakable } from './speakable';

/** Voices that ship with Flite: a woman from the United States, men from there and from Scotland. */
export type Voice = 'slt' | 'rms' | 'awb' | 'kal16';

/** Letters that a voice says in a second at its usual pace, over prose, notices and leases: each within a tenth of it. */
const letters: Record<Voice, number> = { slt: 14.2, rms: 12.2, awb: 14.2, kal16: 14.2 };

/** Silence after a line, in seconds. */
export const pause = 0.35;

/** How long a text will sound, in seconds, before it is spoken. */
export function durationOf({
  lines,
  voice,
  pace,
}: {
  lines: readonly string[];
  voice: Voice;
  pace: number;
}): number {
  const spoken = lines.flatMap((line) => speakable(line) ?? []);
  const said = spoken.reduce((sum, { length }) => sum + length, 0);
  return (said / letters[voice] + spoken.length * pause) / pace;
}

/** Reckoned seconds as they are told: to the nearest five seconds, and from a minute and a half on to the nearest minute. */
export function roundedOf(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  if (seconds >= 90) return { unit: 'minutes', count: Math.round(seconds / 60) };
  return { unit: 'seconds', count: Math.max(5, Math.round(seconds / 5) * 5) };
}
