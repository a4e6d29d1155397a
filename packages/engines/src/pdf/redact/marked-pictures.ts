import type { PDFRawStream } from '@cantoo/pdf-lib';
import { equalBytes } from '../../write/bytes';
import { getNumber } from '../assemble/objects';
import { type Area, boundsOf, halfPlanes, isWithin, type Point } from './geometry';
/** A picture and the marked areas of its unit square. */
export type MarkedPicture = { picture: PDFRawStream; areas: Area[] };

/** Pictures that a page draws, and those of them that are marked. */
type PagePictures = { drawnPictures: ReadonlySet<PDFRawStream>; markedPictures: MarkedPicture[] };

/** Number of points per side at which a marked area is compared with those of another place. */
const pointsPerSide = 16;

/** How far marks on two copies of a picture may differ, in sides of the picture. */
const tolerance = 0.02;

/**
 * Pages, from 1, of the result that still show a marked picture, or the marked part of one, in a place that was not
 * marked.
 */
export function pagesWithMarkedPictures(source: PagePictures[], result: PagePictures[]): number[] {
  const groups: MarkedPicture[][] = [];
  for (const marked of source.flatMap(({ markedPictures }) => markedPictures)) {
    const group = groups.find(([first]) => first && isSame(first.picture, marked.picture));
    if (group) group.push(marked);
    else groups.push([marked]);
  }
  // A letterhead may be on every page: its bytes are compared once.
  const drawn = new Set(result.flatMap(({ drawnPictures }) => [...drawnPictures]));
  const remaining = new Set(
    [...drawn].filter((picture) => groups.some(([first]) => first && isSame(first.picture, picture))),
  );
  const partlyShown = new Set(groups.flatMap((group) => group.filter((use) => !coversAll(use, group))));
  return result.flatMap(({ drawnPictures }, index) =>
    [...drawnPictures].some((picture) => remaining.has(picture)) ||
    source[index]?.markedPictures.some((use) => partlyShown.has(use))
      ? [index + 1]
      : [],
  );
}

const isSame = (one: PDFRawStream, other: PDFRawStream): boolean =>
  one === other ||
  (getNumber(one.dict, 'Width') === getNumber(other.dict, 'Width') &&
    equalBytes(one.contents, other.contents));

/** Whether the marks on one place of a picture cover what is marked on its other places. */
const coversAll = (use: MarkedPicture, group: MarkedPicture[]): boolean => {
  const own = use.areas.map(halfPlanes);
  return group.every(
    ({ areas }) =>
      areas === use.areas ||
      areas.every((area) =>
        pointsIn(area).every((point) => own.some((planes) => isWithin(point, planes, tolerance))),
      ),
  );
};

/** Points of an area that are within the unit square. */
function pointsIn(area: Area): Point[] {
  const planes = halfPlanes(area);
  const [left, bottom, right, top] = boundsOf(area).map((side) => Math.min(1, Math.max(0, side))) as [
    number,
    number,
    number,
    number,
  ];
  const points: Point[] = [];
  for (let row = 0; row < pointsPerSide; row++)
    for (let column = 0; column < pointsPerSide; column++) {
      const point: Point = [
        left + ((column + 0.5) / pointsPerSide) * (right - left),
        bottom + ((row + 0.5) / pointsPerSide) * (top - bottom),
      ];
      if (isWithin(point, planes)) points.push(point);
    }
  return points;
}
