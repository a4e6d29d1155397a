import type { ReactNode } from 'react';
import bars from '@/components/drawings/bars.module.css';
import { signaturePaths } from '@/components/drawings/signature-paths';
import { Signature } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import styles from './step-sheet.module.css';

const lineClasses = {
  same: '',
  heading: `${bars.heading} ${styles.heading}`,
  changed: styles.changed,
  removed: styles.removed,
  matched: bars.marked,
};

/** Lines that stand for writing on coloured paper; each entry of `lines` says how the line differs from the other version. */
export function Lines({ lines }: { lines: ('same' | 'heading' | 'changed' | 'removed' | 'matched')[] }) {
  return (
    <span className={`${bars.bars} ${styles.lines}`}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing never move
        <i key={index} className={lineClasses[line]} />
      ))}
    </span>
  );
}

const sentenceClasses = {
  small: 'mb-3 text-sm leading-snug',
  large: 'text-sm leading-relaxed',
  ruled: 'border-t border-carbon-200 pt-3 text-sm',
};

/** A sentence below the lines of writing. */
export function Sentence({
  variant = 'small',
  children,
}: {
  variant?: keyof typeof sentenceClasses;
  children: ReactNode;
}) {
  return <p className={`mt-3 first:mt-0 ${sentenceClasses[variant]}`}>{children}</p>;
}

/** Note below a version that is locked. */
export const LockedLine = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 flex items-center gap-2 border-t-[1.5px] border-carbon-950 pt-2 font-semibold text-ink">
    <Icon name="lock" size={16} />
    {children}
  </p>
);

/** Tabs of the formats in which a file is added or exported. */
export const FormatTabs = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 flex gap-1.5">{children}</p>
);

/** Fields to fill in. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <span className={styles.fields}>{children}</span>
);

/** Signatures of people of the sample office. */
export const Signatures = ({ signers }: { signers: ('iyer' | 'rao' | 'khan')[] }) => (
  <span className="mt-3.5 flex items-end justify-between">
    {signers.map((who) => (
      <Signature key={who} width={45} path={signaturePaths[who]} />
    ))}
  </span>
);
