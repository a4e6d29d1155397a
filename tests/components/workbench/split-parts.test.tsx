import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SplitParts } from '@/components/workbench/split-pdf/split-parts';
import { formatMessage } from '@/lib/sentences';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('split-pdf');

test('the button that shows the other parts moves the focus to the name field of the first of them', async () => {
  const parts = Array.from({ length: 9 }, (_, index) => ({
    name: `part-${index + 1}.pdf`,
    pages: [index + 1],
  }));
  showTool('split-pdf', () => <SplitParts {...{ parts }} onName={() => undefined} />, []);
  await userEvent.click(screen.getByRole('button', { name: formatMessage(messages.more, { count: 3 }) }));
  expect(document.activeElement).toBe(screen.getByLabelText(formatMessage(messages.partName, { part: 7 })));
});
