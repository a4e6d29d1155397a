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

const tokenSheet = readFileSync(inRoot('app/styles/tokens.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');

const breakpointSheet = readFileSync(inRoot('app/styles/breakpoints.css'), 'utf8');

/** Custom properties of every rule of app/styles/tokens.css that has this selector in its list. */
function declarationsOf(selector: string): [string, string][] {
  return [...tokenSheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.split(',').some((part) => part.trim() === selector))
    .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
    .map(([, name = '', value = '']) => [name, value.trim()]);
}

/** Names of the tones that parts of the site may have: `data-tone` in app/styles/tokens.css. */
export const tones = [
  ...new Set([...tokenSheet.matchAll(/\[data-tone="(\w+)"\]/g)].map(([, name = '']) => name)),
];

/** Every token with its value as written, for a part of the site with this tone. */
const tokensOf = (tone: string) =>
  new Map(['@theme', ':root', `[data-tone="${tone}"]`].flatMap((selector) => declarationsOf(selector)));

/**
 * The value of a token of app/styles/tokens.css: the colour behind its `var()`, and the side of `light-dark()` that the
 * scheme picks.
 *
 * @param name without hyphens in front; of `--color-pen-600`, `pen-600` is enough
 * @returns the colour as CSS writes it
 * @throws when there is no such token
 */
export function colourOf(name: string, scheme: Scheme, tone = 'carbon'): string {
  const tokens = tokensOf(tone);
  let value = tokens.get(name) ?? tokens.get(`color-${name}`) ?? '';
  const argument = '((?:[^(),]|\\([^()]*\\))+)';
  const lightDark = new RegExp(`^light-dark\\(${argument},${argument}\\)$`);
  for (let hasChanged = true; hasChanged; ) {
    const [, light = '', dark = ''] = lightDark.exec(value) ?? [];
    const [, alias] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    hasChanged = Boolean(light || alias);
    if (light) value = (scheme === 'light' ? light : dark).trim();
    else if (alias) value = tokens.get(alias) ?? '';
  }
  if (!value) throw new Error(`app/styles/tokens.css has no colour “${name}”.`);
  return value;
}

/** A breakpoint of app/styles/breakpoints.css, in px at the usual font size. */
export function breakpoint(name: string): number {
  const [, rem] = new RegExp(`--breakpoint-${name}: ([\\d.]+)rem;`).exec(breakpointSheet) ?? [];
  if (!rem) throw new Error(`app/styles/breakpoints.css has no breakpoint “${name}”.`);
  return Number(rem) * 16;
}

/** Contrast of two colours as WCAG 2.2 defines it, 1 to 21. @throws when one of them is not a colour */
export function contrast(text: string, ground: string): number {
  const [textColor, groundColor] = [text, ground].map((value) => {
    const color = new Color();
    color.parseString(value);
    return color;
  }) as [Color, Color];
  return getContrast(groundColor, textColor);
}
