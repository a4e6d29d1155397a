import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

/**
 * One tab stop for a grid: arrow keys, Home and End move the focus between cells (`data-cell`).
 *
 * @returns `focusedIndex`: index of the cell with the tab stop; `grid`: props of the element around the cells
 */
export function useGridKeys<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [focusedIndex, setFocusedIndex] = useState(0);
  const cells = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];

  function onFocus({ target }: FocusEvent) {
    const index = cells().indexOf(target as HTMLElement);
    if (index >= 0) setFocusedIndex(index);
  }

  function onKeyDown(event: KeyboardEvent) {
    const gridCells = cells();
    const from = gridCells.indexOf(event.target as HTMLElement);
    if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const top = gridCells[0]?.getBoundingClientRect().top;
    const columns = gridCells.filter((cell) => cell.getBoundingClientRect().top === top).length;
    const steps: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from - columns,
      ArrowDown: from + columns,
      Home: 0,
      End: gridCells.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    // The last row may be shorter than the one above it.
    const inLastRow = Math.floor((gridCells.length - 1) / columns) === Math.floor(from / columns);
    const cell = gridCells[to] ?? (event.key === 'ArrowDown' && !inLastRow ? gridCells.at(-1) : undefined);
    cell?.focus();
  }

  return { focusedIndex, grid: { ref, onFocus, onKeyDown } };
}
