import { assetOf, type Family, partsOf } from './faces';

const families: Family[] = ['carlito', 'arimo', 'tinos', 'caladea', 'gelasio', 'cousine'];
const faces = [false, true].flatMap((bold) => [false, true].map((italic) => ({ bold, italic })));

const latin = families.flatMap((family) =>
  faces.flatMap((face) =>
    partsOf(family).map((script) => {
      const asset = assetOf({ family, ...face }, script);
      return [asset, asset.replace('fonts/', `@fontsource/${family}/files/`)];
    }),
  ),
);

const devanagari = [false, true].map((bold) => {
  const asset = assetOf({ family: 'carlito', bold, italic: false }, 'devanagari');
  return [asset, asset.replace('fonts/', '@fontsource/noto-sans-devanagari/files/')];
});

/** Fonts, and the shaper of Devanagari; each is fetched only if a document has such letters. */
export const fonts: Record<string, string> = {
  'harfbuzz.wasm': 'harfbuzzjs/dist/harfbuzz.wasm',
  ...Object.fromEntries([...latin, ...devanagari]),
};
