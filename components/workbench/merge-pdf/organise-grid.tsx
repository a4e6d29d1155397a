import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import pages from '../documents/pages.module.css';
import { Rotated } from '../documents/rotated';
import { Thumb } from '../documents/thumb';
import { useGridKeys } from '../documents/use-grid-keys';
import { InsertButton, type Insertion } from './insert-button';
import styles from './organise.module.css';
import type { PlanPage } from './page-plan';
import { PageSource, type ShownPage } from './page-source';
import { useDragPages } from './use-drag-pages';

/** Largest widths of small and of large thumbnails, in CSS pixels. */
const WIDTHS = { small: 220, large: 340 };

export type DrawPlanPage = (page: PlanPage, width: number, rotate?: number) => Promise<ImageBitmap>;

/** An action on pages, started by a key or a button. */
export type PageAction =
  | 'earlier'
  | 'later'
  | 'turnBack'
  | 'turn'
  | 'copy'
  | 'blank'
  | 'remove'
  | 'enlarge'
  | 'undo'
  | 'redo';

/** Actions of the buttons on a page itself. */
type OwnAction = keyof typeof ownIcons;

const ownIcons = { enlarge: 'zoom-in', turnBack: 'rotate-left', turn: 'rotate', remove: 'x' } as const;

type Props = {
  messages: Messages<'merge-pdf'>['organise'];
  shown: readonly ShownPage[];
  chosen: ReadonlySet<string>;
  disabled?: boolean;
  /** Pages that are in the result already. */
  copied: number;
  draw: DrawPlanPage;
  large: boolean;
  insertion: Insertion;
  onChoose: (ids: readonly string[], on: boolean) => void;
  onAct: (act: PageAction, id: string) => void;
  /** Called by a button on a page, which acts on that page alone. */
  onOwn: (act: OwnAction, id: string) => void;
  onDrop: (id: string, before: number) => void;
};

const actionOf: Record<string, PageAction> = {
  r: 'turn',
  l: 'turnBack',
  d: 'copy',
  b: 'blank',
  Delete: 'remove',
  Backspace: 'remove',
  Enter: 'enlarge',
};

/** The action of a key on a page; undefined for all other keys. */
function actionOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): PageAction | undefined {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'y') return 'redo';
  if (altKey) return key === 'ArrowLeft' ? 'earlier' : key === 'ArrowRight' ? 'later' : undefined;
  if (ctrlKey || metaKey) return undefined;
  return actionOf[key.length === 1 ? key.toLowerCase() : key];
}

/**
 * The pages of all files as checkboxes in one grid. Pages are dragged; by keyboard, arrows move the focus, Space
 * chooses, and the keys of `actionOfKey` act on the focused page, or on all chosen pages if it is one of them.
 */
