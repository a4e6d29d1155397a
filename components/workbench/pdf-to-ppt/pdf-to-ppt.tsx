import { stem } from 'engines/pdf/client';
import { useCallback, useEffect, useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import type { DrawPage } from '../documents/grid-page';
import { PdfPagesTool } from '../documents/pdf-tool';
import { PrintedPages } from '../documents/printed-pages';
import { usePdfTool } from '../documents/use-pdf-tool';
import { usePrepared } from '../documents/use-prepared';
import { useTicked } from '../documents/use-ticked';
import { JobStart } from '../shell/job-start';
import { ResultPanel } from '../shell/result';
import { ResultShell } from '../shell/result-shell';
import { fileName } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { sourceOf } from '../shell/use-chosen-files';
import { useEngine } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { SlidePreview } from './slide-preview';
import { type SlidesChoice, SlidesOptions } from './slides-options';
import { SlidesPages } from './slides-pages';
import { useSlidePlans } from './use-slide-plans';

/** PDF To PPT: each ticked page becomes a slide. */
export function PdfToPpt() {
  const shared = useSharedMessages();
  const messages = useMessages('pdf-to-ppt');

  const { announce } = useShell();
  const tool = usePdfTool();
  const { engine, fetched } = useEngine('powerpoint');
  const { pdf, pages, runner, draw } = tool;
  const ticked = useTicked(tool);
  const prepared = usePrepared(engine, true);
  // Once a page is drawn, everything that the job needs is loaded.
  const drawPrepared: DrawPage = useCallback(
    (...page) => Promise.resolve(prepared.current).then(() => draw(...page)),
    [draw, prepared],
  );
  const [choice, setChoice] = useState<SlidesChoice>({ notes: true, shape: 'page' });
  const [disabledReason, setDisabledReason] = useState<string>();
  const [slideIndex, setSlideIndex] = useState(0);

  const preview = { ...tool, draw: drawPrepared, fetched: tool.fetched ?? fetched };
  const defaultName = stem(pdf?.file.name ?? '');
  const { name: typedName = defaultName, notes, shape } = choice;
  const name = fileName(typedName, 'pptx', defaultName);
  const sizes = pdf?.info?.sizes ?? [];
  const { inFileOrder: selectedPages } = ticked;
  const count = selectedPages.length;
  const place = Math.max(0, Math.min(slideIndex, count - 1));
  const { plan, contents, failed } = useSlidePlans(engine, {
    file: pdf && sourceOf(pdf),
    pages: pages > 0 ? selectedPages : [],
    visiblePage: pages > 0 ? selectedPages[place] : undefined,
    hold: runner.job.state === 'working',
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when the pages have changed.
  useEffect(() => {
    setDisabledReason(undefined);
    if (pages > 0) announce(formatMessage(messages.title, { count }));
  }, [ticked.value]);

  function make() {
    if (tool.focusFault()) return setDisabledReason(undefined);
    setDisabledReason(count > 0 ? undefined : messages.tickOne);
    if (!pdf || count === 0) return tool.focusPagesField();
    const input = { file: sourceOf(pdf), pages: selectedPages, notes, shape, name };
    void runner.start((run) => engine.run('toSlides', input, run));
  }

  const { job } = runner;
  if (job.state === 'done') {
    return (
      <ResultShell
        job={job}
        title={formatMessage(messages.title, { count })}
        note=""
        back={messages.back}
        onBack={runner.reset}
        documentPane={
          <PrintedPages
            messages={shared.enlarge}
            label={formatMessage(messages.title, { count })}
            caption={(number) => formatMessage(messages.preview.title, { count: number })}
            placeholder={(number) => formatMessage(messages.preview.drawingSlide, { count: number })}
            source={`${pdf?.key} ${shape}`}
            sizes={selectedPages.map((page) =>
              shape === 'wide' ? widescreen : (sizes[page - 1] ?? widescreen),
            )}
            isOutput
            keepsColours
            columns="two"
            draw={(number, width) => drawPrepared(selectedPages[number - 1] ?? 1, 0, width)}
          />
        }
        optionsPanel={<ResultPanel {...job.outcome} seconds={job.seconds} carried={pdf && [pdf.file]} />}
      />
    );
  }
  return (
    <PdfPagesTool
      tool={preview}
      jobTitle={name}
      undo={ticked.undo}
      smaller={undefined}
      optionsPanel={
        <JobStart value={{ ready: count > 0, disabledReason, onStart: make }}>
          <SlidesOptions
            {...{ tool, choice, ticked }}
            contents={failed ? undefined : contents}
            name={typedName}
            onChoose={setChoice}
          />
        </JobStart>
      }
    >
      <SlidesPages {...{ ticked }} tool={preview} visiblePage={selectedPages[place]} onShow={setSlideIndex}>
        <SlidePreview
          {...{ place, shape, plan, failed }}
          messages={messages.preview}
          pages={selectedPages}
          size={sizes[(selectedPages[place] ?? 1) - 1]}
          draw={drawPrepared}
          onPlace={setSlideIndex}
        />
      </SlidesPages>
    </PdfPagesTool>
  );
}

/** A slide of 16 : 9, in points. */
const widescreen = { width: 960, height: 540 };
