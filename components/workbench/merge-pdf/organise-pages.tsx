import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { Enlarged } from '../documents/enlarged';
import type { Pdf } from '../documents/use-pdfs';
import { useShell } from '../shell/shell-context';
import { useSharedMessages } from '../shell/use-messages';

import { type DrawPlanPage, OrganiseGrid, type PageAction } from './organise-grid';
import { OrganiseHead, type UndoHistory } from './organise-head';
import styles from './organise-head.module.css';
import hint from './organise-hint.module.css';
import { OrganiseTools } from './organise-tools';
import {
  addAfter,
  insertBlank,
  leaveOut,
  movePages,
  type PagePlan,
  type PlanPage,
  placePages,
  stepPages,
  turnPages,
} from './page-plan';
import type { ShownPage } from './page-source';

type Props = {
  messages: Messages<'merge-pdf'>['organise'];
  pdfs: readonly Pdf[];
  plan: PagePlan;
  busy: boolean;
  /** Number of pages that are in the result already. */
  copied: number;
  draw: DrawPlanPage;
  /** Ids of the chosen pages. */
  ticked: ReadonlySet<string>;
  onTicked: (ids: ReadonlySet<string>) => void;
  onPlan: (plan: PagePlan) => void;
  /** Adds files whose pages come before this one, or at the end. */
  onInsert: (files: readonly File[], before: string | undefined) => void;
  history: UndoHistory;
  large: boolean;
  onLarge: (large: boolean) => void;
  /** Returns to the list of files. */
  onBackToFiles: () => void;
};

/** Planned pages with their size and the name of their file, for the grid and the result. */
export const shownPages = (pages: readonly PlanPage[], pdfs: readonly Pdf[]): ShownPage[] =>
  pages.map((page) => {
    const pdf = pdfs.find(({ key }) => key === page.file);
    const source =
      pdfs.length > 1 && !page.blank ? pdfs.findIndex(({ key }) => key === page.file) : undefined;
    return { ...page, size: pdf?.info?.sizes[page.page - 1], name: pdf?.file.name ?? '', source };
  });

/**
 * All files’ pages in one grid: chosen pages are moved, turned, duplicated, removed, or followed by a blank one or by
 * the pages of another file.
 *
 * @returns `head`: the rows above the pages, sticky in the pane; `grid`: the pages
 */
