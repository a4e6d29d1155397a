import type { PhotoSize } from 'engines/picture';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { colours } from '@/lib/colours';
import { formatMessage } from '@/lib/sentences';
import { Check, Choices, controlsOf, Field, optionsOf, Segments, Select } from '../shell/field';
import { OptionsPanel } from '../shell/options-panel';
import { useMessages } from '../shell/use-messages';
import styles from './cut-out-options.module.css';

type Props = {
  /** Name of the new file. */
  name: string;
  choice: CutChoice;
  /** Size of the cut-out in pixels, once it exists. */
  size?: { width: number; height: number };
  /** Leaves out the background, which is then chosen below the picture. */
  withoutBackground: boolean;
  onChoose: (choice: CutChoice) => void;
};

/** What to keep, the background, and the button that makes the file. */
export function CutOutOptions({ name, choice, size, withoutBackground, onChoose }: Props) {
  const messages = useMessages('background-remove');
  const { modes } = messages;
  return (
    <OptionsPanel
      title={name}
      button={
        <>
          <Icon name="scissors" />
          {messages.button}
        </>
      }
      hint={
        size && choice.photo === 'own'
          ? formatMessage(choice.background === 'none' ? messages.seeThrough : messages.onColour, size)
          : undefined
      }
    >
      <Choices legend={messages.keep}>
        {(Object.keys(modes) as (keyof typeof modes)[]).map((mode) => (
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
        {withoutBackground ? null : <CutBackground {...{ choice, onChoose }} />}
        <Select
          label={messages.photo}
          value={choice.photo}
          options={optionsOf(messages.photos)}
          onChange={(photo) => onChoose(choiceOf(choice, photo))}
        />
        {choice.photo === 'own' ? (
          <Check
            label={messages.trim}
            hint={messages.trimHint}
            {...controlsOf(choice, onChoose).tick('trim')}
          />
        ) : (
          <p className="text-xs">{messages.photoHint}</p>
        )}
      </div>
    </OptionsPanel>
  );
}

export type CutChoice = {
  mode: keyof Messages<'background-remove'>['modes'];
  background: keyof Messages<'background-remove'>['colours'];
  /** As `#rrggbb`; used for the background `other`. */
  colour: string;
  trim: boolean;
  photo: 'own' | PhotoSize;
};

/** A printed photo gets a white background unless another colour was chosen. */
const choiceOf = (choice: CutChoice, photo: CutChoice['photo']): CutChoice => ({
  ...choice,
  photo,
  background: photo !== 'own' && choice.background === 'none' ? 'white' : choice.background,
});

const presets = { white: colours.bond, sky: colours['sky-300'] } as const;

/** Background of the cut-out as `#rrggbb`; undefined for a transparent one. */
export const backgroundOf = ({ background, colour }: CutChoice): string | undefined =>
  background === 'none' ? undefined : background === 'other' ? colour : presets[background];

export const colourOf = (hex: string): [number, number, number] =>
  [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16)) as [number, number, number];

type BackgroundProps = {
  choice: CutChoice;
  onChoose: (choice: CutChoice) => void;
};

/** Choice of the cut-out's background. */
export const CutBackground = ({ choice, onChoose }: BackgroundProps) => {
  const messages = useMessages('background-remove');
  return (
    <>
      <div className={styles.backgrounds}>
        <Segments
          legend={messages.background}
          options={optionsOf(messages.colours)}
          {...controlsOf(choice, onChoose).pick('background')}
        />
      </div>
      {choice.background === 'other' ? (
        <Field
          type="color"
          label={messages.colour}
          value={choice.colour}
          onChange={({ currentTarget }) => onChoose({ ...choice, colour: currentTarget.value })}
        />
      ) : null}
    </>
  );
};
