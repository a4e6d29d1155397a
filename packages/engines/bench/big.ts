import { randomFillSync } from 'node:crypto';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { nodeHost } from '../src/node';
import { assets, merge } from '../src/pdf/index';
import { sourceFile } from '../tests/helpers/engine-host';

/** Memory and time of joining two files of 100 MB each, compared with reading them. */
export type Big = { reading: number; joining: number; megabytes: number; peak: number };

const size = 100_000_000;
const pages = 20;

/** Pages of noise, which cannot be compressed. */
async function noisy(): Promise<Uint8Array> {
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

const sources = [sourceFile('a.pdf', await noisy()), sourceFile('b.pdf', await noisy())];
const before = process.memoryUsage().rss;
let peak = before;
const timer = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 20);
const started = performance.now();
for (const { blob } of sources) await blob.arrayBuffer();
const read = performance.now();
const options = { bookmarks: 'keep', rightHand: false, name: 'x.pdf' } as const;
const { files } = await merge({ sources, options }, nodeHost(assets));
const joined = performance.now();
clearInterval(timer);
process.send?.({
  reading: Math.round(read - started),
  joining: Math.round(joined - read),
  megabytes: Math.round(new Blob(files[0]?.parts).size / 1e6),
  peak: Math.round((Math.max(peak, process.memoryUsage().rss) - before) / 1e6),
} satisfies Big);
