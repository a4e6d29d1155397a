import { Icon } from '@/components/ui/icon';
import { Mockup } from '../mockup';
import { Bars } from '../writing';
import { Look } from './looks';
import { Copy, Original, Wave } from './pieces';
import styles from './player.module.css';
import type { SceneProps } from './props';

/** A notice with the line being read, and the player in front of it. */
export function PlayerScene({ label, goesIn, comesOut }: SceneProps) {
  const [playing, ...notes] = comesOut.lines;
  return (
    <Mockup label={label} className={styles.aloud}>
      <Original title={goesIn.title} note={goesIn.note} bodyClassName={styles.letter}>
        {goesIn.lines.map(({ text, look }, index) => (
          <p key={text}>
            <span className="mono">{index + 1}</span>
            <Look look={look}>{text}</Look>
          </p>
        ))}
        <Bars widths={[100, 92, 97, 66]} />
      </Original>
      <Copy title={comesOut.title} note={comesOut.note} fold="small" cut className={styles.player}>
        <span className={styles.controls}>
          <span className={styles.play}>
            <Icon name="pause" size={24} />
          </span>
          <span className={styles.small}>
            <Wave from="0%" to="28%" bars={36} />
          </span>
        </span>
        <p className={styles.at}>
          <span>{playing?.text}</span>
          <span className="mono">{playing?.note}</span>
        </p>
        {notes.map(({ text, look }) => (
          <p key={text} className={styles.remark}>
            <Look look={look}>{text}</Look>
          </p>
        ))}
      </Copy>
    </Mockup>
  );
}
