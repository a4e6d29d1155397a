import type { ExcelOperations, SheetInfo } from 'engines/excel';
import { stem } from 'engines/pdf/client';
import { useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import type { Messages } from '@/content/messages-type';
import { narrow, phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { ThumbnailStripControls } from '../documents/thumbnail-strip-controls';
import { useThumbnailStrip } from '../documents/use-thumbnail-strip';
import { JobStart } from '../shell/job-start';
import { More } from '../shell/more';
import { ResultPanel } from '../shell/result';
import { ResultShell } from '../shell/result-shell';
import type { Engine } from '../shell/run-engine';
import { fileName } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { SingleFileTool } from '../shell/single-file-tool';
import { askIfLarge, sourceOf, useChosenFiles } from '../shell/use-chosen-files';
import { useEngine } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useRequestedStart } from '../shell/use-requested-start';
import { useSingleFile } from '../shell/use-single-file';
import { useToolJob } from '../shell/use-tool-job';
import { ExcelOptions, type ExcelPlan } from './excel-options';
import { ExcelPages } from './excel-pages';
import { ExcelSheets } from './excel-sheets';
import styles from './excel-to-pdf.module.css';
import { usePrinted } from './use-printed';

/** Excel to PDF: prints chosen sheets of a workbook on pages, with a preview before saving. */
export function ExcelToPdf() {
  const { files } = useShell();
  const shared = useSharedMessages();
  const messages = useMessages('excel-to-pdf');

  const { engine, fetched } = useEngine('excel');
  const reader = useEngine('pdf');
  const chosen = useWorkbook(engine, files);
  const { current: book } = chosen;
  const { runner, job, documentPane } = useToolJob();
  const [picks, setPicks] = useState<Readonly<Record<string, readonly number[]>>>({});
  const [plan, setPlan] = useState<ExcelPlan>({
    layout: 'fit',
    paper: 'saved',
    orientation: 'auto',
    grouping: 'indian',
    widen: true,
    headings: true,
    numbered: true,
  });
  const [pressed, setPressed] = useState(false);

  const key = book?.key ?? '';
  const sheets = book?.info ?? [];
  const pickedSheets =
    picks[key] ??
    sheets.flatMap((sheet) => (sheet.hidden || sheet.rows + sheet.drawings === 0 ? [] : [sheet.index]));
  const defaultName = stem(book?.file.name ?? '') || messages.fileName;
  const { name: typed = defaultName, numbered, ...print } = plan;
  const name = fileName(typed, 'pdf', messages.fileName);
  const footer = numbered ? messages.footer : '';
  const ready = book?.state === 'ready' && pickedSheets.length > 0;
  const input = ready
    ? { ...print, file: sourceOf(book), sheets: [...pickedSheets], footer, name: defaultName }
    : undefined;
  const { printed, reprint } = usePrinted({ office: engine, pdf: reader.engine }, input);

  const size = fileSize(book?.file.size ?? 0);
  const note = book?.info ? `${formatMessage(messages.count, { count: sheets.length })} · ${size}` : size;
  const waitReason = ready
    ? printed
      ? undefined
      : messages.wait
    : book?.info
      ? messages.tickOne
      : shared.reading;

  const isLayingOut = book?.state === 'reading' || (ready && !printed);
  const { request } = useRequestedStart(printed?.preview !== undefined, isLayingOut, make);

  function make() {
    setPressed(true);
    request(isLayingOut);
    if (!book) return documentPane.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
    if (!input || !printed?.preview) return;
    setPressed(false);
    void runner.start((run) => engine.run('convertWorkbook', { ...input, name }, run));
  }

  const isPhone = useMedia(phone);
  const isNarrow = useMedia(narrow);
  const choice = {
    ...{ shared, messages, sheets, printed },
    picked: pickedSheets,
    onPick: (sheets: readonly number[]) => setPicks({ ...picks, [key]: sheets }),
  };
  const thumbnailStrip = useThumbnailStrip(`${printed?.preview?.key} ${job.state === 'done'}`);
  const pages = (
    <ExcelPages
      {...{ printed, thumbnailStrip }}
      waiting={ready ? messages.printing : messages.tickOne}
      isResult={job.state === 'done'}
      isListed={!isNarrow && job.state === 'idle'}
      draw={(source, page, width) => reader.engine.run('drawPage', { source, page, width })}
    />
  );

  if (job.state === 'done') {
    return (
      <ResultShell
        job={job}
        title={formatMessage(shared.pages, { count: printed?.sizes.length ?? 0 })}
        note=""
        documentPane={pages}
        back={messages.back}
        onBack={runner.reset}
        optionsPanel={<ResultPanel {...job.outcome} seconds={job.seconds} />}
      />
    );
  }
  return (
    <SingleFileTool
      {...{ chosen, runner, documentPane, fetched, note }}
      isSteady
      reading={reader.fetched}
      jobTitle={name}
      fault={printed?.fault}
      onRetry={reprint}
      end={
        <ThumbnailStripControls
          hiddenOnPhones
          thumbnailStrip={thumbnailStrip}
          total={printed?.sizes.length ?? 0}
        />
      }
      optionsPanel={
        <JobStart
          value={{
            ready: printed?.preview !== undefined,
            disabledReason: pressed && book ? waitReason : undefined,
            onStart: make,
          }}
        >
          <ExcelOptions
            {...choice}
            plan={plan}
            apart={isPhone}
            isListed={isNarrow}
            title={name}
            name={typed}
            onPlan={setPlan}
          />
        </JobStart>
      }
    >
      {isPhone && job.state !== 'working' ? (
        // On phones the sheets are chosen above the preview.
        <div className="border-b border-carbon-200 px-4 pt-2 pb-1">
          {sheets.length > maxListed ? (
            <More label={countedSheets(messages, sheets, pickedSheets)}>
              <ExcelSheets {...choice} />
            </More>
          ) : (
            <div className={styles.lines}>
              <ExcelSheets {...choice} />
            </div>
          )}
        </div>
      ) : null}
      {pages}
    </SingleFileTool>
  );
}

/** On phones, more sheets are in a closed list: the preview needs the room. */
const maxListed = 3;

/** How many sheets are printed and, if some are not, the name of the first of these. */
function countedSheets(
  messages: Messages<'excel-to-pdf'>,
  sheets: readonly SheetInfo[],
  picked: readonly number[],
): string {
  const { length: of } = sheets;
  const [first, ...others] = sheets.filter(({ index }) => !picked.includes(index));
  if (!first || picked.length === 0) return formatMessage(messages.sheetCount, { count: picked.length, of });
  const values = { of, picked: picked.length, sheet: first.name, others: others.length };
  return formatMessage(messages.sheetsWithout, { count: others.length + 1, ...values });
}

/** The sheets of the chosen workbook. One that is large here is not read before `retry` is called. */
const useWorkbook = (engine: Engine<ExcelOperations>, files: readonly File[]) =>
  useSingleFile(
    useChosenFiles(files, async (file, allowed) => {
      askIfLarge(file, allowed);
      return (await engine.run('inspectWorkbook', { file })).sheets;
    }),
  );
