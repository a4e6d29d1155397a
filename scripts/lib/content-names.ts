import { existsSync, readFileSync } from 'node:fs';
import { fieldName, textsIn, valueAt } from '../../lib/schema/field-names';
import type { FileMistakes } from '../../lib/schema/parse';
import { inRoot } from './paths';

type Tool = { slug: string; name: string; draft?: boolean; meta: { title: string } };

/** Capitalised words, as in names: `Merge PDF's`, `PDF to Image`. */
const nameLike = /^\p{Lu}[^\s]*(?: (?:to|of|and|\p{Lu}[^\s]*))*$/u;

const docsFile = 'docs/tools.md';

/**
 * Finds places that still use the old name of a renamed tool: labels of links to its page, the title of its page,
 * texts that quote it, and the table of docs/tools.md.
 *
 * @param files data of the content files, by path
 */
export function formerNames(files: ReadonlyMap<string, unknown>, tools: readonly Tool[]): FileMistakes[] {
  const former = new Map<string, Tool>();
  for (const tool of tools) {
    const [titleStart = ''] = tool.meta.title.split(':');
    if (!tool.meta.title.includes(tool.name) && titleStart !== tool.meta.title) former.set(titleStart, tool);
  }
  const toolNames = new Set(tools.map(({ name }) => name));
  const contents = [...files].map(([file, data]) => ({ file, data, texts: textsIn(data, new Set()) }));
  for (const { data, texts } of contents) {
    for (const { path, text } of texts) {
      const tool = tools.find(({ slug }) => text === `/toolsdetails/${slug}`);
      const label = tool && (valueAt(data, path.slice(0, -1)) as { label?: string }).label;
      if (tool && label && nameLike.test(label) && !toolNames.has(label)) former.set(label, tool);
    }
  }
  const inContent = contents.map(({ file, data, texts }) => ({
    file,
    data,
    mistakes: texts.flatMap(({ path, text }) => {
      const [name, tool] = [...former].find(([formerName]) => text.includes(formerName)) ?? [];
      if (!tool) return [];
      const problem = `says “${name}”, which is called “${tool.name}” in its file in content/tools. Write one name in both.`;
      return [{ field: fieldName(path), problem }];
    }),
  }));
  return [...inContent, inDocs(tools)];
}

/** A text whose words are all capitalised, as in names of pages and in some button labels. */
const pageName = /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u;
/** Matches a label that invites to do something instead of naming a page. */
const invitation = /^(?:Visit|See|Read|Get|Try|Start|Open|Learn|Find|Go|View|Show|Discover) /;

/**
 * Finds links whose label is the former name of their target page. Labels that are not names are not checked.
 *
 * @param files data of the content files, by path
 * @param pages pages with an entry of their own, and the entry's name
 */
export function formerLabels(
  files: ReadonlyMap<string, unknown>,
  pages: readonly { path: string; label: string }[],
): FileMistakes[] {
  const names = new Map(pages.map(({ path, label }) => [path, label]));
  return [...files].map(([file, data]) => ({
    file,
    data,
    mistakes: textsIn(data, new Set()).flatMap(({ path, text }) => {
      const name = path.at(-1) === 'href' ? names.get(text) : undefined;
      const { label } = valueAt(data, path.slice(0, -1)) as { label?: string };
      if (!name || !label || label === name || !pageName.test(label) || invitation.test(label)) return [];
      const problem = `says “${label}”, and the page it leads to is called “${name}”. Write one name in both.`;
      return [{ field: fieldName([...path.slice(0, -1), 'label']), problem }];
    }),
  }));
}

/**
 * Finds links labelled with the name of one page that lead to another.
 *
 * @param files data of the content files, by path
 * @param pages all public pages
 */
export function misnamedLinks(
  files: ReadonlyMap<string, unknown>,
  pages: readonly { path: string; label: string }[],
): FileMistakes[] {
  const pathByName = new Map(pages.map(({ path, label }) => [label.toLowerCase(), path]));
  return [...files].map(([file, data]) => ({
    file,
    data,
    mistakes: textsIn(data, new Set()).flatMap(({ path, text }) => {
      if (path.at(-1) !== 'href') return [];
      const { label } = valueAt(data, path.slice(0, -1)) as { label?: string };
      const other = pathByName.get(label?.toLowerCase() ?? '');
      if (!other || other === text.replace(/[?#].*$/, '')) return [];
      const problem = `leads to “${text}”, and “${label}” is the name of ${other}. Correct the address, or the label.`;
      return [{ field: fieldName(path), problem }];
    }),
  }));
}

/** Finds rows of the first table of docs/tools.md whose name is not that of a tool. */
function inDocs(tools: readonly Tool[]): FileMistakes {
  if (!existsSync(inRoot(docsFile))) return { file: docsFile, mistakes: [] };
  const lines = readFileSync(inRoot(docsFile), 'utf8').split(/\r?\n/);
  const [startIndex, endIndex] = [lines.indexOf('<!-- sixteen -->'), lines.indexOf('<!-- /sixteen -->')];
  const rows = lines
    .map((line, index) => ({ line: index + 1, name: line.split('|')[1]?.trim() ?? '' }))
    .slice(startIndex + 3, Math.max(startIndex + 3, endIndex));
  const missing = tools.filter(({ name, draft }) => !draft && !rows.some((row) => row.name === name));
  const mistakes = rows
    .filter(({ name }) => !tools.some((tool) => tool.name === name))
    .map(({ line, name }) => ({
      field: 'The table',
      line,
      problem: `has the row “${name}”, and no tool is called so. ${
        missing[0] ? `Write “${missing[0].name}”.` : 'Take the row out.'
      }`,
    }));
  return { file: docsFile, mistakes };
}
