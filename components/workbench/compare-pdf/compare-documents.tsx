import type { Column, PackedDocument } from 'engines/text';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMedia } from '@/components/ui/use-media';
import type { Messages } from '@/content/messages-type';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { shortName } from '@/lib/values';
import changedWords from '../documents/changed-words.module.css';
import { DocumentControls, type ViewMode } from '../documents/document-controls';
import { type ChangeMark, isPaged } from '../documents/document-marks';
import { DocumentView } from '../documents/document-view';
import { areaSample, Legend, type Meanings } from '../documents/legend';
import { PageZoom, type Zoom } from '../documents/page-zoom';
import { Pager } from '../documents/pager';
import { PaneName } from '../documents/pane-name';
import type { Engines } from '../documents/report-file';
import type { ChosenDocument, useDocuments } from '../documents/use-documents';
import { optionsOf, Segments } from '../shell/field';
import { RefusedFiles } from '../shell/refused-files';
import { IconButton } from '../shell/row-buttons';
import { Notice, NoticeAction, PaneHeader } from '../shell/tool-shell';
import { sourceOf } from '../shell/use-chosen-files';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './compare-pdf.module.css';
import { unreadOf } from './compare-report';
import { marksOf, type Result, type Side, summaryOf } from './differences';
import { NoDifferences } from './no-differences';
import type { Comparison } from './use-comparison';

type Props = {
  result: Result;
  both: NonNullable<Comparison['both']>;
  engines: Engines;
  waiting: readonly ChosenDocument[];
  current: number;
  /** Indices of the listed changes. */
  listedChanges: readonly number[];
  onCurrent: (index: number) => void;
  chosen: ReturnType<typeof useDocuments>;
  viewMode: ViewMode;
  /** Undefined if there are no pages to draw. */
  onViewMode: ((viewMode: ViewMode) => void) | undefined;
  /** The documents have the full width. */
  wide: boolean;
  onPictures: () => void;
  onSwap: () => void;
};

/** Characters of a file's name that fit on one line of a phone, beside a button. */
const maxNameLengthOnPhone = 34;

