import type { ComponentProps, ReactNode } from 'react';
import { Sheet, type Tone } from '../paper';
import { Bars } from '../writing';
import styles from './step-papers.module.css';

type FolderProps = {
  tone?: Exclude<Tone, 'bond'>;
  /** Rendered behind the folder's front. */
  papers?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Front of a folder with its tab; `papers` are rendered behind it, `children` on it. */
export function Folder({ tone = 'lilac', papers, className = '', children }: FolderProps) {
  return (
    <div className={`paper ${styles.folder} ${className}`}>
      {papers}
      <svg viewBox="0 0 220 112" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path
          d="M1 112V9a4 4 0 0 1 4-4h74l14 16h122a4 4 0 0 1 4 4v87"
          style={{ fill: `var(--color-${tone}-300)` }}
          stroke="var(--color-carbon-950)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className={styles.front}>{children}</div>
    </div>
  );
}

type PageProps = Pick<ComponentProps<typeof Sheet>, 'title' | 'note' | 'tone'> & {
  widths?: number[];
  read?: number[];
  strong?: number[];
  className?: string;
  children?: ReactNode;
};

/** Small sheet of a step, without a lower edge: the line below the step closes it. */
export function Page({ widths, read, strong, className = '', children, ...sheet }: PageProps) {
  return (
    <Sheet
      {...sheet}
      fold="small"
      cut
      className={`${styles.page} ${className}`}
      bodyClassName={styles.pageBody}
    >
      {widths ? <Bars widths={widths} read={read} strong={strong} /> : null}
      {children}
    </Sheet>
  );
}

/** A small card without a fold, for notices and controls. */
export function Card({
  tone,
  cut,
  className = '',
  children,
}: {
  tone?: Tone;
  /** Without a lower edge: the line below the step closes it. */
  cut?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Sheet tone={tone} fold="none" cut={cut} className={className} bodyClassName="!p-[12.8px_16px]">
      {children}
    </Sheet>
  );
}

/** Two empty lines for signatures. */
export function ToSign() {
  return (
    <span className={styles.toSign}>
      <i />
      <i />
    </span>
  );
}

/** `children` in front of one sheet per colour in `tones`, each offset by 10 px. */
export function Stack({
  tones,
  className = '',
  children,
}: {
  tones: Tone[];
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`paper ${styles.stack} ${className}`} style={{ '--copies': tones.length } as object}>
      {tones.map((tone, index) => (
        <Sheet key={tone} tone={tone} fold="small" cut className={styles[`copy${index + 1}`]} />
      ))}
      {children}
    </div>
  );
}
