import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installed } from 'engines/node';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { lighterSaxes } from '@/scripts/lib/lighter-saxes';

type Parser = new (options: {
  xmlns: boolean;
}) => { on(event: string, act: (value: unknown) => void): void; write(xml: string): { close(): void } };

const { SaxesParser } = createRequire(import.meta.url)(installed('saxes')) as { SaxesParser: Parser };

/** The parser as it is bundled, and its bytes. */
async function bundleParser(plugins: Plugin[]): Promise<{ Bundled: Parser; bytes: number }> {
  const { outputFiles } = await build({
    entryPoints: [join(installed('saxes'), 'saxes.js')],
    ...{ bundle: true, write: false, minify: true, format: 'cjs', platform: 'neutral' },
    mainFields: ['main'],
    plugins,
  });
  const { text } = outputFiles[0] ?? { text: '' };
  const module = { exports: {} as { SaxesParser: Parser } };
  new Function('module', 'exports', 'require', text)(module, module.exports, createRequire(import.meta.url));
  return { Bundled: module.exports.SaxesParser, bytes: text.length };
}

/** What a parser finds in a text, in order. */
function eventsOf(Constructor: Parser, xml: string): string[] {
  const events: string[] = [];
  const parser = new Constructor({ xmlns: true });
  for (const event of ['opentag', 'closetag', 'text', 'error'])
    parser.on(event, (value) =>
      events.push(`${event} ${value instanceof Error ? value.message : JSON.stringify(value)}`),
    );
  parser.write(xml).close();
  return events;
}

test('the bundled parser is smaller, and reads names, spaces, entities and mistakes as the installed one does', async () => {
  const { Bundled, bytes } = await bundleParser([lighterSaxes]);
  expect(bytes).toBeLessThan((await bundleParser([])).bytes);
  for (const xml of [
    '<w:p xmlns:w="u" w:a-b.c="1"><élan·ü ४="2"/>a &amp; &#x20AC;\t\r\nb</w:p>',
    '<?xml version="1.1"?><a>\u0085\u0001</a>',
    '<a>\u0001</a>',
    '<1a/>',
    '<a b:c="1"/>',
    '<a b="1" b="2">',
  ])
    expect(eventsOf(Bundled, xml)).toEqual(eventsOf(SaxesParser, xml));
});
