import { z } from 'zod';
import { text } from '../messages';

/** Words of components/workbench/shell/player.tsx. */
export const playerWords = z.strictObject({
  play: text(3, 30),
  stop: text(3, 30),
  place: text(3, 40),
  /** How far it is, of how long, as `1:18`. */
  time: text(3, 30),
});

export type PlayerWords = z.output<typeof playerWords>;