/** The two documents side by side, with their changes marked; on phones one of them, or one below the other. */
export function CompareDocuments({
  result,
  both,
  engines,
  current,
  listedChanges,
  onCurrent,
  ...props
}: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('compare-pdf');
  const { chosen, waiting, viewMode, onViewMode, wide, onPictures, onSwap } = props;
  const { differences, pictures } = result;
  const isPhone = useMedia(phone);
  const hasChanges = differences.length > 0;
  const [shown, setShown] = useState<Side | 'both'>('both');
  const [chosenZoom, setZoom] = useState<Zoom>();
  // By default the text of pages with changes is as wide as the pane, so that no line is cut off. On a phone such text would
  // be too small to read: both panes show the place of the current change at the size on paper.
  const column = useMemo(() => columnOf(both.map(({ info }) => info)), [both]);
  const zoom = chosenZoom ?? (pictures || differences.length === 0 || !column ? 0 : isPhone ? 1 : 'text');
  const panes = useRef<HTMLDivElement>(null);
  useSideBySide(panes, current);
  const marks = useMemo(
    () => [marksOf(differences, 'before'), marksOf(differences, 'after')] as const,
    [differences],
  );
  const sideName = (index: number) => (index === 0 ? messages.old : messages.newer);
  const unread = pictures ? [] : unreadOf(messages, [both[0].info, both[1].info]);
  const arePdfs = both.every(({ info }) => info.kind === 'pdf');
  const showsPages = pictures || viewMode === 'pages';
  const zooming = showsPages
    ? { zoom, onZoom: setZoom, fits: column && !pictures ? ('text' as const) : undefined }
    : undefined;
  return (
    <>
      <div className={styles.head} data-counted={onViewMode ? '' : undefined}>
        <PaneHeader
          title={summaryOf(messages, result)}
          isJoined={waiting.length === 0 && unread.length === 0 && !pictures}
          end={
            <DocumentControls
              viewMode={viewMode}
              onViewMode={onViewMode}
              zooming={isPhone ? undefined : zooming}
              lastControl={
                <Button variant="outline" onClick={onSwap}>
                  <Icon name="swap" />
                  {messages.swap}
                </Button>
              }
            >
              {listedChanges.length > 0 ? (
                <Pager
                  messages={messages}
                  place={listedChanges.indexOf(current)}
                  total={listedChanges.length}
                  onPlace={(place) => onCurrent(listedChanges[place] ?? 0)}
                />
              ) : (
                // Keeps the header of the documents at the same height when there are no changes.
                <span className="min-h-(--touch)" />
              )}
            </DocumentControls>
          }
        />
      </div>
      <RefusedFiles files={chosen.documents} onRetry={chosen.retry} onRemove={chosen.remove} />
      {waiting.map(({ key, file }) => (
        <Notice key={key} title={formatMessage(messages.fileWaiting, { file: file.name })}>
          <NoticeAction onClick={() => chosen.place(key, 1)}>{messages.useAsNew}</NoticeAction>
          <NoticeAction onClick={() => chosen.remove(key)}>{shared.dismiss}</NoticeAction>
        </Notice>
      ))}
      {unread.map((text, index) => (
        <Notice key={text} title={text}>
          {arePdfs && index === 0 ? (
            <NoticeAction onClick={onPictures}>{messages.scans.button}</NoticeAction>
          ) : null}
        </Notice>
      ))}
      {pictures ? <Notice title={messages.scans.note} text={messages.scans.noteText} icon="info" /> : null}
      {isPhone && (hasChanges || zooming) ? (
        <div
          className={`flex items-center gap-1 pb-2 pl-(--side-padding) ${zooming ? 'pr-1' : 'pr-(--side-padding)'} ${pictures ? 'pt-3' : 'pt-1'}`}
        >
          <div className="min-w-0 flex-1 capitalize">
            {hasChanges ? (
              <Segments
                legend={messages.fileShown}
                hidden
                name="shown"
                value={shown}
                options={optionsOf({ both: messages.both, before: messages.old, after: messages.newer })}
                onChange={setShown}
              />
            ) : null}
          </div>
          {zooming ? <PageZoom {...zooming} inRow /> : null}
        </div>
      ) : null}
      {isPhone && differences.length === 0 ? <NoDifferences {...{ result }} /> : null}
      <div
        ref={panes}
        className={styles.two}
        data-full-width={wide || undefined}
        data-shown={shown}
        data-none={differences.length === 0 || undefined}
        data-noted={pictures || unread.length > 0 || waiting.length > 0 || undefined}
      >
        {isPhone ? null : (
          <span className={styles.corner}>
            <IconButton icon="swap" label={messages.swap} onPress={onSwap} />
          </span>
        )}
        {both.map((doc, index) => (
          <div key={doc.key} data-side={index === 0 ? 'before' : 'after'}>
            <PaneName
              className={styles.name}
              below={!isPhone}
              name={isPhone ? shortName(doc.file.name, maxNameLengthOnPhone) : doc.file.name}
              note={
                isPaged(doc.info)
                  ? formatMessage(messages.paneLabel, {
                      side: sideName(index),
                      pages: formatMessage(shared.pages, { count: doc.info.sheets.length }),
                    })
                  : sideName(index)
              }
            />
            <DocumentView
              messages={shared.documentView}
              label={`${doc.file.name}, ${sideName(index)}`}
              doc={doc.info}
              marks={marks[index === 0 ? 0 : 1]}
              current={`${current}`}
              isCopy={index === 1}
              keepsTop={isPhone && shown !== 'both'}
              enlarge={shared.enlarge}
              zoom={zoom}
              column={column}
              draw={
                showsPages
                  ? (page, width) => engines.pdf.run('drawPage', { source: sourceOf(doc), page, width })
                  : undefined
              }
              onPick={(key) => onCurrent(Number(key))}
            />
          </div>
        ))}
      </div>
      {marks[0].length + marks[1].length > 0 ? (
        <Legend marks={meaningsOf(messages, marks.flat(), showsPages)} />
      ) : null}
    </>
  );
}

