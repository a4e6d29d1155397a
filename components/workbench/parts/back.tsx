import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './back.module.css';

/** Below the originals of a finished copy: the way back to its choices, and that the originals are untouched. */
export function Back({ label, note, onBack }: { label: string; note: string; onBack: () => void }) {
  return (
    <div className={styles.back}>
      <Button variant="outline" onClick={onBack}>
        <Icon name="back" />
        {label}
      </Button>
      <span>{note}</span>
    </div>
  );
}
