import styles from './sample-panels.module.css';

type Props = {
  time: string;
  who: string;
  what: string;
  /** Names that the log gives to the two that are no persons of the sample. */
  ai: string;
  you: string;
  /** Shown while this control is chosen. */
  act?: string;
};

/** Yellow is what the AI did, blue what the visitor did. */
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
