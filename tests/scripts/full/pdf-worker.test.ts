import { brotliCompressSync } from 'node:zlib';
import type { Outcome } from 'engines';
import { assets, inspect, merge, readText } from 'engines/pdf';
import { pdfHost, sourceFile } from 'engines/testing/engine-host';
import { type PDFDict, PDFDocument, PDFName, PDFRawStream } from 'engines/testing/pdf-lib';
import { readPdf } from 'engines/testing/pdf-read';
import { samplePdf } from 'engines/testing/pdf-samples';
import { rawPdf } from 'engines/testing/raw-pdf';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { lighterPdfjs, type Reduction, reduceFile } from '@/scripts/lib/lighter-pdfjs';
import { startBundled } from '@/tests/helpers/bundled-engine';

/** Defines `Promise.withResolvers`, which Node 20 lacks and every browser of docs/browsers.md has. */
const withResolvers = `Promise.withResolvers ??= () => {
  const all = {};
  all.promise = new Promise((resolve, reject) => Object.assign(all, { resolve, reject }));
  return all;
};
`;

/** Deletes the features of JavaScript that pdf.js uses and the oldest browsers of docs/browsers.md lack. */
const withoutNewFeatures = `for (const [holder, names] of [
  [globalThis, ['Iterator', 'Float16Array']],
  [Object.getPrototypeOf(Object.getPrototypeOf([].values())),
    ['map', 'filter', 'flatMap', 'every', 'some', 'find', 'forEach', 'toArray', 'take', 'drop', 'reduce', 'join']],
  [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
  [WeakMap.prototype, ['getOrInsert', 'getOrInsertComputed']],
  [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
  [Math, ['sumPrecise', 'f16round']],
  [Promise, ['try']],
  [RegExp, ['escape']],
  [URL, ['parse']],
  [Error, ['isError']],
  [Uint8Array, ['fromBase64', 'fromHex']],
  [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
  [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength', 'resize']],
]) for (const name of names) delete holder[name];
`;

const sample = () =>
  samplePdf({
    pages: ['alpha', 'beta'],
    title: 'A contract',
    fields: [{ name: 'tenant', value: 'Asha' }],
    bookmarks: [{ title: 'First', page: 0 }],
    links: [{ from: 0, to: 1, named: 'there' }],
    attachments: { 'note.txt': 'A note' },
  });

test('the bundled worker opens, reads and joins files like the engine itself, also in the oldest browsers', async () => {
  const bytes = await sample();
  const file = (name: string) => sourceFile(name, bytes);
  const options = { bookmarks: 'keep', rightHand: false, name: 'all.pdf' } as const;
  const expected = {
    inspection: await inspect(file('a.pdf'), pdfHost),
    text: await readText({ source: file('a.pdf') }, pdfHost),
    merged: await merge({ sources: [file('a.pdf'), file('b.pdf')], options }, pdfHost),
  };
  for (const preamble of [withResolvers, withResolvers + withoutNewFeatures]) {
    const engine = await startBundled('pdf', assets, { before: preamble });
    try {
      expect(await engine.run('inspect', file('a.pdf'))).toEqual(expected.inspection);
      expect(engine.requested).toEqual([]);
      await engine.run('prepare', undefined);
      expect(engine.requested).toEqual(['objects.js', 'writing.js']);
      const merged = await engine.run<Outcome>('merge', { sources: [file('a.pdf'), file('b.pdf')], options });
      expect(merged.facts).toEqual(expected.merged.facts);
      expect(await readPdf(merged.files[0])).toEqual(await readPdf(expected.merged.files[0]));
      expect(engine.requested).toEqual(['objects.js', 'writing.js']);
      expect(await engine.run('readText', { source: file('a.pdf') })).toEqual(expected.text);
      expect(engine.requested.filter((name) => name.endsWith('.js'))).toEqual([
        'objects.js',
        'writing.js',
        'changing.js',
      ]);
    } finally {
      await engine.end();
    }
  }
}, 120_000);

const brotliContent = brotliCompressSync('BT /F1 20 Tf 40 200 Td (pressed) Tj ET');

