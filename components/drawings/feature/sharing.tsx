import { Icon } from '@/components/ui/icon';
import type { FeatureWords } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Avatar, Sheet } from '../paper';
import { Rows } from '../records';
import type { HeroProps } from './props';
import styles from './sharing.module.css';

/** A three-part set: each copy is what one role may do. */
export function SharingHero({ form, words }: HeroProps & FeatureWords<'sharing'>) {
  return (
    <Drawing label={words.label} className={`grid grid-cols-12 ${styles.drawing}`}>
      <Sheet title={words.title} note={words.note} stock="rose" className={styles.employee} />
      <Sheet title={words.managerTitle} note={words.managerNote} stock="canary" className={styles.manager} />
      <Sheet title={words.adminTitle} note={form} className={styles.admin} bodyClassName="!p-[1rem_0_0]">
        <div className={styles.rights}>
          <div className={styles.head}>
            {words.head.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          {words.people.map(({ initials, stock, name, role, rights }) => (
            <div key={initials}>
              <span className={styles.who}>
                <Avatar initials={initials} stock={stock} />
                <b>{name}</b>
                <span>{role}</span>
              </span>
              {words.rights.map((right, index) =>
                rights[index] ? (
                  <Icon key={right} name="check" stroke={2.75} className="text-pen-600" />
                ) : (
                  <Icon key={right} name="minus" size={18} stroke={2} className="text-carbon-500" />
                ),
              )}
            </div>
          ))}
        </div>
      </Sheet>
      <Sheet stock="sky" fold="none" className={styles.link} bodyClassName="!p-[0.8rem_1.125rem_0.6rem]">
        <b className="flex items-center gap-2">
          <Icon name="link" size={18} />
          {words.linkHead}
        </b>
        <Rows
          rows={[
            ...words.rows,
            { label: <span className="font-semibold text-pen-700">{words.revoke}</span>, value: '' },
          ]}
        />
      </Sheet>
    </Drawing>
  );
}
