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

/** Whole minutes that a sound of so many reckoned seconds will not exceed: speech is within a sixth of what is reckoned. */
export const minutesOf = (seconds: number): number => Math.ceil((seconds * 6) / 5 / 60);
