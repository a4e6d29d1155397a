import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { Check, controlsOf } from '../shell/field';
import { NameField, OptionsPanel, TotalLine } from '../shell/options-panel';
import { useMessages, useSharedMessages } from '../shell/use-messages';

export type Choices = { name: string; withBookmarks: boolean; perFile: boolean; rightHand: boolean };

type Props = {
  choices: Choices;
  onChange: (choices: Choices) => void;
  /** Numbers of files, of readable pages, of files that wait for a password, and of lost pages. */
  count: number;
  pages: number;
  locked: number;
  lost: number;
  /** Names of the files with signatures. */
  signed: readonly string[];
  /** The page grid is open, or pages were rearranged in it. */
  organised: boolean;
  /** The result is a copy of one file without its password: the choices for several files do not apply. */
  unlocks: boolean;
  /** Details of what goes into the file, if a number is not enough. */
  children?: ReactNode;
  /** The heading above the pages shows their number already. */
  counted: boolean;
};

/** Choices for the PDF, and the button that makes it. */
export function MergeOptions({ choices, onChange, ...props }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('merge-pdf');
  const { count, pages, locked, lost, signed, organised, unlocks, counted, children } = props;
  const { name, withBookmarks, perFile } = choices;
  const { tick } = controlsOf(choices, onChange);
  const [open, setOpen] = useState(false);
  const lockedText = locked > 0 ? formatMessage(messages.lockedFiles, { count: locked }) : undefined;
  const lostText = lost > 0 ? formatMessage(messages.lostPages, { count: lost }) : undefined;
  const [file = ''] = signed;
  const warning =
    signed.length > 0 ? formatMessage(messages.signed, { count: signed.length, file }) : undefined;
  return (
    <OptionsPanel
      title={messages.newFile}
      total={
        <>
          {counted && !lostText ? null : (
            <TotalLine
              figure={
                pages > 0
                  ? formatMessage(shared.pages, { count: pages })
                  : formatMessage(shared.files, { count })
              }
              text={lockedText && messages.soFar}
              end={lockedText ?? lostText}
            />
          )}
          {/* The list of files is long, and a note after it would be scrolled out of view. */}
          {counted && warning ? (
            <p className="text-sm/[1.4] text-carbon-950 max-lg:hidden">{warning}</p>
          ) : null}
        </>
      }
      button={
        unlocks
          ? messages.unlockedButton
          : organised
            ? messages.organise.button
            : formatMessage(messages.button, { count })
      }
      notSticky={locked > 0}
      folds={counted ? { open, onOpen: setOpen, openLabel: shared.sheet.open } : undefined}
    >
      <div data-sticks={counted || undefined} className="contents">
        <NameField value={name} ending="pdf" onName={(name) => onChange({ ...choices, name })} />
        <div>
          <Check label={messages.bookmarks} hint={messages.bookmarksHint} {...tick('withBookmarks')} />
          {unlocks ? null : (
            <>
              <Check
                label={messages.perFile}
                hint={messages.perFileHint}
                {...tick('perFile')}
                checked={withBookmarks && perFile}
                disabled={!withBookmarks}
              />
              <Check label={messages.rightHand} hint={messages.rightHandHint} {...tick('rightHand')} />
            </>
          )}
        </div>
        {children}
        {/* Not stretched to the height of the list beside it. */}
        <div className="grid gap-2 text-sm/[1.4] text-carbon-950">
          <p className="flex gap-2">
            <Icon name="check" size={18} className="flex-none" />
            {messages.carriedOver}
          </p>
          {count > 1 ? (
            <p className="flex gap-2">
              <Icon name="info" size={18} className="flex-none" />
              {messages.leftBehind}
            </p>
          ) : null}
          {warning ? <p className={counted ? 'lg:hidden' : undefined}>{warning}</p> : null}
        </div>
      </div>
    </OptionsPanel>
  );
}
