import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { installed } from 'engines/node';
import { assets } from 'engines/voice';
import { expect, test } from 'vitest';
import { tools } from '@/content/tools';
import { brotliParams } from '@/scripts/http-layer/files';
import { inRoot } from '@/scripts/lib/paths';
import { messagesOf } from '@/tests/helpers/tool-messages';

test('the page, its answers and docs/tools.md state the compressed size of the plain voice', {
  timeout: 60_000,
}, () => {
  const voice = readFileSync(installed(assets['flite.wasm']));
  const megabytes = brotliCompressSync(voice, { params: brotliParams(voice.length, 9) }).length / 1e6;
  const messages = messagesOf('text-to-speech');
  const { questions = [] } = tools.tools.find(({ slug }) => slug === 'text-to-speech')?.page ?? {};
  const reported = [
    messages.plain,
    questions.map(({ answer }) => answer).join(' '),
    readFileSync(inRoot('docs/tools.md'), 'utf8').match(/The voice travels as .*/)?.[0] ?? '',
  ].map((text) => Number(/(\d+) MB/.exec(text)?.[1]));
  expect(reported).toEqual(reported.map(() => Math.round(megabytes)));
  // A server without brotli sends little more.
  expect(gzipSync(voice).length / 1e6 - megabytes).toBeLessThan(1);
});
