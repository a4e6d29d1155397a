import { Mockup } from '../mockup';
import { EdgeArrow } from './arrow';
import styles from './contact-strip.module.css';
import { Look } from './looks';
import { Copy, Drawn, Original } from './pieces';
import type { SceneProps } from './props';

/** Pages of a document, two of them chosen, and their pictures on a strip with holes. */
export function ContactStripScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.contact}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.chosen}>
        {goesIn.lines.map(({ text, drawing, look }) => (
          <span key={text} className={look === 'pen' ? styles.kept : ''}>
            <Drawn drawing={drawing} />
            <Look look={look}>{text}</Look>
          </span>
        ))}
      </Original>
      <EdgeArrow className={styles.arrow} />
      <Copy fold="none" cut className={styles.strip} bodyClassName={styles.frames}>
        {comesOut.lines.map(({ text, drawing }) => (
          <span key={text}>
            <Drawn drawing={drawing} />
            <span className="mono">{text}</span>
          </span>
        ))}
      </Copy>
    </Mockup>
  );
}
