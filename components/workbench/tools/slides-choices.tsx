import { Button } from '@/components/ui/button';
import type { Shape } from '@/lib/engines/slides/model';
import type { FrameWords } from '@/lib/schema/workbench';
import type { SlidesWords } from '@/lib/schema/works/slides';
import { say } from '@/lib/words';
import { Bar, FoilBody, FoilFoot, SlipNote } from '../parts/bench';
import { Check, Field, optionsOf, Segments } from '../parts/field';

type Props = {
  frame: FrameWords;
  words: SlidesWords;
  /** Name of the new file, and the name as it was typed. */
  title: string;
  name: string;
  /** Slides that will be made. */
  count: number;
  notes: boolean;
  shape: Shape;
  /** Why the button does nothing yet. */
  held?: string;
  onName: (name: string) => void;
  onNotes: (notes: boolean) => void;
  onShape: (shape: Shape) => void;
  onMake: () => void;
};

/** What becomes of text, pictures and drawings, and the button that makes the slides. */
export function SlidesChoices({ frame, words, title, name, count, notes, shape, held, ...acts }: Props) {
  return (
    <>
      <Bar foil title={title} note={say(words.title, { count })} />
      <FoilBody>
        <Field
          label={frame.name}
          value={name}
          maxLength={120}
          hint={frame.nameHint}
          onChange={({ currentTarget }) => acts.onName(currentTarget.value)}
        />
        <Segments
          legend={words.shape}
          name="shape"
          value={shape}
          options={optionsOf(words.shapes)}
          onChange={acts.onShape}
        />
        <Check
          label={words.notes}
          hint={words.notesHint}
          checked={notes}
          onChange={({ currentTarget }) => acts.onNotes(currentTarget.checked)}
        />
        <SlipNote title={words.becomes.title}>
          <ul className="mt-1 list-disc pl-5">
            {words.becomes.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </SlipNote>
      </FoilBody>
      <FoilFoot>
        <Button className="w-full" aria-disabled={count === 0 || undefined} onClick={acts.onMake}>
          {say(words.button, { count })}
        </Button>
        {held ? <p role="alert">{held}</p> : <p className="text-sm">{words.limits}</p>}
      </FoilFoot>
    </>
  );
}
