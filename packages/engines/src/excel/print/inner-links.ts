import { placeOf, rangeOf } from '../read/cell-references';
import type { Sheet, Workbook } from '../read/model';
import type { PageLayout } from './paginate';

/** A page of a sheet, to which links within the workbook may lead. */
export type LinkedPage = Pick<PageLayout, 'columns'> & {
  sheet: Sheet;
  /** Tops of its rows in points from the page's bottom; filled only if the workbook has such links. */
  tops: ReadonlyMap<number, number>;
};

/** Whether cells or drawings link to places in the workbook. */
export const hasInnerLinks = ({ sheets }: Workbook): boolean =>
  sheets.some(
    ({ links, drawings }) =>
      links.some(({ address }) => address.startsWith('#')) ||
      drawings.some(({ link }) => link?.startsWith('#')),
  );

/** The first area of a name's references; a comma in a quoted sheet name does not separate areas. */
const firstArea = /^(?:'(?:[^']|'')*'|[^,'])+/;

/**
 * Page and height of the target of a link within the workbook: a cell of a sheet, or a defined name (ECMA-376,
 * 18.3.1.47).
 *
 * @param address with a leading `#`
 * @param from sheet of the link
 * @returns undefined for a cell that no page shows
 */
export function destinationOf(
  address: string,
  from: Sheet,
  pages: readonly LinkedPage[],
  { sheets, names }: Workbook,
): { page: number; top: number } | undefined {
  const written = address.slice(1);
  const name = names.find((name) => name.name.toLowerCase() === written.toLowerCase());
  const place = placeOf(firstArea.exec(name?.formula ?? '')?.[0] ?? written);
  const sheet =
    place.sheet === undefined ? from : sheets.find((sheet) => sheet.name.toLowerCase() === place.sheet);
  const range = rangeOf(place.reference.toUpperCase());
  if (!sheet || !range) return undefined;
  const page = pages.findIndex(
    (page) => page.sheet.name === sheet.name && page.tops.has(range.top) && page.columns.includes(range.left),
  );
  const top = pages[page]?.tops.get(range.top);
  return top === undefined ? undefined : { page, top };
}
