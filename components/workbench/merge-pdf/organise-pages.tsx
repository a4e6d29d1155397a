import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { say } from '@/lib/sentences';
import { Enlarged } from '../documents/enlarged';
import actions from '../documents/page-actions.module.css';
import type { Pdf } from '../documents/use-pdfs';
import { Field } from '../shell/field';
import { useShell } from '../shell/shell-context';
import { useSharedMessages } from '../shell/use-messages';
import styles from './organise.module.css';
import { type DrawOwn, OrganiseGrid, type PageAct, type ShownPage } from './organise-grid';
import {
  addAfter,
  everySecond,
  leaveOut,
  movePages,
  type PagePlan,
  type PlanPage,
  placePages,
  sortByFile,
  sortedFiles,
  stepPages,
  turnPages,
} from './page-plan';

type Props = {
  messages: Messages<'merge-pdf'>['organise'];
  pdfs: readonly Pdf[];
  plan: PagePlan;
  busy: boolean;
  /** Pages that are in the result already. */
  copied: number;
  draw: DrawOwn;
  onPlan: (plan: PagePlan) => void;
  onUndo?: () => void;
  onRedo?: () => void;
};

type Acts = Exclude<PageAct, 'undo' | 'redo'>;

const icons: Record<Acts, IconName> = {
  earlier: 'chevron-left',
  later: 'chevron-right',
  turn: 'rotate',
  copy: 'copy',
  blank: 'plus',
  enlarge: 'zoom-in',
  out: 'x',
};

/** The pages of all files with their file's name and size, for the grid and the result. */
export const shownPages = (pages: readonly PlanPage[], pdfs: readonly Pdf[]): ShownPage[] =>
  pages.map((page) => {
    const pdf = pdfs.find(({ key }) => key === page.file);
    return { ...page, size: pdf?.info?.sizes[page.page - 1], name: pdf?.file.name ?? '' };
  });

