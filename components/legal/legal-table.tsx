import { Unbroken } from '@/components/ui/unbroken';
import type { LegalBlock } from '@/lib/schema/legal';
import styles from './legal-table.module.css';

type Props = Extract<LegalBlock, { table: unknown }>['table'];

/** Rows become blocks on phones; where a row has several cells, each then repeats its column's name. */
export function LegalTable({ caption, columns, rows }: Props) {
  return (
    // Roles are written out: `display` on rows and cells would take them away on phones.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className={styles.table}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              <Unbroken text={name} />
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                role="cell"
                data-column={cells.length > 1 ? columns[index + 1] : undefined}
              >
                <Unbroken text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
