/**
 * Tokens of app/styles/tokens.css in sRGB, for consumers without custom properties or `oklch()`: the renderer
 * of link previews, theme colour, manifest, mails, icons, pictures, the page of a failed form. Components use the
 * tokens. To change a colour, change its token alone: `npm run check -- --fix` carries it here and to the pictures;
 * `tests/content/css-grammar.test.ts` compares.
 */
export const colours = {
  'carbon-950': '#0b1326',
  'carbon-800': '#25324e',
  'carbon-700': '#394766',
  'carbon-600': '#4d5b77',
  'carbon-500': '#67758e',
  'carbon-400': '#8996ab',
  'carbon-300': '#b4bfce',
  'carbon-200': '#d6dde6',
  'carbon-100': '#eef1f6',
  bond: '#ffffff',
  'pen-600': '#234cc6',
  'canary-400': '#f4e14a',
  'lilac-300': '#dac7f7',
  'lilac-100': '#f4eefd',
  'rose-300': '#f9b5c0',
  'rose-100': '#fcecee',
  'rose-ink': '#882d45',
  'mint-300': '#97e9c5',
  'mint-200': '#c9f2e0',
  'mint-100': '#e1f9ed',
  'sky-300': '#92d9fb',
  'sky-100': '#e1f4fe',
  'gold-300': '#fec26b',
  'gold-100': '#fef1dd',
  'red-600': '#b7191c',
} as const;
