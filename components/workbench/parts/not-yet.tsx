import { Icon } from '@/components/ui/icon';
import benchBars from './bench-bars.module.css';
import styles from './not-yet.module.css';

type Props = {
  /** Name of the list. */
  label: string;
  /** Kinds of files that the tool takes, with ` · ` between them. */
  takes: string;
  /** What will stand here, where the tool has words of its own. */
  before?: { title: string; text: string };
};

/** The counterfoil while no file is open: a name or a button would be of nothing, so it says what can be opened. */
export function NotYet({ label, takes, before }: Props) {
  return (
    <>
      <div className={benchBars.foilBar}>
        <h2>{before?.title ?? label}</h2>
      </div>
      <div className={`text-sm ${benchBars.foilBody}`}>
        {before ? (
          <>
            <p>{before.text}</p>
            <h3>{label}</h3>
          </>
        ) : null}
        <ul className={styles.kinds}>
          {takes.split(' · ').map((kind) => (
            <li key={kind}>
              <Icon name="check" />
              {kind}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
