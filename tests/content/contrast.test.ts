import { expect, test } from 'vitest';
import { sourceFiles } from '@/tests/helpers/source-files';
import { colourOf, contrast, type Scheme, tones } from '@/tests/helpers/tokens';

/**
 * Which colour tokens may be used on which background: WCAG 2.2, 1.4.3 for text and 1.4.11 for controls, their states and
 * the focus. The browser tests measure the pages themselves; this test names the wrong token at once.
 */
type Row = { backgrounds: string[]; text?: string[]; marks?: string[] };

const limits = { text: 4.5, marks: 3 };

const textColours = ['ink', 'body', 'muted', 'link', 'error'];
/** Borders of fields and buttons, marks of what is chosen, icons with a meaning, the focus ring. */
const controlColours = ['control', 'rule', 'link', 'error', 'focus'];
/** Colours of text and lines on paper. */
const drawingInks = ['carbon-950', 'carbon-850', 'carbon-800', 'carbon-700'];
/** Strong background colours. */
const flooded = ['lilac-300', 'rose-300', 'mint-300', 'sky-300', 'gold-300'];
/** Pale background colours. */
const tinted = ['lilac-100', 'rose-100', 'mint-100', 'sky-100', 'gold-100', 'red-100', 'pen-100'];

/** The site's own backgrounds, which follow the visitor's scheme. */
const site: Row[] = [
  {
    backgrounds: ['page', 'page-soft', 'panel', 'area-tint'],
    text: textColours,
    marks: [...controlColours, 'action'],
  },
  { backgrounds: ['area-flood'], text: ['ink', 'body'], marks: ['focus', 'rule', 'action'] },
  { backgrounds: ['action', 'action-hover'], text: ['action-text'] },
];

/** `.carbon` is dark in both schemes. */
const carbon: Row[] = [
  {
    backgrounds: ['carbon-950', 'carbon-900', 'carbon-850'],
    text: [...textColours, 'carbon-200', 'carbon-300', 'canary-400', 'gold-300', 'mint-300', 'pen-300'],
    marks: [...controlColours, 'action', 'carbon-400', 'carbon-500'],
  },
];

/** `.paper` is light in both schemes. */
const paper: Row[] = [
  {
    backgrounds: ['bond', 'carbon-50', 'carbon-100'],
    text: [...textColours, ...drawingInks, 'carbon-600', 'pen-700', 'pen-600', 'red-600'],
    marks: [...controlColours, 'carbon-500', 'pen-600'],
  },
  {
    backgrounds: tinted,
    text: [...textColours, 'carbon-950', 'carbon-700', 'carbon-600', 'pen-700', 'pen-600'],
    marks: controlColours,
  },
  { backgrounds: flooded, text: [...drawingInks, 'pen-700'], marks: ['focus', 'pen-600', 'carbon-600'] },
  { backgrounds: ['carbon-200', 'canary-400'], text: ['carbon-950', 'carbon-700'] },
  { backgrounds: ['carbon-700', 'carbon-600', 'pen-600', 'red-600'], text: ['bond'] },
  { backgrounds: ['gold-100', 'bond'], text: ['gold-ink'] },
  { backgrounds: ['mint-100', 'bond'], text: ['mint-ink'] },
];

const surfaces: [string, Scheme, Row[]][] = [
  ['the site in the light scheme', 'light', site],
  ['the site in the dark scheme', 'dark', site],
  [
    'an area’s flood in the light scheme',
    'light',
    [{ backgrounds: ['area-flood', 'area-300'], text: drawingInks }],
  ],
  [
    'an area’s flood in the dark scheme',
    'dark',
    [{ backgrounds: ['area-flood'], text: ['carbon-200', 'carbon-300'] }],
  ],
  ['carbon', 'dark', carbon],
  ['paper', 'light', paper],
];

test.each(surfaces)(
  '%s: text and marks have enough contrast with every background, in every tone',
  (_, scheme, rows) => {
    const pairs = rows.flatMap(({ backgrounds, text = [], marks = [] }) =>
      backgrounds.flatMap((background) => [
        ...text.map((name) => ({ name, background, minRatio: limits.text })),
        ...marks.map((name) => ({ name, background, minRatio: limits.marks })),
      ]),
    );
    const ratios = tones.flatMap((tone) =>
      pairs.map(({ name, background, minRatio }) => {
        const ratio = contrast(colourOf(name, scheme, tone), colourOf(background, scheme, tone));
        return {
          minRatio,
          ratio,
          what: `${tone}: ${name} on ${background} has ${ratio.toFixed(2)}, not ${minRatio}`,
        };
      }),
    );
    expect(ratios.length).toBeGreaterThan(10);
    expect(ratios.filter(({ minRatio, ratio }) => ratio < minRatio).map(({ what }) => what)).toEqual([]);
  },
);

