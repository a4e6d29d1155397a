import type { SplitPart } from 'engines/pdf';
import { Icon } from '@/components/ui/icon';
import { useMedia } from '@/components/ui/use-media';
import type { Messages } from '@/content/messages-type';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import { useJobStart } from '../shell/job-start';
import { OptionsPanel, TotalLine } from '../shell/options-panel';
import { Note } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { SplitParts } from './split-parts';
import { type MadePart, madeOf } from './split-plan';

type Props = {
  parts: readonly SplitPart[];
  /** Number of pages in all parts. */
  pageCount: number;
  /** Number of pages of the file. */
  filePageCount: number;
  /** Pages that cannot be read, and are in no part. */
  unreadable: readonly number[];
  cutCount: number;
  /** Pages are extracted into one file. */
  extracts: boolean;
  /** No cut was made, and no part was named. */
  uncut: boolean;
  onName: (part: SplitPart, name: string) => void;
};

/** The parts with their names, and the button that makes them. */
export function SplitOptions({ parts, pageCount, filePageCount, unreadable, ...props }: Props) {
  const { cutCount, extracts, uncut, onName } = props;
  const shared = useSharedMessages();
  const messages = useMessages('split-pdf');
  const { ready } = useJobStart();
  // On a phone the note in this panel is out of sight, so the footer says how to cut.
  const isPhone = useMedia(phone);
  const count = parts.length;
  return (
    <OptionsPanel
      title={formatMessage(messages.files, { count })}
      total={
        pageCount > 0 ? (
          <TotalLine
            figure={formatMessage(shared.pages, { count: pageCount })}
            text={formatMessage(messages.fileCount, { count })}
            end={
              cutCount > 0
                ? formatMessage(messages.cuts, { count: cutCount })
                : uncut && isPhone
                  ? messages.noCuts.how
                  : undefined
            }
          />
        ) : null
      }
      button={
        <>
          <Icon name="scissors" />
          {uncut
            ? messages.buttonNone
            : extracts
              ? formatMessage(messages.extractButton, { count: pageCount })
              : formatMessage(messages.button, { count })}
        </>
      }
    >
      {uncut ? (
        <Note title={messages.noCuts.title}>{messages.noCuts.text}</Note>
      ) : (
        <SplitParts {...{ parts, onName }} />
      )}
      {ready ? (
        <Note title={coverageOf(messages, madeOf(parts, unreadable), filePageCount)}>
          {messages.carriedOver}
        </Note>
      ) : null}
    </OptionsPanel>
  );
}

/** Message on how the parts cover the pages of the file. */
function coverageOf(
  messages: Messages<'split-pdf'>,
  parts: readonly MadePart[],
  filePageCount: number,
): string {
  const times = Array<number>(filePageCount).fill(0);
  for (const { pages } of parts) for (const page of pages) times[page - 1] = (times[page - 1] ?? 0) + 1;
  const pagesIn = (is: (count: number) => boolean) =>
    times.flatMap((count, index) => (is(count) ? [index + 1] : []));
  const none = pagesIn((count) => count === 0);
  const several = pagesIn((count) => count > 1);
  const sentences = [
    none.length > 0
      ? formatMessage(messages.missingPages, { count: none.length, pages: pageList(none) })
      : '',
    several.length > 0
      ? formatMessage(messages.repeatedPages, { count: several.length, pages: pageList(several) })
      : '',
  ];
  return (
    sentences.filter(Boolean).join(' ') || formatMessage(messages.everyPageOnce, { count: filePageCount })
  );
}
