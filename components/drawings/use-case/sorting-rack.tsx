import { Icon } from '@/components/ui/icon';
import type { UseCaseDrawings } from '@/lib/schema/drawings';
import type { PictureName } from '@/lib/schema/pictures';
import { Photo } from '../photo';
import styles from './sorting-rack.module.css';

export type RackSlot = { href: string; name: string; papers: keyof UseCaseDrawings };

type Props = { label: string; slots: RackSlot[]; spare: { href: string; name: string } };

/** The papers in an office's pigeonhole. */
const pictures: Record<keyof UseCaseDrawings, PictureName> = {
  client: 'd-slot-client',
  matter: 'd-slot-matter',
  ward: 'd-slot-ward',
  policy: 'd-slot-policy',
  thesis: 'd-slot-thesis',
};

/** One pigeonhole per office, and one for everyone else; each leads to its folder further down. */
export function SortingRack({ label, slots, spare }: Props) {
  return (
    <nav aria-label={label} className="carbon rounded-t-panel">
      <ul className={styles.rack}>
        {slots.map(({ href, name, papers }) => (
          <li key={href}>
            <Slot href={href} name={name} picture={pictures[papers]} />
          </li>
        ))}
        <li className={styles.spare}>
          <Slot {...spare} picture="d-slot-empty" />
        </li>
      </ul>
    </nav>
  );
}

function Slot({ href, name, picture }: { href: string; name: string; picture: PictureName }) {
  return (
    <a href={href} className={styles.slot}>
      <span className={styles.papers}>
        <Photo name={picture} className="aspect-40/31 w-full" />
      </span>
      <span className={styles.plate}>
        {name}
        <Icon name="chevron-down" size={18} />
      </span>
    </a>
  );
}
