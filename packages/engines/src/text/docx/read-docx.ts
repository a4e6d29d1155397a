import { strFromU8, unzipSync } from 'fflate';
import { Fault } from '../../engine';
import type { Block, Page, Properties, TextDocument } from '../model';
import { Body, type Notes } from './body';
import { Numbering } from './numbering';
import { parseXml } from './parse-xml';
import { linesOf, piecesOf } from './runs';
import { Styles } from './styles';
import { child, type Element, elementsOf, textWithin, within } from './xml';

/**
 * The text of a Word file. Pages are those of Word's last layout, if stored. Deleted, inserted and hidden
 * text is marked; comments and footnotes follow their paragraph.
 *
 * @throws Fault `kind` if it is not a Word file, `damaged` if its parts cannot be read
 */
export function readDocx(bytes: Uint8Array, name: string): TextDocument {
  const parts = unzip(bytes, name);
  const main = Object.keys(parts).find((path) => /^word\/document\d*\.xml$/.test(path));
  if (!main) throw new Fault('kind', { file: name });
  try {
    const part = (path: string) => (parts[path] ? parseXml(strFromU8(parts[path])) : undefined);
    const body = new Body(
      new Styles(part('word/styles.xml')),
      new Numbering(part('word/numbering.xml')),
      notesOf(part),
    );
    body.read(child(child(part(main), 'document'), 'body'));
    addHeadersAndFooters(body.pages, parts);
    return { name, kind: 'docx', pages: body.pages, properties: propertiesOf(part) };
  } catch (error) {
    if (error instanceof Fault || error instanceof RangeError) throw error;
    throw new Fault('damaged', { file: name, detail: (error as Error).message }, { cause: error });
  }
}

type Part = (path: string) => Element | undefined;

function unzip(bytes: Uint8Array, file: string): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter: ({ name }) => /\.xml$/.test(name) && !name.startsWith('customXml/') });
  } catch (error) {
    throw new Fault(bytes[0] === 0x50 && bytes[1] === 0x4b ? 'damaged' : 'kind', { file }, { cause: error });
  }
}

function notesOf(part: Part): Notes {
  const notes: Notes = new Map();
  for (const name of ['footnote', 'endnote', 'comment']) {
    for (const note of within(part(`word/${name}s.xml`), name)) {
      if (note.attributes.type && note.attributes.type !== 'normal') continue;
      const lines = within(note, 'p').flatMap((paragraph) => linesOf(piecesOf(paragraph)));
      const { author } = note.attributes;
      const kind: Block['kind'] = name === 'comment' ? 'comment' : 'footnote';
      if (lines.length > 0)
        notes.set(`${name[0]}${note.attributes.id}`, { kind, lines, ...(author && { author }) });
    }
  }
  return notes;
}

/** Headers and footers appear once, on the first page: their actual pages depend on layout. */
function addHeadersAndFooters(pages: Page[], parts: Record<string, Uint8Array>): void {
  const firstPage = pages[0] as Page;
  for (const kind of ['header', 'footer'] as const) {
    const paths = Object.keys(parts)
      .filter((path) => path.startsWith(`word/${kind}`))
      .sort();
    const visited = new Set<string>();
    for (const path of paths) {
      for (const paragraph of within(parseXml(strFromU8(parts[path] as Uint8Array)), 'p')) {
        const lines = linesOf(piecesOf(paragraph));
        const text = JSON.stringify(lines);
        if (lines.length === 0 || visited.has(text)) continue;
        visited.add(text);
        if (kind === 'header') firstPage.blocks.splice(visited.size - 1, 0, { kind, lines });
        else firstPage.blocks.push({ kind, lines });
      }
    }
  }
}

function propertiesOf(part: Part): Properties {
  const names = {
    title: 'title',
    creator: 'author',
    lastModifiedBy: 'editor',
    subject: 'subject',
    keywords: 'keywords',
    created: 'created',
    modified: 'changed',
    Company: 'company',
    Manager: 'manager',
  } as const;
  const properties: Properties = {};
  for (const path of ['docProps/core.xml', 'docProps/app.xml']) {
    for (const element of elementsOf(part(path)).flatMap(elementsOf)) {
      const key = names[element.name as keyof typeof names];
      const value = textWithin(element).trim();
      if (key && value) properties[key] = value;
    }
  }
  return properties;
}
