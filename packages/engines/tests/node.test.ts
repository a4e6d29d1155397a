import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assets, inspectWorkbook } from 'engines/excel';
import { nodeHost, readSource, writeResult } from 'engines/node';
import { expect, test } from 'vitest';

test('a file that was rewritten is read again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const path = join(folder, 'rent.csv');
  const rows = async (text: string) => {
    writeFileSync(path, text);
    const { sheets } = await inspectWorkbook({ file: await readSource(path) }, nodeHost(assets));
    return sheets[0]?.rows;
  };
  expect(await rows('April,50000\n')).toBe(1);
  expect(await rows('April,50000\nMay,50000\n')).toBe(2);
  rmSync(folder, { recursive: true });
});

test('a result never replaces a file: the second of one name gets a number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const result = (text: string) => ({ name: 'part.txt', type: 'text/plain', parts: [new Blob([text])] });
  const paths = [await writeResult(result('one'), folder), await writeResult(result('two'), folder)];
  expect(readdirSync(folder).sort()).toEqual(['part (2).txt', 'part.txt']);
  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['one', 'two']);
  rmSync(folder, { recursive: true });
});
