import { Drawing } from '@/components/drawings/drawing';
import { Rows } from '@/components/drawings/records';
import { Avatar, Sheet } from '@/components/drawings/sheet';
import { Icon } from '@/components/ui/icon';
import { avatar, iyer, khan, rao } from '@/lib/sample-people';
import type { HeroProps } from './props';
import styles from './sharing.module.css';

const permissions = ['View', 'Edit', 'Download'];

/** `allowed` has one value for each of `permissions`. */
const people = [
  { ...avatar(rao), name: rao.name, role: rao.role, allowed: [true, true, true] },
  { ...avatar(iyer), name: iyer.name, role: iyer.role, allowed: [true, true, false] },
  { ...avatar(khan), name: khan.name, role: khan.role, allowed: [true, false, false] },
  { initials: 'AU', tone: 'sky', name: 'Auditor', role: 'Custom role', allowed: [true, false, false] },
] as const;

/** A form set with one sheet per role; each shows what the role can do. */
export function SharingHero({ alt, pageCode, claims }: HeroProps) {
  return (
    <Drawing label={alt} className={`grid grid-cols-12 ${styles.drawing}`}>
      <Sheet title={khan.role} note="view" tone="rose" className={styles.employee} />
      <Sheet title={iyer.role} note="view, edit" tone="lilac" className={styles.manager} />
      <Sheet
        title="Vendor contract 2026–27"
        note={pageCode}
        className={styles.admin}
        bodyClassName="!p-[1rem_0_0]"
      >
        <div className={styles.permissions}>
          <div className={styles.head}>
            {['Who', ...permissions].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          {people.map(({ initials, tone, name, role, allowed }) => (
            <div key={initials}>
              <span className={styles.who}>
                <Avatar initials={initials} tone={tone} />
                <b>{name}</b>
                <span>{role}</span>
              </span>
              {permissions.map((right, index) =>
                allowed[index] ? (
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
          Link for the auditor
        </b>
        <Rows
          rows={[
            { label: 'Expires in', value: claims.linkLong },
            { label: 'Password', value: 'On' },
            { label: 'Opened', value: 'Not yet' },
            { label: <span className="font-semibold text-pen-700">Revoke link</span>, value: '' },
          ]}
        />
      </Sheet>
    </Drawing>
  );
}
