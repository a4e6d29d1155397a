import type { ReactNode } from 'react';
import styles from './contact.module.css';

type Props = {
  breadcrumb: ReactNode;
  titleId?: string;
  title: string;
  lead: string;
  form: ReactNode;
  side?: ReactNode;
};

/** Heading on carbon, the form as a sheet that hangs over its lower edge, the side beside or below it. */
export function ContactLayout({ breadcrumb, titleId, title, lead, form, side }: Props) {
  return (
    <div className={styles.page}>
      <div className="[color-scheme:dark] print:[color-scheme:light]">{breadcrumb}</div>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.top}>
          <h1 id={titleId}>{title}</h1>
          <p className="lead mt-4.5 md:max-lg:mt-0">{lead}</p>
        </div>
        {form}
        {side}
      </div>
    </div>
  );
}
