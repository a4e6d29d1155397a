import { type KeyboardEvent, memo, type ReactNode, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { documentSpace, fitPages, gridProps } from './fit-pages';
import type { DrawPage, GridPage } from './grid-page';
import styles from './pages.module.css';
import { isLarge, Sheet } from './sheet';
import { useGridKeys } from './use-grid-keys';
import { GRID_BATCH, useInPieces } from './use-in-pieces';

type Props = {
  messages: SharedMessages['grid'];
  /** Meaning of a tick. */
  legend: string;
  /** In display order. */
  pages: readonly GridPage[];
  /** How ticked pages look: crossed out, or as pages that are kept. */
  look: 'strike' | 'keep';
  /** The page that is also shown larger beside the grid. */
  shown?: number;
  /** The grid fills the document pane, with pages as large as the pane allows. */
  filling?: boolean;
  disabled?: boolean;
  draw: DrawPage;
  onTick: (pages: readonly number[], ticked: boolean) => void;
  /** Shows a page larger on Enter, or on a press of the button with this name below it. */
  enlarge?: { name: string; onPage: (page: number) => void };
  /** Buttons below each page. */
  buttons?: (page: GridPage, place: number) => ReactNode;
};

/**
 * Pages side by side, as checkboxes: arrow keys move, Space ticks, Shift with Space or a click ticks the
 * range from the page ticked last.
 */
export function PageGrid({
  messages,
  legend,
  pages,
  look,
  shown: previewedPage,
  filling,
  disabled,
  draw,
  onTick,
  enlarge,
  buttons,
}: Props) {
  const { focusedIndex, grid } = useGridKeys<HTMLFieldSetElement>();
  const lastTicked = useRef<number>(undefined);
  const latest = useRef({ pages, onTick });
  latest.current = { pages, onTick };
  const tick = useRef((page: number, isRange: boolean) => {
    const { pages, onTick } = latest.current;
    const to = pages.findIndex((other) => other.page === page);
    const from = isRange ? pages.findIndex((other) => other.page === lastTicked.current) : to;
    const ticked = isRange && from >= 0 ? true : !pages[to]?.ticked;
    const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
    lastTicked.current = page;
    onTick(
      pages.slice(first, last + 1).map(({ page }) => page),
      ticked,
    );
  });
  const latestEnlarge = useRef(enlarge);
  latestEnlarge.current = enlarge;
  const enlargePage = useRef((page: number) => latestEnlarge.current?.onPage(page));
  // `pages` is a new array after each tick, so a constant stands for the list.
  const loadedCount = useInPieces('pages', pages.length, GRID_BATCH);
  const fit = filling ? fitPages(pages, documentSpace(pages.length)) : undefined;
  return (
    <fieldset
      {...grid}
      {...(fit && gridProps(pages, fit))}
      disabled={disabled}
      className={styles.pages}
      data-look={look}
      data-spread={filling || undefined}
      data-buttons={buttons ? '' : undefined}
    >
      <legend className="sr-only">{legend}</legend>
      {pages.slice(0, loadedCount).map((page, place) => (
        <div
          key={page.page}
          className={styles.page}
          data-on={page.ticked || undefined}
          data-shown={page.page === previewedPage || undefined}
        >
          <PageCell
            {...page}
            enlargeName={
              enlarge &&
              formatMessage(enlarge.name, { page: formatMessage(messages.page, { page: page.page }) })
            }
            onEnlarge={enlargePage.current}
            messages={messages}
            strike={look === 'strike'}
            large={fit && isLarge(fit.widest)}
            tabStop={place === Math.min(focusedIndex, pages.length - 1)}
            draw={draw}
            onTick={tick.current}
          />
          {buttons?.(page, place)}
        </div>
      ))}
    </fieldset>
  );
}

type CellProps = GridPage & {
  messages: SharedMessages['grid'];
  strike: boolean;
  large?: boolean;
  tabStop: boolean;
  draw: DrawPage;
  onTick: (page: number, isRange: boolean) => void;
  /** Name of the button that enlarges the page. */
  enlargeName?: string;
  onEnlarge: (page: number) => void;
};

/** A page covered by its checkbox. */
const PageCell = memo(function PageCell(props: CellProps) {
  const {
    messages,
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
    enlargeName,
    onEnlarge,
  } = props;
  // The browser ticks on keyup of Space with an event that does not say whether Shift was held.
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.type === 'keydown' && enlargeName) {
      event.preventDefault();
      onEnlarge(page);
    }
    if (event.key !== ' ' || !event.shiftKey) return;
    event.preventDefault();
    if (event.type === 'keydown' && !event.repeat) onTick(page, true);
  };
  return (
    <div className="relative">
      <label className={styles.pick}>
        <input
          type="checkbox"
          data-cell=""
          data-page={page}
          tabIndex={tabStop ? 0 : -1}
          checked={ticked}
          onKeyDown={onKey}
          onKeyUp={onKey}
          onChange={({ nativeEvent }) => onTick(page, (nativeEvent as MouseEvent).shiftKey === true)}
        />
        <span className={styles.sheet}>
          <Sheet {...{ page, size, rotate, draw, copied, large }} />
          {ticked && strike ? <Strike /> : null}
        </span>
        <span className={styles.cap}>
          <span className="sr-only">
            {formatMessage(messages.page, { page })}
            {blank ? `, ${messages.blank}` : ''}
          </span>
          <span aria-hidden="true">
            {page}
            {blank ? <mark>{messages.blank}</mark> : null}
          </span>
          <span aria-hidden="true" className={styles.box}>
            {ticked ? <Icon name="check" size={15} stroke={3} /> : null}
          </span>
        </span>
      </label>
      {enlargeName ? (
        <button
          type="button"
          className={styles.enlarge}
          aria-label={enlargeName}
          tabIndex={tabStop ? 0 : -1}
          onClick={() => onEnlarge(page)}
        >
          <Icon name="zoom-in" size={16} />
        </button>
      ) : null}
    </div>
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
