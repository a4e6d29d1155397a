import { z } from 'zod';
import { said, text, texts } from '../messages';

const notice = z.strictObject({ title: text(5, 120), text: text(10, 300) });

/** Words of components/workbench/sign. */
export const signWords = z.strictObject({
  kind: z.literal('sign'),
  fileName: text(3, 40),
  /** Name of a signed file whose own name has no letters. */
  signed: text(3, 20),
  making: text(3, 60),
  pageOf: text(3, 40),
  previous: text(3, 30),
  next: text(3, 30),
  title: text(3, 40),
  what: text(3, 40),
  kinds: texts(3, 20, 'signature', 'initials', 'name', 'date', 'place'),
  way: text(3, 40),
  ways: texts(3, 20, 'draw', 'type', 'picture'),
  pad: text(5, 80),
  clear: text(3, 30),
  typed: texts(3, 40, 'signature', 'initials'),
  hand: text(3, 40),
  hands: texts(3, 30, 'sacramento', 'dancing-script', 'great-vibes'),
  /** What a face weighs, and when it is fetched. */
  handHint: text(10, 120),
  missing: text(10, 160),
  noFace: text(10, 120),
  choosePicture: text(3, 40),
  pictureHint: text(10, 160),
  noInk: text(10, 160),
  colour: text(3, 30),
  colours: texts(3, 20, 'blue', 'black'),
  putOn: text(3, 40),
  putAgain: text(3, 40),
  /** Said to screen readers. */
  put: text(5, 90),
  putEverywhere: text(5, 90),
  /** A stamp on the page, for screen readers; its keys; the button that takes it away. */
  stamp: text(10, 160),
  keys: text(10, 240),
  remove: text(3, 60),
  where: text(3, 40),
  left: text(3, 20),
  top: text(3, 20),
  width: text(3, 20),
  turn: text(3, 20),
  everyPage: text(3, 40),
  takeAway: text(3, 40),
  keep: text(5, 60),
  keepOn: text(10, 160),
  keepOff: text(10, 160),
  forgotten: text(10, 120),
  worth: notice,
  make: text(3, 30),
  none: text(5, 120),
  count: said,
  untouched: text(5, 60),
  /** Back from the saved copy. */
  change: text(3, 40),
  /** Before anything is done. */
  seals: z.strictObject({ title: said, text: text(10, 300) }),
  fields: notice,
  forbidden: z.strictObject({ restricted: notice, certified: notice, sealed: notice }),
});

export type SignWords = z.output<typeof signWords>;
