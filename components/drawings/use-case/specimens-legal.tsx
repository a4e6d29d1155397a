import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/use-cases';
import { hands } from '../hands';
import { Avatar, Control, Sheet } from '../paper';
import { Rows } from '../records';
import { Bars, Signature } from '../writing';
import styles from './specimens.module.css';

/** Colour of the paper that each draft is on, the newest first. */
const dots = [styles.now, styles.canary, styles.sky];

export function CurrentDraft({ words }: Words<'specimens', 'current-draft'>) {
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
        {words.drafts.map(({ name, what, who }, index) => (
          <p key={name} className={dots[index]}>
            <b>{name}</b> {what}
            <span className="mono block text-muted">{who}</span>
          </p>
        ))}
        <p className={styles.action}>
          <Control>{words.actionControl}</Control>
        </p>
      </div>
    </div>
  );
}

export function SignedLocked({ words }: Words<'specimens', 'signed-locked'>) {
  return (
    <Sheet title={words.title} note={words.note} fold="small">
      <div className="grid grid-cols-2 gap-6 pt-1">
        <Signed name={words.signed[0].name} time={words.signed[0].time} hand={hands.rao} />
        <Signed name={words.signed[1].name} time={words.signed[1].time} hand={hands.client} />
      </div>
      <p className="mt-4 flex items-center gap-2 rounded-sheet bg-carbon-950 px-3 py-2 text-xs font-semibold text-bond">
        <Icon name="lock" size={16} />
        {words.text}
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

export function OpposingLink({
  note,
  words,
}: { note?: string | undefined } & Words<'specimens', 'opposing-link'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
      <Sheet fold="none" stock="sky">
        <p className="flex items-center gap-1.5 font-semibold text-ink">
          <Icon name="link" size={18} />
          {words.text[0]}
        </p>
        <Rows
          className="mt-1"
          rows={[{ label: words.rows[0].label, value: note }, words.rows[1], words.rows[2]]}
        />
        <p className="mt-1.5">
          <Control>{words.control}</Control>
        </p>
      </Sheet>
      <Sheet fold="none" className="hidden sm:block">
        <p className="flex items-center gap-2">
          <Avatar {...words.avatar} />
          <span className="mono">{words.text[1]}</span>
        </p>
        <p className="mt-3 font-semibold text-error">{words.text[2]}</p>
        <Rows className="mt-1" rows={words.rows2} />
        <p className="mt-1.5 text-xs text-muted">{words.text[3]}</p>
      </Sheet>
    </div>
  );
}
