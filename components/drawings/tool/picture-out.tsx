import type { ReactNode } from 'react';
import styles from './picture-out.module.css';

/** A page saved as a picture: an outline among the pages, and the picture beside them. */
export const PictureOut = ({ page }: { page: ReactNode }) => (
  <span className="relative block aspect-3/4 border-[1.5px] border-dashed border-carbon-600">
    <i className={styles.picture}>
      {page}
      <JpgTab />
    </i>
  </span>
);

/** The ending of its name, as letters that are drawn. */
const JpgTab = () => (
  <svg viewBox="25 75 42 19" fill="none" aria-hidden="true" className={styles.tab}>
    <rect x="25" y="75" width="42" height="19" rx="2" fill="var(--color-carbon-950)" />
    <path
      d="M37.8 80v7.2a2.4 2.4 0 0 1-4.8 0M41.5 89.6V80h4a2.8 2.8 0 0 1 0 5.6h-4M59 81.8a4.8 4.8 0 1 0 .8 3.8h-3.2"
      stroke="var(--color-bond)"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
