import { Icon } from '@/components/ui/icon';
import styles from './empty-options.module.css';
import { useShell } from './shell-context';

type Props = {
  label: string;
  /** Shown above the formats: what the options panel will contain. */
  before?: { title: string; text: string };
};

/** Replaces the options panel while no file is open; lists accepted formats. */
export function EmptyOptions({ label, before }: Props) {
  const { acceptedFormats } = useShell();
  return (
    <div className={styles.panel}>
      {before ? (
        <div>
          <h2>{before.title}</h2>
          <p className="mt-1">{before.text}</p>
        </div>
      ) : null}
      <div>
        {before ? <h3>{label}</h3> : <h2>{label}</h2>}
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {acceptedFormats.split(' · ').map((kind) => (
            <li key={kind} className="flex items-center gap-1.5">
              <Icon name="file" size={18} />
              {kind}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
