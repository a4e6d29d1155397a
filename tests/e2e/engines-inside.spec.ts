import type { WorkbookInput } from 'engines/excel';
import { drawnPages } from 'engines/testing/drawn-pages';
import { plainPdf, samplePdf } from 'engines/testing/pdf-samples';
import { portrait } from 'engines/testing/portrait';
import { workbook } from 'engines/testing/workbook';
import type { EngineFiles } from '@/lib/engine-files';
import { expect, full, test } from '@/tests/helpers/e2e';
import { builtEngines, encodeFile, runEngine } from '@/tests/helpers/engine-page';

/**
 * Tests what needs a browser and is in no tool's spec: engines that decode pictures with the browser, or load
 * WebAssembly in their sandboxed worker. What tools open, draw and save with them is tested in the specs of the tools.
 */

const engines = builtEngines();
const engine = (name: string): EngineFiles => {
  const files = engines[name];
  if (!files) throw new Error(`The engine ${name} was not built.`);
  return files;
};

type EngineOutput = { files: { parts: { base64: string }[] }[] };
const bytesOf = (output: unknown) =>
  new Uint8Array(
    Buffer.concat(
      (output as EngineOutput).files[0]?.parts.map(({ base64 }) => Buffer.from(base64, 'base64')) ?? [],
    ),
  );

/** Pictures of 16 × 16: the left half is red, the right half blue or transparent. */
const opaque = 'UklGRioAAABXRUJQVlA4TB0AAAAvD8ADAA9wKOd7qJ4Oef6DB2LBZP7S3RlE9D8yAQA=';
const clear = 'UklGRiYAAABXRUJQVlA4TBoAAAAvD8ADEA8wHoM8PPMf8BALJvOX7s4gov+RCQ==';
const avif =
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACAAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAABAAAAAQAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAAChtZGF0EgAKCDgM/9hAQ0GkMhJE0AAAFH+6cRqo1Y7Ik+6/jmA=';

test.beforeEach(({ page }) => page.goto('/'));

test('WebP and AVIF become pages, and transparent pixels stay transparent', full, async ({ page }) => {
  const choice = { size: 'fit', orientation: 'auto', margin: 0 };
  const files = [opaque, clear, avif].map((base64, i) => ({ name: `${i}.webp`, base64 }));
  const { output } = await runEngine(page, engine('picture'), 'toPdf', files, { choice, name: 'a.pdf' });
  expect(output).toMatchObject({
    facts: [
      { fact: 'redrawn', count: 1 },
      { fact: 'transparent', count: 1 },
      { fact: 'redrawn', lost: true, count: 2, file: '0.webp' },
    ],
  });
  const distance = (colour: number[] | undefined, wanted: number[]) =>
    Math.max(...wanted.map((value, i) => Math.abs(value - (colour?.[i] ?? 999))));
  const pages = await drawnPages(bytesOf(output));
  for (const drawnPage of pages) expect(distance(drawnPage.pixelAt(3, 8), [200, 30, 60])).toBeLessThan(12);
  expect(distance(pages[0]?.pixelAt(13, 8), [30, 80, 200])).toBeLessThan(12);
  expect(pages[1]?.pixelAt(13, 8)).toEqual([255, 255, 255]);
});

test('a person is cut out, with a model that the engine loads for it', full, async ({ page }) => {
  const input = { mode: 'person', strokes: [], width: 160 };
  const { output, assets } = await runEngine(
    page,
    engine('picture'),
    'cutOut',
    [encodeFile('a.jpg', portrait())],
    input,
  );
  expect(assets.sort()).toEqual(['person.tflite', 'tflite.wasm']);
  expect(output).toMatchObject({ width: 320, height: 320, bitmap: { width: 160, height: 160 } });
  const { kept } = output as { kept: number };
  expect(kept).toBeGreaterThan(0.4);
  expect(kept).toBeLessThan(0.65);
});

test('a workbook becomes a PDF, with fonts and shaping for its scripts', full, async ({ page }) => {
  const book = encodeFile('a.xlsx', workbook({ sheets: [{ rows: [['हिन्दी ₹ 5', 12]] }] }));
  const input = {
    sheets: [0],
    paper: 'a4',
    orientation: 'auto',
    grouping: 'indian',
    footer: '',
    name: 'a.pdf',
  } satisfies Omit<WorkbookInput, 'file'>;
  const { output, assets } = await runEngine(page, engine('excel'), 'convertWorkbook', [book], input);
  const facts = [
    { fact: 'sheets', count: 1 },
    { fact: 'read-back', count: 2 },
  ];
  expect(output).toMatchObject({ files: [{ pages: 1 }], facts: expect.arrayContaining(facts) });
  expect((output as { facts: { lost?: boolean }[] }).facts.filter(({ lost }) => lost)).toEqual([]);
  expect(assets).toContain('harfbuzz.wasm');
  expect(await drawnPages(bytesOf(output))).toHaveLength(1);
});

test(
  'a drawn page has dark pixels, and a blank page drawn with a rotation has none',
  full,
  async ({ page }) => {
    const doc = [encodeFile('a.pdf', await samplePdf({ pages: ['alpha', ''] }))];
    const answer = await runEngine(page, engine('pdf'), 'drawPage', doc, { page: 1, width: 300 });
    expect(answer.output).toMatchObject({ width: 300, height: 400 });
    expect((answer.output as { dark: number }).dark).toBeGreaterThan(100);
    const blank = await runEngine(page, engine('pdf'), 'drawPage', doc, { page: 2, width: 300, rotate: 90 });
    expect(blank.output).toEqual({ width: 300, height: 225, dark: 0 });
  },
);

test('pdfium opens a broken PDF without object types', full, async ({ page }) => {
  const broken = plainPdf(['page one', 'page two'])
    .replace('1 0 obj', '1 1 obj')
    .replaceAll(/\/Type\/(Catalog|Pages|Page)/g, '');
  const { output, assets } = await runEngine(page, engine('pdf'), 'inspect', [encodeFile('old.pdf', broken)]);
  expect(output).toMatchObject({ pages: 2, repaired: { read: 2, total: 2, lost: [] } });
  expect(assets.toSorted()).toEqual(['objects.js', 'pdfium.js', 'pdfium.wasm']);
});
