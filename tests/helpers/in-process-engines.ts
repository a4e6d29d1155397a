import type { Host, Operations, Outcome, SourceFile } from 'engines';
import { operations as excel, assets as excelAssets } from 'engines/excel';
import { nodeHost } from 'engines/node';
import type { PdfOperations } from 'engines/pdf';
import { operations as powerpoint, assets as powerpointAssets } from 'engines/powerpoint';
import { PDFDocument } from 'engines/testing/pdf-lib';
import { operations as text } from 'engines/text';
import { operations as word, assets as wordAssets } from 'engines/word';
import type { PageEngines } from '@/components/workbench/shell/shell-context';
import type { EngineFiles } from '@/lib/engine-files';
import { replacedResult } from './engine-answers';

const openPdf = async ({ blob }: SourceFile) =>
  PDFDocument.load(new Uint8Array(await new Response(blob).arrayBuffer()));

/** A PDF engine that only inspects and merges, as pdf.js does not start beside a simulated DOM. */
const pdf = {
  async inspect(source: SourceFile) {
    const document = await openPdf(source);
    const sizes = document.getPages().map((page) => page.getSize());
    return { pages: sizes.length, sizes };
  },
  async prepare() {},
  async merge({ sources, options }: Parameters<PdfOperations['merge']>[0]): Promise<Outcome> {
    const joined = await PDFDocument.create();
    for (const source of sources) {
      const document = await openPdf(source);
      for (const page of await joined.copyPages(document, document.getPageIndices())) joined.addPage(page);
    }
    const name = options?.name ?? 'merged.pdf';
    const parts = [new Uint8Array(await joined.save())];
    return { files: [{ name, type: 'application/pdf', parts, pages: joined.getPageCount() }], facts: [] };
  },
};

const operationsByEngine: Record<string, Operations> = { text, excel, pdf, powerpoint, word };
const host: Host = nodeHost({ ...excelAssets, ...powerpointAssets, ...wordAssets });

/**
 * Replaces components/workbench/shell/run-engine in tests that show a whole tool (vitest.config.ts): operations run in the
 * process of the test.
 */
export const createEngine = ({ src }: EngineFiles) => ({
  end() {},
  run(name: string, input: never) {
    const answer = replacedResult(name, input);
    if (answer) return answer;
    const operation = operationsByEngine[src]?.[name];
    if (!operation) throw new Error(`no operation ${name} in ${src}`);
    return operation(input, host);
  },
});

const files = (src: string): EngineFiles => ({ src, bytes: 0, download: 0, assets: '', sizes: {} });

export const enginesHere: PageEngines = {
  pdf: files('pdf'),
  text: files('text'),
  excel: files('excel'),
  powerpoint: files('powerpoint'),
  word: files('word'),
  voice: files('voice'),
};
