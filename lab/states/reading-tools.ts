/** Journeys of the tools that read text (compare, screen, summarize), and of the editor with its tasks. */
import type { Page } from '@playwright/test';
import { tools } from '@/content/tools';
import { taskPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import { messagesOf, toolShell } from '@/tests/helpers/page-tool';
import * as documents from './documents';
import { jpg, notice, report } from './files';
import {
  chooseOption,
  fill,
  finish,
  inOrder,
  type Journey,
  press,
  restartWith,
  untilIdle,
  wait,
  withoutPart,
} from './steps';

const compare = messagesOf('compare-pdf');
const screener = messagesOf('document-screener');
const plagiarism = messagesOf('plagiarism-screener');
const summary = messagesOf('summarize-text');
const editor = messagesOf('ai-pdf-editor');
const { redaction } = editor;
const sign = messagesOf('sign');

/** Shows the documents as pages or as text. Clicks by script, because on a phone the choice is in a closed sheet. */
const showAs = (view: 'pages' | 'text') => (page: Page) =>
  toolShell(page)
    .locator(`input[name=view][value=${view}]`)
    .evaluate((input: HTMLInputElement) => input.click());
const resolveAll = async (page: Page) => {
  for (const count of [1, 2, 3])
    await press(formatMessage(screener.actions.withIssue, { act: screener.actions.fix, count }))(page).catch(
      () => undefined,
    );
};
const untilLines = inOrder((page) => toolShell(page).getByRole('option').first().waitFor(), wait(1000));

/** Selects the first line of the document that contains these words. */
const selectLine = (words: string) =>
  inOrder((page) => toolShell(page).getByRole('option', { name: words }).first().click(), wait(800));
/** Replaces words in the field for the new wording. */
const replaceWording = (before: string, after: string) => async (page: Page) => {
  const oldText = await toolShell(page).getByLabel(editor.wording, { exact: true }).inputValue();
  await fill(editor.wording, oldText.replace(before, after))(page);
};
/** Scrolls an open sheet to its start, where it opens for a visitor: filling in a long field has scrolled it. */
const toSheetStart = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-sheet=open] *')) part.scrollTop = 0;
  });
const markWord = inOrder(fill(redaction.search, 'landlord'), press(redaction.searchButton), wait(1500));
const untilSearched = inOrder(
  (page) => toolShell(page).getByText(redaction.searched).waitFor({ state: 'attached' }),
  wait(1500),
);
/** Restarts the tool with these files while the engine for text never arrives. */
const whileLoading = (files: Journey['files']) => withoutPart('text', restartWith(files, wait(4000)));

/** Folds what makes the signature, by its button on phones, and elsewhere by choosing the signature on the page. */
const toSignature = async (page: Page) => {
  const button = toolShell(page).getByRole('button', { name: sign.toPage });
  if (await button.isVisible()) await button.click();
  else await toolShell(page).locator('[data-place] > button').first().focus();
};

