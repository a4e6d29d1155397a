import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { InlinePicture } from '@/components/drawings/inline-picture';
import { Picture } from '@/components/ui/picture';
import { pictureNames } from '@/lib/schema/pictures';
import styles from './kit.module.css';

const parts = readdirSync(join(process.cwd(), 'components/drawings/pictures')).map((file) =>
  file.slice(0, -4),
);

/** Whether a picture has light lines, for dark bands. */
const isForDarkBands = (name: string) => name.startsWith('st-');

/** Every picture at its own size, and every part of an illustration, on a panel like that of the pages that show it. */
export function Pictures() {
  return (
    <ul className={styles.pictures}>
      {pictureNames.map((name) => (
        <li
          key={name}
          data-tone={isForDarkBands(name) ? undefined : 'sky'}
          className={isForDarkBands(name) ? 'carbon' : ''}
        >
          <Picture name={name} />
          <code>{name}</code>
        </li>
      ))}
      {parts.map((name) => (
        <li key={name} data-tone="sky">
          <InlinePicture name={name} className="w-full text-gold-300" />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
