/**
 * Redacts words, parts of pictures and drawings in a collection of PDFs, and checks the results with other
 * programs: `npx tsx bench/redact-corpus.ts FOLDER OUT [FROM STEP]`, where FROM and STEP take every nth file. Needs
 * poppler, MuPDF and qpdf. Each result and a log are written to OUT.
 */
import '../tests/helpers/offscreen-canvas';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fault } from '../src/engine';
import { nodeHost, readSource } from '../src/node';
import { numbersOf } from '../src/pdf/assemble/objects';
import { pageObjectsOf } from '../src/pdf/assemble/page-objects';
import { assets } from '../src/pdf/assets';
import { withDocument } from '../src/pdf/documents';
import { Substitutes } from '../src/pdf/edit/fonts';
import { objectsOf } from '../src/pdf/normalise';
import { quadsPerLine, textOf } from '../src/pdf/redact/find';
import { boundsOf } from '../src/pdf/redact/geometry';
import { type RedactionMark, redact } from '../src/pdf/redact/redact';
import { missingAnnotations, stateOf } from '../src/pdf/redact/state';
import { surveyPage } from '../src/pdf/redact/survey';

const [folder = '', outputFolder = '', from = '0', step = '1'] = process.argv.slice(2);
/** Number of marks of each kind for this part of the files. */
const countForPart = (count: number) => Math.ceil(count / Number(step));
const expected = { word: countForPart(100), picture: countForPart(50), drawing: countForPart(50) };
const host = nodeHost(assets);
let seed = 7;
const random = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

const box = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: number[]) => [x0, y0, x1, y0, x1, y1, x0, y1];

async function marksOf(path: string): Promise<[keyof typeof expected, RedactionMark][]> {
  const source = await readSource(path);
  return withDocument(source, host, async (opened) => {
    const context = await objectsOf(source, opened);
    const { pageObjects } = pageObjectsOf(context);
    const fonts = new Substitutes(host);
    const marks: [keyof typeof expected, RedactionMark][] = [];
    const pages = pageObjects.slice(0, 3);
    for (const [index, pageObject] of pages.entries()) {
      const page = index + 1;
      const { letters } = await surveyPage(context, pageObject, [], fonts);
      const { text, owners } = textOf(letters);
      const words = [...text.matchAll(/\p{Lu}?\p{L}{5,}/gu)];
      const word = words[Math.floor(random() * words.length)];
      if (word && !marks.some(([kind]) => kind === 'word')) {
        const wordLetters = [...new Set(owners.slice(word.index, word.index + word[0].length))].flatMap(
          (letter) => letter ?? [],
        );
        marks.push(['word', { page, quads: quadsPerLine(wordLetters), text: word[0] }]);
      }
      const array = pageObject.inherited.get('MediaBox');
      const [x0 = 0, y0 = 0, x1 = 612, y1 = 792] = numbersOf(context.lookup(array) as never);
      for (let tries = 0; tries < 40; tries++) {
        const [w, h] = [30 + random() * 90, 20 + random() * 50];
        const [x, y] = [x0 + random() * (x1 - x0 - w), y0 + random() * (y1 - y0 - h)];
        const quad = box([x, y, x + w, y + h]);
        const area = [0, 2, 4, 6].map((index) => [quad[index], quad[index + 1]] as [number, number]);
        try {
          const { findings } = await surveyPage(context, pageObject, [area], fonts);
          for (const kind of ['picture', 'drawing'] as const)
            if (findings[`${kind}s`] > 0 && !marks.some(([markKind]) => markKind === kind))
              marks.push([kind, { page, quads: [quad] }]);
        } catch {
          // What cannot be removed is counted during redaction.
        }
        if (marks.length === 3) break;
      }
    }
    return marks;
  });
}

/** Exit code of qpdf: 0 sound, 3 warnings, 2 faults. */
const soundness = (path: string) => spawnSync('qpdf', ['--check', path]).status ?? 2;

const textByPoppler = (path: string, page: number) =>
  spawnSync('pdftotext', ['-f', `${page}`, '-l', `${page}`, path, '-'], { encoding: 'utf8' }).stdout;

