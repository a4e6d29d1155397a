import { stem } from 'engines/pdf/client';
import { useMemo, useState } from 'react';
import type { FrameWords } from '@/lib/schema/workbench';
import type { WordWords } from '@/lib/schema/works/word';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { fileName } from '../engine/save';
import { sourceOf } from '../engine/use-chosen';
import { useEngine } from '../engine/use-engine';
import { useTrayJob } from '../engine/use-tray';
import { useWanted } from '../engine/use-wanted';
import { DoneBench } from '../parts/done-bench';
import { OneBench } from '../parts/one-bench';
import { StripKeys } from '../parts/strip-keys';
import { useStrip } from '../parts/use-strip';
import type { ToolProps } from '../tool';
import { ownFrame } from './own-frame';
import { useWord } from './use-word';
import { type WordChoice, WordChoices } from './word-choices';
import { WordPages } from './word-pages';

/** Word to PDF: lays out a Word file on pages, with a preview before saving. */
export function Word({ words, files, announce, onUnsaved, ...bench }: ToolProps<'word'>) {
  const frame = useMemo(() => wordFrame(bench.frame, words), [bench.frame, words]);
  const { engine, fetched } = useEngine(bench.engines, 'word');
  const reader = useEngine(bench.engines, 'pdf');
  const chosen = useWord(engine, reader.engine, files);
  const { one: word } = chosen;
  const { work, job, tray } = useTrayJob({ frame, files, announce, onUnsaved });
  const [choice, choose] = useState<WordChoice>({ bookmarks: true });

  const { info } = word ?? {};
  const first = stem(word?.file.name ?? '') || words.fileName;
  const { name: typed = first, bookmarks } = choice;
  const name = fileName(typed, 'pdf', words.fileName);
  const size = fileSize(word?.file.size ?? 0);
  const note = info ? `${say(frame.pages, { count: info.pages })} · ${size}` : size;
  const ready = word?.state === 'ready';
  const waits = word?.state === 'reading';
  const { wanted, want } = useWanted(ready, waits, make);

  function make() {
    if (waits) return want(true);
    if (!word) return tray.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
    const input = { file: sourceOf(word), bookmarks, name };
    void work.start((run) => engine.run('convertWord', input, run));
  }

  const strip = useStrip(`${info?.preview.key} ${job.state === 'done'}`);
  const pages = info ? (
    <WordPages
      {...{ frame, words, info, strip }}
      copied={job.state === 'done'}
      draw={(page, width) => reader.engine.run('drawPage', { source: info.preview, page, width })}
    />
  ) : null;

  if (job.state === 'done') {
    return (
      <DoneBench
        {...bench}
        {...{ frame, onUnsaved, job }}
        title={say(frame.pages, { count: info?.pages ?? 0 })}
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
      end={<StripKeys words={frame.strip} strip={strip} of={info?.pages ?? 0} />}
      foil={
        <WordChoices
          {...{ frame, words, info, choice, ready }}
          title={name}
          name={typed}
          held={wanted ? words.wait : undefined}
          onChoose={choose}
          onMake={make}
        />
      }
    >
      {pages}
    </OneBench>
  );
}

/** The frame's texts, with overrides for Word files. */
const wordFrame = (frame: FrameWords, { resave, headings, locked, ...words }: WordWords): FrameWords => ({
  ...ownFrame(frame, words, { password: locked }),
  facts: { ...frame.facts, bookmarks: { ...frame.facts.bookmarks, kept: headings } },
  ofKind: { 'old-office': resave, opendocument: resave, rtf: resave, html: resave, text: resave },
});
