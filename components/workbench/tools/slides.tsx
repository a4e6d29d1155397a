import { useCallback, useEffect, useRef, useState } from 'react';
import { stem } from '@/lib/engines/pdf/parts';
import { say } from '@/lib/words';
import { fileName } from '../engine/save';
import { sourceOf } from '../engine/use-chosen';
import { useEngine } from '../engine/use-engine';
import { usePdfTool } from '../engine/use-pdf-tool';
import { useTicked } from '../engine/use-ticked';
import type { DrawPage } from '../parts/grid-page';
import { PdfBench } from '../parts/pdf-bench';
import { TickedPages } from '../parts/ticked-pages';
import type { ToolProps } from '../tool';
import { SlidesChoices } from './slides-choices';

/** PDF To PPT: each page that is ticked becomes a slide. */
export function Slides(props: ToolProps<'slides'>) {
  const { words, frame, announce } = props;
  const tool = usePdfTool(props);
  const { engine, fetched } = useEngine(props.engines, 'slides');
  const { pdf, pages, work, draw } = tool;
  const ticked = useTicked(tool);
  const prepared = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    prepared.current = engine.run('prepare', undefined).catch(() => undefined);
  }, [engine]);
  // Once a page is seen, all that the work needs is there.
  const drawn: DrawPage = useCallback(
    (...page) => Promise.resolve(prepared.current).then(() => draw(...page)),
    [draw],
  );
  const [typed, type] = useState<string>();
  const [notes, write] = useState(true);
  const [held, hold] = useState<string>();

  const shown = { ...tool, draw: drawn, fetched: tool.fetched ?? fetched };
  const first = stem(pdf?.file.name ?? '');
  const name = fileName(typed ?? first, 'pptx', first);
  const sizes = pdf?.info?.sizes ?? [];
  const { picked } = ticked;
  const count = picked.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken when the pages have changed.
  useEffect(() => {
    hold(undefined);
    if (pages > 0) announce(say(words.title, { count }));
  }, [ticked.value]);

  function make() {
    if (tool.bringToFault()) return hold(undefined);
    hold(count > 0 ? undefined : words.tickOne);
    if (!pdf || count === 0) return tool.bringToField();
    const input = { file: sourceOf(pdf), pages: picked, notes, name };
    void work.start((run) => engine.run('pdfToSlides', input, run));
  }

  return (
    <PdfBench
      props={props}
      tool={shown}
      making={name}
      undo={ticked.undo}
      back={words.back}
      copied={picked.map((page) => ({ page, size: sizes[page - 1], caption: `${page}` }))}
      foil={
        <SlidesChoices
          {...{ frame, words, count, notes, held }}
          title={name}
          name={typed ?? first}
          onName={type}
          onNotes={write}
          onMake={make}
        />
      }
    >
      <TickedPages {...{ words, ticked }} tool={shown} />
    </PdfBench>
  );
}
