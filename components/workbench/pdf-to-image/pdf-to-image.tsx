import type { Outcome } from 'engines';
import type { PdfOperations, PictureFormat } from 'engines/pdf';
import { pictureName, stem } from 'engines/pdf/client';
import { useEffect, useRef, useState } from 'react';
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
  // A page that cannot be read has no picture.
  const readablePages = selectedPages.filter((page) => !pdf?.info?.repaired?.lost.includes(page));
  const sample = useSample(engine, pdf, idle ? samplesOf(readablePages) : [], choice);
  const drawablePages = readablePages.filter((page) => !sample?.failed.includes(page));
  const bytes = sample && (sample.bytes * pixels(drawablePages)) / pixels(sample.pages);

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

  const title = formatMessage(messages.title, { count });
  const { job } = runner;
  if (job.state === 'done') {
    const { files, facts } = job.outcome;
    // A page that cannot be read has no picture.
    const missing = facts.flatMap(({ fact, pages = [] }) => (fact === 'pages' ? pages : []));
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
          keepsColours: true,
        }))}
      >
        {files.length > 1 ? (
          <ResultFiles
            files={files}
            note={(index) => {
              const pixels = files[index]?.pixels;
              return pixels ? formatMessage(messages.pixels, pixels) : '';
            }}
          />
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

/** Measured pages, those of which no picture can be made, and the size in bytes of the pictures of the others. */
type Sample = { pages: number[]; failed: number[]; bytes: number };

const sizeOf = ({ files }: Outcome) => files.reduce((sum, file) => sum + blobOf(file).size, 0);

/**
 * The size in bytes of the pictures of some pages, made to measure it: it cannot be predicted per format.
 *
 * @param pages the pages to measure; none while the engine is busy
 */
function useSample(
  engine: Engine<PdfOperations>,
  pdf: Pdf | undefined,
  pages: readonly number[],
  choice: { format: PictureFormat; dpi: number },
): Sample | undefined {
  const { format, dpi } = choice;
  // Sizes by file, page and choice: a change of the ticked pages measures only those that are new.
  const measured = useRef(new Map<string, number>());
  const { answer } = useAnswer(
    pdf && pages.length > 0 ? `${pdf.key} ${pages.join(' ')} ${format} ${dpi}` : undefined,
    async (_, signal) => {
      if (!pdf) throw new Error('no file');
      const sample: Sample = { pages: [], failed: [], bytes: 0 };
      let fault: unknown;
      // Page by page, so that a job that is started meanwhile waits for one picture at most.
      for (const page of pages) {
        signal.throwIfAborted();
        const key = `${pdf.key} ${page} ${format} ${dpi}`;
        const input = { source: sourceOf(pdf), pages: [page], format, dpi };
        try {
          const bytes = measured.current.get(key) ?? sizeOf(await engine.run('drawPictures', input));
          measured.current.set(key, bytes);
          sample.pages.push(page);
          sample.bytes += bytes;
        } catch (error) {
          fault = error;
          sample.failed.push(page);
        }
      }
      if (sample.pages.length === 0) throw fault;
      return sample;
    },
    ESTIMATE_DELAY,
  );
  return answer;
}
