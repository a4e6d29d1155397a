import type { CopiedPassage, PackedDocument } from 'engines/text';
import { type MouseEvent, useMemo, useState } from 'react';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import type { ShownMark } from '../documents/document-marks';
import { DocumentView } from '../documents/document-view';
import { Legend, leftSample, type Meanings, readSample } from '../documents/legend';
import { PaneName } from '../documents/pane-name';
import { useCopyToClipboard } from '../documents/use-copy-to-clipboard';
import { optionsOf, Segments } from '../shell/field';
import { focusHeading, paneOf } from '../shell/pane-focus';
import { useShell } from '../shell/shell-context';
import { Note, NoticeAction } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './plagiarism-screener.module.css';
import { placeText, referenceTo } from './plagiarism-text';
import { type PlagiarismComparison, passageKey } from './use-plagiarism';

type Props = {
  document: PackedDocument;
  /** Sources that were read, in order. */
  sources: readonly PackedDocument[];
  comparison: PlagiarismComparison;
};

/** The document, beside the source of the current passage. */
export function PlagiarismPanes({ document, sources, comparison }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('plagiarism-screener');
  const [side, setSide] = useState<'document' | 'source'>('document');
  const { found, passage } = comparison;
  const marks = useMemo(() => documentMarks(found), [found]);
  const source = passage && sources[passage.source];
  const shownSource = passage?.source;
  const sourceMarks = useMemo(
    () => (found?.passages ?? []).filter(({ source }) => source === shownSource).map(sourceMark),
    [found, shownSource],
  );
  const currentKey = passage && passageKey(passage);
  return (
    <>
      {source ? (
        <div className={styles.sides}>
          <Segments
            hidden
            legend={messages.paneChoice}
            name="side"
            value={side}
            options={optionsOf({
              document: messages.document,
              source: formatMessage(messages.source, { number: (passage?.source ?? 0) + 1 }),
            })}
            onChange={setSide}
          />
        </div>
      ) : null}
      <div className={styles.two} data-side={side} data-alone={source ? undefined : ''}>
        <div className={styles.pane}>
          {found ? (
            <PaneName
              name={document.name}
              note={`${messages.yourDocument}${passage ? ` ·\u00a0${placeText(messages, document, passage.place)}` : ''}`}
              below
            />
          ) : null}
          <DocumentView
            messages={shared.documentView}
            label={formatMessage(messages.view, { file: document.name })}
            doc={document}
            marks={marks}
            current={currentKey}
            isForReading={!source}
            belowMark={
              passage && source ? (
                <PlagiarismCite
                  key={currentKey}
                  {...{ passage, source }}
                  onQuote={() => comparison.quote(passage)}
                />
              ) : null
            }
          />
        </div>
        {passage && source ? (
          <div className={styles.pane}>
            <PaneName
              name={`${passage.source + 1} · ${source.name}`}
              note={`${messages.addedSource} ·\u00a0${placeText(messages, source, passage.from)}`}
              below
            />
            <DocumentView
              key={passage.source}
              messages={shared.documentView}
              label={formatMessage(messages.view, { file: source.name })}
              doc={source}
              marks={sourceMarks}
              current={currentKey}
            />
          </div>
        ) : null}
      </div>
      {marks.length > 0 ? <Legend marks={meaningsOf(messages, marks)} /> : null}
    </>
  );
}

/** What the marks of a document mean. */
const meaningsOf = ({ legend }: Messages<'plagiarism-screener'>, marks: readonly ShownMark[]): Meanings =>
  [
    { look: 'read', sample: readSample, meaning: legend.read },
    { look: 'left', sample: leftSample, meaning: legend.left },
  ].filter(({ look }) => marks.some((mark) => mark.look === look));

/** Mark of a passage in its source. */
const sourceMark = (passage: CopiedPassage): ShownMark => ({
  ...passage.from,
  key: passageKey(passage),
  look: 'read',
});

/** Marks in the document: passages with the numbers of their sources, and excluded text. */
function documentMarks(found: PlagiarismComparison['found']): ShownMark[] {
  const excluded = found?.excludedRuns.filter(({ reason }) => reason === 'quotation') ?? [];
  return [
    ...(found?.passages ?? []).map(
      (passage): ShownMark => ({
        ...passage.place,
        key: passageKey(passage),
        look: 'read',
        number: passage.source + 1,
      }),
    ),
    ...excluded.map(({ place }): ShownMark => ({ ...place, key: `left ${place.from}`, look: 'left' })),
  ];
}

type CiteProps = {
  passage: CopiedPassage;
  source: PackedDocument;
  /** Marks the passage as a quotation. */
  onQuote: () => void;
};

/** Actions for a passage, below it. */
function PlagiarismCite({ passage, source, onQuote }: CiteProps) {
  const { announce } = useShell();
  const messages = useMessages('plagiarism-screener');
  const { state, copy } = useCopyToClipboard();
  const reference = referenceTo(messages, source, passage.from);

  /** The next passage has its own note, so the pressed button is removed. */
  function quote({ currentTarget }: MouseEvent<HTMLElement>) {
    focusHeading(paneOf(currentTarget), { preventScroll: true });
    onQuote();
  }

  return (
    <div className="mt-2.5 mb-3.5">
      <Note title={messages.cite.title}>
        {reference}
        <span className="flex flex-wrap gap-x-4.5">
          <NoticeAction
            onClick={() =>
              void copy(reference).then((isCopied) => isCopied && announce(messages.cite.copied))
            }
          >
            {state === 'copied' ? messages.cite.copied : messages.cite.copy}
          </NoticeAction>
          <NoticeAction onClick={quote}>{messages.cite.quotation}</NoticeAction>
        </span>
        {state === 'refused' ? <span role="alert">{messages.cite.refused}</span> : null}
      </Note>
    </div>
  );
}
