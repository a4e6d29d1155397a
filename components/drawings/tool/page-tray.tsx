import { Mockup } from '../mockup';
import { EdgeArrow } from './arrow';
import { Look } from './looks';
import styles from './page-tray.module.css';
import { Copy, Original, SmallPage } from './pieces';
import type { SceneProps } from './props';

/** All pages on a tray, those to drop crossed out and lifted; what is left lies beside it as one file. */
export function PageTrayScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.tray}>
      <Original title={goesIn.title} note={goesIn.note} fold="none" bodyClassName={styles.row}>
        {goesIn.lines.map(({ text, note, look, blank }) => (
          <span key={text} className={look === 'struck' ? styles.lifted : ''}>
            <SmallPage state={look === 'struck' ? 'struck' : undefined}>{blank ? <span /> : null}</SmallPage>
            <span>
              <Look look={look}>{text}</Look>
              <span className="mono">{note}</span>
            </span>
          </span>
        ))}
      </Original>
      <EdgeArrow className={styles.arrow} />
      <div className={styles.left}>
        {comesOut.lines.toReversed().map(({ text, note }, index, all) =>
          index === all.length - 1 ? (
            <Copy key={text} cut title={comesOut.title} note={comesOut.note}>
              <span className={styles.rest}>
                {comesOut.lines.map((line) => (
                  <span key={line.text}>
                    <SmallPage />
                    <span>
                      {line.text}
                      <span className="mono">{line.note}</span>
                    </span>
                  </span>
                ))}
              </span>
            </Copy>
          ) : (
            <Copy key={text} cut note={note} />
          ),
        )}
      </div>
    </Mockup>
  );
}