export function useOrganisePages(props: Props): { head: ReactNode; grid: ReactNode } {
  const shared = useSharedMessages();
  const { announce } = useShell();
  const { messages, pdfs, plan, busy, copied, draw, ticked, history, large } = props;
  const { onTicked, onPlan, onInsert, onLarge, onBackToFiles } = props;
  const [opened, setOpened] = useState(false);
  const [enlarged, setEnlarged] = useState<number>();
  // A refusal is shown until the selection changes.
  const [refused, setRefused] = useState<{ reason: string; of: ReadonlySet<string> }>();
  const refusal = refused?.of === ticked ? refused.reason : undefined;
  const grid = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number>(undefined);
  const { pages } = plan;
  const chosen = new Set(pages.flatMap(({ id }) => (ticked.has(id) ? [id] : [])));
  const shown = shownPages(pages, pdfs);

  /** Changes the pages and announces the result. */
  function change(next: PlanPage[], announcement: string) {
    onPlan({ ...plan, pages: next });
    setRefused(undefined);
    announce(announcement);
  }
  /** Shows why a button did nothing. */
  function refuse(reason: string) {
    focusAt.current = undefined;
    setRefused({ reason, of: ticked });
    announce(reason);
  }
  const placeOf = (list: readonly PlanPage[], ids: ReadonlySet<string>) =>
    list.findIndex(({ id }) => ids.has(id)) + 1;
  const move = (next: PlanPage[], ids: ReadonlySet<string>) =>
    change(
      next,
      formatMessage(messages.moved, { count: ids.size, position: placeOf(next, ids), of: pages.length }),
    );

  function act(what: PageAction, ids: ReadonlySet<string>) {
    const count = ids.size;
    const first = pages.find(({ id }) => ids.has(id));
    if (what === 'undo') return history.canUndo ? history.undo() : undefined;
    if (what === 'redo') return history.canRedo ? history.redo() : undefined;
    if (!first) return;
    if (what === 'earlier' || what === 'later') move(stepPages(pages, ids, what === 'later' ? 1 : -1), ids);
    if (what === 'turn' || what === 'turnBack') {
      const by = what === 'turn' ? 90 : 270;
      change(
        turnPages(pages, ids, by),
        formatMessage(messages.turned, { count, degrees: (first.rotate + by) % 360 }),
      );
    }
    if (what === 'copy') change(addAfter(pages, ids, 'copy'), formatMessage(messages.copied, { count }));
    if (what === 'blank')
      change(addAfter(pages, ids, 'blank'), formatMessage(messages.blanksAdded, { count }));
    if (what === 'enlarge') setEnlarged(placeOf(pages, ids));
    if (what === 'remove') {
      if (pages.every(({ id, blank }) => blank || ids.has(id))) return refuse(messages.keepOne);
      change(
        leaveOut(pages, ids),
        formatMessage(messages.pagesRemoved, { count, left: pages.length - count }),
      );
    }
  }
  const withChosen = (id: string) => (chosen.has(id) ? chosen : new Set([id]));
  function choose(ids: readonly string[]) {
    onTicked(new Set(ids));
    setRefused(undefined);
    announce(formatMessage(messages.chosen, { count: ids.length }));
  }
  const isChosen = chosen.size > 0;
  // The bar of actions disappears with the selection: the focus moves from its button to the first page that was selected.
  useEffect(() => {
    const place = focusAt.current;
    focusAt.current = undefined;
    if (isChosen || place === undefined) return;
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    cells[Math.min(place, cells.length - 1)]?.focus({ preventScroll: true });
  }, [isChosen]);
  const page = enlarged === undefined ? undefined : shown[enlarged - 1];

  const addFiles = (index: number, files: readonly File[]) => onInsert(files, pages[index]?.id);
  function clear() {
    focusAt.current = placeOf(pages, chosen) - 1;
    choose([]);
  }

  /** Without a selection, a blank page comes last; it gets the focus, because the end may be out of sight. */
  function addBlankAtEnd() {
    flushSync(() =>
      change(insertBlank(pages, pages.length), formatMessage(messages.blanksAdded, { count: 1 })),
    );
    [...(grid.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])].at(-1)?.focus();
  }

  const head = (
    <div className={styles.bar} data-open={opened || undefined}>
      <OrganiseHead
        {...{ messages, busy, history, large, onLarge, announce, onBackToFiles }}
        pageCount={pages.length}
        fileCount={pdfs.length}
        selectedCount={chosen.size}
        onClear={clear}
      />
      <OrganiseTools
        {...{ messages, pages, pdfs, busy, refusal }}
        open={opened}
        onOpen={setOpened}
        chosen={chosen.size}
        onAct={(what) => {
          if (!isChosen && what === 'blank') return addBlankAtEnd();
          if (!isChosen) return refuse(messages.chooseFirst);
          if (what === 'remove') focusAt.current = placeOf(pages, chosen) - 1;
          act(what, chosen);
        }}
        onChoose={choose}
        onOrder={change}
        onPlace={(to) => move(placePages(pages, chosen, to), chosen)}
        onFiles={(files) => addFiles(pages.findLastIndex(({ id }) => chosen.has(id)) + 1, files)}
      />
    </div>
  );
  const body = (
    <>
      <div ref={grid} className="flex flex-1 flex-col">
        <p className={hint.hint}>
          <span className={hint.byMouse}>{messages.hint}</span>
          <span className={hint.byTouch}>{messages.touchHint}</span>
        </p>
        <OrganiseGrid
          {...{ messages, shown, chosen, draw, copied, large }}
          insertion={{
            onBlank: (index) =>
              change(insertBlank(pages, index), formatMessage(messages.blanksAdded, { count: 1 })),
            onFiles: addFiles,
          }}
          disabled={busy}
          onChoose={(ids, on) => {
            onTicked(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
            setRefused(undefined);
          }}
          onAct={(what, id) => act(what, withChosen(id))}
          onOwn={(what, id) => act(what, new Set([id]))}
          onDrop={(id, before) => {
            const ids = withChosen(id);
            move(movePages(pages, ids, before), ids);
          }}
        />
      </div>
      {enlarged !== undefined && page ? (
        <Enlarged
          messages={shared.enlarge}
          title={formatMessage(messages.page, { position: enlarged, page: page.page, file: page.name })}
          size={
            page.rotate % 180 === 0 || !page.size
              ? page.size
              : { width: page.size.height, height: page.size.width }
          }
          draw={page.blank ? undefined : (width) => draw(page, width, page.rotate)}
          page={enlarged}
          total={pages.length}
          onPage={(next) => {
            setEnlarged(next);
            if (next === undefined)
              grid.current?.querySelector<HTMLElement>(`[data-page="${CSS.escape(page.id)}"]`)?.focus();
          }}
        >
          {page.blank ? <p className="p-8 text-center">{messages.blank}</p> : null}
        </Enlarged>
      ) : null}
    </>
  );
  return { head, grid: body };
}
