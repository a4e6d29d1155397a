import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fault } from 'engines';
import { samplePdf } from 'engines/testing/pdf-samples';
import { afterEach, expect, test } from 'vitest';
import { PdfToImage } from '@/components/workbench/pdf-to-image/pdf-to-image';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('pdf-to-image');

afterEach(() => replaceResults(undefined));

test('the result counts the pictures that were made, and gives each the size that its file states', async () => {
  const sizes = [300, 400, 500].map((width) => ({ width, height: 400 }));
  const pictureOf = (page: number) => ({
    ...{ name: `a-${page}.jpg`, type: 'image/jpeg', parts: [new Blob(['x'])], pages: 1 },
    pixels: { width: 100 * page, height: 50 },
  });
  const outcome = {
    files: [pictureOf(2), pictureOf(3)],
    facts: [{ fact: 'pages', count: 1, pages: [1], file: 'a.pdf', lost: true }],
  };
  replaceResults((name) => {
    if (name === 'inspect') return Promise.resolve({ pages: 3, sizes });
    return name === 'drawPictures' ? Promise.resolve(outcome) : undefined;
  });
  const bytes = await samplePdf({ pages: ['one', 'two', 'three'] });
  showTool('pdf-to-image', PdfToImage, [new File([new Uint8Array(bytes)], 'a.pdf')]);
  await userEvent.click(
    await screen.findByRole('button', { name: formatMessage(messages.button, { count: 3 }) }),
  );
  expect(await screen.findByText(formatMessage(messages.pagesConverted, { count: 2, of: 3 }))).toBeTruthy();
  expect(screen.getAllByText(formatMessage(messages.title, { count: 2 })).length).toBeGreaterThan(0);
  const sizeOf = (width: number) => formatMessage(messages.pixels, { width, height: 50 });
  expect(screen.queryByText(new RegExp(sizeOf(100)))).toBeNull();
  expect(screen.getByText(new RegExp(sizeOf(300)))).toBeTruthy();
});

test('the size is estimated from the pages that can be drawn, and a page is measured once', async () => {
  const measured: number[] = [];
  replaceResults((name, input: { pages: number[] }) => {
    if (name === 'inspect')
      return Promise.resolve({ pages: 3, sizes: [1, 2, 3].map(() => ({ width: 300, height: 400 })) });
    if (name !== 'drawPictures') return undefined;
    measured.push(...input.pages);
    if (input.pages.includes(2)) return Promise.reject(new Fault('damaged', {}));
    const parts = [new Blob(['x'.repeat(40_000)])];
    return Promise.resolve({ files: [{ name: 'a.jpg', type: 'image/jpeg', parts }], facts: [] });
  });
  showTool('pdf-to-image', PdfToImage, [new File(['%PDF-1.7'], 'a.pdf')]);
  await screen.findByText(formatMessage(messages.estimatedSize, { size: '80 KB' }));
  expect(measured).toEqual([1, 2, 3]);
  const field = screen.getByLabelText(messages.field);
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  await screen.findByText(formatMessage(messages.estimatedSize, { size: '40 KB' }));
  expect(measured).toEqual([1, 2, 3]);
});
