import { ColumnHeads } from '@/components/ui/column-heads';
import { Unbroken } from '@/components/ui/unbroken';
import type { LegalBlock } from '@/lib/schema/legal';
import styles from './legal-table.module.css';

type Props = Extract<LegalBlock, { table: unknown }>['table'];

/**
 * On phones rows become blocks; in a row with several cells each cell repeats its column's name. A table of four
 * columns, as on /licences, has columns of fixed widths and shorter blocks.
 */
export function LegalTable({ caption, columns, rows }: Props) {
  return (
    <table className={columns.length === 4 ? `${styles.table} ${styles.wide}` : styles.table}>
      <caption>{caption}</caption>
      <ColumnHeads columns={columns} hiddenOnPhones />
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <Unbroken text={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={cells.length > 1 ? columns[index + 1] : undefined}>
                <Unbroken text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
