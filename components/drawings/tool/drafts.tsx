import type { Specimen } from '@/lib/schema/tools';
import { Mockup } from '../mockup';
import styles from './drafts.module.css';
import { Look } from './looks';
import { Copy, Original } from './pieces';
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
