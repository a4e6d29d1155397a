import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Outcome } from '@/lib/engines/engine';
import type { FrameWords } from '@/lib/schema/workbench';
import type { CompareWords } from '@/lib/schema/works/compare';
import { say } from '@/lib/words';
import type { RunOptions } from '../engine/run-engine';
import { sourceOf } from '../engine/use-chosen';
import { useReport } from '../engine/use-report';
import { useRowInSight } from '../engine/use-row-in-sight';
import type { SavingWork } from '../engine/use-saving';
import { Bar, FoilFoot, Way } from '../parts/bench';
import { FoilEnd } from '../parts/foil-end';
import { NoneFound } from '../parts/none-found';
import { isPaged } from '../parts/paper-marks';
import list from '../parts/point-list.module.css';
import { SavedSheet } from '../parts/saved-sheet';
import { Saving } from '../parts/saving';
import type { NextTool } from '../tool';
import styles from './compare.module.css';
import { LeaveOut } from './compare-choices';
import { reportOf } from './compare-report';
import { type Engines, type Side, saveMarked, zipName } from './compare-save';
import { countsOf, isSeen, marksOf, type Result, whereOf } from './compare-told';
import ways from './compare-ways.module.css';
import { Wording } from './compare-wording';
import type { Comparing } from './use-comparison';

type Props = {
  frame: FrameWords;
  words: CompareWords;
  result: Result;
  both: NonNullable<Comparing['both']>;
  engines: Engines;
  comparing: Comparing;
  current: number;
  onCurrent: (place: number) => void;
  saving: SavingWork;
  next: readonly NextTool[];
};

/** The changes one below the other, what counts as one, and what of them can be saved. */
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
  const busy = saving.work.job.state === 'working';
  const save = (make: (run: RunOptions) => Promise<Outcome>) => saving.start(make, zipName(words, sides[1]));
  if (saving.made) return <SavedSheet {...{ frame, saving, next }} made={saving.made} />;
  return (
    <>
      <Bar foil title={words.list} note={countsOf(words, told)} />
      {none ? (
        <NoneFound
          title={say(pictures ? words.samePages : words.allAlike, alike)}
          text={pictures ? undefined : words.noneText}
          two
        />
      ) : null}
      <ol ref={rows} className={list.list} hidden={none}>
        {told.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes have no name but their place.
          <li key={index}>
            <button
              type="button"
              className={list.item}
              aria-current={index === current || undefined}
              data-current={index === current || undefined}
              onClick={() => onCurrent(index)}
            >
              <span className={list.number}>{index + 1}</span>
              <span className={styles.change}>
                <Wording {...{ frame, words, one }} />
                <span className={list.from}>{whereOf(words, one, paged)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className={ways.options}>
        {pictures ? null : <LeaveOut {...{ words, comparing }} />}
        {none ? null : <p className="mono">{say(pictures ? words.samePages : words.alike, alike)}</p>}
      </div>
      {only && !busy ? (
        <FoilEnd>
          <Way onClick={() => save(saveList)}>{words.saveList}</Way>
        </FoilEnd>
      ) : null}
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
            <p className={styles.foot}>
              {marked.every(({ paper }) => paper.kind === 'pdf') ? words.saveHint : words.saveWord}
            </p>
          </Saving>
        </FoilFoot>
      ) : null}
    </>
  );
}
