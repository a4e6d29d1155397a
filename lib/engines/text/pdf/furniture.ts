import type { Page } from '../model';
import type { Segment } from './lines';

/** Share of the page's height, at its top and bottom, in which headers and footers stand. */
const margin = 0.12;

type Leaf = { height: number; segments: Segment[] };

/**
 * Headers and footers: what stands in the margin of several pages at the same height with the same words, numbers apart.
 * On papers of one page only page numbers are told, since nothing repeats.
 *
 * @returns for each page its segments in three groups
 */
export function furnitureOf(leaves: Leaf[]): Record<'header' | 'body' | 'footer', Segment[]>[] {
  const seen = new Map<string, number>();
  for (const leaf of leaves) {
    const own = new Set(leaf.segments.flatMap((part) => (zoneOf(part, leaf) ? [signOf(part, leaf)] : [])));
    for (const sign of own) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  }
  return leaves.map((leaf) => {
    const groups: ReturnType<typeof furnitureOf>[number] = { header: [], body: [], footer: [] };
    const outer = outermost(leaf);
    for (const part of leaf.segments) {
      const zone = zoneOf(part, leaf);
      const repeated = (seen.get(signOf(part, leaf)) ?? 0) >= Math.max(2, 0.3 * leaves.length);
      const numbered = outer.has(part) && pageNumber.test(textOf(part));
      groups[zone && (repeated || numbered) ? zone : 'body'].push(part);
    }
    return groups;
  });
}

const pageNumber = /^([-–—]\s*)?(page\s*)?\d{1,4}(\s*(of|\/|\|)\s*\d{1,4})?(\s*[-–—])?$/i;

function zoneOf({ box }: Segment, { height }: Leaf): 'header' | 'footer' | undefined {
  if (box.y + box.height < margin * height) return 'header';
  return box.y > (1 - margin) * height ? 'footer' : undefined;
}

/** Its words without numbers, and its height on the page. */
const signOf = (part: Segment, leaf: Leaf) =>
  `${textOf(part).replace(/\d+|\b[ivxl]+\b/gi, '#')} ${Math.round((part.baseline / leaf.height) * 100)}`;

const textOf = ({ runs }: Segment) =>
  runs.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join('');

/** The first and the last row of a page: nowhere else does a bare number count as a page number. */
function outermost({ segments }: Leaf): Set<Segment> {
  const lowest = segments.at(-1)?.baseline ?? 0;
  const highest = segments[0]?.baseline ?? 0;
  return new Set(
    segments.filter(({ baseline, size }) => baseline - highest < size / 2 || lowest - baseline < size / 2),
  );
}

/** Pages whose words are drawn as pictures. */
export const hasWords = ({ blocks }: Page): boolean =>
  blocks.some(({ lines }) => lines.some(({ words }) => words.length > 0));
