import { Button } from '@/components/ui/button';
import { rangeText } from '@/lib/engines/pdf/ranges';
import type { Shape } from '@/lib/engines/slides/model';
import type { FrameWords } from '@/lib/schema/workbench';
import type { SlidesWords } from '@/lib/schema/works/slides';
import { say } from '@/lib/sentences';
import type { PdfTool } from '../engine/use-pdf-tool';
import type { Ticked } from '../engine/use-ticked';
import { ChoicesFoil } from '../parts/choices-foil';
import { Check, optionsOf, Segments } from '../parts/field';
import { NameField } from '../parts/name-field';
import { RangeField } from '../parts/range-field';
import styles from './slides-choices.module.css';
import { SlidesHolds } from './slides-holds';
import type { SlidesSum } from './use-slide-plans';

type Props = {
  frame: FrameWords;
  words: SlidesWords;
  /** The PDF, with its number of pages. */
  file: PdfTool['pdf'];
  pages: number;
  ticked: Ticked;
  /** Name of the new file, and the typed name. */
  title: string;
  name: string;
  notes: boolean;
  shape: Shape;
  /** Contents of the ticked pages; undefined if unknown. */
  sum?: SlidesSum;
  /** Reason why the button is disabled. */
  held?: string;
  onName: (name: string) => void;
  onNotes: (notes: boolean) => void;
  onShape: (shape: Shape) => void;
  onMake: () => void;
};

/** Choice of pages and of their form, a summary of the slides, and the button that makes them. */
export function SlidesChoices({
  frame,
  words,
  file,
  pages,
  ticked,
  title,
  name,
  notes,
  shape,
  ...more
}: Props) {
  const { sum, held, ...acts } = more;
  const count = ticked.picked.length;
  return (
    <ChoicesFoil
      title={title}
      note={say(words.title, { count })}
      button={say(words.button, { count })}
      ready={count > 0}
      held={held}
      hint={words.limits}
      onMake={acts.onMake}
    >
      <NameField frame={frame} value={name} ending="pptx" onName={acts.onName} />
      <div className={styles.pages}>
        <RangeField
          key={file?.key}
          words={words.grid}
          label={words.field}
          file={file?.file.name ?? ''}
          of={pages}
          text={rangeText(ticked.picked)}
          onRanges={(ranges) => ticked.choose(ranges.flat(), true)}
        />
        {count < pages ? (
          <Button variant="outline" onClick={ticked.all}>
            {say(words.all, { count: pages })}
          </Button>
        ) : (
          <Button variant="outline" onClick={() => ticked.choose([])}>
            {words.grid.clear}
          </Button>
        )}
      </div>
      <Segments
        legend={words.shape}
        name="shape"
        value={shape}
        options={optionsOf(words.shapes)}
        onChange={acts.onShape}
      />
      <Check
        label={words.notes}
        checked={notes}
        onChange={({ currentTarget }) => acts.onNotes(currentTarget.checked)}
      />
      {sum && count > 0 ? <SlidesHolds words={words.holds} {...{ sum, count }} /> : null}
    </ChoicesFoil>
  );
}
