import type { PdfOperations } from 'engines/pdf';
import type { PackedDocument, Screening } from 'engines/text';
import { useMemo } from 'react';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import type { ViewMode } from '../documents/document-controls';
import { DocumentView } from '../documents/document-view';
import { issueSample, Legend, type Meanings } from '../documents/legend';
import type { Zoom } from '../documents/page-zoom';
import { shareOf } from '../documents/share-of';
import { Thumb } from '../documents/thumb';
import type { ChosenDocument } from '../documents/use-documents';
import type { Engine } from '../shell/run-engine';
import { sourceOf } from '../shell/use-chosen-files';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './document-screener.module.css';
import { marksOf, pagesOf, type Settled, tallyOf } from './screener-issues';
import { Chip } from './screener-parts';

type Props = {
  doc: ChosenDocument & { info: PackedDocument };
  screening: Screening;
  settled: Settled;
  pdf: Engine<PdfOperations>;
  viewMode: ViewMode;
  zoom: Zoom;
  current: number;
  onCurrent: (place: number) => void;
};

/** Up to this many issues, once reviewed, leave the list beside the document mostly empty. */
const fewIssues = 4;

/** The document with its issues marked, and the pages that have issues. */
export function ScreenerDocument({ doc, screening, settled, pdf, viewMode, zoom, ...props }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('document-screener');
  const { current, onCurrent } = props;
  const { findings } = screening;
  const marks = useMemo(() => marksOf(findings, settled), [findings, settled]);
  const pages = useMemo(() => pagesOf(findings, settled), [findings, settled]);
  const isReviewed = findings.length > 0 && Object.keys(settled).length === findings.length;
  const drawn = doc.info.kind === 'pdf';
  const draw = (page: number, width: number) => pdf.run('drawPage', { source: sourceOf(doc), page, width });
  const currentPage = findings[current]?.place.page;
  return (
    <>
      <div
        className={styles.document}
        data-view={viewMode}
        data-none={findings.length === 0 || undefined}
        data-few={isReviewed && findings.length <= fewIssues ? '' : undefined}
      >
        {drawn && pages.length > 0 ? (
          <ol className={styles.thumbnailStrip} aria-label={messages.thumbnails}>
            {pages.map(({ page, count, first }) => (
              <li key={page}>
                <button
                  type="button"
                  aria-current={page === currentPage || undefined}
                  onClick={() => onCurrent(first)}
                >
                  <span className={styles.thumb}>
                    <Thumb size={sizeOf(doc, page)} width={76} draw={(width) => draw(page, width)} />
                    {marks.flatMap(({ key, boxes, settled: isSettled }) =>
                      boxes
                        .filter((box) => box.page === page)
                        .map((box) => (
                          <i
                            key={`${key} ${box.x} ${box.y}`}
                            data-settled={isSettled || undefined}
                            style={{ ...shareOf(box, sizeOf(doc, page)), height: undefined }}
                          />
                        )),
                    )}
                  </span>
                  <span>
                    <span>{formatMessage(shared.documentView.page, { page })}</span>{' '}
                    <span>{formatMessage(messages.thumbnailOpen, { count })}</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        ) : null}
        <DocumentView
          messages={shared.documentView}
          label={doc.file.name}
          doc={doc.info}
          marks={marks}
          current={`${current}`}
          width={620}
          draw={viewMode === 'pages' ? draw : undefined}
          isForReading
          keepsTop
          zoom={zoom}
          onPick={(key) => onCurrent(Number(key))}
        />
      </div>
      {marks.length > 0 ? <Legend marks={meaningsOf(messages, screening, settled)} /> : null}
    </>
  );
}

/** Legend of the marks: open issues with their numbers, and resolved ones if there are any. */
const meaningsOf = (
  messages: Messages<'document-screener'>,
  screening: Screening,
  settled: Settled,
): Meanings => {
  const severities = tallyOf(screening, settled).flatMap(({ look, count }) =>
    count > 0 && look !== 'settled' ? [{ sample: <Chip {...{ look }} />, meaning: messages[look] }] : [],
  );
  return [
    ...(severities.length > 0 ? [{ sample: issueSample, meaning: messages.openIssue }, ...severities] : []),
    ...(Object.keys(settled).length > 0
      ? [{ sample: <Chip look="fixed" />, meaning: messages.resolved }]
      : []),
  ];
};

/** Size of a drawn page. */
const sizeOf = ({ info }: { info: PackedDocument }, page: number) => {
  const { width = 595, height = 842 } = info.sheets[page - 1] ?? {};
  return { width, height };
};
