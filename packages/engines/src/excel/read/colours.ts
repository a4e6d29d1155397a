import { child, type Element, elementsOf } from '../../text/docx/xml';
import type { Colour } from './model';

/** The 64 indexed colours (ECMA-376, 18.8.27), from index 8 on; 0 to 7 are the same as 8 to 15. */
const indexed =
  '000000FFFFFFFF000000FF000000FFFFFF00FF00FF00FFFF800000008000000080808000800080008080C0C0C08080809999FF993366FFFFCCCCFFFF660066FF80800066CCCCCCFF000080FF00FFFFFF0000FFFF80008080000000800000FF00CCFFCCFFFFCCFFCCFFFF9999CCFFFF99CCCC99FFFFCC993366FF33CCCC99CC00FFCC00FF9900FF6600666699969696003366339966003300333300993300993366333399333333';

/** Default Office theme: light 1, dark 1, light 2, dark 2, six accents, two link colours. */
const defaultPalette =
  'FFFFFF000000EEECE11F497D4F81BDC0504D9BBB598064A24BACC6F796460000FF800080'.match(/.{6}/g) ?? [];

/** @param text a colour whose last six digits are red, green and blue */
export const hex = (text: string): Colour => {
  const value = Number.parseInt(text.slice(-6), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** Resolves colours of a workbook that are given by value, index or theme. */
export class Colours {
  readonly #theme: string[];

  constructor(theme: Element | undefined) {
    const scheme = child(child(theme, 'themeElements'), 'clrScheme');
    const schemeColours = elementsOf(scheme).map((entry) => {
      const colour = elementsOf(entry)[0]?.attributes;
      return colour?.lastClr ?? colour?.val ?? '000000';
    });
    // The file lists dark 1 before light 1; cell colours count light 1 first.
    const [dark1 = '', light1 = '', dark2 = '', light2 = '', ...rest] = schemeColours;
    this.#theme = schemeColours.length < 12 ? defaultPalette : [light1, dark1, light2, dark2, ...rest];
  }

  /** The colour that an element gives; undefined for "auto", which leaves the choice to the program. */
  of(element: Element | undefined): Colour | undefined {
    const { rgb, theme, indexed: number, tint } = element?.attributes ?? {};
    if (rgb) return withTint(hex(rgb), tint);
    if (theme !== undefined) return withTint(hex(this.#theme[Number(theme)] ?? '000000'), tint);
    if (number === undefined || Number(number) > 63) return undefined;
    const index = Number(number) < 8 ? Number(number) : Number(number) - 8;
    return hex(indexed.slice(index * 6, index * 6 + 6));
  }
}

/** Applies a tint to the luminance of a colour (18.8.19); hue and saturation stay the same. */
function withTint(colour: Colour, tint: string | undefined): Colour {
  const tintShare = Number(tint ?? 0);
  if (!tintShare) return colour;
  const lightness = (Math.max(...colour) + Math.min(...colour)) / 2;
  const tintedLightness =
    tintShare < 0 ? lightness * (1 + tintShare) : lightness + (1 - lightness) * tintShare;
  const range = 1 - Math.abs(2 * lightness - 1);
  const stretch = range > 0 ? (1 - Math.abs(2 * tintedLightness - 1)) / range : 0;
  const [r = 0, g = 0, b = 0] = colour.map((value) => tintedLightness + (value - lightness) * stretch);
  return [r, g, b];
}
