/** Screenshots of tools in every state: those that read text (compare, screen, summarize). */
import type { Page } from '@playwright/test';
import { say } from '@/lib/sentences';
import { messagesOf, toolShell } from '@/tests/helpers/page-tool';
import { all, check, fill, finish, instead, type Journey, press, still, wait, without } from './acts';
import { jpg, notice, report } from './files';
import * as papers from './papers';

/** The reading tools, and the editor. */

const compare = messagesOf('compare-pdf');
const screener = messagesOf('document-screener');
const plagiarism = messagesOf('plagiarism-screener');
const summary = messagesOf('summarize-text');
const editor = messagesOf('ai-pdf-editor');

/** Shows the papers as pages or as text. */
const look = (of: 'pages' | 'text') => (page: Page) =>
  toolShell(page).locator(`input[name=view][value=${of}]`).setChecked(true, { force: true });
const settleAll = async (page: Page) => {
  for (const count of [1, 2, 3])
    await press(say(screener.acts.of, { act: screener.acts.fix, count }))(page).catch(() => undefined);
};
const lines = all((page) => toolShell(page).getByRole('option').first().waitFor(), wait(1000));

const option = (at: number) => all((page) => toolShell(page).getByRole('option').nth(at).click(), wait(800));
/** The engine for text never comes. */
const waiting = (files: Journey['files']) => without('text', instead(files, wait(4000)));

export const readingTools: Record<string, Journey> = {
  'compare-pdf': {
    files: [papers.sent, papers.returned],
    wrong: jpg,
    steps: [
      ['files', still],
      ['pages', all(look('pages'), wait(2500))],
      ['saved', finish(compare.save)],
      ['none', instead([papers.sent, papers.sentCopy])],
      ['one', instead([papers.sent])],
      ['scan', instead([papers.sentScan, papers.returnedScan])],
      ['pictures', all(press(compare.scans.button), wait(4000))],
      ['long', instead([papers.longContract, papers.longAmended])],
      ['mixed', instead([papers.returned, papers.sentWord])],
      ['working', waiting([papers.sent, papers.returned])],
    ],
  },
  'document-screener': {
    files: [papers.deed],
    wrong: jpg,
    steps: [
      ['files', still],
      ['settled', all(press(say(screener.acts.of, { act: screener.acts.fix, count: 1 })), wait(600))],
      ['saved', finish(screener.save)],
      ['all-settled', all(instead([papers.twoGaps]), settleAll)],
      ['none', instead([papers.withoutGaps])],
      ['scan', instead([papers.sentScan])],
      ['long', instead([papers.longContract])],
      ['word', instead([papers.leaseWord])],
      ['text', instead([notice])],
      ['working', waiting([papers.deed])],
    ],
  },
  'plagiarism-screener': {
    files: [papers.chapter, papers.survey, papers.review],
    wrong: jpg,
    steps: [
      ['files', still],
      ['saved', finish(plagiarism.button)],
      ['none', instead([papers.minutes, papers.survey])],
      ['alone', instead([papers.chapter])],
      ['scan', instead([papers.sentScan, papers.returnedScan])],
      ['long', instead([papers.longContract, papers.letter])],
      ['mixed', instead([papers.chapter, papers.copied, report])],
      ['pages', instead([papers.applePages])],
      ['working', waiting([papers.chapter, papers.survey])],
    ],
  },
  'summarize-text': {
    files: [papers.minutes],
    wrong: jpg,
    steps: [
      ['files', still],
      ['saved', finish(summary.word)],
      ['none', instead([papers.agenda])],
      ['scan', instead([papers.sentScan])],
      ['long', instead([papers.longContract])],
      ['word', instead([papers.minutesAsWord])],
      ['text', instead([papers.typed])],
      ['working', waiting([papers.minutes])],
    ],
  },
  'ai-pdf-editor': {
    files: [papers.letter],
    wrong: jpg,
    steps: [
      ['files', lines],
      ['chosen', option(2)],
      ['proposed', all(fill(editor.wording, 'Bid for the City Library'), press(editor.set), wait(2500))],
      ['accepted', all(press(editor.accept), wait(1500))],
      ['saved', finish(say(editor.download, { copy: say(editor.copy, { count: 1 }).toLowerCase() }))],
    ],
  },
  'ai-pdf-editor.scan': {
    files: [papers.sentScan],
    steps: [['files', wait(8000)]],
  },
  'ai-pdf-editor.paragraph': {
    files: [papers.letter],
    steps: [
      ['files', lines],
      ['chosen', option(6)],
      [
        'working',
        all(fill(editor.wording, 'The bidder visits the site before the bid is sent.'), press(editor.set)),
      ],
      ['proposed', wait(2500)],
      ['accepted', all(press(editor.accept), wait(1500))],
      ['second', option(2)],
      ['fields', all(check(editor.tasks.fields), wait(800))],
    ],
  },
};
