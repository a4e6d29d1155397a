import type { ComponentType, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './step-documents.module.css';
import { SmallPage, Wave } from './step-parts';

type PageRowProps = {
  /** What is on each page: all have writing where only their number is given. */
  pages: number | ComponentType[];
  /** Numbers of the pages that a person keeps, takes out, or cuts the document after. */
  picked?: number[];
  struck?: number[];
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

/** A sheet with lines of a document, a paragraph each. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <div className={`paper ${styles.page}`}>{children}</div>
);

/** Ends in scissors' dashes. */
export const CutLine = ({ children }: { children: ReactNode }) => <p className={styles.break}>{children}</p>;

type RecordingProps = {
  name: string;
  time: string;
  /** Ready to be played; else it is being recorded. */
  saved?: boolean;
};

/** A recording at one of its moments. */
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

/** Prints beside each other. */
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
