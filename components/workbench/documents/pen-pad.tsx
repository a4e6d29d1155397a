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
  const drawing = useRef<Strokes>(undefined);
  const pad = useRef<SVGSVGElement>(null);
  // The unit of strokes is the pad’s height, whatever its shape: on a phone the pad is higher.
  const [shape, setShape] = useState(padWidth);
  useEffect(() => {
    const { current } = pad;
    if (!current) return;
    const resized = new ResizeObserver(() => {
      const { width, height } = current.getBoundingClientRect();
      const ratio = width / height;
      if (Number.isFinite(ratio) && ratio !== 0) setShape(ratio);
    });
    resized.observe(current);
    return () => resized.disconnect();
  }, []);
  const point = (
    event: PointerEvent<SVGSVGElement>,
    { clientX, clientY, pressure } = event as { clientX: number; clientY: number; pressure: number },
  ) => {
    const pointerEvent = { currentTarget: event.currentTarget, clientX, clientY };
    const [x, y] = pointOf(pointerEvent as PointerEvent<SVGSVGElement>, { width: shape, height: 1 });
    // For a finger some phones report the touched area as pressure, or always 1, so only a pen’s pressure counts.
    return [x, y, event.pointerType === 'pen' ? pressure : 0.5] as [number, number, number];
  };
  const end = () => {
    drawing.current = undefined;
  };
  return (
    <svg
      ref={pad}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${shape} 1`}
      className={`paper ${styles.pad}`}
      onPointerDown={(event) => {
        if (event.button > 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        drawing.current = [...strokes, [point(event)]];
        onStrokes(drawing.current);
      }}
      onPointerMove={(event) => {
        const all = drawing.current;
        if (!all) return;
        // Browsers fire one event per frame; the coalesced points in between make a stroke smooth.
        const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
        const points = (between.length > 0 ? between : [event.nativeEvent]).map((pointerEvent) =>
          point(event, pointerEvent),
        );
        drawing.current = [...all.slice(0, -1), [...(all.at(-1) ?? []), ...points]];
        onStrokes(drawing.current);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path d={`M.12 .78H${shape - 0.12}`} className="fill-none stroke-[0.008] stroke-carbon-400" />
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
