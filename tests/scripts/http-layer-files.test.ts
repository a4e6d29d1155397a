import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileFacts } from '@/scripts/http-layer/conditions';
import {
  acceptsBrotli,
  brotliCompressed,
  compressedPaths,
  compressFiles,
  fillStandalone,
} from '@/scripts/http-layer/files';

/** Tests the files that the build puts beside the servers. tests/package compares the servers themselves. */

describe('files beside the servers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'http-layer-'));
  const pathOf = (...parts: string[]) => join(folder, ...parts);
  const content = 'voice '.repeat(1000);
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(() => {
    for (const name of ['public/engines/a.1', 'public/art', '.next/static/chunks', '.next/standalone/.next'])
      mkdirSync(pathOf(name), { recursive: true });
    writeFileSync(pathOf('public/engines/a.0.js'), content);
    writeFileSync(pathOf('public/engines/a.1/voice.wasm'), content);
    writeFileSync(pathOf('public/engines/a.1/font.woff'), content);
    writeFileSync(pathOf('public/art/a.svg'), '<svg/>');
    writeFileSync(pathOf('.next/static/chunks/a.js'), content);
    writeFileSync(pathOf('.next/static/chunks/a.css'), content);
    writeFileSync(pathOf('.next/static/chunks/small.js'), 'script');
    for (const name of ['next', 'sharp', '@img/sharp-linux-x64', 'detect-libc', 'semver'])
      mkdirSync(pathOf('.next/standalone/node_modules', name), { recursive: true });
    compressFiles(pathOf('.next'), pathOf('public'));
    fillStandalone(pathOf('.next'), pathOf('public'));
  });

  test('large engines, scripts and style sheets get a brotli copy; small files and other types do not', () => {
    expect([...compressedPaths(pathOf('.next'), pathOf('public'))].sort()).toEqual([
      '/_next/static/chunks/a.css',
      '/_next/static/chunks/a.js',
      '/engines/a.0.js',
      '/engines/a.1/voice.wasm',
    ]);
    const copy = readFileSync(pathOf('public/engines/a.1/voice.wasm.br'));
    expect(brotliDecompressSync(copy).toString()).toBe(content);
    expect(copy.length).toBeLessThan(100);
    expect(existsSync(pathOf('public/art/a.svg.br'))).toBe(false);
  });

  test('a file that was removed while it is served has no facts, and one that is there has its size', () => {
    const path = pathOf('public/removed.txt');
    writeFileSync(path, 'four');
    expect(fileFacts(path)).toMatchObject({ size: 4 });
    rmSync(path);
    expect(fileFacts(path)).toBeUndefined();
  });

  test('equal content is compressed once: engines share their largest files', () => {
    expect(brotliCompressed(Buffer.from(content))).toBe(brotliCompressed(Buffer.from(content)));
    expect(brotliCompressed(Buffer.from(`${content}!`))).not.toEqual(brotliCompressed(Buffer.from(content)));
  });

  test('the standalone server has the public files and page scripts, with their brotli copies', () => {
    for (const name of ['public/art/a.svg', 'public/engines/a.1/voice.wasm', '.next/static/chunks/a.js'])
      expect(readFileSync(pathOf('.next/standalone', name))).toEqual(readFileSync(pathOf(name)));
    expect(compressedPaths(pathOf('.next/standalone/.next'), pathOf('.next/standalone/public')).size).toBe(4);
  });

  test('the standalone server leaves out the image optimiser, which the site does not use', () => {
    expect(readdirSync(pathOf('.next/standalone/node_modules'))).toEqual(['next']);
  });

  test('a site without such files gets no compressed copies', () => {
    expect(compressedPaths(pathOf('nowhere'), pathOf('nowhere')).size).toBe(0);
  });
});

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['BR;q=0.5, gzip', true],
  ['gzip, br;q=0', false],
  ['br; q=0.0', false],
  ['gzip, brotli, x-br', false],
  ['*', false],
  [undefined, false],
])('Accept-Encoding %j allows brotli: %s', (accepted, takes) => {
  expect(acceptsBrotli(accepted)).toBe(takes);
});
