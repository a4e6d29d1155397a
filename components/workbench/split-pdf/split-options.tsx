import type { SplitPart } from 'engines/pdf';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { say } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import { OptionsPanel, Sum } from '../shell/options-panel';
import { Note } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { SplitParts } from './split-parts';

type Props = {
  parts: readonly SplitPart[];
  /** Pages of all parts, and of the file. */
  pages: number;
  of: number;
  cuts: number;
  /** No cut was made, and no part was named. */
  uncut: boolean;
  ready: boolean;
  disabledReason?: string;
  onName: (part: SplitPart, name: string) => void;
  onSplit: () => void;
};

/** The parts with their names, and the button that makes them. */
export function SplitOptions({ parts, pages, of, cuts, uncut, ready, ...props }: Props) {
  const frame = useSharedMessages();
  const words = useMessages('split-pdf');
  const { disabledReason, onName, onSplit } = props;
  const count = parts.length;
  return (
    <OptionsPanel
      title={say(words.files, { count })}
      sum={
        pages > 0 ? (
          <Sum
            figure={say(frame.pages, { count: pages })}
            text={say(words.sum, { count })}
            end={cuts > 0 ? say(words.cuts, { count: cuts }) : undefined}
          />
        ) : null
      }
      button={
        <>
          <Icon name="scissors" />
          {uncut ? words.buttonNone : say(words.button, { count })}
        </>
      }
      onMake={onSplit}
      {...{ ready, disabledReason }}
    >
      {uncut ? (
        <Note title={words.uncut.title}>{words.uncut.text}</Note>
      ) : (
        <SplitParts {...{ parts, onName }} />
      )}
      {ready ? <Note title={coverOf(words, parts, of)}>{words.along}</Note> : null}
    </OptionsPanel>
  );
}

/** Message on how the parts cover the pages of the file. */
function coverOf(words: Messages<'split-pdf'>, parts: readonly SplitPart[], of: number): string {
  const times = Array<number>(of).fill(0);
  for (const { pages } of parts)
    for (const page of new Set(pages)) times[page - 1] = (times[page - 1] ?? 0) + 1;
  const pagesIn = (is: (count: number) => boolean) =>
    times.flatMap((count, index) => (is(count) ? [index + 1] : []));
  const none = pagesIn((count) => count === 0);
  const several = pagesIn((count) => count > 1);
  const told = [
    none.length > 0 ? say(words.misses, { count: none.length, pages: pageList(none) }) : '',
    several.length > 0 ? say(words.twice, { count: several.length, pages: pageList(several) }) : '',
  ];
  return told.filter(Boolean).join(' ') || say(words.covers, { count: of });
}
