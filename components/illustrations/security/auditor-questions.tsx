import type { ReactNode } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import { Sheet } from '@/components/drawings/sheet';
import { Ended, Pen } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { rao } from '@/lib/sample-people';
import styles from './auditor-questions.module.css';

const rows: [question: string, answer: ReactNode][] = [
  ['Who opened the payroll file?', '2 opened, 1 refused'],
  ['Who had access?', 'Admin, and 1 link'],
  ['Which controls apply?', 'Roles, log, retention'],
  ['How long is it kept?', '8 years, set by a rule'],
  ['Did it leave the office?', <Ended key="ended">1 link, expired</Ended>],
];

/** An auditor's working paper with a copy behind it: every question is ticked. */
export function AuditorQuestions({ alt }: { alt: string }) {
  return (
    <Drawing label={alt} className={styles.set}>
      <Sheet tone="lilac" cut className={styles.copy} />
      <Sheet
        title="Auditor’s questions"
        note="5 of 5"
        cut
        className={styles.sheet}
        bodyClassName="!pt-1 !pb-5"
      >
        {rows.map(([question, answer]) => (
          <div key={question} className={styles.row}>
            <span className="text-ink">{question}</span>
            <span className={styles.answer}>{answer}</span>
            <Icon name="check" size={20} stroke={2.5} className="text-link" />
          </div>
        ))}
        <p className="pt-3 text-sm">
          <Pen>{`Answered by ${rao.name}, 20 Nov`}</Pen>
        </p>
      </Sheet>
    </Drawing>
  );
}
