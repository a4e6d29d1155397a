import { writeNumber } from '../../text/docx/number-formats';
import type { Block, Fields, HeadersAndFooters } from '../model';
import { laidBlocksOf } from './blocks';
import { heightOf, type LaidBlock, type Page, stack } from './laid-block';
import type { Setup } from './setup';
import { layOutStacked } from './stacked';

type HeaderAndFooter = Record<'header' | 'footer', Block[] | undefined>;

/** Blocks of header and footer for a page. */
export function headersAndFootersFor(
  { section, first, number }: Page,
  { document: { evenAndOdd } }: Pick<Setup, 'document'>,
): HeaderAndFooter {
  const pick = (kinds: HeadersAndFooters) => {
    if (section.titlePage && first) return kinds.first;
    return evenAndOdd && number % 2 === 0 ? kinds.even : kinds.default;
  };
  return { header: pick(section.headers), footer: pick(section.footers) };
}

const widthOf = ({ section: { page, margin } }: Page) =>
  Math.max(20, page.width - margin.left - margin.right);

export function heightsOfHeadersAndFooters(page: Page, setup: Setup) {
  const partSetup = { ...setup, headings: false };
  const { header, footer } = headersAndFootersFor(page, setup);
  return {
    header: header ? placeBlocks(header, true, page, partSetup).height : 0,
    footer: footer ? placeBlocks(footer, false, page, partSetup).height : 0,
  };
}

/** Places the blocks of a header or a footer. Lines that avoid a float make it higher. */
function placeBlocks(blocks: Block[], isHeader: boolean, page: Page, setup: Setup) {
  const { section } = page;
  const { left: x, header: above, footer: below } = section.margin;
  const width = widthOf(page);
  const reach = section.page.width - x;
  const first = laidBlocksOf(blocks, width, { ...setup, reach, isOutsideText: true }, undefined);
  const settledAt = (y: number) => ({
    y,
    ...layOutStacked(first, width, setup, undefined, { section, x, y }),
  });
  const startOf = (height: number) => (isHeader ? above : section.page.height - below - height);
  const tried = settledAt(startOf(heightOf(first)));
  const y = startOf(heightOf(tried.laidBlocks));
  const { laidBlocks, behind } = y === tried.y ? tried : settledAt(y);
  return { x, y, laidBlocks, behind, height: heightOf(laidBlocks) };
}

/** Adds headers and footers, once the number of pages is known. */
export function addHeadersAndFooters(pages: readonly Page[], setup: Setup): void {
  for (const page of pages) {
    const fields = fieldsOf(page, pages, setup);
    page.fields = fields;
    const partSetup = { ...setup, fields, headings: false };
    const { header, footer } = headersAndFootersFor(page, setup);
    for (const [blocks, isHeader] of [
      [header, true],
      [footer, false],
    ] as const) {
      if (!blocks) continue;
      const { x, y, laidBlocks, behind } = placeBlocks(blocks, isHeader, page, partSetup);
      page.behind.push(...behind);
      const draw: LaidBlock['draw'] = (pen) => pen.mark(undefined, () => stack(pen, laidBlocks, x, y));
      page.headersAndFooters.push({ x, y, laidBlock: { draw } });
    }
  }
}

function fieldsOf(page: Page, pages: readonly Page[], { document }: Setup): Fields {
  const { section, number } = page;
  return {
    number,
    page: writeNumber(number, section.numbers.format),
    pages: `${pages.length}`,
    section: `${document.sections.findIndex(({ blocks }) => blocks === section.blocks) + 1}`,
    'section-pages': `${pages.filter((other) => other.section.blocks === section.blocks).length}`,
    styled({ style, isLast }) {
      const isNamed = ({ style: id }: { style: string }) =>
        (document.styleNames.get(id) ?? id) === style.toLowerCase() || id === style;
      const onPage = page.titles.filter(isNamed);
      const titlesBefore = pages
        .slice(0, pages.indexOf(page))
        .flatMap(({ titles }) => titles.filter(isNamed));
      return (isLast ? onPage.at(-1) : onPage[0])?.text ?? titlesBefore.at(-1)?.text;
    },
  };
}
