import { Icon } from '@/components/ui/icon';
import styles from './form-box.module.css';

/** A check box, sized by its font. Hidden from assistive technology: words beside it say the same. */
export function FormBox({ ticked, className = 'text-base' }: { ticked?: boolean; className?: string }) {
  return (
    <span aria-hidden="true" className={`${styles.box} ${ticked ? '' : styles.empty} ${className}`}>
      {ticked ? <Icon name="check" size={16} stroke={3} /> : null}
    </span>
  );
}
