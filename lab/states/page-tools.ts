/** Screenshots of tools in every state: those that work on pages of a PDF. */

import { taskPath } from '@/lib/routes';
import { say } from '@/lib/sentences';
import { messagesOf, toolShell } from '@/tests/helpers/page-tool';
import {
  type Act,
  fill,
  holdable,
  inOrder,
  isRead,
  type Journey,
  letGo,
  type Made,
  midway,
  press,
  wait,
} from './acts';
import { accounts, annexures, fewPages, letter, slides, tender } from './documents';
import { bills, jpg, notes, sixBills } from './files';

/** The tools for pages and pictures. */

const split = messagesOf('split-pdf');
const remove = messagesOf('remove-pages');
const image = messagesOf('image-to-pdf');
const pictures = messagesOf('pdf-to-image');
const merge = messagesOf('merge-pdf');

/** From the files over these steps to the button, whose work is seen half done. */
const journey = (files: Made[], button: string, ...steps: Journey['steps']): Journey => ({
  files,
  wrong: jpg,
  before: holdable,
  steps: [['files', isRead], ...steps, ['working', midway(button)], ['done', letGo]],
});

/** The same with files of another kind, or more of them. */
const further = (files: Made[], button: string, ...steps: Journey['steps']): Journey => ({
  files,
  wrong: jpg,
  before: holdable,
  steps: [['files', isRead], ...steps, ['done', inOrder(press(button), letGo)]],
});

const chosen = (field: string, pages: string): Act => inOrder(fill(field, pages), wait(1500));

export const pageTools: Record<string, Journey> = {
  'merge-pdf': journey([letter, tender, accounts], say(merge.button, { count: 3 })),
  'split-pdf': journey([tender], say(split.button, { count: 3 }), ['cut', chosen(split.field, '4, 9')]),
  'remove-pages': journey([tender], say(remove.button, { count: 2 }), [
    'struck',
    chosen(remove.field, '3, 9'),
  ]),
  'pdf-to-image': journey([tender], say(pictures.button, { count: 4 }), [
    'ticked',
    chosen(pictures.field, '1-4'),
  ]),
  'image-to-pdf': { ...journey(bills, image.button), wrong: notes },
  'merge-pdf.organise': {
    ...further(
      [letter, tender, accounts],
      merge.organise.button,
      [
        'focus',
        inOrder((page) => toolShell(page).locator('[data-cell]').first().press('ArrowRight'), wait(400)),
      ],
      [
        'chosen',
        inOrder(
          (page) => toolShell(page).locator('[data-id]').nth(2).getByRole('checkbox').check(),
          wait(800),
        ),
      ],
      ['turned', inOrder(press(merge.organise.acts.turn), wait(800))],
      ['more', inOrder(press(merge.organise.more), wait(400))],
    ),
    address: taskPath({ tool: 'merge-pdf', slug: 'organise' }),
  },
  'merge-pdf.many': further([letter, tender, annexures, slides, accounts], say(merge.button, { count: 5 })),
  'remove-pages.lying': further(
    [slides],
    say(remove.button, { count: 1 }),
    ['order', press(remove.keys.show)],
    ['struck', chosen(remove.field, '2')],
  ),
  'split-pdf.few': further([fewPages], say(split.button, { count: 4 }), ['every', press(split.every)]),
  'pdf-to-image.one': further([fewPages], say(pictures.button, { count: 1 }), [
    'one',
    chosen(pictures.field, '1'),
  ]),
  'image-to-pdf.six': { ...further(sixBills, image.button), wrong: notes },
};
