import type { ComponentType, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './step-documents.module.css';
import { SmallPage, Wave } from './step-parts';

type PageRowProps = {
  /** Contents of each page, or the number of pages, which then all show writing. */
  pages: number | ComponentType[];
  /** Numbers of the pages that a person keeps. */
  picked?: number[];
  /** Numbers of the pages that a person removes. */
  struck?: number[];
  /** Numbers of the pages after which a person splits the document. */
  cuts?: number[];
};

/** Pages in a row, numbered. */
export function PageRow({ pages, picked = [], struck = [], cuts = [] }: PageRowProps) {
  const contents = typeof pages === 'number' ? Array.from({ length: pages }, () => undefined) : pages;
  return (
    <div className={styles.pages} style={{ '--columns': Math.min(contents.length, 5) } as object}>
      {contents.map((Content, index) => {
        const page = index + 1;
        return (
          <span key={page} className={cuts.includes(page) ? styles.cut : ''}>
            <SmallPage
              state={picked.includes(page) ? 'picked' : struck.includes(page) ? 'struck' : undefined}
            >
              {Content ? <Content /> : null}
            </SmallPage>
            <span className="mono">{page}</span>
          </span>
        );
      })}
    </div>
  );
}

/** A sheet with lines of a document; each child is a paragraph. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <div className={`paper ${styles.page}`}>{children}</div>
);

/** A line with a dashed rule after its text, as for cutting. */
export const CutLine = ({ children }: { children: ReactNode }) => <p className={styles.break}>{children}</p>;

type RecordingProps = {
  name: string;
  time: string;
  /** Saved and ready to be played; otherwise it is being recorded. */
  saved?: boolean;
};

/** A recording, while it is made or after it is saved. */
export const Recording = ({ name, time, saved }: RecordingProps) => (
  <div className={`paper ${styles.sound} ${saved ? styles.saved : ''}`}>
    <span>
      <Icon name={saved ? 'play' : 'microphone'} size={18} />
      <b>{name}</b>
      <span className="mono">{time}</span>
    </span>
    <span className="h-[72px] p-[10px_12px]">
      <Wave from="0%" to={saved ? '62%' : '0%'} bars={24} />
    </span>
  </div>
);

/** Prints side by side. */
export const Prints = ({ children }: { children: ReactNode }) => (
  <div className={styles.prints}>{children}</div>
);

/** One picture or page, with its name below. */
export const Print = ({ note, children }: { note: string; children: ReactNode }) => (
  <div className={`paper ${styles.print}`}>
    {children}
    <span className="mono">{note}</span>
  </div>
);
