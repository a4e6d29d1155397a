import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import bars from './bars.module.css';
import marks from './marks.module.css';
import styles from './sheet.module.css';

/** What a person wrote, ticked or changed. */
export function Pen({ children }: { children: ReactNode }) {
  return (
    <span data-hand className={marks.pen}>
      {children}
    </span>
  );
}

/** What a person crossed out. */
export function Strike({ children }: { children: ReactNode }) {
  return <span className={styles.strike}>{children}</span>;
}

/** A word that a person circled by hand. */
export function Circled({ children }: { children: ReactNode }) {
  return (
    <span data-hand className={marks.circled}>
      {children}
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path
          d="M58 3C30-1 3 7 2 20c-1 12 22 18 48 17 28-1 49-8 48-19C97 8 74 3 44 6"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}

/** A word that stands out among others. */
export function Strong({ children }: { children: ReactNode }) {
  return <span className="font-semibold text-ink">{children}</span>;
}

/** Words that are being typed, with a caret after them. */
export function Caret({ children }: { children: ReactNode }) {
  return <span className="border-r-2 border-pen-600">{children}</span>;
}

/** Something that has expired or was revoked, in red. Not for other states. */
export function Ended({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 font-semibold text-red-600">
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
    </span>
  );
}

/** A completed action, with a tick. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 font-semibold text-link">
      <Icon name="check" size={16} />
      {children}
    </span>
  );
}

/** An icon between the words on a sheet. */
export function PaperIcon({ name }: { name: IconName }) {
  return name === 'arrow' ? (
    <Icon name="arrow" size={16} />
  ) : (
    <Icon name={name} size={18} className="text-ink" />
  );
}

/**
 * Lines of writing by their widths in percent. `markedLines` and `headingLines` are indices: of the lines that the AI
 * marked, and of the headings.
 */
export function Bars({
  widths,
  markedLines = [],
  headingLines = [],
}: {
  widths: number[];
  markedLines?: number[];
  headingLines?: number[];
}) {
  return (
    <span className={bars.bars}>
      {widths.map((width, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing have no identity and never move
          key={index}
          className={
            markedLines.includes(index) ? bars.marked : headingLines.includes(index) ? bars.heading : ''
          }
          style={{ width: `${width}%` }}
        />
      ))}
    </span>
  );
}

/** A signature in blue pen. `path` is that of its SVG, from signature-paths.ts. */
export function Signature({ width, path }: { width: number; path: string }) {
  return (
    <svg width={width} height={Math.round(width * 0.42)} viewBox="-2 -3 68 29" fill="none" aria-hidden="true">
      <path
        d={path}
        stroke="var(--color-pen-600)"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
