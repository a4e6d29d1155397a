import type { Page } from '@playwright/test';

const landmarks = 'banner navigation main contentinfo region search form complementary';
const contents = 'heading link button radio checkbox switch textbox searchbox table figure img group dialog';
const roles = `${landmarks} ${contents}`.split(' ');

/** Of a line like `- heading "Plans" [level=2]: text`: indentation, role, name, states, text. */
const node = /^( *)- '?(\w+)( "(?:[^"\\]|\\.)*")?((?: \[[^\]]*\])*)'?(?:: (.*))?/;

/**
 * What a screen reader finds in a part of the page: landmarks, headings, links, controls and pictures, a line each, with
 * level and state, indented as they contain each other. `"…"` represents a name: the words are content, which may
 * change; that there is a name may not. Neighbours that are alike are one line that ends in “+”: content may gain an
 * entry. Texts and lists are left out, and what an owner settles before the launch.
 *
 * @param place selector of the part
 * @param more roles to keep besides
 */
export async function outlineOf(page: Page, place: string, more: readonly string[] = []): Promise<string> {
  const listedRoles = new Set([...roles, ...more]);
  const root: Found = { line: '', inside: [] };
  const open = [{ spaces: -1, found: root }];
  // An open row of the security answers changes once an owner answers it.
  const hide = async (hidden: boolean) => {
    if (!page.url().endsWith('/security/answers')) return;
    await page.locator('main section ul').evaluateAll((rows, to) => {
      for (const row of rows as HTMLElement[]) row.hidden = to;
    }, hidden);
  };
  await hide(true);
  const lines = (await page.locator(place).ariaSnapshot()).split('\n');
  await hide(false);
  for (const [index, line] of lines.entries()) {
    const [, indent, role, name = '', state = '', ownText] = node.exec(line) ?? [];
    if (indent === undefined || !role) continue;
    const spaces = indent.length;
    // A disclosure is a group without a name, whose first words are those of its summary; a status has words only.
    const text = ownText ?? /^ *- text: (.*)/.exec(lines[index + 1] ?? '')?.[1];
    const wordy = name || (text && ['group', 'status'].includes(role));
    while ((open.at(-1)?.spaces ?? -1) >= spaces) open.pop();
    const parent = open.at(-1)?.found ?? root;
    const isListed = listedRoles.has(role) && (role !== 'group' || wordy);
    const entry = isListed ? { line: `${role}${wordy ? ' "…"' : ''}${state}`, inside: [] } : parent;
    if (isListed) parent.inside.push(entry);
    open.push({ spaces, found: entry });
  }
  return written(root.inside).join('\n');
}

/** An element that was found, and its content. */
type Found = { line: string; inside: Found[] };

function written(siblings: readonly Found[]): string[] {
  const blocks = siblings.map(({ line, inside }) => [line, ...written(inside).map((inner) => `  ${inner}`)]);
  const same = (a: readonly string[], b: readonly string[] | undefined) => a.join('\n') === b?.join('\n');
  return blocks.flatMap((block, index) => {
    if (same(block, blocks[index - 1])) return [];
    const [first = '', ...rest] = block;
    return [same(block, blocks[index + 1]) ? `${first} +` : first, ...rest];
  });
}
