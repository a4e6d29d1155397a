import type { Finding } from '@/lib/engines/text/screener/finding';
import { Way } from '../parts/bench';
import list from '../parts/point-list.module.css';
import point from '../parts/point-words.module.css';
import points from '../parts/points.module.css';
import type { ToolProps } from '../tool';
import { Chip, NamedAct, SettleWays } from './screener-keys';
import styles from './screener-list.module.css';
import { pointWords } from './screener-points';

type Props = Pick<ToolProps<'screener'>, 'frame' | 'words'> & {
  finding: Finding;
  paged: boolean;
  /** From 1. */
  number: number;
  current: boolean;
  /** Its buttons are below the list. */
  docked: boolean;
  state: 'fixed' | 'passed' | undefined;
  onShow: () => void;
  onSettle: (to: 'fixed' | 'passed' | undefined) => void;
};

/** One point: what and where it is, the reason, and the actions. Collapsed unless it is current. */
export function ScreenerPoint({ finding, current, docked, onShow, ...props }: Props) {
  const { words, number, state } = props;
  const { title, why, where, line } = pointWords(words, finding, props.paged);
  return (
    <li
      className={`${points.point} ${list.item} ${styles.point}`}
      aria-current={current || undefined}
      data-current={current || undefined}
    >
      <span className={point.number}>{number}</span>
      <div>
        <Chip {...{ words }} look={state ?? finding.severity} small={!current && !state} />
        <b>{title}</b>
        <div className={styles.why}>
          {why}
          <span className={point.from}>
            {where}
            {line ? ` · ${line}` : null}
          </span>
        </div>
      </div>
      <div className={list.acts}>
        <span className={styles.show} data-nowhere={finding.rule === 'metadata' || undefined}>
          <Way onClick={onShow}>
            <NamedAct {...{ words, number }} act={words.acts.show} />
          </Way>
        </span>
        {docked ? null : <SettleWays {...props} />}
      </div>
    </li>
  );
}
