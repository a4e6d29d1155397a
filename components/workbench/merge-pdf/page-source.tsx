import type { Size } from 'engines/pdf';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { toneOf } from '../shell/paper-colours';
import type { PlanPage } from './page-plan';
import styles from './page-source.module.css';

/** A page as the grid shows it. */
export type ShownPage = PlanPage & {
  size?: Size;
  /** Name of its file. */
  name: string;
  /** Index of its file; undefined if only one file is open, and for blank pages. */
  source: number | undefined;
};

/** Letters of the files: A to Z, then numbers. */
const letterOf = (source: number): string =>
  source < 26 ? String.fromCharCode(65 + source) : String(source + 1);

/** Tones repeat from the fourth file on; until then the letter has another pattern, which repeats from the tenth. */
const patternOf = (source: number) => [undefined, 'half', 'line'][Math.floor(source / 3) % 3];

/** The letter of a file, beside the file’s name in a list. */
export const FileLetter = ({ source }: { source: number }) => (
  <b className={styles.letter} data-tone={toneOf(source)} data-pattern={patternOf(source)}>
    {letterOf(source)}
  </b>
);

type Props = {
  page: ShownPage /** Number of the page in the new file. */;
  number: number;
  messages: { blank: string; originalNumber: string; pageOfFile: string; degrees: string };
};

/**
 * Caption of a page: the letter of its file and its number in that file. If only one file is open, the caption is the former
 * number of a page, if it has changed.
 */
export function PageSource({ page, number, messages }: Props) {
  const { source, rotate } = page;
  const turned =
    rotate === 0 ? null : (
      <span className={styles.turned}>
        <span className="rotate-180">
          <Icon name="rotate" size={14} stroke={2.25} />
        </span>
        {formatMessage(messages.degrees, { degrees: rotate })}
      </span>
    );
  if (source === undefined)
    return (
      <span className={styles.source}>
        {page.blank
          ? messages.blank
          : page.page === number
            ? null
            : formatMessage(messages.originalNumber, { page: page.page })}
        {turned}
      </span>
    );
  return (
    <span className={styles.source} data-tag="" data-tone={toneOf(source)} title={page.name} translate="no">
      <b data-pattern={patternOf(source)}>{letterOf(source)}</b>{' '}
      <span>{formatMessage(messages.pageOfFile, { page: page.page })}</span>
      {turned}
    </span>
  );
}
