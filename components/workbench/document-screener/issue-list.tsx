import type { Finding, Screening } from 'engines/text';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '@/components/ui/use-media';
import { narrow } from '@/lib/breakpoints';
import { taskPath, toolPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import { isPaged } from '../documents/document-marks';
import list from '../documents/entry-list.module.css';
import neutral from '../documents/neutral-ground.module.css';
import { NoneFound } from '../documents/none-found';
import type { Engines } from '../documents/report-file';
import { scrollWindowTo } from '../documents/scroll-pane';
import type { ChosenDocument } from '../documents/use-documents';
import { useReport } from '../documents/use-report';
import { useRowInSight } from '../documents/use-row-in-sight';
import { type CarriedPlace, carry } from '../shell/hand-over';
import { SavedReport } from '../shell/saved-report';
import { useShell } from '../shell/shell-context';
import { PaneHeader } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import type { SavingState } from '../shell/use-saving';
import styles from './issue-list.module.css';
import { marksOf, nextOpen, placeOf, type Settled, saveMarked, shownText } from './screener-issues';
import { Chip, ScreenerChecks, ScreenerFooter, ScreenerIssue, ScreenerTally } from './screener-parts';
import { reportOf } from './screener-report';
import type { Screened } from './use-screening';

type Props = {
  engines: Engines;
  doc: ChosenDocument;
  screening: Screening;
  screened: Screened;
  current: number;
  onCurrent: (place: number) => void;
  /** Scrolls the current issue of the document into view. */
  onShowPlace: () => void;
  saving: SavingState;
};

/** The list of issues, each to be fixed or passed, and the ways to save it. */
export function IssueList({ engines, doc, screening, screened, ...props }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('document-screener');
  const { announce, next } = useShell();
  const { current, onCurrent, onShowPlace, saving } = props;
  const { findings } = screening;
  const { settled, settle } = screened;
  const rows = useRef<HTMLOListElement>(null);
  useRowInSight(rows, current);
  const isNarrow = useMedia(narrow);
  const [savedKind, setSavedKind] = useState<'list' | 'marked'>('list');

  const count = findings.length;
  const done = Object.keys(settled).length;
  const { name } = doc.file;
  const paged = doc.info ? isPaged(doc.info) : true;
  const report = reportOf({ shared, messages }, { name, paged, screening, settled });
  const save = useReport(engines.office, report, screening);
  const isPdf = doc.info?.kind === 'pdf';
  const marked = isPdf && marksOf(findings).some(({ boxes }) => boxes.length > 0);
  const leftText =
    done === count ? messages.noOpenIssues : formatMessage(messages.openIssues, { count: count - done });
  const open = done < count;
  const editOf = (finding: Finding | undefined) => {
    const place = isPdf && finding ? placeOf(finding) : undefined;
    return place && (() => void carry(editorFor(place), [doc.file], undefined, place));
  };
  const docked = isNarrow && open;
  const issues = formatMessage(messages.issues, { count });
  const figures = formatMessage(done === count ? messages.savedNoneOpen : messages.savedWithOpen, {
    issues,
    count: count - done,
  });

  /** Moves on to the next open issue; its button gets the focus if the pressed one was removed. */
  function settleAt(index: number, to: 'fixed' | 'passed' | undefined) {
    const at = to ? nextOpen(count, settled, index) : index;
    flushSync(() => {
      settle(index, to);
      onCurrent(at);
    });
    const row = rows.current?.children[at];
    const button = row?.querySelector<HTMLElement>(`[data-settle=${to ?? 'fixed'}]`) ?? lastOf(row);
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    // In a narrow window the next issue is in the document above the list, which may be out of sight.
    if (isNarrow && to) scrollWindowTo(rows.current?.closest('section'));
    announce(
      formatMessage(messages.stateAnnounced, {
        count: index + 1,
        state: to ? messages[to] : messages.report.open,
      }),
    );
  }

  if (saving.made) {
    // These tools take PDFs only, and continue with the document: it is edited while issues are open, then signed.
    const carried = isPdf ? [doc.file] : undefined;
    const unneeded = toolHref(open ? 'sign' : 'ai-pdf-editor');
    return (
      <SavedReport
        {...{ saving, carried }}
        next={carried ? next.filter(({ href }) => href !== unneeded) : []}
        finished={saving.made}
        figure={count > 0 ? figures : undefined}
        title={savedKind === 'list' ? messages.listTitle : undefined}
      >
        <ScreenerSaved {...{ screening, settled }} />
      </SavedReport>
    );
  }
  const rowsAndFooter = (
    <>
      {count > 0 ? (
        <ol ref={rows} className={list.list}>
          {findings.map((finding, index) => (
            <ScreenerIssue
              // biome-ignore lint/suspicious/noArrayIndexKey: issues have no id but their index.
              key={index}
              {...{ finding, paged }}
              number={index + 1}
              current={index === current}
              state={settled[index]}
              onShow={() => (index === current ? onShowPlace() : onCurrent(index))}
              docked={docked && index === current}
              onSettle={(to) => settleAt(index, to)}
              onEdit={editOf(finding)}
            />
          ))}
        </ol>
      ) : (
        // In a narrow window the result is above the document.
        <>
          {isNarrow ? null : <NoneFound title={messages.none} text={messages.noneText} wide />}
          {doc.info ? <ScreenerChecks kind={doc.info.kind} /> : null}
        </>
      )}
      <ScreenerFooter
        {...{ findings, settled, current, open, docked, saving, leftText }}
        onSave={() => {
          setSavedKind('list');
          saving.start(save, name);
        }}
        onSettle={settleAt}
        onEdit={editOf(findings[current])}
        onSaveMarked={
          marked
            ? () => {
                setSavedKind('marked');
                saving.start((run) => saveMarked(engines.pdf, messages, doc, findings, run), name);
              }
            : undefined
        }
      />
    </>
  );
  return (
    <>
      <PaneHeader
        optionsPanel
        title={count > 0 ? formatMessage(messages.issues, { count }) : messages.result}
        hiddenOnPhones={count === 0}
        end={count > 0 ? <ScreenerTally {...{ screening, settled }} /> : undefined}
      />
      {/* Beside marks in the document the list is grey; a result without issues has the colour of the tool. */}
      {count > 0 ? (
        <div className={`${neutral.ground} ${styles.ground}`}>{rowsAndFooter}</div>
      ) : (
        rowsAndFooter
      )}
    </>
  );
}

/** The last button of a row; for a settled issue that is Undo. */
const lastOf = (row: Element | undefined) => [...(row?.querySelectorAll('button') ?? [])].at(-1);

/** Most issues in the result panel on screen; in print all are shown. */
const maxShown = 4;

type SavedProps = { screening: Screening; settled: Settled };

type SavedIssueProps = {
  title: string;
  severity: Screening['findings'][number]['severity'];
  state: Settled[number] | undefined;
};

/** Excerpt of the saved list. */
function ScreenerSaved({ screening, settled }: SavedProps) {
  const messages = useMessages('document-screener');
  const { findings } = screening;
  const more = findings.length - maxShown;
  return (
    <>
      <ol className="mt-4.5 mb-2.5 grid gap-2 text-sm/[1.4]">
        {findings.map((finding, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: issues have no id but their index.
            key={index}
            data-more={index < maxShown ? undefined : ''}
            className="grid data-more:hidden print:grid! grid-cols-[auto_minmax(0,1fr)] items-center gap-2.5 wrap-anywhere"
          >
            <Chip look={settled[index] ?? finding.severity} />
            <SavedIssue
              title={shownText(messages, finding).title}
              severity={finding.severity}
              state={settled[index]}
            />
          </li>
        ))}
      </ol>
      {more > 0 ? (
        <p className="print:hidden text-xs">{formatMessage(messages.more, { count: more })}</p>
      ) : null}
    </>
  );
}

/** The title of an issue and, once it is settled, that the visitor settled it: the tool did not check it again. */
function SavedIssue({ title, severity, state }: SavedIssueProps) {
  const messages = useMessages('document-screener');
  return state ? (
    <span>
      <s>{title}</s> <span className="block text-xs">{messages.statesInReport[state]}</span>
    </span>
  ) : (
    <span>
      <span className="sr-only">{messages[severity]}: </span>
      {title}
    </span>
  );
}

/** Address of the editor, or of one of its tasks. */
const toolHref = (slug: 'ai-pdf-editor' | 'redact' | 'sign') =>
  slug === 'ai-pdf-editor' ? toolPath(slug) : taskPath({ tool: 'ai-pdf-editor', slug });

/** Personal data is redacted, anything else is reworded. */
const editorFor = ({ redact }: CarriedPlace) => toolHref(redact ? 'redact' : 'ai-pdf-editor');
