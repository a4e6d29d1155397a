/** Journeys of the tools that work on the pages of a PDF or make them from pictures. */

import { taskPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import { messagesOf, toolShell } from '@/tests/helpers/page-tool';
import { accounts, annexures, fewPages, letter, slides, tender } from './documents';
import { bills, jpg, notes, sixBills } from './files';
import {
  type FileSource,
  fill,
  inOrder,
  type Journey,
  type JourneyStep,
  pausable,
  pauseMidway,
  press,
  resume,
  untilRead,
  wait,
} from './steps';

const split = messagesOf('split-pdf');
const remove = messagesOf('remove-pages');
const image = messagesOf('image-to-pdf');
const pictures = messagesOf('pdf-to-image');
const merge = messagesOf('merge-pdf');

/** A journey that, after the given steps, presses the button, and also shows the job half done. */
const journey = (files: FileSource[], button: string, ...steps: Journey['steps']): Journey => ({
  files,
  refusedFile: jpg,
  beforeLoad: pausable,
  steps: [['files', untilRead], ...steps, ['working', pauseMidway(button)], ['done', resume]],
});

/** A journey with other or more files, which does not show the job half done. */
const unpausedJourney = (files: FileSource[], button: string, ...steps: Journey['steps']): Journey => ({
  files,
  refusedFile: jpg,
  beforeLoad: pausable,
  steps: [['files', untilRead], ...steps, ['done', inOrder(press(button), resume)]],
});

const fillPages = (field: string, pages: string): JourneyStep => inOrder(fill(field, pages), wait(1500));

export const pageTools: Record<string, Journey> = {
  'merge-pdf': journey([letter, tender, accounts], formatMessage(merge.button, { count: 3 })),
  'split-pdf': journey([tender], formatMessage(split.button, { count: 3 }), [
    'cut',
    fillPages(split.field, '4, 9'),
  ]),
  'remove-pages': journey([tender], formatMessage(remove.button, { count: 2 }), [
    'struck',
    fillPages(remove.field, '3, 9'),
  ]),
  'pdf-to-image': journey([tender], formatMessage(pictures.button, { count: 4 }), [
    'ticked',
    fillPages(pictures.field, '1-4'),
  ]),
  'image-to-pdf': { ...journey(bills, image.button), refusedFile: notes },
  'merge-pdf.organise': {
    ...unpausedJourney(
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
      ['turned', inOrder(press(merge.organise.actions.turn), wait(800))],
      ['more', inOrder(press(merge.organise.more), wait(400))],
    ),
    path: taskPath({ tool: 'merge-pdf', slug: 'organise' }),
  },
  'merge-pdf.many': unpausedJourney(
    [letter, tender, annexures, slides, accounts],
    formatMessage(merge.button, { count: 5 }),
  ),
  'remove-pages.landscape': unpausedJourney(
    [slides],
    formatMessage(remove.button, { count: 1 }),
    ['order', press(remove.pageButtons.show)],
    ['struck', fillPages(remove.field, '2')],
  ),
  'split-pdf.few': unpausedJourney([fewPages], formatMessage(split.button, { count: 4 }), [
    'every',
    press(split.every),
  ]),
  'pdf-to-image.one': unpausedJourney([fewPages], formatMessage(pictures.button, { count: 1 }), [
    'one',
    fillPages(pictures.field, '1'),
  ]),
  'image-to-pdf.six': { ...unpausedJourney(sixBills, image.button), refusedFile: notes },
};
