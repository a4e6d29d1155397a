import type { EditableLine, EditablePage } from 'engines/pdf';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import { shareOf } from '../documents/share-of';
import type { Run } from './differences';
import { boundsOf, medianSize } from './lines';
import styles from './live-wording.module.css';
import { scrollToPlace } from './scroll-to-place';

type Props = {
  page: EditablePage;
  /** The lines whose words are being replaced. */
  lines: readonly EditableLine[];
  runs: readonly Run[];
  /** The wording is still that of the file. Only a phone then needs the preview, where the lines are wider than the screen. */
  isSame: boolean;
  /** The words are a proposal of the browser’s model that nobody has accepted yet. */
  isModels: boolean;
};

/** Height of a line with its descenders, as a multiple of its box. */
const LINE_HEIGHT = 1.2;

/** Line spacing of a single line, as a multiple of its size. */
const SPACING = 1.25;

/**
 * A preview over the chosen lines while their new wording is typed; it covers the old lines, which may be longer. The field
 * beside the page has the same words for screen readers.
 */
export function LiveWording(props: Props) {
  const isPhone = useMedia(phone);
  return props.isSame && !isPhone ? null : <Preview {...props} />;
}

function Preview({ page, lines, runs, isModels }: Props) {
  const preview = useRef<HTMLParagraphElement>(null);
  const before = useRef<readonly string[]>([]);
  const changes = runs.filter(({ look }) => look);
  const keys = changes.map(({ look, text }) => `${look} ${text}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever other words change.
  useEffect(() => {
    const latest = keys.findLastIndex((key) => !before.current.includes(key));
    before.current = keys;
    scrollToPlace(preview.current?.querySelectorAll('[data-edited]')[latest], page);
  }, [keys.join(), page]);
  const [first] = lines;
  const oldEnd = Math.max(0, ...lines.map(({ y, height }) => y + LINE_HEIGHT * height));
  // What is below the old lines moves down if the preview is taller than they are.
  const [newEnd, setNewEnd] = useState(oldEnd);
  useEffect(() => {
    const paper = preview.current?.parentElement;
    if (!preview.current || !paper) return;
    const measure = () => {
      const { offsetTop = 0, offsetHeight = 0 } = preview.current ?? {};
      setNewEnd((offsetTop + offsetHeight) * (page.width / (paper.clientWidth || page.width)));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(preview.current);
    return () => resized.disconnect();
  }, [page]);
  if (!first) return null;
  const box = boundsOf(lines);
  const from = splitBelow(page, oldEnd);
  const size = medianSize(lines) || box.height / lines.length;
  const last = lines.at(-1) ?? first;
  const pitch = lines.length > 1 ? (last.y - first.y) / (lines.length - 1) : SPACING * size;
  // A single line may grow to the right edge of the text; a paragraph keeps its width.
  const edge = Math.max(...page.lines.map(({ x, width }) => x + width));
  const room = lines.length > 1 ? box.width : Math.max(box.width, edge - box.x);
  const share = (length: number) => `${(100 * length) / page.width}%`;
  const { left, top } = shareOf({ ...box, y: box.y - (pitch - first.height) / 2 }, page);
  return (
    <div aria-hidden="true" data-preview="" className={styles.layer}>
      <i className={styles.cover} style={shareOf(box, page)} />
      {newEnd > oldEnd ? <MovedDown {...{ page, preview, from }} to={from + newEnd - oldEnd} /> : null}
      <p
        ref={preview}
        translate="no"
        className={styles.preview}
        data-face={kindOf(first.face)}
        data-ai={isModels || undefined}
        data-bold={/bold|black|heavy|semib/i.test(first.face) || undefined}
        data-slanted={/italic|oblique/i.test(first.face) || undefined}
        style={
          {
            left,
            top,
            '--least': share(box.width),
            '--most': share(room),
            '--size': (100 * size) / page.width,
            '--spacing': Math.min(2, Math.max(1, pitch / size)),
          } as object
        }
      >
        {runs.map(({ look: Look, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no id but their index.
          <Fragment key={index}>
            {Look ? <Look data-edited={Look === 'del' ? 'removed' : 'added'}>{text}</Look> : text}{' '}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/**
 * Where the page can be split at `top` or below it without cutting a line: the end of the lines that cross `top`, such as
 * those of another column. Both in points from the top of the page.
 */
const splitBelow = ({ lines }: EditablePage, top: number): number =>
  lines.reduce((end, { y, height }) => (y < top && y + height > end ? y + LINE_HEIGHT * height : end), top);

type MovedProps = {
  page: EditablePage;
  preview: RefObject<HTMLElement | null>;
  /** The part of the page below `from` is drawn at `to`; both in points from the top of the page. */
  from: number;
  to: number;
};

/** The part of the page below a place, drawn farther down; what would be below the page is cut off. */
function MovedDown({ page, preview, from, to }: MovedProps) {
  const part = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawn = preview.current?.closest('[data-preview]')?.parentElement?.querySelector('canvas');
    if (!drawn) return;
    const copy = () => {
      if (!part.current || drawn.width === 0) return;
      const top = Math.round((from / page.height) * drawn.height);
      part.current.width = drawn.width;
      part.current.height = Math.max(1, drawn.height - top);
      part.current.getContext('2d')?.drawImage(drawn, 0, -top);
    };
    copy();
    const redrawn = new MutationObserver(copy);
    redrawn.observe(drawn, { attributes: true });
    return () => redrawn.disconnect();
  }, [preview, page, from]);
  const across = { x: 0, width: page.width };
  return (
    <div className={styles.moved}>
      <i className="absolute bg-bond" style={shareOf({ ...across, y: from, height: to - from }, page)} />
      <canvas
        ref={part}
        width={0}
        height={0}
        className="absolute bg-bond"
        style={shareOf({ ...across, y: to, height: page.height - from }, page)}
      />
    </div>
  );
}

/** Kind of a font, recognised by its name in the file; undefined for a sans-serif font. */
function kindOf(face: string): 'serif' | 'mono' | undefined {
  if (/cour|mono|consol|typewriter/i.test(face)) return 'mono';
  return /times|roman|georgia|garamond|cambria|minion|palat|bookman|tinos|serif/i.test(face) &&
    !/sans/i.test(face)
    ? 'serif'
    : undefined;
}
