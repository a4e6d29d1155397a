import { Mockup } from '../mockup';
import styles from './cut-out.module.css';
import { Look } from './looks';
import { Copy, Drawn, Original } from './pieces';
import type { SceneProps } from './props';

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
