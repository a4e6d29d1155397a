import type { SampleDocument, Samples } from '@/lib/schema/samples';
import { LogLine } from './sample-log-line';
import styles from './sample-panels.module.css';

type Acts = Record<string, { who: string; what: string }>;

/** Log lines of each control, newest position first. */
function actsOf({ ai, you, did }: Samples, { lines, questions }: SampleDocument): Acts {
  return Object.fromEntries([
    ['sign', { who: you, what: did.signed }],
    ['compare', { who: you, what: did.compared }],
    ...questions.map(({ line }, at) => [`ask${at + 1}`, { who: ai, what: `${did.answered} ${line}` }]),
    ...lines.flatMap(({ tag }, at) =>
      tag ? [[`tag${at + 1}`, { who: ai, what: `${did.marked} ${at + 1}, ${tag.name}` }]] : [],
    ),
  ]);
}

/** The log beside the sheet: initial lines, above which CSS shows those of the chosen controls. */
export function SampleLog({ words, document }: { words: Samples; document: SampleDocument }) {
  const acts = actsOf(words, document);
  return (
    <div className={`${styles.panel} ${styles.log}`}>
      <div className={styles.head}>
        <b>{words.log}</b>
        <button type="reset">{words.again}</button>
      </div>
      <div role="log" aria-label={words.log}>
        <ol>
          {Object.entries(acts).map(([act, line]) => (
            <LogLine key={act} act={act} time={words.just} ai={words.ai} you={words.you} {...line} />
          ))}
          {document.log.map((line) => (
            <LogLine key={line.time} ai={words.ai} you={words.you} {...line} />
          ))}
        </ol>
      </div>
    </div>
  );
}
