import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fault } from 'engines';
import { samplePdf } from 'engines/testing/pdf-samples';
import { afterEach, expect, test } from 'vitest';
import { SplitPdf } from '@/components/workbench/split-pdf/split-pdf';
import { partsOf } from '@/components/workbench/split-pdf/split-plan';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

type Split = { parts: { name: string; pages: number[] }[] };
const requested: Split[] = [];
/** A device that makes files of at most this many parts, and has no memory for more; undefined: it never ends. */
let memoryFor: number | undefined;
/** Pages of a damaged file of three that cannot be read. */
let unreadable: number[] | undefined;

replaceResults((name, input) => {
  if (name === 'inspect' && unreadable) return inspectDamaged(unreadable);
  if (name !== 'split') return undefined;
  requested.push(input);
  return memoryFor === undefined ? new Promise(() => undefined) : splitWithin(memoryFor, input);
});

async function splitWithin(most: number, { parts }: Split) {
  if (parts.length > most) throw new Fault('memory', {});
  const type = 'application/pdf';
  const files = parts.flatMap(({ name, pages }) => {
    const count = pages.filter((page) => !unreadable?.includes(page)).length;
    return count > 0 ? [{ name, type, parts: [], pages: count }] : [];
  });
  return { files, facts: [] };
}

const inspectDamaged = async (lost: number[]) => ({
  pages: 3,
  sizes: [1, 2, 3].map(() => ({ width: 300, height: 400 })),
  repaired: { read: 3 - lost.length, total: 3, lost },
});

const messages = messagesOf('split-pdf');
afterEach(() => {
  memoryFor = undefined;
  unreadable = undefined;
});

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

test('a name without room for all page numbers ends after a whole number, and shows that there are more', () => {
  const odd = Array.from({ length: 40 }, (_, index) => 2 * index + 1);
  const [part] = partsOf({ cuts: [], ranges: [odd], names: {} }, 'scan.pdf', 80, messages.partFile);
  expect(part?.name).toBe('scan-pages-01_03_05_07_09_11_13_15_17_19_21_23_25_….pdf');
});

test('a page that is extracted twice is said to be included more than once', async () => {
  const bytes = await samplePdf({ pages: ['one', 'two'] });
  showTool('split-pdf', SplitPdf, [new File([new Uint8Array(bytes)], 'scan.pdf')]);
  await userEvent.click(await screen.findByRole('button', { name: messages.extract }));
  await userEvent.clear(screen.getByLabelText(messages.extractPages));
  await userEvent.type(screen.getByLabelText(messages.extractPages), '1, 1, 2');
  expect(screen.queryByText(formatMessage(messages.everyPageOnce, { count: 2 }))).toBeNull();
  screen.getByText(formatMessage(messages.repeatedPages, { count: 1, pages: '1' }));
});

test('after a lack of memory, the result shows the pages of the parts that were made, and no others', async () => {
  memoryFor = 2;
  const bytes = await samplePdf({ pages: ['one', 'two', 'three', 'four'] });
  showTool('split-pdf', SplitPdf, [new File([new Uint8Array(bytes)], 'scan.pdf')]);
  await userEvent.click(await screen.findByRole('button', { name: messages.every }));
  await userEvent.click(screen.getByRole('button', { name: formatMessage(messages.button, { count: 4 }) }));
  await userEvent.click(
    await screen.findByRole('button', {
      name: formatMessage(sharedMessages.memoryAt.startWithPages, { pages: '1-2' }),
    }),
  );
  const pages = await screen.findByText(messages.byPart);
  expect(pages.nextElementSibling?.textContent).toBe(formatMessage(sharedMessages.pages, { count: 2 }));
  expect(screen.queryByText(formatMessage(messages.part, { part: 3 }))).toBeNull();
});

test('of a damaged file, a page that cannot be read is in no part, before the file is split and in the result', async () => {
  memoryFor = 3;
  unreadable = [2];
  showTool('split-pdf', SplitPdf, [new File(['%PDF-1.7'], 'scan.pdf')]);
  await userEvent.click(await screen.findByRole('button', { name: messages.every }));
  screen.getByText(formatMessage(messages.missingPages, { count: 1, pages: '2' }));
  await userEvent.click(screen.getByRole('button', { name: formatMessage(messages.button, { count: 3 }) }));
  const pages = await screen.findByText(messages.byPart);
  expect(pages.nextElementSibling?.textContent).toBe(formatMessage(sharedMessages.pages, { count: 2 }));
  expect(screen.queryByText(formatMessage(messages.part, { part: 2 }))).toBeNull();
  screen.getByText(formatMessage(messages.part, { part: 3 }));
  screen.getByText(new RegExp(`^${formatMessage(messages.part, { part: 3 })} · `));
});

test('a number of pages that the whole file does not exceed makes no cut, and the field says why', async () => {
  const bytes = await samplePdf({ pages: ['one', 'two', 'three'] });
  showTool('split-pdf', SplitPdf, [new File([new Uint8Array(bytes)], 'scan.pdf')]);
  await userEvent.click(await screen.findByRole('button', { name: messages.everyN }));
  const field = screen.getByLabelText(messages.count);
  await userEvent.type(field, '3{Enter}');
  expect(screen.getByText(messages.wholeFile)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field);
  await userEvent.type(field, '2{Enter}');
  expect(screen.queryByText(messages.wholeFile)).toBeNull();
  await screen.findByRole('textbox', { name: formatMessage(messages.partName, { part: 2 }) });
});
