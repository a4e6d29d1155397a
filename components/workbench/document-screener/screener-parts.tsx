import type { Finding, PackedDocument, Screening } from 'engines/text';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import list from '../documents/entry-list.module.css';
import entryWords from '../documents/entry-words.module.css';
import entry from '../documents/list-entry.module.css';
import { More } from '../shell/more';
import { TotalLine } from '../shell/options-panel';
import pill from '../shell/pill.module.css';
import { Saving } from '../shell/saving';
import { NoticeAction, OptionsFooter } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import type { SavingState } from '../shell/use-saving';
import styles from './issue-list.module.css';
import { checksOf, leftOf, type Settled, shownText, tallyOf } from './screener-issues';

type Look = 'must' | 'should' | 'look' | 'fixed' | 'passed';

const icons: Record<Look, IconName> = {
  must: 'alert',
  should: 'info',
  look: 'eye',
  fixed: 'check',
  passed: 'minus',
};

/** Icon of a severity, or of how an issue was settled. The text beside it says the same. */
export const Chip = ({ look }: { look: Look }) => (
  <span aria-hidden="true" className={`${pill.pill} ${styles.chip}`} data-look={look}>
    <Icon name={icons[look]} size={14} stroke={2} />
  </span>
);

/** Number of settled issues and of open ones by severity, beside the number of all. */
export function ScreenerTally({ screening, settled }: { screening: Screening; settled: Settled }) {
  const messages = useMessages('document-screener');
  return (
    <div className="flex gap-3.5">
      <span className="sr-only">{leftOf(messages, screening, settled)}</span>
      {tallyOf(screening, settled).map(({ look, count }) =>
        count > 0 ? (
          <span key={look} aria-hidden="true" className="mono flex items-center gap-1.5 font-semibold">
            <Chip look={look === 'settled' ? 'fixed' : look} />
            {count}
          </span>
        ) : null,
      )}
    </div>
  );
}

/** What was checked in a document of this kind; `folded`: collapsed, where the document needs the space. */
export function ScreenerChecks({ kind, folded }: { kind: PackedDocument['kind']; folded?: boolean }) {
  const { checked } = useMessages('document-screener');
  const checks = (
    <ul className={styles.checked}>
      {checksOf(kind).map((check) => (
        <li key={check}>
          <Icon name="check" size={16} stroke={2} />
          {checked[check]}
        </li>
      ))}
    </ul>
  );
  return folded ? (
    <More label={checked.title}>{checks}</More>
  ) : (
    <div className={styles.checks}>
      <h3>{checked.title}</h3>
      {checks}
    </div>
  );
}

/** Label of a button of an issue; for screen readers it includes the issue's number. */
const ActionLabel = ({ act, number }: { act: string; number: number }) => {
  const messages = useMessages('document-screener');
  return (
    <>
      <span aria-hidden="true">{act}</span>
      <span className="sr-only">{formatMessage(messages.actions.withIssue, { act, count: number })}</span>
    </>
  );
};

type Props = {
  finding: Finding;
  /** From 1. */
  number: number;
  state: 'fixed' | 'passed' | undefined;
  onSettle: (to: 'fixed' | 'passed' | undefined) => void;
  /** Opens the editor at the issue's line; undefined if the file is not a PDF, or the issue has no line. */
  onEdit: (() => void) | undefined;
};

const actionsOf = (shared: SharedMessages, messages: Messages<'document-screener'>, state: Props['state']) =>
  state
    ? ([[shared.undo, undefined]] as const)
    : ([
        [messages.actions.fix, 'fixed'],
        [messages.actions.pass, 'passed'],
      ] as const);

/** Actions of an issue. Primary is the one that opens the editor, or else the one that marks the issue as fixed. */
function IssueActions({ finding, number, state, onSettle, onEdit }: Props) {
  const messages = useMessages('document-screener');
  const actions = actionsOf(useSharedMessages(), messages, state);
  const edit = state ? undefined : onEdit;
  return (
    <div className={styles.actions}>
      {edit ? (
        <Button onClick={edit}>
          <ActionLabel
            {...{ number }}
            act={finding.rule === 'personal' ? messages.actions.redact : messages.actions.edit}
          />
        </Button>
      ) : null}
      {actions.map(([act, to]) => (
        <Button
          key={act}
          data-settle={to}
          variant={to === 'fixed' && !edit ? 'primary' : 'outline'}
          onClick={() => onSettle(to)}
        >
          <ActionLabel {...{ act, number }} />
        </Button>
      ))}
    </div>
  );
}

type DockProps = Props & {
  title: string;
  look: Look;
  /** Downloads the report while issues are open; undefined while it is made. */
  onSave: (() => void) | undefined;
};

