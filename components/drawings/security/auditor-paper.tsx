import { Icon } from '@/components/ui/icon';
import { Drawing } from '../drawing';
import { Sheet } from '../paper';
import { Pen } from '../writing';
import styles from './auditor-paper.module.css';

type Props = {
  label: string;
  title: string;
  note: string;
  rows: [question: string, answer: string][];
  signed: string;
};

/** An auditor's working paper with its copy behind: every question ticked by hand. */
export function AuditorPaper({ label, title, note, rows, signed }: Props) {
  return (
    <Drawing
      label={`${label} ${rows.map(([question, answer]) => `${question} ${answer}.`).join(' ')}`}
      className={styles.set}
    >
      <Sheet tone="lilac" cut className={styles.copy} />
      <Sheet title={title} note={note} cut className={styles.sheet} bodyClassName="!pt-1 !pb-5">
        {rows.map(([question, answer]) => (
          <div key={question} className={styles.row}>
            <span className="text-ink">{question}</span>
            <span className={styles.answer}>{answer}</span>
            <Icon name="check" size={20} stroke={2.5} className="text-link" />
          </div>
        ))}
        <p className="pt-3 text-sm">
          <Pen>{signed}</Pen>
        </p>
      </Sheet>
    </Drawing>
  );
}
