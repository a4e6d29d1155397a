/**
 * Redacts words, parts of pictures and drawings in a collection of PDFs: `npx tsx bench/redact-corpus.ts FOLDER OUT`.
 * Writes each result and what was marked to OUT, for a comparison page by page in another program.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { Fault } from '../src/engine';
import { nodeHost, readSource } from '../src/node';
import { leavesOf } from '../src/pdf/assemble/leaves';
import { numbersOf } from '../src/pdf/assemble/objects';
import { assets } from '../src/pdf/assets';
import { withDocument } from '../src/pdf/documents';
import { Substitutes } from '../src/pdf/edit/fonts';
import { objectsOf } from '../src/pdf/normalise';
import { quadsOf, textOf } from '../src/pdf/redact/find';
import { type RedactionMark, redact } from '../src/pdf/redact/redact';
import { survey } from '../src/pdf/redact/survey';

const [folder = '', out = '', from = '0', step = '1'] = process.argv.slice(2);
const wanted = { word: 100, picture: 50, drawing: 50 };
const host = nodeHost(assets);
let seed = 7;
const random = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

const box = ([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: number[]) => [x0, y0, x1, y0, x1, y1, x0, y1];

async function marksOf(path: string): Promise<[keyof typeof wanted, RedactionMark][]> {
  const source = await readSource(path);
  return withDocument(source, host, async (opened) => {
    const context = await objectsOf(source, opened);
    const { leaves } = leavesOf(context);
    const fonts = new Substitutes(host);
    const marks: [keyof typeof wanted, RedactionMark][] = [];
    const pages = leaves.slice(0, 3);
    for (const [index, leaf] of pages.entries()) {
      const page = index + 1;
      const { letters } = await survey(context, leaf, [], fonts);
      const { text, owners } = textOf(letters);
      const words = [...text.matchAll(/\p{Lu}?\p{L}{5,}/gu)];
      const word = words[Math.floor(random() * words.length)];
      if (word && !marks.some(([kind]) => kind === 'word')) {
        const own = [...new Set(owners.slice(word.index, word.index + word[0].length))].flatMap(
          (one) => one ?? [],
        );
        marks.push(['word', { page, quads: quadsOf(own), text: word[0] }]);
      }
      const array = leaf.inherited.get('MediaBox');
      const [x0 = 0, y0 = 0, x1 = 612, y1 = 792] = numbersOf(context.lookup(array) as never);
      for (let tries = 0; tries < 40; tries++) {
        const [w, h] = [30 + random() * 90, 20 + random() * 50];
        const [x, y] = [x0 + random() * (x1 - x0 - w), y0 + random() * (y1 - y0 - h)];
        const quad = box([x, y, x + w, y + h]);
        const area = [0, 2, 4, 6].map((at) => [quad[at], quad[at + 1]] as [number, number]);
        try {
          const { found } = await survey(context, leaf, [area], fonts);
          for (const kind of ['picture', 'drawing'] as const)
            if (found[`${kind}s`] > 0 && !marks.some(([one]) => one === kind))
              marks.push([kind, { page, quads: [quad] }]);
        } catch {
          // What cannot be taken out is counted where it is redacted.
        }
        if (marks.length === 3) break;
      }
    }
    return marks;
  });
}

const counts = { word: 0, picture: 0, drawing: 0 };
const log: unknown[] = [];
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .filter((_, at) => at % Number(step) === Number(from));
for (const name of files) {
  let marks: Awaited<ReturnType<typeof marksOf>> = [];
  try {
    marks = await marksOf(`${folder}/${name}`);
  } catch {
    continue;
  }
  for (const [kind, mark] of marks) {
    if (counts[kind] >= wanted[kind]) continue;
    counts[kind] += 1;
    const started = performance.now();
    const entry = { name, kind, mark, out: `${kind}-${name}` };
    try {
      const {
        files: [file],
        facts,
      } = await redact(
        { source: await readSource(`${folder}/${name}`), marks: [mark], name, attachments: 'keep' },
        host,
      );
      if (!file) throw new Error('no file');
      writeFileSync(`${out}/${entry.out}`, new Uint8Array(await new Blob(file.parts).arrayBuffer()));
      log.push({ ...entry, facts, ms: performance.now() - started });
    } catch (error) {
      const { code, details } = error instanceof Fault ? error : { code: 'crash', details: `${error}` };
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
  writeFileSync(`${out}/log-${from}.json`, JSON.stringify(log));
}
console.log(counts);
