import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePdf } from 'engines/testing/pdf-samples';
import { afterEach, expect, test } from 'vitest';
import { PdfToImage } from '@/components/workbench/pdf-to-image/pdf-to-image';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('pdf-to-image');

afterEach(() => replaceResults(undefined));

test('the result counts the pictures that were made, and gives each the size of its own page', async () => {
  const sizes = [300, 400, 500].map((width) => ({ width, height: 400 }));
  const pictureOf = (page: number) => ({
    ...{ name: `a-${page}.jpg`, type: 'image/jpeg', parts: [new Blob(['x'])], pages: 1 },
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
  const sizeOf = (width: number) =>
    formatMessage(messages.pixels, { width, height: Math.floor((400 * 150) / 72) });
  expect(screen.queryByText(new RegExp(sizeOf(Math.floor((300 * 150) / 72))))).toBeNull();
  expect(screen.getByText(new RegExp(sizeOf(Math.floor((500 * 150) / 72))))).toBeTruthy();
});
