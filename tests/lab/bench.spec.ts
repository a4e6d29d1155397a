import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@/lab/bench/server';
import { twinOf } from '@/lab/bench/twin';
import { visit } from '@/lab/bench/visit';
import { attributes } from '@/lib/islands';
import { expect, full, test } from '@/tests/helpers/e2e';

test('a visit counts the bytes sent over the network, by kind of file', full, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-visit-'));
  const script = `document.title = '${'a'.repeat(3000)}'`;
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  writeFileSync(join(folder, 'own.js'), script);
  writeFileSync(join(folder, 'own.svg'), picture);
  const paragraphs = Array.from({ length: 500 }, (_, index) => `<p>Paragraph ${index * 7919}</p>`).join('');
  const html = `<!DOCTYPE html><title>A page</title><script src="/own.js"></script><img src="/own.svg" alt=""><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">${paragraphs}`;
  const site = await serve(folder, new Map([['/', html]]));
  try {
    const visited = await visit(`${site.origin}/`);
    const sent = (await fetch(`${site.origin}/`)).headers.get('content-length');
    expect(Number(sent)).toBeGreaterThan(1000);
    expect(Number(sent)).toBeLessThan(gzipSync(html).length);
    expect(visited.bytes).toEqual({
      html: Number(sent),
      css: 0,
      script: script.length,
      font: 0,
      picture: picture.length,
      other: 0,
    });
    expect(visited.requests).toBe(3);
  } finally {
    site.close();
    rmSync(folder, { recursive: true });
  }
});

const css = `
  .sheet:not(:has(.shut:popover-open)) b { fill: red }
  @property --gone { syntax: "*"; inherits: false }
  @property --delay { syntax: "<time>"; inherits: false; initial-value: 0s }
  :root { --ease: ease-in; --gone: 1; --ink: blue; }
  @keyframes arrive { from { opacity: 0 } }
  @keyframes leave { to { opacity: 0 } }
  .sheet { animation: arrive .4s var(--ease) backwards; animation-delay: calc(60ms * var(--n)) }
  .sheet:hover, .absent, .sheet::before { border: 1px solid var(--ease); border-top-color: red }
  .absent, p.absent, p:has(.absent) { animation: leave 1s }
  .sheet .absent:focus { color: red }
  @media (min-width: 40rem) { .absent { color: red } .sm\\:pt-4\\.5 { color: red } .sm\\:first\\:mb-2:first-child { color: red } }
  @media (min-width: 50rem) { .sheet { transition-delay: var(--delay) } }
`;

test(
  'the twin of a page (lab/bench/twin.ts) keeps the rules that its elements can match, and nothing else',
  full,
  async ({ page }) => {
    const html = `<!DOCTYPE html><html><head><style>${css}</style><script src="/a.js"></script></head><body><p class="sheet" ${attributes.island}="touch"><b style="color:var(--ink)">Words</b></p></body></html>`;
    expect(await twinOf(html, page)).toBe(
      '<!DOCTYPE html><html><head><style>.sheet:not(:has(.shut:popover-open)) b{fill:red}@property --delay{syntax: "<time>"; inherits: false; initial-value: 0s}:root{--ease: ease-in;--ink: blue}@keyframes arrive{0%{opacity:0}}.sheet{animation:arrive .4s var(--ease) backwards;animation-delay:calc(60ms * var(--n))}.sheet:hover,.sheet:before{border:1px solid var(--ease);border-top-color:red}@media(min-width:50rem){.sheet{transition-delay:var(--delay)}}</style></head><body><p class="sheet"><b style="color:var(--ink)">Words</b></p></body></html>',
    );
  },
);
