import type { PictureFormat, Size } from 'engines/pdf';
import { fittingScale } from 'engines/pdf/client';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { Check, Choices, controlsOf, optionsOf, Segments } from '../shell/field';
import { OptionsPanel } from '../shell/options-panel';
import { Note } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import styles from './pictures-options.module.css';

/** Dots per inch to choose from. */
const resolutions = [96, 150, 300] as const;

export type PictureChoice = { format: PictureFormat; dpi: (typeof resolutions)[number] };

/** Maximum number of names listed; more would push the button off the screen. */
const MAX_NAMES = 3;

type Props = {
  choice: PictureChoice;
  onChoose: (choice: PictureChoice) => void;
  /** Size of the first ticked page, in points. */
  size: Size | undefined;
  /** Names of the pictures. */
  names: readonly string[];
  /** Name of the ZIP with the pictures. */
  zip: string;
  /** Estimated size, once the picture of a page was measured. */
  bytes?: number;
};

/** Format and resolution of the pictures, and the button that makes them. */
export function PicturesOptions({ choice, onChoose, size, ...props }: Props) {
  const messages = useMessages('pdf-to-image');
  const { names, zip, bytes } = props;
  const count = names.length;
  // A line “and 1 more” takes as much space as the name of that one.
  const visibleCount = count === MAX_NAMES + 1 ? count : MAX_NAMES;
  return (
    <OptionsPanel
      title={formatMessage(messages.newFile, { count: Math.max(1, count) })}
      note={bytes ? formatMessage(messages.estimatedSize, { size: roughSize(bytes) }) : undefined}
      button={formatMessage(messages.button, { count })}
    >
      <div>
        <Segments
          legend={messages.format}
          options={optionsOf(messages.formatNames)}
          {...controlsOf(choice, onChoose).pick('format')}
        />
        <p className="mt-1 text-sm/[1.4] text-carbon-800">{messages.formats[choice.format]}</p>
      </div>
      <Choices legend={messages.resolution}>
        {resolutions.map((dpi) => (
          <Check
            key={dpi}
            type="radio"
            name="dpi"
            label={messages.resolutions[dpi]}
            hint={dotsOf(messages, size, { format: choice.format, dpi })}
            checked={choice.dpi === dpi}
            onChange={() => onChoose({ ...choice, dpi })}
          />
        ))}
      </Choices>
      <Note
        title={
          count > 1
            ? formatMessage(messages.contents, { file: zip })
            : count === 1
              ? messages.contentsOfOnePage
              : messages.contentsNone
        }
      >
        {count > 0 ? (
          <ul className={styles.names}>
            {names.slice(0, visibleCount).map((name) => (
              <li key={name}>{name}</li>
            ))}
            {count > visibleCount ? (
              <li>{formatMessage(messages.more, { count: count - visibleCount })}</li>
            ) : null}
          </ul>
        ) : null}
      </Note>
    </OptionsPanel>
  );
}

/** An estimate has two significant digits. */
function roughSize(bytes: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(bytes)) - 1);
  return fileSize(Math.round(bytes / step) * step);
}

/** Dimensions of a page's picture at this choice, and what limits them. */
function dotsOf(
  messages: Messages<'pdf-to-image'>,
  size: Size | undefined,
  choice: PictureChoice,
): string | undefined {
  if (!size) return undefined;
  const { limit, ...dots } = pictureDots(size, choice);
  const format = messages.formatNames[choice.format];
  return formatMessage(limit ? messages.capped[limit] : messages.dots, { dpi: choice.dpi, format, ...dots });
}

/** Pixel size of a page's picture, and what limits it. `size` is in points. */
export function pictureDots(size: Size, { format, dpi }: PictureChoice) {
  const { scale, limit } = fittingScale(size, dpi / 72, { format });
  const side = (points: number) => Math.max(1, Math.floor(points * scale));
  return { width: side(size.width), height: side(size.height), limit };
}