/** Colour tokens that a declaration or a class uses, in every component and page. */
function usedColours(declaration: RegExp, className: RegExp): string[] {
  const files = sourceFiles(['components', 'app'], /\.(css|tsx)$/).filter(
    ({ file }) => !file.startsWith('app/dev/'),
  );
  const names = files.flatMap(({ file, text }) => {
    const values = text.matchAll(file.endsWith('.css') ? declaration : className);
    return [...values].flatMap(([, value = '']) =>
      [...value.matchAll(/(?:--color-|--)?([a-z]+(?:-[a-z0-9]+)*)/g)].map(([, name = '']) => name),
    );
  });
  return [...new Set(names)].filter((name) => isColour(name)).sort();
}

function isColour(name: string): boolean {
  try {
    return colourOf(name, 'light') !== '';
  } catch {
    return false;
  }
}

test('every colour that a text or an icon has is in the table', () => {
  const surfaceColours = surfaces.flatMap(([, , rows]) =>
    rows.flatMap(({ text = [], marks = [] }) => [...text, ...marks]),
  );
  const colours = usedColours(/(?<![\w-])color: ([^;]+);/g, /\btext-([a-z]+(?:-[a-z0-9]+)*)\b/g);
  expect(colours.length).toBeGreaterThan(15);
  expect(colours.filter((name) => !surfaceColours.includes(name))).toEqual([]);
});

test('the contrast of black on white is 21, that of a colour on itself 1, and an unknown token is refused', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('oklch(1 0 0)', '#000')).toBeCloseTo(21, 1);
  expect(contrast('#777', '#777')).toBe(1);
  expect(contrast(colourOf('ink', 'dark'), colourOf('ink', 'light'))).toBeGreaterThan(18);
  expect(() => colourOf('inkk', 'light')).toThrow('app/styles/tokens.css has no colour “inkk”.');
});

/** Mixes two colours of the form `oklch(L C h)` in Oklab. */
function mix(one: string, share: number, other: string): string {
  const [[l1 = 0, a1 = 0, b1 = 0], [l2 = 0, a2 = 0, b2 = 0]] = [one, other].map((colour) => {
    const [l = 0, c = 0, h = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  }) as [number[], number[]];
  const [l, a, b] = [l1, a1, b1].map(
    (part, index) => part * share + ([l2, a2, b2][index] ?? 0) * (1 - share),
  ) as [number, number, number];
  return `oklch(${l} ${Math.hypot(a, b)} ${(Math.atan2(b, a) * 180) / Math.PI})`;
}

test('in the dark scheme borders of controls have a contrast of 3 on the options panel and the result, in each area colour', () => {
  // The first sheet has the colours of the panel, the second those of the result.
  const sheet = sourceFiles(['components/workbench/shell'], /tool-(dark|shell)\.module\.css$/)
    .map(({ text }) => text)
    .join('\n');
  const shares = [...sheet.matchAll(/var\(--own-area\) (\d+)%, var\(--own-carbon-900\)/g)].map(
    ([, share]) => Number(share) / 100,
  );
  const frameColours = [
    ...sheet.matchAll(/--frame: 1\.5px solid light-dark\([^,]+, var\(--own-(carbon-\d+)\)\)/g),
  ].map(([, name = '']) => name);
  expect([shares.length, frameColours.length]).toEqual([2, 2]);
  for (const [index, share] of shares.entries()) {
    for (const area of ['lilac', 'rose', 'mint', 'sky', 'gold']) {
      const pane = mix(colourOf(`${area}-300`, 'dark'), share, colourOf('carbon-900', 'dark'));
      expect(
        contrast(colourOf(frameColours[index] ?? '', 'dark'), pane),
        `${area}, ${share}`,
      ).toBeGreaterThanOrEqual(3);
      expect(
        contrast(colourOf('carbon-200', 'dark'), pane),
        `text on ${area}, ${share}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  }
});
