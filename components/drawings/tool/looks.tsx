import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { LineLook } from '@/lib/schema/drawings';
import { Mark } from '../paper';
import { Pen, Strike } from '../writing';
import styles from './looks.module.css';
import { Selected } from './step-parts';

const looks: Record<LineLook, (text: string) => ReactNode> = {
  text: (text) => text,
  read: (text) => <Mark>{text}</Mark>,
  pen: (text) => <Pen>{text}</Pen>,
  struck: (text) => <Strike>{text}</Strike>,
  added: (text) => <Change look="added">{text}</Change>,
  removed: (text) => <Change look="removed">{text}</Change>,
  selected: (text) => <Selected>{text}</Selected>,
  ok: (text) => <Signed look="ok">{text}</Signed>,
  flag: (text) => <Signed look="flag">{text}</Signed>,
  cut: (text) => text,
};

/** Words with the look of a line. */
export function Look({ look, children }: { look: LineLook; children: string }) {
  return looks[look](children);
}

/** The round sign of a check: in order, or to be looked at. */
export function Sign({ look }: { look: 'ok' | 'flag' }) {
  return (
    <span className={`${styles.sign} ${styles[look]}`}>
      {look === 'ok' ? <Icon name="check" size={14} stroke={2.5} /> : '!'}
    </span>
  );
}

/** Added or removed words, with plus or minus. */
function Change({ look, children }: { look: 'added' | 'removed'; children: string }) {
  return (
    <span className={styles[look]}>
      <Icon name={look === 'added' ? 'plus' : 'minus'} size={14} stroke={2.5} />
      {children}
    </span>
  );
}

/** Words beside their sign; a second line is indented. */
function Signed({ look, children }: { look: 'ok' | 'flag'; children: string }) {
  return (
    <span className={styles.signed}>
      <Sign look={look} />
      <span>{children}</span>
    </span>
  );
}
