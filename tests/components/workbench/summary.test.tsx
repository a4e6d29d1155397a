import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SummarizeText } from '@/components/workbench/summarize-text/summarize-text';
import { frame } from '@/content/workbench';
import { say } from '@/lib/sentences';
import { minutesText } from '@/tests/helpers/papers/reading';
import { showTool } from '@/tests/helpers/shown-tool';
import { toolWords } from '@/tests/helpers/tool-words';

vi.mock('@/components/workbench/shell/run-engine', () => import('@/tests/helpers/in-process-engines'));

const words = toolWords('summarize-text');

test('the saved summary is torn off and leads back; another length has not been saved', async () => {
  showTool('summarize-text', SummarizeText, [new File([minutesText], 'minutes.txt')]);
  await userEvent.click(await screen.findByRole('button', { name: words.word }));
  const sheet = await screen.findByRole('heading', { name: words.own.copyTitle });
  await waitFor(() => expect(document.activeElement).toBe(sheet));
  expect(screen.getByText(say(frame.saved, { file: 'minutes-summary.docx' }))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: words.own.backToMarks }));
  await userEvent.click(screen.getByRole('radio', { name: words.lengths.short }));
  expect(screen.queryByRole('heading', { name: words.own.copyTitle })).toBeNull();
  expect(screen.getByRole('button', { name: words.word })).toBeTruthy();
});

test('what could not be read leaves nothing to summarize, and says what would come out', async () => {
  showTool('summarize-text', SummarizeText, [new File([], 'empty.pdf')]);
  expect(await screen.findByText(say(frame.faults.empty.title, { file: 'empty.pdf' }))).toBeTruthy();
  expect(screen.getByRole('heading', { name: words.before })).toBeTruthy();
  expect(screen.getByText(words.note)).toBeTruthy();
});
