import { Avatar, Bars, Control, Sheet, Signature } from '@/components/mockups/paper';
import { hands, iyer, rao } from '@/components/mockups/people';
import { Rows } from '@/components/mockups/records';
import { Icon } from '@/components/ui/icon';
import styles from './specimens.module.css';

const drafts = [
  { dot: styles.now, name: 'v3', what: 'term set to 24 months, current', who: `18 Nov, ${iyer.name}` },
  { dot: styles.canary, name: 'v2', what: 'their comments taken in', who: `14 Nov, ${iyer.name}` },
  { dot: styles.sky, name: 'v1', what: 'first draft from the template', who: `11 Nov, ${rao.name}` },
];

export function CurrentDraft() {
  return (
    <div className={styles.ground}>
      <div className={styles.stack}>
        <Sheet fold="small" stock="sky" />
        <Sheet fold="small" stock="canary" />
        <Sheet fold="small">
          <Bars widths={[58, 96, 88, 100, 72, 90]} strong={[0]} read={[3]} />
        </Sheet>
      </div>
      <div className={styles.timeline}>
        {drafts.map(({ dot, name, what, who }) => (
          <p key={name} className={dot}>
            <b>{name}</b> {what}
            <span className="mono block text-muted">{who}</span>
          </p>
        ))}
        <p className={styles.action}>
          <Control>Compare v2 and v3</Control>
        </p>
      </div>
    </div>
  );
}

export function SignedLocked() {
  return (
    <Sheet title="Engagement letter" note="v4 of 4" fold="small">
      <div className="grid grid-cols-2 gap-6 pt-1">
        <Signed name={rao.name} time="14:02, 3 Nov" hand={rao.hand} />
        <Signed name="The client" time="16:20, 3 Nov" hand={hands.client} />
      </div>
      <p className="mt-4 flex items-center gap-2 rounded-sheet bg-carbon-950 px-3 py-2 text-xs font-semibold text-bond">
        <Icon name="lock" size={16} />
        Locked as v4. A change starts version 5.
      </p>
    </Sheet>
  );
}

function Signed({ name, time, hand }: { name: string; time: string; hand: string }) {
  return (
    <div>
      <div className="border-b border-carbon-950">
        <Signature width={116} hand={hand} />
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-2">
        <b>{name}</b>
        <span className="mono">{time}</span>
      </p>
    </div>
  );
}

export function OpposingLink({ note }: { note?: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
      <Sheet fold="none" stock="sky">
        <p className="flex items-center gap-1.5 font-semibold text-ink">
          <Icon name="link" size={18} />
          Opposing counsel
        </p>
        <Rows
          className="mt-1"
          rows={[
            { label: 'Ends in', value: note },
            { label: 'May', value: 'View, with password' },
            { label: 'Opened', value: '12:10' },
          ]}
        />
        <p className="mt-1.5">
          <Control>Revoke link</Control>
        </p>
      </Sheet>
      <Sheet fold="none" className="hidden sm:block">
        <p className="flex items-center gap-2">
          <Avatar {...rao} />
          <span className="mono">10:15</span>
        </p>
        <p className="mt-3 font-semibold text-error">Link 2c81 revoked</p>
        <Rows
          className="mt-1"
          rows={[
            { label: 'By', value: rao.name },
            { label: 'Now', value: 'opens nothing' },
          ]}
        />
        <p className="mt-1.5 text-xs text-muted">First round of talks, ended without an agreement</p>
      </Sheet>
    </div>
  );
}
