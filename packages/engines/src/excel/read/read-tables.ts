import type { Package } from '../../text/docx/package';
import { child, elementsOf } from '../../text/docx/xml';
import { flag, numberOf } from './attributes';
import { rangeOf } from './cell-references';
import type { Table } from './model';

/** Tables of a sheet (ECMA-376, 18.5), with the column names that formulas use. */
export const readTables = (pack: Package, sheet: string): Table[] =>
  [...pack.relations(sheet).values()].flatMap(({ type, target }): Table[] => {
    const root = type === 'table' ? pack.root(target) : undefined;
    const range = rangeOf(root?.attributes.ref ?? '');
    if (!root || !range) return [];
    const { displayName, name, headerRowCount, totalsRowCount } = root.attributes;
    const style = child(root, 'tableStyleInfo')?.attributes;
    return [
      {
        name: displayName ?? name ?? '',
        range,
        headerRows: numberOf(headerRowCount) ?? 1,
        totalRows: numberOf(totalsRowCount) ?? 0,
        columns: elementsOf(child(root, 'tableColumns')).map(({ attributes }) => attributes.name ?? ''),
        ...(style?.name && {
          style: {
            name: style.name,
            rows: flag(style.showRowStripes),
            columns: flag(style.showColumnStripes),
            first: flag(style.showFirstColumn),
            last: flag(style.showLastColumn),
          },
        }),
      },
    ];
  });
