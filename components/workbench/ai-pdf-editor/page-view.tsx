import type { EditablePage } from 'engines/pdf';
import { type ReactNode, useEffect, useRef } from 'react';
import looks from '../documents/changed-words.module.css';
import { type Zoom, zoomed } from '../documents/page-zoom';
import sizes from '../documents/page-zoom.module.css';
import { type Box, shareOf } from '../documents/share-of';
import { useDrawnPage } from '../documents/use-drawn-page';
import { runsOf } from './differences';
import { LineList } from './line-list';
import { framesOf, medianSize, paragraphsOf } from './lines';
import text from './page-text.module.css';
import styles from './page-view.module.css';
import { Runs } from './reworded';
import type { NewWords } from './use-editable';

type Props = {
  /** Accessible name, such as the page's number. */
  label: string;
  /** Undefined while loading. */
  page: EditablePage | undefined;
  /** Draws the page at this width in pixels. */
  draw: (width: number) => Promise<ImageBitmap>;
  /** Changes whenever the drawing does. */
  drawing: string;
  /** Numbers of the chosen lines. */
  chosen: readonly number[];
  /** Undefined while lines cannot be chosen. */
  onChoose?: (line: number) => void;
  /** Boxes of lines that were changed already. */
  changed: readonly Box[];
  /** New words of an accepted copy, and the place of its last change. */
  newWords: NewWords;
  last: readonly Box[];
  /** The chosen lines are being reworded; on phones they are shown as text of readable size. */
  reworded?: Reworded;
  zoom: Zoom;
  /** On phones the page is wider than the screen while it is marked. */
  isEnlarged?: boolean;
  /** On phones the page is as wide as the screen unless it is enlarged, also where nothing is marked on it. */
  isFitted?: boolean;
  /** On tablets the options below it are in sight too. */
  isShort?: boolean;
  /** Lies over the whole page. */
  children?: ReactNode;
};

const sheet = { width: 210, height: 297 };

/** A printed page, overlaid with its lines and its changes. */
export function PageView({
  label,
  page,
  draw,
  drawing,
  chosen,
  changed,
  newWords,
  last,
  children,
  ...props
}: Props) {
  const { reworded, zoom, isEnlarged, isFitted, isShort, onChoose } = props;
  const canvas = useDrawnPage(drawing, draw);
  const desk = useRef<HTMLElement>(null);
  const size = page ?? sheet;
  const sized = zoomed(size, zoom);

  // On phones the page is larger than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other lines are chosen or changed, and when those are read.
  useEffect(() => {
    const box = desk.current;
    if (!box) return;
    bringIntoSight(box);
    // The sheet of options takes a part of its height when it opens.
    const resized = new ResizeObserver(() => bringIntoSight(box));
    resized.observe(box);
    return () => resized.disconnect();
  }, [chosen.join(), changed.length, last, page, reworded === undefined, zoom]);

  return (
    <section
      ref={desk}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      tabIndex={0}
      data-short={isShort || undefined}
      className={`${sizes.desk} ${styles.desk}`}
    >
      <div
        className={`paper ${sizes.sheet} ${styles.sheet}`}
        data-enlarged={isEnlarged || undefined}
        data-fitted={isFitted || undefined}
        data-wordless={page?.lines.length === 0 || undefined}
        data-zoomed={sized['data-zoomed']}
        style={{ ...sized.style, '--readable': readableWidth(page) } as object}
      >
        <canvas ref={canvas} width={0} height={0} className="size-full" />
        {framesOf(changed).map((box) => (
          <i
            key={`${box.x} ${box.y}`}
            data-changed=""
            className={styles.changed}
            style={shareOf(box, size)}
          />
        ))}
        {onChoose && page && page.lines.length > 0 ? (
          <LineList {...{ page, chosen, newWords, last, onChoose }} />
        ) : null}
        {reworded && page ? <PageText {...{ page, chosen }} {...reworded} /> : null}
        {children}
      </div>
    </section>
  );
}

/** Size of the letters of an enlarged page in CSS pixels, and its narrowest and widest. */
const enlarged = { letters: 14, least: 480, most: 1200 };

/** The width at which most lines of a page are easy to read, whatever its paper. */
function readableWidth(page: EditablePage | undefined): string | undefined {
  const size = page ? medianSize(page.lines) : 0;
  if (!page || size <= 0) return undefined;
  const width = (enlarged.letters / size) * page.width;
  return `${Math.round(Math.min(enlarged.most, Math.max(enlarged.least, width)))}px`;
}

/** Scrolls a page to what is chosen or was changed on it: above an open sheet of options to the edge it has with it. */
function bringIntoSight(desk: HTMLElement) {
  const places = desk.querySelectorAll('[aria-selected=true], [data-changed], [data-last], ins, del');
  const drawn = [...places].filter((place) => place.getClientRects().length > 0);
  const [line, end] = [drawn[0], drawn.at(-1)];
  if (!line || !end) return;
  const [inner, outer] = [line.getBoundingClientRect(), desk.getBoundingClientRect()];
  const isBelow = document.querySelector('[data-sheet=open]') !== null;
  const above = isBelow
    ? outer.height - (end.getBoundingClientRect().bottom - inner.top) - 16
    : outer.height / 3;
  desk.scrollTo?.({
    top: desk.scrollTop + inner.top - outer.top - Math.max(8, above),
    left: desk.scrollLeft + inner.left - outer.left - 8,
  });
}

/** Old and new text of the chosen lines; `after` is missing until it is entered. */
type Reworded = { before: string; after?: string };

type TextProps = Reworded & {
  page: EditablePage;
  chosen: readonly number[];
};

/** On phones: the text of a page while it is reworded, as the drawn page would be too small to read. */
function PageText({ page, chosen, before, after }: TextProps) {
  const large = 1.2 * medianSize(page.lines);
  return (
    <div data-text="" translate="no" className={text.text}>
      {paragraphsOf(page.lines).map((paragraph) => (
        <p key={paragraph[0]}>
          {paragraph.map((index) => {
            const line = page.lines[index];
            if (!line) return null;
            if (!chosen.includes(index))
              return (
                <span key={index} className={line.size >= large ? text.large : undefined}>
                  {line.text}{' '}
                </span>
              );
            if (index !== chosen[0]) return null;
            return (
              <span key={index} className={`${looks.looks} ${looks.own} ${looks.bare} ${text.reworded}`}>
                {after === undefined ? before : <Changed {...{ before, after }} />}
              </span>
            );
          })}
        </p>
      ))}
    </div>
  );
}

/** A reworded passage in the text of its page: whole, with its changed words marked, or the old text and the new one. */
function Changed({ before, after }: Required<Reworded>) {
  const runs = runsOf(before, after);
  if (runs) return <Runs {...{ runs }} />;
  return (
    <>
      <del className={text.old}>{before}</del> {after ? <ins>{after}</ins> : null}
    </>
  );
}
