import type { Size } from 'engines/pdf';
import { say } from '@/lib/sentences';
import type { PlanPage } from './page-plan';
import styles from './page-source.module.css';

/** A page as the grid shows it. */
export type ShownPage = PlanPage & {
  size?: Size;
  /** Name of its file, and the file’s index; undefined if only one file is open, and for blank pages. */
  name: string;
  source: number | undefined;
  /** First of consecutive pages of one file: only this one shows the file’s name. */
  begins: boolean;
};

/** Letters of the files: A to Z, then numbers. */
const letterOf = (source: number): string =>
  source < 26 ? String.fromCharCode(65 + source) : String(source + 1);

/** Number of tints for the files; they repeat, as a letter beside them always names the file. */
const TINTS = 4;

/** The letter of a file on its tint, beside the file’s name in a list. */
export const FileLetter = ({ source }: { source: number }) => (
  <b className={styles.letter} data-tint={source % TINTS}>
    {letterOf(source)}
  </b>
);

/** A name that does not fit loses letters of its middle; this many of its last letters stay. */
const CUT = 12;
const END = 7;

type Props = {
  page: ShownPage /** Its number in the new file. */;
  number: number;
  messages: { blank: string; was: string };
};

/**
 * Caption of a page: the letter and tint of its file, its number there and, on the first page of a run, the file’s
 * name; if only one file is open, its number there if that has changed.
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
