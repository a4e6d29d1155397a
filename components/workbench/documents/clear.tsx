import { Button } from '@/components/ui/button';
import type { SharedMessages } from '@/lib/schema/workbench';
import styles from './page-actions.module.css';

/** Button that empties a field for pages. */
export const Clear = ({ messages, onClear }: { messages: SharedMessages['grid']; onClear: () => void }) => (
  <div className={`${styles.actions} ${styles.clear}`}>
    <Button variant="outline" onClick={onClear}>
      {messages.clear}
    </Button>
  </div>
);