/** The current issue and its buttons, at the lower edge of the window where the list is below the document. */
function CurrentIssueDock({ title, look, onSave, ...props }: DockProps) {
  const messages = useMessages('document-screener');
  return (
    <>
      <div className={`text-sm/[1.3] text-carbon-950 ${styles.docked}`}>
        <b className="font-mono font-semibold">{props.number}</b>
        <Chip {...{ look }} />
        <b>
          <span className="sr-only">{messages[look]}: </span>
          {title}
        </b>
        {onSave ? (
          <button
            type="button"
            className={styles.soFar}
            aria-label={messages.saveSoFar.name}
            onClick={onSave}
          >
            <Icon name="download" size={18} />
            {messages.saveSoFar.label}
          </button>
        ) : null}
      </div>
      <IssueActions {...props} />
    </>
  );
}

type FooterProps = {
  findings: readonly Finding[];
  settled: Settled;
  current: number;
  /** Some issues are still to be settled: saving is not the primary action then. */
  open: boolean;
  /** The current issue's buttons are in the dock instead of the list. */
  docked: boolean;
  saving: SavingState;
  /** How many issues are still to be settled, in words. */
  leftText: string;
  onSave: () => void;
  /** Saves the document with its marks; undefined if it has none. */
  onSaveMarked: (() => void) | undefined;
  onSettle: (index: number, to: 'fixed' | 'passed' | undefined) => void;
  /** Opens the editor at the line of the current issue. */
  onEdit: (() => void) | undefined;
};

/** Footer of the list: the number of open issues, and the button that saves the list. */
export function ScreenerFooter({ findings, settled, current, open, docked, ...props }: FooterProps) {
  const messages = useMessages('document-screener');
  const { saving, leftText, onSave, onSaveMarked, onSettle, onEdit } = props;
  const passed = Object.values(settled).filter((state) => state === 'passed').length;
  const finding = findings[current];
  const state = settled[current];
  return (
    <>
      <OptionsFooter notSticky={docked}>
        {/* Until the first is settled, the heading of the list has their number. */}
        {Object.keys(settled).length > 0 ? (
          <TotalLine
            figure={leftText}
            end={passed > 0 ? formatMessage(messages.dismissedByYou, { count: passed }) : undefined}
          />
        ) : null}
        {Object.values(settled).includes('fixed') ? (
          <p className="-mt-2 text-xs/[1.4] text-carbon-800">{messages.unchanged}</p>
        ) : null}
        <Saving {...{ saving }}>
          <div className="grid justify-items-center">
            <Button className="w-full px-3!" variant={open ? 'outline' : undefined} onClick={onSave}>
              <Icon name="download" />
              {messages.save}
            </Button>
            {onSaveMarked ? <NoticeAction onClick={onSaveMarked}>{messages.saveMarked}</NoticeAction> : null}
          </div>
        </Saving>
      </OptionsFooter>
      {docked && finding ? (
        <OptionsFooter>
          <CurrentIssueDock
            {...{ finding, state, onEdit }}
            onSave={saving.runner.job.state === 'working' ? undefined : onSave}
            number={current + 1}
            title={shownText(messages, finding).title}
            look={state ?? finding.severity}
            onSettle={(to) => onSettle(current, to)}
          />
        </OptionsFooter>
      ) : null}
    </>
  );
}

type IssueProps = Props & {
  paged: boolean;
  current: boolean;
  /** The issue's buttons are in the dock instead of its row. */
  docked: boolean;
  onShow: () => void;
};

/** One issue: what and where it is, the reason, and the actions. Collapsed unless it is current. */
export function ScreenerIssue({ current, docked, onShow, paged, ...props }: IssueProps) {
  const messages = useMessages('document-screener');
  const { finding, number, state } = props;
  const { title, why, where, line } = shownText(messages, finding, paged);
  const look = state ?? finding.severity;
  return (
    <li
      className={`${entry.entry} ${list.item} ${styles.issue}`}
      aria-current={current || undefined}
      data-current={current || undefined}
    >
      <span className={entryWords.number}>{number}</span>
      <Chip {...{ look }} />
      <div>
        <b className={state ? 'line-through' : undefined}>{title}</b>
        {state ? null : <div className={styles.why}>{why}</div>}
        <span className={entryWords.where}>
          <span className={current || state ? 'font-semibold text-carbon-950' : 'sr-only'}>
            {messages[look]}
          </span>
          <span className={styles.where}>
            {` · ${where}`}
            {line ? ` · ${line}` : null}
          </span>
        </span>
      </div>
      <div className={list.actions}>
        <span className={styles.show} data-nowhere={finding.rule === 'metadata' || undefined}>
          <NoticeAction onClick={onShow}>
            <ActionLabel {...{ number }} act={messages.actions.show} />
          </NoticeAction>
        </span>
      </div>
      {docked ? null : (
        <div className={styles.settle}>
          <IssueActions {...props} />
        </div>
      )}
    </li>
  );
}
