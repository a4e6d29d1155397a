import { child, type Element, elementsOf } from '../../text/docx/xml';
import type { Colour } from './model';

/** The standard palette (ECMA-376, 18.8.27), from index 8 on; 0 to 7 are the same as 8 to 15. */
const standardPalette = `
  000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080
  C0C0C0 808080 9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF
  800080 800000 008080 0000FF 00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC
  99CC00 FFCC00 FF9900 FF6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333`
  .trim()
  .split(/\s+/);

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
  /** Colours by index. */
  readonly #palette: string[];

  /** @param styles root of the styles, which may replace the palette (18.8.11) */
  constructor(theme: Element | undefined, styles?: Element) {
    const ownPalette = elementsOf(child(child(styles, 'colors'), 'indexedColors'));
    const palette = [...standardPalette.slice(0, 8), ...standardPalette];
    this.#palette = palette.map((standard, index) => ownPalette[index]?.attributes.rgb ?? standard);
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
  colourOf(element: Element | undefined): Colour | undefined {
    const { rgb, theme, indexed: number, tint } = element?.attributes ?? {};
    // Some programs write a value beside the theme, which Excel does not use.
    if (theme !== undefined) return withTint(hex(this.#theme[Number(theme)] ?? '000000'), tint);
    if (rgb) return withTint(hex(rgb), tint);
    const indexed = this.#palette[Number(number ?? -1)];
    return indexed === undefined ? undefined : withTint(hex(indexed), tint);
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
