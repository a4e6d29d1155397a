import type { ArrangedPage, Size } from 'engines/pdf';
import { rangeText } from 'engines/pdf/client';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { Enlarged } from '../documents/enlarged';
import type { DrawPage } from '../documents/grid-page';
import styles from '../documents/page-actions.module.css';
import { PageGrid } from '../documents/page-grid';
import { RangeField } from '../documents/range-field';
import { IconButton } from '../shell/row-buttons';
import { useShell } from '../shell/shell-context';
import { useMessages, useSharedMessages } from '../shell/use-messages';

/** All pages in order with their rotation, and the removed ones. */
export type Plan = { order: readonly Required<ArrangedPage>[]; removed: readonly number[] };

type Props = {
  file: string;
  sizes: readonly Size[];
  plan: Plan;
  blanks: readonly number[];
  busy: boolean;
  /** Number of pages copied so far. */
  copied: number;
  draw: DrawPage;
  /** `typing`: the change is one of several in a row that are undone together. */
  onPlan: (plan: Plan, typing?: boolean) => void;
};

/** The pages of a file: which to remove, their order and rotation. */
export function RemoveGrid({ file, sizes, plan, blanks, busy, copied, draw, onPlan }: Props) {
  const { announce } = useShell();
  const shared = useSharedMessages();
  const messages = useMessages('remove-pages');
  const [ordering, setOrdering] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const [enlarged, setEnlarged] = useState<number>();
  const grid = useRef<HTMLDivElement>(null);
  const { order, removed } = plan;
  const struck = new Set(removed);
  const total = order.length;
  const sorted = [...removed].sort((a, b) => a - b);
  const inCopy = new Set(order.filter(({ page }) => !struck.has(page)).slice(0, copied));
  const numbers = sizes.map((_, index) => index + 1);
  const everySecond = (first: 1 | 2) => numbers.filter((page) => page % 2 === first % 2);
  const enlargedPage = order.find(({ page }) => page === enlarged);
  const unstruck = blanks.filter((page) => !struck.has(page));
  const strike = (pages: readonly number[], ticked: boolean) =>
    onPlan({
      order,
      removed: ticked
        ? [...new Set([...removed, ...pages])]
        : removed.filter((page) => !pages.includes(page)),
    });
  return (
    <>
      <div className={styles.head} inert={busy}>
        <RangeField
          messages={shared.grid}
          label={messages.field}
          file={file}
          pageCount={total}
          text={rangeText(sorted)}
          onRanges={(ranges) => onPlan({ order, removed: [...new Set(ranges.flat())] }, true)}
          onClear={removed.length > 0 ? () => onPlan({ order, removed: [] }) : undefined}
        />
        <div className={styles.actions}>
          {unstruck.length > 0 ? (
            // In a row of its own, so that the buttons below it do not move when it disappears.
            <span className="flex basis-full max-md:*:flex-1">
              <Button variant="outline" className={styles.found} onClick={() => strike(unstruck, true)}>
                <Icon name="wand" />
                {formatMessage(messages.blanks, { count: unstruck.length })}
              </Button>
            </span>
          ) : null}
          <Button variant="outline" aria-pressed={ordering} onClick={() => setOrdering(!ordering)}>
            {/* On phones two buttons fill the row without icons, on tablets four share it. */}
            <span className="contents max-lg:hidden">
              <Icon name="rotate" />
            </span>
            {messages.pageButtons.show}
          </Button>
          <Button
            variant="outline"
            className={styles.unfoldButton}
            data-always=""
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {messages.more}
          </Button>
          <span className={styles.foldable} data-open={isOpen || undefined}>
            {removed.length > 0 && removed.length < total ? (
              <Button
                variant="outline"
                onClick={() => onPlan({ order, removed: numbers.filter((page) => !struck.has(page)) })}
              >
                {messages.keepOnly}
              </Button>
            ) : null}
          </span>
          <span id={moreId} className={styles.foldable} data-always="" data-open={isOpen || undefined}>
            <Button variant="outline" onClick={() => strike(everySecond(1), true)}>
              {messages.odd}
            </Button>
            <Button variant="outline" onClick={() => strike(everySecond(2), true)}>
              {messages.even}
            </Button>
          </span>
        </div>
      </div>
      <div ref={grid} className="flex flex-1 flex-col">
        <PageGrid
          messages={shared.grid}
          legend={messages.legend}
          look="strike"
          disabled={busy}
          draw={draw}
          filling
          pages={order.map((entry) => ({
            ...entry,
            size: sizes[entry.page - 1],
            ticked: struck.has(entry.page),
            blank: blanks.includes(entry.page),
            copied: inCopy.has(entry),
          }))}
          onTick={strike}
          enlarge={{ name: shared.enlarge.key, onPage: setEnlarged }}
          buttons={
            ordering
              ? ({ page }, place) => (
                  <ArrangeButtons
                    messages={messages.pageButtons}
                    {...{ page, place, total }}
                    onPlace={(page, to) => {
                      onPlan({ removed, order: moved(order, place, to) });
                      announce(
                        formatMessage(messages.pageButtons.moved, { page, place: to + 1, of: order.length }),
                      );
                    }}
                    onTurn={(page) => {
                      const turned = order.map((entry) =>
                        entry.page === page ? { page, rotate: (entry.rotate + 90) % 360 } : entry,
                      );
                      onPlan({ removed, order: turned });
                      announce(
                        formatMessage(messages.pageButtons.turned, {
                          page,
                          degrees: turned[place]?.rotate ?? 0,
                        }),
                      );
                    }}
                  />
                )
              : undefined
          }
        />
      </div>
      {enlarged !== undefined && enlargedPage ? (
        <Enlarged
          messages={shared.enlarge}
          title={formatMessage(shared.grid.page, { page: enlarged })}
          size={turnedSize(sizes[enlarged - 1], enlargedPage.rotate)}
          draw={(width) => draw(enlarged, enlargedPage.rotate, width)}
          page={enlarged}
          total={total}
          onPage={(next) => {
            setEnlarged(next);
            if (next === undefined)
              grid.current?.querySelector<HTMLElement>(`[data-page="${enlarged}"]`)?.focus();
          }}
        />
      ) : null}
    </>
  );
}

