import { pathOf } from 'engines/pdf/client';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { outlinesOf, type PenColour, padWidth, penColours, type Strokes } from './inks';
import { pointOf } from './point-of';
import styles from './stamps.module.css';

type Props = {
  label: string;
  /** Shown on the line until the first stroke. */
  hint?: string;
  strokes: Strokes;
  colour: PenColour;
  onStrokes: (strokes: Strokes) => void;
};

/** A pad to sign on, with a pen, a finger or the mouse. */
export function PenPad({ label, hint, strokes, colour, onStrokes }: Props) {
  /** The strokes with the one being drawn; undefined while no pointer is down. */
  const strokesInProgress = useRef<Strokes>(undefined);
  const pad = useRef<SVGSVGElement>(null);
  // Strokes are in units of the pad’s height, so its aspect ratio is needed: on a phone the pad is higher.
  const [aspectRatio, setAspectRatio] = useState(padWidth);
  useEffect(() => {
    const { current } = pad;
    if (!current) return;
    const resized = new ResizeObserver(() => {
      const { width, height } = current.getBoundingClientRect();
      const ratio = width / height;
      if (Number.isFinite(ratio) && ratio !== 0) setAspectRatio(ratio);
    });
    resized.observe(current);
    return () => resized.disconnect();
  }, []);
  const pointIn = (
    event: PointerEvent<SVGSVGElement>,
    { clientX, clientY, pressure } = event as { clientX: number; clientY: number; pressure: number },
  ) => {
    const pointerEvent = { currentTarget: event.currentTarget, clientX, clientY };
    const [x, y] = pointOf(pointerEvent as PointerEvent<SVGSVGElement>, { width: aspectRatio, height: 1 });
    // For a finger some phones report the touched area as pressure, or always 1, so only a pen’s pressure counts.
    return [x, y, event.pointerType === 'pen' ? pressure : 0.5] as [number, number, number];
  };
  const end = () => {
    strokesInProgress.current = undefined;
  };
  return (
    <svg
      ref={pad}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${aspectRatio} 1`}
      className={`paper ${styles.pad}`}
      onPointerDown={(event) => {
        if (event.button > 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        strokesInProgress.current = [...strokes, [pointIn(event)]];
        onStrokes(strokesInProgress.current);
      }}
      onPointerMove={(event) => {
        const all = strokesInProgress.current;
        if (!all) return;
        // Browsers fire one event per frame; the coalesced points in between make a stroke smooth.
        const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
        const points = (between.length > 0 ? between : [event.nativeEvent]).map((pointerEvent) =>
          pointIn(event, pointerEvent),
        );
        strokesInProgress.current = [...all.slice(0, -1), [...(all.at(-1) ?? []), ...points]];
        onStrokes(strokesInProgress.current);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path d={`M.12 .78H${aspectRatio - 0.12}`} className="fill-none stroke-[0.008] stroke-carbon-400" />
      {hint && strokes.length === 0 ? (
        // Browsers round letters smaller than a pixel, so they are set large and scaled down.
        <text transform="translate(.12 .74) scale(.01)" fontSize="9" className="fill-carbon-700 select-none">
          {hint}
        </text>
      ) : null}
      {outlinesOf(strokes).map((outline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stroke has no id but its index.
        <path key={index} d={pathOf(outline)} fill={`rgb(${penColours[colour].join(' ')})`} />
      ))}
    </svg>
  );
}
