import { fireEvent, screen } from '@testing-library/react';
import { Fault } from 'engines';
import { samplePdf } from 'engines/testing/pdf-samples';
import { expect, test } from 'vitest';
import { PdfToImage } from '@/components/workbench/pdf-to-image/pdf-to-image';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const requested: number[][] = [];

// Answers like a device whose memory holds two pages at a time.
replaceResults((name, input) => (name === 'drawPictures' ? drawPictures(input) : undefined));

async function drawPictures({ source, pages }: { source: { name: string }; pages: number[] }) {
  requested.push(pages);
  if (pages.length > 2) throw new Fault('memory', { file: source.name, page: 3 });
  const type = 'image/jpeg';
  return { files: pages.map((page) => ({ name: `${page}.jpg`, type, parts: [] })), facts: [] };
}

test('when memory runs out, the tool names the page and offers to convert half of the pages first', async () => {
  const messages = messagesOf('pdf-to-image');
  const bytes = await samplePdf({ pages: ['one', 'two', 'three', 'four'] });
  showTool('pdf-to-image', PdfToImage, [new File([bytes as BlobPart], 'plan.pdf')]);
  fireEvent.click(await screen.findByRole('button', { name: formatMessage(messages.button, { count: 4 }) }));
  await screen.findByText(formatMessage(sharedMessages.memoryAt.page, { file: 'plan.pdf', page: 3 }));
  fireEvent.click(
    screen.getByRole('button', {
      name: formatMessage(sharedMessages.memoryAt.startWithPages, { pages: '1-2' }),
    }),
  );
  await screen.findByRole('heading', { name: formatMessage(sharedMessages.pictures, { count: 2 }) });
  expect(requested).toEqual([
    [1, 2, 3, 4],
    [1, 2],
  ]);
});
