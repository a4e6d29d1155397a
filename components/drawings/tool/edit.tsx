import type { Specimen } from '@/lib/schema/tools';
import { Mockup } from '../mockup';
import { Bars } from '../paper';
import styles from './edit.module.css';
import { Look, Sign } from './looks';
import { Choices, Copy, Drawn, Original, Selected } from './pieces';
import type { SceneProps } from './props';

function Clauses({ lines }: { lines: Specimen['goesIn']['lines'] }) {
  return lines.map(({ text, note, look }) => (
    <p key={text}>
      <span className="mono">{note}</span>
      <span>
        <Look look={look}>{text}</Look>
      </span>
    </p>
  ));
}

/** Two drafts line against line; a line across joins what left the one and came into the other. */
export function DraftsScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.drafts}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.clauses}>
        <Clauses lines={goesIn.lines} />
      </Original>
      <div className={styles.joints}>
        {goesIn.lines.map(({ text, look }) => (
          <span key={text} className={look === 'text' ? '' : styles.joint} />
        ))}
      </div>
      <Copy title={comesOut.title} note={comesOut.note} cut bodyClassName={styles.clauses}>
        <Clauses lines={comesOut.lines} />
      </Copy>
    </Mockup>
  );
}

/** The picture as it was taken, its outline marked; what is left of it stands in front. */
export function CutOutScene({ label, goesIn, comesOut }: SceneProps) {
  const [taken, found] = goesIn.lines;
  const [left, none] = comesOut.lines;
  return (
    <Mockup label={label} className={styles.studio}>
      <Original title={goesIn.title} note={goesIn.note}>
        <span className={styles.framed}>
          <Drawn drawing={taken?.drawing} />
          <i />
          <i />
          <i />
          <i />
        </span>
        <p className={styles.caption}>
          <span>{taken?.text}</span>
          {found ? <Look look={found.look}>{found.text}</Look> : null}
        </p>
      </Original>
      <Copy title={comesOut.title} note={comesOut.note} fold="small" cut className={styles.alone}>
        <Drawn drawing={left?.drawing} />
        <p className={styles.caption}>
          <span>{left?.text}</span>
          <span>{none ? <Look look={none.look}>{none.text}</Look> : null}</span>
        </p>
      </Copy>
    </Mockup>
  );
}

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

/** A page under the reading bar; each place it stumbled over leads to a point of the list. */
export function ReadingBarScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.screening}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.form}>
        {goesIn.lines.map(({ text, note, look }, index) => (
          <div key={text} className={look === 'read' ? styles.stumbled : ''}>
            <p>
              {text}
              {look === 'read' ? <span className={styles.blank} /> : null}
              {note ? <span className="mono">{note}</span> : null}
            </p>
            {index === goesIn.lines.length - 1 ? <span className={styles.scanner} /> : null}
            <Bars widths={[100, 92, 64]} />
          </div>
        ))}
      </Original>
      <Copy title={comesOut.title} note={comesOut.note} cut className={styles.points}>
        {comesOut.lines.map(({ text, note, look }) => (
          <div key={text}>
            {look === 'ok' || look === 'flag' ? <Sign look={look} /> : null}
            <span>
              <b>{text}</b>
              <span className="mono">{note}</span>
            </span>
          </div>
        ))}
      </Copy>
    </Mockup>
  );
}
