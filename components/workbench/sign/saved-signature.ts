import type { HandwritingFont } from 'engines/pdf';
import type { PenColour, Strokes } from '../documents/inks';

/** What a visitor asked this device to keep: pen strokes and typed names. Pictures are not kept. */
export type SavedSignature = {
  signature?: Strokes;
  initials?: Strokes;
  name?: string;
  hand?: HandwritingFont;
  colour?: PenColour;
};

const key = 'signature';

/** What is kept on this device; undefined where there is nothing, or the browser keeps nothing. */
export function readSavedSignature(): SavedSignature | undefined {
  try {
    const text = localStorage.getItem(key);
    return text ? (JSON.parse(text) as SavedSignature) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether this browser keeps it: not in some private windows */
export function saveSignature(kept: SavedSignature): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Deletes it all, in one step. */
export function deleteSavedSignature(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
