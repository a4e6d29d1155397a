import { statSync } from 'node:fs';
import type { Host } from 'engines';
import { installed, nodeHost } from 'engines/node';
import { sourceFile } from 'engines/testing/engine-host';
import { p, picture, run, table, type WordParts, wordFile } from 'engines/testing/word-file';
import { expect, test, vi } from 'vitest';
import { bundle } from '@/scripts/engines';
import { brotliCompressed } from '@/scripts/http-layer/files';

// Imports the engine anew: no earlier test has made this copy fetch anything.
vi.resetModules();
const { assets, convertWord } = await import('engines/word');

/** The names of the assets (`files`) and parts (`code`) that a Word file makes its engine fetch. */
async function fetchedFor(parts: WordParts): Promise<{ files: string[]; code: string[] }> {
  const [files, code]: [string[], string[]] = [[], []];
  const host = nodeHost(assets);
  const recordingHost: Host = {
    ...host,
    asset(name) {
      files.push(name);
      return host.asset(name);
    },
    part(name, load) {
      code.push(name);
      return load();
    },
  };
  const file = sourceFile('paper.docx', wordFile(parts));
  await convertWord({ file, bookmarks: true, name: 'paper.pdf' }, recordingHost);
  return { files, code };
}

const calibri =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri"/></w:rPr></w:rPrDefault></w:docDefaults>';
const letter = ['Dear Sir or Madam,', 'Please find enclosed the papers.', 'Yours faithfully']
  .map((text) => p(text))
  .join('');

/**
 * Bytes of engine and font for a plain letter on 26 November 2026, before the engine printed drawings, charts and
 * tables as Word does. Code that few documents need must not be loaded for all.
 */
const weightBefore = 43_124 + 22_880;

test('a plain letter needs at most a tenth more bytes than before the engine printed drawings', async () => {
  const { files, code } = await fetchedFor({ body: letter, styles: calibri });
  expect(code).toEqual([]);
  expect(files).toEqual(['fonts/carlito-latin-400-normal.woff']);
  const fonts = files.map((name) => statSync(installed(assets[name] ?? '')).size);
  const weight = [brotliCompressed(await bundle('word')).length, ...fonts].reduce((sum, size) => sum + size);
  expect(weight).toBeLessThanOrEqual(weightBefore * 1.1);
});

test('code for drawings, tables, symbols and rare number formats is fetched only for documents that have them', async () => {
  const fetchedCode = async (body: string) => (await fetchedFor({ body })).code;
  expect(await fetchedCode(`<w:p>${picture('none', 10, 10)}</w:p>`)).toEqual(['graphics', 'differences']);
  expect(await fetchedCode(table([2000], [['A cell']]))).toEqual(['tables', 'differences']);
  expect(await fetchedCode(`<w:p>${run('a', '<w:rFonts w:ascii="Wingdings"/>')}</w:p>`)).toEqual(['symbols']);
  const inWords = '<w:fldSimple w:instr=" PAGE \\* CardText "><w:r><w:t>one</w:t></w:r></w:fldSimple>';
  expect(await fetchedCode(`<w:p>${inWords}</w:p>`)).toEqual(['numbers']);
});
