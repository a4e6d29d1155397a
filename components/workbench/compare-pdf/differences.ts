/** Compare PDF: the list of differences, their marks on the pages, and how each is worded. */
import type { Change, Comparison, Place } from 'engines/text';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { openingOf } from '@/lib/values';
import type { ChangeMark } from '../documents/document-marks';

/** One entry of the list: a change of words, or a region in which drawn pages differ. */
export type Difference = Omit<Change, 'kind'> & {
  kind: Change['kind'] | 'picture' | 'only-old' | 'only-new';
  /** Crops of both drawn pages around the region, if pages are compared as pictures and the region is small. */
  crops?: Record<Side, ImageBitmap>;
  /** The only file that has content in the region; undefined if both have. */
  onlyIn?: Side;
};

export type Result = {
  differences: Difference[];
  /** Number of blocks, or of pages if they are compared as pictures, and how many of them are alike. */
  blockCounts: { count: number; alike: number };
  pictures: boolean;
  /** Whether a page has text that could not be compared: it is a scan, or its file does not say some of its letters. */
  isPartial?: boolean;
};

export const resultOf = ({ changes, blocks, isPartial }: Comparison): Result => ({
  differences: changes,
  blockCounts: { count: blocks.all, alike: blocks.unchanged },
  pictures: false,
  isPartial,
});

export type Side = 'before' | 'after';

const keyOf = (index: number) => `${index}`;

/** Most characters of the words of one document that the other one names; their own document shows all of them. */
const maxExcerptLength = 220;

/** Look of a region in one document. If only one file has content there, both documents show that file's look. */
export const areaOf = ({ onlyIn }: Difference, side: Side): Pick<ChangeMark, 'look' | 'only'> => ({
  look: (onlyIn ?? side) === 'before' ? 'old-area' : 'new-area',
  ...(onlyIn && { only: onlyIn === side ? 'here' : 'there' }),
});

/** The marks of one document: ranges of its words; for words that only the other document has, an insertion point. */
export const marksOf = (differences: readonly Difference[], side: Side): ChangeMark[] =>
  differences.flatMap((difference, index): ChangeMark[] => {
    const { page, from, to, boxes, ends } = difference[side];
    const picture =
      difference.kind === 'picture' || difference.kind === 'only-old' || difference.kind === 'only-new';
    if (picture && boxes.length === 0) return [];
    const mark = { key: keyOf(index), page, from, to, boxes, ...(ends && { ends }) };
    if (difference.kind === 'moved') return [{ ...mark, look: 'moved' }];
    const other = side === 'before' ? 'after' : 'before';
    if (picture) return [{ ...mark, ...areaOf(difference, side) }];
    // At an insertion point there is nothing of this document: the words and their look are the other's.
    const isSeenHere = hasContent(difference[side]);
    const look = (isSeenHere ? side : other) === 'before' ? 'removed' : 'added';
    return [
      isSeenHere
        ? { ...mark, look }
        : { ...mark, look, words: openingOf(difference[other].text, maxExcerptLength) },
    ];
  });

/** Whether a change has words or a region at this place of a document. */
export const hasContent = (place: Place) => place.from < place.to || place.boxes.length > 0;

/** Most characters of the heading above a change. */
const maxHeadingLength = 60;

/** Location of a change: its page, or its paragraph if neither document has pages. */
export function whereOf(
  { where }: Messages<'compare-pdf'>,
  { kind, zone, coarse, heading, before, after }: Difference,
  paged: boolean,
): string {
  const { page, paragraph = 1 } = hasContent(after) ? after : before;
  const shortHeading = heading && openingOf(heading, maxHeadingLength);
  if (!paged) {
    const at =
      kind === 'moved' ? where.movedHere : shortHeading || formatMessage(where.paragraph, { paragraph });
    return coarse ? `${at}. ${where.coarse}` : at;
  }
  const moved = before.page === after.page ? where.movedWithin : where.moved;
  const text =
    kind === 'moved'
      ? formatMessage(moved, { from: before.page, page: after.page })
      : formatMessage(zone !== 'body' ? where[zone] : shortHeading ? where.under : where.page, {
          page,
          heading: shortHeading ?? '',
        });
  return coarse ? `${text}. ${where.coarse}` : text;
}

/** Filter of the list: all changes, or those that touch numbers or dates. */
export type ChangeFilter = 'all' | 'number' | 'date';

/** Indices of the changes that the filter lists. */
export const listedOf = (differences: readonly Difference[], filter: ChangeFilter): number[] =>
  differences.flatMap(({ concerns }, index) =>
    filter === 'all' || concerns?.includes(filter) ? [index] : [],
  );

/** Description of a difference between pictures. */
export function pictureText(messages: Messages<'compare-pdf'>, { kind, onlyIn }: Difference): string {
  if (kind === 'only-old') return messages.onlyOld;
  if (kind === 'only-new') return messages.onlyNew;
  return onlyIn ? messages.legend[onlyIn === 'before' ? 'old' : 'newer'] : messages.looksDifferent;
}

/** Heading of the result: the number of changes, or of differing regions and their pages. */
export function summaryOf(
  messages: Messages<'compare-pdf'>,
  { differences, pictures, isPartial }: Result,
): string {
  const { length: count } = differences;
  if (count === 0) return isPartial ? messages.noneRead : messages.none;
  if (!pictures) return formatMessage(messages.changes, { count });
  const pages = new Set(
    differences.map(
      (difference) => (hasContent(difference.after) ? difference.after : difference.before).page,
    ),
  );
  return formatMessage(messages.places, {
    count,
    on: formatMessage(messages.onPages, { count: pages.size }),
  });
}

/** Number of changes of each kind, in words. */
export function countsOf({ counts }: Messages<'compare-pdf'>, differences: readonly Difference[]): string {
  const countOf = (kinds: readonly Difference['kind'][]) =>
    differences.filter(({ kind }) => kinds.includes(kind)).length;
  const counted = [
    [counts.replaced, countOf(['replaced'])],
    [counts.added, countOf(['added'])],
    [counts.removed, countOf(['removed'])],
    [counts.moved, countOf(['moved'])],
    [counts.pictures, countOf(['picture', 'only-old', 'only-new'])],
  ] as const;
  return counted
    .flatMap(([message, count]) => (count > 0 ? [formatMessage(message, { count })] : []))
    .join(', ');
}
