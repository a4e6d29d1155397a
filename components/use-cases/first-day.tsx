import { ColumnHeads } from '@/components/ui/column-heads';
import { Section } from '@/components/ui/section';
import type { UseCaseHub } from '@/lib/schema/use-cases';
import styles from './why-table.module.css';

type LinkTo = { label: string; href: string };
export type FirstDayRow = { office: LinkTo; first: string; feature: LinkTo; rule: LinkTo & { note: string } };

/** What each office sets up on the first day: a table with one row per use case, on a dark band. */
export function FirstDay({ title, columns, rows }: UseCaseHub['start'] & { rows: FirstDayRow[] }) {
  return (
    <Section tone="carbon">
      <h2 id="first-day-title" className="mb-9 lg:mb-12">
        {title}
      </h2>
      <table aria-labelledby="first-day-title" className={`${styles.table} ${styles.fourColumns}`}>
        <ColumnHeads columns={[columns.office, columns.first, columns.feature, columns.rule]} />
        <tbody>
          {rows.map(({ office, first, feature, rule }) => (
            <tr key={office.href}>
              <th scope="row">
                <a href={office.href}>{office.label}</a>
              </th>
              <td data-label={columns.first}>{first}</td>
              <td data-label={columns.feature}>
                <a href={feature.href}>{feature.label}</a>
              </td>
              <td data-label={columns.rule}>
                <div>
                  <a href={rule.href}>{rule.label}</a>
                  <p className="text-sm text-muted">{rule.note}</p>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
