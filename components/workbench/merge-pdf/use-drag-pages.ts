import { type PointerEvent, useRef, useState } from 'react';

/** Distance in CSS pixels from which a pressed mouse drags, and up to which a finger counts as still. */
const SLOP = 8;
/** Milliseconds after which a held finger drags; until then it scrolls. */
const HOLD = 350;
/** The window scrolls while a page is dragged within this distance of its visible edges, in CSS pixels. */
const EDGE = 48;
/** Pixels that the window scrolls per frame. */
const SCROLL = 12;

/** `dropIndex`: index of the page before which the dragged one would be dropped. */
type Drag = { id: string; dropIndex: number };

/**
 * Dragging of pages in a grid, by mouse, pen or finger; buttons do the same (WCAG 2.5.7). Escape cancels.
 *
 * @param onDrop moves a page, with those chosen together with it, before the page at this index
 * @returns `drag`: the dragged page and its drop position; `onPointerDown` of the grid, whose cells have `data-id`
 */
export function useDragPages(onDrop: (id: string, dropIndex: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const drop = useRef(onDrop);
  drop.current = onDrop;

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const grid = event.currentTarget;
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-id]');
    const { id } = cell?.dataset ?? {};
    if (!cell || !id || event.button !== 0 || (event.target as HTMLElement).closest('button, [data-insert]'))
      return;
    const { pointerId, clientX, clientY, pointerType } = event;
    const isTouch = pointerType === 'touch';
    const pointer = { x: clientX, y: clientY };
    let dragged: { ghost: HTMLElement; dropIndex: number } | undefined;
    let frame = 0;
    const inset = insets();
    const timer = isTouch ? setTimeout(begin, HOLD) : undefined;

    function begin() {
      if (!cell || !id) return;
      dragged = { ghost: ghostOf(cell, grid), dropIndex: -1 };
      follow();
      frame = requestAnimationFrame(scroll);
    }
    function follow() {
      if (!dragged || !id) return;
      dragged.ghost.style.translate = `${pointer.x}px ${pointer.y}px`;
      const dropIndex = dropIndexAt(grid, pointer);
      if (dropIndex === dragged.dropIndex) return;
      dragged.dropIndex = dropIndex;
      setDrag({ id, dropIndex });
    }
    function scroll() {
      const step =
        pointer.y < inset.top + EDGE ? -SCROLL : pointer.y > innerHeight - inset.bottom - EDGE ? SCROLL : 0;
      if (step !== 0) {
        scrollBy({ top: step, behavior: 'instant' });
        follow();
      }
      frame = requestAnimationFrame(scroll);
    }
    function move(next: globalThis.PointerEvent) {
      if (next.pointerId !== pointerId) return;
      const isBeyondSlop = Math.hypot(next.clientX - clientX, next.clientY - clientY) > SLOP;
      Object.assign(pointer, { x: next.clientX, y: next.clientY });
      if (dragged) follow();
      else if (isBeyondSlop && isTouch) end();
      else if (isBeyondSlop) begin();
    }
    function end() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      dragged?.ghost.remove();
      setDrag(undefined);
      for (const remove of listeners) remove();
    }
    function up(next: globalThis.PointerEvent) {
      if (next.pointerId !== pointerId) return;
      const { dropIndex = -1 } = dragged ?? {};
      if (dragged) grid.addEventListener('click', swallow, { capture: true, once: true });
      // A drag that ends outside the grid fires no click, so the listener is removed.
      setTimeout(() => grid.removeEventListener('click', swallow, { capture: true }));
      end();
      if (id && dropIndex >= 0) drop.current(id, dropIndex);
    }
    const listeners = [
      listen('pointermove', move),
      listen('pointerup', up),
      listen('pointercancel', end),
      listen('keydown', ({ key }) => key === 'Escape' && end()),
      // During a drag the finger does not scroll, and holding opens no menu.
      listen('touchmove', (next) => dragged && next.cancelable && next.preventDefault()),
      listen('contextmenu', (next) => isTouch && next.preventDefault()),
    ];
  }
  return { drag, onPointerDown };
}

function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Heights in CSS pixels of what covers the page at the edges of the window: bars at the top, an options sheet at
 * the bottom.
 */
function insets() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const [top, bottom] = [scrollPaddingTop, scrollPaddingBottom].map(
    (padding) => Number.parseFloat(padding) || 0,
  );
  return { top: top ?? 0, bottom: bottom ?? 0 };
}

/** Listens to an event of the document. @returns a function that stops listening */
function listen<Name extends keyof DocumentEventMap>(
  name: Name,
  handle: (event: DocumentEventMap[Name]) => void,
): () => void {
  document.addEventListener(name, handle, { passive: false });
  return () => document.removeEventListener(name, handle);
}

/** Index of the page before which a page would be dropped at this point of the window. */
function dropIndexAt(grid: HTMLElement, { x, y }: { x: number; y: number }): number {
  const boxes = [...grid.querySelectorAll('[data-id]')].map((cell) => cell.getBoundingClientRect());
  let best = { index: 0, distance: Number.POSITIVE_INFINITY };
  for (const [index, { left, right, top, bottom }] of boxes.entries()) {
    const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
    // Rows are compared first, then pages within the row.
    const distance = dy * 10_000 + dx;
    if (distance < best.distance) best = { index: x < (left + right) / 2 ? index : index + 1, distance };
  }
  return best.index;
}

/** An image of the dragged page that follows the pointer; it is inside the grid to get its styles. */
function ghostOf(cell: HTMLElement, grid: HTMLElement): HTMLElement {
  const sheet = cell.querySelector<HTMLElement>('[data-drawn-page]') ?? cell;
  const ghost = sheet.cloneNode(true) as HTMLElement;
  const canvas = sheet.querySelector('canvas');
  const copy = ghost.querySelector('canvas');
  if (canvas?.width && copy) {
    Object.assign(copy, { width: canvas.width, height: canvas.height });
    copy.getContext('2d')?.drawImage(canvas, 0, 0);
  }
  ghost.setAttribute('data-ghost', '');
  ghost.style.width = `${sheet.offsetWidth}px`;
  ghost.ariaHidden = 'true';
  grid.append(ghost);
  return ghost;
}
