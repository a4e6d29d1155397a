import type { Stroke } from 'engines/picture';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { pointOf } from '../documents/point-of';

export type BrushTool = 'restore' | 'erase' | 'fill';
type Point = [x: number, y: number];

type Options = {
  /** Size of the picture in pixels. */
  width: number;
  height: number;
  tool: BrushTool;
  /** 1 to 100: width of the brush, or colour tolerance of filling. */
  size: number;
  onStroke: (stroke: Stroke) => void;
  /** Called after a key: position of the brush, and whether it was put down or lifted, if either. */
  onMoved: (position: Point, down: boolean | undefined) => void;
};

/** A brush on a picture, moved by a pointer or by keys; all positions are pixels of the picture. */
export function useBrush({ width, height, tool, size, onStroke, onMoved }: Options) {
  const [pointer, setPointer] = useState<Point>([width / 2, height / 2]);
  const [trail, setTrail] = useState<readonly Point[]>();
  const radius = Math.max(2, (Math.max(width, height) * size) / 800);

  function startStroke(point: Point) {
    setPointer(point);
    if (tool === 'fill') onStroke({ kind: 'fill', at: point, tolerance: size / 250 });
    else setTrail([point]);
  }
  function drag(point: Point) {
    setPointer(point);
    const [x, y] = trail?.at(-1) ?? point;
    if (trail && Math.hypot(point[0] - x, point[1] - y) > radius / 8) setTrail([...trail, point]);
  }
  function endStroke() {
    if (trail && tool !== 'fill') onStroke({ kind: tool, points: [...trail, pointer], radius });
    setTrail(undefined);
  }

  const move = ([dx, dy]: Point) => {
    const position: Point = [clamp(pointer[0] + dx, width), clamp(pointer[1] + dy, height)];
    drag(position);
    onMoved(position, undefined);
  };

  return {
    at: pointer,
    trail,
    radius,
    handlers: {
      onPointerDown(event: PointerEvent<Element>) {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        startStroke(pointOf(event, { width, height }));
      },
      onPointerMove: (event: PointerEvent<Element>) =>
        event.isPrimary && drag(pointOf(event, { width, height })),
      onPointerUp: (event: PointerEvent<Element>) => event.isPrimary && endStroke(),
      // A two-finger gesture pans the page instead.
      onPointerCancel: () => setTrail(undefined),
      onBlur: endStroke,
      onKeyDown(event: KeyboardEvent) {
        const direction = directions[event.key];
        const step = radius * (event.shiftKey ? 2 : 0.5);
        if (direction) move([direction[0] * step, direction[1] * step]);
        else if (event.key === ' ' || event.key === 'Enter') {
          if (trail) endStroke();
          else startStroke(pointer);
          onMoved(pointer, tool === 'fill' ? undefined : !trail);
        } else if (event.key === 'Escape' && trail) setTrail(undefined);
        else return;
        event.preventDefault();
      },
    },
  };
}

const directions: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (value: number, length: number) => Math.min(length - 1, Math.max(0, value));

type Strokes = { done: readonly Stroke[]; undone: readonly Stroke[] };

const none: Strokes = { done: [], undone: [] };

/** Brush strokes with undo and redo. @param key of the picture and its mode; each has its own strokes */
export function useStrokes(key: string) {
  const [strokesByKey, setStrokesByKey] = useState<Readonly<Record<string, Strokes>>>({});
  const { done, undone } = strokesByKey[key] ?? none;
  const set = (strokes: Strokes) => setStrokesByKey({ ...strokesByKey, [key]: strokes });
  return {
    strokes: done,
    add: (stroke: Stroke) => set({ done: [...done, stroke], undone: [] }),
    undo:
      done.length > 0
        ? () => set({ done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] })
        : undefined,
    redo:
      undone.length > 0
        ? () => set({ done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) })
        : undefined,
  };
}
