import { Icon } from '@/components/ui/icon';
import type { IntegrationCopy } from '@/lib/schema/drawings';
import { Chip, Sheet } from '../paper';
import { signaturePaths } from '../signature-paths';
import { Signature } from '../writing';
import styles from './automation.module.css';
import { Ground } from './ground';
import type { HeroProps } from './props';

/** One event at the left, the steps it starts at the right. */
export function Automation({ form, note, copy }: HeroProps & IntegrationCopy<'heroes', 'automation'>) {
  return (
    <Ground tab={copy.tab} form={form} className={styles.drawing}>
      <Sheet fold="small" className="[grid-area:when]" bodyClassName="!pb-4">
        <p className="mono text-muted">{copy.when}</p>
        <p className="mt-1 text-base font-semibold text-ink">{copy.event}</p>
        <p className="mt-1">{copy.place}</p>
        <div className="mt-4 border-b border-carbon-950">
          <Signature width={124} hand={signaturePaths.rao} />
        </div>
        <p className="mt-2 flex justify-between">
          <b>{copy.who}</b>
          <span className="mono">{copy.time}</span>
        </p>
      </Sheet>
      <div className={styles.then}>
        {copy.steps.map(({ tone, name, cells, message, tag }) => (
          <Sheet key={name} fold="none" tone={tone} className={styles.step}>
            <p className="mono">{copy.next}</p>
            <b>{name}</b>
            {cells ? (
              <p className={styles.row}>
                {cells.map((cell) => (
                  <span key={cell}>{cell}</span>
                ))}
              </p>
            ) : null}
            {message ? <p className="mt-1">{message}</p> : null}
            {tag ? (
              <p className="mt-2">
                <Chip>{tag}</Chip>
              </p>
            ) : null}
          </Sheet>
        ))}
      </div>
      <p className={styles.note}>
        <Icon name="link" size={18} />
        {note}
      </p>
    </Ground>
  );
}
