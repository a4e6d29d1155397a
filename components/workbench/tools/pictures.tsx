import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { pictureName, stem } from '@/lib/engines/pdf/parts';
import { rangeText } from '@/lib/engines/pdf/ranges';
import { say } from '@/lib/words';
import { fileName } from '../engine/save';
import { sourceOf } from '../engine/use-chosen';
import { useHistory } from '../engine/use-history';
import { usePdfTool } from '../engine/use-pdf-tool';
import { DoneFiles } from '../parts/done-files';
import { PageGrid } from '../parts/page-grid';
import styles from '../parts/pages.module.css';
import { PdfBench } from '../parts/pdf-bench';
import { RangeField } from '../parts/range-field';
import type { ToolProps } from '../tool';
import { type PictureChoice, PicturesChoices } from './pictures-choices';

const upTo = (pages: number) => Array.from({ length: pages }, (_, index) => index + 1);

/** PDF to Image: each page that is ticked becomes a picture. */
export function Pictures(props: ToolProps<'pictures'>) {
  const { words, frame, announce } = props;
  const tool = usePdfTool(props);
  const { engine, pdf, pages, work, draw } = tool;
  const { value: ticked, ...history } = useHistory(pages > 0 ? pdf?.key : undefined, upTo(pages));
  const [choice, choose] = useState<PictureChoice>({ format: 'jpg', dpi: words.levels[1]?.dpi ?? 150 });
  const [held, hold] = useState<string>();

  const file = pdf?.file.name ?? '';
  const sizes = pdf?.info?.sizes ?? [];
  const picked = [...ticked].sort((one, other) => one - other);
  const count = picked.length;
  const zip = fileName(say(words.zip, { name: stem(file) }), 'zip', stem(file));

  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken when the pages have changed.
  useEffect(() => {
    hold(undefined);
    if (pages > 0) announce(say(words.title, { count }));
  }, [ticked]);

  function make() {
    const waits = tool.waitsFor();
    if (waits) return hold(waits === 'reading' ? frame.reading : undefined);
    hold(count > 0 ? undefined : words.tickOne);
    if (!pdf || count === 0) return tool.bringToField();
    const input = { source: sourceOf(pdf), pages: picked, ...choice };
    void work.start((run) => engine.run('pictures', input, run));
  }
  const tick = (pages: readonly number[], on: boolean) =>
    history.set(on ? [...new Set([...ticked, ...pages])] : ticked.filter((page) => !pages.includes(page)));

  const done = work.job.state === 'done' ? work.job.outcome.files : [];
  return (
    <PdfBench
      {...{ props, tool, zip }}
      making={say(words.title, { count })}
      undo={history.canUndo ? history.undo : undefined}
      back={words.back}
      parts={done.length > 1 ? <DoneFiles frame={frame} files={done} /> : null}
      copied={picked.map((page) => ({ page, size: sizes[page - 1], caption: `${page}` }))}
      foil={
        <PicturesChoices
          {...{ words, choice, held, zip }}
          onChoose={choose}
          size={sizes[(picked[0] ?? 1) - 1]}
          names={picked.map((page) => pictureName(stem(file), page, pages, choice.format))}
          ready={count > 0}
          onMake={make}
        />
      }
    >
      <div className={styles.head}>
        <RangeField
          key={pdf?.key}
          words={words.grid}
          label={words.field}
          file={file}
          of={pages}
          text={rangeText(picked)}
          onRanges={(ranges) => history.set([...new Set(ranges.flat())], true)}
        />
        <div className={styles.acts}>
          {count < pages ? (
            <Button variant="outline" onClick={() => history.set(upTo(pages))}>
              <Icon name="check" />
              {say(words.all, { count: pages })}
            </Button>
          ) : null}
          {count > 0 ? (
            <Button variant="outline" onClick={() => history.set([])}>
              {words.grid.clear}
            </Button>
          ) : null}
        </div>
      </div>
      <PageGrid
        key={pdf?.key}
        words={words.grid}
        legend={words.legend}
        look="keep"
        disabled={work.job.state === 'working'}
        draw={draw}
        pages={sizes.map((size, index) => ({
          page: index + 1,
          size,
          rotate: 0,
          ticked: ticked.includes(index + 1),
          blank: false,
        }))}
        onTick={tick}
      />
    </PdfBench>
  );
}
