import type { SplitPart } from 'engines/pdf';
import { rangeText, stem } from 'engines/pdf/client';
import { useEffect, useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import pageStyles from '../documents/page-actions.module.css';
import { PdfPagesResult, PdfPagesTool } from '../documents/pdf-tool';
import { RangeField } from '../documents/range-field';
import { usePdfTool } from '../documents/use-pdf-tool';
import { JobStart } from '../shell/job-start';
import { toneOf } from '../shell/paper-colours';
import { ResultFiles } from '../shell/result-files';
import { nameWith } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { sourceOf } from '../shell/use-chosen-files';
import { useHistory } from '../shell/use-history';
import { copiedCount } from '../shell/use-job';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { SplitMethods } from './split-methods';
import { SplitOptions } from './split-options';
import { PartsMade } from './split-parts';
import { cutsOf, distinctSorted, madeOf, noCuts, partsOf, spanText, withValidNames } from './split-plan';
import { SplitPoints } from './split-points';

/** Split PDF: makes a file of the pages between cuts, or of each range; or extracts pages into one file. */
export function SplitPdf() {
  const shared = useSharedMessages();
  const messages = useMessages('split-pdf');
  const { announce } = useShell();
  const tool = usePdfTool();
  const { engine, pdf, pages, runner, draw } = tool;
  const { value: plan, set, undo, canUndo } = useHistory(pages > 0 ? pdf?.key : undefined, noCuts);
  const [disabledReason, setDisabledReason] = useState<string>();
  // The parts of the last job: all, or those of a smaller one after a lack of memory.
  const [started, setStarted] = useState<readonly SplitPart[]>([]);

  const file = pdf?.file.name ?? '';
  const { cuts, ranges, extract, names } = plan;
  const parts = partsOf(plan, file, pages, messages.partFile);
  const sizes = pdf?.info?.sizes ?? [];
  const isCut = !ranges && !extract;
  const unreadable = pdf?.info?.repaired?.lost ?? [];
  const ready = pages > 0 && (isCut ? cuts.length > 0 : parts.length > 0);
  const uncut = isCut && cuts.length === 0;
  const partsOfPage = sizes.map((_, index) =>
    parts.flatMap((part, place) => (part.pages.includes(index + 1) ? [place] : [])),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when cuts or ranges change.
  useEffect(() => {
    setDisabledReason(undefined);
    if (pages > 0) announce(formatMessage(messages.files, { count: parts.length }));
  }, [cuts, ranges, extract, pages]);

  function split() {
    if (tool.focusFault()) return setDisabledReason(undefined);
    setDisabledReason(ready ? undefined : extract ? messages.extractNone : messages.cutOne);
    if (!ready) return tool.focusPagesField();
    make(parts);
  }

  function make(which: readonly SplitPart[]) {
    if (!pdf) return;
    setStarted(which);
    const input = { source: sourceOf(pdf), parts: withValidNames(which, file) };
    void runner.start((run) => engine.run('split', input, run));
  }

  const firstHalf = parts.slice(0, parts.length / 2);
  const { job } = runner;
  if (job.state === 'done') {
    const { files } = job.outcome;
    const made = madeOf(started, unreadable);
    const placeOf = (index: number) => made[index]?.place ?? index;
    return (
      <PdfPagesResult
        {...{ job, tool }}
        title={messages.byPart}
        note={formatMessage(shared.pages, { count: new Set(made.flatMap(({ pages }) => pages)).size })}
        back={messages.back}
        zip={nameWith(messages.zip, stem(file), 'zip', stem(file))}
        copied={made.flatMap((part) =>
          part.pages.map((page) => ({
            page,
            size: sizes[page - 1],
            caption: `${page}`,
            note: formatMessage(messages.part, { part: part.place + 1 }),
            tone: toneOf(part.place),
          })),
        )}
      >
        <ResultFiles
          files={files}
          note={(index) =>
            `${formatMessage(messages.part, { part: placeOf(index) + 1 })} · ${formatMessage(shared.pages, { count: files[index]?.pages ?? 0 })}`
          }
          tone={(index) => toneOf(placeOf(index))}
        />
      </PdfPagesResult>
    );
  }
  return (
    <PdfPagesTool
      tool={tool}
      jobTitle={formatMessage(messages.files, { count: parts.length })}
      undo={canUndo ? undo : undefined}
      smaller={{ pages: firstHalf.flatMap(({ pages }) => pages), start: () => make(firstHalf) }}
      filesSoFar={<PartsMade {...{ parts }} madeCount={copiedCount(job, 'splitting')} />}
      optionsPanel={
        <JobStart value={{ ready, disabledReason, onStart: split }}>
          <SplitOptions
            {...{ parts, uncut }}
            filePageCount={pages}
            unreadable={unreadable}
            pageCount={parts.reduce((sum, part) => sum + part.pages.length, 0)}
            cutCount={isCut ? cuts.length : 0}
            extracts={extract !== undefined}
            onName={(part, name) =>
              set({ ...plan, names: { ...names, [rangeText(part.pages)]: name } }, true)
            }
          />
        </JobStart>
      }
    >
      <div className={pageStyles.head} inert={job.state === 'working'}>
        <RangeField
          key={pdf?.key}
          messages={shared.grid}
          label={extract ? messages.extractPages : ranges ? messages.ranges : messages.field}
          hint={
            extract
              ? messages.extractHint
              : ranges
                ? messages.rangesHint
                : `${messages.hint}\n${messages.hintParts}`
          }
          file={file}
          pageCount={pages}
          text={
            extract ? rangeText([...extract]) : ranges ? ranges.map(spanText).join(', ') : cuts.join(', ')
          }
          onRanges={(found) =>
            set(
              // A range such as “1-3, 6-7” names a part: it never means a cut after each of its pages.
              extract
                ? { ...plan, extract: found.flat() }
                : ranges || found.some(({ length }) => length > 1)
                  ? { ...plan, ranges: found }
                  : { ...plan, cuts: distinctSorted(found.flat()).filter((page) => page < pages) },
              true,
            )
          }
          onClear={ranges?.length || extract || cuts.length > 0 ? () => set(noCuts) : undefined}
        />
        {pdf ? (
          <SplitMethods
            key={`methods ${pdf.key}`}
            {...{ engine, pdf }}
            ranges={ranges !== undefined}
            extracts={extract !== undefined}
            onParts={(parts) => set(cutsOf(parts, file))}
            onRanges={() =>
              set(ranges ? { cuts, names } : { cuts, names, ranges: parts.map(({ pages }) => pages) })
            }
            onExtract={() => set(extract ? { cuts, names } : { cuts, names, extract: parts[0]?.pages ?? [] })}
          />
        ) : null}
      </div>
      <SplitPoints
        {...{ sizes, draw }}
        partsOf={uncut ? undefined : partsOfPage}
        cuts={isCut ? cuts : undefined}
        disabled={job.state === 'working'}
        madeCount={job.state === 'working' ? copiedCount(job, 'splitting') : undefined}
        onCut={(page) =>
          set({
            ...plan,
            cuts: cuts.includes(page) ? cuts.filter((cut) => cut !== page) : distinctSorted([...cuts, page]),
          })
        }
      />
    </PdfPagesTool>
  );
}
