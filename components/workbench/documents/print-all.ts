import { useSyncExternalStore } from 'react';

/**
 * Completes what is drawn or loaded only on scrolling, before it is printed. A browser lays a page out right after
 * `beforeprint` and waits for nothing. Therefore Ctrl+P (Cmd+P) is held until all is there, and then prints. The
 * browser’s menu prints what is there, with a notice (`.undrawn` of the shell) if something is missing; the rest is
 * loaded for the next attempt.
 */

/** Attribute of a canvas or placeholder that is still empty. */
export const undrawn = 'data-undrawn';

/** Milliseconds without progress after which the page is printed as it is. */
const STALL_TIME = 3000;

let requested = false;
const listeners = new Set<() => void>();

/** Whether everything is to be drawn, including what is scrolled out of view. */
export const isPrintRequested = (): boolean => requested;

/** Calls `listener` when `isPrintRequested` changes. @returns a function that stops listening */
export function onRequestChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('keydown', onShortcut);
    addEventListener('beforeprint', beginPrint);
    addEventListener('afterprint', endPrint);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('keydown', onShortcut);
    removeEventListener('beforeprint', beginPrint);
    removeEventListener('afterprint', endPrint);
    requested = false;
  };
}

/** Whether everything is to be drawn, as a value that renders again when it changes. */
export const useIsPrintRequested = (): boolean =>
  useSyncExternalStore(onRequestChange, isPrintRequested, () => false);

function setRequested(next: boolean): void {
  if (requested === next) return;
  requested = next;
  for (const listener of [...listeners]) listener();
}

const missingCount = () => document.querySelectorAll(`[${undrawn}]`).length;
const beginPrint = () => setRequested(missingCount() > 0 || requested);
/** After printing, drawing continues while something is missing. */
const endPrint = () => setRequested(requested && missingCount() > 0);

function onShortcut(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'p' || ctrlKey === metaKey || shiftKey || altKey || missingCount() === 0) return;
  event.preventDefault();
  if (!requested) void printAll();
}

async function printAll(): Promise<void> {
  setRequested(true);
  let remaining = missingCount();
  for (let since = performance.now(); remaining > 0 && performance.now() - since < STALL_TIME; ) {
    await new Promise((next) => setTimeout(next, 100));
    const stillMissing = missingCount();
    if (stillMissing < remaining) since = performance.now();
    remaining = stillMissing;
  }
  // Without a listener the tool was closed in the meantime.
  if (listeners.size > 0) print();
}
