import type { EditablePage } from 'engines/pdf';
import { type ComponentProps, type PointerEvent, useEffect, useRef, useState } from 'react';
import { pointOf } from '../documents/point-of';
import type { Box } from '../documents/share-of';
import { medianSize } from './lines';
import { inPageOrder, type Mark, outlineOf, runsOf, wordAt } from './marks';
import styles from './redact-layer.module.css';
import { scrollToPlace } from './scroll-to-place';

type Props = {
  page: EditablePage;
  /** Accessible name: what the marks stand for. */
  label: string;
  marks: readonly Mark[];
  /** The page scrolls to this mark whenever `visits` changes. */
  current: Mark | undefined;
  visits: number;
  /** Places of personal data that are not marked yet. */
  suggested?: readonly Mark[];
  /** `reach` is the distance, in points, within which a finger meets the nearest word. */
  onPress: (point: [number, number], reach: number) => void;
  /** Enlarges the page, on which a finger cannot meet one word; undefined once it is enlarged, and where it cannot be. */
  onEnlarge?: (() => void) | undefined;
  onArea: (box: Box) => void;
};

/** Moves shorter than this, in points, count as a press. */
const minDrag = 4;
/** A finger beside all words means the nearest one within this distance, in CSS pixels. */
const FINGER = 12;
/** The same distance in points of the page. */
const reachOf = (layer: Element, page: EditablePage) =>
  (FINGER * page.width) / (layer.clientWidth || page.width);
/** On an enlarged page a finger held this long, in milliseconds, draws; until then it scrolls the page. */
const HOLD = 350;

/** Matches the computed `touch-action` of a page that fingers scroll; browsers may report all gestures as one keyword. */
const pans = /pan|manipulation/;

type Drag = { from: [number, number]; to: [number, number]; isDrawn: boolean };

/** Marks over a page: a press marks a word, a drag an area. By keyboard the fields beside the page do the same. */
export function RedactLayer({ page, label, marks, current, visits, suggested, ...acts }: Props) {
  const { onPress, onEnlarge, onArea } = acts;
  const layer = useRef<SVGSVGElement>(null);
  const lastVisits = useRef(0);
  /** The press that enlarges the page. */
  const pressed = useRef<[number, number]>(undefined);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [drag, setDrag] = useState<Drag>();
  const [finger, setFinger] = useState<Finger>();
  const box = drag?.isDrawn ? boxBetween(drag.from, drag.to) : undefined;
  const at = (event: PointerEvent<SVGSVGElement>) => pointOf(event, page);
  useEffect(() => {
    if (lastVisits.current === visits || current?.page !== page.page) return;
    lastVisits.current = visits;
    scrollToPlace(layer.current?.querySelector(`[data-mark="${current.key}"]`), page);
  }, [visits, current, page]);
  const toEnlarge = onEnlarge !== undefined;
  useEffect(() => {
    const point = pressed.current;
    if (toEnlarge || !point) return;
    pressed.current = undefined;
    // After the page itself has scrolled to the start of its text.
    const frame = requestAnimationFrame(() => layer.current && scrollToPoint(layer.current, page, point));
    return () => cancelAnimationFrame(frame);
  }, [toEnlarge, page]);
  // While a finger draws, the page does not scroll, and holding opens no menu.
  const isDrawing = drag?.isDrawn === true;
  useEffect(() => {
    const target = layer.current;
    const stop = (event: Event) => event.cancelable && event.preventDefault();
    if (!isDrawing) return;
    target?.addEventListener('touchmove', stop, { passive: false });
    return () => target?.removeEventListener('touchmove', stop);
  }, [isDrawing]);

  function end() {
    clearTimeout(holding.current);
    setDrag(undefined);
    setFinger(undefined);
  }
  return (
    <>
      <Layer
        {...{ ref: layer, page, label }}
        className={styles.layer}
        onContextMenu={(event) => drag && event.preventDefault()}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          const { currentTarget, pointerId, pointerType, clientX, clientY } = event;
          currentTarget.setPointerCapture(pointerId);
          const from = at(event);
          const isTouch = pointerType === 'touch';
          const moves = isTouch && pans.test(getComputedStyle(currentTarget).touchAction);
          setDrag({ from, to: from, isDrawn: !moves });
          clearTimeout(holding.current);
          if (!isTouch) return;
          holding.current = setTimeout(() => {
            setDrag((held) => held && { ...held, isDrawn: true });
            setFinger({ x: clientX, y: clientY, onPage: from });
          }, HOLD);
        }}
        onPointerMove={(event) => {
          if (!drag) return;
          const to = at(event);
          const { clientX, clientY, pointerType } = event;
          const isFar = isApart(drag.from, to);
          // A finger that moves before it was held long enough scrolls the page.
          if (!drag.isDrawn && isFar) return end();
          setDrag({ ...drag, to });
          if (pointerType === 'touch' && drag.isDrawn && (finger || isFar))
            setFinger({ x: clientX, y: clientY, onPage: to });
        }}
        onPointerCancel={end}
        onPointerUp={(event) => {
          if (!drag) return;
          const to = at(event);
          const { currentTarget, pointerType } = event;
          end();
          const reach = pointerType === 'touch' ? reachOf(currentTarget, page) : 0;
          if (isApart(drag.from, to)) {
            if (drag.isDrawn) onArea(boxBetween(drag.from, to));
          } else if (pointerType === 'touch' && onEnlarge && isSmallOn(currentTarget, page)) {
            pressed.current = drag.from;
            onEnlarge();
          } else onPress(drag.from, reach);
        }}
      >
        {suggested ? <Suggested {...{ page }} marks={suggested} /> : null}
        <Outlines {...{ page, marks, current }} />
        {box ? <rect {...box} /> : null}
      </Layer>
      {finger ? <Magnifier {...{ page, finger, box }} layer={layer.current} /> : null}
    </>
  );
}

