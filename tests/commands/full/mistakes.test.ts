import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '@/scripts/lib/ports';
import { applyGuideContent } from '@/tests/helpers/guide-content';
import { copySite } from '@/tests/helpers/site-copy';

// Each of these tests starts commands, which take seconds on a busy machine.
describe('mistakes in settings and content', { timeout: 60_000 }, () => {
  const site = applyGuideContent(copySite());
  let port = 0;
  const settings = () => ({
    SITE_URL: 'https://triplicate.example',
    PORT: String(port),
    MAIL_PORT: String(port + 1),
  });

  beforeAll(async () => {
    port = await freePorts(4990, 2);
  });
  afterAll(site.remove);

  test('npm run build without SITE_URL stops, and says what is missing, with an example', () => {
    const { code, output } = site.run('scripts/build.ts', [], { ...settings(), SITE_URL: '' });
    expect(code).toBe(1);
    expect(output).toContain('SITE_URL is not set.');
    expect(output).toContain('SITE_URL=https://www.example.com npm run build');
    expect(output).not.toContain('Next.js');
  });

  test('a build with drafts is refused for a host’s production site and by npm run package', () => {
    const productionSettings = { ...settings(), DRAFTS: '1', VERCEL_ENV: 'production' };
    const { code, output } = site.run('scripts/build.ts', [], productionSettings);
    expect(output).toContain('DRAFTS=1 would publish drafts');
    expect(output).not.toContain('Next.js');
    expect(code).toBe(1);

    for (const part of ['standalone', 'server/app'])
      mkdirSync(join(site.folder, '.next', part), { recursive: true });
    const files = ['BUILD_ID', 'http-layer.mjs', 'standalone/server.js', 'server/app/drafts.html'];
    for (const file of files) site.write(`.next/${file}`, '');
    site.write('.next/server/app/sitemap.xml.body', '<loc>https://www.example.com/</loc>');
    for (const args of [[], ['--local']]) {
      const packaging = site.run('scripts/package.ts', args);
      expect(packaging.output).toContain(
        'The site was not packaged.\n  This build shows what is not published (DRAFTS=1)',
      );
      expect(packaging.code).toBe(1);
    }
    rmSync(join(site.folder, '.next'), { recursive: true });
  });

  const email = /email: '[^']+',/;

  test.each([
    [
      'both quotes',
      email,
      'email: hello,',
      20,
      '“hello” is no known name. If it is a text, put it in quotes',
    ],
    ['a file that it imports', "'./claims'", "'./claim'", 3, 'imports “./claim”, which does not exist.'],
    [
      'a name that it imports',
      '{ fact }',
      '{ facts }',
      3,
      'imports “facts” from “./claims”, which has nothing',
    ],
    ['all of it', /^[\s\S]*$/, '', 0, 'holds nothing that the site could use. Undo what emptied it'],
  ])(
    'npm run check:content reports once, with file and line, that something is missing: %s',
    async (_, from, to, line, expected) => {
      const undo = site.edit('content/site.ts', from, to);
      const { code, output } = await site.command('scripts/check-content.ts');
      undo();
      expect(code).toBe(1);
      expect(output.match(/Content error/g)).toHaveLength(1);
      expect(output).toContain(`Content error in content/site.ts${line ? `, line ${line}` : ''}\n`);
      expect(output).toContain(expected);
      expect(output).not.toMatch(/^\s+at |node_modules|file:\/\//m);
    },
  );

  test('npm run check:content accepts a text that contains the word “undefined”', async () => {
    const undo = site.edit(
      'content/support.ts',
      "title: 'Upload Failures'",
      "title: 'Upload of undefined types'",
    );
    const { code, output } = await site.command('scripts/check-content.ts');
    undo();
    expect(output).toBe('Content: no mistakes found.\n');
    expect(code).toBe(0);
  });

  // build and dev run the check as a separate program, so one mistake is enough for them.
  const unexpected = { to: "email: 'a@b.in'", message: '“footerYear” is not expected here.' };
  const invalid = { to: "email: 'hello',", message: 'email is not an email address.' };
  test.each([
    ['build', [], unexpected],
    ['dev', [], unexpected],
    ['new', ['feature', 'Client Portal'], unexpected],
    ['new', ['feature', 'Client Portal'], invalid],
    ['launch-check', [], unexpected],
    ['launch-check', [], invalid],
  ])(
    'npm run %s %j prints the mistake %j once, without a stack trace',
    async (name, args, { to, message }) => {
      const undo = site.edit('content/site.ts', email, to);
      const script = `scripts/${name}.ts`;
      const { code, output } = await (['build', 'dev'].includes(name)
        ? site.run(script, args, settings())
        : site.command(script, args));
      undo();
      expect(code).toBe(1);
      expect(output.trim()).toMatch(/^Content error in content\/site\.ts/);
      expect(output.split(message)).toHaveLength(2);
      expect(output).not.toMatch(/^\s+at |node_modules|throw /m);
      const [, afterMistake = ''] = output.trim().split('\n\n');
      expect(afterMistake).toBe(name === 'build' ? 'The build stopped at: Content check.' : '');
    },
  );
});
