import { cleanup, screen } from '@testing-library/react';
import { samplePdf } from 'engines/testing/pdf-samples';
import { afterEach, expect, test } from 'vitest';
import { AiPdfEditor } from '@/components/workbench/ai-pdf-editor/ai-pdf-editor';
import { MergePdf } from '@/components/workbench/merge-pdf/merge-pdf';
import { Sign } from '@/components/workbench/sign/sign';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { enginesHere } from '@/tests/helpers/in-process-engines';
import { runPdfEngine } from '@/tests/helpers/pdf-engine';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

/** Tests the note that is printed with a document of which a tool shows only some pages. */

replaceResults(runPdfEngine);
afterEach(cleanup);

const file = async (name: string, count: number) =>
  new File(
    [new Uint8Array(await samplePdf({ pages: Array.from({ length: count }, (_, index) => `${index}`) }))],
    name,
  );

const tools = {
  'the editor': async (pages: number) => {
    showTool('ai-pdf-editor', AiPdfEditor, [await file('lease.pdf', pages)]);
    await screen.findAllByRole('option');
  },
  'Sign PDF': async (pages: number) => {
    showTool('ai-pdf-editor', Sign, [await file('lease.pdf', pages)], {
      messages: 'sign',
      engines: { ...enginesHere, picture: enginesHere.pdf },
    });
    await screen.findByRole('img', { name: messagesOf('sign').pad });
  },
  'Merge PDF': async (pages: number) => {
    showTool('merge-pdf', MergePdf, [await file('plan.pdf', pages * 10), await file('annex.pdf', 1)]);
    await screen.findByText(
      formatMessage(messagesOf('merge-pdf').thumbnails.page, { page: 1, own: 1, file: 'plan.pdf' }),
    );
  },
};

test.each(Object.entries(tools))('%s says how to print the pages that it does not show', async (_, open) => {
  await open(1);
  expect(screen.queryByText(sharedMessages.printAllPages)).toBeNull();
  cleanup();
  await open(3);
  expect(await screen.findAllByText(sharedMessages.printAllPages)).toHaveLength(1);
});
