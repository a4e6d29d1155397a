import type { HandName } from 'engines/pdf';
import type { PenColour, Strokes } from '../documents/inks';

/** What a visitor asked this device to keep: pen strokes and typed names. Pictures are not kept. */
export type Kept = {
  signature?: Strokes;
  initials?: Strokes;
  name?: string;
  hand?: HandName;
  colour?: PenColour;
};

const key = 'signature';

/** What is kept on this device; undefined where there is nothing, or the browser keeps nothing. */
export function readKept(): Kept | undefined {
  try {
    const text = localStorage.getItem(key);
    return text ? (JSON.parse(text) as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether this browser keeps it: not in some private windows */
export function keep(kept: Kept): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Deletes it all, in one step. */
export function forget(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
