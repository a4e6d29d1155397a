import { type KeyboardEvent, memo } from 'react';
import { Icon } from '@/components/ui/icon';
import type { GridWords } from '@/lib/schema/works/grid';
import { say } from '@/lib/sentences';
import type { DrawPage, GridPage } from './grid-page';
import styles from './pages.module.css';
import { Sheet } from './sheet';

type Props = GridPage & {
  words: GridWords;
  strike: boolean;
  large?: boolean;
  tabStop: boolean;
  draw: DrawPage;
  onTick: (page: number, run: boolean) => void;
};

/** A page covered by its checkbox. */
export const PageCell = memo(function PageCell(props: Props) {
  const {
    words,
    page,
    size,
    rotate = 0,
    ticked,
    blank,
    copied,
    strike,
    large,
    tabStop,
    draw,
    onTick,
  } = props;
  // The browser ticks on keyup of Space, where its event does not say that Shift was held.
  const run = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !event.shiftKey) return;
    event.preventDefault();
    if (event.type === 'keydown' && !event.repeat) onTick(page, true);
  };
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        data-cell=""
        data-page={page}
        tabIndex={tabStop ? 0 : -1}
        checked={ticked}
        onKeyDown={run}
        onKeyUp={run}
        onChange={({ nativeEvent }) => onTick(page, (nativeEvent as MouseEvent).shiftKey === true)}
      />
      <span className={styles.sheet}>
        <Sheet {...{ page, size, rotate, draw, copied, large }} />
        {ticked && strike ? <Strike /> : null}
      </span>
      <span className={styles.cap}>
        <span className="sr-only">
          {say(words.page, { page })}
          {blank ? `, ${words.blank}` : ''}
        </span>
        <span aria-hidden="true">
          {page}
          {blank ? <mark>{words.blank}</mark> : null}
        </span>
        <span aria-hidden="true" className={styles.box}>
          {ticked ? <Icon name="check" size={15} stroke={3} /> : null}
        </span>
      </span>
    </label>
  );
});

/** Pen strokes that cross a page out. */
function Strike() {
  return (
    <svg
      viewBox="0 0 100 141"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-none stroke-current stroke-5 text-pen-600 [stroke-linecap:round]"
    >
      <path vectorEffect="non-scaling-stroke" d="M10 14C34 44 66 92 90 126M88 15C70 50 34 94 11 128" />
    </svg>
  );
}
