import { say } from '@/lib/sentences';
import { Facts } from '../shell/facts';
import { Check, controlsOf } from '../shell/field';
import { NameField, OptionsPanel } from '../shell/options-panel';
import type { ToolProps } from '../shell/tool';
import type { LaidOut } from './use-word';

/** `name`: as typed; until then the Word file's. */
export type WordChoice = { name?: string; bookmarks: boolean };

type Props = Pick<ToolProps<'word-to-pdf'>, 'frame' | 'words'> & {
  /** Name of the new file, and the typed name. */
  title: string;
  name: string;
  info: LaidOut | undefined;
  choice: WordChoice;
  ready: boolean;
  /** Reason why the button is disabled. */
  disabledReason?: string;
  onChoose: (choice: WordChoice) => void;
  onMake: () => void;
};

/** Contents of the file, replaced and omitted content, and the button that makes the PDF. */
export function WordOptions({
  frame,
  words,
  title,
  name,
  info,
  choice,
  ready,
  disabledReason,
  ...acts
}: Props) {
  const { onChoose, onMake } = acts;
  const facts = info?.facts.filter(({ fact }) => fact !== 'bookmarks') ?? [];
  // The notice above the pages names the fonts already.
  const fonts = facts.filter(({ fact }) => fact === 'stand-in').length;
  const changes = facts.filter(({ fact, lost }) => (lost && fact !== 'stand-in') || fact === 'unharmed');
  const out = changes.some(({ lost }) => lost);
  const headings = info?.facts.find(({ fact }) => fact === 'bookmarks')?.count ?? 0;
  return (
    <OptionsPanel
      title={title}
      note={info && say(frame.pages, { count: info.pages })}
      button={words.button}
      hint={words.limits}
      {...{ ready, disabledReason, onMake }}
    >
      <NameField frame={frame} value={name} ending="pdf" onName={(name) => onChoose({ ...choice, name })} />
      {info ? (
        <>
          <Facts
            frame={frame}
            facts={facts.filter(({ fact, lost }) => !lost && fact !== 'unharmed')}
            title={words.holds}
            kept={[...(headings > 0 ? [say(words.headed, { count: headings })] : [])]}
          />
          <Facts
            {...{ frame }}
            facts={changes}
            title={out ? (fonts > 0 ? words.changes.both : words.changes.out) : words.changes.replaced}
            lost={fonts > 0 ? [say(words.fontsReplaced, { count: fonts })] : []}
          />
        </>
      ) : null}
      <Check label={words.bookmarks} {...controlsOf(choice, onChoose).tick('bookmarks')} />
    </OptionsPanel>
  );
}
