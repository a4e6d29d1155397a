import { Mockup } from '../mockup';
import { EdgeArrow } from './arrow';
import styles from './photos-to-pages.module.css';
import { Copy, Drawn, Place } from './pieces';
import type { SceneProps } from './props';

/** Loose prints with the places a person gave them, and the bound pages in that order. */
export function PhotosToPagesScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.photos}>
      <div className={styles.prints}>
        {goesIn.lines.map(({ text, drawing }, index) => (
          <div key={text} className={`paper ${styles.print}`} style={{ '--at': index } as object}>
            <Drawn drawing={drawing} />
            <span className="mono">{text}</span>
            <Place n={index + 1} className={styles.place} />
          </div>
        ))}
      </div>
      <EdgeArrow />
      <div className={styles.bound}>
        <Copy cut />
        <Copy cut />
        <Copy title={comesOut.title} note={comesOut.note} cut bodyClassName={styles.leaves}>
          {comesOut.lines.map(({ text, drawing }) => (
            <span key={text}>
              <Drawn drawing={drawing} />
              {text}
            </span>
          ))}
        </Copy>
      </div>
    </Mockup>
  );
}
