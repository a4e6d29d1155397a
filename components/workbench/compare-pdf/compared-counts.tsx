import type { PackedDocument } from 'engines/text';
import { formatMessage } from '@/lib/sentences';
import { isPaged } from '../documents/document-marks';
import { useMessages } from '../shell/use-messages';
import styles from './compared-counts.module.css';
import type { Result } from './differences';
import type { Comparison } from './use-comparison';

type Props = {
  both: NonNullable<Comparison['both']>;
  options: Comparison['options'];
  /** The result; without one the files can be compared as pictures only. */
  result?: Result;
};

/** How much of both files is compared, as counted in them, and what is ignored. */
export function ComparedCounts({ both: [old, newer], options, result }: Props) {
  const messages = useMessages('compare-pdf');
  const { compared } = messages;
  const sides = (of: (info: (typeof old)['info']) => number) =>
    formatMessage(compared.sides, { old: of(old.info), newer: of(newer.info) });
  const asPictures = !result || result.pictures;
  const ignored = [
    asPictures ? compared.dust : compared.always,
    !asPictures && options.ignoreCase ? messages.options.case : '',
    !asPictures && options.ignorePunctuation ? messages.options.punctuation : '',
  ].filter(Boolean);
  const rows = [
    isPaged(old.info) && isPaged(newer.info)
      ? [compared.pages, sides(({ sheets }) => sheets.length)]
      : undefined,
    asPictures ? undefined : [compared.paragraphs, `${result.blockCounts.count}`],
    old.info.words + newer.info.words > 0 ? [compared.words, sides(({ words }) => words)] : undefined,
    [compared.ignored, ignored.join(', ')],
    asPictures ? undefined : [compared.notCompared, compared.never],
    !asPictures && (old.info.kind === 'pdf' || newer.info.kind === 'pdf')
      ? [compared.also, compared.unseen]
      : undefined,
  ];
  return <Counts title={result ? compared.title : compared.before} rows={rows} isAlone={!result} />;
}

/** What is in the old file, while the new one is still to be added. */
export function OldFileCounts({ info }: { info: PackedDocument }) {
  const { compared } = useMessages('compare-pdf');
  const rows = [
    isPaged(info) ? [compared.pages, `${info.sheets.length}`] : undefined,
    [compared.words, formatMessage('{count}', { count: info.words })],
  ];
  return <Counts title={compared.beforeOne} rows={rows} isAlone />;
}

type CountsProps = {
  title: string;
  rows: readonly (readonly string[] | undefined)[];
  /** Among the choices, before a comparison. */
  isAlone: boolean;
};

function Counts({ title, rows, isAlone }: CountsProps) {
  return (
    <div className={`max-md:hidden ${styles.counts}`} data-alone={isAlone || undefined}>
      <h3>{title}</h3>
      <dl>
        {rows.flatMap((row) =>
          row ? (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ) : (
            []
          ),
        )}
      </dl>
    </div>
  );
}
