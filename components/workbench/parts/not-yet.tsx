import { Icon } from '@/components/ui/icon';
import styles from './not-yet.module.css';

type Props = {
  /** Name of the list. */
  label: string;
  /** Kinds of files that the tool takes, with ` · ` between them. */
  takes: string;
  /** What will stand here, where the tool has words of its own. */
  before?: { title: string; text: string };
};

/** In place of the counterfoil while no file is open: a name or a button would be of nothing, so it says what can be opened. */
export function NotYet({ label, takes, before }: Props) {
  return (
    <div className={styles.band}>
      {before ? (
        <div>
          <h2>{before.title}</h2>
          <p>{before.text}</p>
        </div>
      ) : null}
      <div>
        {before ? <h3>{label}</h3> : <h2>{label}</h2>}
        <ul>
          {takes.split(' · ').map((kind) => (
            <li key={kind}>
              <Icon name="file" size={18} />
              {kind}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
