import type { SampleDocument, Samples } from '@/lib/schema/samples';
import { LogLine } from './sample-log-line';
import styles from './sample-panels.module.css';

type LogTexts = Record<string, { who: string; what: string }>;

/** The texts of the log line that each control adds, last control first. */
function textsByControl({ ai, you, logEntries }: Samples, { lines, questions }: SampleDocument): LogTexts {
  return Object.fromEntries([
    ['sign', { who: you, what: logEntries.signed }],
    ['compare', { who: you, what: logEntries.compared }],
    ...questions.map(({ line }, index) => [
      `ask${index + 1}`,
      { who: ai, what: `${logEntries.answered} ${line}` },
    ]),
    ...lines.flatMap(({ tag }, index) =>
      tag ? [[`tag${index + 1}`, { who: ai, what: `${logEntries.marked} ${index + 1}, ${tag.name}` }]] : [],
    ),
  ]);
}

/** The log beside the sheet: initial lines, above which CSS shows those of the chosen controls. */
export function SampleLog({ copy, document }: { copy: Samples; document: SampleDocument }) {
  const texts = textsByControl(copy, document);
  return (
    <div className={`${styles.panel} ${styles.log}`}>
      <div className={styles.head}>
        <b>{copy.log}</b>
        <button type="reset">{copy.startAgain}</button>
      </div>
      <div role="log" aria-label={copy.log}>
        <ol>
          {Object.entries(texts).map(([act, line]) => (
            <LogLine key={act} act={act} time={copy.timeNow} ai={copy.ai} you={copy.you} {...line} />
          ))}
          {document.log.map((line) => (
            <LogLine key={line.time} ai={copy.ai} you={copy.you} {...line} />
          ))}
        </ol>
      </div>
    </div>
  );
}
