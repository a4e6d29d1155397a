/** Bundled families, each metric-compatible with a common one. */
export type Family = 'carlito' | 'arimo' | 'tinos' | 'caladea' | 'gelasio' | 'cousine';

export type Face = { family: Family; bold: boolean; italic: boolean };

/** Families of a document with a metric-compatible substitute: text keeps its width. */
const twins: [RegExp, Family][] = [
  [/^calibri( light)?$|^carlito$/i, 'carlito'],
  [/^(arial|helvetica|arimo|liberation sans)$/i, 'arimo'],
  [/^(times new roman|times|tinos|liberation serif)$/i, 'tinos'],
  [/^(cambria|caladea)$/i, 'caladea'],
  [/^(georgia|gelasio)$/i, 'gelasio'],
  [/^(courier new|courier|cousine|liberation mono)$/i, 'cousine'],
];

const serif = /serif(?<!sans)|roman|cambria|georgia|garamond|book|palatino|century|bodoni|didot|minion/i;

const mono = /mono|courier|consolas|typewriter|menlo|fixed/i;

/** The substitute of a family, and whether text keeps its width. */
export function familyFor(name: string): { family: Family; same: boolean } {
  const twin = twins.find(([pattern]) => pattern.test(name.trim()));
  if (twin) return { family: twin[1], same: true };
  if (mono.test(name)) return { family: 'cousine', same: false };
  return { family: serif.test(name) && !/sans/i.test(name) ? 'tinos' : 'carlito', same: false };
}

/** Parts of a family by script, in lookup order. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;

/** Families with Latin letters only. */
const latinAlone: Family[] = ['caladea', 'gelasio'];

/** Parts available in a family. */
export const partsOf = (family: Family): readonly string[] =>
  latinAlone.includes(family) ? scripts.slice(0, 2) : scripts;

/** Fallback family for missing letters, such as ₹. */
export const backupOf = (family: Family): Family | undefined =>
  latinAlone.includes(family) ? 'tinos' : family === 'cousine' ? 'arimo' : undefined;

/** Scripts that need their own part of their own family. */
const blocks: [script: string, from: number, to: number][] = [
  ['latin', 0x20, 0xff],
  ['latin', 0x2000, 0x206f],
  ['greek', 0x370, 0x3ff],
  ['cyrillic', 0x400, 0x45f],
  ['devanagari', 0x900, 0x97f],
  ['devanagari', 0xa8e0, 0xa8ff],
];

/** The part that probably contains a character; all others are in `latin-ext`, or missing. */
export const scriptOf = (code: number) =>
  blocks.find(([, from, to]) => code >= from && code <= to)?.[0] ?? 'latin-ext';

/** Asset name of a part of a font. */
export function assetOf({ family, bold, italic }: Face, script: string): string {
  const weight = bold ? 700 : 400;
  if (script === 'devanagari') return `fonts/noto-sans-devanagari-devanagari-${weight}-normal.woff`;
  return `fonts/${family}-${script}-${weight}-${italic ? 'italic' : 'normal'}.woff`;
}
