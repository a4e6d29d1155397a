import { child, type Element, elementsOf, isOn, valOf } from '../../text/docx/xml';
import type { Block, HeadersAndFooters, LineNumbers, Section } from '../model';
import { twips } from './lengths';
import { edgesOf, padOf, withoutUndefined } from './looks';

const starts: Record<string, Section['start']> = {
  continuous: 'same',
  evenPage: 'even',
  oddPage: 'odd',
  nextColumn: 'column',
};

/**
 * A section: page size, margins, columns, headers and footers.
 *
 * @param shape registers borders, or rules between columns, as a drawn shape of the file and returns its number
 * @param previous the previous section, whose headers and footers are inherited
 */
export function sectionOf(
  sectPr: Element | undefined,
  blocks: Block[],
  previous: Section | undefined,
  headersAndFooters: (id: string) => Block[] | undefined,
  isGutterAtTop: boolean,
  shape: (part: string) => number,
): Section {
  const size = child(sectPr, 'pgSz')?.attributes ?? {};
  const margin = child(sectPr, 'pgMar')?.attributes ?? {};
  const gutter = twips(margin.gutter) ?? 0;
  const gutterAtRight = !isGutterAtTop && isOn(child(sectPr, 'rtlGutter'));
  const grid = child(sectPr, 'docGrid')?.attributes ?? {};
  const isGrid = /^(lines|linesAndChars|snapToChars)$/.test(grid.type ?? '');
  const numbers = child(sectPr, 'pgNumType')?.attributes ?? {};
  return {
    start: starts[valOf(sectPr, 'type') ?? ''] ?? 'page',
    page: { width: twips(size.w) || 612, height: twips(size.h) || 792 },
    margin: {
      top: (twips(margin.top) ?? 72) + (isGutterAtTop ? gutter : 0),
      right: (twips(margin.right) ?? 72) + (gutterAtRight ? gutter : 0),
      bottom: twips(margin.bottom) ?? 72,
      left: (twips(margin.left) ?? 72) + (gutterAtRight || isGutterAtTop ? 0 : gutter),
      header: twips(margin.header) ?? 36,
      footer: twips(margin.footer) ?? 36,
    },
    columns: columnsOf(child(sectPr, 'cols'), shape),
    ...withoutUndefined({
      borders: bordersOf(child(sectPr, 'pgBorders'), shape),
      pitch: isGrid ? twips(grid.linePitch) : undefined,
      lineNumbers: lineNumbersOf(child(sectPr, 'lnNumType')),
      vertical: ({ center: 'center', bottom: 'bottom' } as const)[valOf(sectPr, 'vAlign') ?? ''],
    }),
    titlePage: isOn(child(sectPr, 'titlePg')),
    headers: { ...previous?.headers, ...referencedBlocks(sectPr, 'headerReference', headersAndFooters) },
    footers: { ...previous?.footers, ...referencedBlocks(sectPr, 'footerReference', headersAndFooters) },
    numbers: {
      format: numbers.fmt ?? 'decimal',
      ...(numbers.start !== undefined && { start: Number(numbers.start) }),
    },
    blocks,
  };
}

function referencedBlocks(
  sectPr: Element | undefined,
  name: string,
  headersAndFooters: (id: string) => Block[] | undefined,
): HeadersAndFooters {
  const parts: HeadersAndFooters = {};
  for (const { attributes } of elementsOf(sectPr).filter((element) => element.name === name)) {
    const type = attributes.type ?? 'default';
    const blocks = headersAndFooters(attributes.id ?? '');
    if (blocks && (type === 'default' || type === 'first' || type === 'even')) parts[type] = blocks;
  }
  return parts;
}

/** Part name under which the report counts page borders and column rules. */
export const pageRules = 'pages';

function columnsOf(cols: Element | undefined, shape: (part: string) => number): Section['columns'] {
  const { num = '1', space, equalWidth, sep } = cols?.attributes ?? {};
  const widths = elementsOf(cols).map(({ attributes }) => ({
    width: twips(attributes.w) ?? 0,
    gap: twips(attributes.space) ?? 0,
  }));
  const hasOwnWidths = (equalWidth === '0' || equalWidth === 'false') && widths.length > 0;
  return {
    count: Math.max(1, hasOwnWidths ? widths.length : Number(num) || 1),
    gap: twips(space) ?? 36,
    ...(hasOwnWidths && { widths }),
    ...(sep && sep !== '0' && sep !== 'false' && sep !== 'off' && { rule: shape(pageRules) }),
  };
}

/** Page borders (ECMA-376 part 1, 17.6.10). */
function bordersOf(element: Element | undefined, shape: (part: string) => number): Section['borders'] {
  const edges = edgesOf(element);
  if (!element || !Object.values(edges).some(Boolean)) return undefined;
  const { offsetFrom, display, zOrder } = element.attributes;
  return {
    edges,
    pad: padOf(element),
    from: offsetFrom === 'page' ? 'page' : 'text',
    display: ({ firstPage: 'first', notFirstPage: 'others' } as const)[display ?? ''] ?? 'all',
    behind: zOrder === 'back',
    id: shape(pageRules),
  };
}

/** Line numbers (ECMA-376 part 1, 17.6.8). */
function lineNumbersOf(element: Element | undefined): LineNumbers | undefined {
  const { start, distance, restart, ...attributes } = element?.attributes ?? {};
  const countBy = Number(attributes.countBy ?? 0);
  if (!(countBy > 0)) return undefined;
  return {
    countBy,
    start: Number(start ?? 0) + 1,
    distance: twips(distance) ?? 18,
    restart: ({ newSection: 'section', continuous: 'never' } as const)[restart ?? ''] ?? 'page',
  };
}
