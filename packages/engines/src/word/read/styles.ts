import { child, type Element, elementsOf, valOf } from '../../text/docx/xml';
import type { ParagraphLook, Tab, TextLook } from '../model';
import { plainParagraph } from '../plain';
import { type ParagraphFormat, paragraphFormatOf, type TextFormat, textFormatOf } from './looks';
import { isHiddenRun } from './sources';
import type { Theme } from './theme';

type Style = {
  base?: string;
  text: TextFormat;
  paragraph: ParagraphFormat;
  /** Its element, in which the conditional parts of a table style are looked up by name. */
  element: Element;
};

const defaultText: TextLook = { font: 'Times New Roman', size: 10, bold: false, italic: false };

const toggles = ['bold', 'italic', 'boldCs', 'italicCs'] as const;

/** Styles of a document, with inheritance. */
export class Styles {
  readonly #all = new Map<string, Style>();
  readonly #defaults: { text: TextFormat; paragraph: ParagraphFormat } = { text: {}, paragraph: {} };
  readonly #usual = new Map<string, string>();
  readonly theme: Theme;

  constructor(root: Element | undefined, theme: Theme) {
    this.theme = theme;
    const defaults = child(root, 'docDefaults');
    this.#defaults.text = textFormatOf(child(child(defaults, 'rPrDefault'), 'rPr'), theme);
    this.#defaults.paragraph = paragraphFormatOf(child(child(defaults, 'pPrDefault'), 'pPr'));
    for (const element of elementsOf(root)) {
      if (element.name !== 'style') continue;
      const { styleId, type = 'paragraph', default: isDefault } = element.attributes;
      // Nothing can refer to a style without an id (SQL Server Reporting Services writes one).
      if (styleId === undefined) continue;
      const base = valOf(element, 'basedOn');
      const heading = /^heading ([1-9])$/i.exec(valOf(element, 'name') ?? '')?.[1];
      const paragraph = paragraphFormatOf(child(element, 'pPr'));
      if (heading && paragraph.level === undefined) paragraph.level = Number(heading);
      const text = textFormatOf(child(element, 'rPr'), theme);
      this.#all.set(styleId, { text, paragraph, element, ...(base && { base }) });
      if (isDefault === '1' || isDefault === 'true' || isDefault === 'on') this.#usual.set(type, styleId);
    }
  }

  /** Names of paragraph styles by their ids, in lower case. */
  get names(): ReadonlyMap<string, string> {
    return new Map(
      [...this.#all].map(([id, { element }]) => [id, (valOf(element, 'name') ?? id).toLowerCase()]),
    );
  }

  defaultId(type: string): string {
    return this.#usual.get(type) ?? '';
  }

  /** A style and its ancestors, most general first. */
  chain(id: string | undefined): Style[] {
    const chain: Style[] = [];
    for (let style = this.#all.get(id ?? ''); style && !chain.includes(style); ) {
      chain.unshift(style);
      style = this.#all.get(style.base ?? '');
    }
    return chain;
  }

  /**
   * Look of text; later sources override earlier ones, but bold or italic in two of the table, paragraph and character
   * styles cancel each other (ECMA-376 part 1, 17.7.3).
   */
  text(paragraph: string, table: TextFormat, character: string | undefined, direct: TextFormat): TextLook {
    const levels = [table, this.#textOf(paragraph), this.#textOf(character)];
    const toggled: TextFormat = {};
    for (const level of levels)
      for (const key of toggles) if (key in level) toggled[key] = !toggled[key] !== !level[key];
    return textLookOf([this.#defaults.text, ...levels, toggled, direct]);
  }

  /** Text format of a style with all that it inherits. */
  #textOf(id: string | undefined): TextFormat {
    return Object.assign({}, ...this.chain(id).map(({ text }) => text));
  }

  /** Whether text is hidden. */
  hides(paragraph: string | undefined, rPr: Element | undefined): boolean {
    const direct = isHiddenRun(rPr);
    if (direct !== undefined) return direct;
    const chain = [
      ...this.chain(paragraph ?? this.defaultId('paragraph')),
      ...this.chain(valOf(rPr, 'rStyle')),
    ];
    return chain.findLast(({ text }) => text.hidden !== undefined)?.text.hidden ?? false;
  }

  paragraph(
    id: string,
    table: ParagraphFormat,
    level: ParagraphFormat,
    direct: ParagraphFormat,
  ): ParagraphLook {
    const chain = this.chain(id).map(({ paragraph }) => paragraph);
    // Where a style is in a list, the styles based on it override the indents of the list, as in Word.
    const source = direct.list ? -1 : chain.findLastIndex(({ list }) => list);
    const levelIndex = source < 0 ? chain.length : source + 1;
    const formats = [...chain.slice(0, levelIndex), level, ...chain.slice(levelIndex)];
    return paragraphLook([this.#defaults.paragraph, table, ...formats, direct]);
  }

  /** Frames of a style and its ancestors, most general first. */
  frame(id: string): Element[] {
    return this.chain(id).flatMap(({ element }) => child(child(element, 'pPr'), 'framePr') ?? []);
  }

  /** The list linked to a style. Its ancestors may set the list, and the style the level in it. */
  list(id: string): ParagraphFormat['list'] {
    const lists = this.chain(id).flatMap(({ paragraph }) => paragraph.list ?? []);
    return lists.length > 0 ? Object.assign({}, ...lists) : undefined;
  }
}

const textLookOf = (formats: readonly TextFormat[]): TextLook => lookWith(defaultText, ...formats);

/** A look with further properties; a property set to "none" removes an inherited one. */
export function lookWith(base: TextLook, ...formats: readonly TextFormat[]): TextLook {
  const { complex, sizeCs, boldCs, italicCs, ...look } = Object.assign({ ...base }, ...formats);
  // Text of complex scripts has separate properties (ECMA-376 part 1, 17.3.2.3, 17.3.2.17 and 17.3.2.39).
  const from = base.scripted ?? base;
  delete look.scripted;
  const scripted = {
    size: sizeCs ?? from.size,
    bold: boldCs ?? from.bold,
    italic: italicCs ?? from.italic,
  };
  if (complex) Object.assign(look, scripted);
  else if (look.size !== scripted.size || look.bold !== scripted.bold || look.italic !== scripted.italic)
    look.scripted = scripted;
  for (const key of ['underline', 'strike', 'vertical', 'caps', 'background', 'colour', 'border'])
    if (look[key] === 'none' || look[key] === null) delete look[key];
  return look;
}

function paragraphLook(formats: readonly ParagraphFormat[]): ParagraphLook {
  const {
    fill,
    tabs: _,
    beforeAuto,
    afterAuto,
    list: __,
    level,
    ...rest
  } = Object.assign({}, ...formats) as ParagraphFormat;
  const tabs = new Map<number, Tab>();
  for (const { tabs: tabsOfFormat = [] } of formats) {
    for (const tab of tabsOfFormat) {
      const key = Math.round(tab.position * 20);
      if ('clear' in tab) tabs.delete(key);
      else tabs.set(key, tab);
    }
  }
  const look: ParagraphLook = {
    ...plainParagraph,
    ...rest,
    tabs: [...tabs.values()].sort((a, b) => a.position - b.position),
  };
  if (beforeAuto || afterAuto) look.autoSpace = { above: beforeAuto ?? false, below: afterAuto ?? false };
  if (beforeAuto) look.before = 14;
  if (afterAuto) look.after = 14;
  if (fill) look.fill = fill;
  if (level) look.level = level;
  return look;
}
