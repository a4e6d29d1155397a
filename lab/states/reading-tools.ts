import type { Page } from '@playwright/test';
import { say } from '@/lib/sentences';
import { bench, toolWords } from '@/tests/helpers/page-tool';
import {
  all,
  fill,
  finish,
  given,
  instead,
  type Journey,
  jpg,
  press,
  printed,
  scanned,
  still,
  wait,
  without,
} from './acts';
import { deed, leaseReturned, leaseSent } from './agreements';
import { notice, offerLetter, text } from './others';
import { print } from './paper';
import { amended, copiedText, offerReturned, pagesFile, twoGaps } from './readers';
import { chapter, minutes, review, survey } from './reports';
import { letter, tender } from './tender';

/** The reading tools, and the editor. */

const compare = toolWords('compare-pdf', 'compare');
const screener = toolWords('document-screener', 'screener');
const plagiarism = toolWords('plagiarism-screener', 'plagiarism');
const summary = toolWords('summarize-text', 'summary');
const editor = toolWords('ai-pdf-editor', 'editor');

/** Shows the papers as pages or as text. */
const look = (of: 'pages' | 'text') => (page: Page) =>
  bench(page).locator(`input[name=view][value=${of}]`).setChecked(true, { force: true });
const settleAll = async (page: Page) => {
  for (const count of [1, 2, 3])
    await press(say(screener.acts.of, { act: screener.acts.fix, count }))(page).catch(() => undefined);
};
const lines = all((page) => bench(page).getByRole('option').first().waitFor(), wait(1000));

export const readingTools: Record<string, Journey> = {
  'compare-pdf': {
    files: printed(leaseSent, leaseReturned),
    wrong: jpg,
    steps: [
      ['files', still],
      ['pages', all(look('pages'), wait(2500))],
      ['saved', finish(compare.save)],
      ['none', instead(printed(leaseSent, { ...leaseSent, name: 'lease-sent-copy.pdf' }))],
      ['one', instead(printed(leaseSent))],
      ['scan', instead(scanned(leaseSent, leaseReturned))],
      ['pictures', all(press(compare.scans.button), wait(4000))],
      ['long', instead(printed(tender(20), amended))],
      ['mixed', instead(async (browser) => [await print(browser, offerReturned), offerLetter])],
      ['working', without('text', instead(printed(leaseSent, leaseReturned), wait(4000)))],
    ],
  },
  'document-screener': {
    files: printed(deed),
    wrong: jpg,
    steps: [
      ['files', still],
      ['settled', all(press(say(screener.acts.of, { act: screener.acts.fix, count: 1 })), wait(600))],
      ['saved', finish(screener.save)],
      ['all-settled', all(instead(printed(twoGaps)), settleAll)],
      ['none', instead(printed(survey))],
      ['scan', instead(scanned(deed))],
      ['long', instead(printed(tender(20)))],
      ['word', instead(given(offerLetter))],
      ['text', instead(given(notice))],
      ['working', without('text', instead(printed(deed), wait(4000)))],
    ],
  },
  'plagiarism-screener': {
    files: printed(chapter, survey, review),
    wrong: jpg,
    steps: [
      ['files', still],
      ['saved', finish(plagiarism.button)],
      ['none', instead(printed(minutes, survey))],
      ['alone', instead(printed(chapter))],
      ['scan', instead(scanned(chapter, survey))],
      ['long', instead(printed(tender(20), letter))],
      ['mixed', instead(async (browser) => [await print(browser, chapter), copiedText, offerLetter])],
      ['pages', instead(given(pagesFile))],
      ['working', without('text', instead(printed(chapter, survey), wait(4000)))],
    ],
  },
  'summarize-text': {
    files: printed(minutes),
    wrong: jpg,
    steps: [
      ['files', still],
      ['saved', finish(summary.word)],
      ['none', instead(given(text('list.txt', 'Agenda\n\nAccounts\n\nNew wing\n')))],
      ['scan', instead(scanned(minutes))],
      ['long', instead(printed(tender(20)))],
      ['word', instead(given(offerLetter))],
      ['text', instead(given(notice))],
      ['working', without('text', instead(printed(minutes), wait(4000)))],
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
