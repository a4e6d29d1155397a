import type { ResultFile } from '@/lib/engines/engine';
import { Bitmap } from '../parts/bitmap';
import styles from './cut-result.module.css';
import { useBitmapOf } from './use-bitmap-of';

/** The finished cut-out on a checkerboard. */
export function CutResult({ file }: { file: ResultFile }) {
  const bitmap = useBitmapOf(file);
  return (
    <div className={styles.result}>
      <Bitmap bitmap={bitmap} />
    </div>
  );
}
