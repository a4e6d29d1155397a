import { randomFillSync } from 'node:crypto';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { SourceFile } from '../src/engine';
import { nodeHost } from '../src/node';
import { assets, merge } from '../src/pdf/index';
import { sourceFile } from '../tests/helpers/engine-host';

/**
 * What a separate process joins, to measure the memory of a join: `large` is two files of 100 MB each; `many` is ten
 * files of 352 pages of 50 lines, some with pictures and links.
 */
export type Case = 'large' | 'many';

/**
 * Milliseconds of the join and of only reading its files, megabytes of the result, and the largest growth of memory
 * in megabytes.
 */
export type JoinMeasurement = { reading: number; joining: number; megabytes: number; peak: number };

const size = 100_000_000;
const pages = 20;

/** Pages of noise, which cannot be compressed. */
async function pdfOfNoise(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  for (let page = 0; page < pages; page += 1) {
    const { node } = document.addPage([300, 400]);
    const picture = context.stream(randomFillSync(new Uint8Array(size / pages)), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 1000,
      Height: 1000,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
      Filter: 'DCTDecode',
    });
    node.set(PDFName.of('Resources'), context.obj({ XObject: { Im: context.register(picture) } }));
    node.set(PDFName.of('Contents'), context.register(context.stream('q 300 0 0 400 0 0 cm /Im Do Q')));
  }
  return document.save();
}

/** 352 pages, about 6 MB. */
async function longPdf(file: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const font = context.register(context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }));
  for (let page = 0; page < 352; page += 1) {
    const { node } = document.addPage([595, 842]);
    const lines = Array.from(
      { length: 50 },
      (_, line) =>
        `BT /F1 10 Tf 50 ${780 - line * 14} Td (File ${file} page ${page} line ${line} ${Math.random()} lorem ipsum) Tj ET`,
    );
    const resources = { Font: { F1: font } };
    if (page % 8 === 0) {
      const picture = context.stream(randomFillSync(new Uint8Array(120_000)), {
        Type: 'XObject',
        Subtype: 'Image',
        Width: 200,
        Height: 200,
        ColorSpace: 'DeviceRGB',
        BitsPerComponent: 8,
      });
      lines.push('q 200 0 0 200 100 20 cm /Im Do Q');
      Object.assign(resources, { XObject: { Im: context.register(picture) } });
    }
    node.set(PDFName.of('Resources'), context.obj(resources));
    node.set(PDFName.of('Contents'), context.register(context.flateStream(lines.join('\n'))));
    if (page % 3 === 0) {
      const action = { S: 'URI', URI: PDFString.of(`https://example.com/${page}`) };
      const link = { Type: 'Annot', Subtype: 'Link', Rect: [10, 10, 60, 30], Border: [0, 0, 0], A: action };
      node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(link))]));
    }
  }
  return document.save({ useObjectStreams: false });
}

async function measureJoin(sources: SourceFile[]): Promise<JoinMeasurement> {
  const started = performance.now();
  for (const { blob } of sources) await blob.arrayBuffer();
  const reading = performance.now() - started;
  // Frees what reading has left behind, so that it does not count as memory of the join.
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const samplePeak = () => {
    peak = Math.max(peak, process.memoryUsage().rss);
  };
  const timer = setInterval(samplePeak, 20);
  const options = { bookmarks: 'keep', rightHand: false, name: 'x.pdf' } as const;
  const start = performance.now();
  const { files } = await merge({ sources, options }, nodeHost(assets));
  const joining = performance.now() - start;
  clearInterval(timer);
  samplePeak();
  const { size } = new Blob(files.flatMap(({ parts }) => parts));
  return {
    reading: Math.round(reading),
    joining: Math.round(joining),
    megabytes: Math.round(size / 1e6),
    peak: Math.round((peak - before) / 1e6),
  };
}

const makeFiles: Record<Case, () => Promise<Uint8Array>[]> = {
  large: () => [pdfOfNoise(), pdfOfNoise()],
  many: () => Array.from({ length: 10 }, (_, file) => longPdf(file)),
};
const files = await Promise.all(makeFiles[process.argv[2] as Case]());
const sources = files.map((bytes, index) => sourceFile(`${index}.pdf`, bytes));
// A first join compiles the engine, as on the page, where it has opened the files before the join.
const first = await PDFDocument.create();
first.addPage();
await measureJoin([sourceFile('first.pdf', await first.save())]);
process.send?.(await measureJoin(sources));
