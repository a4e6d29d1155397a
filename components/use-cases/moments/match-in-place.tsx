import { Mark, Sheet } from '@/components/mockups/paper';
import styles from './moments.module.css';

const words = 'the tanks above the village held water until March';

/** A passage of a thesis, and the same words where they come from. */
export function MatchInPlace() {
  return (
    <div className={styles.overlap}>
      <Sheet title="Tanks of a dry taluk" note="page 63" fold="small" bodyClassName="leading-[1.75]">
        In years of little rain <Mark source={1}>{words}</Mark>, and the lower fields were sown from them.
      </Sheet>
      <Sheet
        title="District survey, 1986"
        note="source 1"
        fold="none"
        stock="sky"
        bodyClassName="leading-[1.75]"
      >
        It is recorded that <Mark>{words}</Mark>.
      </Sheet>
    </div>
  );
}
