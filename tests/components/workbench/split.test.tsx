import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePdf } from 'engines/testing/pdf-samples';
import { expect, test } from 'vitest';
import { SplitPdf } from '@/components/workbench/split-pdf/split-pdf';
import { partsOf } from '@/components/workbench/split-pdf/split-plan';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

type Split = { parts: { name: string; pages: number[] }[] };
const requested: Split[] = [];

replaceResults((name, input) => {
  if (name !== 'split') return undefined;
  requested.push(input);
  return new Promise(() => undefined);
});

const messages = messagesOf('split-pdf');

test('extracted pages become one file, in the typed order and named after the pages', async () => {
  const bytes = await samplePdf({ pages: ['one', 'two', 'three', 'four', 'five', 'six'] });
  showTool('split-pdf', SplitPdf, [new File([new Uint8Array(bytes)], 'scan.pdf')]);
  await userEvent.click(await screen.findByRole('button', { name: messages.extract }));
  const field = screen.getByLabelText(messages.extractPages);
  await userEvent.clear(field);
  await userEvent.type(field, '5, 1-3');
  expect(
    screen.getByRole<HTMLInputElement>('textbox', { name: formatMessage(messages.partName, { part: 1 }) })
      .value,
  ).toBe('scan-pages-5_1-3');
  await userEvent.click(
    screen.getByRole('button', { name: formatMessage(messages.extractButton, { count: 4 }) }),
  );
  expect(requested.map(({ parts }) => parts)).toEqual([
    [{ name: 'scan-pages-5_1-3.pdf', pages: [5, 1, 2, 3] }],
  ]);
});

test('without any page nothing is extracted, and a message asks for pages', async () => {
  const bytes = await samplePdf({ pages: ['one', 'two'] });
  showTool('split-pdf', SplitPdf, [new File([new Uint8Array(bytes)], 'scan.pdf')]);
  await userEvent.click(await screen.findByRole('button', { name: messages.extract }));
  await userEvent.clear(screen.getByLabelText(messages.extractPages));
  await userEvent.click(
    screen.getByRole('button', { name: formatMessage(messages.extractButton, { count: 0 }) }),
  );
  expect(within(document.body).getByText(messages.extractNone)).toBeTruthy();
});

test('names of parts differ by their pages, even by many of them', () => {
  const odd = Array.from({ length: 40 }, (_, index) => 2 * index + 1);
  const even = Array.from({ length: 40 }, (_, index) => 2 * index + 2);
  const parts = partsOf({ cuts: [], ranges: [odd, even, [9]], names: {} }, 'scan.pdf', 80, messages.partFile);
  expect(parts.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^scan-pages-01_03_/),
    expect.stringMatching(/^scan-pages-02_04_/),
    'scan-page-09.pdf',
  ]);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(3);
});
