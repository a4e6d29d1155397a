import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { inRoot } from '@/scripts/lib/paths';

export type Scheme = 'light' | 'dark';

/** The colour arithmetic of axe, which its types leave out. */
type Color = { parseString: (value: string) => void };
const { Color, getContrast } = (
  axe as unknown as {
    commons: { color: { Color: new () => Color; getContrast: (ground: Color, text: Color) => number } };
  }
).commons.color;

const sheet = readFileSync(inRoot('app/styles/tokens.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');

const widths = readFileSync(inRoot('app/styles/breakpoints.css'), 'utf8');

/** Custom properties of every rule of app/styles/tokens.css that has this selector in its list. */
function declared(selector: string): [string, string][] {
  return [...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === selector))
    .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
    .map(([, name = '', value = '']) => [name, value.trim()]);
}

/** Names of the stocks that parts of the site may have: `data-stock` in app/styles/tokens.css. */
export const stocks = [
  ...new Set([...sheet.matchAll(/\[data-stock="(\w+)"\]/g)].map(([, name = '']) => name)),
];

/** Every token with its value as written, for a part of the site with this stock. */
const tokensOf = (stock: string) =>
  new Map(['@theme', ':root', `[data-stock="${stock}"]`].flatMap((selector) => declared(selector)));

/**
 * What a token of app/styles/tokens.css comes to: the colour behind its `var()`, and the side of `light-dark()` that the
 * scheme picks.
 *
 * @param name without hyphens in front; of `--color-pen-600`, `pen-600` is enough
 * @returns the colour as CSS writes it
 * @throws when there is no such token
 */
export function colourOf(name: string, scheme: Scheme, stock = 'carbon'): string {
  const tokens = tokensOf(stock);
  let value = tokens.get(name) ?? tokens.get(`color-${name}`) ?? '';
  const argument = '((?:[^(),]|\\([^()]*\\))+)';
  const lightDark = new RegExp(`^light-dark\\(${argument},${argument}\\)$`);
  for (let found = true; found; ) {
    const [, light = '', dark = ''] = lightDark.exec(value) ?? [];
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    found = Boolean(light || other);
    if (light) value = (scheme === 'light' ? light : dark).trim();
    else if (other) value = tokens.get(other) ?? '';
  }
  if (!value) throw new Error(`app/styles/tokens.css has no colour “${name}”.`);
  return value;
}

/** Where a breakpoint of app/styles/breakpoints.css stands, in px of a window whose letters are as large as usual. */
export function breakpoint(name: string): number {
  const [, rem] = new RegExp(`--breakpoint-${name}: ([\\d.]+)rem;`).exec(widths) ?? [];
  if (!rem) throw new Error(`app/styles/breakpoints.css has no breakpoint “${name}”.`);
  return Number(rem) * 16;
}

/** Contrast of two colours as WCAG 2.2 defines it, 1 to 21. @throws when one of them is no colour */
export function contrast(text: string, ground: string): number {
  const [above, below] = [text, ground].map((value) => {
    const color = new Color();
    color.parseString(value);
    return color;
  }) as [Color, Color];
  return getContrast(below, above);
}

/** A colour in sRGB, `#0b1326`. @param oklch as app/styles/tokens.css writes it */
export function toHex(oklch: string): string {
  const numbers = /^oklch\(([^)]+)\)$/.exec(oklch)?.[1] ?? '';
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = numbers.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const x = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const bytes = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ].map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, encoded)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
