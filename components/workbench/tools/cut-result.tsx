import { useEffect, useState } from 'react';
import type { ResultFile } from '@/lib/engines/engine';
import { blobOf } from '../engine/save';
import { Bitmap } from '../parts/bitmap';
import styles from './cut-result.module.css';

/** The finished cut-out on checks. */
export function CutResult({ file }: { file: ResultFile }) {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  useEffect(() => {
    createImageBitmap(blobOf(file)).then(setBitmap, () => undefined);
  }, [file]);
  return (
    <div className={styles.result}>
      <Bitmap bitmap={bitmap} />
    </div>
  );
}
