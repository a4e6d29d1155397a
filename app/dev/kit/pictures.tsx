import { Picture } from '@/components/ui/picture';
import { pictureNames } from '@/lib/schema/pictures';
import styles from './kit.module.css';

/** Pictures with light lines are drawn for carbon. */
const onCarbon = (name: string) => name.startsWith('st-');

/** Every picture at its own size, on the panels it is shown on. */
export function Pictures() {
  return (
    <ul className={styles.pictures}>
      {pictureNames.map((name) => (
        <li
          key={name}
          data-stock={onCarbon(name) ? undefined : 'sky'}
          className={onCarbon(name) ? 'carbon' : ''}
        >
          <Picture name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
