import { say } from '@/lib/words';
import { toolWords } from '@/tests/helpers/page-tool';
import { finish, type Journey, jpg, notes, printed, wait } from './acts';
import { ledger, offerLetter, portrait } from './others';
import { board } from './reports';

/** Office files and pictures. */

const word = toolWords('word-to-pdf', 'word');
const excel = toolWords('excel-to-pdf', 'excel');
const slides = toolWords('pdf-to-ppt', 'slides');
const cut = toolWords('background-remove', 'cut');

export const officeTools: Record<string, Journey> = {
  'word-to-pdf': {
    files: async () => [offerLetter],
    wrong: jpg,
    steps: [
      ['files', wait(6000)],
      ['done', finish(word.button)],
    ],
  },
  'excel-to-pdf': {
    files: async () => [ledger],
    wrong: jpg,
    steps: [
      ['files', wait(5000)],
      ['done', finish(excel.button)],
    ],
  },
  'pdf-to-ppt': {
    files: printed(board),
    wrong: jpg,
    steps: [
      ['files', wait(6000)],
      ['done', finish(say(slides.button, { count: 4 }))],
    ],
  },
  'background-remove': {
    files: async () => [await portrait()],
    wrong: notes,
    steps: [
      ['files', wait(6000)],
      ['done', finish(cut.button)],
    ],
  },
};
