import { cleanup, screen } from '@testing-library/react';
import { Fault } from 'engines';
import { samplePdf } from 'engines/testing/pdf-samples';
import { p, wordFile } from 'engines/testing/word-file';
import { afterEach, expect, test, vi } from 'vitest';
import { MergePdf } from '@/components/workbench/merge-pdf/merge-pdf';
import { PdfToImage } from '@/components/workbench/pdf-to-image/pdf-to-image';
import { PdfToPpt } from '@/components/workbench/pdf-to-ppt/pdf-to-ppt';
import { RemovePages } from '@/components/workbench/remove-pages/remove-pages';
import { SplitPdf } from '@/components/workbench/split-pdf/split-pdf';
import { WordToPdf } from '@/components/workbench/word-to-pdf/word-to-pdf';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { showTool } from '@/tests/helpers/shown-tool';

/** Names of the operations, in the order in which they were called. */
const calledOperations: string[] = [];
const prepareCalls = () => calledOperations.filter((name) => name === 'prepare').length;
const longTimeout = { timeout: 20_000 };

/** Answers the engine's calls: a PDF is read when `read` is called, and nothing is drawn. */
function answerCalls(): { read: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const inspection = { pages: 1, sizes: [{ width: 300, height: 400 }] };
  replaceResults((name) => {
    calledOperations.push(name);
    if (name === 'inspect') return promise.then(() => inspection);
    if (name === 'prepare') return Promise.resolve();
    return name === 'convertWord' ? undefined : Promise.reject(new Fault('unexpected'));
  });
  return { read: resolve };
}

afterEach(() => {
  cleanup();
  calledOperations.length = 0;
  replaceResults(undefined);
});

test.each([
  ['pdf-to-image', PdfToImage, 0],
  ['merge-pdf', MergePdf, 0],
  ['split-pdf', SplitPdf, 0],
  ['remove-pages', RemovePages, 0],
  // PDF to PPT also prepares its own engine while the file is read.
  ['pdf-to-ppt', PdfToPpt, 1],
] as const)('%s fetches the code that writes PDFs when a file is read', async (slug, Tool, before) => {
  const { read } = answerCalls();
  const bytes = new Uint8Array(await samplePdf({ pages: ['one'] }));
  showTool(slug, Tool, [new File([bytes], 'a.pdf')]);
  await vi.waitFor(() => expect(calledOperations).toContain('inspect'), longTimeout);
  expect(prepareCalls()).toBe(before);
  read();
  await vi.waitFor(() => expect(prepareCalls()).toBe(before + 1), longTimeout);
});

test.each([
  ['not for one', ['offer.docx'], 0],
  ['for two', ['offer.docx', 'terms.docx'], 1],
])(
  'word-to-pdf fetches the code that joins PDFs only for several files: %s',
  async (_, names, expected) => {
    const { read } = answerCalls();
    const files = names.map((name) => new File([wordFile({ body: p(name) }) as BlobPart], name));
    showTool('word-to-pdf', WordToPdf, files);
    await vi.waitFor(
      () => expect(calledOperations.filter((name) => name === 'inspect')).toHaveLength(names.length),
      longTimeout,
    );
    expect(prepareCalls()).toBe(0);
    read();
    await screen.findAllByText(
      new RegExp(formatMessage(sharedMessages.pages, { count: 1 })),
      undefined,
      longTimeout,
    );
    await vi.waitFor(() => expect(prepareCalls()).toBe(expected), longTimeout);
  },
  60_000,
);
