import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { stepsDone } from '@/components/workbench/ai-pdf-editor/ai-pdf-editor';
import { compareSteps } from '@/components/workbench/compare-pdf/compare-pdf';
import { screenerSteps } from '@/components/workbench/document-screener/document-screener';
import { plagiarismSteps } from '@/components/workbench/plagiarism-screener/plagiarism-screener';
import { StepBar } from '@/components/workbench/shell/step-bar';
import {
  firstStepsDone,
  makeFileSteps,
  type StepCompletion,
  stepsOf,
} from '@/components/workbench/shell/steps';
import { summarySteps } from '@/components/workbench/summarize-text/summarize-text';
import { messages as compare } from '@/content/tools/compare-pdf';
import { messages as screener } from '@/content/tools/document-screener';
import { messages as plagiarism } from '@/content/tools/plagiarism-screener';
import { messages as summary } from '@/content/tools/summarize-text';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { InWorkbench } from '@/tests/helpers/in-workbench';

/**
 * `✓` for a step that is done, before the text that replaces its title; `→` for the current one, `○` for a later one, the
 * text of one that does not apply.
 */
function barOf(happened: readonly StepCompletion[], count = 3): string {
  const titles = Array.from({ length: count }, (_, index) => `${index}`);
  const { steps, current } = stepsOf(titles, happened);
  return steps
    .map(({ title, state }, index) =>
      state === 'done'
        ? `✓${title === `${index}` ? '' : title}`
        : state === 'unneeded'
          ? title
          : index === current
            ? '→'
            : '○',
    )
    .join(' ');
}

const editorStepsDone = (state: object) =>
  stepsDone(
    {
      pages: 1,
      done: false,
      pending: undefined,
      chosen: [],
      task: 'words',
      onlyRedacts: false,
      copies: { current: undefined },
      saved: true,
      ...state,
    } as unknown as Parameters<typeof stepsDone>[0],
    3,
  );

test.each<[tool: string, state: string, happened: StepCompletion[], expected: string]>([
  ['a tool that makes a file', 'reading', makeFileSteps({ isAdded: false }), '→ ○ ○'],
  ['a tool that makes a file', 'choosing', makeFileSteps({ isAdded: true }), '✓ → ○'],
  ['a tool that makes a file', 'working', makeFileSteps({ isAdded: true, isStarted: true }), '✓ ✓ →'],
  [
    'a tool that makes a file',
    'downloaded',
    makeFileSteps({ isAdded: true, isStarted: true, isDownloaded: true }),
    '✓ ✓ ✓',
  ],
  [
    'Compare PDF',
    'the old file is there',
    compareSteps(compare, { isOldAdded: true, differences: undefined, isSaved: false }),
    '✓ → ○',
  ],
  [
    'Compare PDF',
    'comparing, or both are there and one is a scan',
    compareSteps(compare, {
      isOldAdded: true,
      isNewAdded: true,
      isComparing: true,
      differences: undefined,
      isSaved: false,
    }),
    '✓ ✓ →',
  ],
  [
    'Compare PDF',
    'compared',
    compareSteps(compare, { isOldAdded: true, differences: 3, isSaved: false }),
    '✓ ✓ →',
  ],
  [
    'Compare PDF',
    'nothing differs',
    compareSteps(compare, { isOldAdded: true, differences: 0, isSaved: false }),
    `✓ ✓ ✓${compare.noChanges}`,
  ],
  [
    'Compare PDF',
    'downloaded',
    compareSteps(compare, { isOldAdded: true, differences: 3, isSaved: true }),
    '✓ ✓ ✓',
  ],
  [
    'Document Screener',
    'no document',
    screenerSteps(screener, { isAdded: false, issues: undefined, settled: 0, isSaved: false }),
    '→ ○ ○',
  ],
  [
    'Document Screener',
    'reading or checking',
    screenerSteps(screener, {
      isAdded: true,
      isReading: true,
      issues: undefined,
      settled: 0,
      isSaved: false,
    }),
    '✓ → ○',
  ],
  [
    'Document Screener',
    'issues',
    screenerSteps(screener, { isAdded: true, issues: 2, settled: 1, isSaved: false }),
    '✓ → ○',
  ],
  [
    'Document Screener',
    'all reviewed',
    screenerSteps(screener, { isAdded: true, issues: 2, settled: 2, isSaved: false }),
    '✓ ✓ →',
  ],
  [
    'Document Screener',
    'no issues',
    screenerSteps(screener, { isAdded: true, issues: 0, settled: 0, isSaved: false }),
    `✓ ✓${screener.noIssues} →`,
  ],
  [
    'Document Screener',
    'downloaded with open issues',
    screenerSteps(screener, { isAdded: true, issues: 2, settled: 1, isSaved: true }),
    `✓ ${formatMessage(screener.stillOpen, { count: 1 })} ✓`,
  ],
  [
    'Document Screener',
    'downloaded',
    screenerSteps(screener, { isAdded: true, issues: 2, settled: 2, isSaved: true }),
    '✓ ✓ ✓',
  ],
  [
    'Plagiarism Screener',
    'reading',
    plagiarismSteps(plagiarism, { passages: undefined, isSaved: false }),
    '→ ○ ○',
  ],
  [
    'Plagiarism Screener',
    'comparing',
    plagiarismSteps(plagiarism, { isComparing: true, passages: undefined, isSaved: false }),
    '✓ → ○',
  ],
  ['Plagiarism Screener', 'compared', plagiarismSteps(plagiarism, { passages: 2, isSaved: false }), '✓ → ○'],
  [
    'Plagiarism Screener',
    'nothing matches',
    plagiarismSteps(plagiarism, { passages: 0, isSaved: false }),
    `✓ ${plagiarism.noMatches.read} ${plagiarism.noMatches.cite}`,
  ],
  [
    'Summarize Text',
    'reading',
    summarySteps(summary, { isFinding: false, hasSummary: false, isSaved: false }),
    '→ ○ ○',
  ],
  [
    'Summarize Text',
    'the sentences are compared',
    summarySteps(summary, { isFinding: true, hasSummary: false, isSaved: false }),
    '✓ → ○',
  ],
  [
    'Summarize Text',
    'summarized',
    summarySteps(summary, { isFinding: false, hasSummary: true, isSaved: false }),
    '✓ ✓ →',
  ],
  [
    'Summarize Text',
    'downloaded',
    summarySteps(summary, { isFinding: false, hasSummary: true, isSaved: true }),
    '✓ ✓ ✓',
  ],
])('the states of the steps follow what has happened: %s, %s', (_, _state, happened, expected) => {
  expect(barOf(happened)).toBe(expected);
});

