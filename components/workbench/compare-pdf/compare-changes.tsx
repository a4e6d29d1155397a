import type { Outcome } from 'engines';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { openingOf } from '@/lib/values';
import areas from '../documents/areas.module.css';
import { Bitmap } from '../documents/bitmap';
import changedWords from '../documents/changed-words.module.css';
import { isPaged } from '../documents/document-marks';
import list from '../documents/entry-list.module.css';
import entryWords from '../documents/entry-words.module.css';
import entry from '../documents/list-entry.module.css';
import neutral from '../documents/neutral-ground.module.css';
import { type Engines, type Side, saveMarked, zipName } from '../documents/report-file';
import { useReport } from '../documents/use-report';
import { useRowInSight } from '../documents/use-row-in-sight';
import { Segments } from '../shell/field';
import { OptionsEnd } from '../shell/options-end';
import { showRemaining } from '../shell/pane-focus';
import type { RunOptions } from '../shell/run-engine';
import { SavedReport } from '../shell/saved-report';
import { Saving } from '../shell/saving';
import { NoticeAction, OptionsFooter, PaneHeader } from '../shell/tool-shell';
import { sourceOf } from '../shell/use-chosen-files';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import type { SavingState } from '../shell/use-saving';
import styles from './compare-crops.module.css';
import methods from './compare-methods.module.css';
import { CollapsedOptions } from './compare-options';
import { reportOf } from './compare-report';
import { ComparedCounts } from './compared-counts';
import {
  areaOf,
  type ChangeFilter,
  countsOf,
  type Difference,
  hasContent,
  listedOf,
  marksOf,
  pictureText,
  type Result,
  whereOf,
} from './differences';
import { NoDifferences } from './no-differences';
import type { Comparison } from './use-comparison';

type Props = {
  result: Result;
  both: NonNullable<Comparison['both']>;
  engines: Engines;
  comparing: Comparison;
  current: number;
  /** Indices of the listed changes. */
  listedChanges: readonly number[];
  /** Filter of the list. */
  filter: ChangeFilter;
  onFilter: (filter: ChangeFilter) => void;
  onCurrent: (index: number) => void;
  saving: SavingState;
  /** The documents have the full width: on a wide screen the list and the buttons are side by side below them. */
  below: boolean;
};

/** Changes shown on a phone before “show all”, so that the actions below them stay near. */
const initialCount = 8;

