import type { Block, PackedDocument } from 'engines/text';
import {
  type CSSProperties,
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createVisibilityObserver } from '@/components/ui/visibility-observer';
import type { SharedMessages } from '@/lib/schema/workbench';
import changedWords from './changed-words.module.css';
import type { ShownMark } from './document-marks';
import styles from './document-text.module.css';
import { undrawn, useIsPrintRequested } from './print-all';
import { useInPieces } from './use-in-pieces';
import { usePageText } from './use-page-text';

type Props = {
  messages: SharedMessages['documentView'];
  doc: PackedDocument;
  page: number;
  /** Index of the page's first word. */
  start: number;
  /** Marks with words on this page. */
  marks: readonly ShownMark[];
  current?: ShownMark;
  /** Content to insert below the paragraph in which the current mark ends. */
  belowMark?: ReactNode;
};

/** Paragraphs and tables rendered at a time: a Word file is one page, however long. */
const BATCH = 60;

/** Estimated lines of a page's text before it is loaded. */
const linesFor = (wordCount: number) => Math.ceil(wordCount / 9) + 2;

/** A page as flowing text with its marks. It is loaded when it comes into view. */
export function DocumentText({ messages, doc, page, start, marks, current, belowMark }: Props) {
  const documentRef = useRef<HTMLDivElement>(null);
  const hasBeenSeen = useHasBeenSeen(documentRef);
  const count = doc.sheets[page - 1]?.words ?? 0;
  const showsAll = useIsPrintRequested();
  const isDisplayed = hasBeenSeen || showsAll || (current?.page === page && current.from < start + count + 1);
  const pageText = usePageText(doc, page, isDisplayed);
  const groups = useMemo(() => (pageText ? groupCells(pageText.blocks, start) : []), [pageText, start]);
  const loadedCount = useInPieces(pageText, groups.length, BATCH);
  if (!pageText) {
    return (
      <div ref={documentRef} {...{ [undrawn]: '' }} style={{ minHeight: `${linesFor(count) * 1.6}em` }} />
    );
  }
  const wordsAfter = doc.sheets.slice(page).reduce((sum, { words }) => sum + words, 0);
  const lastBlock = wordsAfter === 0 && count > 0 ? pageText.blocks.at(-1) : undefined;
  const paragraph = ({ block, from, to }: Placed) => {
    const endsHere = current && from < current.to && current.to <= to;
    return (
      <Fragment key={from}>
        <p
          translate="no"
          data-kind={block.kind}
          data-level={block.level}
          style={{ gridColumn: block.column }}
        >
          {block.label ? `${block.label} ` : null}
          {runsOf(block, from, marks, current, block === lastBlock).map(({ key, mark, text, end }) =>
            mark ? (
              <Marked key={key} messages={messages} mark={mark} current={mark.key === current?.key} end={end}>
                {text}
              </Marked>
            ) : (
              text
            ),
          )}
        </p>
        {endsHere ? belowMark : null}
      </Fragment>
    );
  };
  // The view scrolls to the current mark, so the text up to it has to be rendered.
  const reaches = (offset: number) => current && (offset < current.to || offset === current.from);
  const neededCount = groups.filter(([first]) => first && reaches(first.from)).length;
  return (
    <div
      ref={documentRef}
      {...(loadedCount < groups.length ? { [undrawn]: '' } : {})}
      className={`${changedWords.changes} ${styles.text}`}
    >
      {groups.slice(0, Math.max(loadedCount, neededCount)).map((group) => {
        const columns = Math.max(0, ...group.map(({ block }) => block.column ?? 0));
        return columns > 1 ? (
          <div
            key={`table ${group[0]?.from}`}
            data-table=""
            style={{ '--columns': columns } as CSSProperties}
          >
            {group.map(paragraph)}
          </div>
        ) : (
          group.map(paragraph)
        );
      })}
    </div>
  );
}

type Placed = { block: Block; from: number; to: number };

/** Blocks with the range of their words; the cells of a table are one group, any other block is its own. */
function groupCells(blocks: readonly Block[], start: number): Placed[][] {
  const groups: Placed[][] = [];
  let from = start;
  for (const block of blocks) {
    const to = from + block.lines.reduce((sum, line) => sum + line.words.length, 0);
    const last = groups.at(-1);
    const before = last?.at(-1)?.block;
    const isSameTable = block.kind === 'cell' && before?.kind === 'cell' && before.table === block.table;
    if (last && isSameTable) last.push({ block, from, to });
    else groups.push([{ block, from, to }]);
    from = to;
  }
  return groups;
}

