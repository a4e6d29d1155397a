import { useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import type { Messages } from '@/content/messages-type';
import { phone, wide } from '@/lib/breakpoints';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { OnePdf } from '../documents/one-pdf';
import { PageControls } from '../documents/page-controls';
import type { Zoom } from '../documents/page-zoom';
import { PrintAllPagesNote } from '../documents/print-all-pages-note';
import { FaultNotice } from '../shell/fault-notice';
import { toneOf } from '../shell/paper-colours';
import { useShell } from '../shell/shell-context';
import { firstStepsDone } from '../shell/steps';
import { Notice } from '../shell/tool-shell';
import { useDeviceWording } from '../shell/use-device-wording';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { AddLayer } from './add-layer';
import { ChangesLayer } from './changes-layer';
import { copyName } from './copies';
import { EditorOptions } from './editor-options';
import { EditorResult } from './editor-result';
import { LiveWording } from './live-wording';
import { PageView } from './page-view';
import { RedactedLayer, RedactLayer } from './redact-layer';
import { RedactOptions } from './redact-options';
import { RedactResult } from './redact-result';
import { Stepper } from './stepper';
import { type EditorState, useEditor } from './use-editor';
import { unmarkedIn } from './use-found-data';

/** AI PDF Editor: rewords lines in place, fills in fields, redacts. Signing is a job of its own. */
export function AiPdfEditor() {
  const shared = useSharedMessages();
  const messages = useMessages('ai-pdf-editor');
  const shell = useShell();
  const editor = useEditor();
  const [enlarging, setEnlarging] = useState<{ situation: string; to: boolean }>();
  const [zoom, setZoom] = useState<Zoom>('width');
  const { tool, pages, page, number, task, onlyRedacts, chosen, pending, copies, shown } = editor;
  const { shownPage, newWordPlaces, changes } = editor;
  const { engine, pdf, runner } = tool;
  const readPage = page?.fault ? undefined : page;
  const working = runner.job.state === 'working';
  const choosing = !working && !pending;
  const version = shownVersion(editor);
  // Redact PDF has one copy at a time.
  const copyTone = version === 0 ? undefined : toneOf(onlyRedacts ? 0 : version - 1);
  const noLinesNotice = readPage && readPage.lines.length > 0 ? messages.unfitLines : messages.noLines;
  const marking = task === 'redact' && choosing && !editor.done;
  // The places that were redacted are reviewed on the page, before and after the copy is saved.
  const checked = task === 'redact' && (pending !== undefined || editor.done);
  const marks = editor.done ? editor.redacted : editor.redaction.marks;
  // On phones a page first shows its lines at full length. It is enlarged around the chosen lines, or around the mark that
  // the visitor went to.
  const isNear =
    !editor.done &&
    ((choosing && chosen.length > 0) ||
      (task === 'redact' && editor.redaction.isVisited && marks.length > 0));
  const hasMarks = task === 'redact' && marks.length > 0;
  const situation = editor.done ? 'saved' : isNear ? 'near' : checked ? 'checked' : hasMarks ? 'marks' : task;
  const isEnlarged = enlarging?.situation === situation ? enlarging.to : isNear;
  function enlarge(to: boolean) {
    setEnlarging({ situation, to });
    if (to && marking) shell.announce(messages.redaction.enlarged);
  }
  // A press beside the lines discards no typed words.
  function choose(line: number | undefined) {
    if (line !== undefined || editor.unchanged) editor.choose(line);
  }
  const isOffered = editor.isIdle && readPage !== undefined;
  // In narrower windows the title of the sheet below the page says what to choose.
  const isWide = useMedia(wide);
  const toChoose = useDeviceWording(messages.noneText);
  const isPhone = useMedia(phone);
  const hasPlaces = choosing && chosen.length === 0 && changes.places.length > 1;
  const marksHere = marks.filter((mark) => mark.page === number).length;
  const taskStep = {
    words: messages.wordsStep,
    replace: messages.replacing.step,
    add: messages.adding.step,
    fields: messages.fillInFields,
    redact: messages.redaction.step,
  }[task];
  const steps = onlyRedacts
    ? shell.steps
    : task === 'redact'
      ? [messages.firstStep, taskStep, messages.redaction.check]
      : [messages.firstStep, taskStep, messages.lastStep];

  return (
    <OnePdf
      {...{ tool }}
      askedFault={onlyRedacts ? 'undecided-files' : undefined}
      jobTitle={onlyRedacts ? messages.redaction.making : copyName(messages, copies.copies.length + 1)}
      shell={{
        steps,
        completedSteps: firstStepsDone(stepsDone(editor, steps.length)),
        done: editor.done,
        unsaved: shell.unsaved,
        copyTone,
      }}
      {...headOf(shared, messages, editor)}
      // On a phone the stepper of the changes leaves no room for the file’s size.
      {...(hasPlaces && isPhone && { note: formatMessage(shared.pages, { count: pages }) })}
      ownRow={hasPlaces}
      copied={version > 0 ? { tone: copyTone } : undefined}
      end={
        <PageControls
          messages={messages}
          firstButtons={
            hasPlaces ? (
              <Stepper
                messages={messages.changed}
                position={changes.at}
                total={changes.places.length}
                onGo={changes.go}
                name={messages.changed.name}
              />
            ) : undefined
          }
          page={number}
          total={pages}
          disabled={working || (pending !== undefined && task === 'words')}
          onPage={editor.goTo}
          enlarging={
            readPage && !working
              ? { messages: messages.redaction, isEnlarged, onEnlarge: enlarge }
              : undefined
          }
          zooming={
            readPage && !working ? { zoom, size: readPage, onZoom: setZoom, fits: 'width' } : undefined
          }
        />
      }
      optionsPanel={
        <div data-steady="page" className="contents">
          <Panel {...{ editor }} />
        </div>
      }
    >
      {pages > 1 ? <PrintAllPagesNote /> : null}
      {page?.fault ? <FaultNotice fault={page.fault} file={pdf?.file.name} /> : null}
      {readPage &&
      editor.wordless &&
      (task === 'words' || task === 'fields') &&
      !pending &&
      !copies.current ? (
        <Notice title={noLinesNotice.title} text={noLinesNotice.text} />
      ) : null}
      <PageView
        {...{ page, chosen }}
        label={formatMessage(shared.documentView.page, { page: number })}
        changed={editor.changed}
        isOffered={isOffered}
        hint={
          isOffered && isWide ? (
            <>
              {toChoose}
              <span data-keys="">{messages.noneKeys}</span>
            </>
          ) : undefined
        }
        zoom={zoom}
        isEnlarged={isEnlarged}
        isCopy={version > 0}
        copyTone={copyTone}
        isShort={editor.isFlat}
        drawing={`${shown?.key} ${number} ${pdf?.key}`}
        draw={(width) =>
          shown
            ? engine.run('drawPage', { source: shown, page: number, width })
            : Promise.reject(new Error('no file'))
        }
        onChoose={task === 'words' && choosing ? choose : undefined}
      >
        {task === 'add' && choosing && readPage ? (
          <AddLayer page={readPage} additions={editor.additions} />
        ) : null}
        {choosing && readPage && editor.typed ? (
          <LiveWording page={readPage} {...editor.typed} isModels={editor.isModels} />
        ) : null}
        {shownPage && !working && (pending || chosen.length === 0) ? (
          <ChangesLayer
            page={shownPage}
            places={newWordPlaces}
            current={hasPlaces ? changes.current : undefined}
            visits={changes.visits}
          />
        ) : null}
        {marking && readPage ? (
          <RedactLayer
            page={readPage}
            label={formatMessage(messages.redaction.layer, { count: marksHere })}
            marks={marks}
            current={editor.redaction.current}
            visits={editor.redaction.visits}
            suggested={
              onlyRedacts ? unmarkedIn(editor.data.found, marks).flatMap(({ marks }) => marks) : undefined
            }
            onPress={(point, reach) => editor.redaction.press(point, reach)}
            onEnlarge={isPhone && !isEnlarged ? () => enlarge(true) : undefined}
            onArea={editor.redaction.area}
          />
        ) : null}
        {checked && readPage && marksHere > 0 ? (
          <RedactedLayer
            key={number}
            page={readPage}
            label={formatMessage(messages.redaction.redacted, { count: marksHere })}
            marks={marks}
            current={editor.onlyRedacts && pending && marks.length > 1 ? editor.redaction.current : undefined}
            visits={editor.redaction.visits}
          />
        ) : null}
      </PageView>
    </OnePdf>
  );
}

function Panel({ editor }: { editor: EditorState }) {
  if (editor.onlyRedacts) {
    return editor.done ? <RedactResult {...{ editor }} /> : <RedactOptions {...{ editor }} />;
  }
  return editor.done ? <EditorResult {...{ editor }} /> : <EditorOptions {...{ editor }} />;
}

/**
 * The number of steps that are done: all once the copy is saved; after a change is applied, all but the last.
 */
export function stepsDone(
  {
    pages,
    done,
    pending,
    chosen,
    task,
    onlyRedacts,
    copies,
    saved,
  }: Pick<EditorState, 'pages' | 'done' | 'pending' | 'chosen' | 'task' | 'onlyRedacts' | 'copies' | 'saved'>,
  steps: number,
): number {
  if (done) return steps;
  if (onlyRedacts) return pending ? 1 : 0;
  if (pages === 0) return 0;
  if (pending) return task === 'redact' ? 2 : 1;
  return task === 'words' && chosen.length === 0 && copies.current && !saved ? steps - 1 : 1;
}

/** Number of the version on the page, 0 for the original; a change that is not accepted yet is the next copy. */
const shownVersion = ({ pending, copies }: EditorState): number =>
  pending ? copies.copies.length + 1 : copies.version;

/** Heading of the page while a copy is shown. */
function headOf(shared: SharedMessages, messages: Messages<'ai-pdf-editor'>, editor: EditorState) {
  const { tool, shown, onlyRedacts, done, name } = editor;
  const version = shownVersion(editor);
  if (version === 0) return {};
  return {
    // A saved copy is named by its file.
    title:
      onlyRedacts || done
        ? name
        : formatMessage(messages.copyOf, {
            copy: copyName(messages, version),
            file: tool.pdf?.file.name ?? '',
          }),
    note: `${formatMessage(shared.pages, { count: tool.pages })} · ${fileSize(shown?.blob.size ?? 0)}`,
  };
}
