import { child, type Element, elementsOf, within } from '../../text/docx/xml';
import type { Colour } from '../model';
import { colourOf } from './colours';

/** Fonts and colours of a document's theme. */
export class Theme {
  readonly #fonts: Record<string, string> = {};
  readonly #colours = new Map<string, string>();

  constructor(root: Element | undefined) {
    if (!root) return;
    for (const kind of ['major', 'minor'] as const) {
      const [scheme] = within(root, `${kind}Font`);
      this.#fonts[kind] = child(scheme, 'latin')?.attributes.typeface ?? '';
    }
    const [scheme] = within(root, 'clrScheme');
    for (const colour of elementsOf(scheme)) {
      const { val, lastClr } = elementsOf(colour)[0]?.attributes ?? {};
      this.#colours.set(colour.name, lastClr ?? val ?? '');
    }
  }

  /** The font for a name such as `minorHAnsi`. */
  font(name: string | undefined): string | undefined {
    if (!name) return undefined;
    return this.#fonts[name.startsWith('major') ? 'major' : 'minor'] || undefined;
  }

  /** Colour from `themeColor`, `themeTint` and `themeShade`; Word's resolved `val` has priority. */
  colour({ val, themeColor, themeTint, themeShade }: Record<string, string>): Colour | undefined {
    const written = colourOf(val);
    if (written || !themeColor) return written;
    const base = this.named(themeColor);
    if (!base) return undefined;
    const tint = themeTint ? Number.parseInt(themeTint, 16) / 255 : 1;
    const shade = themeShade ? Number.parseInt(themeShade, 16) / 255 : 1;
    return base.map((part) => (1 - (1 - part) * tint) * shade) as Colour;
  }

  named(name: string): Colour | undefined {
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
    return colourOf(this.#colours.get(names[name] ?? name));
  }
}