const turnedSize = (size: Size | undefined, rotate: number): Size | undefined =>
  size && rotate % 180 !== 0 ? { width: size.height, height: size.width } : size;

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

type ArrangeProps = {
  messages: Messages<'remove-pages'>['pageButtons'];
  page: number;
  /** Index of the page, and the number of pages. */
  place: number;
  total: number;
  onPlace: (page: number, place: number) => void;
  onTurn: (page: number) => void;
};

/** Buttons below a page that move and rotate it. The pressed button keeps the focus. */
function ArrangeButtons({ messages, page, place, total, onPlace, onTurn }: ArrangeProps) {
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);

  // React may move the page's element, which blurs its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes.
  useEffect(() => {
    root.current?.querySelector<HTMLElement>(`[data-key="${pressed.current}"]`)?.focus();
    pressed.current = undefined;
  }, [place]);

  const move = (id: string, to: number) => () => {
    pressed.current = id;
    onPlace(page, to);
  };
  return (
    // Icons are aligned with the page's left edge.
    <div ref={root} className="ml-[-12px] flex">
      <IconButton
        id="earlier"
        icon="chevron-left"
        label={formatMessage(messages.earlier, { page })}
        isDisabled={place === 0}
        onPress={move('earlier', place - 1)}
      />
      <IconButton icon="rotate" label={formatMessage(messages.turn, { page })} onPress={() => onTurn(page)} />
      <IconButton
        id="later"
        icon="chevron-right"
        label={formatMessage(messages.later, { page })}
        isDisabled={place === total - 1}
        onPress={move('later', place + 1)}
      />
    </div>
  );
}
