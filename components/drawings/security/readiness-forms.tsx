import { Icon } from '@/components/ui/icon';
import type { SecurityCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import type { HeroProps } from './props';
import styles from './readiness-forms.module.css';

/** A three-part form under one stub: the original and two copies, each for another reader. */
export function ReadinessForms({ form, copy }: HeroProps & SecurityCopy<'heroes', 'readiness-forms'>) {
  const forms = copy.forms;
  return (
    <Drawing label={copy.label}>
      <div className={styles.stub}>
        <b>{copy.stubHead}</b>
        <span className="mono">{form}</span>
      </div>
      <div className={styles.parts}>
        {forms.map(({ title, tone, rows, last }) => (
          <div key={title} className={`paper ${styles.part} ${styles[tone]}`}>
            <p className={styles.title}>{title}</p>
            {rows.map(([control, where]) => (
              <div key={control} className={styles.row}>
                <span className={styles.box}>
                  <Icon name="check" size={16} stroke={3} />
                </span>
                <span>{control}</span>
                <span className="mono">{where}</span>
              </div>
            ))}
            <div className={styles.row}>
              <span className={styles.box} />
              <b className="font-semibold">{last}</b>
            </div>
          </div>
        ))}
      </div>
    </Drawing>
  );
}
