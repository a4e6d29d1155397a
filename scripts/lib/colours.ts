import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '../../lib/colours';

/**
 * Folders and files with colours that cannot be custom properties: pictures, the icon, pictures inside style sheets, and
 * the list of previous colour values.
 */
const places = ['app', 'components', 'public/art', 'lib/colours.ts'];

/**
 * Copies changed colours of app/styles/tokens.css to every file that cannot use a custom property.
 *
 * @param root folder of the checkout
 * @returns paths of the written files, relative to the root
 */
export function copyColours(root: string): string[] {
  const changed = changedColours(readFileSync(join(root, 'app/styles/tokens.css'), 'utf8'));
  if (changed.size === 0) return [];
  const files = places.flatMap((place) =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.(?:svg|css)$/.test(name))
          .map((name) => join(place, name)),
  );
  return files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const newText = replaceColours(text, changed);
    if (newText !== text) writeFileSync(join(root, file), newText);
    return newText !== text;
  });
}

/**
 * Colours of lib/colours.ts that differ from app/styles/tokens.css, in sRGB: old and new value.
 *
 * @param sheet text of app/styles/tokens.css
 */
export function changedColours(sheet: string): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [name, oldColour] of Object.entries(colours)) {
    const [, value = ''] = new RegExp(`--color-${name}: (oklch\\([^)]+\\));`).exec(sheet) ?? [];
    if (!value) throw new Error(`app/styles/tokens.css has no colour “${name}”, which lib/colours.ts has.`);
    const newColour = toHex(value);
    if (newColour !== oldColour) changed.set(oldColour, newColour);
  }
  return changed;
}

/** A text with replaced colours, in three or six digits, with `#` or (in a URL) `%23`. */
const replaceColours = (text: string, changed: ReadonlyMap<string, string>) =>
  text.replace(/(#|%23)([\da-f]{6}|[\da-f]{3})\b/gi, (match, sign: string, digits: string) => {
    const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
    const newColour = changed.get(`#${six.toLowerCase()}`);
    return newColour ? sign + newColour.slice(1) : match;
  });

/** Converts a colour to sRGB, `#0b1326`. @param oklch as in app/styles/tokens.css: `oklch(0.19 0.04 265)` */
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
