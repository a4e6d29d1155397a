import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RemovePages } from '@/components/workbench/remove-pages/remove-pages';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('remove-pages');

/** A damaged file of four pages, of which the second cannot be read. */
const inspection = {
  pages: 4,
  sizes: [1, 2, 3, 4].map(() => ({ width: 300, height: 400 })),
  repaired: { read: 3, total: 4, lost: [2] },
};

replaceResults((name) => {
  if (name === 'inspect') return Promise.resolve(inspection);
  if (name !== 'arrangePages') return Promise.resolve([]);
  const file = { name: 'plan.pdf', type: 'application/pdf', parts: [], pages: 2 };
  return Promise.resolve({ files: [file], facts: [] });
});

test('a page that cannot be read is not counted among the kept ones, before the copy is made and in the result', async () => {
  showTool('remove-pages', RemovePages, [new File(['%PDF-1.7'], 'plan.pdf')]);
  await userEvent.type(await screen.findByLabelText(messages.field), '1');
  screen.getByText(formatMessage(messages.keptCount, { count: 2, of: 4 }));
  await userEvent.click(screen.getByRole('button', { name: formatMessage(messages.button, { count: 1 }) }));
  expect(await screen.findByText(formatMessage(messages.keptShare, { count: 2, of: 4 }))).toBeTruthy();
  expect(screen.queryByText(formatMessage(messages.originalNumber, { page: 2 }))).toBeNull();
  screen.getByText(formatMessage(messages.originalNumber, { page: 3 }));
});
