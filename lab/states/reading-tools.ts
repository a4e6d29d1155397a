import { say } from '@/lib/words';
import { bench, toolWords } from '@/tests/helpers/page-tool';
import { all, fill, finish, type Journey, jpg, press, printed, scanned, wait } from './acts';
import { deed, leaseReturned, leaseSent } from './agreements';
import { chapter, minutes, review, survey } from './reports';
import { letter } from './tender';

/** The tools that read, and the editor. */

const compare = toolWords('compare-pdf', 'compare');
const screener = toolWords('document-screener', 'screener');
const plagiarism = toolWords('plagiarism-screener', 'plagiarism');
const summary = toolWords('summarize-text', 'summary');
const editor = toolWords('ai-pdf-editor', 'editor');

const lines = all((page) => bench(page).getByRole('option').first().waitFor(), wait(1000));

export const readingTools: Record<string, Journey> = {
  'compare-pdf': {
    files: printed(leaseSent, leaseReturned),
    wrong: jpg,
    steps: [
      ['files', wait(5000)],
      ['saved', finish(compare.save)],
    ],
  },
  'document-screener': {
    files: printed(deed),
    wrong: jpg,
    steps: [
      ['files', wait(5000)],
      ['settled', all(press(say(screener.acts.of, { act: screener.acts.fix, count: 1 })), wait(600))],
      ['saved', finish(screener.save)],
    ],
  },
  'plagiarism-screener': {
    files: printed(chapter, survey, review),
    wrong: jpg,
    steps: [
      ['files', wait(5000)],
      ['saved', finish(plagiarism.button)],
    ],
  },
  'summarize-text': {
    files: printed(minutes),
    wrong: jpg,
    steps: [
      ['files', wait(5000)],
      ['saved', finish(summary.word)],
    ],
  },
  'ai-pdf-editor': {
    files: printed(letter),
    wrong: jpg,
    steps: [
      ['files', lines],
      ['chosen', all((page) => bench(page).getByRole('option').nth(2).click(), wait(800))],
      ['proposed', all(fill(editor.wording, 'Bid for the City Library'), press(editor.set), wait(2500))],
      ['accepted', all(press(editor.accept), wait(1500))],
      ['saved', finish(say(editor.download, { copy: say(editor.copy, { count: 1 }).toLowerCase() }))],
    ],
  },
  'ai-pdf-editor.scan': {
    files: scanned(letter),
    steps: [['files', wait(8000)]],
  },
  'ai-pdf-editor.paragraph': {
    files: printed(letter),
    steps: [
      ['files', lines],
      ['chosen', all((page) => bench(page).getByRole('option').nth(6).click(), wait(800))],
      [
        'working',
        all(fill(editor.wording, 'The bidder visits the site before the bid is sent.'), press(editor.set)),
      ],
      ['proposed', wait(2500)],
      ['accepted', all(press(editor.accept), wait(1500))],
      ['second', all((page) => bench(page).getByRole('option').nth(2).click(), wait(800))],
      ['sign', all((page) => bench(page).getByRole('radio', { name: editor.works.sign }).check(), wait(800))],
      [
        'fields',
        all((page) => bench(page).getByRole('radio', { name: editor.works.fields }).check(), wait(800)),
      ],
    ],
  },
};
