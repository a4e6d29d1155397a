import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { literalPattern } from '@/lib/literal-pattern';
import { inRoot } from '@/scripts/lib/paths';
import { applyGuideContent } from '@/tests/helpers/guide-content';
import { copySite } from '@/tests/helpers/site-copy';

/** Makes the edits and mistakes of docs/editing.md in a copy and compares what the commands print with the guide. */

const guide = readFileSync(inRoot('docs/editing.md'), 'utf8');
const scripts: Record<string, string> = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts;
const examples = [...guide.matchAll(/^### (.+)\n([\s\S]*?)(?=^#|$(?![\s\S]))/gm)].map(([, title, body]) => ({
  title: title ?? '',
  steps: [...(body ?? '').matchAll(/^```(diff|console)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({
    kind,
    text: text ?? '',
  })),
}));

type Copy = ReturnType<typeof copySite>;

/** A copy of the site with the content of the guide, which is restored after each example. */
let copy: Copy;
beforeAll(() => {
  copy = applyGuideContent(copySite());
  cpSync(join(copy.folder, 'content'), join(copy.folder, 'content-before'), { recursive: true });
});
afterEach(() => {
  rmSync(join(copy.folder, 'content'), { recursive: true });
  cpSync(join(copy.folder, 'content-before'), join(copy.folder, 'content'), { recursive: true });
});
afterAll(() => copy.remove());

describe('docs/editing.md', { timeout: 60_000 }, () => {
  test('has three edits and three mistakes', () => {
    const kinds = examples.map(({ title }) => title.split(':')[0]);
    expect(kinds).toEqual(['Edit', 'Edit', 'Edit', 'Mistake', 'Mistake', 'Mistake']);
  });

  test.each(examples)('shows what the commands print: $title', async ({ title, steps }) => {
    let lastCode = 0;
    for (const { kind, text } of steps) {
      if (kind === 'diff') copy.apply(text);
      else lastCode = await compare(copy, text);
    }
    // The launch check lists other points, too, so it also exits with 1.
    expect(lastCode).toBe(title.startsWith('Mistake') || /launch-check/.test(JSON.stringify(steps)) ? 1 : 0);
  });

  test('has an example that changes a price on all pages', () => {
    copy.apply(examples[0]?.steps[0]?.text ?? '');
    copy.write(
      'scripts/show.ts',
      `const pages = await Promise.all(['home', 'faqs', 'pricing'].map((name) => import('../content/' + name)));
      console.log(JSON.stringify(pages));`,
    );
    const { output } = copy.run('scripts/show.ts');
    expect(output).not.toMatch(/₹390\b/);
    expect(output.match(/₹420\b/g)?.length).toBeGreaterThanOrEqual(4);
  });
});

/**
 * Runs the command of a block of the guide and compares its output with the block, where a line “…” stands for any lines,
 * and a line number for any number.
 *
 * @returns the exit code
 */
async function compare({ command: run }: Copy, block: string): Promise<number> {
  const [command = '', ...expected] = block.trimEnd().split('\n');
  const [, name = '', args = ''] = /^\$ npm run (\S+)(?: -- (.+))?$/.exec(command) ?? [];
  const script = /^node .*--import tsx (\S+)$/.exec(scripts[name] ?? '')?.[1];
  if (!script) throw new Error(`“${command}” is no command of package.json.`);
  const argv = [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const { code, output } = await run(script, argv);
  const printed = output.trim();
  const pattern = expected
    .map((line) => (line === '…' ? '[\\s\\S]*' : literalPattern(line)))
    .join('\n')
    .replace(/^ {2}Line \d+:/gm, '  Line \\d+:')
    .trim();
  if (!new RegExp(`^${pattern}$`).test(printed)) expect(printed).toBe(expected.join('\n'));
  return code;
}
