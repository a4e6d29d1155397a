import { say } from '@/lib/sentences';
import { toolWords } from '@/tests/helpers/page-tool';
import {
  all,
  fill,
  holdable,
  isRead,
  type Journey,
  jpg,
  letGo,
  midway,
  notes,
  press,
  printed,
  wait,
} from './acts';
import { type Paper, photograph } from './paper';
import { board } from './reports';
import { accounts, bill, letter, tender } from './tender';

/** The tools for pages and pictures. */

const split = toolWords('split-pdf', 'split');
const remove = toolWords('remove-pages', 'remove');
const image = toolWords('image-to-pdf', 'image');
const pictures = toolWords('pdf-to-image', 'pictures');
const merge = toolWords('merge-pdf', 'merge');

const lying = { width: 1200, height: 900 };

export const pageTools: Record<string, Journey> = {
  'merge-pdf': {
    files: printed(letter, tender(), accounts),
    wrong: jpg,
    before: holdable,
    steps: [
      ['files', isRead],
      ['working', midway(say(merge.button, { count: 3 }))],
      ['done', letGo],
    ],
  },
  'split-pdf': {
    files: printed(tender()),
    wrong: jpg,
    before: holdable,
    steps: [
      ['files', isRead],
      ['cut', all(fill(split.field, '4, 9'), wait(800))],
      ['working', midway(say(split.button, { count: 3 }))],
      ['done', letGo],
    ],
  },
  'remove-pages': {
    files: printed(tender()),
    wrong: jpg,
    before: holdable,
    steps: [
      ['files', isRead],
      ['struck', all(fill(remove.field, '3, 9'), wait(800))],
      ['working', midway(say(remove.button, { count: 2 }))],
      ['done', letGo],
    ],
  },
  'pdf-to-image': {
    files: printed(tender()),
    wrong: jpg,
    before: holdable,
    steps: [
      ['files', isRead],
      ['ticked', all(fill(pictures.field, '1-4'), wait(1500))],
      ['working', midway(say(pictures.button, { count: 4 }))],
      ['done', letGo],
    ],
  },
  'image-to-pdf': {
    files: async (browser) =>
      Promise.all([
        photograph(browser, bill('IMG_2041.jpg', 'Sharma Stationers', '5,750')),
        photograph(browser, bill('IMG_2042.jpg', 'Laxmi Papers', '8,120'), lying),
        photograph(browser, bill('hotel-bill.webp', 'Hotel Sahyadri', '3,400')),
      ]),
    wrong: notes,
    before: holdable,
    steps: [
      ['files', isRead],
      ['working', midway(image.button)],
      ['done', letGo],
    ],
  },
};

const long: Paper = { ...tender(38), name: 'annexures.pdf' };

/** The same with files of another kind, or more of them. */
export const otherPages: Record<string, Journey> = {
  'merge-pdf.many': {
    ...(pageTools['merge-pdf'] as Journey),
    files: printed(letter, tender(), long, board, accounts),
    steps: [
      ['files', isRead],
      ['done', all(press(say(merge.button, { count: 5 })), letGo)],
    ],
  },
  'remove-pages.lying': {
    ...(pageTools['remove-pages'] as Journey),
    files: printed(board),
    steps: [
      ['files', isRead],
      ['order', press(remove.keys.show)],
      ['struck', all(fill(remove.field, '2'), wait(800))],
      ['done', all(press(say(remove.button, { count: 1 })), letGo)],
    ],
  },
  'split-pdf.few': {
    ...(pageTools['split-pdf'] as Journey),
    files: printed(tender(4)),
    steps: [
      ['files', isRead],
      ['every', press(split.every)],
      ['done', all(press(say(split.button, { count: 4 })), letGo)],
    ],
  },
  'pdf-to-image.one': {
    ...(pageTools['pdf-to-image'] as Journey),
    files: printed(tender(5)),
    steps: [
      ['files', isRead],
      ['one', all(fill(pictures.field, '1'), wait(1500))],
      ['done', all(press(say(pictures.button, { count: 1 })), letGo)],
    ],
  },
  'image-to-pdf.six': {
    ...(pageTools['image-to-pdf'] as Journey),
    files: async (browser) =>
      Promise.all(
        ['41', '42', '43', '44', '45', '46'].map((number, index) =>
          photograph(
            browser,
            bill(`IMG_20${number}.jpg`, `Shop ${number}`, '5,750'),
            index % 3 ? undefined : lying,
          ),
        ),
      ),
    steps: [
      ['files', isRead],
      ['done', all(press(image.button), letGo)],
    ],
  },
};