/** Least size of letters, in CSS pixels, at which a finger meets a word. */
const MIN_LETTERS = 11;

/** Whether the letters of a page, as large as it is shown, are too small for a finger. */
const isSmallOn = (layer: Element, page: EditablePage) =>
  (medianSize(page.lines) * layer.clientWidth) / page.width < MIN_LETTERS;

/** Scrolls a page so that a point of it is in the middle of its frame. */
function scrollToPoint(layer: Element, page: EditablePage, [x, y]: [number, number]) {
  const frame = layer.closest('section');
  if (!frame) return;
  const [inner, outer] = [layer.getBoundingClientRect(), frame.getBoundingClientRect()];
  const scale = inner.width / page.width;
  frame.scrollTo?.({
    left: frame.scrollLeft + inner.left + x * scale - outer.left - outer.width / 2,
    top: frame.scrollTop + inner.top + y * scale - outer.top - outer.height / 2,
  });
}

const isApart = ([x, y]: [number, number], [u, v]: [number, number]) =>
  Math.abs(x - u) >= minDrag || Math.abs(y - v) >= minDrag;

/** Position of a finger: in the window, and on the page. */
type Finger = { x: number; y: number; onPage: [number, number] };

/** Size of the magnifier and its distance above the finger, in CSS pixels. */
const glass = { width: 176, height: 72, above: 40 };
/** Size of letters in the magnifier, in CSS pixels. */
const letterSize = 20;
/** Minimum scale of the magnifier, relative to the page as shown. */
const minScale = 1.5;

type MagnifierProps = {
  page: EditablePage;
  finger: Finger;
  /** The area that is being drawn. */
  box: Box | undefined;
  layer: SVGSVGElement | null;
};

/**
 * Magnifier above a finger that holds or draws: shows what is below the finger, with the word that a press marks or
 * the area that is drawn.
 */
