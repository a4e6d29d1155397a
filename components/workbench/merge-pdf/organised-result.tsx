import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import pageStyles from '../documents/pages.module.css';
import type { Pdf } from '../documents/use-pdfs';
import { NoticeAction, PaneHeader } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './organise.module.css';
import { type DrawPlanPage, PageSheet } from './organise-grid';
import { SizeButton } from './organise-head';
import { shownPages } from './organise-pages';
import type { PagePlan } from './page-plan';
import { PageSource } from './page-source';

/** Pages in a row of small thumbnails on a phone: at first, the result shows that row. */
const rowOnPhone = 3;

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
  const isPhone = useMedia(phone);
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const isShortened = isPhone && !showsAll && shown.length > rowOnPhone;
  /** The button is removed: the list gets the focus. */
  function showAll() {
    flushSync(() => setShowsAll(true));
    list.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <PaneHeader
        title={formatMessage(organise.title, { count: plan.pages.length })}
        end={
          <span className="flex items-center">
            {isShortened ? null : <SizeButton messages={organise} {...{ large, onLarge }} />}
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
        ref={list}
        tabIndex={-1}
        className={`${pageStyles.pages} ${styles.grid}`}
        data-short-result=""
        data-large={(large && !isShortened) || undefined}
      >
        {shown.map((page, index) => (
          <li
            key={page.id}
            className={pageStyles.page}
            data-more={(isShortened && index >= rowOnPhone) || undefined}
          >
            <PageSheet {...{ page, draw, large }} blank={organise.blank} copied />
            <b className={`mono font-semibold ${pageStyles.cap}`}>{index + 1}</b>
            <span className="block h-(--tag)">
              <PageSource page={page} number={index + 1} messages={organise} />
            </span>
          </li>
        ))}
      </ol>
      {isShortened ? (
        <div className={styles.rest}>
          <NoticeAction onClick={showAll}>
            {formatMessage(organise.showAll, { count: shown.length })}
          </NoticeAction>
        </div>
      ) : null}
      <p className={styles.unchanged}>{formatMessage(shared.originalsUnchanged, { count: pdfs.length })}</p>
    </>
  );
}
