import { type PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { literalPattern } from '../../literal-pattern';
import { withEntities, withoutEntities } from '../../xml-entities';
import { get, pdfName, put } from '../assemble/objects';
import { catalogOf } from '../assemble/page-objects';
import { readableContent } from '../reader/streams';
import { withoutPictures } from '../redact/strings';
import { xmlBytes, xmlText } from '../xml-text';
import type { ChangedText } from './alternatives';

/**
 * Rewords changed lines in the document's metadata (XMP, ISO 16684-1), such as its title, and removes the page
 * thumbnails in the metadata, which show the old words. Metadata with an invalid encoding is removed.
 */
export function rewordMetadata(context: PDFContext, changed: readonly ChangedText[]): void {
  const catalog = catalogOf(context);
  const bytes = bytesOf(context);
  if (!bytes || changed.length === 0) return;
  const text = xmlText(bytes);
  if (text === undefined) catalog.delete(pdfName('Metadata'));
  else {
    const newBytes = xmlBytes(reworded(text, changed));
    const stream = context.stream(newBytes, { Type: 'Metadata', Subtype: 'XML' });
    put(catalog, { Metadata: context.register(stream) });
  }
}

/**
 * Whether the metadata still shows a page as it was before the edit, as a thumbnail or by an old line. Old words that
 * are also new words of another line may occur where the source has that line.
 *
 * @param changed all lines of the edit
 * @param edits the changed lines of the page
 */
export function showsOldContent(
  source: PDFContext,
  result: PDFContext,
  changed: readonly ChangedText[],
  edits: readonly ChangedText[],
): boolean {
  const text = metadataOf(result);
  if (text === undefined) return false;
  if (withoutPictures(text) !== text) return true;
  const expected = new Set(valuesIn(reworded(metadataOf(source) ?? '', changed)));
  const pattern = patternOf(edits);
  return (
    pattern !== undefined &&
    valuesIn(text).some((content) => !expected.has(content) && content.search(pattern) >= 0)
  );
}

/** Metadata with all lines replaced at once, so that new words are not taken for the old words of another line. */
function reworded(text: string, changed: readonly ChangedText[]): string {
  const pattern = patternOf(changed);
  const strippedText = withoutPictures(text);
  if (!pattern) return strippedText;
  // Of a line that is changed twice, such as a header on two pages, the first change counts.
  const replacements = new Map(
    changed.toReversed().map(({ before, after }) => [collapseSpaces(before), after]),
  );
  return strippedText.replace(valuePattern, (value) => {
    const { start, middle, end } = splitValue(value);
    const newText = middle.replace(pattern, (old) => replacements.get(collapseSpaces(old)) ?? old);
    return newText === middle ? value : start + withEntities(newText).replaceAll("'", '&apos;') + end;
  });
}

const valuesIn = (text: string) =>
  [...text.matchAll(valuePattern)].map(([value]) => splitValue(value).middle);

/** Value of an element or attribute, separated from the name and quotes of the latter. */
function splitValue(value: string): { start: string; middle: string; end: string } {
  const [start = ''] = /^\s[\w.:-]+\s*=\s*["']/.exec(value) ?? [];
  const end = start ? value.slice(-1) : '';
  return { start, middle: withoutEntities(value.slice(start.length, value.length - end.length)), end };
}

function bytesOf(context: PDFContext): Uint8Array | undefined {
  const stream = get(catalogOf(context), 'Metadata');
  return stream instanceof PDFRawStream ? readableContent(stream) : undefined;
}

function metadataOf(context: PDFContext): string | undefined {
  const bytes = bytesOf(context);
  return bytes && (xmlText(bytes) ?? new TextDecoder().decode(bytes));
}

/** Matches texts of elements, and attributes with their names. */
const valuePattern = /(?<=>)[^<]+(?=<)|\s(?!xmlns)[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Whether a line is long enough that it does not occur by chance. */
const isDistinctive = ({ before }: ChangedText) => before.trim().length > 3;

const collapseSpaces = (line: string) => line.trim().replace(/\s+/g, ' ');

/** Pattern for the old lines as whole words, longest first, with any white space; undefined if there are none. */
function patternOf(changed: readonly ChangedText[]): RegExp | undefined {
  const lines = changed.filter(isDistinctive).map(({ before }) => collapseSpaces(before));
  if (lines.length === 0) return undefined;
  const alternatives = lines
    .sort((a, b) => b.length - a.length)
    .map((line) => line.split(' ').map(literalPattern).join('\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}