export const readingTools: Record<string, Journey> = {
  'compare-pdf': {
    files: [documents.sentLease, documents.returnedLease],
    refusedFile: jpg,
    steps: [
      ['files', untilIdle],
      ['pages', inOrder(showAs('pages'), wait(2500))],
      ['saved', finish(compare.save)],
      ['none', restartWith([documents.sentLease, documents.sentLeaseCopy])],
      ['one', restartWith([documents.sentLease])],
      ['scan', restartWith([documents.sentLeaseScan, documents.returnedLeaseScan])],
      ['pictures', inOrder(press(compare.scans.button), wait(4000))],
      ['long', restartWith([documents.longContract, documents.longAmended])],
      ['mixed', restartWith([documents.returnedLease, documents.sentLeaseWord])],
      ['working', whileLoading([documents.sentLease, documents.returnedLease])],
    ],
  },
  'document-screener': {
    files: [documents.deedWithGaps],
    refusedFile: jpg,
    steps: [
      ['files', untilIdle],
      [
        'settled',
        inOrder(
          press(formatMessage(screener.actions.withIssue, { act: screener.actions.fix, count: 1 })),
          wait(600),
        ),
      ],
      ['saved', finish(screener.save)],
      ['all-settled', inOrder(restartWith([documents.noteWithTwoGaps]), resolveAll)],
      ['none', restartWith([documents.withoutGaps])],
      ['scan', restartWith([documents.sentLeaseScan])],
      ['long', restartWith([documents.longContract])],
      ['word', restartWith([documents.leaseWord])],
      ['text', restartWith([notice])],
      ['working', whileLoading([documents.deedWithGaps])],
    ],
  },
  'plagiarism-screener': {
    files: [documents.chapter, documents.survey, documents.review],
    refusedFile: jpg,
    steps: [
      ['files', untilIdle],
      ['saved', finish(plagiarism.button)],
      ['none', restartWith([documents.minutes, documents.survey])],
      ['alone', restartWith([documents.chapter])],
      ['scan', restartWith([documents.sentLeaseScan, documents.returnedLeaseScan])],
      ['long', restartWith([documents.longContract, documents.letter])],
      ['mixed', restartWith([documents.chapter, documents.copied, report])],
      ['pages', restartWith([documents.applePages])],
      ['working', whileLoading([documents.chapter, documents.survey])],
    ],
  },
  'summarize-text': {
    files: [documents.minutes],
    refusedFile: jpg,
    steps: [
      ['files', untilIdle],
      ['saved', finish(summary.word)],
      ['none', restartWith([documents.agenda])],
      ['scan', restartWith([documents.sentLeaseScan])],
      ['long', restartWith([documents.longContract])],
      ['word', restartWith([documents.minutesAsWord])],
      ['text', restartWith([documents.typedText])],
      ['working', whileLoading([documents.minutes])],
    ],
  },
  'ai-pdf-editor': {
    files: [documents.letter],
    refusedFile: jpg,
    steps: [
      ['files', untilLines],
      ['chosen', selectLine('14 January')],
      [
        'typed',
        inOrder(
          replaceWording('14 January', '1 March'),
          replaceWording('inspects', 'services'),
          toSheetStart,
          wait(600),
        ),
      ],
      ['applied', inOrder(press(editor.apply), wait(2500))],
      ['saved', finish(editor.download)],
    ],
  },
  'ai-pdf-editor.scan': {
    files: [documents.sentLeaseScan],
    steps: [['files', wait(8000)]],
  },
  'ai-pdf-editor.redact': {
    files: [documents.letter],
    path: taskPath(tools.tasks.find(({ slug }) => slug === 'redact') as never),
    steps: [
      ['files', wait(2500)],
      ['marked', markWord],
      [
        'checked',
        inOrder(
          press(
            formatMessage(redaction.button, { what: formatMessage(redaction.amount.words, { count: 5 }) }),
          ),
          untilSearched,
        ),
      ],
      ['done', finish(redaction.save)],
      [
        'attachment',
        inOrder(
          restartWith([documents.letterWithNote]),
          markWord,
          press(
            formatMessage(redaction.button, { what: formatMessage(redaction.amount.words, { count: 5 }) }),
          ),
          wait(3000),
        ),
      ],
      [
        'attachment-removed',
        inOrder(press(formatMessage(redaction.attachedFiles.button, { count: 1 })), untilSearched),
      ],
    ],
  },
  'ai-pdf-editor.sign': {
    files: [documents.letter],
    path: taskPath(tools.tasks.find(({ slug }) => slug === 'sign') as never),
    steps: [
      ['files', wait(2500)],
      ['typed', inOrder(chooseOption(sign.methods.type), fill(sign.typed.signature, 'Asha Rao'), wait(2500))],
      ['placed', inOrder(toSignature, wait(800))],
      ['saved', finish(sign.make)],
    ],
  },
  'ai-pdf-editor.paragraph': {
    files: [documents.letter],
    steps: [
      ['files', untilLines],
      ['chosen', selectLine('48,500')],
      [
        'working',
        inOrder(
          fill(editor.wording, 'The rent is ₹52,000 a month, payable by the fifth.'),
          press(editor.apply),
        ),
      ],
      ['applied', wait(2500)],
      ['second', selectLine('14 January')],
      ['fields', inOrder(chooseOption(editor.tasks.fields), wait(800))],
    ],
  },
};
