import type { PdfOperations, PictureFormat } from 'engines/pdf';
import { pictureName, stem } from 'engines/pdf/client';
import { useEffect, useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { PdfPagesResult, PdfPagesTool } from '../documents/pdf-tool';
import { TickedPages } from '../documents/ticked-pages';
import { usePdfTool } from '../documents/use-pdf-tool';
import type { Pdf } from '../documents/use-pdfs';
import { useTicked } from '../documents/use-ticked';
import { JobStart } from '../shell/job-start';
import { ResultFiles } from '../shell/result-files';
import type { Engine } from '../shell/run-engine';
import { blobOf, nameWith } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { useAnswer } from '../shell/use-answer';
import { sourceOf } from '../shell/use-chosen-files';
import { useMessages } from '../shell/use-messages';
import { type PictureChoice, PicturesOptions, pictureDots } from './pictures-options';

/** PDF to Image: each ticked page becomes a picture. */
export function PdfToImage() {
  const messages = useMessages('pdf-to-image');
  const { announce } = useShell();
  const tool = usePdfTool();
  const { engine, pdf, pages, runner } = tool;
  const ticked = useTicked(tool);
  const [choice, setChoice] = useState<PictureChoice>({ format: 'jpg', dpi: 150 });
  const [disabledReason, setDisabledReason] = useState<string>();

  const file = pdf?.file.name ?? '';
  const sizes = pdf?.info?.sizes ?? [];
  const { inFileOrder: selectedPages } = ticked;
  const count = selectedPages.length;
  const zip = nameWith(messages.zip, stem(file), 'zip', stem(file));

  const idle = runner.job.state === 'idle';
  const pixelsOf = (page: number) => {
    const { width, height } = pictureDots(sizes[page - 1] ?? { width: 1, height: 1 }, choice);
    return width * height;
  };
  const pixels = (pages: readonly number[]) => pages.reduce((sum, page) => sum + pixelsOf(page), 0);
  const samples = samplesOf(selectedPages);
  const sampleBytes = useSampleBytes(engine, pdf, idle ? samples : [], choice);
  const bytes = sampleBytes && (sampleBytes * pixels(selectedPages)) / pixels(samples);

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when the pages have changed.
  useEffect(() => {
    setDisabledReason(undefined);
    if (pages > 0) announce(formatMessage(messages.title, { count }));
  }, [ticked.value]);

  function make(pageNumbers: readonly number[]) {
    if (tool.focusFault()) return setDisabledReason(undefined);
    setDisabledReason(count > 0 ? undefined : messages.tickOne);
    if (!pdf || count === 0) return tool.focusPagesField();
    const input = { source: sourceOf(pdf), pages: [...pageNumbers], ...choice };
    void runner.start((run) => engine.run('drawPictures', input, run));
  }

  // Half of the selected pages; none if only one is selected.
  const half = selectedPages.slice(0, count / 2);
  function makeHalf() {
    ticked.choose(half);
    make(half);
  }

  function dimensionsOf(page: number | undefined, reduced: readonly number[]): string {
    const size = page === undefined ? undefined : sizes[page - 1];
    if (!size) return '';
    const { width, height, limit } = pictureDots(size, choice);
    // A picture that came out cropped was made again, smaller than planned.
    if (page !== undefined && !limit && reduced.includes(page)) return '';
    return formatMessage(messages.pixels, { width, height });
  }
  const title = formatMessage(messages.title, { count });
  const { job } = runner;
  if (job.state === 'done') {
    const { files, facts } = job.outcome;
    // A page that cannot be read has no picture.
    const pagesOf = (...names: string[]) =>
      facts.flatMap(({ fact, pages = [] }) => (names.includes(fact) ? pages : []));
    const [missing, reduced] = [pagesOf('pages'), pagesOf('smaller-canvas')];
    const drawnPages = selectedPages.filter((page) => !missing.includes(page));
    return (
      <PdfPagesResult
        {...{ job, tool, zip }}
        title={formatMessage(messages.title, { count: files.length })}
        note={formatMessage(messages.pagesConverted, { count: files.length, of: pages })}
        back={messages.back}
        copied={drawnPages.map((page) => ({
          page,
          size: sizes[page - 1],
          caption: `${page}`,
          plain: true,
        }))}
      >
        {files.length > 1 ? (
          <ResultFiles files={files} note={(index) => dimensionsOf(drawnPages[index], reduced)} />
        ) : null}
      </PdfPagesResult>
    );
  }
  return (
    <PdfPagesTool
      tool={tool}
      jobTitle={title}
      undo={ticked.undo}
      smaller={{ pages: half, start: makeHalf }}
      optionsPanel={
        <JobStart value={{ ready: count > 0, disabledReason, onStart: () => make(selectedPages) }}>
          <PicturesOptions
            {...{ choice, zip, bytes }}
            onChoose={setChoice}
            size={sizes[(selectedPages[0] ?? 1) - 1]}
            names={selectedPages.map((page) => pictureName(stem(file), page, pages, choice.format))}
          />
        </JobStart>
      }
    >
      <TickedPages {...{ messages, tool, ticked }} />
    </PdfPagesTool>
  );
}

/** Milliseconds without another choice before the size is measured; the pages are drawn meanwhile. */
const ESTIMATE_DELAY = 700;

/** Number of pages from which the total size is estimated: a cover may have a tenth of the bytes of a page of text. */
const SAMPLES = 4;

/** At most `SAMPLES` of the pages, evenly spread. */
const samplesOf = (pages: readonly number[]): readonly number[] =>
  pages.length <= SAMPLES
    ? pages
    : Array.from({ length: SAMPLES }, (_, index) =>
        // In the middle of each quarter, because the first and the last page are the least usual.
        Math.floor(((index + 0.5) * pages.length) / SAMPLES),
      ).flatMap((index) => pages[index] ?? []);

/**
 * Size in bytes of the pictures of some pages, made to measure it: it cannot be predicted per format.
 *
 * @param pages the pages to measure; none while the engine is busy
 */
function useSampleBytes(
  engine: Engine<PdfOperations>,
  pdf: Pdf | undefined,
  pages: readonly number[],
  choice: { format: PictureFormat; dpi: number },
): number | undefined {
  const { format, dpi } = choice;
  const { answer } = useAnswer(
    pdf && pages.length > 0 ? `${pdf.key} ${pages.join(' ')} ${format} ${dpi}` : undefined,
    async (_, signal) => {
      if (!pdf) throw new Error('no file');
      let bytes = 0;
      // Page by page, so that a job that is started meanwhile waits for one picture at most.
      for (const page of pages) {
        signal.throwIfAborted();
        const input = { source: sourceOf(pdf), pages: [page], format, dpi };
        const [file] = (await engine.run('drawPictures', input)).files;
        bytes += file ? blobOf(file).size : 0;
      }
      return bytes;
    },
    ESTIMATE_DELAY,
  );
  return answer;
}
