import { formatMessage } from '@/lib/sentences';
import { Check } from '../shell/field';
import { NameField, OptionsPanel } from '../shell/options-panel';
import { Note } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';

type Props = {
  /** Number of pages of the file. */
  pageCount: number;
  /** Number of pages of the copy. */
  keptCount: number;
  removed: readonly number[];
  /** The removed pages, in words. */
  removedText: string;
  /** The order or the rotation of pages was changed. */
  reordered: boolean;
  name: string;
  onName: (name: string) => void;
  /** Title and author in the file’s properties are cleared, too. */
  clear: boolean;
  onClear: (clear: boolean) => void;
};

/** How many pages remain, and the button that makes the file with them. */
export function RemoveOptions({ pageCount, keptCount, removed, removedText, reordered, ...props }: Props) {
  const messages = useMessages('remove-pages');
  const { name, onName, clear, onClear } = props;
  const order = reordered ? messages.reordered : undefined;
  return (
    <OptionsPanel
      title={messages.keptPages}
      button={
        removed.length > 0
          ? formatMessage(messages.button, { count: removed.length })
          : reordered
            ? messages.buttonOrder
            : messages.buttonNone
      }
    >
      <RemainingPages
        title={formatMessage(messages.keptCount, { count: keptCount, of: pageCount })}
        text={[removedText, order].filter(Boolean).join(' ') || messages.none}
      />
      <NameField value={name} ending="pdf" onName={onName} />
      <Note title={messages.removedForGood.title}>{messages.removedForGood.text}</Note>
      <Check
        label={messages.clearTitle}
        hint={messages.clearTitleHint}
        checked={clear}
        onChange={() => onClear(!clear)}
      />
    </OptionsPanel>
  );
}

/** How many pages remain, and which ones are removed. */
const RemainingPages = ({ title, text }: { title: string; text: string }) => (
  <div>
    <p className="text-lg/[1.2] font-[650] tracking-[-0.02em] text-carbon-950">{title}</p>
    <p className="mt-1 text-xs/[1.4] text-carbon-800">{text}</p>
  </div>
);
