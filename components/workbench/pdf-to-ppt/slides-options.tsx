import type { Shape } from 'engines/powerpoint';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { TickedField } from '../documents/ticked-pages';
import type { PdfTool } from '../documents/use-pdf-tool';
import type { Ticked } from '../documents/use-ticked';
import facts from '../shell/facts.module.css';
import { Check, controlsOf, optionsOf, Segments } from '../shell/field';
import { NameField, OptionsPanel } from '../shell/options-panel';
import { useMessages } from '../shell/use-messages';
import styles from './slides-options.module.css';
import type { SlidesContentCounts } from './use-slide-plans';

/** `name`: as typed; until then the PDF's. */
export type SlidesChoice = { name?: string; notes: boolean; shape: Shape };

type Props = {
  tool: PdfTool;
  ticked: Ticked;
  /** Name of the new file, without its ending. */
  name: string;
  choice: SlidesChoice;
  /** Undefined if they cannot be counted. */
  contents?: SlidesContentCounts;
  onChoose: (choice: SlidesChoice) => void;
};

/** Choice of pages and of the slides' shape, a summary of the slides, and the button that makes them. */
export function SlidesOptions({ tool, ticked, name, choice, ...more }: Props) {
  const messages = useMessages('pdf-to-ppt');
  const { contents, onChoose } = more;
  const { pick, tick } = controlsOf(choice, onChoose);
  const count = ticked.inFileOrder.length;
  return (
    <OptionsPanel
      title={messages.newFile}
      button={formatMessage(messages.button, { count })}
      hint={messages.limits}
    >
      <NameField value={name} ending="pptx" onName={(name) => onChoose({ ...choice, name })} />
      <div className={styles.pages}>
        <TickedField {...{ messages, tool, ticked }} />
        <Button variant="outline" aria-disabled={count === tool.pages || undefined} onClick={ticked.all}>
          {formatMessage(messages.all, { count: tool.pages })}
        </Button>
      </div>
      <Segments legend={messages.shape} options={optionsOf(messages.shapes)} {...pick('shape')} />
      <Check label={messages.notes} {...tick('notes')} />
      {contents && count > 0 ? (
        <SlidesContents messages={messages.contents} {...{ contents, count }} />
      ) : null}
    </OptionsPanel>
  );
}

type ContentsProps = {
  messages: Messages<'pdf-to-ppt'>['contents'];
  contents: SlidesContentCounts;
  /** Number of pages that become slides. */
  count: number;
};

/** Contents of the slides: ticks for texts and pictures, triangles for drawings and scans. */
function SlidesContents({ messages, contents, count }: ContentsProps) {
  const lines = [
    ['texts', 'check'],
    ['pictures', 'check'],
    ['drawings', 'alert'],
    ['scans', 'alert'],
  ] as const;
  const { counted } = contents;
  if (counted === 0) return <p className="text-sm">{formatMessage(messages.first, { count })}</p>;
  return (
    <div>
      <h3 className="text-sm">
        {counted < count ? formatMessage(messages.soFar, { done: counted, count }) : messages.title}
      </h3>
      <ul className={`${facts.facts} ${styles.contents}`}>
        {lines.map(([line, icon]) =>
          contents[line] > 0 ? (
            <li key={line}>
              <Icon name={icon} size={18} stroke={2} />
              {formatMessage(messages[line], { count: contents[line] })}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
