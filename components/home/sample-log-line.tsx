import styles from './sample-panels.module.css';

type Props = {
  time: string;
  who: string;
  what: string;
  /** Log names of the AI and the visitor. */
  ai: string;
  you: string;
  /** Shown while this control is chosen. */
  act?: string;
};

/** Yellow is an action of the AI, blue of the visitor. */
export function LogLine({ time, who, what, ai, you, act }: Props) {
  const name = { [ai]: styles.ai, [you]: styles.you }[who];
  return (
    <li data-act={act}>
      <span className={`mono ${styles.time}`}>{time}</span>{' '}
      <span>
        <b className={name}>{who}</b>
        {` ${what}`}
      </span>
    </li>
  );
}
