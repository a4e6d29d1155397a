import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import pageStyles from '../documents/pages.module.css';
import type { Pdf } from '../documents/use-pdfs';
import { PaneHeader } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './organise.module.css';
import { type DrawPlanPage, PageSheet } from './organise-grid';
import { SizeButton } from './organise-head';
import { shownPages } from './organise-pages';
import type { PagePlan } from './page-plan';
import { PageSource } from './page-source';

type Props = {
  pdfs: readonly Pdf[];
  plan: PagePlan;
  draw: DrawPlanPage;
  large: boolean;
  onLarge: (large: boolean) => void;
  onBack: () => void;
};

/** The pages of the new file, in the visitor’s order. */
export function OrganisedResult({ pdfs, plan, draw, large, onLarge, onBack }: Props) {
  const shared = useSharedMessages();
  const { organise } = useMessages('merge-pdf');
  const shown = shownPages(plan.pages, pdfs);
  return (
    <>
      <PaneHeader
        title={say(organise.title, { count: plan.pages.length })}
        end={
          <span className="flex items-center">
            <SizeButton messages={organise} {...{ large, onLarge }} />
            <Button variant="outline" className={styles.switch} onClick={onBack}>
              <span className="flex max-md:hidden">
                <Icon name="back" />
              </span>
              {organise.editPages}
            </Button>
          </span>
        }
      />
      <ol
        className={`${pageStyles.pages} ${styles.grid}`}
        data-short-result=""
        data-large={large || undefined}
      >
        {shown.map((page, index) => (
          <li key={page.id} className={pageStyles.page}>
            <PageSheet {...{ page, draw, large }} blank={organise.blank} copied />
            <b className={`mono font-semibold ${pageStyles.cap}`}>{index + 1}</b>
            <span className="block h-(--tag)">
              <PageSource page={page} number={index + 1} messages={organise} />
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.unchanged}>{say(shared.originalsUnchanged, { count: pdfs.length })}</p>
    </>
  );
}
