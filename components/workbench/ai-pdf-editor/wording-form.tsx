import type { EditableLine } from 'engines/pdf';
import { type ReactNode, useId, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { formatMessage } from '@/lib/sentences';
import { applyCorrection, findCorrections } from '@/lib/text-corrections';
import { optionsOf, Segments } from '../shell/field';
import labels from '../shell/field.module.css';
import { useShell } from '../shell/shell-context';
import { TextWithArrows } from '../shell/text-with-arrows';
import { Note } from '../shell/tool-shell';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { ModelForm } from './model-form';
import fieldStyles from './wording.module.css';

export type RewordingScope = 'line' | 'paragraph';

type Props = {
  /** The chosen lines. */
  lines: readonly EditableLine[];
  /** Undefined if there is no choice because the paragraph is one line. */
  scope?: RewordingScope;
  onScope: (scope: RewordingScope) => void;
  wording: string;
  onWording: (wording: string) => void;
  /** Takes a wording of the browser’s model. */
  onProposal: (wording: string) => void;
  /** Checks of the new wording; undefined while the wording is that of the file. */
  checks?: ReactNode;
};

/** Field for the new text of the chosen lines, with corrections suggested by rules. */
export function WordingForm({ lines, scope, onScope, wording, onWording, onProposal, checks }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { announce } = useShell();
  const id = useId();
  const found = useMemo(() => findCorrections(wording, messages.lists), [wording, messages.lists]);
  const [first] = lines;
  if (!first) return null;
  const unfit = lines.find((line) => line.unfit)?.unfit;
  const scopeControl = scope ? (
    <Segments
      legend={messages.scope}
      hidden
      name={`${id}-reach`}
      value={scope}
      options={optionsOf(messages.scopes)}
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
      {scopeControl}
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
        <div id={`${id}-hint`} className={fieldStyles.checks}>
          {checks ?? <p>{messages.wordingHint}</p>}
        </div>
      </div>
      {found.length === 0 ? null : (
        <fieldset className={`${labels.choices} ${styles.actions}`}>
          <legend className="mb-1">{messages.suggestedFixes}</legend>
          {found.map((correction) => (
            <Button
              key={correction.from}
              variant="outline"
              onClick={() => {
                onWording(applyCorrection(wording, correction));
                announce(
                  formatMessage(messages.corrected, { before: correction.before, after: correction.after }),
                );
              }}
            >
              <span className="min-w-0 wrap-anywhere">
                <small className="block text-[length:inherit] font-normal text-carbon-700">
                  {messages.kinds[correction.kind]}
                </small>{' '}
                <span translate="no">
                  <TextWithArrows>
                    {formatMessage(messages.correction, {
                      before: correction.before,
                      after: correction.after,
                    })}
                  </TextWithArrows>
                </span>
              </span>
            </Button>
          ))}
        </fieldset>
      )}
      <ModelForm {...{ wording }} onWording={onProposal} />
    </>
  );
}
