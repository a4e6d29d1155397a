import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { inRoot } from '@/scripts/lib/paths';
import { expect, full, pages, test } from '@/tests/helpers/e2e';

/** Checks the rules of the HTML standard, not the style rules that html-validate recommends. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes `autofocus=""`, `async=""` and void elements closed as in XML, which are valid HTML.
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // Titles contain the site's name; another test checks their length.
    'long-title': 'off',
    // Every file comes from the site's own origin.
    'require-sri': 'off',
  },
});

for (const { path } of [...pages, { path: '/nothing-here' }]) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect(messages).toEqual([]);
  });
}

test('the Nu HTML Checker finds no mistake on any page', full, async ({ request }) => {
  test.skip(Boolean(spawnSync('java', ['-version']).error), 'There is no Java for the Nu HTML Checker.');
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'nu-'));
  const files: string[] = [];
  for (const { path } of [...pages, { path: '/nothing-here' }]) {
    const html = await (await request.get(path)).text();
    const file = join(folder, `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.html`);
    // The checker does not know the newest CSS properties, and this test is not about style sheets.
    writeFileSync(file, html.replace(/(<style[^>]*>)[\s\S]*?<\/style>/g, '$1</style>'));
    files.push(file);
  }
  const jar = inRoot('node_modules/vnu-jar/build/dist/vnu.jar');
  const options = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
  const report = execFileSync('java', ['-jar', jar, ...options, ...files], { maxBuffer: 2 ** 26 }).toString();
  rmSync(folder, { recursive: true });
  const { messages } = JSON.parse(report) as {
    messages: { url: string; message: string; extract?: string }[];
  };
  const mistakes = messages
    // The checker knows SVG 1.1 only; in SVG 2 every shape may have a pathLength.
    .filter(({ message }) => !/^CSS:|^Attribute “pathLength” not allowed on element “circle”/.test(message))
    .map(({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} ${extract ?? ''}`);
  expect(mistakes).toEqual([]);
});
