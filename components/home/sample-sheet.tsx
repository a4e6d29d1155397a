import { signaturePaths } from '@/components/drawings/signature-paths';
import { type Run, splitIntoRuns } from '@/lib/marked-text';
import type { SampleDocument, Samples } from '@/lib/schema/samples';
import controls from './sample-controls.module.css';
import styles from './sample-sheet.module.css';

type Props = { copy: Samples; document: SampleDocument };

/** Signature of an author without a path of their own. */
const defaultSignature =
  'M2 18C6 5 10 0 12 3s-4 16-1 17 6-10 8-10-1 8 1 8 3-7 5-7 0 7 3 7 5-12 7-12-2 12 1 12 4-6 6-6 2 6 6 4 11-3 20-6';
const visitorSignature =
  'M2 17C8 2 13 0 12 9S5 21 8 18 17 4 21 4s-3 11 1 11 5-7 7-6-1 7 2 6 6-8 9-7-1 7 3 6 7-3 15-5';

/** The white sheet on three coloured copies, none of them yellow, since yellow marks the AI's work. */
export function SampleSheet({ copy, document }: Props) {
  const [first, second] = document.versions;
  const [v1, v2, v3, v4] = copy.versions;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset around sheets that overlap would need its looks undone
    <div role="group" aria-label={copy.sheet} className={`paper ${styles.set}`}>
      <div className={`mono ${styles.copy} ${styles.first}`}>
        <span>{v1}</span> <span>{first}</span>
      </div>
      <div className={`mono ${styles.copy} ${styles.second}`}>
        <span>{v2}</span> <span>{second}</span>
      </div>
      <label className={`mono ${styles.copy} ${styles.third}`}>
        <input type="radio" name="act" value="compare" />
        <span>{v3}</span> <span className={styles.compare}>{copy.compare}</span>
      </label>
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <b>{document.name}</b> <span className="mono">{v4}</span>
        </div>
        {document.lines.map((line, position) => (
          <div key={line.text} className={styles.row}>
            <p>
              {runsOf(document, position).map((run, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a line never move
                <Marked key={index} run={run} copy={copy} />
              ))}
            </p>
            {line.tag ? (
              <>
                <i />
                <label className={controls.tag}>
                  <input
                    type="radio"
                    name="act"
                    value={`tag${position + 1}`}
                    defaultChecked={document.chosen === position + 1}
                  />
                  <span>{line.tag.name}</span> <b>{line.tag.value}</b>
                </label>
              </>
            ) : null}
          </div>
        ))}
        <Signatures copy={copy} document={document} />
      </div>
    </div>
  );
}

/** A line, split where the words of its tag or of a question's answer start and end. */
function runsOf({ lines, questions }: SampleDocument, position: number): Run[] {
  const line = lines[position];
  if (!line) return [];
  const tagged = line.tag?.words.map((text) => ({ text, acts: [`tag${position + 1}`] })) ?? [];
  const questioned = questions.flatMap(({ line: n, words }, index) =>
    n === position + 1 ? words.map((phrase) => ({ text: phrase, acts: [`ask${index + 1}`] })) : [],
  );
  return splitIntoRuns(line.text, [...tagged, ...questioned], line.changes);
}

function Marked({ run, copy }: { run: Run; copy: Samples }) {
  const parts = run.parts.map(({ text, changed }) =>
    changed ? (
      <span key={text}>
        {changed.was ? (
          <del>
            <span className="sr-only">{copy.was} </span>
            {changed.was}
          </del>
        ) : null}
        {/* Collapses with the space before it while the old words are hidden. */}
        {changed.was ? ' ' : null}
        <ins>
          <span className="sr-only">{copy.now} </span>
          {text}
        </ins>
      </span>
    ) : (
      text
    ),
  );
  return run.acts.length > 0 ? <mark data-by={run.acts.join(' ')}>{parts}</mark> : parts;
}

function Signatures({ copy, document: { by: author, role, hand, signer } }: Props) {
  return (
    <div className={`${styles.row} ${controls.signatures}`}>
      <div className={controls.signatureSlot}>
        <DrawnSignature d={hand ? signaturePaths[hand] : defaultSignature} />
        <span>
          {author}, {role}
        </span>
      </div>
      <div className={controls.signatureSlot}>
        <span className="contents" data-act="sign">
          <DrawnSignature d={visitorSignature} />
        </span>
        <span>{signer}</span>
      </div>
      <i />
      <label className={`${controls.tag} ${controls.signButton}`}>
        <input type="checkbox" name="sign" value="sign" />
        <b className={controls.unsigned}>{copy.sign}</b>
        <b data-act="sign">{copy.signed}</b>
      </label>
    </div>
  );
}

/** A signature in blue pen, drawn when it appears. */
function DrawnSignature({ d }: { d: string }) {
  return (
    <svg className={controls.signature} viewBox="-2 -3 68 29" aria-hidden="true">
      <path pathLength="1" d={d} />
    </svg>
  );
}
