import { Icon } from '@/components/ui/icon';
import { Mockup } from '../mockup';
import { Avatar, Sheet, type Stock } from '../paper';
import { iyer, khan, rao } from '../people';
import { Rows } from '../records';
import type { MockupProps } from './props';
import styles from './sharing.module.css';

const people: { initials: string; stock: Stock; name: string; role: string; rights: boolean[] }[] = [
  { ...rao, rights: [true, true, true] },
  { ...iyer, rights: [true, true, false] },
  { ...khan, rights: [true, false, false] },
  { initials: 'AU', stock: 'sky', name: 'Auditor', role: 'Custom role', rights: [true, false, false] },
];

const parts: { stock: Stock; text: string }[] = [
  { stock: rao.stock, text: `Mint: ${rao.role}` },
  { stock: iyer.stock, text: `Canary: ${iyer.role}` },
  { stock: khan.stock, text: `Pink: ${khan.role}` },
];

/** A three-part set: each copy is what one role may do. */
export function SharingMockup({ form, facts }: MockupProps) {
  return (
    <Mockup
      label="Sample: a vendor contract in three parts. Admin can view, edit and download, Manager can view and edit, Employee can view; a link for an outside auditor has an end date and a password."
      className={styles.scene}
    >
      <Sheet title={`Pink: ${khan.role}`} note="view" stock="rose" className={styles.employee} />
      <Sheet title={`Canary: ${iyer.role}`} note="view, edit" stock="canary" className={styles.manager} />
      <Sheet title="Vendor contract 2025–26" note={form} className={styles.admin} bodyClassName={styles.body}>
        <div className={styles.rights}>
          <div className={styles.head}>
            <span>Who</span>
            <span>View</span>
            <span>Edit</span>
            <span>Download</span>
          </div>
          {people.map(({ initials, stock, name, role, rights }) => (
            <div key={initials}>
              <span className={styles.who}>
                <Avatar initials={initials} stock={stock} />
                <b>{name}</b>
                <span>{role}</span>
              </span>
              {['View', 'Edit', 'Download'].map((right, index) =>
                rights[index] ? (
                  <Icon key={right} name="check" stroke={2.75} className="text-pen-600" />
                ) : (
                  <Icon key={right} name="minus" size={18} stroke={2} className="text-carbon-500" />
                ),
              )}
            </div>
          ))}
        </div>
        <div className={styles.parts}>
          {parts.map(({ stock, text }) => (
            <span key={text}>
              <i style={{ background: `var(--color-${stock}-300)` }} />
              {text}
            </span>
          ))}
        </div>
      </Sheet>
      <Sheet stock="sky" fold="none" className={styles.link} bodyClassName={styles.linkBody}>
        <b className="flex items-center gap-2">
          <Icon name="link" size={18} />
          Link for the auditor
        </b>
        <Rows
          rows={[
            { label: 'Expires in', value: facts.linkLong },
            { label: 'Password', value: 'On' },
            { label: 'Opened', value: 'Not yet' },
            { label: <span className="font-semibold text-pen-700">Revoke link</span>, value: '' },
          ]}
        />
      </Sheet>
    </Mockup>
  );
}
