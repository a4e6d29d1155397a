import { Children, type ComponentProps, type ReactNode } from 'react';
import { Sheet, type Tone } from '@/components/drawings/sheet';
import { Bars } from '@/components/drawings/writing';
import { Icon, type IconName } from '@/components/ui/icon';
import styles from './step-documents.module.css';
import steps from './steps.module.css';
import people from './steps-people.module.css';

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
  markedLines?: number[];
  headingLines?: number[];
  className?: string;
  children?: ReactNode;
};

/** Small sheet of a step, without a lower edge: the line below the step is its edge. */
export function Page({ widths, markedLines, headingLines, className = '', children, ...sheet }: PageProps) {
  return (
    <Sheet
      {...sheet}
      fold="small"
      cut
      className={`${styles.page} ${className}`}
      bodyClassName={styles.pageBody}
    >
      {widths ? <Bars widths={widths} markedLines={markedLines} headingLines={headingLines} /> : null}
      {children}
    </Sheet>
  );
}

/** A shorter page, which leaves room for something above or behind it. */
export const ShortPage = (page: Omit<PageProps, 'className'>) => <Page {...page} className={steps.short} />;

/** Two pages side by side. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={steps.pair}>{children}</div>;

/** One page of a pair; `picked` by a person. */
export function Half({ picked, ...page }: Omit<PageProps, 'className'> & { picked?: boolean }) {
  return <Page {...page} className={`${steps.half} ${picked ? steps.picked : ''}`} />;
}

/** A small card without a fold, for notices and controls. */
export function Card({
  tone,
  cut,
  className = '',
  children,
}: {
  tone?: Tone;
  /** Without a lower edge: the line below the step is its edge. */
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
export function SignatureLines() {
  return (
    <span className={styles.signatureLines}>
      <i />
      <i />
    </span>
  );
}

/** Shows `children` in front of one sheet per colour in `tones`, each offset by 10 px. */
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

/** A card with an icon and a title; each child is a line. */
export function Notice({
  tone,
  icon,
  title,
  children,
}: {
  tone: Tone;
  icon: IconName;
  title: string;
  children: ReactNode;
}) {
  return (
    <Card tone={tone} cut className="w-[min(230px,100%)]">
      <b className="flex items-center gap-2">
        <Icon name={icon} size={18} />
        {title}
      </b>
      {Children.map(children, (line) => (
        <p className="mt-1.5 text-carbon-700">{line}</p>
      ))}
    </Card>
  );
}

type PersonProps = {
  /** An avatar, or the number of the person's turn. */
  leading: ReactNode;
  name: string;
  /** Shown instead of a tick. */
  note?: string;
  chosen?: boolean;
};

/** A person in a list of people. */
export function Person({ leading, name, note, chosen }: PersonProps) {
  return (
    <span className={`paper ${people.person} ${chosen ? people.chosen : ''}`}>
      {typeof leading === 'number' ? (
        <i className="font-mono text-sm/none font-medium text-carbon-600 not-italic">{leading}</i>
      ) : (
        leading
      )}
      <b>{name}</b>
      {note ? (
        <span>{note}</span>
      ) : (
        <Icon name="check" size={18} stroke={2.5} className="ml-auto text-pen-600" />
      )}
    </span>
  );
}
