import { Button } from '@/components/ui/button';
import type { FrameWords } from '@/lib/schema/workbench';
import styles from './page-actions.module.css';

/** Button that empties a field for pages. */
export const Clear = ({ words, onClear }: { words: FrameWords['grid']; onClear: () => void }) => (
  <div className={`${styles.acts} ${styles.clear}`}>
    <Button variant="outline" onClick={onClear}>
      {words.clear}
    </Button>
  </div>
);
