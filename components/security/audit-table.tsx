import { Section } from '@/components/ui/section';
import type { SecurityEntry } from '@/lib/schema/security';
import styles from './audit-table.module.css';

type Props = SecurityEntry['audit'] & { id: string; title: string };

/** Question, place, example. Becomes one block per question on phones; the head stays for screen readers. */
export function AuditTable({ id, title, text, columns, rows }: Props) {
  return (
    <Section tone="soft" id={id}>
      <div className="grid gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="mt-4 max-w-80 text-muted">{text}</p>
        </div>
        {/* Roles are written out: `display` on rows and cells would take them away on phones. */}
        {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
        <table role="table" aria-labelledby={`${id}-title`} className={styles.table}>
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
            {rows.map(([question, place, example]) => (
              <tr key={question} role="row">
                <th role="rowheader" scope="row">
                  {question}
                </th>
                <td role="cell">{place}</td>
                <td role="cell" className={styles.example}>
                  {example}
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
