import type { DragEvent } from 'react';

/** Puts the row that is being dragged at another place; undefined while none is. */
let held: ((place: number) => void) | undefined;

/**
 * Attributes of a row that can be dragged to another place of its list with a mouse, on top of its keys (WCAG 2.5.7). The
 * list follows while it is held.
 *
 * @param place of the row, from 0
 * @param onPlace puts this row at another place
 */
export function dragRow(place: number, onPlace: ((place: number) => void) | undefined) {
  if (!onPlace) return {};
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      held = onPlace;
    },
    onDragEnter: () => held !== onPlace && held?.(place),
    onDragEnd: () => {
      held = undefined;
    },
  };
}
