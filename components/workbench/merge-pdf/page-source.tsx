import type { Size } from 'engines/pdf';
import { say } from '@/lib/sentences';
import type { PlanPage } from './page-plan';
import styles from './page-source.module.css';

/** A page as the grid shows it. */
export type ShownPage = PlanPage & {
  size?: Size;
  /** Name of its file, and the index of that file; undefined where one file is open, and for blank pages. */
  name: string;
  source: number | undefined;
  /** First of pages of one file in a row: its name is shown here and not on those that follow. */
  begins: boolean;
};

/** Letters of the files: A to Z, then numbers. */
const letterOf = (source: number): string =>
  source < 26 ? String.fromCharCode(65 + source) : String(source + 1);

/** Tints of the files, which repeat: the letter is beside them, colour is never the only sign. */
const TINTS = 4;

/** The letter of a file on its tint, beside its name in a list. */
export const FileLetter = ({ source }: { source: number }) => (
  <b className={styles.letter} data-tint={source % TINTS}>
    {letterOf(source)}
  </b>
);

/** A name longer than this loses letters of its middle where it has no room: these last ones stay. */
const CUT = 12;
const END = 7;

type Props = {
  page: ShownPage /** Its number in the new file. */;
  number: number;
  messages: { blank: string; was: string };
};

/**
 * Below a page: the letter and the tint of its file, the page's number in it and, on the first of a run, its name; where
 * one file is open, its number in that file if it has another one now.
 */
export function PageSource({ page, number, messages }: Props) {
  const { source } = page;
  if (source === undefined)
    return (
      <span className={styles.source}>
        {page.blank ? messages.blank : page.page === number ? null : say(messages.was, { page: page.page })}
      </span>
    );
  const name = page.name.replace(/\.pdf$/i, '');
  const cut = name.length > CUT ? name.length - END : name.length;
  return (
    <span className={styles.source} data-tint={source % TINTS} title={page.name} translate="no">
      <b>
        {letterOf(source)} {page.page}
      </b>
      {page.begins ? (
        <>
          {' '}
          <span className={styles.name}>
            <span>{name.slice(0, cut)}</span>
            <span>{name.slice(cut)}</span>
          </span>
        </>
      ) : null}
    </span>
  );
}
