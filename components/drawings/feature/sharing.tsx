import { Icon } from '@/components/ui/icon';
import type { FeatureCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Avatar, Sheet } from '../paper';
import { Rows } from '../records';
import type { HeroProps } from './props';
import styles from './sharing.module.css';

/** A three-part set: each copy is what one role may do. */
export function SharingHero({ form, copy }: HeroProps & FeatureCopy<'sharing'>) {
  return (
    <Drawing label={copy.label} className={`grid grid-cols-12 ${styles.drawing}`}>
      <Sheet title={copy.title} note={copy.note} tone="rose" className={styles.employee} />
      <Sheet title={copy.managerTitle} note={copy.managerNote} tone="lilac" className={styles.manager} />
      <Sheet title={copy.adminTitle} note={form} className={styles.admin} bodyClassName="!p-[1rem_0_0]">
        <div className={styles.rights}>
          <div className={styles.head}>
            {copy.head.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          {copy.people.map(({ initials, tone, name, role, rights }) => (
            <div key={initials}>
              <span className={styles.who}>
                <Avatar initials={initials} tone={tone} />
                <b>{name}</b>
                <span>{role}</span>
              </span>
              {copy.rights.map((right, index) =>
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
      <Sheet tone="sky" fold="none" className={styles.link} bodyClassName="!p-[0.8rem_1.125rem_0.6rem]">
        <b className="flex items-center gap-2">
          <Icon name="link" size={18} />
          {copy.linkHead}
        </b>
        <Rows
          rows={[
            ...copy.rows,
            { label: <span className="font-semibold text-pen-700">{copy.revoke}</span>, value: '' },
          ]}
        />
      </Sheet>
    </Drawing>
  );
}
