import { frame } from '@/content/workbench';
import { say } from '@/lib/sentences';
import { bench, toolWords } from '@/tests/helpers/page-tool';
import { all, finish, type Journey, jpg, notes, over, press, printed, ready, wait } from './acts';
import { books, handbook, logo, scanned, signature } from './office-files';
import { ledger, offerLetter, portrait } from './others';
import { board } from './reports';

/** Office files and pictures. */

const word = toolWords('word-to-pdf', 'word');
const excel = toolWords('excel-to-pdf', 'excel');
const slides = toolWords('pdf-to-ppt', 'slides');
const cut = toolWords('background-remove', 'cut');

/** The contents of the slides are known. */
const looked = all(wait(1500), over(slides.preview.looking), over(slides.holds.soFar.split(',')[0] ?? ''));

export const officeTools: Record<string, Journey> = {
  'word-to-pdf': {
    files: async () => [offerLetter],
    wrong: jpg,
    steps: [
      ['files', all(ready(word.button), wait(2500))],
      ['done', finish(word.button)],
    ],
  },
  'excel-to-pdf': {
    files: async () => [ledger],
    wrong: jpg,
    steps: [
      ['files', all(ready(excel.button), wait(2500))],
      ['done', finish(excel.button)],
    ],
  },
  'pdf-to-ppt': {
    files: printed(board),
    wrong: jpg,
    steps: [
      ['files', all(ready(say(slides.button, { count: 4 })), looked, wait(2500))],
      ['done', finish(say(slides.button, { count: 4 }))],
    ],
  },
  'background-remove': {
    files: async () => [await portrait()],
    wrong: notes,
    steps: [
      ['files', all(ready(cut.button), wait(2500))],
      ['done', finish(cut.button)],
    ],
  },
  'word-to-pdf.long': {
    files: async () => [handbook],
    steps: [
      ['files', all(ready(word.button), wait(2500))],
      [
        'enlarged',
        all(press(say(frame.enlarge.key, { page: say(word.page, { page: 1, pages: 30 }) })), wait(1500)),
      ],
      ['done', all((page) => page.keyboard.press('Escape'), finish(word.button))],
    ],
  },
  'excel-to-pdf.six': {
    files: async () => [books],
    steps: [
      ['files', all(ready(excel.button), wait(2500))],
      ['more', all((page) => bench(page).getByText(excel.more).click(), wait(500))],
      ['done', finish(excel.button)],
    ],
  },
  'pdf-to-ppt.scans': {
    files: async (browser) => [await scanned(browser)],
    steps: [
      ['files', all(ready(say(slides.button, { count: 7 })), looked, wait(2500))],
      ['scan', all(press(slides.preview.next), wait(2500))],
      ['done', finish(say(slides.button, { count: 7 }))],
    ],
  },
  'background-remove.ink': {
    files: async (browser) => [await signature(browser)],
    steps: [
      ['files', all(ready(cut.button), wait(2500))],
      ['sky', all((page) => bench(page).getByRole('radio', { name: cut.colours.sky }).check(), wait(1200))],
      ['done', finish(cut.button)],
    ],
  },
  'background-remove.logo': {
    files: async (browser) => [await logo(browser)],
    steps: [
      ['files', all(ready(cut.button), wait(2500))],
      ['done', finish(cut.button)],
    ],
  },
};
