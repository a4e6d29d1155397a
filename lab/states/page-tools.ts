import { say } from '@/lib/words';
import { toolWords } from '@/tests/helpers/page-tool';
import { all, fill, finish, type Journey, jpg, notes, printed, wait } from './acts';
import { photograph } from './paper';
import { accounts, bill, letter, tender } from './tender';

/** The tools for pages and pictures. */

const split = toolWords('split-pdf', 'split');
const remove = toolWords('remove-pages', 'remove');
const image = toolWords('image-to-pdf', 'image');
const pictures = toolWords('pdf-to-image', 'pictures');
const merge = toolWords('merge-pdf', 'merge');

export const pageTools: Record<string, Journey> = {
  'merge-pdf': {
    files: printed(letter, tender(), accounts),
    wrong: jpg,
    steps: [
      ['files', wait(2500)],
      ['done', finish(say(merge.button, { count: 3 }))],
    ],
  },
  'split-pdf': {
    files: printed(tender()),
    wrong: jpg,
    steps: [
      ['files', wait(2500)],
      ['cut', all(fill(split.field, '4, 9'), wait(800))],
      ['done', finish(say(split.button, { count: 3 }))],
    ],
  },
  'remove-pages': {
    files: printed(tender()),
    wrong: jpg,
    steps: [
      ['files', wait(2500)],
      ['struck', all(fill(remove.field, '3, 9'), wait(800))],
      ['done', finish(say(remove.button, { count: 2 }))],
    ],
  },
  'pdf-to-image': {
    files: printed(tender()),
    wrong: jpg,
    steps: [
      ['files', wait(2500)],
      ['ticked', all(fill(pictures.field, '1-4'), wait(1500))],
      ['done', finish(say(pictures.button, { count: 4 }))],
    ],
  },
  'image-to-pdf': {
    files: async (browser) =>
      Promise.all([
        photograph(browser, bill('IMG_2041.jpg', 'Sharma Stationers', '5,750')),
        photograph(browser, bill('IMG_2042.jpg', 'Laxmi Papers', '8,120'), {
          width: 1200,
          height: 900,
        }),
        photograph(browser, bill('IMG_2047.jpg', 'Hotel Sahyadri', '3,400')),
      ]),
    wrong: notes,
    steps: [
      ['files', wait(1500)],
      ['done', finish(image.button)],
    ],
  },
};
