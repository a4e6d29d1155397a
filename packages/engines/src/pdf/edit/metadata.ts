import { type PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { literalPattern } from '../../literal-pattern';
import { withoutEntities } from '../../xml-entities';
import { get, pdfName, put } from '../assemble/objects';
import { catalogOf } from '../assemble/page-objects';
import { readableContent } from '../reader/streams';
import { withoutPictures } from '../redact/strings';
import type { Changed } from './alternatives';

/**
 * Rewords the changed lines that the metadata of the document (XMP, ISO 16684-1) repeat, as its title does, and takes out
 * its pictures of pages, which show the old words. Metadata that are not in UTF-8 go.
 */
export function rewordMetadata(context: PDFContext, changed: readonly Changed[]): void {
  const catalog = catalogOf(context);
  const text = metadataOf(context);
  if (text === undefined || changed.length === 0) return;
  const reworded = withoutPictures(text).replace(values, (value) => {
    const said = withoutEntities(value);
    const now = changed
      .filter(isTelling)
      .reduce((all, { before, after }) => all.replace(patternOf(before), () => after), said);
    if (now === said) return value;
    const [start = ''] = /^\s[\w.:-]+\s*=\s*["']/.exec(value) ?? [];
    return start ? `${start}${escaped(now.slice(start.length, -1))}${value.at(-1)}` : escaped(now);
  });
  if (reworded.includes('\ufffd')) catalog.delete(pdfName('Metadata'));
  else {
    const stream = context.stream(new TextEncoder().encode(reworded), { Type: 'Metadata', Subtype: 'XML' });
    put(catalog, { Metadata: context.register(stream) });
  }
}

/** Whether metadata show a page as it was before an edit, by a picture or by an old line. */
export function showsOld(context: PDFContext, changed: readonly Changed[]): boolean {
  const text = metadataOf(context);
  if (text === undefined) return false;
  if (withoutPictures(text) !== text) return true;
  const said = withoutEntities([...text.matchAll(values)].join('\n'));
  return changed
    .filter((line) => isTelling(line) && !line.after.match(patternOf(line.before)))
    .some(({ before }) => said.match(patternOf(before)));
}

function metadataOf(context: PDFContext): string | undefined {
  const stream = get(catalogOf(context), 'Metadata');
  const bytes = stream instanceof PDFRawStream ? readableContent(stream) : undefined;
  return bytes && new TextDecoder().decode(bytes);
}

/** What elements and attributes say, the latter with their names. */
const values = /(?<=>)[^<]+(?=<)|\s(?!xmlns)[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Shorter lines occur in much that has nothing to do with them. */
const isTelling = ({ before }: Changed) => before.trim().length > 3;

/** A line, with any white space, that is no part of a longer word. */
const patternOf = (line: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${line.trim().split(/\s+/).map(literalPattern).join('\\s+')}(?![\\p{L}\\p{N}])`,
    'gu',
  );

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
