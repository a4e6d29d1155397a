import { type ReactNode, useRef } from 'react';
import type { GridWords } from '@/lib/schema/works/grid';
import { fitPages, laidOut, trayRoom } from './fit-pages';
import type { DrawPage, GridPage } from './grid-page';
import { PageCell } from './page-cell';
import styles from './pages.module.css';
import { isLarge } from './sheet';
import { useGridKeys } from './use-grid-keys';

type Props = {
  words: GridWords;
  /** Meaning of a tick. */
  legend: string;
  /** In display order. */
  pages: readonly GridPage[];
  /** Ticked pages are struck out, or kept. */
  look: 'strike' | 'keep';
  /** Page that is also shown larger beside the grid. */
  shown?: number;
  /** Fills the tray: pages are as large as they all fit. */
  filling?: boolean;
  disabled?: boolean;
  draw: DrawPage;
  onTick: (pages: readonly number[], ticked: boolean) => void;
  /** Buttons below each page. */
  keys?: (page: GridPage, place: number) => ReactNode;
};

/**
 * Pages side by side, as checkboxes: arrow keys move, Space ticks, Shift with Space or a click ticks the
 * range from the page ticked last.
 */
export function PageGrid({
  words,
  legend,
  pages,
  look,
  shown,
  filling,
  disabled,
  draw,
  onTick,
  keys,
}: Props) {
  const { at, grid } = useGridKeys<HTMLFieldSetElement>();
  const before = useRef<number>(undefined);
  const now = useRef({ pages, onTick });
  now.current = { pages, onTick };
  const tick = useRef((page: number, run: boolean) => {
    const { pages, onTick } = now.current;
    const to = pages.findIndex((other) => other.page === page);
    const from = run ? pages.findIndex((other) => other.page === before.current) : to;
    const ticked = run && from >= 0 ? true : !pages[to]?.ticked;
    const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
    before.current = page;
    onTick(
      pages.slice(first, last + 1).map(({ page }) => page),
      ticked,
    );
  });
  const fit = filling ? fitPages(pages, trayRoom(pages.length)) : undefined;
  return (
    <fieldset
      {...grid}
      {...(fit && laidOut(pages, fit))}
      disabled={disabled}
      className={styles.pages}
      data-look={look}
      data-spread={filling || undefined}
      data-keys={keys ? '' : undefined}
    >
      <legend className="sr-only">{legend}</legend>
      {pages.map((page, place) => (
        <div
          key={page.page}
          className={styles.page}
          data-on={page.ticked || undefined}
          data-shown={page.page === shown || undefined}
        >
          <PageCell
            {...page}
            words={words}
            strike={look === 'strike'}
            large={fit && isLarge(fit.widest)}
            tabStop={place === Math.min(at, pages.length - 1)}
            draw={draw}
            onTick={tick.current}
          />
          {keys?.(page, place)}
        </div>
      ))}
    </fieldset>
  );
}
