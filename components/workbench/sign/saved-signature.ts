import type { HandwritingFont } from 'engines/pdf';
import type { PenColour, Strokes } from '../documents/inks';

/** What the visitor chose to store on this device: pen strokes and typed names. Pictures are not stored. */
export type SavedSignature = {
  signature?: Strokes;
  initials?: Strokes;
  name?: string;
  hand?: HandwritingFont;
  colour?: PenColour;
};

const key = 'signature';

/** The stored signature; undefined if there is none, or the browser stores no data. */
export function readSavedSignature(): SavedSignature | undefined {
  try {
    const text = localStorage.getItem(key);
    return text ? (JSON.parse(text) as SavedSignature) : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the browser stored it; some private windows do not */
export function saveSignature(kept: SavedSignature): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Deletes all stored data. */
export function deleteSavedSignature(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