const textByMupdf = (path: string, page: number) =>
  spawnSync('mutool', ['draw', '-q', '-F', 'text', path, `${page}`], { encoding: 'utf8' }).stdout;

const count = (text: string, word: string) => text.toLowerCase().split(word.toLowerCase()).length - 1;

const folderOfPictures = mkdtempSync(join(tmpdir(), 'redact-'));

/** Programs that draw a page in grey, at 72 pixels per inch. */
const readers = {
  poppler: (path: string, page: number, target: string) => [
    'pdftoppm',
    ...['-cropbox', '-r', '72', '-gray', '-singlefile', '-f', `${page}`, '-l', `${page}`, path, target],
  ],
  mupdf: (path: string, page: number, target: string) => [
    'mutool',
    ...['draw', '-q', '-r', '72', '-c', 'gray', '-F', 'pgm', '-o', `${target}.pgm`, path, `${page}`],
  ],
};

function drawnBy(reader: keyof typeof readers, path: string, page: number) {
  const target = join(folderOfPictures, 'page');
  const [program = '', ...options] = readers[reader](path, page, target);
  spawnSync(program, options);
  const bytes = readFileSync(`${target}.pgm`);
  const [, width, height] =
    /^P5\s+(?:#[^\n]*\n)?(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 80).toString('latin1')) ?? [];
  const size = Number(width) * Number(height);
  return { width: Number(width), data: bytes.subarray(bytes.length - size) };
}

/** Corners of a box around points, `by` larger on each side. */
const boxAround = (points: [number, number][], by: number): number[] => {
  const [x0, y0, x1, y1] = boundsOf(points);
  return box([x0 - by, y0 - by, x1 + by, y1 + by]);
};

/**
 * Places where a page may differ: the marks, with one sample of pictures that reach beyond them; parts of marked
 * letters outside their boxes, such as accents; and removed notes and links.
 */
async function changedPlaces(path: string, result: string, { page, quads }: RedactionMark) {
  const stateAt = async (pdf: string, areas: [number, number][][]) => {
    const source = await readSource(pdf);
    return withDocument(source, host, async (opened) => {
      const context = await objectsOf(source, opened);
      const { pageObjects } = pageObjectsOf(context);
      const { pages } = await stateOf(
        context,
        pageObjects.slice(0, page),
        new Map([[page, areas]]),
        new Substitutes(host),
      );
      return pages[page - 1] as (typeof pages)[number];
    });
  };
  const corners = (quad: number[]) =>
    [0, 2, 4, 6].map((index) => [quad[index] ?? 0, quad[index + 1] ?? 0] as [number, number]);
  const marked = quads.map(corners);
  const before = await stateAt(path, marked);
  const after = await stateAt(result, []);
  const removedAnnotations = missingAnnotations(before.annotations, after.annotations, true);
  return [
    ...marked.map((area) => boxAround(area, before.sample)),
    ...before.findings.letters.map(({ area, size }) => boxAround(area, 0.3 * size)),
    ...removedAnnotations.map(({ kind, rect }) => boxAround(corners(box(rect)), kind === 'Text' ? 24 : 3)),
  ];
}

/** Number of pixels that differ outside the expected places, as drawn by each of the other readers. */
async function differingPixels(source: string, result: string, mark: RedactionMark) {
  const places = await changedPlaces(source, result, mark);
  const counts: number[] = [];
  for (const reader of ['poppler', 'mupdf'] as const) {
    const sourcePage = drawnBy(reader, source, mark.page);
    const resultPage = drawnBy(reader, result, mark.page);
    counts.push(
      sourcePage.data.length === resultPage.data.length
        ? await differences(source, mark.page, places, sourcePage, resultPage)
        : sourcePage.data.length,
    );
  }
  const [poppler = 0, mupdf = 0] = counts;
  return { poppler, mupdf };
}

type Drawn = ReturnType<typeof drawnBy>;

async function differences(
  source: string,
  page: number,
  places: number[][],
  sourcePage: Drawn,
  resultPage: Drawn,
) {
  const boxes = await withDocument(await readSource(source), host, async ({ doc }) => {
    const proxy = await doc.getPage(page);
    const view = proxy.getViewport({ scale: sourcePage.width / proxy.getViewport({ scale: 1 }).width });
    return places.map((quad) =>
      boundsOf(
        [0, 2, 4, 6].map(
          (index) => view.convertToViewportPoint(quad[index] ?? 0, quad[index + 1] ?? 0) as [number, number],
        ),
      ),
    );
  });
  const height = sourcePage.data.length / sourcePage.width;
  const isExpected = new Uint8Array(sourcePage.data.length);
  for (const [x0, y0, x1, y1] of boxes)
    for (let y = Math.max(0, Math.floor(y0) - 2); y < Math.min(height, y1 + 2); y++)
      for (let x = Math.max(0, Math.floor(x0) - 2); x < Math.min(sourcePage.width, x1 + 2); x++)
        isExpected[y * sourcePage.width + x] = 1;
  let outside = 0;
  for (const [index, level] of sourcePage.data.entries())
    if (!isExpected[index] && Math.abs(level - (resultPage.data[index] as number)) > 64) outside += 1;
  return outside;
}

/**
 * Marked words that the other readers still find, pixels changed beside the marks, and whether the file is as sound
 * as before.
 */
async function judge(source: string, result: string, mark: RedactionMark) {
  const outside = await differingPixels(source, result, mark);
  const isLeft = [textByPoppler, textByMupdf].some((read) => {
    const [before, after] = [source, result].map((path) => count(read(path, mark.page), mark.text ?? '\n'));
    return mark.text !== undefined && (before ?? 0) > 0 && (after ?? 0) >= (before ?? 0);
  });
  return { outside, isLeft, isWorse: soundness(result) > soundness(source) };
}

const tally: Record<string, number> = {};
const add = (name: string) => {
  tally[name] = (tally[name] ?? 0) + 1;
};

const counts = { word: 0, picture: 0, drawing: 0 };
const log: unknown[] = [];
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .filter((_, index) => index % Number(step) === Number(from));
for (const name of files) {
  let marks: Awaited<ReturnType<typeof marksOf>> = [];
  try {
    marks = await marksOf(`${folder}/${name}`);
  } catch {
    continue;
  }
  for (const [kind, mark] of marks) {
    if (counts[kind] >= expected[kind]) continue;
    counts[kind] += 1;
    const started = performance.now();
    const entry = { name, kind, mark, output: `${kind}-${name}` };
    try {
      const {
        files: [file],
        facts,
      } = await redact(
        { source: await readSource(`${folder}/${name}`), marks: [mark], name, attachments: 'keep' },
        host,
      );
      if (!file) throw new Error('no file');
      const ms = performance.now() - started;
      writeFileSync(
        `${outputFolder}/${entry.output}`,
        new Uint8Array(await new Blob(file.parts).arrayBuffer()),
      );
      const judgement = await judge(`${folder}/${name}`, `${outputFolder}/${entry.output}`, mark);
      add('files');
      if (judgement.isLeft) add('word left');
      if (judgement.isWorse) add('qpdf worse');
      const { poppler, mupdf } = judgement.outside;
      // The standard leaves some placement open, so both readers have to agree.
      if (poppler > 0) add('pixels beside the mark by poppler');
      if (mupdf > 0) add('pixels beside the mark by MuPDF');
      if (poppler > 0 && mupdf > 0) add('pixels beside the mark by both');
      for (const { fact, lost } of facts) if (lost) add(`reported: ${fact}`);
      const reported = facts.filter(({ lost }) => lost).map(({ fact }) => fact);
      if (poppler > 0 || mupdf > 0 || judgement.isLeft || judgement.isWorse || reported.length > 0)
        console.log(kind, name, JSON.stringify(judgement), reported.join(' '));
      log.push({ ...entry, facts, judgement, ms });
    } catch (error) {
      const { code, details } = error instanceof Fault ? error : { code: 'crash', details: `${error}` };
      add(`refused: ${code}`);
      log.push({
        ...entry,
        code,
        details,
        cause: `${((error as Error).cause as Error | undefined)?.stack ?? ''}`.slice(0, 400),
        ms: performance.now() - started,
      });
      console.log(kind, name, code, JSON.stringify(details));
    }
  }
  writeFileSync(`${outputFolder}/log-${from}.json`, JSON.stringify(log));
}
console.log(counts, tally);