function Magnifier({ page, finger, box, layer }: MagnifierProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawn = layer?.parentElement?.querySelector('canvas');
    const context = canvas.current?.getContext('2d');
    if (!layer || !drawn?.width || !canvas.current || !context) return;
    const ratio = Math.min(2, devicePixelRatio);
    const { width, height } = glass;
    Object.assign(canvas.current, { width: width * ratio, height: height * ratio });
    const shown = layer.clientWidth / page.width;
    const scale = Math.max(letterSize / (medianSize(page.lines) || letterSize), shown * minScale);
    const [x, y] = finger.onPage;
    const [left, top] = [x - width / 2 / scale, y - height / 2 / scale];
    const pixels = drawn.width / page.width;
    context.fillStyle = getComputedStyle(drawn.parentElement ?? drawn).backgroundColor;
    context.fillRect(0, 0, width * ratio, height * ratio);
    const part = [left, top, width / scale, height / scale].map((length) => length * pixels);
    context.drawImage(
      drawn,
      ...(part as [number, number, number, number]),
      0,
      0,
      width * ratio,
      height * ratio,
    );
    const isArea = box && Math.max(box.width, box.height) >= minDrag;
    const marked = isArea ? box : wordAt(page, finger.onPage, reachOf(layer, page))?.box;
    if (!marked) return;
    context.setTransform(scale * ratio, 0, 0, scale * ratio, -left * scale * ratio, -top * scale * ratio);
    context.fillStyle = context.strokeStyle = getComputedStyle(canvas.current).color;
    context.globalAlpha = 0.18;
    context.fillRect(marked.x, marked.y, marked.width, marked.height);
    context.globalAlpha = 1;
    context.lineWidth = 1.5 / scale;
    context.strokeRect(marked.x, marked.y, marked.width, marked.height);
  });
  const left = Math.min(Math.max(8, finger.x - glass.width / 2), innerWidth - glass.width - 8);
  const above = finger.y - glass.above - glass.height;
  return (
    <span
      aria-hidden="true"
      data-magnifier=""
      className={styles.magnifier}
      style={{ left, top: above < 8 ? finger.y + glass.above : above }}
    >
      <canvas ref={canvas} style={{ width: glass.width, height: glass.height }} />
    </span>
  );
}

type RedactedProps = Pick<Props, 'page' | 'label' | 'marks' | 'visits'> & {
  /** The current place, which is outlined and scrolled to; without it, the page scrolls to its first place. */
  current?: Mark;
};

/** The places that were redacted in the new copy, named for screen readers. */
export function RedactedLayer({ page, label, marks, current, visits }: RedactedProps) {
  const layer = useRef<SVGSVGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever a place is asked for.
  useEffect(() => {
    const place = layer.current?.querySelector('[data-current]') ?? layer.current?.querySelector('polygon');
    scrollToPlace(place, page);
  }, [page, visits]);
  return (
    <Layer {...{ ref: layer, page, label }} data-redacted="" className={styles.redacted}>
      <Outlines marks={inPageOrder(marks)} look="removed" {...{ page, current }} />
    </Layer>
  );
}

/**
 * An overlay of a whole page, in its points.
 * @param label its accessible name
 */
const Layer = ({ page, label, ...props }: Pick<Props, 'page' | 'label'> & ComponentProps<'svg'>) => (
  <svg role="img" aria-label={label} data-redact="" viewBox={`0 0 ${page.width} ${page.height}`} {...props} />
);

type OutlinesProps = Pick<Props, 'page' | 'marks'> & {
  current?: Mark | undefined;
  look?: Parameters<typeof outlineOf>[3];
};

/** The marks of a page. */
function Outlines({ page, marks, current, look }: OutlinesProps) {
  const here = marks.filter((mark) => mark.page === page.page);
  const runs = runsOf(here, page);
  const joined = new Set(runs.flatMap(({ keys }) => keys));
  return (
    <>
      {runs.map(({ box, keys }) => (
        <rect key={keys.join()} data-run="" {...box} />
      ))}
      {here.flatMap((mark) =>
        mark.quads.map((quad, index) => {
          const points = outlineOf(mark, quad, page, look);
          const isCurrent = mark.key === current?.key;
          const isJoined = joined.has(mark.key);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a mark have no id but their index.
            <g key={`${mark.key} ${index}`}>
              <polygon
                data-mark={mark.key}
                data-words={mark.kind === 'words' || undefined}
                data-joined={isJoined || undefined}
                data-current={isCurrent || undefined}
                points={points.join(' ')}
              />
              {isCurrent ? <polygon className={styles.ring} points={points.join(' ')} /> : null}
            </g>
          );
        }),
      )}
    </>
  );
}

/** Places that are not marked yet: the list beside the page names them. */
const Suggested = ({ page, marks }: Pick<Props, 'page' | 'marks'>) =>
  marks
    .filter((mark) => mark.page === page.page)
    .flatMap((mark) =>
      mark.quads.map((quad, index) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a mark have no id but their index.
          key={`${mark.key} ${index}`}
          data-suggested=""
          points={outlineOf(mark, quad, page, 'suggested').join(' ')}
        />
      )),
    );

const boxBetween = ([x, y]: [number, number], [u, v]: [number, number]): Box => ({
  x: Math.min(x, u),
  y: Math.min(y, v),
  width: Math.abs(x - u),
  height: Math.abs(y - v),
});
