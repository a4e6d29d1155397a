import type { DragEvent } from 'react';

/** Moves the dragged row to another place; undefined while none is dragged. */
let held: ((place: number) => void) | undefined;

/**
 * Attributes that let a mouse drag a row to another place of its list, in addition to its buttons (WCAG
 * 2.5.7). The list is reordered during the drag.
 *
 * @param place of the row, from 0
 * @param onPlace moves this row to another place
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
