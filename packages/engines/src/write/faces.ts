import { isSymbolFont } from './symbol-fonts';

/** Bundled families, each metric-compatible with a common one. */
export type Family = 'carlito' | 'arimo' | 'tinos' | 'caladea' | 'gelasio' | 'cousine';

export type Face = { family: Family; bold: boolean; italic: boolean };

/** Font families with a metric-compatible substitute, with which text keeps its width. */
const metricCompatible: [RegExp, Family][] = [
  [/^calibri( light)?$|^carlito$/i, 'carlito'],
  [/^(arial|helvetica|arimo|liberation sans)$/i, 'arimo'],
  [/^(times new roman|times|tinos|liberation serif)$/i, 'tinos'],
  [/^(cambria|caladea)$/i, 'caladea'],
  [/^(georgia|gelasio)$/i, 'gelasio'],
  [/^(courier new|courier|cousine|liberation mono)$/i, 'cousine'],
];

const serifName =
  /serif(?<!sans)|roman|cambria|georgia|garamond|book|palatino|century|bodoni|didot|minion|corsiva|baskerville|constantia|goudy|perpetua|rockwell|caslon|lucida bright/i;

/** Names of sans-serif families, such as Century Gothic, which would also match a pattern above. */
const sansName = /sans|gothic/i;

const monospacedName = /mono(?!type)|courier|consolas|typewriter|menlo|fixed/i;

/** The substitute for a family, and whether text keeps its width. */
export function familyFor(name: string): { family: Family; same: boolean } {
  const match = metricCompatible.find(([pattern]) => pattern.test(name.trim()));
  if (match) return { family: match[1], same: true };
  if (monospacedName.test(name)) return { family: 'cousine', same: false };
  return { family: serifName.test(name) && !sansName.test(name) ? 'tinos' : 'carlito', same: false };
}

/**
 * Whether a family is replaced by another font, in which text may have another width; symbol fonts do not count, as
 * their glyphs are drawn.
 */
export const isReplaced = (name: string): boolean => !familyFor(name).same && !isSymbolFont(name);

/** Families to search for a letter, the face's own first. */
const searchOrder: Record<Family, Family[]> = {
  carlito: ['carlito', 'arimo'],
  arimo: ['arimo', 'carlito'],
  tinos: ['tinos', 'arimo'],
  caladea: ['caladea', 'tinos', 'arimo'],
  gelasio: ['gelasio', 'tinos', 'arimo'],
  cousine: ['cousine', 'arimo'],
};

/** Parts of the families by script, as Fontsource splits them. */
const parts: Record<Family, string[]> = {
  carlito: ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
  arimo: ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'hebrew'],
  tinos: ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'hebrew'],
  cousine: ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'hebrew'],
  caladea: ['latin', 'latin-ext'],
  gelasio: ['latin', 'latin-ext', 'vietnamese'],
};

