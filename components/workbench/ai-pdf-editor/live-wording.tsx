import type { EditableLine, EditablePage } from 'engines/pdf';
import { Fragment, useEffect, useRef, useState } from 'react';
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
  /** The wording is still that of the file: only a phone needs the slip, where the lines are wider than the screen. */
  isSame: boolean;
};

/** Height of a line with its descenders, as a multiple of its box. */
const COVERED = 1.2;

/** Line spacing of a single line, as a multiple of its size. */
const SPACING = 1.25;

/**
 * The chosen lines as they will read, on a slip over them, while their new wording is typed; the old lines, which may be
 * longer, are covered. The field beside the page has the same words for screen readers.
 */
export function LiveWording(props: Props) {
  const isPhone = useMedia(phone);
  return props.isSame && !isPhone ? null : <Slip {...props} />;
}

function Slip({ page, lines, runs }: Props) {
  const slip = useRef<HTMLParagraphElement>(null);
  const before = useRef<readonly string[]>([]);
  const changes = runs.filter(({ look }) => look);
  const keys = changes.map(({ look, text }) => `${look} ${text}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other words change.
  useEffect(() => {
    const latest = keys.findLastIndex((key) => !before.current.includes(key));
    before.current = keys;
    scrollToPlace(slip.current?.querySelectorAll('[data-edited]')[latest], page);
  }, [keys.join(), page]);
  // No line below the slip is cut through: the last one that it meets is covered whole.
  const [end, setEnd] = useState<number>();
  useEffect(() => {
    const paper = slip.current?.parentElement;
    if (!slip.current || !paper) return;
    const measure = () => {
      const { offsetTop = 0, offsetHeight = 0 } = slip.current ?? {};
      const bottom = (offsetTop + offsetHeight) * (page.width / (paper.clientWidth || page.width));
      const cut = page.lines.filter(({ y, height }) => y < bottom && y + height > bottom - COVERED * height);
      setEnd(Math.max(bottom, ...cut.map(({ y, height }) => y + COVERED * height)));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(slip.current);
    return () => resized.disconnect();
  }, [page]);
  const [first] = lines;
  if (!first) return null;
  const box = boundsOf(lines);
  const size = medianSize(lines) || box.height / lines.length;
  const last = lines.at(-1) ?? first;
  const pitch = lines.length > 1 ? (last.y - first.y) / (lines.length - 1) : SPACING * size;
  // A line by itself may grow to the right edge of the text, a paragraph keeps its width.
  const edge = Math.max(...page.lines.map(({ x, width }) => x + width));
  const room = lines.length > 1 ? box.width : Math.max(box.width, edge - box.x);
  const share = (length: number) => `${(100 * length) / page.width}%`;
  const { left, top } = shareOf({ ...box, y: box.y - (pitch - first.height) / 2 }, page);
  return (
    <div aria-hidden="true" data-slip="" className={styles.layer}>
      <i className={styles.cover} style={shareOf(box, page)} />
      {end !== undefined && end > box.y + box.height ? (
        <i
          className={styles.below}
          style={shareOf(
            { x: 0, y: box.y + box.height, width: page.width, height: end - box.y - box.height },
            page,
          )}
        />
      ) : null}
      <p
        ref={slip}
        translate="no"
        className={styles.slip}
        data-face={kindOf(first.face)}
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
            {Look ? <Look data-edited={Look === 'del' ? 'gone' : 'come'}>{text}</Look> : text}{' '}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** Kind of a font, by its name in the file. */
function kindOf(face: string): 'serif' | 'mono' | undefined {
  if (/cour|mono|consol|typewriter/i.test(face)) return 'mono';
  return /times|roman|georgia|garamond|cambria|minion|palat|bookman|tinos|serif/i.test(face) &&
    !/sans/i.test(face)
    ? 'serif'
    : undefined;
}
