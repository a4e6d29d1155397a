import { fonts } from '../write/fonts';

/**
 * Parts of the engine that build on each other and are loaded in this order, on demand (`Host.part`). A bundler may leave
 * out of each part what the engine and the parts before it already contain.
 */
export const layers: readonly string[] = ['objects', 'writing', 'changing'];

const pdfjs = 'pdfjs-dist';
const arimo = '@expo-google-fonts/arimo';

const tinos = '@fontsource/tinos/files';

const faceFiles = ['latin', 'latin-ext'].flatMap((subset) =>
  ['400-normal', '400-italic', '700-normal', '700-italic'].map((style) => `tinos-${subset}-${style}.woff`),
);

const foxitFonts = ['Dingbats', 'Symbol', 'Fixed', 'Serif'].flatMap((family) =>
  (family === 'Fixed' || family === 'Serif' ? ['', 'Bold', 'Italic', 'BoldItalic'] : ['']).map(
    (style) => `Foxit${family}${style}.pfb`,
  ),
);

/** Handwriting fonts for typed signatures. */
const handwritingFiles = ['sacramento', 'dancing-script', 'great-vibes'].flatMap((font) =>
  ['latin', 'latin-ext'].map((subset): [string, string] => {
    const file = `${font}-${subset}-400-normal.woff`;
    return [`handwriting/${file}`, `@fontsource/${font}/files/${file}`];
  }),
);

/** Files that the engine requests from the page, by name; fetched only for documents that need them. */
export const assets: Record<string, string> = {
  'pdfium.wasm': '@embedpdf/pdfium/dist/pdfium.wasm',
  'openjpeg.wasm': `${pdfjs}/wasm/openjpeg.wasm`,
  'jbig2.wasm': `${pdfjs}/wasm/jbig2.wasm`,
  'qcms_bg.wasm': `${pdfjs}/wasm/qcms_bg.wasm`,
  // Fonts for filled fields, by script.
  ...fonts,
  ...Object.fromEntries(handwritingFiles),
  'cmaps/': `${pdfjs}/cmaps`,
  ...Object.fromEntries(foxitFonts.map((file) => [`fonts/${file}`, `${pdfjs}/standard_fonts/${file}`])),
  // Substitutes, metric-compatible with Times, for fonts of a file that lack a letter of new words.
  ...Object.fromEntries(faceFiles.map((file) => [`faces/${file}`, `${tinos}/${file}`])),
  // pdf.js requests Liberation Sans by these names. Its copy is GPL; Arimo has the same metrics.
  'fonts/LiberationSans-Regular.ttf': `${arimo}/400Regular/Arimo_400Regular.ttf`,
  'fonts/LiberationSans-Bold.ttf': `${arimo}/700Bold/Arimo_700Bold.ttf`,
  'fonts/LiberationSans-Italic.ttf': `${arimo}/400Regular_Italic/Arimo_400Regular_Italic.ttf`,
  'fonts/LiberationSans-BoldItalic.ttf': `${arimo}/700Bold_Italic/Arimo_700Bold_Italic.ttf`,
};
