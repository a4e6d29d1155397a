import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SummarizeText } from '@/components/workbench/summarize-text/summarize-text';
import { sharedMessages } from '@/content/workbench';
import { say } from '@/lib/sentences';
import { minutesText } from '@/tests/helpers/documents/reading';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('summarize-text');

test('the saved summary links back; another length counts as unsaved', async () => {
  showTool('summarize-text', SummarizeText, [new File([minutesText], 'minutes.txt')]);
  await userEvent.click(await screen.findByRole('button', { name: messages.word }));
  const sheet = await screen.findByRole('heading', { name: messages.own.copyTitle });
  await waitFor(() => expect(document.activeElement).toBe(sheet));
  expect(screen.getByText(say(sharedMessages.saved, { file: 'minutes-summary.docx' }))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: messages.own.backToMarks }));
  await userEvent.click(screen.getByRole('radio', { name: messages.lengths.short }));
  expect(screen.queryByRole('heading', { name: messages.own.copyTitle })).toBeNull();
  expect(screen.getByRole('button', { name: messages.word })).toBeTruthy();
});

test('an unreadable document leaves nothing to summarize, and the panel describes the result', async () => {
  showTool('summarize-text', SummarizeText, [new File([], 'empty.pdf')]);
  expect(await screen.findByText(say(sharedMessages.faults.empty.title, { file: 'empty.pdf' }))).toBeTruthy();
  expect(screen.getByRole('heading', { name: messages.before })).toBeTruthy();
  expect(screen.getByText(messages.note)).toBeTruthy();
});

test('a long text comes onto the page in batches, and all of it comes', async () => {
  const paragraphs = Array.from(
    { length: 150 },
    (_, index) =>
      `Point ${index + 1}. The tenant pays the rent of room ${index + 1} on the first day of each month.`,
  );
  showTool('summarize-text', SummarizeText, [new File([paragraphs.join('\n\n')], 'rent.txt')]);
  await screen.findByText(/^Point 1\. /);
  expect(screen.queryByText(/^Point 150\. /)).toBeNull();
  await waitFor(() =>
    expect(document.querySelectorAll('[data-page] p[translate=no]')).toHaveLength(paragraphs.length),
  );
});
