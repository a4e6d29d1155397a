import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import pageStyles from '../documents/pages.module.css';
import type { Pdf } from '../documents/use-pdfs';
import { PaneHeader } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './organise.module.css';
import { type DrawOwn, PageSheet } from './organise-grid';
import { shownPages } from './organise-pages';
import type { PagePlan } from './page-plan';
import { PageSource } from './page-source';

type Props = {
  pdfs: readonly Pdf[];
  plan: PagePlan;
  draw: DrawOwn;
  onBack: () => void;
};

/** The pages of a finished copy in the visitor’s order. */
export function OrganisedResult({ pdfs, plan, draw, onBack }: Props) {
  const shared = useSharedMessages();
  const { organise } = useMessages('merge-pdf');
  // Names of the files are in the list of the copy: below pages as small as these they would be cut.
  const shown = shownPages(plan.pages, pdfs).map((page) => ({ ...page, begins: false }));
  return (
    <>
      <PaneHeader
        title={say(organise.title, { count: plan.pages.length })}
        end={
          <Button variant="outline" className={styles.switch} onClick={onBack}>
            <Icon name="back" />
            {organise.editPages}
          </Button>
        }
      />
      <ol className={`${pageStyles.pages} ${styles.grid}`} data-short-copy="">
        {shown.map((page, index) => (
          <li key={page.id} className={pageStyles.page}>
            <PageSheet page={page} blank={organise.blank} copied draw={draw} />
            <b className={`mono font-semibold ${pageStyles.cap}`}>{index + 1}</b>
            <span className="block h-(--tag)">
              <PageSource page={page} number={index + 1} messages={organise} />
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.unchanged}>{say(shared.asTheyWere, { count: pdfs.length })}</p>
    </>
  );
}
