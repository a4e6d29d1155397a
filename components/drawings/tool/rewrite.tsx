import { Mockup } from '../mockup';
import { Bars } from '../writing';
import { Look } from './looks';
import { Choices, Copy, Original, Selected } from './pieces';
import type { SceneProps } from './props';
import styles from './rewrite.module.css';

/** A line selected on its page, and the slip with the new wording that a person may take or leave. */
export function RewriteScene({ label, goesIn, comesOut }: SceneProps) {
  const wording = comesOut.lines.filter(({ look }) => look === 'read');
  const choices = comesOut.lines.filter(({ look }) => look !== 'read');
  return (
    <Mockup label={label} className={styles.rewrite}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.notice}>
        <Bars widths={[46, 100, 94, 98, 70]} strong={[0]} />
        <div className={styles.clause}>
          {goesIn.lines.map(({ text, look }) => (
            <p key={text}>
              {look === 'read' ? (
                // Selected by a person, so the frame is blue; read by the AI, so the words are marked.
                <Selected>
                  <Look look={look}>{text}</Look>
                </Selected>
              ) : (
                <Look look={look}>{text}</Look>
              )}
            </p>
          ))}
        </div>
        <Bars widths={[100, 96, 99, 62]} />
        <span className={styles.gap} />
        <Bars widths={[100, 92, 97, 40]} />
      </Original>
      <Copy title={comesOut.title} note={comesOut.note} fold="small" className={styles.slip}>
        {wording.map(({ text, look }) => (
          <p key={text} className={styles.wording}>
            <Look look={look}>{text}</Look>
          </p>
        ))}
        <div className={styles.choices}>
          <Choices options={choices.map(({ text }) => text)} />
        </div>
      </Copy>
    </Mockup>
  );
}
