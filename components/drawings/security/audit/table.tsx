import { Section } from '@/components/ui/section';
import type { SecurityEntry } from '@/lib/schema/security';
import { Answer } from './answer';
import styles from './table.module.css';

type Props = Extract<SecurityEntry['audit'], { columns: unknown }> & { id: string };

const heads = {
  table: 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
  walk: 'items-end lg:grid-cols-12 lg:gap-x-5',
};

/**
 * Question, place, example; in the walk the three are joined, and the last is a slip to hand over. Becomes one block
 * per question on phones; the head stays for screen readers.
 */
export function AuditTable({ id, title, text, columns, rows, drawing }: Props) {
  return (
    <Section tone="soft" id={id}>
      <div className={`grid gap-x-12 gap-y-7 ${heads[drawing]}`}>
        <div className={drawing === 'walk' ? 'contents' : ''}>
          <h2 id={`${id}-title`} className={drawing === 'walk' ? 'lg:col-span-7' : ''}>
            {title}
          </h2>
          <p className={drawing === 'walk' ? 'lead lg:col-span-5' : 'mt-4 max-w-80 text-muted'}>{text}</p>
        </div>
        <table
          aria-labelledby={`${id}-title`}
          className={`${styles.form} ${styles[drawing]} ${drawing === 'walk' ? 'lg:col-span-12' : ''}`}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([question, place, example]) => (
              <tr key={question}>
                <th scope="row">
                  <span className={styles.question}>{question}</span>
                </th>
                <td>
                  <span className={styles.place}>{place}</span>
                </td>
                <td className={styles.example}>
                  <span className={styles.slip}>
                    <Answer answer={example} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
