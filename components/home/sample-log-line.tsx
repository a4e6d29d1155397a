import styles from './sample-panels.module.css';

type Props = {
  time: string;
  who: string;
  what: string;
  /** Log names of the AI and the visitor. */
  ai: string;
  you: string;
  /** Value of the control that shows this line while it is chosen. Without `act` the line is always shown. */
  act?: string;
};

/** A line of the log. The name of the AI is yellow, that of the visitor blue. */
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
