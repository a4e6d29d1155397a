import { PDFArray, PDFDict, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { get, getArray, getName, getNumber, items, numbersOf } from '../assemble/objects';
import { cmapOf } from '../edit/face-codes';
import { streamText } from '../edit/stream-text';

/** Metrics of a glyph in vertical writing, in thousandths of the font size. */
type VerticalMetric = {
  /** Vertical displacement to the next glyph: negative, since it is below. */
  advance: number;
  /** Position vector: from the origin for horizontal writing to that for vertical writing. */
  origin: [number, number];
};

/** Returns the metrics of a code; `width` is the width of its glyph in horizontal writing. */
export type VerticalMetrics = (code: number, width: number) => VerticalMetric;

/**
 * Metrics of a composite font for vertical writing (ISO 32000-2, 9.7.4.3), as the name of its encoding or the writing mode
 * of its embedded CMap says. Undefined for other fonts.
 */
export function verticalMetricsOf(dict: PDFDict): VerticalMetrics | undefined {
  const encoding = get(dict, 'Encoding');
  if (getName(dict, 'Subtype') !== 'Type0' || !writesDownwards(getName(dict, 'Encoding'), encoding))
    return undefined;
  const font = dict.context.lookup(items(getArray(dict, 'DescendantFonts'))[0]);
  if (!(font instanceof PDFDict)) return undefined;
  const cids = cmapOf(encoding)?.cids;
  const [height = 880, advance = -1000] = numbersOf(getArray(font, 'DW2'));
  const fontMetrics = ownMetrics(font);
  return (code, width) =>
    fontMetrics.get(cids ? (cids.get(code) ?? 0) : code) ?? { advance, origin: [width / 2, height] };
}

function writesDownwards(name: string | undefined, encoding: unknown): boolean {
  if (name !== undefined) return name.endsWith('V');
  if (!(encoding instanceof PDFRawStream)) return false;
  const mode = getNumber(encoding.dict, 'WMode');
  if (mode !== undefined) return mode === 1;
  return (
    /\/WMode\s+1\b/.test(streamText(encoding)) || getName(encoding.dict, 'UseCMap')?.endsWith('V') === true
  );
}

/** Metrics in the entry W2: a first glyph and a list of number triples, or a first and a last glyph with three numbers. */
function ownMetrics(font: PDFDict): Map<number, VerticalMetric> {
  const metrics = new Map<number, VerticalMetric>();
  const list = items(getArray(font, 'W2')).map((item) => font.context.lookup(item));
  const number = (value: unknown) => (value instanceof PDFNumber ? value.asNumber() : 0);
  const metricOf = ([advance = 0, x = 0, y = 0]: number[]): VerticalMetric => ({ advance, origin: [x, y] });
  for (let position = 0; position < list.length; ) {
    const [first, next] = [number(list[position]), list[position + 1]];
    if (next instanceof PDFArray) {
      const numbers = numbersOf(next);
      for (let index = 0; 3 * index + 2 < numbers.length; index++)
        metrics.set(first + index, metricOf(numbers.slice(3 * index, 3 * index + 3)));
      position += 2;
    } else {
      const last = Math.min(number(next), 65_535);
      for (let cid = first; cid <= last; cid++)
        metrics.set(cid, metricOf([2, 3, 4].map((offset) => number(list[position + offset]))));
      position += 5;
    }
  }
  return metrics;
}
