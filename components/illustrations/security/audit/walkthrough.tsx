import { ColumnHeads } from '@/components/ui/column-heads';
import { Section } from '@/components/ui/section';
import type { SecurityEntry } from '@/lib/schema/security';
import { Answer } from './answer';
import styles from './walkthrough.module.css';

type Props = Extract<SecurityEntry['audit'], { layout: 'walkthrough' }> & { id: string };

/**
 * The section for auditors as a table: question, place and a sample on paper, joined by dotted lines. On phones each
 * row becomes a block, and the table head is only for screen readers.
 */
export function Walkthrough({ id, title, text, columns, rows }: Props) {
  return (
    <Section tone="soft" id={id}>
      <div className="grid items-end gap-x-12 gap-y-7 lg:grid-cols-12 lg:gap-x-5">
        <h2 id={`${id}-title`} className="lg:col-span-7">
          {title}
        </h2>
        <p className="lead lg:col-span-5">{text}</p>
        <table aria-labelledby={`${id}-title`} className={`${styles.walkthrough} lg:col-span-12`}>
          <ColumnHeads columns={columns} hiddenOnPhones />
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
                  <span className={styles.sample}>
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
