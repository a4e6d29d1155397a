import type { Page } from '@playwright/test';

const landmarks = 'banner navigation main contentinfo region search form complementary';
const contents = 'heading link button radio checkbox switch textbox searchbox table figure img group dialog';
const roles = `${landmarks} ${contents}`.split(' ');

/** Finds indentation, role, name, states and text of a line like `- heading "Plans" [level=2]: text`. */
const linePattern = /^( *)- '?(\w+)( "(?:[^"\\]|\\.)*")?((?: \[[^\]]*\])*)'?(?:: (.*))?/;

/**
 * What a screen reader finds in a part of the page: landmarks, headings, links, controls and pictures, a line each, with
 * level and state, indented as they are nested. `"…"` stands for a name, whose words may change. Equal neighbours are one
 * line that ends in “+”, since content may gain an entry. Texts, lists and unanswered rows of the security answers are
 * left out.
 *
 * @param place selector of the part
 * @param more further roles to list
 */
export async function outlineOf(page: Page, place: string, more: readonly string[] = []): Promise<string> {
  const listedRoles = new Set([...roles, ...more]);
  const root: OutlineEntry = { line: '', inside: [] };
  const ancestors = [{ spaces: -1, found: root }];
  // Unanswered rows of the security answers change when an owner answers them.
  const setHidden = async (hidden: boolean) => {
    if (!page.url().endsWith('/security/answers')) return;
    await page.locator('main section ul').evaluateAll((rows, to) => {
      for (const row of rows as HTMLElement[]) row.hidden = to;
    }, hidden);
  };
  await setHidden(true);
  const lines = (await page.locator(place).ariaSnapshot()).split('\n');
  await setHidden(false);
  for (const [index, line] of lines.entries()) {
    const [, indent, role, name = '', state = '', ownText] = linePattern.exec(line) ?? [];
    if (indent === undefined || !role) continue;
    const spaces = indent.length;
    // A disclosure is a group without a name, and begins with the text of its summary; a status has only text.
    const text = ownText ?? /^ *- text: (.*)/.exec(lines[index + 1] ?? '')?.[1];
    const isNamed = name || (text && ['group', 'status'].includes(role));
    while ((ancestors.at(-1)?.spaces ?? -1) >= spaces) ancestors.pop();
    const parent = ancestors.at(-1)?.found ?? root;
    const isListed = listedRoles.has(role) && (role !== 'group' || isNamed);
    const entry = isListed ? { line: `${role}${isNamed ? ' "…"' : ''}${state}`, inside: [] } : parent;
    if (isListed) parent.inside.push(entry);
    ancestors.push({ spaces, found: entry });
  }
  return toLines(root.inside).join('\n');
}

/** An element of the outline, and the elements in it. */
type OutlineEntry = { line: string; inside: OutlineEntry[] };

function toLines(siblings: readonly OutlineEntry[]): string[] {
  const blocks = siblings.map(({ line, inside }) => [line, ...toLines(inside).map((inner) => `  ${inner}`)]);
  const same = (a: readonly string[], b: readonly string[] | undefined) => a.join('\n') === b?.join('\n');
  return blocks.flatMap((block, index) => {
    if (same(block, blocks[index - 1])) return [];
    const [first = '', ...rest] = block;
    return [same(block, blocks[index + 1]) ? `${first} +` : first, ...rest];
  });
}
