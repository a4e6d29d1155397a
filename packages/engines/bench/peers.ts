import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { nodeHost } from '../src/node';
import { sameLook } from '../src/pdf/audit/draw-pages';
import { arrangePages, assets, merge } from '../src/pdf/index';
import { load } from '../src/pdf/pdfjs';
import '../tests/helpers/offscreen-canvas';
import { bytesOf, sourceFile } from '../tests/helpers/engine-host';
import { samplePdf } from '../tests/helpers/pdf-samples';
import { wordsIn } from '../tests/helpers/strange-check';
import { strangePdf } from '../tests/helpers/strange-pdf';
import { type Content, compare, contentOf, pagesOf } from './checks';
import { removedPageTraces } from './removed-page-traces';

const host = nodeHost(assets);
const folder = mkdtempSync(join(tmpdir(), 'peers-'));
const inFolder = (name: string) => join(folder, name);

/** A file for joining and for keeping some of its pages. */
type Sample = { bytes: Uint8Array; password?: string };

/** A program or library that joins PDFs and keeps some of their pages. */
type Peer = {
  join(base: Uint8Array, file: Sample): Promise<Uint8Array>;
  /** Undefined if the peer cannot do it. */
  keep?: (file: Sample, pages: number[]) => Promise<Uint8Array>;
};

export const peers: Record<string, Peer> = {
  ours: {
    join: async (base, file) => {
      const sources = [sourceFile('base.pdf', base), source(file)];
      const { files } = await merge(
        { sources, options: { bookmarks: 'keep', rightHand: false, name: 'x' } },
        host,
      );
      return bytesOf(files[0]);
    },
    keep: async (file, pages) => {
      const kept = pages.map((page) => ({ page }));
      const { files } = await arrangePages({ source: source(file), pages: kept, name: 'x' }, host);
      return bytesOf(files[0]);
    },
  },
  qpdf: {
    join: async (base, { bytes, password = '' }) => {
      write(base, bytes);
      // qpdf keeps bookmarks, form and attached files of its primary input alone: that is the measured file, although the
      // pages of `base` come first.
      return run('qpdf', [
        inFolder('file'),
        `--password=${password}`,
        '--decrypt',
        '--pages',
        inFolder('base'),
        inFolder('file'),
        `--password=${password}`,
        '--',
        inFolder('out'),
      ]);
    },
    keep: async ({ bytes, password = '' }, pages) => {
      write(bytes, bytes);
      return run('qpdf', [
        inFolder('file'),
        `--password=${password}`,
        '--decrypt',
        '--pages',
        '.',
        pages.join(','),
        '--',
        inFolder('out'),
      ]);
    },
  },
  pdfunite: {
    join: async (base, { bytes }) => {
      write(base, bytes);
      return run('pdfunite', [inFolder('base'), inFolder('file'), inFolder('out')]);
    },
  },
  'pdf-lib': {
    join: async (base, file) => copied([{ bytes: base }, file]),
    keep: async (file, pages) => copied([file], pages),
  },
  // Only where python3 has pypdf (Debian: python3-pypdf).
  ...(isPypdfInstalled() && {
    pypdf: {
      join: async (base, { bytes, password = '' }) => {
        write(base, bytes);
        return run('python3', ['-c', pypdf, inFolder('out'), password, inFolder('base'), inFolder('file')]);
      },
      keep: async ({ bytes, password = '' }, pages) => {
        write(bytes, bytes);
        const numbers = pages.map((page) => page - 1).join(',');
        return run('python3', ['-c', pypdf, inFolder('out'), password, `${inFolder('file')}=${numbers}`]);
      },
    } satisfies Peer,
  }),
};

/** Arguments: the result, the password, and the files, each with `=` and its page indexes if not all are taken. */
const pypdf = `
import sys
from pypdf import PdfReader, PdfWriter
writer = PdfWriter()
for argument in sys.argv[3:]:
    path, _, pages = argument.partition('=')
    reader = PdfReader(path)
    if reader.is_encrypted: reader.decrypt(sys.argv[2])
    writer.append(reader, pages=[int(page) for page in pages.split(',')] if pages else None)
writer.write(sys.argv[1])
`;

function isPypdfInstalled(): boolean {
  return spawnSync('python3', ['-c', 'import pypdf'], { stdio: 'ignore' }).status === 0;
}

const source = ({ bytes, password }: Sample) => sourceFile('file.pdf', bytes, password);

function write(base: Uint8Array, file: Uint8Array): void {
  writeFileSync(inFolder('base'), base);
  writeFileSync(inFolder('file'), file);
}

function run(program: string, args: string[]): Uint8Array {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 30_000 });
  } catch (error) {
    // qpdf ended with warnings, but wrote its file.
    if (program !== 'qpdf' || (error as { status?: number }).status !== 3) throw error;
  }
  return new Uint8Array(readFileSync(inFolder('out')));
}

async function copied(files: Sample[], only?: number[]): Promise<Uint8Array> {
  const target = await PDFDocument.create();
  for (const { bytes, password } of files) {
    const document = await PDFDocument.load(bytes, { password: password ?? '' });
    const pages = only ? only.map((page) => page - 1) : document.getPageIndices();
    for (const page of await target.copyPages(document, pages)) target.addPage(page);
  }
  return target.save();
}

/** Whether each property is right, by its name; properties that the file lacks have no entry. */
export type Reached = Record<string, boolean>;
export type PeerResult = { file: string; peers: Record<string, Reached> };

