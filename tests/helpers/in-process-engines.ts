import { PDFDocument } from '@cantoo/pdf-lib';
import type { Host, Operations, SourceFile } from 'engines';
import { operations as excel, assets as excelAssets } from 'engines/excel';
import { nodeHost } from 'engines/node';
import { operations as powerpoint, assets as powerpointAssets } from 'engines/powerpoint';
import { operations as text } from 'engines/text';
import type { EnginesHere } from '@/components/workbench/shell/use-engine';
import type { EngineFiles } from '@/lib/engine-files';

/** Of the PDF engine its pages alone: pdf.js does not start beside jsdom. */
const pdf = {
  async inspect({ blob }: SourceFile) {
    const document = await PDFDocument.load(new Uint8Array(await new Response(blob).arrayBuffer()));
    const sizes = document.getPages().map((page) => page.getSize());
    return { pages: sizes.length, sizes };
  },
};

const all: Record<string, Operations> = { text, excel, pdf, powerpoint };
const host: Host = nodeHost({ ...excelAssets, ...powerpointAssets });

/** Instead of components/workbench/shell/run-engine: operations run in the test's own process. */
export const createEngine = ({ src }: EngineFiles) => ({
  end() {},
  run(name: string, input: never) {
    const operation = all[src]?.[name];
    if (!operation) throw new Error(`no operation ${name} in ${src}`);
    return operation(input, host);
  },
});

const files = (src: string): EngineFiles => ({ src, bytes: 0, download: 0, assets: '', sizes: {} });

export const enginesHere: EnginesHere = {
  pdf: files('pdf'),
  text: files('text'),
  excel: files('excel'),
  powerpoint: files('powerpoint'),
};
