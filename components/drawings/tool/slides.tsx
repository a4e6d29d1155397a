import { Mockup } from '../mockup';
import { Bars } from '../writing';
import { EdgeArrow } from './arrow';
import { Look } from './looks';
import { Copy, Original, SmallPage } from './pieces';
import type { SceneProps } from './props';
import styles from './slides.module.css';

/** Pages left standing, those left out struck, and the slides in a row one behind the other. */
export function SlidesScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.deck}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.report}>
        {goesIn.lines.map(({ text, note, look }) => (
          <span key={text}>
            <SmallPage state={look === 'struck' ? 'struck' : undefined} />
            <span>
              <Look look={look}>{text}</Look>
              <span className="mono">{note}</span>
            </span>
          </span>
        ))}
      </Original>
      <EdgeArrow />
      <div className={styles.slides}>
        {comesOut.lines.toReversed().map(({ text, note }, index) => (
          <Copy
            key={text}
            fold="none"
            title={text}
            note={note}
            className={styles.slide}
            bodyClassName={styles.chart}
          >
            {index === comesOut.lines.length - 1 ? (
              <>
                <Bars widths={[100, 84, 92]} />
                <span className={styles.columns}>
                  <i />
                  <i />
                  <i />
                  <i />
                </span>
              </>
            ) : null}
          </Copy>
        ))}
        <b className={styles.deckName}>{comesOut.title}</b>
      </div>
    </Mockup>
  );
}