const basePages = ['quillwortfirst', 'quillwortsecond'];
const base = await samplePdf({ pages: basePages });

/** Results of each peer for a file of the corpus. @returns undefined for a file that pdf.js does not open */
export async function onCorpus(path: string): Promise<PeerResult | undefined> {
  const bytes = new Uint8Array(readFileSync(path));
  const doc = await loadPdf(bytes).catch(() => undefined);
  if (!doc) return undefined;
  const before = await contentOf(doc);
  const files = await attachmentsOf(doc);
  const kept = pagesOf(doc).filter((page) => page % 2 === 1);
  const result: PeerResult = { file: path.split('/').at(-1) ?? path, peers: {} };
  for (const [name, peer] of Object.entries(peers)) {
    const reached: Reached = { Joined: false };
    result.peers[name] = reached;
    await peer
      .join(base, { bytes })
      .then(async (output) => {
        const reopened = await loadPdf(output);
        const pages = pagesOf(reopened).slice(basePages.length);
        const after: Content = await contentOf(reopened, pages);
        const comparison = compare(after, before, output);
        reached.Joined = comparison.rightPages && comparison.sameWords;
        reached['First page the same, drawn'] =
          (await sameLook(doc, 1, reopened, basePages.length + 1, 0)) !== false;
        note(reached, 'Form fields', comparison.fields);
        note(reached, 'Bookmarks', comparison.bookmarks);
        note(reached, 'Annotations', comparison.annotations);
        note(reached, 'Inner links', comparison.inner);
        note(reached, 'Attached files', [await attachmentsOf(reopened), files]);
        await reopened.loadingTask.destroy();
      })
      .catch(() => undefined);
    if (!peer.keep || doc.numPages < 2) continue;
    reached['Thinned, nothing left of removed pages'] = await peer
      .keep({ bytes }, kept)
      .then(
        async (output) =>
          (await removedPageTraces(output, source({ bytes }), doc, new Set(kept))).length === 0,
      )
      .catch(() => false);
  }
  await doc.loadingTask.destroy();
  return result;
}

function note(reached: Reached, name: string, [after, before]: [number, number]): void {
  if (before > 0) reached[name] = after >= before;
}

/** Results of each peer for the strange PDF generated from a seed, checked by the words planted in it. */
export async function onStrange(seed: number): Promise<PeerResult> {
  const { bytes, password, pages, planted } = strangePdf(seed);
  const file: Sample = { bytes, ...(password !== undefined && { password }) };
  const kept = Array.from({ length: pages }, (_, index) => index + 1).filter((page) => page % 2 === 1);
  const result: PeerResult = { file: `${seed}`, peers: {} };
  for (const [name, peer] of Object.entries(peers)) {
    const reached: Reached = { 'Generated: joined, with all that its pages draw': false };
    result.peers[name] = reached;
    await peer
      .join(base, file)
      .then(async (output) => {
        const words = wordsIn(await PDFDocument.load(output, { updateMetadata: false }));
        const has = (...kinds: string[]) => {
          const expected = planted.filter(({ kind }) => kinds.includes(kind));
          return expected.length > 0 ? expected.every(({ word }) => words.includes(word)) : undefined;
        };
        reached['Generated: joined, with all that its pages draw'] =
          has('content', 'picture', 'form', 'font', 'look') !== false;
        for (const [title, ...kinds] of [
          ['fields and values', 'field', 'value'],
          ['notes', 'note'],
          ['bookmarks', 'bookmark'],
          ['named destinations', 'destination'],
          ['attached files', 'attachment'],
          ['alternative texts', 'alternative'],
        ] as const) {
          const hasAll = has(...kinds);
          if (hasAll !== undefined) reached[`Generated: ${title}`] = hasAll;
        }
      })
      .catch(() => undefined);
    if (!peer.keep || pages < 2) continue;
    reached['Generated: thinned, nothing left of removed pages'] = await peer
      .keep(file, kept)
      .then(async (output) => {
        const words = wordsIn(await PDFDocument.load(output, { updateMetadata: false }));
        const removed = planted.filter(
          ({ pages: pageIndexes }) =>
            pageIndexes.length > 0 && !pageIndexes.some((page) => kept.includes(page + 1)),
        );
        return removed.every(({ word }) => !words.includes(word));
      })
      .catch(() => false);
  }
  return result;
}

const loadPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> => load(bytes.slice(), host).promise;

const attachmentsOf = async (doc: PDFDocumentProxy): Promise<number> =>
  (await doc.getAttachments().catch(() => null))?.size ?? 0;

/** Results of all peers as a Markdown table. */
export function peerTable(results: PeerResult[]): string {
  const names = Object.keys(peers);
  const titles = [
    ...new Set(results.flatMap((result) => names.flatMap((name) => Object.keys(result.peers[name] ?? {})))),
  ];
  const cell = (title: string, name: string) => {
    const applies = results.filter((result) =>
      names.some((other) => result.peers[other]?.[title] !== undefined),
    );
    const metCount = applies.filter((result) => result.peers[name]?.[title]).length;
    const isTried = title.includes('hinned') ? peers[name]?.keep !== undefined : true;
    return isTried ? `${metCount} of ${applies.length}` : '–';
  };
  return [
    `| Files | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---|').join('')}`,
    ...titles
      .sort((a, b) => Number(a.startsWith('Generated')) - Number(b.startsWith('Generated')))
      .map((title) => `| ${title} | ${names.map((name) => cell(title, name)).join(' | ')} |`),
  ].join('\n');
}
