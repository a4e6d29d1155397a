import { Chip, Sheet, type Tone } from '@/components/drawings/sheet';
import { signaturePaths } from '@/components/drawings/signature-paths';
import { Signature } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { rao } from '@/lib/sample-people';
import styles from './automation.module.css';
import { DarkPanel } from './dark-panel';
import type { HeroProps } from './props';

type Step = { tone: Tone; name: string; cells?: readonly string[]; message?: string; tag?: string };

/** Steps of the automation. Each results in a table row, a message or a tag. */
const steps: readonly Step[] = [
  { tone: 'mint', name: 'add a row', cells: ['Rao & Iyer', '20 Nov', 'v4'] },
  { tone: 'lilac', name: 'tell the team', message: '“The lease for 4B is signed.”' },
  { tone: 'rose', name: 'tag it here', tag: 'Signed 2026' },
];

/** One event at the left, the steps it starts at the right. */
export function Automation({ pageCode }: HeroProps) {
  return (
    <DarkPanel title="Automation" pageCode={pageCode} className={styles.drawing}>
      <Sheet fold="small" className="[grid-area:when]" bodyClassName="!pb-4">
        <p className="mono text-muted">When</p>
        <p className="mt-1 text-base font-semibold text-ink">Document signed</p>
        <p className="mt-1">in Contracts</p>
        <div className="mt-4 border-b border-carbon-950">
          <Signature width={124} path={signaturePaths.rao} />
        </div>
        <p className="mt-2 flex justify-between">
          <b>{rao.name}</b>
          <span className="mono">14:02</span>
        </p>
      </Sheet>
      <div className={styles.then}>
        {steps.map(({ tone, name, cells, message, tag }) => (
          <Sheet key={name} fold="none" tone={tone} className={styles.step}>
            <p className="mono">Then</p>
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
        Runs in your own Zapier account
      </p>
    </DarkPanel>
  );
}
