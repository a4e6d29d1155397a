import type { EditableLine } from 'engines/pdf';
import { useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import { applyCorrection, findCorrections } from '@/lib/text-corrections';
import { Arrowed } from '../shell/arrowed';
import { optionsOf, Segments } from '../shell/field';
import labels from '../shell/field.module.css';
import { paneOf, refocus } from '../shell/pane-focus';
import { useShell } from '../shell/shell-context';
import { Note } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { ModelForm, useModel } from './model-form';
import { useDeviceWording } from './use-touched';
import fieldStyles from './wording.module.css';

export type RewordingScope = 'line' | 'paragraph';

type Props = {
  lines: readonly EditableLine[];
  /** The page has no line that can be chosen; a notice above says so. */
  wordless: boolean;
  /** Opens another task. */
  onTask: (task: 'add' | 'redact') => void;
  /** Undefined if there is no choice, as the paragraph is one line. */
  scope?: RewordingScope;
  onScope: (scope: RewordingScope) => void;
  /** Nothing was changed yet, so the form explains who rewords. */
  isFirst: boolean;
  /** The foot of the panel says what to do on the page. */
  isIdle: boolean;
  wording: string;
  onWording: (wording: string) => void;
};

/** Field for the new text of the chosen lines, with corrections suggested by rules. */
export function WordingForm({ lines, wordless, onTask, scope, onScope, ...props }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { announce } = useShell();
  const { wording, onWording, isFirst, isIdle } = props;
  const id = useId();
  const found = useMemo(() => findCorrections(wording, messages.lists), [wording, messages.lists]);
  const [first] = lines;
  if (!first) return wordless ? <OtherTasks {...{ onTask }} /> : <Instructions {...{ isFirst, isIdle }} />;
  const unfit = lines.find((line) => line.unfit)?.unfit;
  const scopeControl = scope ? (
    <Segments
      legend={messages.reach}
      name={`${id}-reach`}
      value={scope}
      options={optionsOf(messages.reaches)}
      onChange={onScope}
    />
  ) : null;
  if (unfit) {
    return (
      <>
        {scopeControl}
        <Note title={first.text}>{messages.unfit[unfit]}</Note>
      </>
    );
  }
  return (
    <>
      <div className={fieldStyles.wording}>
        <label htmlFor={id} className={labels.label}>
          {messages.wording}
        </label>
        <span className={fieldStyles.grows} data-text={`${wording} `}>
          <textarea
            id={id}
            rows={2}
            value={wording}
            aria-describedby={`${id}-hint`}
            onChange={({ currentTarget }) => onWording(currentTarget.value)}
          />
        </span>
        <p id={`${id}-hint`} className="text-sm/[1.4] text-carbon-800">
          {messages.wordingHint}
        </p>
      </div>
      {scopeControl}
      {found.length === 0 ? null : (
        <fieldset className={`${labels.choices} ${styles.actions}`}>
          <legend className="mb-1">{messages.rules}</legend>
          {found.map((correction) => (
            <Button
              key={correction.from}
              variant="outline"
              onClick={() => {
                onWording(applyCorrection(wording, correction));
                announce(say(messages.corrected, { before: correction.before, after: correction.after }));
              }}
            >
              <span className="min-w-0 wrap-anywhere">
                <small className="block text-[length:inherit] font-normal text-carbon-700">
                  {messages.kinds[correction.kind]}
                </small>{' '}
                <span translate="no">
                  <Arrowed>
                    {say(messages.correction, { before: correction.before, after: correction.after })}
                  </Arrowed>
                </span>
              </span>
            </Button>
          ))}
        </fieldset>
      )}
      <ModelForm {...{ wording, onWording }} />
    </>
  );
}

/** Other tasks for a page without text. */
function OtherTasks({ onTask }: Pick<Props, 'onTask'>) {
  const { noLines } = useMessages('ai-pdf-editor');
  return (
    <div className={styles.actions}>
      {(['add', 'redact'] as const).map((task) => (
        <Button
          key={task}
          variant="outline"
          onClick={({ currentTarget }) => {
            const pane = paneOf(currentTarget);
            flushSync(() => onTask(task));
            refocus(pane);
          }}
        >
          {noLines[task]}
        </Button>
      ))}
    </div>
  );
}

/** Shown while nothing is chosen: how to choose a line by keyboard, what is suggested, and who writes the words. */
function Instructions({ isFirst, isIdle }: Pick<Props, 'isFirst' | 'isIdle'>) {
  const messages = useMessages('ai-pdf-editor');
  const model = useModel();
  const title = useDeviceWording(messages.noneText);
  return (
    <>
      {/* Touch devices have no arrow keys. */}
      <p className={`text-sm/[1.45] text-carbon-850 ${isIdle ? 'pointer-coarse:hidden' : ''}`}>
        {isIdle ? null : <b className="block">{title}</b>}
        <span className="pointer-coarse:hidden">{messages.noneKeys}</span>
      </p>
      {isFirst ? (
        <>
          <div className={fieldStyles.ai}>
            <b>{messages.rules}</b>
            <p>{messages.rulesHint}</p>
          </div>
          <div className={fieldStyles.ai} data-ready={model ? '' : undefined}>
            <b>
              <Icon name="wand" size={18} />
              <span>{messages.model.title}</span>
            </b>
            <p>{model ? messages.model.ready : messages.model.none}</p>
          </div>
        </>
      ) : null}
    </>
  );
}
