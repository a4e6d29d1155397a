/** Colours of the drawings: the tokens of app/globals.css in sRGB, since a picture file cannot read custom properties. */

export const bond = '#fff';

/** Carbon: lines, and everything the system itself does. */
export const carbon = {
  950: '#0b1326',
  800: '#25324e',
  700: '#394766',
  600: '#4d5b77',
  400: '#8996ab',
  300: '#b4bfce',
  200: '#d6dde6',
  100: '#eef1f6',
} as const;

export const ink = carbon[950];

/** The coloured stocks: a copy, a version, an output. At most three in one picture. */
export const stock = {
  canary: '#f9ed82',
  rose: '#f9b5c0',
  mint: '#97e9c5',
  sky: '#92d9fb',
  gold: '#fec26b',
} as const;

/** What the AI read or used. */
export const marker = '#f4e14a';

/** What a person did. */
export const pen = '#234cc6';

/** Expired, revoked, refused: nothing else. */
export const red = '#b7191c';

/** The bars of continuous stationery. */
export const bar = '#e1f9ed';

/** The cotton tape of Indian case files; darker than `red`, which has a meaning. */
export const tape = '#882d45';
