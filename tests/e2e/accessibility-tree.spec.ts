import type { Page } from '@playwright/test';
import { notFound } from '@/content/not-found';
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
  const open: { spaces: number; shown: boolean }[] = [];
  const lines: string[] = [];
  const all = tree.split('\n');
  for (const [index, line] of all.entries()) {
    const [, indent, role, name = '', state = '', own] = node.exec(line) ?? [];
    if (indent === undefined || !role) continue;
    const spaces = indent.length;
    // A disclosure is a group without a name, whose first words are those of its summary; a status has words only.
    const text = own ?? /^ *- text: (.*)/.exec(all[index + 1] ?? '')?.[1];
    const wordy = !name && text && ['group', 'status'].includes(role);
    const words = wordy ? ` "${text.replace(/^"|"$/g, '')}"` : name;
    while ((open.at(-1)?.spaces ?? -1) >= spaces) open.pop();
    const shown = kept.has(role) && (role !== 'group' || words !== '');
    if (shown)
      lines.push(`${'  '.repeat(open.filter((parent) => parent.shown).length)}${role}${words}${state}`);
    open.push({ spaces, shown });
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

test.describe('page not found', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('as it opens, and with every outcome of its search', async ({ page }) => {
    await page.goto('/feature11page');
    const closest = page.getByRole('region', { name: notFound.closest });
    await closest.scrollIntoViewIfNeeded();
    await expect(closest).toBeVisible();
    const parts = ['# /feature11page', `title "${await page.title()}"`, await treeOf(page, 'main'), ''];
    const withStatus = new Set([...roles, 'status']);
    for (const query of ['signature', 'pdf', 'zebra']) {
      await page.getByRole('searchbox').fill(query);
      await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
      parts.push(`# search for ${query}`, await treeOf(page, 'search', withStatus), '');
    }
    expect(parts.join('\n')).toMatchSnapshot('not-found.txt');
  });
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
