import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePdf } from 'engines/testing/pdf-samples';
import { beforeEach, expect, test } from 'vitest';
import { MergePdf } from '@/components/workbench/merge-pdf/merge-pdf';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const merge = messagesOf('merge-pdf');

beforeEach(() => {
  URL.createObjectURL ??= () => 'blob:merged';
});

async function file(name: string, count: number): Promise<File> {
  const pages = Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
  return new File([new Uint8Array(await samplePdf({ pages }))], name);
}

/** Stricter than two tabs, which share nothing: here the tools share a page and every module. */
test('two tools that work at the same time each give the result of their own files', async () => {
  const tabs = [
    [await file('lease.pdf', 1), await file('annex.pdf', 2)],
    [await file('minutes.pdf', 4), await file('accounts.pdf', 5)],
  ];
  for (const files of tabs) showTool('merge-pdf', MergePdf, files);
  const name = formatMessage(merge.button, { count: 2 });
  const [first, second] = await screen.findAllByRole('button', { name });
  await Promise.all([userEvent.click(first as HTMLElement), userEvent.click(second as HTMLElement)]);
  const titles = await screen.findAllByRole('heading', { name: sharedMessages.copyTitle });
  expect(titles).toHaveLength(2);
  const shells = screen.getAllByRole('region', { name: sharedMessages.label });
  expect(shells).toHaveLength(2);
  const hasCount = (shell: HTMLElement | undefined, count: number) =>
    within(shell as HTMLElement).queryAllByText(
      new RegExp(`^${formatMessage(sharedMessages.pages, { count })}`),
    ).length > 0;
  expect(shells.map((shell) => [3, 9].map((count) => hasCount(shell, count)))).toEqual([
    [true, false],
    [false, true],
  ]);
});