type Run = { key: number; mark?: ShownMark; text: string /** Set if the mark ends here. */; end?: boolean };

/**
 * Text of a block, split at the edges of marks; words are separated by a space.
 *
 * @param isLastBlock whether the block is the document's last block: an insertion point at its end belongs to no later block
 */
function runsOf(
  block: Block,
  from: number,
  marks: readonly ShownMark[],
  current?: ShownMark,
  isLastBlock = false,
): Run[] {
  const words = block.lines.flatMap((line) => line.words);
  const runs: Run[] = [];
  const marksHere = marks.filter((mark) => mark.from <= from + words.length && mark.to >= from);
  const insertPoints = (index: number, isAfterWord: boolean) => {
    for (const [order, point] of marksHere.entries()) {
      if (isAfterWord !== Boolean(point.ends) && !(isAfterWord && isLastBlock)) continue;
      // A gap is always marked: nothing else in this document stands for the words of the other one.
      const isDisplayed = point.number !== undefined || point === current || point.words !== undefined;
      if (point.from !== point.to || point.from !== index || !isDisplayed) continue;
      // Keys of the points at one place are between those of the words around it.
      const key = index - 0.5 + order / (5 * marksHere.length);
      const before = runs.at(-1);
      if (before && !before.mark) before.text += ' ';
      else if (before) runs.push({ key: key - 0.1 / marksHere.length, text: ' ' });
      runs.push({ key, mark: point, text: '' });
    }
  };
  words.forEach(({ text }, offset) => {
    const index = from + offset;
    insertPoints(index, false);
    const covering = marksHere.filter((mark) => mark.from <= index && index < mark.to);
    const mark = covering.find((mark) => mark === current) ?? covering[0];
    const before = runs.at(-1);
    if (before && before.mark === mark && before.text) before.text += ` ${text}`;
    else {
      if (before && !before.mark) before.text += ' ';
      else if (before && mark) runs.push({ key: index - 0.25, text: ' ' });
      runs.push({
        key: index,
        text: before?.mark && !mark ? ` ${text}` : text,
        ...(mark && { mark }),
      });
    }
    const run = runs.at(-1);
    if (run && mark?.to === index + 1) run.end = true;
  });
  insertPoints(from + words.length, true);
  return runs;
}

type MarkedProps = {
  messages: SharedMessages['documentView'];
  mark: ShownMark;
  current: boolean;
  end?: boolean;
  children: string;
};

/** A comma or full stop after the last word of an issue, which the mark leaves out. */
const stopAtEnd = /(?<=[\p{L}\p{N})\]”])[.,;:]$/u;

function Marked({ messages, mark, current, end, children: text }: MarkedProps) {
  // The other document's words are only an accessible name: shown as text, they would seem to be in this one.
  if (mark.words !== undefined)
    return (
      <span
        role="img"
        aria-label={`${messages.markNames[mark.look]} ${mark.words}`}
        className={changedWords.gap}
        data-gap={mark.look}
        data-current={current || undefined}
      />
    );
  const Tag = mark.look === 'removed' ? 'del' : mark.look === 'added' ? 'ins' : 'mark';
  const stop = (mark.look === 'issue' && end && stopAtEnd.exec(text)?.[0]) || '';
  const words = text.slice(0, text.length - stop.length);
  return (
    <>
      <Tag
        data-look={mark.look}
        data-severity={mark.severity}
        data-settled={mark.settled || undefined}
        data-number={mark.number}
        data-current={current || undefined}
        data-end={end || undefined}
        data-stopped={stop ? '' : undefined}
      >
        <span className="sr-only">{messages.markNames[mark.look]} </span>
        {Tag === 'del' ? <span data-words="">{words}</span> : words}
      </Tag>
      {stop}
    </>
  );
}

/** Whether an element has been in or near the viewport; never returns to false. */
function useHasBeenSeen(element: RefObject<Element | null>): boolean {
  const [hasBeenSeen, setHasBeenSeen] = useState(false);
  useEffect(() => {
    if (hasBeenSeen || !element.current) return;
    const watcher = createVisibilityObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setHasBeenSeen(true);
      },
      { rootMargin: '400px' },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element, hasBeenSeen]);
  return hasBeenSeen;
}
