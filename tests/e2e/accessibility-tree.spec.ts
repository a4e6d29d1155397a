import type { Page } from '@playwright/test';
import { expect, pages, test } from '@/tests/helpers/e2e';

/**
 * What a screen reader finds: landmarks, headings, links, controls and pictures with their names, a file per family of
 * pages in `accessibility-tree/`. Of pages that share a template the first is written out, of the others the headings.
 * After a change of content: `npx playwright test accessibility-tree --update-snapshots`, and read the difference.
 */

test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const landmarks = 'banner navigation main contentinfo region search form complementary';
const contents = 'heading link button radio checkbox switch textbox searchbox table figure img group dialog';
const roles = new Set(`${landmarks} ${contents}`.split(' '));

/** Of a line like `- heading "Plans" [level=2]: text`: indentation, role, name, states, text. */
const node = /^( *)- '?(\w+)( "(?:[^"\\]|\\.)*")?((?: \[[^\]]*\])*)'?(?:: (.*))?/;

/** Playwright's tree without texts and lists, indented by what is left. */
function outline(tree: string, kept: ReadonlySet<string>): string {
  const open: number[] = [];
  const lines: string[] = [];
  const all = tree.split('\n');
  for (const [index, line] of all.entries()) {
    const [, spaces, role, name = '', state = '', own] = node.exec(line) ?? [];
    // A disclosure is a group without a name, whose first words are those of its summary.
    const text = own ?? /^ *- text: (.*)/.exec(all[index + 1] ?? '')?.[1];
    const words = role === 'group' && !name && text ? ` "${text.replace(/^"|"$/g, '')}"` : name;
    if (spaces === undefined || !role || !kept.has(role) || (role === 'group' && !words)) continue;
    while (open.length > 0 && (open.at(-1) ?? 0) >= spaces.length) open.pop();
    lines.push(`${'  '.repeat(open.length)}${role}${words}${state}`);
    open.push(spaces.length);
  }
  return lines.join('\n');
}

async function treeOf(page: Page, place: string, kept: ReadonlySet<string> = roles) {
  return outline(await page.locator(place).ariaSnapshot(), kept);
}

/** `/feature3page` and `/feature4page` have one template, `/pricing` has its own. */
const template = (path: string) => path.replace(/\d+/, 'N').replace(/^\/toolsdetails\/.+/, '/toolsdetails/N');

const families: [string, (path: string) => boolean][] = [
  ['home', (path) => path === '/'],
  ['features', (path) => path.startsWith('/feature')],
  ['tools', (path) => path.startsWith('/tools')],
  ['use-cases', (path) => path.startsWith('/use')],
  ['security', (path) => path.startsWith('/security')],
  ['integrations', (path) => path.startsWith('/integration')],
  ['pricing', (path) => path === '/pricing'],
  ['help', (path) => ['/support', '/faqs'].includes(path) || path.startsWith('/contact')],
  ['policies', (path) => ['/terms', '/privacy', '/accessibility'].includes(path)],
];

test('every page belongs to one family', () => {
  for (const { path } of pages) {
    expect(families.filter(([, holds]) => holds(path)).length, path).toBe(1);
  }
});

test('header and footer', async ({ page }) => {
  await page.goto('/security');
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await treeOf(page, 'header');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const parts = ['# wide', wide, '', '# on a phone, menu open', await treeOf(page, 'header')];
  await page.keyboard.press('Escape');
  parts.push('', '# footer', await treeOf(page, 'footer'), '');
  expect(parts.join('\n')).toMatchSnapshot('frame.txt');
});

for (const [family, holds] of families) {
  test(`${family}`, async ({ page }) => {
    const written = new Set<string>();
    const parts: string[] = [];
    for (const { path } of pages.filter((candidate) => holds(candidate.path))) {
      await page.goto(path);
      const kept = written.has(template(path)) ? new Set(['heading']) : roles;
      written.add(template(path));
      parts.push(`# ${path}`, `title "${await page.title()}"`, await treeOf(page, 'main', kept), '');
    }
    expect(parts.join('\n')).toMatchSnapshot(`${family}.txt`);
  });
}
