import type { PdfOperations } from 'engines/pdf';
import { stem } from 'engines/pdf/client';
import { useEffect, useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import { PdfPagesResult, PdfPagesTool } from '../documents/pdf-tool';
import { usePdfTool } from '../documents/use-pdf-tool';
import type { Pdf } from '../documents/use-pdfs';
import { JobStart } from '../shell/job-start';
import type { Engine } from '../shell/run-engine';
import { fileName } from '../shell/save';
import { useShell } from '../shell/shell-context';
import { useAnswer } from '../shell/use-answer';
import { sourceOf } from '../shell/use-chosen-files';
import { useHistory } from '../shell/use-history';
import { copiedCount } from '../shell/use-job';
import { useMessages } from '../shell/use-messages';
import { type Plan, RemoveGrid } from './remove-grid';
import { RemoveOptions } from './remove-options';

const unchangedPlan = (pages: number): Plan => ({
  order: Array.from({ length: pages }, (_, index) => ({ page: index + 1, rotate: 0 })),
  removed: [],
});

/** Remove Pages: ticked pages are removed; the others can be reordered and rotated. */
export function RemovePages() {
  const messages = useMessages('remove-pages');
  const { announce } = useShell();
  const tool = usePdfTool();
  const { engine, pdf, pages, runner, draw } = tool;
  const subject = pages > 0 ? pdf?.key : undefined;
  const plan = useHistory(subject, unchangedPlan(pages));
  const blanks = useBlankPages(engine, pdf);
  const [typed, setTyped] = useState<string>();
  const [clear, setClear] = useState(false);
  const [disabledReason, setDisabledReason] = useState<string>();

  const { order, removed } = plan.value;
  const reordered = order.some(({ page, rotate }, index) => page !== index + 1 || rotate !== 0);
  const unreadable = pdf?.info?.repaired?.lost ?? [];
  const kept = order.filter(({ page }) => !removed.includes(page));
  // Pages that cannot be read are left out of the copy.
  const inCopy = kept.filter(({ page }) => !unreadable.includes(page));
  const name = typed ?? formatMessage(messages.fileName, { name: stem(pdf?.file.name ?? '') });
  const savedName = fileName(
    name,
    'pdf',
    formatMessage(messages.fileName, { name: stem(pdf?.file.name ?? '') }),
  );
  const ready = kept.length > 0 && (removed.length > 0 || reordered);

  const removedText =
    removed.length > 0
      ? formatMessage(messages.pagesToRemove, {
          count: removed.length,
          pages: pageList(removed, messages.and),
        })
      : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when the removed pages change.
  useEffect(() => {
    setDisabledReason(undefined);
    if (pages === 0) return;
    const keptText = formatMessage(messages.keptCount, { count: inCopy.length, of: pages });
    announce([keptText, removedText].filter(Boolean).join('. '));
  }, [plan.value.removed]);

  function remove() {
    if (tool.focusFault()) return setDisabledReason(undefined);
    setDisabledReason(ready ? undefined : kept.length === 0 ? messages.keepOne : messages.tickOne);
    if (!pdf || !ready) return tool.focusPagesField();
    void runner.start((run) =>
      engine.run(
        'arrangePages',
        { source: sourceOf(pdf), pages: kept, name: savedName, clearMetadata: clear },
        run,
      ),
    );
  }

  const sizes = pdf?.info?.sizes ?? [];
  const { job } = runner;
  if (job.state === 'done') {
    return (
      <PdfPagesResult
        {...{ job, tool }}
        note={formatMessage(messages.keptShare, { count: inCopy.length, of: pages })}
        back={messages.back}
        copied={inCopy.map(({ page, rotate }, index) => ({
          page,
          rotate,
          size: sizes[page - 1],
          caption: `${index + 1}`,
          note: page === index + 1 ? undefined : formatMessage(messages.originalNumber, { page }),
        }))}
      />
    );
  }
  return (
    <PdfPagesTool
      tool={tool}
      jobTitle={savedName}
      undo={plan.canUndo ? plan.undo : undefined}
      smaller={undefined}
      optionsPanel={
        <JobStart value={{ ready, disabledReason, onStart: remove }}>
          <RemoveOptions
            {...{ removed, removedText, reordered, name, clear }}
            pageCount={pages}
            keptCount={inCopy.length}
            onName={setTyped}
            onClear={setClear}
          />
        </JobStart>
      }
    >
      <RemoveGrid
        key={pdf?.key}
        {...{ sizes, blanks, draw }}
        file={pdf?.file.name ?? ''}
        plan={plan.value}
        busy={job.state === 'working'}
        copied={copiedCount(job, 'joining')}
        onPlan={plan.set}
      />
    </PdfPagesTool>
  );
}

/** Longer files are not searched for blank pages, which would keep the device busy for minutes. */
const maxPages = 400;

const noPages: readonly number[] = [];

/** Blank pages, searched for after the first pages were drawn. Only a suggestion, so errors are ignored. */
function useBlankPages(engine: Engine<PdfOperations>, pdf: Pdf | undefined): readonly number[] {
  const searchedPdf = pdf?.info && pdf.info.pages <= maxPages ? pdf : undefined;
  const { answer = noPages } = useAnswer(
    searchedPdf?.key,
    async () =>
      searchedPdf && engine.run('findBlankPages', sourceOf(searchedPdf), { onStalled: () => undefined }),
    800,
  );
  return answer;
}
