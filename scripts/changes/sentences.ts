import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Lines of a page by its address: its sentences, links and pictures in order. */
export type Pages = ReadonlyMap<string, readonly string[]>;

/** Changes of a page: removed lines and new lines, in the order of the page. */
export type ChangedPage = {
  path: string;
  kind: 'new' | 'removed' | 'changed';
  lines: { sign: '-' | '+'; text: string }[];
};

/** Every built page as text. */
export function pagesOf(folder: string): Pages {
  const builtPages = join(folder, '.next/server/app');
  const pages = new Map<string, string[]>();
  for (const name of readdirSync(builtPages, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.html') || name.startsWith('_')) continue;
    const html = readFileSync(join(builtPages, name), 'utf8');
    // Next stores some pages at other addresses than the canonical one.
    const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    if (address) pages.set(new URL(address).pathname, linesOf(html));
  }
  return pages;
}

/** Inline elements; every other element starts a new line. */
const inline = new Set(
  'a abbr b bdi br cite code data del dfn em i kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const skippedElements = new Set(['script', 'style', 'template', 'svg', 'noscript', 'link']);

/** Title and description, then the page's text from top to bottom, with link targets and picture names. */
export function linesOf(html: string): string[] {
  const lines: string[] = [];
  let line = '';
  const endLine = () => {
    const text = line.replace(/[\s\u00a0]+/g, ' ').trim();
    if (text !== '') lines.push(...text.split(/(?<=[.!?…])\s+(?=\p{Lu}|\d)/u));
    line = '';
  };
  const readNode = (node: Node): void => {
    if (node.nodeName === '#text') line += (node as DefaultTreeAdapterTypes.TextNode).value;
    if (!('tagName' in node) || skippedElements.has(node.tagName)) return;
    const attributeText = attributes(node);
    if (node.tagName === 'meta' && attributeText.name === 'description')
      lines.push(`Description: ${attributeText.content}`);
    if (node.tagName === 'img')
      lines.push(`Picture: ${attributeText.src}${attributeText.alt ? ` (${attributeText.alt})` : ''}`);
    const block = !inline.has(node.tagName);
    if (block) endLine();
    for (const child of node.childNodes) readNode(child);
    if (node.tagName === 'a' && attributeText.href) line += ` → ${attributeText.href}`;
    if (node.tagName === 'title') line = `Title: ${line}`;
    if (block) endLine();
  };
  for (const child of parse(html).childNodes) readNode(child);
  endLine();
  return lines;
}

const attributes = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** Pages that differ, in address order. */
export function changedPages(before: Pages, after: Pages): ChangedPage[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path): ChangedPage[] => {
    const [oldLines, newLines] = [before.get(path), after.get(path)];
    const lines = difference(oldLines ?? [], newLines ?? []);
    if (lines.length === 0) return [];
    // Of a removed page only the title is shown.
    if (!newLines) return [{ path, kind: 'removed', lines: lines.slice(0, 1) }];
    return [{ path, kind: oldLines ? 'changed' : 'new', lines }];
  });
}

/** The shortest edit from one list of lines to another, without unchanged lines. */
export function difference(oldLines: readonly string[], newLines: readonly string[]): ChangedPage['lines'] {
  const common = Array.from({ length: oldLines.length + 1 }, () => new Uint32Array(newLines.length + 1));
  const lengthAt = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = oldLines.length - 1; row >= 0; row -= 1) {
    for (let column = newLines.length - 1; column >= 0; column -= 1) {
      const length =
        oldLines[row] === newLines[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
      (common[row] as Uint32Array)[column] = length;
    }
  }
  const lines: ChangedPage['lines'] = [];
  let [row, column] = [0, 0];
  while (row < oldLines.length || column < newLines.length) {
    const isUnchanged =
      row < oldLines.length && column < newLines.length && oldLines[row] === newLines[column];
    if (isUnchanged) [row, column] = [row + 1, column + 1];
    else if (
      column >= newLines.length ||
      (row < oldLines.length && lengthAt(row + 1, column) >= lengthAt(row, column + 1))
    )
      lines.push({ sign: '-', text: oldLines[row++] ?? '' });
    else lines.push({ sign: '+', text: newLines[column++] ?? '' });
  }
  return lines;
}
