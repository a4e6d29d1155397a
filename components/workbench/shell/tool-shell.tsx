import { type MouseEvent, type ReactNode, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { shortName } from '@/lib/values';
import { AskDialog } from './ask-dialog';
import { EmptyOptions } from './empty-options';
import notices from './notice.module.css';
import paneHeaders from './pane-headers.module.css';
import { PrivacyNote } from './privacy-note';
import { ListsFormatsContext, useShell } from './shell-context';
import { StepBar } from './step-bar';
import { type StepCompletion, stepsOf } from './steps';
import dark from './tool-dark.module.css';
import styles from './tool-shell.module.css';
import { useSharedMessages } from './use-messages';

type Props = {
  /** Titles of the steps, and whether a result is unsaved; by default, those of the shell’s context. */
  steps?: readonly string[];
  unsaved?: boolean;
  /** For each step, whether it is completed, or a text that says why there is nothing to do (`stepsOf`). */
  completedSteps: readonly StepCompletion[];
  /** The result is shown. */
  done?: boolean;
  /** No file is open: shows the first step, and no output is possible yet. */
  empty?: boolean;
  /** A file is being read or waits for its password: the accepted kinds are not named. */
  waits?: boolean;
  /** While `empty`, a text in place of the options. */
  before?: { title: string; text: string };
  /** On phones the options panel comes before the document pane. */
  optionsFirst?: boolean;
  /** The options panel has sentences to read, and is wider on a wide screen. */
  readsOptions?: boolean;
  /** Paper colour of the result panel (`toneOf`), if it is not the area's. */
  copyTone?: string | undefined;
  /** The document that is worked on, or the pages of the output. */
  documentPane: ReactNode;
  /** The options and the main button; the result panel when done. */
  optionsPanel: ReactNode;
};

/** The shell of every tool: the step bar, the document pane, the options panel, and the privacy note. */
export function ToolShell({
  documentPane,
  optionsPanel,
  empty,
  before,
  waits,
  optionsFirst,
  readsOptions,
  copyTone,
  ...props
}: Props) {
  const shared = useSharedMessages();
  const { trial, onStartAgain, ...shell } = useShell();
  const { steps = shell.steps, unsaved = shell.unsaved } = props;
  const [asking, setAsking] = useState(false);
  const { done = false } = props;
  const completedSteps = empty ? [] : props.completedSteps;
  return (
    <>
      <section
        aria-label={shared.label}
        className={`${styles.shell} ${dark.shell}`}
        data-done={done || undefined}
        data-empty={empty || undefined}
        data-reads-options={(readsOptions && !empty) || undefined}
        data-options-first={(optionsFirst && !empty) || undefined}
      >
        <StepBar
          {...stepsOf(steps, completedSteps)}
          done={done}
          onStartAgain={() => (unsaved ? setAsking(true) : onStartAgain())}
        />
        <p className={styles.undrawn}>{shared.notDrawn}</p>
        <div className={`${styles.board} ${dark.board}`}>
          <div className={styles.documentPane} data-pane>
            <ListsFormatsContext value={Boolean(empty) && !waits}>{documentPane}</ListsFormatsContext>
          </div>
          {waits || (empty && !before) ? null : (
            <div className={styles.optionsPanel} data-pane data-tone={done ? copyTone : undefined}>
              {empty && before ? <EmptyOptions {...before} /> : optionsPanel}
            </div>
          )}
        </div>
        <PrivacyNote messages={shared.privacyNote} />
      </section>
      {done ? (
        <p className="print:hidden pt-4 max-md:px-4 text-muted text-(length:--text-sm)">
          {shared.afterText}{' '}
          <a href={trial.href} className="font-semibold">
            {trial.label}
          </a>
        </p>
      ) : null}
      {asking ? (
        <AskDialog
          text={shared.startAgainAsk}
          yes={shared.startAgain}
          no={shared.cancel}
          onYes={onStartAgain}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

type PaneHeaderProps = {
  title: string;
  /** Set in the typeface of figures if it has one. */
  note?: string;
  end?: ReactNode;
  optionsPanel?: boolean;
  /** On phones the header is only for screen readers: the content below it says the same. */
  hiddenOnPhones?: boolean;
  /** On a phone a title that may be long, such as a file's name, has a row above the note and the buttons. */
  ownRow?: boolean;
  /** What is below it is a copy made here: the header has the colour of that copy (`toneOf`), by default the area’s. */
  copied?: { tone: string | undefined } | undefined;
  /** On a phone there is no rule between the header and the row below it. */
  isJoined?: boolean;
};

/** Characters of a file name per line on a phone, and on the options panel; a note may move below. */
const lengths = { documentPane: 34, optionsPanel: 32 };

/** A title that no translation may change. */
const isFileName = (title: string) => /\.\w{2,5}$/.test(title);

/** Heading of the document pane or the options panel, with its note and buttons. */
export function PaneHeader({ title, note, end, optionsPanel, hiddenOnPhones, ...props }: PaneHeaderProps) {
  const { ownRow, copied, isJoined } = props;
  const displayedTitle = shortName(title, optionsPanel ? lengths.optionsPanel : lengths.documentPane);
  const fullTitle = displayedTitle === title ? undefined : title;
  return (
    <div
      className={optionsPanel ? paneHeaders.optionsHeader : paneHeaders.documentHeader}
      data-hidden-on-phones={hiddenOnPhones || undefined}
      data-own-row={ownRow || undefined}
      data-copied={copied ? '' : undefined}
      data-tone={copied?.tone}
      data-joined={isJoined || undefined}
    >
      <div>
        <h2
          tabIndex={-1}
          title={fullTitle}
          aria-label={fullTitle}
          translate={isFileName(title) ? 'no' : undefined}
          className="focus:[outline:none]"
        >
          {displayedTitle}
        </h2>
        {note ? (
          <span
            className={`${/\d/.test(note) ? 'mono' : 'text-(length:--text-sm)'} ${optionsPanel ? 'text-carbon-800' : 'text-carbon-600'}`}
          >
            {note}
          </span>
        ) : null}
      </div>
      {end}
    </div>
  );
}

type OptionsBodyProps = {
  children: ReactNode;
  /** In a wide window it fills the panel, so that the foot is at the panel's lower edge. */
  fills?: boolean;
  /** On phones the foot alone is shown. */
  hiddenOnPhones?: boolean;
};

export function OptionsBody({ children, fills, hiddenOnPhones }: OptionsBodyProps) {
  return (
    <div
      className={paneHeaders.optionsBody}
      data-fills={fills || undefined}
      data-hidden-on-phones={hiddenOnPhones || undefined}
    >
      {children}
    </div>
  );
}

type OptionsFooterProps = {
  children: ReactNode;
  /** Not sticky, as when nothing can be made yet. */
  notSticky?: boolean;
  /** In a wide window it is above the body, which must fill the panel: a running job has nothing to choose above its progress. */
  onTop?: boolean;
};

/** Footer of the options panel: the total and the main button. */
export function OptionsFooter({ children, notSticky, onTop }: OptionsFooterProps) {
  return (
    <div
      className={paneHeaders.optionsFooter}
      data-still={notSticky || undefined}
      data-top={onTop || undefined}
    >
      {children}
    </div>
  );
}

/** A boxed note with a title. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={notices.note}>
      <b className="block">{title}</b>
      {children}
    </div>
  );
}

type NoticeProps = {
  title: string;
  text?: string;
  refused?: boolean;
  /** Announced assertively, by default only if `refused`. */
  spoken?: boolean;
  icon?: IconName;
  children?: ReactNode;
};

/** Message with actions; `refused` is announced assertively. */
export function Notice({
  title,
  text,
  refused,
  spoken = refused,
  icon = refused ? 'file' : 'alert',
  children,
}: NoticeProps) {
  return (
    <div role={spoken ? 'alert' : undefined} className={notices.notice} data-refused={refused || undefined}>
      <Icon name={icon} />
      <div>
        <b className="block wrap-anywhere">{title}</b>
        {text}
        {children ? <div className="flex flex-wrap gap-x-5 gap-y-0.5">{children}</div> : null}
      </div>
    </div>
  );
}

type NoticeActionProps = { children: ReactNode; onClick: (event: MouseEvent<HTMLElement>) => void };

/** An action inside a notice: a button that looks like a link. */
export function NoticeAction({ children, onClick }: NoticeActionProps) {
  return (
    <button type="button" className={`print:hidden! ${notices.action}`} onClick={onClick}>
      {children}
    </button>
  );
}
