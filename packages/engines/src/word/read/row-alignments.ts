import { child, type Element, elementsOf, valOf } from '../../text/docx/xml';

/**
 * Alignments of the rows of a table between the margins, each once: a row's own, or the table's (ECMA-376 part 1,
 * 17.4.27).
 */
export function rowAlignments(tbl: Element): string[] {
  const tableAlignment = valOf(child(tbl, 'tblPr'), 'jc') ?? 'left';
  const rows = elementsOf(tbl).filter(({ name }) => name === 'tr');
  const alignments = rows.map((tr) => valOf(child(tr, 'trPr'), 'jc') ?? tableAlignment);
  return alignments.length > 0 ? [...new Set(alignments)] : [tableAlignment];
}
