import { say } from '@/lib/words';
import { toolWords } from '@/tests/helpers/page-tool';
import { recognizer } from '@/tests/helpers/recognizer';
import { all, finish, type Journey, jpg, notes, press, printed, wait } from './acts';
import { ledger, notice, offerLetter, portrait, recording } from './others';
import { board } from './reports';

/** Office files, pictures and voice. */

const word = toolWords('word-to-pdf', 'word');
const excel = toolWords('excel-to-pdf', 'excel');
const slides = toolWords('pdf-to-ppt', 'slides');
const cut = toolWords('background-remove', 'cut');
const speak = toolWords('text-to-speech', 'speak');
const transcribe = toolWords('speech-to-text', 'transcribe');

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
  'text-to-speech': {
    files: async () => [notice],
    wrong: jpg,
    steps: [
      ['files', wait(3000)],
      ['done', finish(speak.button)],
    ],
  },
  'speech-to-text': {
    files: async () => [recording()],
    wrong: notes,
    before: (page) =>
      recognizer(page, 'device', [
        'We are at the north gate of the library with Mr Rao',
        'the slab over the entrance shows a crack of two millimetres',
        'it begins at the second pillar and ends at the parapet',
      ]),
    steps: [
      ['files', wait(2500)],
      ['written', all(press(transcribe.writeDown), wait(4500), press(transcribe.stopListening), wait(800))],
      ['done', finish(transcribe.buttons.docx)],
    ],
  },
};
