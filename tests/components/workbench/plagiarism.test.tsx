import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PlagiarismScreener } from '@/components/workbench/plagiarism-screener/plagiarism-screener';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('plagiarism-screener');

const passage =
  'Rural credit fell in every district while deposits rose, and the cause of it remains disputed to this day.';
const textFile = (name: string, opening: string) => new File([`${opening} ${passage}`], name);

test('a source takes the place of an unreadable document only when the visitor asks for it', async () => {
  const broken = new File(['PK\x03\x04 word/document.xml, and no more'], 'thesis.docx');
  const files = [broken, textFile('survey.txt', 'One.'), textFile('article.txt', 'Another.')];
  showTool('plagiarism-screener', PlagiarismScreener, files);
  expect(
    await screen.findByText(formatMessage(sharedMessages.faults.damaged.title, { file: 'thesis.docx' })),
  ).toBeTruthy();
  await screen.findByRole('heading', { name: formatMessage(messages.sources, { count: 2 }) });
  expect(screen.getByRole('heading', { name: messages.none })).toBeTruthy();
  expect(screen.getByText(messages.noDocument.title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.button })).toBeNull();

  const asDocument = `${messages.asDocument}: article.txt`;
  await userEvent.click(screen.getByRole('button', { name: asDocument }));
  await screen.findByRole('heading', { name: formatMessage(messages.matches, { count: 1 }) });
  const ownRow = screen.getByText('article.txt', { selector: 'b' }).parentElement as HTMLElement;
  expect(within(ownRow).getByText(new RegExp(`^${messages.yourDocument}`))).toBeTruthy();
});

test('the share is shown with the number of words in the document', async () => {
  showTool('plagiarism-screener', PlagiarismScreener, [
    textFile('chapter.txt', 'Mine.'),
    textFile('survey.txt', 'One.'),
  ]);
  const wordCount = `Mine. ${passage}`.split(' ').length;
  expect(
    await screen.findByText(
      formatMessage(messages.matchingWords, { count: wordCount - 1, of: wordCount, share: '95%' }),
    ),
  ).toBeTruthy();
});

test('a result without matches says what was compared and what it does not prove', async () => {
  showTool('plagiarism-screener', PlagiarismScreener, [
    textFile('chapter.txt', 'Mine.'),
    new File(['Nothing of it stands here.'], 'survey.txt'),
  ]);
  expect(await screen.findByRole('heading', { name: messages.noMatch })).toBeTruthy();
  expect(screen.getByRole('heading', { name: messages.noMatchFound.title })).toBeTruthy();
  expect(screen.getByText(messages.noMatchFound.text as string)).toBeTruthy();
  // No step is left: there is nothing to review or to cite.
  expect(document.querySelector('[aria-current="step"]')).toBeNull();
});

test('the page of a saved report is headed as a report, and leads back to the marked passages', async () => {
  showTool('plagiarism-screener', PlagiarismScreener, [
    textFile('chapter.txt', 'Mine.'),
    textFile('survey.txt', 'One.'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: messages.button }));
  const resultHeading = await screen.findByRole('heading', { name: messages.own.copyTitle });
  await waitFor(() => expect(document.activeElement).toBe(resultHeading));
  expect(screen.getByText(sharedMessages.savedHere)).toBeTruthy();
  expect(screen.getByRole('button', { name: sharedMessages.again.word })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: messages.own.backToMarks }));
  expect(screen.getByRole('heading', { name: formatMessage(messages.sources, { count: 1 }) })).toBeTruthy();
});
