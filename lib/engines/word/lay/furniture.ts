import { written } from '../../text/docx/written';
import type { Block, Document, Furniture } from '../model';
import type { Fields } from './atoms';
import { slabsOf } from './blocks';
import { drawFloat, placeFloat } from './floats';
import type { Setup } from './setup';
import { heightOf, type Page } from './slab';
import { stack } from './table';

type Both = { header: Block[] | undefined; footer: Block[] | undefined };

/** Header and footer of a page. */
export function furnitureFor({ section, first, number }: Page, { evenAndOdd }: Document): Both {
  const pick = (kinds: Furniture) => {
    if (section.titlePage && first) return kinds.first;
    return evenAndOdd && number % 2 === 0 ? kinds.even : kinds.default;
  };
  return { header: pick(section.headers), footer: pick(section.footers) };
}

const widthOf = ({ section: { page, margin } }: Page) =>
  Math.max(20, page.width - margin.left - margin.right);

export function heightsOfFurniture({ header, footer }: Both, page: Page, setup: Setup) {
  const high = (blocks: Block[] | undefined) =>
    blocks ? heightOf(slabsOf(blocks, widthOf(page), { ...setup, headings: false }, undefined)) : 0;
  return { header: high(header), footer: high(footer) };
}

/** Adds headers and footers, once the number of pages is known. */
export function furnish(pages: readonly Page[], document: Document, setup: Setup): void {
  for (const page of pages) {
    const { section } = page;
    const of = pages.filter((other) => other.section === section).length;
    const fields: Fields = {
      page: written(page.number, section.numbers.format),
      pages: `${pages.length}`,
      'section-pages': `${of}`,
    };
    const own = { ...setup, fields, headings: false };
    const { header, footer } = furnitureFor(page, document);
    const x = section.margin.left;
    for (const [blocks, fromTop] of [
      [header, true],
      [footer, false],
    ] as const) {
      if (!blocks) continue;
      const slabs = slabsOf(blocks, widthOf(page), own, undefined);
      const high = heightOf(slabs);
      const y = fromTop ? section.margin.header : section.page.height - section.margin.footer - high;
      const floats = slabs.flatMap((slab) => slab.floats.splice(0));
      page.furniture.push({
        x,
        y,
        slab: {
          height: high,
          before: 0,
          after: 0,
          notes: [],
          floats: [],
          keep: false,
          draw(pen, left, top) {
            pen.mark(undefined, () => {
              for (const float of floats) {
                const placed = placeFloat(
                  float,
                  section,
                  { x: left, width: widthOf(page), y: top },
                  own,
                  undefined,
                );
                drawFloat(pen, float, placed.x, placed.y, own, undefined);
              }
              stack(pen, slabs, left, top);
            });
          },
        },
      });
    }
  }
}
