import { Icon } from '@/components/ui/icon';
import { Chip, Sheet, Signature } from '../paper';
import { rao } from '../people';
import styles from './automation.module.css';
import { Panel, type PanelMockupProps } from './panel';

/** One event at the left, the steps it starts at the right. */
export function Automation({ form, note }: PanelMockupProps) {
  return (
    <Panel tab="Automation" form={form} className={styles.scene}>
      <Sheet fold="small" className={styles.when} bodyClassName="!pb-4">
        <p className="mono text-muted">When</p>
        <p className="mt-1 text-base font-semibold text-ink">Document signed</p>
        <p className="mt-1">in Contracts</p>
        <div className="mt-4 border-b border-carbon-950">
          <Signature width={124} hand={rao.hand} />
        </div>
        <p className="mt-2 flex justify-between">
          <b>{rao.name}</b>
          <span className="mono">14:02</span>
        </p>
      </Sheet>
      <div className={styles.then}>
        <Sheet fold="none" stock="mint" className={styles.step}>
          <p className="mono">Then</p>
          <b>add a row</b>
          <p className={styles.row}>
            <span>Rao & Iyer</span>
            <span>20 Nov</span>
            <span>v4</span>
          </p>
        </Sheet>
        <Sheet fold="none" stock="canary" className={styles.step}>
          <p className="mono">Then</p>
          <b>tell the team</b>
          <p className="mt-1">“The lease for 4B is signed.”</p>
        </Sheet>
        <Sheet fold="none" stock="rose" className={styles.step}>
          <p className="mono">Then</p>
          <b>tag it here</b>
          <p className="mt-2">
            <Chip>Signed 2025</Chip>
          </p>
        </Sheet>
      </div>
      <p className={styles.note}>
        <Icon name="link" size={18} />
        {note}
      </p>
    </Panel>
  );
}
