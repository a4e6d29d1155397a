import type { Outcome } from 'engines';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import type { FrameWords } from '@/lib/schema/workbench';
import type { CompareWords } from '@/lib/schema/works/compare';
import { say } from '@/lib/sentences';
import type { RunOptions } from '../engine/run-engine';
import { sourceOf } from '../engine/use-chosen';
import { useReport } from '../engine/use-report';
import { useRowInSight } from '../engine/use-row-in-sight';
import type { SavingWork } from '../engine/use-saving';
import { Bar, FoilFoot, Way } from '../parts/bench';
import { Bitmap } from '../parts/bitmap';
import looks from '../parts/changed-words.module.css';
import { FoilEnd } from '../parts/foil-end';
import { NoneFound } from '../parts/none-found';
import { isPaged } from '../parts/paper-marks';
import list from '../parts/point-list.module.css';
import point from '../parts/point-words.module.css';
import points from '../parts/points.module.css';
import { SavedSheet } from '../parts/saved-sheet';
import { Saving } from '../parts/saving';
import type { ToolProps } from '../tool';
import { LeaveOut } from './compare-choices';
import { reportOf } from './compare-report';
import { type Engines, type Side, saveMarked, zipName } from './compare-save';
import styles from './compare-seen.module.css';
import { countsOf, isSeen, marksOf, pictureWords, type Result, type Told, whereOf } from './compare-told';
import ways from './compare-ways.module.css';
import type { Comparing } from './use-comparison';

type Props = Pick<ToolProps<'compare'>, 'frame' | 'words' | 'next'> & {
  result: Result;
  both: NonNullable<Comparing['both']>;
  engines: Engines;
  comparing: Comparing;
  current: number;
  onCurrent: (place: number) => void;
  saving: SavingWork;
};

/** Changes shown on a phone before “show all”, so that the actions below them stay near. */
const atFirst = 8;

/** The list of changes, the comparison options, and the ways to save. */
export function CompareChanges({ frame, words, result, both, engines, comparing, ...props }: Props) {
  const { current, onCurrent, saving, next } = props;
  const { told, alike, pictures } = result;
  const paged = both.some(({ info }) => isPaged(info));
  const none = told.length === 0;
  const rows = useRef<HTMLOListElement>(null);

  useRowInSight(rows, current);

  const [old, young] = both;
  const sides: [Side, Side] = [
    { source: sourceOf(old), paper: old.info, marks: marksOf(told, 'before') },
    { source: sourceOf(young), paper: young.info, marks: marksOf(told, 'after') },
  ];
  const saveList = useReport(engines.office, reportOf({ frame, words, told }, sides), result);
  const marked = sides.filter(({ marks }) => marks.some((mark) => isSeen({ ...mark, line: 1, text: '' })));
  const [only] = marked;
  const onPhone = useMedia(phone);
  const [all, showAll] = useState(false);
  const few = onPhone && !all && current < atFirst && told.length > atFirst + 1;
  const busy = saving.work.job.state === 'working';
  const save = (make: (run: RunOptions) => Promise<Outcome>) => saving.start(make, zipName(words, sides[1]));
  const listWay = only && !busy ? <Way onClick={() => save(saveList)}>{words.saveList}</Way> : null;
  if (saving.made) return <SavedSheet {...{ frame, saving, next }} made={saving.made} />;
  return (
    <>
      <Bar foil title={none || pictures ? words.list : countsOf(words, told)} />
      {none ? (
        <NoneFound
          title={say(pictures ? words.samePages : words.allAlike, alike)}
          text={pictures ? words.scans.noneText : words.noneText}
          two
        />
      ) : null}
      <ol ref={rows} className={list.list} hidden={none}>
        {told.slice(0, few ? atFirst : undefined).map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes have no id but their index.
          <li key={index}>
            <button
              type="button"
              className={`${points.point} ${list.item}`}
              aria-current={index === current || undefined}
              data-current={index === current || undefined}
              onClick={() => onCurrent(index)}
            >
              <span className={point.number}>{index + 1}</span>
              <span className={`leading-[1.8] ${looks.looks}`}>
                <Wording {...{ frame, words, one }} />
                <span className={point.from}>{whereOf(words, one, paged)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {few ? (
        <FoilEnd>
          <Way onClick={() => showAll(true)}>{say(words.showAll, { count: told.length })}</Way>
        </FoilEnd>
      ) : null}
      {pictures ? null : (
        <div className={ways.options}>
          <LeaveOut {...{ words, comparing }} />
        </div>
      )}
      {onPhone && listWay ? <FoilEnd>{listWay}</FoilEnd> : null}
      {none && !pictures ? (
        <FoilFoot>
          <Saving {...{ frame, saving }}>
            <Button className="w-full" onClick={() => save(saveList)}>
              <Icon name="download" />
              {words.saveNone}
            </Button>
          </Saving>
        </FoilFoot>
      ) : null}
      {only ? (
        <FoilFoot>
          <Saving {...{ frame, saving }}>
            <Button className="w-full" onClick={() => save((run) => saveMarked(engines, words, sides, run))}>
              <Icon name="download" />
              {marked.length === 2 ? words.save : say(words.saveOne, { file: only.source.name })}
            </Button>
            <p className="text-xs/[1.4] text-carbon-800 max-md:hidden">
              {marked.every(({ paper }) => paper.kind === 'pdf') ? words.saveHint : words.saveWord}
            </p>
            {onPhone ? null : listWay}
          </Saving>
        </FoilFoot>
      ) : null}
    </>
  );
}

/** Longest excerpt of a change in the list, in characters; the papers show all of it. */
const most = 220;
const short = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** Removed and added words of a change. */
function Wording({ frame, words, one }: { frame: FrameWords; words: CompareWords; one: Told }) {
  const { looks } = frame.paper;
  const look = (name: keyof typeof looks) => <span className="sr-only">{looks[name]} </span>;
  if (one.kind === 'picture' || one.kind === 'only-old' || one.kind === 'only-new')
    return one.seen ? (
      <span className={styles.seen}>
        <span className="sr-only">{pictureWords(words, one)}</span>
        <Bitmap bitmap={one.seen.before} />
        <Bitmap bitmap={one.seen.after} />
      </span>
    ) : (
      pictureWords(words, one)
    );
  if (one.kind === 'moved')
    return (
      <mark data-look="moved">
        {look('moved')}
        <span translate="no">{short(one.after.text)}</span>
      </mark>
    );
  return (
    <>
      {isSeen(one.before) ? (
        <del>
          {look('removed')}
          <span translate="no">{short(one.before.text)}</span>
        </del>
      ) : null}{' '}
      {isSeen(one.after) ? (
        <ins>
          {look('added')}
          <span translate="no">{short(one.after.text)}</span>
        </ins>
      ) : null}
    </>
  );
}