const withFilter = (filter: string) => async () =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    { dict: filter, data: brotliContent },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);

/** A file that names the filter in a compressed object. */
const withFilterObject = (inList: boolean) => async () => {
  const doc = await PDFDocument.create();
  const page = doc.addPage([400, 300]);
  page.node.setFontDictionary(PDFName.of('F1'), (await doc.embedFont('Helvetica')).ref);
  const filter = doc.context.register(PDFName.of('BrotliDecode'));
  const dict = doc.context.obj({ Filter: inList ? [filter] : filter });
  page.node.set(
    PDFName.of('Contents'),
    doc.context.register(PDFRawStream.of(dict as PDFDict, brotliContent)),
  );
  const bytes = await doc.save();
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('Brotli');
  return bytes;
};

test.each([
  ['names the filter', withFilter('/Filter/BrotliDecode')],
  ['names the filter by character codes', withFilter('/F#69lter [/Brotli#44ec#6Fde]')],
  ['names the filter in a compressed object', withFilterObject(false)],
  ['names the filter in a list in a compressed object', withFilterObject(true)],
])(
  'the brotli decoder is fetched for a file that %s',
  async (_, makeFile) => {
    const engine = await startBundled('pdf', assets, { before: withResolvers });
    try {
      const wordsOf = async (bytes: Uint8Array) =>
        (await engine.run<{ words: number }>('readText', { source: sourceFile('a.pdf', bytes) })).words;
      expect(await wordsOf(await sample())).toBe(3);
      expect(engine.requested).not.toContain('brotli.js');
      const bytes = await makeFile();
      await engine.run('inspect', sourceFile('a.pdf', bytes));
      expect(engine.requested).toContain('brotli.js');
      expect(await wordsOf(bytes)).toBe(1);
    } finally {
      await engine.end();
    }
  },
  60_000,
);

test('for a damaged file or one with a password, only the part that reads objects is fetched', async () => {
  const engine = await startBundled('pdf', assets, { before: withResolvers });
  try {
    const bytes = await sample();
    const cut = sourceFile('cut.pdf', bytes.slice(0, bytes.length - 400));
    expect(await engine.run('inspect', cut)).toEqual(await inspect(cut, pdfHost));
    expect(engine.requested).toEqual(['objects.js']);
    const locked = sourceFile('locked.pdf', await samplePdf({ pages: ['secret'], password: 'öffnen' }));
    await expect(engine.run('inspect', locked)).rejects.toMatchObject({ code: 'password' });
    expect(engine.requested).toEqual(['objects.js']);
  } finally {
    await engine.end();
  }
}, 120_000);

const code = `/** Licence */
;// ./src/a.js
class A { static of() { return new B(1); } }
;// ./src/layer/b.js
class B {}
;// ./src/main.js
export { A, B };
`;
const reduction: Reduction = {
  leftOutPaths: ['src/layer/'],
  replacement: 'class B {}',
  entry: 'src/main.js',
  exports: 'export { A };',
};

test('a pdf.js with an unexpected structure stops the build', async () => {
  expect(await reduceFile(code, reduction)).toContain('static of()');
  await expect(reduceFile(code, { ...reduction, replacement: '' })).rejects.toThrow('pdf.js needs B');
  await expect(reduceFile(code, { ...reduction, leftOutPaths: ['src/xfa/'] })).rejects.toThrow(
    'pdf.js has no src/xfa/',
  );
  await expect(reduceFile(code, { ...reduction, entry: 'src/pdf.js' })).rejects.toThrow(
    'pdf.js has no src/pdf.js',
  );
  await expect(reduceFile(`const a = 1;\n${code}`, reduction)).rejects.toThrow('pdf.js begins with code');
});

test('a name that pdf.js does not export stops the build, too', async () => {
  const stdin = {
    contents:
      "import { AnnotationLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'; console.log(AnnotationLayer);",
    resolveDir: process.cwd(),
  };
  const built = build({
    stdin,
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    plugins: [lighterPdfjs],
  });
  await expect(built).rejects.toThrow('AnnotationLayer');
});