/** All files' pages in one grid: chosen pages are moved, turned, doubled, left out, or followed by a blank one. */
export function OrganisePages(props: Props) {
  const shared = useSharedMessages();
  const { announce } = useShell();
  const { messages, pdfs, plan, busy, copied, draw, onPlan, onUndo, onRedo } = props;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [place, setPlace] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [enlarged, setEnlarged] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const grid = useRef<HTMLDivElement>(null);
  const { pages } = plan;
  const chosen = new Set(pages.flatMap(({ id }) => (ticked.has(id) ? [id] : [])));
  const shown = shownPages(pages, pdfs);

  /** Changes the pages, and says what came of it. */
  function change(next: PlanPage[], announcement: string) {
    onPlan({ ...plan, pages: next });
    setRefusal(undefined);
    announce(announcement);
  }
  /** Says why a button did nothing. */
  function refuse(reason: string) {
    setRefusal(reason);
    announce(reason);
  }
  const placeOf = (list: readonly PlanPage[], ids: ReadonlySet<string>) =>
    list.findIndex(({ id }) => ids.has(id)) + 1;
  const move = (next: PlanPage[], ids: ReadonlySet<string>) =>
    change(next, say(messages.moved, { count: ids.size, at: placeOf(next, ids), of: pages.length }));

  function act(what: PageAct, ids: ReadonlySet<string>) {
    const count = ids.size;
    const first = pages.find(({ id }) => ids.has(id));
    if (what === 'undo') return onUndo?.();
    if (what === 'redo') return onRedo?.();
    if (!first) return refuse(messages.chooseFirst);
    if (what === 'earlier' || what === 'later') move(stepPages(pages, ids, what === 'later' ? 1 : -1), ids);
    if (what === 'turn')
      change(turnPages(pages, ids), say(messages.turned, { count, degrees: (first.rotate + 90) % 360 }));
    if (what === 'copy') change(addAfter(pages, ids, 'copy'), say(messages.copied, { count }));
    if (what === 'blank') change(addAfter(pages, ids, 'blank'), say(messages.blanksAdded, { count }));
    if (what === 'enlarge') setEnlarged(placeOf(pages, ids));
    if (what === 'out') {
      if (pages.every(({ id, blank }) => blank || ids.has(id))) return refuse(messages.keepOne);
      change(leaveOut(pages, ids), say(messages.leftOut, { count, left: pages.length - count }));
    }
  }
  const withChosen = (id: string) => (chosen.has(id) ? chosen : new Set([id]));
  function choose(ids: readonly string[]) {
    setTicked(new Set(ids));
    setRefusal(undefined);
    announce(say(messages.chosen, { count: ids.length }));
  }
  const sort = (files: readonly string[]) => change(sortByFile(pages, files), messages.sorted);
  const page = enlarged === undefined ? undefined : shown[enlarged - 1];

  return (
    <>
      <div className={styles.bar} inert={busy}>
        <div role="toolbar" aria-label={messages.toolbar} className={styles.keys}>
          {(Object.keys(icons) as Acts[]).map((what) => (
            <button
              key={what}
              type="button"
              aria-disabled={chosen.size === 0 || undefined}
              onClick={() => act(what, chosen)}
            >
              <Icon name={icons[what]} />
              {messages.acts[what]}
            </button>
          ))}
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="adjust" />
            {messages.more}
          </button>
        </div>
        <p id="organise-keys" className={styles.hint}>
          {refusal || chosen.size > 0 ? (
            <b>{refusal ?? say(messages.chosen, { count: chosen.size })}</b>
          ) : (
            messages.hint
          )}
          <span className="sr-only">{messages.keys}</span>
        </p>
        {isOpen ? (
          <div className={styles.filters}>
            <div className={actions.acts}>
              <Button variant="outline" onClick={() => choose(pages.map(({ id }) => id))}>
                {messages.all}
              </Button>
              <Button variant="outline" onClick={() => choose([])}>
                {messages.none}
              </Button>
              <Button variant="outline" onClick={() => choose(everySecond(pages, 1))}>
                {messages.odd}
              </Button>
              <Button variant="outline" onClick={() => choose(everySecond(pages, 2))}>
                {messages.even}
              </Button>
            </div>
            <div className={actions.acts}>
              {pdfs.length > 1 ? (
                <>
                  <Button variant="outline" onClick={() => sort(sortedFiles(pdfs, 'name'))}>
                    {messages.byName}
                  </Button>
                  <Button variant="outline" onClick={() => sort(sortedFiles(pdfs, 'date'))}>
                    {messages.byDate}
                  </Button>
                </>
              ) : null}
              <Button variant="outline" onClick={() => change(pages.toReversed(), messages.reversed)}>
                {messages.reverse}
              </Button>
            </div>
            <form
              className={styles.place}
              onSubmit={(event) => {
                event.preventDefault();
                const to = Number.parseInt(place, 10);
                if (chosen.size === 0) return refuse(messages.chooseFirst);
                if (to >= 1) move(placePages(pages, chosen, to), chosen);
              }}
            >
              <Field
                label={messages.place}
                inputMode="numeric"
                value={place}
                onChange={({ currentTarget }) => setPlace(currentTarget.value.replace(/\D/g, '').slice(0, 5))}
              />
              <Button variant="outline" type="submit">
                {messages.placeButton}
              </Button>
            </form>
          </div>
        ) : null}
      </div>
      <div ref={grid} className="flex flex-1 flex-col">
        <OrganiseGrid
          {...{ messages, shown, chosen, draw, copied }}
          disabled={busy}
          onChoose={(ids, on) => {
            setTicked(new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
            setRefusal(undefined);
          }}
          onAct={(what, id) => act(what, withChosen(id))}
          onDrop={(id, before) => {
            const ids = withChosen(id);
            move(movePages(pages, ids, before), ids);
          }}
        />
      </div>
      {enlarged !== undefined && page ? (
        <Enlarged
          messages={shared.enlarge}
          title={say(messages.page, { at: enlarged, page: page.page, file: page.name })}
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
}
