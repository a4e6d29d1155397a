import type { PDFContext, PDFDict } from '@cantoo/pdf-lib';
import type { Fact, Host } from '../../engine';
import { dictOf, getArray, getName, items, numbersOf } from '../assemble/objects';
import { pageObjectsOf } from '../assemble/page-objects';
import type { PdfFact } from '../facts';
import { type Opened, openWithPdfjs } from '../open-with-pdfjs';
import type { Area } from '../redact/geometry';
import { looksSame } from '../redact/looks';
import type { Glyph } from './page-model';

/** Most edited pages that are drawn. */
const mostDrawn = 20;

/** Where a letter draws: with room for what hangs over its box, as accents and slanted strokes do. */
export function areaOfGlyph({ x, y, along: [u, v], width, size }: Glyph): Area {
  const corner = (from: number, up: number): [number, number] => [
    x + u * from - v * up,
    y + v * from + u * up,
  ];
  const [left, right, below, above] = [-0.3 * size, width + 0.3 * size, -0.5 * size, 1.3 * size];
  return [corner(left, below), corner(right, below), corner(right, above), corner(left, above)];
}

/** Adds the places of fields to where pages may differ. */
export function addFields(touched: Map<number, Area[]>, context: PDFContext): void {
  for (const [index, { dict }] of pageObjectsOf(context).pageObjects.entries()) {
    const areas = fieldAreas(context, dict);
    if (areas.length > 0) touched.set(index + 1, [...(touched.get(index + 1) ?? []), ...areas]);
  }
}

function fieldAreas(context: PDFContext, dict: PDFDict): Area[] {
  return items(getArray(dict, 'Annots')).flatMap((item) => {
    const widget = dictOf(context, item);
    const [x, y, u, v] = numbersOf(getArray(widget, 'Rect'));
    if (getName(widget, 'Subtype') !== 'Widget' || v === undefined) return [];
    return [
      [
        [x, y],
        [u, y],
        [u, v],
        [x, v],
      ] as Area,
    ];
  });
}

/**
 * Draws edited pages of a source and of its finished file.
 *
 * @param touched where each page, from 1, may differ
 * @returns the pages that differ elsewhere, as a loss; a page that cannot be drawn is not among them
 */
export async function comparePageLooks(
  source: Opened,
  bytes: Uint8Array<ArrayBuffer>,
  touched: ReadonlyMap<number, Area[]>,
  file: string,
  host: Host,
): Promise<Fact<PdfFact>[]> {
  const result = await openWithPdfjs(new Blob([bytes]), host);
  if (!result || result === 'locked') return [];
  try {
    const pages: number[] = [];
    for (const [page, expected] of [...touched].slice(0, mostDrawn))
      if ((await looksSame(source, result, page, { expected, lines: [] })) === false) pages.push(page);
    return pages.length > 0 ? [{ fact: 'looks', count: pages.length, pages, file, lost: true }] : [];
  } finally {
    await result.doc.loadingTask.destroy();
  }
}
