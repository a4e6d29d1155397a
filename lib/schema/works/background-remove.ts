import { z } from 'zod';
import { trouble } from '../faults';
import { text } from '../messages';
import { frameSchema } from '../workbench';

const segment = text(2, 20);
const mode = z.strictObject({ label: text(3, 40), hint: text(5, 90) });

/** Words of components/workbench/background-remove/background-remove.tsx. */
export const cutWords = z.strictObject({
  kind: z.literal('background-remove'),
  /** What the frame says in other words for this tool. */
  own: frameSchema.pick({ another: true, orDrop: true, copyTitle: true, done: true }),
  kindText: text(10, 160),
  heic: trouble,
  damagedText: text(10, 160),
  fetching: text(5, 80),
  finding: text(3, 60),
  dots: text(5, 40),
  /** The brush and its keys. */
  touchUp: text(3, 30),
  bring: text(3, 30),
  rub: text(3, 30),
  fill: text(3, 30),
  size: text(3, 30),
  reach: text(3, 30),
  undo: text(3, 30),
  redo: text(3, 30),
  zoomIn: text(3, 30),
  zoomOut: text(3, 30),
  picture: text(3, 30),
  cutOut: text(3, 30),
  /** On phones: a choice of these two. */
  shown: text(3, 30),
  checks: text(3, 40),
  /** Name of the place that is painted on, how it is used by keys, and what is said then. */
  paintOn: text(3, 60),
  paintKeys: text(20, 200),
  down: text(3, 60),
  lifted: text(3, 60),
  at: text(3, 60),
  keep: text(3, 30),
  modes: z.strictObject({ person: mode, ink: mode, paint: mode }),
  /** Nothing was found to keep. */
  notFound: z.strictObject({ person: trouble, ink: trouble, paint: trouble }),
  /** No person was found, so the ink is kept. */
  inkInstead: text(5, 60),
  /** Of what was not found, the way to the other. */
  instead: z.strictObject({ person: text(3, 60), ink: text(3, 60) }),
  behind: text(3, 30),
  colours: z.strictObject({ none: segment, white: segment, sky: segment, other: segment }),
  colour: text(3, 30),
  trim: text(3, 40),
  trimHint: text(3, 90),
  button: text(3, 30),
  seeThrough: text(5, 90),
  onColour: text(5, 90),
  none: text(5, 90),
  wait: text(5, 90),
  fileName: text(3, 40),
  back: text(5, 40),
});

export type CutWords = z.output<typeof cutWords>;
export type CutModeName = keyof CutWords['modes'];
