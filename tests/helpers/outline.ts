import type { Page } from '@playwright/test';

const landmarks = 'banner navigation main contentinfo region search form complementary';
const contents = 'heading link button radio checkbox switch textbox searchbox table figure img group dialog';
const roles = `${landmarks} ${contents}`.split(' ');

/** Of a line like `- heading "Plans" [level=2]: text`: indentation, role, name, states, text. */
const node = /^( *)- '?(\w+)( "(?:[^"\\]|\\.)*")?((?: \[[^\]]*\])*)'?(?:: (.*))?/;

/**
 * What a screen reader finds in a part of the page: landmarks, headings, links, controls and pictures with their
 * names, a line each, indented as they contain each other. Texts and lists are left out.
 *
 * @param place selector of the part
 * @param more roles to keep besides
 */
export async function outlineOf(page: Page, place: string, more: readonly string[] = []): Promise<string> {
  const kept = new Set([...roles, ...more]);
  const open: { spaces: number; shown: boolean }[] = [];
  const lines: string[] = [];
  const all = (await page.locator(place).ariaSnapshot()).split('\n');
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
