import { type PointerEvent, useRef } from 'react';
import styles from './editor.module.css';

/** Width of the pad, relative to its height. */
export const PAD_WIDTH = 3;

export type Strokes = readonly (readonly number[])[];

type Props = { label: string; strokes: Strokes; onStrokes: (strokes: Strokes) => void };

/** Signature pad: strokes are points, relative to its height. */
export function Pad({ label, strokes, onStrokes }: Props) {
  const drawing = useRef(false);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * PAD_WIDTH, (clientY - box.top) / box.height].map(
      (value) => Math.round(value * 1000) / 1000,
    );
  };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${PAD_WIDTH} 1`}
      className={styles.pad}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drawing.current = true;
        onStrokes([...strokes, pointOf(event)]);
      }}
      onPointerMove={(event) => {
        if (!drawing.current) return;
        const last = strokes.at(-1) ?? [];
        onStrokes([...strokes.slice(0, -1), [...last, ...pointOf(event)]]);
      }}
      onPointerUp={() => {
        drawing.current = false;
      }}
      onPointerCancel={() => {
        drawing.current = false;
      }}
    >
      {strokes.map((stroke, index) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke has no id but its index.
          key={index}
          points={(stroke.length === 2 ? [...stroke, ...stroke] : stroke).join(' ')}
        />
      ))}
    </svg>
  );
}
