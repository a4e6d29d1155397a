import type { PageChoice } from 'engines/picture';
import type { ImageWords } from '@/lib/schema/works/image';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { SlipNote } from '../parts/bench';
import { ChoicesFoil, NameField, Sum } from '../parts/choices-foil';
import { controlsOf, optionsOf, Segments } from '../parts/field';
import type { ToolProps } from '../tool';

export type Choices = {
  /** Typed name; until then the default one. */
  name?: string;
  size: PageChoice['size'];
  margin: keyof ImageWords['margins'];
  orientation: PageChoice['orientation'];
};

/** Margin on each side in points: none, 10 mm, 20 mm. */
const margins = { none: 0, small: 28.35, wide: 56.7 } satisfies Record<Choices['margin'], number>;

/** The choices in the engine's format. */
export const choiceOf = ({ size, margin, orientation }: Choices): PageChoice => ({
  size,
  margin: margins[margin],
  orientation,
});

type Props = Pick<ToolProps<'image'>, 'frame' | 'words'> & {
  choices: Choices;
  /** Default name. */
  first: string;
  /** Number of pages; whether all are embedded as they are; names converted to JPG; total bytes. */
  count: number;
  unchanged: boolean;
  lossy: readonly string[];
  bytes: number;
  /** Reason why the button is disabled. */
  held?: string;
  ready: boolean;
  onChange: (choices: Choices) => void;
  onMake: () => void;
};

/** Choices for the PDF, and the button that makes it. */
export function ImageChoices({ frame, words, choices, onChange, ...props }: Props) {
  const { first, count, unchanged, lossy, bytes, held, ready, onMake } = props;
  const { sharp } = words;
  const { pick } = controlsOf(choices, onChange);
  return (
    <ChoicesFoil
      title={words.newFile}
      sum={
        <Sum
          figure={say(frame.pages, { count })}
          end={ready && unchanged ? say(words.about, { size: fileSize(bytes) }) : undefined}
        />
      }
      button={words.button}
      {...{ ready, held, onMake }}
    >
      <NameField
        frame={frame}
        value={choices.name ?? first}
        ending="pdf"
        onName={(name) => onChange({ ...choices, name })}
      />
      <Segments legend={words.size} options={optionsOf(words.sizes)} {...pick('size')} />
      {choices.size === 'fit' ? null : (
        <Segments
          legend={words.orientation}
          options={optionsOf(words.orientations)}
          {...pick('orientation')}
        />
      )}
      <Segments legend={words.margin} options={optionsOf(words.margins)} {...pick('margin')} />
      <SlipNote title={sharp.title}>
        {lossy[0] ? say(sharp.recoded, { count: lossy.length, file: lossy[0] }) : sharp.unchanged}
      </SlipNote>
    </ChoicesFoil>
  );
}
