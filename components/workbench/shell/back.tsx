import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import styles from './back.module.css';

/** Below the document pane of a finished job: the button back to the choices, with a note. */
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
