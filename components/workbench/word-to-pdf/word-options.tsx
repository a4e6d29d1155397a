import { formatMessage } from '@/lib/sentences';
import { Facts } from '../shell/facts';
import { Check, controlsOf, optionsOf, Segments } from '../shell/field';
import { NameField, OptionsPanel } from '../shell/options-panel';
import { useMessages } from '../shell/use-messages';
import type { LaidOut } from './use-laid-out-word-file';

/** `name`: as typed; until then the Word file's. `result`: what several files become. */
export type WordChoice = { name?: string; bookmarks: boolean; result: 'each' | 'joined' };

type Props = {
  /** Name of the new file, without its ending. */
  name: string;
  info: LaidOut | undefined;
  fileCount: number;
  choice: WordChoice;
  onChoose: (choice: WordChoice) => void;
};

/** Contents of the file, replaced and omitted content, and the button that makes the PDF. */
export function WordOptions({ name, info, fileCount, choice, onChoose }: Props) {
  const messages = useMessages('word-to-pdf');
  const { several } = messages;
  const separate = fileCount > 1 && choice.result === 'each';
  const controls = controlsOf(choice, onChoose);
  const facts = info?.facts.filter(({ fact }) => fact !== 'bookmarks') ?? [];
  // The notice above the pages names the fonts already.
  const fonts = facts.filter(({ fact }) => fact === 'stand-in').length;
  const leftOut = facts.filter(({ fact, lost }) => lost && fact !== 'stand-in');
  const headings = info?.facts.find(({ fact }) => fact === 'bookmarks')?.count ?? 0;
  return (
    <OptionsPanel
      title={formatMessage(messages.newFile, { count: separate ? fileCount : 1 })}
      button={separate ? formatMessage(several.button, { count: fileCount }) : messages.button}
      {...(leftOut.length > 0 && { hint: messages.limits })}
    >
      {fileCount > 1 ? (
        <Segments legend={several.result} options={optionsOf(several.results)} {...controls.pick('result')} />
      ) : null}
      {separate ? (
        <p className="text-(length:--text-sm)">{several.names}</p>
      ) : (
        <NameField value={name} ending="pdf" onName={(name) => onChoose({ ...choice, name })} />
      )}
      {info ? (
        <>
          <Facts
            facts={facts.filter(({ lost }) => !lost)}
            title={messages.keptContent}
            kept={[...(headings > 0 ? [formatMessage(messages.headingCount, { count: headings })] : [])]}
          />
          {leftOut.length + fonts > 0 ? (
            <Facts
              facts={leftOut}
              title={messages.changes[leftOut.length === 0 ? 'replaced' : fonts === 0 ? 'leftOut' : 'both']}
              lost={fonts > 0 ? [formatMessage(messages.fontsReplaced, { count: fonts })] : []}
            />
          ) : null}
        </>
      ) : null}
      <Check label={messages.bookmarks} {...controls.tick('bookmarks')} />
    </OptionsPanel>
  );
}
