import type { ReactNode } from 'react';
import { InlinePicture } from '@/components/drawings/inline-picture';
import styles from './page-as-picture.module.css';

/** A page saved as a picture, with the tab of its format. */
export const PageAsPicture = ({ page }: { page: ReactNode }) => (
  <span className="relative block aspect-3/4 border-[1.5px] border-dashed border-carbon-600">
    <i className={styles.picture}>
      {page}
      <InlinePicture name="jpg-tab" className={styles.tab} />
    </i>
  </span>
);
