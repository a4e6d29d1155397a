import { Icon, type IconName } from '@/components/ui/icon';
import type { Finding } from '@/lib/engines/text/screener/finding';
import type { FrameWords } from '@/lib/schema/workbench';
import type { ScreenerWords } from '@/lib/schema/works/screener';
import { say } from '@/lib/words';
import { Way } from '../parts/bench';
import list from '../parts/point-list.module.css';
import styles from './screener.module.css';
import { pointWords } from './screener-points';

type Props = {
  frame: FrameWords;
  words: ScreenerWords;
  finding: Finding;
  /** From 1. */
  number: number;
  current: boolean;
  state: 'fixed' | 'passed' | undefined;
  onShow: () => void;
  onSettle: (to: 'fixed' | 'passed' | undefined) => void;
};

const icons: Record<'must' | 'look' | 'fixed' | 'passed', IconName> = {
  must: 'alert',
  look: 'eye',
  fixed: 'check',
  passed: 'check',
};

/** One point: what it is, where and why, and what the visitor does about it. */
export function ScreenerPoint({ frame, words, finding, number, current, state, onShow, onSettle }: Props) {
  const { title, why, where, line } = pointWords(words, finding);
  const look = state ?? finding.severity;
  const named = (act: string) => (
    <>
      <span aria-hidden="true">{act}</span>
      <span className="sr-only">{say(words.acts.of, { act, count: number })}</span>
    </>
  );
  return (
    <li
      className={`${list.item} ${styles.point}`}
      aria-current={current || undefined}
      data-current={current || undefined}
    >
      <span className={list.number}>{number}</span>
      <div>
        <span className={styles.chip} data-look={look}>
          <Icon name={icons[look]} size={14} stroke={2} />
          {words[look]}
        </span>
        <b>{title}</b>
        <div className={styles.why}>
          {why}
          <span className={list.from}>
            {where}
            {line ? ` · ${line}` : null}
          </span>
        </div>
      </div>
      <div className={list.acts}>
        <span className={styles.show} data-nowhere={finding.rule === 'metadata' || undefined}>
          <Way onClick={onShow}>{named(words.acts.show)}</Way>
        </span>
        {state ? (
          <Way onClick={() => onSettle(undefined)}>{named(frame.undo)}</Way>
        ) : (
          <>
            <Way onClick={() => onSettle('fixed')}>{named(words.acts.fix)}</Way>
            <Way onClick={() => onSettle('passed')}>{named(words.acts.pass)}</Way>
          </>
        )}
      </div>
    </li>
  );
}