/** A column that contains the text of all pages of both documents, so that both are shown at one size. */
function columnOf(documents: readonly PackedDocument[]): Column | undefined {
  const columns = documents.flatMap(({ sheets }) => sheets.flatMap(({ column }) => column ?? []));
  if (columns.length === 0) return undefined;
  return columns.reduce((all, { left, right }) => ({
    left: Math.min(all.left, left),
    right: Math.max(all.right, right),
  }));
}

/** The legend's entries: one for each kind of mark that is visible. Drawn pages show no gaps. */
function meaningsOf(
  { legend }: Messages<'compare-pdf'>,
  marks: readonly ChangeMark[],
  showsPages: boolean,
): Meanings {
  const has = (kind: ChangeMark['look']) =>
    marks.some(({ look, words }) => words === undefined && look === kind);
  const gap = marks.find(({ words }) => words !== undefined)?.look;
  const areas = marks.filter(({ look }) => look === 'old-area' || look === 'new-area');
  const areaEntry = (predicate: (mark: ChangeMark) => boolean, meaning: string) =>
    areas
      .filter(predicate)
      .slice(0, 1)
      .map((mark) => ({ sample: areaSample(mark), meaning }));
  const sample = (mark: ReactNode) => <span className={changedWords.changes}>{mark}</span>;
  return [
    ...(has('removed') ? [{ sample: sample(<del />), meaning: legend.old }] : []),
    ...(has('added') ? [{ sample: sample(<ins />), meaning: legend.newer }] : []),
    ...(has('moved') ? [{ sample: sample(<mark data-look="moved" />), meaning: legend.moved }] : []),
    ...(gap && !showsPages
      ? [{ sample: sample(<span className={changedWords.gap} data-gap={gap} />), meaning: legend.other }]
      : []),
    ...areaEntry(({ look, only }) => look === 'old-area' && only !== 'there', legend.old),
    ...areaEntry(({ look, only }) => look === 'new-area' && only !== 'there', legend.newer),
    ...areaEntry(({ only }) => only === 'there', legend.other),
  ];
}

const inputEvents = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Synchronises the scrolling of two documents side by side: when the visitor scrolls one, the other moves by the same
 * distance, so that aligned lines stay aligned.
 *
 * @param panes contains one scrolling section per document
 * @param current the current change: both documents scroll to it independently
 */
function useSideBySide(panes: RefObject<HTMLElement | null>, current: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new current change scrolls both documents, and must not count as a visitor’s scroll.
  useEffect(() => {
    const box = panes.current;
    if (!box) return;
    const views = [...box.querySelectorAll('section')];
    // Positions are tracked all the time: a wheel has scrolled already when its event fires.
    const positions = new Map(views.map((view) => [view, { top: view.scrollTop, left: view.scrollLeft }]));
    let leader: Element | null = null;
    const setLeader = ({ target }: Event) => {
      leader = (target as Element).closest('section');
    };
    const scrollOthers = ({ target }: Event) => {
      const view = views.find((view) => view === target);
      if (!view) return;
      const { scrollTop: top, scrollLeft: left } = view;
      const last = positions.get(view) ?? { top, left };
      positions.set(view, { top, left });
      if (view === leader)
        for (const other of views.filter((candidate) => candidate !== view)) {
          other.scrollTop += top - last.top;
          other.scrollLeft += left - last.left;
        }
    };
    const listeners = new AbortController();
    const options = { capture: true, passive: true, signal: listeners.signal };
    for (const type of inputEvents) box.addEventListener(type, setLeader, options);
    box.addEventListener('scroll', scrollOthers, options);
    return () => listeners.abort();
  }, [panes, current]);
}
