import type { EditablePage } from '@/lib/engines/pdf/edit/editable';
import looks from '../parts/changed-words.module.css';
import { paragraphsOf } from './lines';
import styles from './page-text.module.css';

/** Old and new text of the chosen lines; `after` is missing until it is entered. */
export type Reworded = { before: string; after?: string };

type Props = Reworded & {
  page: EditablePage;
  chosen: readonly number[];
};

/** On phones: the text of a page while it is reworded, as the drawn page would be too small to read. */
export function PageText({ page, chosen, before, after }: Props) {
  return (
    <div data-text="" className={styles.text}>
      {paragraphsOf(page.lines).map((paragraph) => (
        <p key={paragraph[0]}>
          {paragraph.map((index) => {
            if (!chosen.includes(index)) return `${page.lines[index]?.text} `;
            if (index !== chosen[0]) return null;
            return (
              <span key={index} className={`${looks.looks} ${looks.bare} ${styles.reworded}`}>
                {after === undefined ? before : <del>{before}</del>} {after ? <ins>{after}</ins> : null}
              </span>
            );
          })}
        </p>
      ))}
    </div>
  );
}
