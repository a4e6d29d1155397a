import { type ReactNode, type RefObject, useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import { narrow, phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { DocumentControls, type ViewMode } from '../documents/document-controls';
import { isPaged } from '../documents/document-marks';
import { NoneFound } from '../documents/none-found';
import type { Zoom } from '../documents/page-zoom';
import { Pager } from '../documents/pager';
import type { ChosenDocument, useDocuments } from '../documents/use-documents';
import { usePageInView } from '../documents/use-page-in-view';
import { AddFiles } from '../shell/add-files';
import { FaultNotice } from '../shell/fault-notice';
import { hasPasswordForm, Password } from '../shell/password';
import { RefusedFiles } from '../shell/refused-files';
import { Notice, NoticeAction, PaneHeader } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { Waiting } from '../shell/waiting';
import { ScreenerChecks } from './screener-parts';
import { uncheckedOf } from './screener-report';
import type { Screened } from './use-screening';

type Props = {
  chosen: ReturnType<typeof useDocuments>;
  usable: readonly ChosenDocument[];
  doc: ChosenDocument | undefined;
  screened: Screened;
  /** Shown until the document is screened. */
  waiting: ReactNode;
  /** Element that contains the document. */
  within: RefObject<HTMLElement | null>;
  /** A file whose reading was cancelled, and the action that resumes it. */
  cancelled: File | undefined;
  onAgain: (file: File) => void;
  onOpen: (key: string) => void;
  current: number;
  onCurrent: (place: number) => void;
  /** Renders the document once it was screened. */
  children: (viewMode: ViewMode, zoom: Zoom) => ReactNode;
};

/** Default view: text on a phone, where drawn pages would be too small to read. */
const defaultViewMode = (): ViewMode => (globalThis.matchMedia?.(phone).matches ? 'text' : 'pages');

/** The document to screen: its state, unreadable files, and further files that wait. */
export function ScreenerFile({ chosen, usable, doc, screened, waiting, within, ...props }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('document-screener');
  const { cancelled, onAgain, onOpen, current, onCurrent, children } = props;
  const { runner, screening } = screened;
  const [viewMode, setViewMode] = useState(defaultViewMode);
  const [zoom, setZoom] = useState<Zoom>(0);
  const count = screening?.findings.length ?? 0;
  // Without issues, the pager steps through the pages of a long document.
  const pages = screening && count === 0 && doc?.info && isPaged(doc.info) ? doc.info.sheets.length : 0;
  const inView = usePageInView(within, pages, viewMode);
  const { job } = runner;
  const isPhone = useMedia(phone);
  const isNarrow = useMedia(narrow);
  // A scan has no text and is not a usable document, but the heading shows its name.
  const scan = chosen.documents.find(({ fault }) => fault?.code === 'no-text');
  const isDrawn = viewMode === 'pages' && doc?.info?.kind === 'pdf';
  const notes = doc
    ? [
        doc.state === 'locked' ? shared.locked : '',
        doc.info && isPaged(doc.info) ? formatMessage(shared.pages, { count: doc.info.sheets.length }) : '',
        fileSize(doc.file.size),
      ].filter(Boolean)
    : [];
  return (
    <>
      <PaneHeader
        title={doc?.file.name ?? scan?.file.name ?? shared.noneOpen}
        ownRow={screening !== undefined}
        // On a phone only the first note fits beside the buttons.
        note={(isPhone && screening ? notes.slice(0, 1) : notes).join(' · ')}
        end={
          screening ? (
            <DocumentControls
              viewMode={viewMode}
              onViewMode={doc?.info?.kind === 'pdf' ? setViewMode : undefined}
              // On tablets the whole page fits, and the file's name needs the room.
              zooming={isDrawn && (isPhone || !isNarrow) ? { zoom, onZoom: setZoom } : undefined}
            >
              {count > 0 ? (
                <Pager messages={messages} place={current} total={count} onPlace={onCurrent} />
              ) : pages > 1 ? (
                <Pager
                  messages={{ ...shared.enlarge, position: messages.pagePosition }}
                  place={inView.page - 1}
                  total={pages}
                  onPlace={(place) => inView.goTo(place + 1)}
                />
              ) : null}
            </DocumentControls>
          ) : undefined
        }
      />
      {job.state === 'idle' && job.fault ? <FaultNotice fault={job.fault} file={doc?.file.name} /> : null}
      {cancelled && !doc ? (
        <Notice title={shared.cancelled}>
          <NoticeAction onClick={() => onAgain(cancelled)}>{shared.retry}</NoticeAction>
        </Notice>
      ) : null}
      <RefusedFiles files={chosen.documents} onRetry={chosen.retry} onRemove={chosen.remove} />
      <Waiting {...{ onOpen }} files={usable.filter((other) => other !== doc)} onRemove={chosen.remove} />
      {screening ? uncheckedOf(messages, screening).map((text) => <Notice key={text} title={text} />) : null}
      {hasPasswordForm(doc) ? (
        <div className="px-(--side-padding) py-4 text-(length:--text-sm) text-carbon-850">
          <Password key={doc.key} chosen={doc} onUnlock={chosen.unlock} />
        </div>
      ) : null}
      {doc && !screening && (doc.state === 'reading' || job.state === 'working') ? waiting : null}
      {screening && count === 0 && isNarrow ? (
        <NoneFound title={messages.none} text={messages.noneText} wide>
          {isPhone && doc?.info ? <ScreenerChecks kind={doc.info.kind} folded /> : null}
        </NoneFound>
      ) : null}
      {children(viewMode, zoom)}
      {job.state === 'working' || doc?.state === 'reading' || screening ? null : (
        <AddFiles multiple={false} label={shared.another} />
      )}
    </>
  );
}
