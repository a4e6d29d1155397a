import { say } from '@/lib/sentences';
import { SlipNote } from '../parts/bench';
import { ChoicesFoil, NameField, Sum } from '../parts/choices-foil';
import { Check, controlsOf } from '../parts/field';
import type { ToolProps } from '../tool';

export type Choices = { name: string; keep: boolean; perFile: boolean; rightHand: boolean };

type Props = Pick<ToolProps<'merge'>, 'frame' | 'words'> & {
  choices: Choices;
  onChange: (choices: Choices) => void;
  /** Numbers of: files, readable pages, files that wait for a password, lost pages. */
  count: number;
  pages: number;
  locked: number;
  lost: number;
  /** Reason why the button is disabled. */
  held?: string;
  ready: boolean;
  onMerge: () => void;
};

/** Choices for the PDF, and the button that makes it. */
export function MergeChoices({ frame, words, choices, onChange, ...props }: Props) {
  const { count, pages, locked, lost, held, ready, onMerge } = props;
  const { name, keep, perFile } = choices;
  const { tick } = controlsOf(choices, onChange);
  const waits = locked > 0 ? say(words.lockedFiles, { count: locked }) : undefined;
  const misses = lost > 0 ? say(words.lostPages, { count: lost }) : undefined;
  return (
    <ChoicesFoil
      title={words.newFile}
      sum={
        <Sum
          figure={pages > 0 ? say(frame.pages, { count: pages }) : say(frame.files, { count })}
          text={waits && words.soFar}
          end={waits ?? misses}
        />
      }
      button={say(words.button, { count })}
      still={locked > 0}
      onMake={onMerge}
      {...{ ready, held }}
    >
      <NameField frame={frame} value={name} ending="pdf" onName={(name) => onChange({ ...choices, name })} />
      <div>
        <Check label={words.bookmarks} hint={words.bookmarksHint} {...tick('keep')} />
        <Check
          label={words.perFile}
          hint={words.perFileHint}
          {...tick('perFile')}
          checked={keep && perFile}
          disabled={!keep}
        />
        <Check label={words.rightHand} hint={words.rightHandHint} {...tick('rightHand')} />
      </div>
      <SlipNote title={words.along.title}>{words.along.text}</SlipNote>
    </ChoicesFoil>
  );
}
