import { PDFDocument } from '@cantoo/pdf-lib';
import type { EnginesHere } from '@/components/workbench/engine/use-engine';
import type { Host, Operations, SourceFile } from '@/lib/engines/engine';
import type { EngineFiles } from '@/lib/engines/files';
import { assets as officeAssets } from '@/lib/engines/office/assets';
import { operations as office } from '@/lib/engines/office/operations';
import { assets as slidesAssets } from '@/lib/engines/slides/assets';
import { operations as slides } from '@/lib/engines/slides/operations';
import { operations as text } from '@/lib/engines/text/operations';
import { engineHost } from './engine-host';

/** Of the PDF engine its pages alone: pdf.js does not start beside jsdom. */
const pdf = {
  async inspect({ blob }: SourceFile) {
    const document = await PDFDocument.load(new Uint8Array(await new Response(blob).arrayBuffer()));
    const sizes = document.getPages().map((page) => page.getSize());
    return { pages: sizes.length, sizes };
  },
};

const all: Record<string, Operations> = { text, office, pdf, slides };
const host: Host = engineHost({ ...officeAssets, ...slidesAssets });

/** Instead of components/workbench/engine/run-engine: operations run in the test's own process. */
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
  office: files('office'),
  slides: files('slides'),
};