test.each([
  ['without a file', { pages: 0 }, '→ ○ ○'],
  ['open', {}, '✓ → ○'],
  ['a line is chosen', { chosen: [1] }, '✓ → ○'],
  ['a change has something to read first', { pending: {} }, '✓ → ○'],
  ['the result of redaction is read', { pending: {}, task: 'redact' }, '✓ ✓ →'],
  ['a change is applied', { copies: { current: {} }, saved: false }, '✓ ✓ →'],
  ['downloaded', { done: true }, '✓ ✓ ✓'],
])('the states of the steps follow what has happened: AI PDF Editor, %s', (_, state, expected) => {
  expect(barOf(firstStepsDone(editorStepsDone(state)), 3)).toBe(expected);
});

/** Renders the step bar. @returns for each step whether it has a tick */
function ticksOf(props: Omit<ComponentProps<typeof StepBar>, 'onStartAgain'>) {
  render(
    <InWorkbench>
      <StepBar {...props} onStartAgain={() => undefined} />
    </InWorkbench>,
  );
  return within(screen.getByRole('list', { name: sharedMessages.steps }))
    .getAllByRole('listitem')
    .map((step) => within(step).queryByText(sharedMessages.stepDone) !== null);
}

test('a step that does not apply says why, and has no tick', () => {
  expect(ticksOf({ ...stepsOf(['Add', 'Review'], [true, compare.noChanges]), done: false })).toEqual([
    true,
    false,
  ]);
  expect(document.querySelector('[aria-current]')).toBeNull();
  // The short form for phones does not say that all steps are done, either.
  expect(screen.getByText(formatMessage(sharedMessages.stepOf, { count: 2, of: 2 }))).toBeTruthy();
  expect(screen.getAllByText(compare.noChanges)).toHaveLength(2);
  expect(screen.queryByText(sharedMessages.stepsDone)).toBeNull();
});

test('all steps are done when the result is downloaded', () => {
  expect(ticksOf({ ...stepsOf(['Add', 'Download'], [true, true]), done: true })).toEqual([true, true]);
  expect(screen.getByText(sharedMessages.stepsDone)).toBeTruthy();
});

test('on phones a downloaded report with open issues says how many are open, not that all steps are done', () => {
  const open = formatMessage(screener.stillOpen, { count: 10 });
  expect(ticksOf({ ...stepsOf(['Add', 'Review', 'Download'], [true, open, true]), done: true })).toEqual([
    true,
    false,
    true,
  ]);
  expect(screen.getAllByText(open)).toHaveLength(2);
  expect(screen.queryByText(sharedMessages.stepsDone)).toBeNull();
});

test('a step whose own title is not true yet has another one while it is current', () => {
  const current = (happened: readonly StepCompletion[]) => {
    const { steps, current } = stepsOf(['1', '2', '3'], happened);
    return steps[current]?.title;
  };
  const added = { isOldAdded: true, isNewAdded: true, differences: undefined, isSaved: false };
  expect(current(compareSteps(compare, { ...added, isComparing: true }))).toBe(compare.comparing);
  expect(current(compareSteps(compare, { ...added, needsPictures: true }))).toBe(compare.scans.button);
  expect(current(compareSteps(compare, { ...added, differences: 2 }))).toBe('3');
  const reading = { isAdded: true, isReading: true, issues: undefined, settled: 0, isSaved: false };
  expect(current(screenerSteps(screener, reading))).toBe(screener.reading);
});

test('while a job makes a file, the last step says so instead of offering a download', () => {
  const { steps, current } = stepsOf(
    ['Add', 'Choose', 'Download'],
    makeFileSteps({ isAdded: true, isStarted: true, running: sharedMessages.creating }),
  );
  expect(current).toBe(2);
  expect(steps[2]).toEqual({ title: sharedMessages.creating, state: 'open' });
});

test.each([
  ['comparing', { isComparing: true }, compare.comparing],
  ['comparing as pictures', { isComparing: true, needsPictures: true }, compare.comparing],
  ['one of two PDFs is a scan', { needsPictures: true }, compare.scans.button],
  ['the comparison failed, or a scan cannot be compared with a Word file', {}, 'own title'],
])('the last step of Compare PDF has a title that is true: %s', (_, progress, title) => {
  const added = { isOldAdded: true, isNewAdded: true, differences: undefined, isSaved: false };
  const { steps } = stepsOf(['', '', 'own title'], compareSteps(compare, { ...added, ...progress }));
  expect(steps[2]).toEqual({ title, state: 'open' });
});
