import { ColumnHeads } from '@/components/ui/column-heads';
import { NoWidow } from '@/components/ui/no-widow';
import { Section } from '@/components/ui/section';
import type { UseCase } from '@/lib/schema/use-cases';
import styles from './why-table.module.css';

/** A table of how such an office works today and with the product, on a dark band. */
export function WhyTable({ title, before, withProduct, rows }: { title: string } & UseCase['why']) {
  return (
    <Section tone="carbon">
      <div className="grid gap-y-8">
        <h2 id="why-title" className="text-h2s">
          <NoWidow text={title} />
        </h2>
        <table aria-labelledby="why-title" className={styles.table}>
          <ColumnHeads columns={[before, withProduct]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.before}>
                <td data-label={before}>{row.before}</td>
                <td data-label={withProduct}>{row.withProduct}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
