/** Screenshots of tools in every state: those that read text (compare, screen, summarize). */
import type { Page } from '@playwright/test';
import { tools } from '@/content/tools';
import { taskPath } from '@/lib/routes';
import { say } from '@/lib/sentences';
import { key, messagesOf, toolShell } from '@/tests/helpers/page-tool';
import { check, fill, finish, inOrder, instead, type Journey, press, still, wait, without } from './acts';
import * as documents from './documents';
import { jpg, notice, report } from './files';

/** The reading tools, and the editor. */

const compare = messagesOf('compare-pdf');
const screener = messagesOf('document-screener');
const plagiarism = messagesOf('plagiarism-screener');
const summary = messagesOf('summarize-text');
const editor = messagesOf('ai-pdf-editor');
const { redaction } = editor;
const sign = messagesOf('sign');

/** Shows the documents as pages or as text: on a phone the choice is in a closed sheet. */
const look = (view: 'pages' | 'text') => (page: Page) =>
  toolShell(page)
    .locator(`input[name=view][value=${view}]`)
    .evaluate((input: HTMLInputElement) => input.click());
const settleAll = async (page: Page) => {
  for (const count of [1, 2, 3])
    await press(say(screener.acts.of, { act: screener.acts.fix, count }))(page).catch(() => undefined);
};
const lines = inOrder((page) => toolShell(page).getByRole('option').first().waitFor(), wait(1000));

const option = (index: number) =>
  inOrder((page) => toolShell(page).getByRole('option').nth(index).click(), wait(800));
/** Other words in the field for the new wording, in the place of some that are there. */
const edited = (before: string, after: string) => async (page: Page) => {
  const words = await toolShell(page).getByLabel(editor.wording, { exact: true }).inputValue();
  await fill(editor.wording, words.replace(before, after))(page);
};
const marked = inOrder(fill(redaction.search, 'landlord'), press(redaction.searchButton), wait(1500));
const searched = inOrder(
  (page) => toolShell(page).getByText(redaction.searched).waitFor({ state: 'attached' }),
  wait(1500),
);
/** The engine for text never comes. */
const waiting = (files: Journey['files']) => without('text', instead(files, wait(4000)));

/** The signature on the page has the focus: on narrow windows by its button, on wide ones by itself. */
const atItsPlace = async (page: Page) => {
  const move = key(page, sign.move);
  if (await move.isVisible()) return move.click();
  await toolShell(page)
    .getByRole('button', { name: / mm from the left, / })
    .focus();
};

export const readingTools: Record<string, Journey> = {
  'compare-pdf': {
    files: [documents.sent, documents.returned],
    wrong: jpg,
    steps: [
      ['files', still],
      ['pages', inOrder(look('pages'), wait(2500))],
      ['saved', finish(compare.save)],
      ['none', instead([documents.sent, documents.sentCopy])],
      ['one', instead([documents.sent])],
      ['scan', instead([documents.sentScan, documents.returnedScan])],
      ['pictures', inOrder(press(compare.scans.button), wait(4000))],
      ['long', instead([documents.longContract, documents.longAmended])],
      ['mixed', instead([documents.returned, documents.sentWord])],
      ['working', waiting([documents.sent, documents.returned])],
    ],
  },
  'document-screener': {
    files: [documents.deed],
    wrong: jpg,
    steps: [
      ['files', still],
      ['settled', inOrder(press(say(screener.acts.of, { act: screener.acts.fix, count: 1 })), wait(600))],
      ['saved', finish(screener.save)],
      ['all-settled', inOrder(instead([documents.twoGaps]), settleAll)],
      ['none', instead([documents.withoutGaps])],
      ['scan', instead([documents.sentScan])],
      ['long', instead([documents.longContract])],
      ['word', instead([documents.leaseWord])],
      ['text', instead([notice])],
      ['working', waiting([documents.deed])],
    ],
  },
  'plagiarism-screener': {
    files: [documents.chapter, documents.survey, documents.review],
    wrong: jpg,
    steps: [
      ['files', still],
      ['saved', finish(plagiarism.button)],
      ['none', instead([documents.minutes, documents.survey])],
      ['alone', instead([documents.chapter])],
      ['scan', instead([documents.sentScan, documents.returnedScan])],
      ['long', instead([documents.longContract, documents.letter])],
      ['mixed', instead([documents.chapter, documents.copied, report])],
      ['pages', instead([documents.applePages])],
      ['working', waiting([documents.chapter, documents.survey])],
    ],
  },
  'summarize-text': {
    files: [documents.minutes],
    wrong: jpg,
    steps: [
      ['files', still],
      ['saved', finish(summary.word)],
      ['none', instead([documents.agenda])],
      ['scan', instead([documents.sentScan])],
      ['long', instead([documents.longContract])],
      ['word', instead([documents.minutesAsWord])],
      ['text', instead([documents.typedText])],
      ['working', waiting([documents.minutes])],
    ],
  },
  'ai-pdf-editor': {
    files: [documents.letter],
    wrong: jpg,
    steps: [
      ['files', lines],
      ['chosen', option(2)],
      [
        'typed',
        inOrder(edited('14 January', '1 March'), edited('inspects the lift', 'services the lift'), wait(600)),
      ],
      ['proposed', inOrder(press(editor.set), wait(2500))],
      ['accepted', inOrder(press(editor.accept), wait(1500))],
      ['saved', finish(editor.download)],
    ],
  },
  'ai-pdf-editor.scan': {
    files: [documents.sentScan],
    steps: [['files', wait(8000)]],
  },
  'ai-pdf-editor.redact': {
    files: [documents.letter],
    address: taskPath(tools.jobs.find(({ slug }) => slug === 'redact') as never),
    steps: [
      ['files', wait(2500)],
      ['marked', marked],
      ['checked', inOrder(press(say(redaction.button, { count: 5 })), searched)],
      ['done', finish(redaction.save)],
      [
        'attachment',
        inOrder(
          instead([documents.letterWithNote]),
          marked,
          press(say(redaction.button, { count: 5 })),
          wait(3000),
        ),
      ],
      ['attachment-removed', inOrder(press(say(redaction.decide.button, { count: 1 })), searched)],
    ],
  },
  'ai-pdf-editor.sign': {
    files: [documents.letter],
    address: taskPath(tools.jobs.find(({ slug }) => slug === 'sign') as never),
    steps: [
      ['files', wait(2500)],
      ['typed', inOrder(check(sign.methods.type), fill(sign.typed.signature, 'Asha Rao'), wait(2500))],
      ['placed', inOrder(atItsPlace, wait(800))],
      ['saved', finish(sign.make)],
    ],
  },
  'ai-pdf-editor.paragraph': {
    files: [documents.letter],
    steps: [
      ['files', lines],
      ['chosen', option(6)],
      [
        'working',
        inOrder(
          fill(editor.wording, 'The bidder visits the site before the bid is sent.'),
          press(editor.set),
        ),
      ],
      ['proposed', wait(2500)],
      ['accepted', inOrder(press(editor.accept), wait(1500))],
      ['second', option(2)],
      ['fields', inOrder(check(editor.tasks.fields), wait(800))],
    ],
  },
};
