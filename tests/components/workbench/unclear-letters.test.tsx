import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pdfWithLetter } from 'engines/testing/unclear-letters';
import { expect, test } from 'vitest';
import { ComparePdf } from '@/components/workbench/compare-pdf/compare-pdf';
import { DocumentScreener } from '@/components/workbench/document-screener/document-screener';
import { PlagiarismScreener } from '@/components/workbench/plagiarism-screener/plagiarism-screener';
import { SummarizeText } from '@/components/workbench/summarize-text/summarize-text';
import { TextToSpeech } from '@/components/workbench/text-to-speech/text-to-speech';
import { sharedMessages } from '@/content/workbench';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { runPdfEngine } from '@/tests/helpers/pdf-engine';
import { showTool } from '@/tests/helpers/shown-tool';
import { stubMedia } from '@/tests/helpers/stub-media';
import { messagesOf } from '@/tests/helpers/tool-messages';

/** Tests what tools say of scanned pages, and of pages with letters whose file does not say what they are. */

const comparing = messagesOf('compare-pdf');
const screening = messagesOf('document-screener');
const pdf = (name: string, isUnclear: boolean, hasScan = false) =>
  new File([pdfWithLetter({ isUnclear, hasScan }) as Uint8Array<ArrayBuffer>], name);

replaceResults((name, input) => (name === 'readText' ? runPdfEngine(name, input) : undefined));

test('Compare PDF does not say that two files match while letters of a page cannot be read', async () => {
  const { announce } = showTool('compare-pdf', ComparePdf, [pdf('a.pdf', true), pdf('b.pdf', true)]);
  const unclearOf = (side: string) => formatMessage(comparing.unclear, { count: 1, pages: '1', side });
  expect(await screen.findByText(unclearOf(comparing.old))).toBeTruthy();
  expect(screen.getByText(unclearOf(comparing.newer))).toBeTruthy();
  await waitFor(() => expect(announce).toHaveBeenCalledWith(comparing.noneRead));
  expect(screen.getByRole('button', { name: comparing.scans.button })).toBeTruthy();
  expect(screen.queryByText(formatMessage(comparing.allParagraphsMatch, { count: 2 }))).toBeNull();
  expect(screen.queryByText(comparing.none)).toBeNull();
});

test('Compare PDF says that two files match if all their letters can be read', async () => {
  const { announce } = showTool('compare-pdf', ComparePdf, [pdf('a.pdf', false), pdf('b.pdf', false)]);
  await waitFor(() => expect(announce).toHaveBeenCalledWith(comparing.none));
  expect(screen.queryByText(comparing.noneRead)).toBeNull();
});

test('Document Screener names pages with letters that it cannot read', async () => {
  showTool('document-screener', DocumentScreener, [pdf('a.pdf', true)]);
  expect(await screen.findByText(formatMessage(screening.unclear, { count: 1, pages: '1' }))).toBeTruthy();
});

test.each([
  ['summarize-text', SummarizeText],
  ['text-to-speech', TextToSpeech],
  ['plagiarism-screener', PlagiarismScreener],
] as const)('%s names pages that it cannot read, or not in full', async (slug, Tool) => {
  showTool(slug, Tool, [
    pdf('a.pdf', true, true),
    ...(slug === 'plagiarism-screener' ? [pdf('b.pdf', false)] : []),
  ]);
  const { scans, unclear } = sharedMessages.unreadPages;
  expect(await screen.findByText(formatMessage(scans, { count: 1, pages: '2', file: 'a.pdf' }))).toBeTruthy();
  expect(screen.getByText(formatMessage(unclear, { count: 1, pages: '1', file: 'a.pdf' }))).toBeTruthy();
  expect(screen.queryByText(/“b\.pdf”/)).toBeNull();
});

test('on a phone the points of a summary have the notice too, as the document is not shown beside them', async () => {
  stubMedia(phone);
  showTool('summarize-text', SummarizeText, [pdf('a.pdf', false, true)]);
  const scans = formatMessage(sharedMessages.unreadPages.scans, { count: 1, pages: '2', file: 'a.pdf' });
  await screen.findByRole('button', { name: messagesOf('summarize-text').copy });
  // One of them is in the document, which CSS hides while the points are shown.
  expect(screen.getAllByText(scans)).toHaveLength(2);
});

test('a copied summary names the pages that could not be read', async () => {
  userEvent.setup();
  showTool('summarize-text', SummarizeText, [pdf('a.pdf', false, true)]);
  await userEvent.click(await screen.findByRole('button', { name: messagesOf('summarize-text').copy }));
  const scans = formatMessage(sharedMessages.unreadPages.scans, { count: 1, pages: '2', file: 'a.pdf' });
  expect(await navigator.clipboard.readText()).toContain(scans);
});
