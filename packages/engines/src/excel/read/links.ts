import type { Relation } from '../../text/docx/package';
import type { Element } from '../../text/docx/xml';
import { linkAction } from '../../write/link-action';
import { rangeOf } from './cell-references';
import { countIgnoredPart } from './ignored';
import type { Sheet } from './model';

/** A `hyperlink` element, and the id of the relationship with its address. */
export type ReadLink = { reference: string; relation: string; place: string };

/** A formula with a literal address; others are computed. */
const literalAddress = /^HYPERLINK\(\s*"([^"]+)"\s*[,)]/i;

/** Whether a PDF can link to an address: a web address, or a place within the workbook. */
const isLinkable = (address: string) => address.startsWith('#') || linkAction(address) !== undefined;

/** Link address of a picture or a shape (20.1.2.3.9); undefined if a PDF cannot link to it. */
export function linkedFrom(
  click: Element | undefined,
  relations: ReadonlyMap<string, Relation>,
): string | undefined {
  const { target = '', outside } = relations.get(click?.attributes.id ?? '') ?? {};
  // A place within the workbook is written as the fragment of a part.
  const address = outside ? target : target.slice(target.indexOf('#'));
  return isLinkable(address) ? address : undefined;
}

/**
 * Resolves the addresses of a sheet's links (ECMA-376, 18.3.1.47), and counts those that point to files or are
 * computed.
 */
export function resolveLinks(
  sheet: Sheet,
  read: readonly ReadLink[],
  relations: ReadonlyMap<string, Relation>,
) {
  for (const { reference, relation, place } of read) {
    const range = rangeOf(reference);
    const { target = '' } = relations.get(relation) ?? {};
    const address = place ? `${target}#${place}` : target;
    if (!range || !isLinkable(address)) {
      countIgnoredPart(sheet, 'hyperlink');
      continue;
    }
    const last = {
      row: Math.min(range.bottom, range.top + 99),
      column: Math.min(range.right, range.left + 99),
    };
    for (let row = range.top; row <= last.row; row++)
      for (let column = range.left; column <= last.column; column++)
        sheet.links.push({ row, column, address });
  }
  for (const { row, column, formula } of sheet.cells) {
    if (!formula || !/^HYPERLINK\(/i.test(formula.text)) continue;
    const [, address] =
      formula.rowOffset === 0 && formula.columnOffset === 0 ? (literalAddress.exec(formula.text) ?? []) : [];
    if (address && isLinkable(address)) sheet.links.push({ row, column, address });
    else countIgnoredPart(sheet, 'hyperlink');
  }
}