export function OrganiseGrid({
  messages,
  shown,
  chosen,
  disabled,
  copied,
  draw,
  large,
  insertion,
  onChoose,
  onAct,
  onOwn,
  onDrop,
}: Props) {
  const { focusedIndex, grid } = useGridKeys<HTMLFieldSetElement>();
  const { drag, onPointerDown } = useDragPages(onDrop);
  const lastChosen = useRef<string>(undefined);
  const focusAfterChange = useRef<{ id: string; place: number }>(undefined);
  const order = shown.map(({ id }) => id).join(' ');

  // A moved page loses the focus, which is restored; after a page is removed, the page now in its place gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes.
  useEffect(() => {
    const focusTarget = focusAfterChange.current;
    focusAfterChange.current = undefined;
    if (!focusTarget) return;
    const cells = [...(grid.ref.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const focusedCell = cells.find(({ dataset }) => dataset.page === focusTarget.id);
    (focusedCell ?? cells[Math.min(focusTarget.place, cells.length - 1)])?.focus();
  }, [order]);

  function choose(id: string, isRange: boolean) {
    const to = shown.findIndex((page) => page.id === id);
    const from = isRange ? shown.findIndex((page) => page.id === lastChosen.current) : to;
    const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
    lastChosen.current = id;
    onChoose(
      shown.slice(first, last + 1).map((page) => page.id),
      isRange && from >= 0 ? true : !chosen.has(id),
    );
  }
  function actOnOne(act: OwnAction, id: string) {
    const place = shown.findIndex((page) => page.id === id);
    if (act === 'remove') focusAfterChange.current = { id, place };
    onOwn(act, id);
  }
  const latest = useRef({ choose, actOnOne });
  latest.current = { choose, actOnOne };
  const latestInsertion = useRef(insertion);
  latestInsertion.current = insertion;
  const onPick = useRef((id: string, isRange: boolean) => latest.current.choose(id, isRange));
  const onOwnButton = useRef((act: OwnAction, id: string) => latest.current.actOnOne(act, id));

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    const { page: id } = (event.target as HTMLElement).dataset;
    const act = id && actionOfKey(event);
    if (!id || !act) return grid.onKeyDown(event);
    event.preventDefault();
    const place = shown.findIndex((page) => page.id === id);
    if (act !== 'enlarge') focusAfterChange.current = { id, place };
    onAct(act, id);
  }

  const isDragged = (id: string) =>
    drag !== undefined && (drag.id === id || (chosen.has(drag.id) && chosen.has(id)));
  return (
    <fieldset
      ref={grid.ref}
      onFocus={grid.onFocus}
      onKeyDown={onKeyDown}
      onPointerDown={disabled ? undefined : onPointerDown}
      disabled={disabled}
      aria-describedby="organise-keys"
      className={`${pages.pages} ${styles.grid}`}
      data-look="pick"
      data-large={large || undefined}
      data-single={chosen.size === 1 || undefined}
      data-dragging={drag ? '' : undefined}
    >
      <legend className="sr-only">{messages.legend}</legend>
      {shown.map((page, place) => (
        <div
          key={page.id}
          data-id={page.id}
          className={pages.page}
          data-on={chosen.has(page.id) || undefined}
          data-dragged={isDragged(page.id) || undefined}
          data-drop={
            drag?.dropIndex === place
              ? 'before'
              : drag?.dropIndex === place + 1 && place === shown.length - 1
                ? 'after'
                : undefined
          }
        >
          <Cell
            {...{ messages, page, place, draw, large }}
            chosen={chosen.has(page.id)}
            copied={place < copied}
            tabStop={place === Math.min(focusedIndex, shown.length - 1)}
            onPick={onPick.current}
            onOwn={onOwnButton.current}
          />
          {disabled ? null : (
            <InsertButton
              messages={messages.insert}
              index={place}
              isLast={place === shown.length - 1}
              tabStop={place === Math.min(focusedIndex, shown.length - 1)}
              insertion={latestInsertion}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}

type CellProps = {
  messages: Messages<'merge-pdf'>['organise'];
  page: ShownPage;
  place: number;
  chosen: boolean;
  copied: boolean;
  tabStop: boolean;
  draw: DrawPlanPage;
  large: boolean;
  onPick: (id: string, isRange: boolean) => void;
  onOwn: (act: OwnAction, id: string) => void;
};

const Cell = memo(
  function Cell({ messages, page, place, chosen, copied, tabStop, draw, large, onPick, onOwn }: CellProps) {
    // The browser ticks on keyup of Space with an event that does not say whether Shift was held.
    const onSpace = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !event.shiftKey) return;
      event.preventDefault();
      if (event.type === 'keydown' && !event.repeat) onPick(page.id, true);
    };
    const name = nameOf(messages, page, place);
    const { width = 210, height = 297 } = page.size ?? {};
    const button = (act: OwnAction) => (
      <button
        key={act}
        type="button"
        data-act={act}
        title={messages.actions[act]}
        aria-label={`${messages.actions[act]}: ${name}`}
        tabIndex={tabStop ? 0 : -1}
        onClick={() => onOwn(act, page.id)}
      >
        <Icon
          name={ownIcons[act]}
          size={act === 'remove' ? 14 : 18}
          stroke={act === 'remove' ? 2.5 : 2}
          className={act === 'turn' || act === 'turnBack' ? 'rotate-180' : undefined}
        />
      </button>
    );
    return (
      <div className="relative">
        <label className={pages.pick}>
          <input
            type="checkbox"
            data-cell=""
            data-page={page.id}
            tabIndex={tabStop ? 0 : -1}
            checked={chosen}
            onKeyDown={onSpace}
            onKeyUp={onSpace}
            onDoubleClick={() => onOwn('enlarge', page.id)}
            onChange={({ nativeEvent }) => onPick(page.id, (nativeEvent as MouseEvent).shiftKey === true)}
          />
          <span className={pages.sheet} data-drawn-page="">
            <PageSheet {...{ page, copied, draw, large }} blank={messages.blank} />
          </span>
          <span className={pages.cap}>
            <span className="sr-only">{name}</span>
            <b aria-hidden="true" className="mono font-semibold">
              {place + 1}
            </b>
            <span aria-hidden="true" className={pages.box}>
              {chosen ? <Icon name="check" size={15} stroke={3} /> : null}
            </span>
          </span>
          <span aria-hidden="true" className="block h-(--tag)">
            <PageSource {...{ page, messages }} number={place + 1} />
          </span>
        </label>
        <div className={styles.onPage}>{(['enlarge', 'turnBack', 'turn'] as const).map(button)}</div>
        <div
          className={`${styles.onPage} ${styles.corner}`}
          style={{ aspectRatio: page.rotate % 180 === 0 ? `${width} / ${height}` : `${height} / ${width}` }}
        >
          {button('remove')}
        </div>
      </div>
    );
  },
  (one, other) =>
    one.page.id === other.page.id &&
    one.page.rotate === other.page.rotate &&
    one.page.source === other.page.source &&
    one.place === other.place &&
    one.chosen === other.chosen &&
    one.copied === other.copied &&
    one.large === other.large &&
    one.tabStop === other.tabStop,
);

/** Accessible name of a page: its place, its source, and its rotation. */
function nameOf(
  messages: Messages<'merge-pdf'>['organise'],
  { blank, page, name, rotate }: ShownPage,
  place: number,
): string {
  const position = place + 1;
  const text = blank
    ? formatMessage(messages.blankPage, { position })
    : formatMessage(messages.page, { position, page, file: name });
  return rotate === 0 || blank ? text : `${text}, ${formatMessage(messages.rotatedBy, { degrees: rotate })}`;
}

type SheetProps = { page: ShownPage; blank: string; copied?: boolean; large: boolean; draw: DrawPlanPage };

/** The thumbnail of a page in its rotation, or an empty one. */
export function PageSheet({ page, blank, copied, large, draw }: SheetProps) {
  return (
    <Rotated size={page.size} rotate={page.rotate}>
      {page.blank ? (
        <span
          className={`paper ${styles.blank}`}
          style={{ aspectRatio: `${page.size?.width ?? 210} / ${page.size?.height ?? 297}` }}
        >
          <span style={{ rotate: `${-page.rotate}deg` }}>{blank}</span>
        </span>
      ) : (
        <Thumb
          size={page.size}
          width={large ? WIDTHS.large : WIDTHS.small}
          copied={copied}
          hasText
          draw={(width) => draw(page, width)}
        />
      )}
    </Rotated>
  );
}
