import { colours } from '@/lib/colours';
import type { CutModeName, CutWords } from '@/lib/schema/works/cut';
import { controlsOf, Field, optionsOf, Segments } from '../parts/field';
import styles from './cut-choices.module.css';

export type CutChoice = {
  mode: CutModeName;
  behind: keyof CutWords['colours'];
  /** As `#rrggbb`, if it is not one of the presets. */
  colour: string;
  trim: boolean;
};

const named = { white: colours.bond, sky: colours['sky-300'] } as const;

/** Background of the cut-out as `#rrggbb`; undefined for a transparent one. */
export const behindOf = ({ behind, colour }: CutChoice): string | undefined =>
  behind === 'none' ? undefined : behind === 'other' ? colour : named[behind];

export const colourOf = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

type Props = { words: CutWords; choice: CutChoice; onChoose: (choice: CutChoice) => void };

/** Choice of the cut-out's background. */
export const CutBehind = ({ words, choice, onChoose }: Props) => (
  <>
    <div className={styles.behind}>
      <Segments
        legend={words.behind}
        options={optionsOf(words.colours)}
        {...controlsOf(choice, onChoose).pick('behind')}
      />
    </div>
    {choice.behind === 'other' ? (
      <Field
        type="color"
        label={words.colour}
        value={choice.colour}
        onChange={({ currentTarget }) => onChoose({ ...choice, colour: currentTarget.value })}
      />
    ) : null}
  </>
);