/** Letters that a part may contain: ranges from Fontsource's `unicode.json`, from–to. */
const ranges: Record<string, [from: number, to: number][]> = {
  latin: [
    [0x20, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2dc],
    [0x300, 0x329],
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2193],
    [0x2212, 0x2215],
    [0xfb01, 0xfb02],
  ],
  vietnamese: [
    [0x102, 0x1b0],
    [0x300, 0x329],
    [0x1ea0, 0x1ef9],
    [0x20ab, 0x20ab],
  ],
  'latin-ext': [
    [0x100, 0x329],
    [0x1d00, 0x1dbf],
    [0x1e00, 0x1eff],
    [0x2020, 0x2020],
    [0x20a0, 0x20c0],
    [0x2113, 0x2113],
    [0x2c60, 0x2c7f],
    [0xa720, 0xa7ff],
  ],
  greek: [[0x370, 0x3ff]],
  'greek-ext': [[0x1f00, 0x1fff]],
  cyrillic: [
    [0x301, 0x301],
    [0x400, 0x4b1],
    [0x2116, 0x2116],
  ],
  'cyrillic-ext': [
    [0x460, 0x52f],
    [0x1c80, 0x1c8a],
    [0x20b4, 0x20b4],
    [0x2de0, 0x2dff],
    [0xa640, 0xa69f],
    [0xfe2e, 0xfe2f],
  ],
  hebrew: [
    [0x590, 0x5ff],
    [0x20aa, 0x20aa],
    [0xfb1d, 0xfb4f],
  ],
  devanagari: [
    [0x900, 0x97f],
    [0x1cd0, 0x1cf9],
    [0x20f0, 0x20f0],
    [0x25cc, 0x25cc],
    [0xa830, 0xa839],
    [0xa8e0, 0xa8ff],
    [0x11b00, 0x11b09],
  ],
  arabic: [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x870, 0x8ff],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefc],
  ],
  bengali: [[0x980, 0x9ff]],
  gurmukhi: [[0xa00, 0xa7f]],
  gujarati: [[0xa80, 0xaff]],
  oriya: [[0xb00, 0xb7f]],
  tamil: [[0xb80, 0xbff]],
  telugu: [[0xc00, 0xc7f]],
  kannada: [[0xc80, 0xcff]],
  malayalam: [[0xd00, 0xd7f]],
  sinhala: [
    [0xd81, 0xdf4],
    [0x111e1, 0x111f4],
  ],
  thai: [[0xe01, 0xe5b]],
  lao: [[0xe81, 0xedf]],
  myanmar: [
    [0x1000, 0x109f],
    [0xa9e0, 0xa9fe],
    [0xaa60, 0xaa7f],
  ],
  georgian: [
    [0x10a0, 0x10ff],
    [0x1c90, 0x1cbf],
    [0x2d00, 0x2d2f],
  ],
  armenian: [
    [0x530, 0x58f],
    [0xfb13, 0xfb17],
  ],
  ethiopic: [
    [0x1200, 0x1399],
    [0x2d80, 0x2dde],
    [0xab01, 0xab2e],
  ],
  khmer: [
    [0x1780, 0x17ff],
    [0x19e0, 0x19ff],
  ],
  // Mathematics, arrows, boxes, superscripts: characters of Windows fonts that the parts above lack.
  whole: [
    [0x2010, 0x2bff],
    [0xfb00, 0xfb04],
  ],
  symbols: [
    [0x2100, 0x2bff],
    [0x1f100, 0x1f1ff],
  ],
  'symbols-2': [
    [0x2190, 0x2bff],
    [0x1f000, 0x1fbff],
  ],
  math: [
    [0x2016, 0x2bff],
    [0x1d400, 0x1d7ff],
  ],
};

const mayHave = (part: string, code: number) =>
  ranges[part]?.some(([from, to]) => code >= from && code <= to);

const weightOf = ({ bold }: Face) => (bold ? 700 : 400);
const styleOf = ({ italic }: Face) => (italic ? 'italic' : 'normal');

/** Asset name of a part of a family. */
export const partAsset = (face: Face, script: string) =>
  `fonts/${face.family}-${script}-${weightOf(face)}-${styleOf(face)}.woff`;

/** Scripts that need a shaper, each with a font of its own. */
export const shapedScripts = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'thai',
  'lao',
  'myanmar',
  'khmer',
  'georgian',
  'armenian',
  'ethiopic',
  'arabic',
];

/** Further fonts for letters that the families lack, from small files to large ones. */
const others: [part: string, asset: (face: Face) => string][] = [
  ...shapedScripts.map((script): [string, (face: Face) => string] => [
    script,
    (face) => `fonts/noto-sans-${script}-${script}-${weightOf(face)}-normal.woff`,
  ]),
  ['symbols', () => 'fonts/noto-sans-symbols-symbols-400-normal.woff'],
  ['whole', (face) => `fonts/arimo-whole-${weightOf(face)}-${styleOf(face)}.ttf`],
  ['symbols-2', () => 'fonts/noto-sans-symbols-2-symbols-400-normal.woff'],
  ['math', () => 'fonts/noto-sans-math-latin-400-normal.woff'],
];

/** Whether letters of a font part need a shaper. */
export const needsShaping = (asset: string) =>
  /-hebrew-|noto-sans-(\w+)-\1-/.test(asset) && !asset.includes('symbols');

/** Assets that may have a letter in a face, in search order. */
export function assetsFor(face: Face, code: number): string[] {
  const families = searchOrder[face.family].flatMap((family) =>
    parts[family]
      .filter((script) => mayHave(script, code))
      .map((script) => partAsset({ ...face, family }, script)),
  );
  return [...families, ...others.filter(([part]) => mayHave(part, code)).map(([, asset]) => asset(face))];
}

/** All assets of all families, with the names of the families. */
export const familyAssets = (): [family: Family, asset: string][] =>
  (Object.keys(parts) as Family[]).flatMap((family) =>
    [false, true].flatMap((bold) =>
      [false, true].flatMap((italic) =>
        parts[family].map((script): [Family, string] => [
          family,
          partAsset({ family, bold, italic }, script),
        ]),
      ),
    ),
  );