/** The list of changes, the comparison options, and the ways to save. */
export function CompareChanges({ result, both, engines, comparing, ...props }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('compare-pdf');
  const { current, listedChanges, filter, onFilter, onCurrent, saving, below } = props;
  const { differences, pictures } = result;
  const hasPages = both.some(({ info }) => isPaged(info));
  const none = differences.length === 0;
  const rows = useRef<HTMLOListElement>(null);

  const row = listedChanges.indexOf(current);
  useRowInSight(rows, row);

  const [old, newer] = both;
  const sides: [Side, Side] = [
    { source: sourceOf(old), doc: old.info, marks: marksOf(differences, 'before') },
    { source: sourceOf(newer), doc: newer.info, marks: marksOf(differences, 'after') },
  ];
  const saveList = useReport(engines.office, reportOf({ shared, messages, ...result }, sides), result);
  const marked = sides.filter(({ marks }) =>
    marks.some((mark) => hasContent({ ...mark, line: 1, text: '' })),
  );
  const hasMarks = marked.length > 0;
  const isPhone = useMedia(phone);
  const [showsAll, setShowsAll] = useState(false);
  const isShortened = isPhone && !showsAll && row < initialCount && listedChanges.length > initialCount + 1;
  const filters = filtersIn(differences);
  const busy = saving.runner.job.state === 'working';
  const save = (make: (run: RunOptions) => Promise<Outcome>) =>
    saving.start(make, zipName(messages, sides[1]));
  const saveListButton =
    hasMarks && !busy ? (
      <NoticeAction onClick={() => save(saveList)}>{messages.saveList}</NoticeAction>
    ) : null;
  if (saving.made) {
    const { length: count } = saving.made.outcome.files;
    // The figure of a ZIP is its number of files; that of a single file is its number of pages.
    const figure = count > 1 ? formatMessage(shared.files, { count }) : undefined;
    const { file, info } = newer;
    // Both next tools take PDFs only, and continue with the new file, not with its marks.
    const carried = info.kind === 'pdf' ? [file] : undefined;
    return (
      <SavedReport {...{ saving, figure, carried }} next={carried ? undefined : []} finished={saving.made} />
    );
  }
  return (
    <>
      <div className={methods.found} data-below={below || undefined}>
        <PaneHeader
          optionsPanel // If nothing differs, or pages are compared as pictures, the header of the documents has the number of differences.
          title={none || pictures ? messages.list : countsOf(messages, differences)}
        />
        {/* Only the header has the colour of the tool: the marks have colours of their own. */}
        <div className={below ? 'contents' : neutral.ground}>
          {/* On a phone the result is above the documents. */}
          {none && !isPhone ? (
            <>
              <NoDifferences {...{ result }} />
              <ComparedCounts {...{ both, result }} options={comparing.options} />
            </>
          ) : null}
          {filters.length > 1 ? (
            <div className={`px-(--side-padding) py-2.5 [border-bottom:var(--frame)] ${methods.filters}`}>
              <Segments
                legend={messages.topics.legend}
                hidden
                name="concern"
                value={filter}
                options={filters.map((value) => ({
                  value,
                  label: formatMessage(messages.topics[value], {
                    count: listedOf(differences, value).length,
                  }),
                }))}
                onChange={onFilter}
              />
            </div>
          ) : null}
          <ol ref={rows} className={list.list} hidden={none}>
            {listedChanges.slice(0, isShortened ? initialCount : undefined).map((index) => (
              <li key={index}>
                <button
                  type="button"
                  className={`${entry.entry} ${list.item}`}
                  aria-current={index === current || undefined}
                  data-current={index === current || undefined}
                  onClick={() => onCurrent(index)}
                >
                  <span className={entryWords.number}>{index + 1}</span>
                  <span className={`leading-[1.65] ${changedWords.changes}`}>
                    <Wording difference={differences[index] as Difference} />
                    <span className={entryWords.where}>
                      {whereOf(messages, differences[index] as Difference, hasPages)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {isShortened ? (
            <OptionsEnd>
              <NoticeAction onClick={() => showRemaining(rows.current, () => setShowsAll(true))}>
                {formatMessage(messages.showAll, { count: listedChanges.length })}
              </NoticeAction>
            </OptionsEnd>
          ) : null}
        </div>
      </div>
      <div className={methods.saving} data-below={below || undefined}>
        <div className={below ? 'contents' : neutral.ground}>
          {pictures && (isPhone || !saveListButton) ? null : (
            <div className={methods.options}>
              {pictures ? null : <CollapsedOptions {...{ comparing }} isListed={none && !isPhone} />}
              {isPhone ? null : saveListButton}
            </div>
          )}
          {isPhone && saveListButton ? <OptionsEnd>{saveListButton}</OptionsEnd> : null}
          {none && !pictures ? (
            <OptionsFooter>
              <Saving {...{ saving }}>
                <Button className="w-full" onClick={() => save(saveList)}>
                  <Icon name="download" />
                  {messages.saveList}
                </Button>
              </Saving>
            </OptionsFooter>
          ) : null}
          {hasMarks ? (
            <OptionsFooter>
              <Saving {...{ saving }}>
                <Button
                  className="w-full"
                  onClick={() => save((run) => saveMarked(engines, { shared, own: messages }, sides, run))}
                >
                  <Icon name="download" />
                  {marked.length === 2 ? messages.save : messages.saveOne}
                </Button>
                <p className="text-xs/[1.4] text-carbon-800 max-md:hidden">
                  {marked.length === 1
                    ? `${marked[0] === sides[0] ? messages.unmarked.newer : messages.unmarked.old} `
                    : ''}
                  {marked.every(({ doc }) => doc.kind === 'pdf') ? messages.saveHint : messages.saveWord}
                </p>
              </Saving>
            </OptionsFooter>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** The choices of the filter: all, and numbers or dates if the changes contain some, but not only those. */
const filtersIn = (differences: readonly Difference[]): ChangeFilter[] =>
  (['all', 'number', 'date'] as const).filter((filter) => {
    const { length } = listedOf(differences, filter);
    return filter === 'all' || (length > 0 && length < differences.length);
  });

/** Most characters of an excerpt in the list; the documents beside the list show the whole text. */
const maxExcerptLength = 80;

/** What a change removed and added: its words, or crops of both pages. */
function Wording({ difference }: { difference: Difference }) {
  const shared = useSharedMessages();
  const messages = useMessages('compare-pdf');
  const { markNames: looks } = shared.documentView;
  const spokenPrefix = (name: keyof typeof looks) => <span className="sr-only">{looks[name]} </span>;
  if (difference.kind === 'picture' || difference.kind === 'only-old' || difference.kind === 'only-new')
    return difference.crops ? (
      <span className={`${areas.areas} ${styles.crops}`}>
        <span className="sr-only">{pictureText(messages, difference)}</span>
        {(['before', 'after'] as const).map((side) => {
          const { look, only } = areaOf(difference, side);
          return (
            <span key={side} data-area={look} data-only={only}>
              <span aria-hidden="true" className="block capitalize text-xs">
                {side === 'before' ? messages.old : messages.newer}
              </span>
              <Bitmap bitmap={difference.crops?.[side]} />
            </span>
          );
        })}
      </span>
    ) : (
      pictureText(messages, difference)
    );
  if (difference.kind === 'moved')
    return (
      <mark data-look="moved">
        {spokenPrefix('moved')}
        <span translate="no">{openingOf(difference.after.text, maxExcerptLength)}</span>
      </mark>
    );
  return (
    <>
      {hasContent(difference.before) ? (
        <del>
          {spokenPrefix('removed')}
          <span translate="no" data-words="">
            {openingOf(difference.before.text, maxExcerptLength)}
          </span>
        </del>
      ) : null}{' '}
      {hasContent(difference.after) ? (
        <ins>
          {spokenPrefix('added')}
          <span translate="no">{openingOf(difference.after.text, maxExcerptLength)}</span>
        </ins>
      ) : null}
    </>
  );
}
