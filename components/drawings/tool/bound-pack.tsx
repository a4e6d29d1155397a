import { Mockup } from '../mockup';
import { Sheet } from '../paper';
import { Bars } from '../writing';
import { EdgeArrow } from './arrow';
import styles from './bound-pack.module.css';
import { numbered } from './numbered';
import { Copy, Place } from './pieces';
import type { SceneProps } from './props';

/** Numbered files on their way into one bound pack; every page is an edge of it, and each part has its range. */
export function BoundPackScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.pack}>
      <div className={styles.files}>
        {goesIn.lines.map(({ text, note }, index, all) => (
          <div key={text} className={styles.file}>
            <Sheet fold="small" title={text} note={note}>
              <Bars widths={[70, 100, 88, 96, 62].slice(0, index === all.length - 1 ? 5 : 3)} strong={[0]} />
            </Sheet>
            <Place n={index + 1} className={styles.place} />
          </div>
        ))}
      </div>
      <EdgeArrow />
      <Copy title={comesOut.title} note={comesOut.note} cut className={styles.spine}>
        {comesOut.lines.map(({ text, note, pages }) => (
          <div key={text} className={styles.part}>
            <span>
              <b>{text}</b>
              <span className="mono">{note}</span>
            </span>
            <span className={styles.edges}>
              {numbered(pages ?? 1).map((page) => (
                <i key={page} />
              ))}
            </span>
          </div>
        ))}
      </Copy>
    </Mockup>
  );
}
