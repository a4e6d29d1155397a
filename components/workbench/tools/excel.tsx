import type { ExcelOperations } from 'engines/excel';
import { stem } from 'engines/pdf/client';
import { useMemo, useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import type { FrameWords } from '@/lib/schema/workbench';
import type { ExcelWords } from '@/lib/schema/works/excel';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import type { Engine } from '../engine/run-engine';
import { fileName } from '../engine/save';
import { askIfLarge, sourceOf, useChosen } from '../engine/use-chosen';
import { useEngine } from '../engine/use-engine';
import { useOneUnlocked } from '../engine/use-one-of';
import { useTrayJob } from '../engine/use-tray';
import { useWanted } from '../engine/use-wanted';
import { DoneBench } from '../parts/done-bench';
import { OneBench } from '../parts/one-bench';
import { StripKeys } from '../parts/strip-keys';
import { useStrip } from '../parts/use-strip';
import type { ToolProps } from '../tool';
import { ExcelChoices, type ExcelPlan } from './excel-choices';
import { ExcelPages } from './excel-pages';
import { ExcelSheets } from './excel-sheets';
import { ownFrame } from './own-frame';
import { usePrinted } from './use-printed';

/** Excel to PDF: prints chosen sheets of a workbook on pages, with a preview before saving. */
export function Excel({ words, files, announce, onUnsaved, ...bench }: ToolProps<'excel'>) {
  const frame = useMemo(() => excelFrame(bench.frame, words), [bench.frame, words]);
  const { engine, fetched } = useEngine(bench.engines, 'excel');
  const reader = useEngine(bench.engines, 'pdf');
  const chosen = useWorkbook(engine, files);
  const { one: book } = chosen;
  const { work, job, tray } = useTrayJob({ frame, files, announce, onUnsaved });
  const [picks, pick] = useState<Readonly<Record<string, readonly number[]>>>({});
  const [plan, change] = useState<ExcelPlan>({
    layout: 'fit',
    paper: 'saved',
    orientation: 'auto',
    grouping: 'indian',
    widen: true,
    headings: true,
    numbered: true,
  });
  const [pressed, press] = useState(false);

  const key = book?.key ?? '';
  const sheets = book?.info ?? [];
  const sheetsIn = picks[key] ?? sheets.flatMap((one) => (one.hidden || one.rows === 0 ? [] : [one.index]));
  const first = stem(book?.file.name ?? '') || words.fileName;
  const { name: typed = first, numbered, ...print } = plan;
  const name = fileName(typed, 'pdf', words.fileName);
  const footer = numbered ? words.footer : '';
  const ready = book?.state === 'ready' && sheetsIn.length > 0;
  const input = ready
    ? { ...print, file: sourceOf(book), sheets: [...sheetsIn], footer, name: first }
    : undefined;
  const printed = usePrinted({ office: engine, pdf: reader.engine }, input);

  const size = fileSize(book?.file.size ?? 0);
  const note = book?.info ? `${say(words.count, { count: sheets.length })} · ${size}` : size;
  const waits = ready ? (printed ? undefined : words.wait) : book?.info ? words.tickOne : frame.reading;

  const laying = book?.state === 'reading' || (ready && !printed);
  const { want } = useWanted(printed?.preview !== undefined, laying, make);

  function make() {
    press(true);
    want(laying);
    if (!book) return tray.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
    if (!input || !printed?.preview) return;
    press(false);
    void work.start((run) => engine.run('convertWorkbook', { ...input, name }, run));
  }

  const onPhone = useMedia(phone);
  const choice = {
    ...{ frame, words, sheets, printed },
    picked: sheetsIn,
    onPick: (sheets: readonly number[]) => pick({ ...picks, [key]: sheets }),
  };
  const strip = useStrip(`${printed?.preview?.key} ${job.state === 'done'}`);
  const pages = (
    <ExcelPages
      {...{ frame, words, printed, strip }}
      waiting={ready ? words.printing : words.tickOne}
      copied={job.state === 'done'}
      draw={(source, page, width) => reader.engine.run('drawPage', { source, page, width })}
    />
  );

  if (job.state === 'done') {
    return (
      <DoneBench
        {...bench}
        {...{ frame, onUnsaved, job }}
        title={say(frame.pages, { count: printed?.sizes.length ?? 0 })}
        note=""
        tray={pages}
        back={words.back}
        onBack={work.reset}
      />
    );
  }
  return (
    <OneBench
      {...{ bench, chosen, work, tray, frame, fetched, note }}
      reading={reader.fetched}
      making={name}
      fault={printed?.fault}
      end={<StripKeys words={frame.strip} strip={strip} of={printed?.sizes.length ?? 0} />}
      foil={
        <ExcelChoices
          {...choice}
          plan={plan}
          apart={onPhone}
          title={name}
          name={typed}
          ready={printed?.preview !== undefined}
          held={pressed && book ? waits : undefined}
          onPlan={change}
          onMake={make}
        />
      }
    >
      {onPhone && job.state !== 'working' ? (
        // On phones the sheets are chosen above the preview.
        <div className="border-b border-carbon-200 px-4 pt-4 pb-2">
          <ExcelSheets {...choice} />
        </div>
      ) : null}
      {pages}
    </OneBench>
  );
}

/** The frame's texts, with overrides for workbooks. */
const excelFrame = (frame: FrameWords, { resave, locked, nothing, ...words }: ExcelWords): FrameWords => ({
  ...ownFrame(frame, words, { password: locked, nothing }),
  ofKind: { 'old-office': resave, opendocument: resave, html: resave },
});

/** The sheets of the chosen workbook. One that is large here is not read before `retry` is called. */
const useWorkbook = (engine: Engine<ExcelOperations>, files: readonly File[]) =>
  useOneUnlocked(
    useChosen(files, async (file, allowed) => {
      askIfLarge(file, allowed);
      return (await engine.run('inspectWorkbook', { file })).sheets;
    }),
  );
