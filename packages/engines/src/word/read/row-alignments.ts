import { child, type Element, elementsOf, valOf } from '../../text/docx/xml';

/** Alignment of each row of a table between the margins: its own, or that of the table (ECMA-376 part 1, 17.4.27). */
export function rowAlignments(tbl: Element): string[] {
  const tableAlignment = valOf(child(tbl, 'tblPr'), 'jc') ?? 'left';
  const rows = elementsOf(tbl).filter(({ name }) => name === 'tr');
  const own = rows.map((tr) => valOf(child(tr, 'trPr'), 'jc') ?? tableAlignment);
  return own.length > 0 ? [...new Set(own)] : [tableAlignment];
}
