import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyOfSite } from '@/tests/helpers/copy';
import { asInTheGuide } from '@/tests/helpers/guide-content';

// Each of these starts a command of its own, which takes seconds on a busy machine.
describe('a mistake stops the build', { timeout: 60_000 }, () => {
  const site = asInTheGuide(copyOfSite());
  const settings = { SITE_URL: 'https://triplicate.example', PORT: '4990', MAIL_PORT: '4991' };

  afterAll(site.remove);

  /** Runs a command of the copy after one edit in a content file, then takes the edit back. */
  function runWith(file: string, from: string | RegExp, to: string, script = 'scripts/build.ts') {
    const undo = site.edit(file, from, to);
    const result = site.run(script, [], settings);
    undo();
    return result;
  }

  test('npm run build: exit code 1, the message, and no further step', () => {
    const { code, output } = runWith('content/features.ts', /slug: 'smart-tagging'/, "slug: 'Smart Tagging'");
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Content error in content\/features\.ts\n {2}Line \d+: slug of “Smart Tagging” may hold only small letters/m,
    );
    expect(output).toContain('The build stopped at: Content check.');
    expect(output).not.toContain('Next.js');
  });

  test('npm run build without SITE_URL: what is missing, an example, and no further step', () => {
    const { code, output } = site.run('scripts/build.ts', [], { ...settings, SITE_URL: '' });
    expect(code).toBe(1);
    expect(output).toContain('SITE_URL is not set.');
    expect(output).toContain('SITE_URL=https://www.example.com npm run build');
    expect(output).not.toContain('Next.js');
  });

  test('a build with drafts: no host publishes it, and npm run package does not take it', () => {
    const live = { ...settings, DRAFTS: '1', VERCEL_ENV: 'production' };
    const { code, output } = site.run('scripts/build.ts', [], live);
    expect(output).toContain('DRAFTS=1 would publish drafts');
    expect(output).not.toContain('Next.js');
    expect(code).toBe(1);

    for (const part of ['standalone', 'server/app'])
      mkdirSync(join(site.folder, '.next', part), { recursive: true });
    const files = ['BUILD_ID', 'http-layer.mjs', 'standalone/server.js', 'server/app/drafts.html'];
    for (const file of files) site.write(`.next/${file}`, '');
    site.write('.next/server/app/sitemap.xml.body', '<loc>https://www.example.com/</loc>');
    for (const args of [[], ['--local']]) {
      const { code, output } = site.run('scripts/package.ts', args);
      expect(output).toContain(
        'The site was not packaged.\n  This build shows what is not published (DRAFTS=1)',
      );
      expect(code).toBe(1);
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
    'npm run check:content: %s is missing: one message, with the place',
    async (_, from, to, line, words) => {
      const undo = site.edit('content/site.ts', from, to);
      const { code, problems } = await site.check();
      undo();
      expect(code).toBe(1);
      expect(problems.match(/Content error/g)).toHaveLength(1);
      expect(problems).toContain(`Content error in content/site.ts${line ? `, line ${line}` : ''}\n`);
      expect(problems).toContain(words);
      expect(problems).not.toMatch(/^\s+at |node_modules|file:\/\//m);
    },
  );

  test('npm run check:content: a text that says “undefined” itself is no mistake', () => {
    const { code, output } = runWith(
      'content/support.ts',
      "title: 'Upload Failures'",
      "title: 'Upload of undefined types'",
      'scripts/check-content.ts',
    );
    expect(output).toBe('Content: no mistakes found.\n');
    expect(code).toBe(0);
  });

  test.each([
    ['build', [], "email: 'a@b.in'", '“footerYear” is not expected here.'],
    ['dev', [], "email: 'a@b.in'", '“footerYear” is not expected here.'],
    ['dev', [], "email: 'hello',", 'email is no e-mail address.'],
    ['new', ['feature', 'Client Portal'], "email: 'a@b.in'", '“footerYear” is not expected here.'],
    ['new', ['feature', 'Client Portal'], "email: 'hello',", 'email is no e-mail address.'],
    ['launch-check', [], "email: 'a@b.in'", '“footerYear” is not expected here.'],
    ['launch-check', [], "email: 'hello',", 'email is no e-mail address.'],
  ])('npm run %s %j with %s: the same words, once and alone', (name, args, to, words) => {
    const undo = site.edit('content/site.ts', email, to);
    const { code, output } = site.run(`scripts/${name}.ts`, args, settings);
    undo();
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Content error in content\/site\.ts/);
    expect(output.split(words)).toHaveLength(2);
    expect(output).not.toMatch(/^\s+at |node_modules|throw /m);
    const [, more = ''] = output.trim().split('\n\n');
    expect(more.replace('The build stopped at: Content check.', '')).toBe('');
  });
});
