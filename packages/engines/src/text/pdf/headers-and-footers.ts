import { isPageNumber } from '../page-number';
import type { Segment } from './lines';

/** Share of the page's height, at top and bottom, that contains headers and footers. */
const margin = 0.12;

type PageSegments = { height: number; segments: Segment[] };

/**
 * Headers and footers: text in the margin of several pages at the same height with the same words except page
 * numbers. On single-page documents only page numbers are detected, since nothing repeats.
 *
 * @returns for each page its segments in three groups
 */
export function headersAndFootersOf(
  pages: PageSegments[],
): Record<'header' | 'body' | 'footer', Segment[]>[] {
  const pagesByKey = new Map<string, number>();
  pages.forEach((page, index) => {
    const keys = new Set(
      page.segments.flatMap((part) => (zoneOf(part, page) ? keysOf(part, page, index) : [])),
    );
    for (const key of keys) pagesByKey.set(key, (pagesByKey.get(key) ?? 0) + 1);
  });
  return pages.map((page, index) => {
    const groups: ReturnType<typeof headersAndFootersOf>[number] = { header: [], body: [], footer: [] };
    const outerSegments = outermost(page);
    for (const part of page.segments) {
      const zone = zoneOf(part, page);
      const times = Math.max(0, ...keysOf(part, page, index).map((key) => pagesByKey.get(key) ?? 0));
      const often = times >= Math.max(2, 0.3 * pages.length);
      // Sums in a table that spans pages repeat too, so a number without words counts only as a page number.
      const repeated = often && /\p{L}{2}/u.test(textOf(part));
      const numbered = outerSegments.has(part) && isPageNumber(textOf(part));
      groups[zone && (repeated || numbered) ? zone : 'body'].push(part);
    }
    return groups;
  });
}

function zoneOf({ box }: Segment, { height }: PageSegments): 'header' | 'footer' | undefined {
  if (box.y + box.height < margin * height) return 'header';
  return box.y > (1 - margin) * height ? 'footer' : undefined;
}

/** Numbered headings that often start pages, such as `Chapter 3`. */
const numberedParts =
  /^(annex|schedule|appendix|exhibit|clause|section|article|chapter|part|table|figure|form|item|q)/i;

/**
 * Comparison keys of a text with its height on the page: unchanged, for a header such as “Tender 14/2026”, and with
 * its first number relative to the page index, for page numbers with a constant offset.
 */
function keysOf(part: Segment, { height: pageHeight }: PageSegments, index: number): string[] {
  const text = textOf(part);
  const height = Math.round((part.baseline / pageHeight) * 100);
  if (numberedParts.test(text)) return [`${text} ${height}`];
  const paged = text.replace(/\d+/, (number) => `#${Number(number) - index}`);
  return [`${text} ${height}`, ...(paged === text ? [] : [`${paged} ${height}`])];
}

const textOf = ({ runs }: Segment) =>
  runs.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join('');

/** Segments of the first and last row of a page, where alone a bare number counts as a page number. */
function outermost({ segments }: PageSegments): Set<Segment> {
  const lowest = segments.at(-1)?.baseline ?? 0;
  const highest = segments[0]?.baseline ?? 0;
  return new Set(
    segments.filter(({ baseline, size }) => baseline - highest < size / 2 || lowest - baseline < size / 2),
  );
}
