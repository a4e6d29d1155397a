import { Icon } from '@/components/ui/icon';
import type { CutModeName, CutWords } from '@/lib/schema/works/cut';
import { say } from '@/lib/sentences';
import { ChoicesFoil } from '../parts/choices-foil';
import { Check, Choices, controlsOf } from '../parts/field';
import { CutBehind, type CutChoice } from './cut-behind';

type Props = {
  words: CutWords;
  /** Name of the new file. */
  name: string;
  choice: CutChoice;
  /** Size of the cut-out in pixels, once it exists. */
  size?: { width: number; height: number };
  ready: boolean;
  /** Reason why the button is disabled. */
  held?: string;
  /** The background is chosen below the picture instead. */
  apart: boolean;
  onChoose: (choice: CutChoice) => void;
  onMake: () => void;
};

/** What to keep, the background, and the button that makes the file. */
export function CutChoices({ words, name, choice, size, ready, held, apart, onChoose, onMake }: Props) {
  const { modes } = words;
  return (
    <ChoicesFoil
      title={name}
      button={
        <>
          <Icon name="scissors" />
          {words.button}
        </>
      }
      hint={size && say(choice.behind === 'none' ? words.seeThrough : words.onColour, size)}
      {...{ ready, held, onMake }}
    >
      <Choices legend={words.keep}>
        {(Object.keys(modes) as CutModeName[]).map((mode) => (
          <Check
            key={mode}
            type="radio"
            name="mode"
            {...modes[mode]}
            checked={choice.mode === mode}
            onChange={() => onChoose({ ...choice, mode })}
          />
        ))}
      </Choices>
      <div className="grid content-start gap-4">
        {apart ? null : <CutBehind {...{ words, choice, onChoose }} />}
        <Check label={words.trim} hint={words.trimHint} {...controlsOf(choice, onChoose).tick('trim')} />
      </div>
    </ChoicesFoil>
  );
}
