import type { EditableLine } from 'engines/pdf';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { formatMessage } from '@/lib/sentences';
import { type Correction, findCorrections } from '@/lib/text-corrections';
import labels from '../shell/field.module.css';
import { paneOf, refocus } from '../shell/pane-focus';
import { TextWithArrows } from '../shell/text-with-arrows';
import { useDeviceWording } from '../shell/use-device-wording';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { useModel } from './model-form';
import fieldStyles from './wording.module.css';

/** Other tasks, for a page without a line that can be chosen. */
export function OtherTasks({ onTask }: { onTask: (task: 'add' | 'redact') => void }) {
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

type InstructionsProps = {
  /** No change was made yet: the panel lists corrections, and says whether the browser has a model. */
  isFirst: boolean;
  /** The title of the panel says what to do on the page. */
  isIdle: boolean;
  lines: readonly EditableLine[];
  /** Chooses the paragraph of a line, with a correction in its wording. */
  onFix: (line: number, correction: Correction) => void;
};

/** Most corrections that are listed before a line is chosen: more would not be read. */
const MAX_CORRECTIONS = 5;

/** Corrections that rules propose for the editable paragraphs of a page, each with the index of the paragraph's first line. */
function correctionsOf(lines: readonly EditableLine[], lists: Parameters<typeof findCorrections>[1]) {
  const firstLines = new Map<number, number>();
  for (const [index, { paragraph }] of lines.entries())
    if (!firstLines.has(paragraph)) firstLines.set(paragraph, index);
  return [...firstLines].flatMap(([paragraph, line]) => {
    const linesOfParagraph = lines.filter((other) => other.paragraph === paragraph);
    if (linesOfParagraph.some(({ unfit }) => unfit)) return [];
    const text = linesOfParagraph.map((other) => other.text).join(' ');
    return findCorrections(text, lists).map((correction) => ({ line, correction }));
  });
}

/** Says that this browser has no model, and, on request, which browsers have one. */
export function NoModel() {
  const { model: messages } = useMessages('ai-pdf-editor');
  if (useModel()) return null;
  return (
    <details className={fieldStyles.noModel}>
      <summary>
        <span>
          {messages.none} <u>{messages.which}</u>
        </span>
      </summary>
      <p>{messages.browsers}</p>
    </details>
  );
}

/** Shown while nothing is chosen: what to do on the page, what is suggested, and what the browser’s model does. */
export function Instructions({ isFirst, isIdle, lines, onFix }: InstructionsProps) {
  const messages = useMessages('ai-pdf-editor');
  const model = useModel();
  const title = useDeviceWording(messages.moreText);
  const start = useDeviceWording(messages.start);
  const found = useMemo(() => correctionsOf(lines, messages.lists), [lines, messages.lists]);
  const count = lines.filter(({ unfit }) => !unfit).length;
  return (
    <>
      {isIdle ? <p className="text-sm/[1.45] text-carbon-950">{start}</p> : null}
      {isIdle && count < lines.length ? (
        <p className={styles.hint}>{formatMessage(messages.editable, { count, of: lines.length })}</p>
      ) : null}
      {isIdle ? null : <p className="text-sm/[1.45] font-semibold text-carbon-950">{title}</p>}
      {isFirst ? (
        <>
          {found.length === 0 ? null : (
            <fieldset className={`${labels.choices} ${styles.actions}`}>
              <legend className="mb-1">{formatMessage(messages.fixesOnPage, { count: found.length })}</legend>
              {found.slice(0, MAX_CORRECTIONS).map(({ line, correction }) => (
                <Button
                  key={`${line} ${correction.from}`}
                  variant="outline"
                  onClick={({ currentTarget }) => {
                    const pane = paneOf(currentTarget);
                    flushSync(() => onFix(line, correction));
                    refocus(pane);
                  }}
                >
                  <span translate="no" className="min-w-0 wrap-anywhere">
                    <TextWithArrows>
                      {formatMessage(messages.correction, {
                        before: correction.before,
                        after: correction.after,
                      })}
                    </TextWithArrows>
                  </span>
                </Button>
              ))}
            </fieldset>
          )}
          {model ? (
            <div className={fieldStyles.ai}>
              <b>
                <span>{messages.model.title}</span>
              </b>
              <p>{messages.model.ready}</p>
            </div>
          ) : null}
        </>
      ) : null}
    </>
  );
}
