import { eastAsianFamilies } from './east-asian';
import { familyAssets, shapedScripts } from './faces';

const packaged = (font: string, file: string) => [`fonts/${file}`, `@fontsource/${font}/files/${file}`];

const families = familyAssets().map(([family, asset]) => packaged(family, asset.replace('fonts/', '')));

/** Complete files of Arimo, with signs that Fontsource's parts lack. */
const wholeFonts = [
  ['400-normal', '400Regular/Arimo_400Regular'],
  ['400-italic', '400Regular_Italic/Arimo_400Regular_Italic'],
  ['700-normal', '700Bold/Arimo_700Bold'],
  ['700-italic', '700Bold_Italic/Arimo_700Bold_Italic'],
].map(([style, file]) => [`fonts/arimo-whole-${style}.ttf`, `@expo-google-fonts/arimo/${file}.ttf`]);

const others = [
  ...shapedScripts.flatMap((script) =>
    [400, 700].map((weight) =>
      packaged(`noto-sans-${script}`, `noto-sans-${script}-${script}-${weight}-normal.woff`),
    ),
  ),
  packaged('noto-sans-symbols', 'noto-sans-symbols-symbols-400-normal.woff'),
  packaged('noto-sans-symbols-2', 'noto-sans-symbols-2-symbols-400-normal.woff'),
  packaged('noto-sans-math', 'noto-sans-math-latin-400-normal.woff'),
];

/**
 * Chinese, Japanese and Korean letters: the list of each family's slices, and the slices in two weights, which are
 * instantiated from variable fonts (`readAsset` in ../node.ts).
 */
const eastAsian = eastAsianFamilies.flatMap((family) => [
  [`fonts/noto-sans-${family}.json`, `@fontsource-variable/noto-sans-${family}/unicode.json`],
  ...[400, 700].map((weight) => [
    `fonts/noto-sans-${family}-${weight}/`,
    `@fontsource-variable/noto-sans-${family}/files?wght=${weight}`,
  ]),
]);

/** Fonts, and the shaper for scripts such as Devanagari; each is fetched only if a document has such letters. */
export const fonts: Record<string, string> = {
  'harfbuzz.wasm': 'harfbuzzjs/dist/harfbuzz.wasm',
  ...Object.fromEntries([...families, ...wholeFonts, ...others, ...eastAsian]),
};
