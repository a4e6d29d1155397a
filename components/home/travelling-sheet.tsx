import styles from './travelling-sheet.module.css';

/**
 * The sheet that moves through the frames of “How it works” during scrolling, and gets its marks on the way.
 * Without scroll-driven animations, or with reduced motion, only the frames are shown. Without a transform the
 * sheet is in the second frame.
 */
export function TravellingSheet() {
  return (
    <div className={styles.traveller}>
      <svg
        aria-hidden="true"
        viewBox="-.5 -.5 240 180"
        width="240"
        height="180"
        fill="none"
        stroke="var(--color-carbon-950)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      >
        <g className={styles.sheet}>
          <g className={styles.newVersion}>
            <path d="M50 20h88v116H50z" fill="var(--color-rose-300)" />
            <path d="M39 28h88v116H39z" fill="var(--color-sky-300)" />
          </g>
          <path d="M28 36h73l15 15v101H28z" fill="var(--color-bond)" />
          <path d="M101 36v15h15z" fill="var(--color-carbon-200)" />
          <path
            className={styles.marker}
            d="M37 85h70"
            stroke="var(--color-canary-400)"
            strokeWidth="11"
            pathLength="1"
          />
          <g strokeLinecap="round">
            <path d="M40 61h50" strokeWidth="4.4" />
            <path
              d="M40 73h61m-61 24h51m-51 12h57m-57 12h38"
              stroke="var(--color-carbon-300)"
              strokeWidth="3.4"
            />
            <path d="M40 85h64" strokeWidth="3.4" />
            <path
              className={styles.newVersion}
              d="M40 109h40"
              stroke="var(--color-pen-600)"
              strokeWidth="3.8"
            />
            <path
              className={styles.signature}
              d="M56 136.6c4.2-9.8 8.4-14 10.5-11.9s-4.2 11.9-2.1 12.6 4.9-7 7-7-.7 5.6 2.1 5.6 3.5-5.6 6.3-5.6 0 5.6 2.8 5.6 4.9-9.1 7.7-9.1-2.8 9.1.7 9.1 5.6-2.1 9.8-4.2"
              stroke="var(--color-pen-600)"
              strokeWidth="2.6"
              pathLength="1"
            />
          </g>
        </g>
        <path
          className={styles.connector}
          d="M107 85h23m14-26h-14v52h14m-14-26h14"
          strokeWidth="2.6"
          pathLength="1"
        />
      </svg>
    </div>
  );
}
