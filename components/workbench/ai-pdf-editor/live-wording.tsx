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
  /** The wording is still that of the file. Only a phone then needs the preview, where the lines are wider than the screen. */
  isSame: boolean;
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

function Preview({ page, lines, runs }: Props) {
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
  // The preview cuts through no line below it: the last line that it meets is covered as a whole.
  const [end, setEnd] = useState<number>();
  useEffect(() => {
    const paper = preview.current?.parentElement;
    if (!preview.current || !paper) return;
    const measure = () => {
      const { offsetTop = 0, offsetHeight = 0 } = preview.current ?? {};
      const bottom = (offsetTop + offsetHeight) * (page.width / (paper.clientWidth || page.width));
      const cut = page.lines.filter(
        ({ y, height }) => y < bottom && y + height > bottom - LINE_HEIGHT * height,
      );
      setEnd(Math.max(bottom, ...cut.map(({ y, height }) => y + LINE_HEIGHT * height)));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(preview.current);
    return () => resized.disconnect();
  }, [page]);
  const [first] = lines;
  if (!first) return null;
  const box = boundsOf(lines);
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
        ref={preview}
        translate="no"
        className={styles.preview}
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
            {Look ? <Look data-edited={Look === 'del' ? 'removed' : 'added'}>{text}</Look> : text}{' '}
          </Fragment>
        ))}
      </p>
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
