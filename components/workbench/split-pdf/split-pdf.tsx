import type { SplitPart } from 'engines/pdf';
import { rangeText, stem } from 'engines/pdf/client';
import { useEffect, useState } from 'react';
import { say } from '@/lib/sentences';
import pageStyles from '../documents/page-actions.module.css';
import { SinglePdfTool } from '../documents/pdf-tool';
import { RangeField } from '../documents/range-field';
import { usePdfTool } from '../documents/use-pdf-tool';
import { toneOf } from '../shell/paper-colours';
import { ResultFiles } from '../shell/result-files';
import { fileName } from '../shell/save';
import type { ShellProps } from '../shell/tool';
import { sourceOf } from '../shell/use-chosen';
import { useHistory } from '../shell/use-history';
import { copiedIn } from '../shell/use-job';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { CutPlaces } from './cut-places';
import { SplitMethods } from './split-methods';
import { SplitOptions } from './split-options';
import { PartsMade } from './split-parts';
import { finished, noCuts, partsOf, planOf, sorted, spanText } from './split-plan';

/** Split PDF: cuts between pages, or ranges; each part becomes a file. */
export function SplitPdf(props: ShellProps) {
  const shared = useSharedMessages();
  const messages = useMessages('split-pdf');
  const { announce } = props;
  const tool = usePdfTool(props);
  const { engine, pdf, pages, runner, draw } = tool;
  const { value: plan, set, undo, canUndo } = useHistory(pages > 0 ? pdf?.key : undefined, noCuts);
  const [disabledReason, setDisabledReason] = useState<string>();

  const file = pdf?.file.name ?? '';
  const { cuts, ranges, names } = plan;
  const parts = partsOf(plan, file, pages, messages.partFile);
  const sizes = pdf?.info?.sizes ?? [];
  const ready = pages > 0 && (ranges ? parts.length > 0 : cuts.length > 0);
  const uncut = !ranges && cuts.length === 0;
  const partsOfPage = sizes.map((_, index) =>
    parts.flatMap((part, place) => (part.pages.includes(index + 1) ? [place] : [])),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when cuts or ranges change.
  useEffect(() => {
    setDisabledReason(undefined);
    if (pages > 0) announce(say(messages.files, { count: parts.length }));
  }, [cuts, ranges, pages]);

  function split() {
    if (tool.bringToFault()) return setDisabledReason(undefined);
    setDisabledReason(ready ? undefined : messages.cutOne);
    if (!ready) return tool.bringToField();
    make(parts);
  }

  function make(which: readonly SplitPart[]) {
    if (!pdf) return;
    const input = { source: sourceOf(pdf), parts: finished(which, file) };
    void runner.start((run) => engine.run('split', input, run));
  }

  const half = parts.slice(0, parts.length / 2);
  const files = runner.job.state === 'done' ? runner.job.outcome.files : [];
  return (
    <SinglePdfTool
      {...{ props, tool }}
      making={say(messages.files, { count: parts.length })}
      undo={canUndo ? undo : undefined}
      back={messages.back}
      copyTitle={messages.byPart}
      copyNote={say(shared.pages, { count: new Set(parts.flatMap(({ pages }) => pages)).size })}
      smaller={{ pages: half.flatMap(({ pages }) => pages), start: () => make(half) }}
      zip={fileName(say(messages.zip, { name: stem(file) }), 'zip', stem(file))}
      parts={
        <ResultFiles
          files={files}
          note={(index) =>
            `${say(messages.part, { part: index + 1 })} · ${say(shared.pages, { count: files[index]?.pages ?? 0 })}`
          }
          tone={toneOf}
        />
      }
      copied={parts.flatMap((part, index) =>
        part.pages.map((page) => ({
          page,
          size: sizes[page - 1],
          caption: `${page}`,
          note: say(messages.part, { part: index + 1 }),
          tone: toneOf(index),
        })),
      )}
      made={<PartsMade {...{ parts }} made={copiedIn(runner.job, 'splitting')} />}
      optionsPanel={
        <SplitOptions
          {...{ parts, ready, uncut, disabledReason }}
          of={pages}
          pages={parts.reduce((sum, part) => sum + part.pages.length, 0)}
          cuts={ranges ? 0 : cuts.length}
          onName={(part, name) => set({ ...plan, names: { ...names, [rangeText(part.pages)]: name } }, true)}
          onSplit={split}
        />
      }
    >
      <div className={pageStyles.head} inert={runner.job.state === 'working'}>
        <RangeField
          key={pdf?.key}
          messages={shared.grid}
          label={ranges ? messages.ranges : messages.field}
          hint={ranges ? messages.rangesHint : messages.hint}
          file={file}
          of={pages}
          text={ranges ? ranges.map(spanText).join(', ') : cuts.join(', ')}
          onRanges={(found) =>
            set(
              // A range such as “1-3, 6-7” names a part: it never means a cut after each of its pages.
              ranges || found.some(({ length }) => length > 1)
                ? { ...plan, ranges: found }
                : { ...plan, cuts: sorted(found.flat()).filter((page) => page < pages) },
              true,
            )
          }
        />
        {pdf ? (
          <SplitMethods
            key={pdf.key}
            {...{ engine, pdf }}
            ranges={ranges !== undefined}
            onParts={(found) => set(planOf(found, file))}
            onRanges={() =>
              set(ranges ? { cuts, names } : { cuts, names, ranges: parts.map(({ pages }) => pages) })
            }
            onClear={ranges?.length || (!ranges && cuts.length > 0) ? () => set(noCuts) : undefined}
          />
        ) : null}
      </div>
      <CutPlaces
        {...{ sizes, draw }}
        partsOf={uncut ? undefined : partsOfPage}
        cuts={ranges ? undefined : cuts}
        disabled={runner.job.state === 'working'}
        made={runner.job.state === 'working' ? copiedIn(runner.job, 'splitting') : undefined}
        onCut={(page) =>
          set({
            ...plan,
            cuts: cuts.includes(page) ? cuts.filter((cut) => cut !== page) : sorted([...cuts, page]),
          })
        }
      />
    </SinglePdfTool>
  );
}
