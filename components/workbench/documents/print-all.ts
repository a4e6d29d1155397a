import { useSyncExternalStore } from 'react';

/**
 * Printing what is drawn or opened only as it is scrolled to. A browser lays a page out right after `beforeprint` and
 * waits for nothing. So Ctrl+P (Cmd+P) is held until all is there, and prints then. From the browser's menu it prints
 * what is there, with a notice (`.undrawn` of the shell) if something is missing; the rest is got meanwhile, for the
 * next attempt.
 */

/** On a canvas or a place that is still empty. */
export const undrawn = 'data-undrawn';

/** Without progress for so long, in milliseconds, it is printed unchanged. */
const PATIENCE = 3000;

let requested = false;
const listeners = new Set<() => void>();

/** Whether everything is to be drawn, also what is out of sight. */
export const isPrintRequested = (): boolean => requested;

/** Calls `listener` when that changes. @returns a function that stops listening */
export function onRequestChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('keydown', onShortcut);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('keydown', onShortcut);
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    requested = false;
  };
}

export const useAllIsWanted = (): boolean =>
  useSyncExternalStore(onRequestChange, isPrintRequested, () => false);

function setRequested(next: boolean): void {
  if (requested === next) return;
  requested = next;
  for (const listener of [...listeners]) listener();
}

const missing = () => document.querySelectorAll(`[${undrawn}]`).length;
const begin = () => setRequested(missing() > 0 || requested);
/** What is still missing goes on being drawn. */
const end = () => setRequested(requested && missing() > 0);

function onShortcut(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 'p' || ctrlKey === metaKey || shiftKey || altKey || missing() === 0) return;
  event.preventDefault();
  if (!requested) void printAll();
}

async function printAll(): Promise<void> {
  setRequested(true);
  let remaining = missing();
  for (let since = performance.now(); remaining > 0 && performance.now() - since < PATIENCE; ) {
    await new Promise((next) => setTimeout(next, 100));
    const now = missing();
    if (now < remaining) since = performance.now();
    remaining = now;
  }
  // Without one the tool was left meanwhile.
  if (listeners.size > 0) print();
}
