import { InlinePicture } from '@/components/drawings/inline-picture';
import type { IllustrationName } from '@/lib/schema/illustrations';
import styles from './sorting-rack.module.css';

export type RackSlot = { href: string; name: string; papers: IllustrationName<'use-cases/folders'> };

type Props = { label: string; slots: RackSlot[]; emptySlot: { href: string; name: string } };

/** One pigeonhole per kind of office, and an empty one for all others; each links to its section further down. */
export function SortingRack({ label, slots, emptySlot }: Props) {
  return (
    <nav aria-label={label} className="carbon rounded-t-panel">
      <ul className={styles.rack}>
        {slots.map(({ href, name, papers }) => (
          <li key={href}>
            <Slot href={href} name={name} papers={papers} />
          </li>
        ))}
        <li className={styles.emptySlot}>
          <Slot {...emptySlot} papers="empty" />
        </li>
      </ul>
    </nav>
  );
}

function Slot({ href, name, papers }: { href: string; name: string; papers: string }) {
  return (
    <a href={href} className={styles.slot}>
      <span className={styles.papers}>
        <InlinePicture name={`slot-${papers}`} className="block w-full" />
      </span>
      <span className={styles.plate}>{name}</span>
    </a>
  );
}
