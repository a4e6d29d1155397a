import type { PageChoice } from 'engines/picture';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { controlsOf, optionsOf, Segments } from '../shell/field';
import { useJobStart } from '../shell/job-start';
import { NameField, OptionsPanel, TotalLine } from '../shell/options-panel';
import { Note } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';

export type Choices = {
  /** Typed name; until then the default one. */
  name?: string;
  size: PageChoice['size'];
  margin: keyof Messages<'image-to-pdf'>['margins'];
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

type Props = {
  choices: Choices;
  defaultName: string;
  /** Number of pages. */
  count: number;
  /** Whether all pictures are embedded as they are. */
  unchanged: boolean;
  /** Names of the pictures that are converted to JPG. */
  lossy: readonly string[];
  /** Total size of the pictures. */
  bytes: number;
  onChange: (choices: Choices) => void;
};

/** Choices for the PDF, and the button that makes it. */
export function ImageOptions({ choices, onChange, ...props }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('image-to-pdf');
  const { defaultName, count, unchanged, lossy, bytes } = props;
  const { ready } = useJobStart();
  const { sharp } = messages;
  const { pick } = controlsOf(choices, onChange);
  return (
    <OptionsPanel
      title={messages.newFile}
      total={
        <TotalLine
          figure={formatMessage(shared.pages, { count })}
          end={
            ready && unchanged ? formatMessage(messages.estimatedSize, { size: fileSize(bytes) }) : undefined
          }
        />
      }
      button={messages.button}
    >
      <NameField
        value={choices.name ?? defaultName}
        ending="pdf"
        onName={(name) => onChange({ ...choices, name })}
      />
      <Segments legend={messages.size} options={optionsOf(messages.sizes)} {...pick('size')} />
      {choices.size === 'fit' ? null : (
        <Segments
          legend={messages.orientation}
          options={optionsOf(messages.orientations)}
          {...pick('orientation')}
        />
      )}
      <Segments legend={messages.margin} options={optionsOf(messages.margins)} {...pick('margin')} />
      <Note title={sharp.title}>
        {lossy[0] ? formatMessage(sharp.recoded, { count: lossy.length, file: lossy[0] }) : sharp.unchanged}
      </Note>
    </OptionsPanel>
  );
}
