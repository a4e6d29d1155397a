import { child, type Element, elementsOf, within } from '../../text/docx/xml';
import type { Colour } from '../model';
import { colourOf } from './colours';
import { emus } from './lengths';

/** Names of theme colours in the document, where they differ from those in the theme. */
const names: Record<string, string> = {
  text1: 'dk1',
  tx1: 'dk1',
  dark1: 'dk1',
  background1: 'lt1',
  bg1: 'lt1',
  light1: 'lt1',
  text2: 'dk2',
  tx2: 'dk2',
  dark2: 'dk2',
  background2: 'lt2',
  bg2: 'lt2',
  light2: 'lt2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
};

/** Fonts and colours of a document's theme. */
export class Theme {
  readonly #fonts: Record<string, string> = {};
  readonly #colours = new Map<string, string>();
  /** Widths of the theme's lines, in points, in the order of their numbers. */
  readonly lines: number[];
  /** Fills of the theme for shapes and for backgrounds, in the order of their numbers. */
  readonly #fills: Element[];
  readonly #backgroundFills: Element[];
  /** Whether each effect style of the theme has an effect. */
  readonly #effects: boolean[];

  constructor(root: Element | undefined) {
    for (const kind of ['major', 'minor']) {
      const [scheme] = within(root, `${kind}Font`);
      this.#fonts[kind] = child(scheme, 'latin')?.attributes.typeface ?? '';
    }
    const [lines] = within(root, 'lnStyleLst');
    this.lines = elementsOf(lines).map(({ attributes }) => emus(attributes.w));
    this.#fills = elementsOf(within(root, 'fillStyleLst')[0]);
    this.#backgroundFills = elementsOf(within(root, 'bgFillStyleLst')[0]);
    const effects = elementsOf(within(root, 'effectStyleLst')[0]);
    this.#effects = effects.map((style) => elementsOf(child(style, 'effectLst')).length > 0);
    for (const colour of elementsOf(within(root, 'clrScheme')[0])) {
      const { val, lastClr } = elementsOf(colour)[0]?.attributes ?? {};
      this.#colours.set(colour.name, lastClr ?? val ?? '');
    }
  }

  /** The font for a name such as `minorHAnsi`. */
  font(name: string | undefined): string | undefined {
    return (name && this.#fonts[name.startsWith('major') ? 'major' : 'minor']) || undefined;
  }

  /** Colour from `themeColor`, `themeTint` and `themeShade`; Word's resolved `val` has priority. */
  colour({ val, themeColor, themeTint, themeShade }: Record<string, string>): Colour | undefined {
    const written = colourOf(val);
    if (written || !themeColor) return written;
    const share = (text: string | undefined) => Number.parseInt(text || 'FF', 16) / 255;
    const [tint, shade] = [share(themeTint), share(themeShade)];
    return this.named(themeColor)?.map((part) => (1 - (1 - part) * tint) * shade) as Colour | undefined;
  }

  /** A fill by its number: from 1 for shapes, from 1001 for backgrounds (ECMA-376 part 1, 20.1.4.2.10). */
  fill(index: number): Element | undefined {
    return index > 1000 ? this.#backgroundFills[index - 1001] : this.#fills[index - 1];
  }

  /** Whether an effect style, counted from 1, has any effect. */
  hasEffect(index: number): boolean {
    return this.#effects[index - 1] ?? false;
  }

  named(name: string): Colour | undefined {
    return colourOf(this.#colours.get(names[name] ?? name));
  }
}
