import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import type { Pdf } from '../documents/use-pdfs';
import { TextButton } from '../shell/text-button';
import { useMessages } from '../shell/use-messages';
import { type FileUse, type PagePlan, usesOf } from './page-plan';
import { FileLetter } from './page-source';
import styles from './plan-files.module.css';

type Props = {
  pdfs: readonly Pdf[];
  plan: PagePlan;
  /** Selects the pages of a file, or restores its missing ones; both undefined once the result is made. */
  onSelect?: (file: string) => void;
  onPutBack?: (file: string) => void;
};

/**
 * Content of the new file: explains the letters below the pages, and lists per file the used, turned and missing
 * pages.
 */
export function PlanFiles({ pdfs, plan, onSelect, onPutBack }: Props) {
  const { organise } = useMessages('merge-pdf');
  const { sources } = organise;
  const { uses, blanks } = usesOf(
    plan,
    pdfs.map(({ key, info }) => ({ key, pages: info?.pages ?? 0 })),
  );
  const changes = ({ turned, copies, removed }: FileUse) => [
    turned > 0 ? formatMessage(sources.turned, { count: turned }) : '',
    copies > 0 ? formatMessage(sources.doubled, { count: copies }) : '',
    removed.length > 0
      ? formatMessage(sources.removedPages, { count: removed.length, pages: pageList(removed) })
      : '',
  ];
  return (
    <div className={styles.files}>
      <h3 id="plan-files">{sources.title}</h3>
      <ul aria-labelledby="plan-files">
        {uses.map((use, index) => {
          const { file } = pdfs[index] ?? {};
          const count = use.used;
          return (
            <li key={use.key}>
              {pdfs.length > 1 ? <FileLetter source={index} /> : null}
              <span className="min-w-0 flex-1">
                <b translate="no">{file?.name}</b>
                <span>
                  {count === use.total
                    ? count === 2
                      ? sources.both
                      : formatMessage(sources.all, { count })
                    : formatMessage(sources.some, { count, of: use.total })}
                  {changes(use)
                    .filter(Boolean)
                    .map((change) => ` · ${change}`)}
                </span>
              </span>
              {use.removed.length > 0 && onPutBack ? (
                <TextButton aria-label={`${sources.back}: ${file?.name}`} onClick={() => onPutBack(use.key)}>
                  {sources.back}
                </TextButton>
              ) : onSelect && pdfs.length > 1 ? (
                <TextButton
                  aria-label={formatMessage(sources.pick, { count, file: file?.name ?? '' })}
                  onClick={() => onSelect(use.key)}
                >
                  {organise.groups.select}
                </TextButton>
              ) : null}
            </li>
          );
        })}
        {blanks > 0 ? (
          <li>
            <span className="grid w-6 flex-none place-items-center">
              <Icon name="plus" size={18} />
            </span>
            <span className="min-w-0 flex-1">{formatMessage(sources.blanks, { count: blanks })}</span>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
