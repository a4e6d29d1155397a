import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { SplitPart } from '@/lib/engines/pdf/parts';
import type { FrameWords } from '@/lib/schema/workbench';
import type { SplitWords } from '@/lib/schema/works/split';
import { pageList, say } from '@/lib/words';
import { Bar, FoilBody, FoilFoot, SlipNote, Way } from '../parts/bench';
import { Suffixed } from '../parts/suffixed';
import { Sum } from '../parts/sum';
import styles from './split-choices.module.css';
import { stockOf } from './stock';

/** More parts than these are shown when they are asked for: as many as stand beside the pages. */
const SHOWN = 6;

type Props = {
  frame: FrameWords;
  words: SplitWords;
  parts: readonly SplitPart[];
  /** Pages of all parts, and of the file. */
  pages: number;
  of: number;
  cuts: number;
  ready: boolean;
  held?: string;
  onName: (part: SplitPart, name: string) => void;
  onSplit: () => void;
};

/** The parts with their names, and the button that makes them. */
export function SplitChoices({ frame, words, parts, pages, of, cuts, ready, held, onName, onSplit }: Props) {
  const [all, showAll] = useState(false);
  // The key that shows one more takes no less room than that one.
  const shown = all || parts.length <= SHOWN + 1 ? parts : parts.slice(0, SHOWN);
  const count = parts.length;
  return (
    <>
      <Bar foil title={say(words.files, { count })} />
      <FoilBody>
        <ol className={styles.parts}>
          {shown.map((part, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place; the same pages may be two parts.
              key={index}
              data-stock={stockOf(index)}
              className={styles.part}
            >
              <b>{say(words.part, { part: index + 1 })}</b>
              <span className="mono">{say(frame.pages, { count: part.pages.length })}</span>
              <Suffixed
                type="text"
                aria-label={say(words.partName, { part: index + 1 })}
                maxLength={120}
                value={part.name.replace(/\.pdf$/i, '')}
                suffix=".pdf"
                onChange={({ currentTarget }) => onName(part, `${currentTarget.value}.pdf`)}
              />
            </li>
          ))}
        </ol>
        {shown.length < count ? (
          <div>
            <Way onClick={() => showAll(true)}>{say(words.more, { count: count - shown.length })}</Way>
          </div>
        ) : null}
        {ready ? <SlipNote title={coverOf(words, parts, of)}>{words.along}</SlipNote> : null}
      </FoilBody>
      <FoilFoot>
        {pages > 0 ? (
          <Sum
            figure={say(frame.pages, { count: pages })}
            text={say(words.sum, { count })}
            end={cuts > 0 ? say(words.cuts, { count: cuts }) : undefined}
          />
        ) : null}
        <Button className="w-full" aria-disabled={!ready || undefined} onClick={onSplit}>
          <Icon name="scissors" />
          {say(words.button, { count })}
        </Button>
        {held ? <p role="alert">{held}</p> : null}
      </FoilFoot>
    </>
  );
}

/** Whether each page of the file is in one part. */
function coverOf(words: SplitWords, parts: readonly SplitPart[], of: number): string {
  const times = Array<number>(of).fill(0);
  for (const { pages } of parts)
    for (const page of new Set(pages)) times[page - 1] = (times[page - 1] ?? 0) + 1;
  const pagesIn = (is: (count: number) => boolean) =>
    times.flatMap((count, index) => (is(count) ? [index + 1] : []));
  const none = pagesIn((count) => count === 0);
  const several = pagesIn((count) => count > 1);
  const told = [
    none.length > 0 ? say(words.misses, { count: none.length, pages: pageList(none) }) : '',
    several.length > 0 ? say(words.twice, { count: several.length, pages: pageList(several) }) : '',
  ];
  return told.filter(Boolean).join(' ') || say(words.covers, { count: of });
}
