import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MergePdf } from '@/components/workbench/merge-pdf/merge-pdf';
import { sharedMessages } from '@/content/workbench';
import { say } from '@/lib/sentences';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const merge = messagesOf('merge-pdf');
const unreadable = (name: string) => [new File(['nothing'], name)];
const refused = () => screen.findByRole('alert', {}, { timeout: 20_000 });
const heading = (name: string) => screen.queryByRole('heading', { name });

test('Merge: if no file could be read it asks for files, without a list, a name or a button', async () => {
  showTool('merge-pdf', MergePdf, unreadable('a.pdf'));
  await refused();
  expect(heading(sharedMessages.noneOpen)).toBeTruthy();
  expect(heading(say(merge.title, { count: 0 }))).toBeNull();
  expect(screen.queryByRole('button', { name: say(merge.button, { count: 0 }) })).toBeNull();
  expect(screen.getByText(sharedMessages.takes)).toBeTruthy();
});
