import type { Pen } from '../draw/pen';
import type { Document, Edge, Line, PageBorders, Section } from '../model';
import { isBordered } from './bordered';
import { columnLeft, columnWidth } from './columns';
import type { Page } from './laid-block';

/** Draws the borders of a page: around the text and, unless the file says otherwise, header and footer (17.6.10). */
export function drawBorders(
  pen: Pen,
  { edges, pad, from }: PageBorders,
  page: Page,
  headersAndFooters: Record<'header' | 'footer', unknown>,
  document: Document,
) {
  if (!isBordered(page)) return;
  const { page: size, margin } = page.section;
  const around = document.bordersAround;
  const isText = from === 'text';
  const above =
    around.header && headersAndFooters.header
      ? Math.min(margin.header, Math.abs(margin.top))
      : Math.abs(margin.top);
  const below =
    around.footer && headersAndFooters.footer
      ? Math.min(margin.footer, Math.abs(margin.bottom))
      : Math.abs(margin.bottom);
  const half = (edge: Edge | undefined) => (edge?.width ?? 0) / 2;
  const left = isText ? margin.left - pad.left - half(edges.left) : pad.left + half(edges.left);
  const right =
    size.width - (isText ? margin.right - pad.right - half(edges.right) : pad.right + half(edges.right));
  const top = isText ? above - pad.top - half(edges.top) : pad.top + half(edges.top);
  const bottom =
    size.height - (isText ? below - pad.bottom - half(edges.bottom) : pad.bottom + half(edges.bottom));
  const sides = { left, right, top, bottom };
  const all = [edges.top, edges.bottom, edges.left, edges.right];
  const [first] = all;
  // Double lines on all sides are two frames, one inside the other.
  const isDouble = first && all.every((edge) => edge?.style === 'double' && edge.width === first.width);
  for (const out of isDouble ? [first.width, -first.width] : [0])
    drawSides(pen, edges, isDouble ? 'solid' : undefined, sides, out);
}

/** @param out distance by which the sides lie outside of their positions */
function drawSides(
  pen: Pen,
  edges: PageBorders['edges'],
  style: Line['style'] | undefined,
  sides: Record<'left' | 'right' | 'top' | 'bottom', number>,
  out: number,
) {
  const [left, right] = [sides.left - out, sides.right + out];
  const [top, bottom] = [sides.top - out, sides.bottom + out];
  // Lines extend to the outer edges of the lines that they meet.
  const half = (edge: Edge | undefined) => (edge && (style ?? edge.style) === 'solid' ? edge.width / 2 : 0);
  const line = (edge: Edge | undefined, ...place: [number, number, number, number]) => {
    if (edge) pen.line({ ...edge, ...(style && { style }) }, ...place);
  };
  line(edges.top, left - half(edges.left), top, right + half(edges.right), top);
  line(edges.bottom, left - half(edges.left), bottom, right + half(edges.right), bottom);
  line(edges.left, left, top - half(edges.top), left, bottom + half(edges.bottom));
  line(edges.right, right, top - half(edges.top), right, bottom + half(edges.bottom));
}

/** Numbers of the page borders and column rules that no page of their section draws. */
export function unprintedRules(pages: readonly Page[], { sections }: Document): Set<number> {
  const unprinted = new Set<number>();
  for (const section of sections) {
    const { borders, columns } = section;
    const sectionPages = pages.filter((page) => page.section.columns === columns);
    if (borders && !sectionPages.some(isBordered)) unprinted.add(borders.id);
    const firstColumnWidth = columnWidth(section, 0);
    const isDivided = sectionPages.some(({ content, section: { margin } }) =>
      content.some(({ x }) => x > margin.left + firstColumnWidth),
    );
    if (columns.rule !== undefined && !isDivided) unprinted.add(columns.rule);
  }
  return unprinted;
}

/** Position of a section's columns on the last page so far. */
type Columns = { section: Section; page: Page; top: number; lowest: number; y: number };

/** Draws lines between the columns of a section used so far (ECMA-376 part 1, 17.6.4). */
export function ruleColumns({ section, page, top, lowest, y }: Columns, used: number): void {
  const { rule } = section.columns;
  const end = Math.max(lowest, y);
  if (rule === undefined || end <= top) return;
  for (let i = 1; i < used; i++) {
    const columnEnd = columnLeft(section, i - 1) + columnWidth(section, i - 1);
    const shift = page.section.margin.left - section.margin.left;
    const x = (columnEnd + columnLeft(section, i)) / 2 + shift;
    const draw = (pen: Pen) =>
      pen.shape(rule, () => pen.line({ width: 0.5, style: 'solid', colour: [0, 0, 0] }, x, top, x, end));
    page.rules.push({ x, y: top, laidBlock: { draw } });
  }
}
