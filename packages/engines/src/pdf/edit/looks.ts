import type { PDFContext, PDFDict } from '@cantoo/pdf-lib';
import type { Fact, Host } from '../../engine';
import { dictOf, getArray, getName, items, numbersOf } from '../assemble/objects';
import { pageObjectsOf } from '../assemble/page-objects';
import { type Opened, openWithPdfjs } from '../open-with-pdfjs';
import type { PdfFact } from '../pdf-fact';
import type { Area } from '../redact/geometry';
import { looksSame } from '../redact/looks';
import type { Glyph } from './page-model';

/** Largest number of edited pages that are drawn. */
const maxPagesDrawn = 20;

/** Area in which a letter draws, with a margin for accents and overhanging strokes. */
export function areaOfGlyph({ x, y, direction: [u, v], width, size }: Glyph): Area {
  const corner = (from: number, up: number): [number, number] => [
    x + u * from - v * up,
    y + v * from + u * up,
  ];
  const [left, right, below, above] = [-0.3 * size, width + 0.3 * size, -0.5 * size, 1.3 * size];
  return [corner(left, below), corner(right, below), corner(right, above), corner(left, above)];
}

/** Adds the areas of fields to the areas in which a page may differ from its source. */
export function addFieldAreas(changedAreas: Map<number, Area[]>, context: PDFContext): void {
  for (const [index, { dict }] of pageObjectsOf(context).pageObjects.entries()) {
    const areas = fieldAreas(context, dict);
    if (areas.length > 0) changedAreas.set(index + 1, [...(changedAreas.get(index + 1) ?? []), ...areas]);
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
 * Draws the edited pages of a source and of its finished file, and compares them.
 *
 * @param changedAreas areas in which pages may differ, by page from 1
 * @returns a loss for pages that differ elsewhere; pages that cannot be drawn do not count
 */
export async function comparePageLooks(
  source: Opened,
  bytes: Uint8Array<ArrayBuffer>,
  changedAreas: ReadonlyMap<number, Area[]>,
  file: string,
  host: Host,
): Promise<Fact<PdfFact>[]> {
  const result = await openWithPdfjs(new Blob([bytes]), host);
  if (!result || result === 'locked') return [];
  try {
    const pages: number[] = [];
    for (const [page, expected] of [...changedAreas].slice(0, maxPagesDrawn))
      if ((await looksSame(source, result, page, { expected, lines: [] })) === false) pages.push(page);
    return pages.length > 0 ? [{ fact: 'looks', count: pages.length, pages, file, lost: true }] : [];
  } finally {
    await result.doc.loadingTask.destroy();
  }
}
