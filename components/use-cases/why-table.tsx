import { Section } from '@/components/ui/section';
import type { UseCase } from '@/lib/schema/use-cases';
import styles from './why-table.module.css';

/** What such an office lives with today beside what happens here, on the dark band. */
export function WhyTable({ title, before, here, rows }: { title: string } & UseCase['why']) {
  return (
    <Section tone="carbon">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 id="why-title">{title}</h2>
        {/* Roles are written out: `display` on rows and cells would take them away on phones. */}
        {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
        <table role="table" aria-labelledby="why-title" className={styles.table}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {before}
              </th>
              <th role="columnheader" scope="col">
                {here}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.before} role="row">
                <td role="cell" data-label={before}>
                  {row.before}
                </td>
                <td role="cell" data-label={here}>
                  {row.here}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
    </Section>
  );
}
