import type { Relation } from '../../text/docx/package';
import { child, type Element, elementsOf, runText, textWithin, valOf, within } from '../../text/docx/xml';
import { isSymbolFont, unicodeOf } from '../../write/symbol-fonts';
import type { Inline, Link, TextLook } from '../model';
import type { Code } from './code';
import type { Drawing } from './drawings';
import {
  computedField,
  formats,
  hidesResult,
  isEquation,
  linkOf,
  pictureOf,
  styleReferenceOf,
} from './fields';
import type { Reading } from './reading';

/** What `Inlines` needs of the document reader. */
type Reader = {
  drawings: Reading;
  /** Readers for rare content, as far as this file needs them. */
  code: Pick<Code, 'graphics' | 'equations' | 'differences'>;
  /** Number of the note being read. */
  noteMark: string;
  /** Reads a note at its first reference. @returns its number, unless a custom mark in the text represents it */
  note: (key: string, hasOwnMark: boolean) => string | undefined;
  reportLoss: (what: string, count?: number) => void;
  /** Records something that is not printed as in Word, by its name in the report. */
  reportIgnored: (setting: string) => void;
  relation: (id: string) => Relation | undefined;
};

/** A field whose end has not been read yet. */
type OpenField = {
  instruction: string;
  /** Its separator was read: what follows is its result. */
  isShown: boolean;
  link?: Link;
  /** Saved result of a field that the layout computes. */
  text: string;
  /** Its result contains text. */
  isFilled: boolean;
  look: TextLook;
  /** Data of a legacy form field. */
  form?: Element;
};

/** Elements whose runs are read as the paragraph's own. */
const transparentElements = new Set(
  'smartTag sdt sdtContent dir bdo moveTo ins customXml ruby rubyBase'.split(' '),
);

/** Scripts of India and South-East Asia, and right-to-left scripts. */
const complex = '\\u0590-\\u109f\\u1780-\\u17ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
const complexLetters = new RegExp(`[${complex}]`);
/** Words in such scripts, with the spaces between them and the joiners after them. */
const complexWords = new RegExp(
  `([${complex}](?:[${complex}\\u200c\\u200d ]*[${complex}])?[\\u200c\\u200d]*)`,
);

/** Alignments of tabs that refer to the edges of the text (ECMA-376 part 1, 17.3.3.23). */
const tabEdges: Record<string, 'center' | 'right'> = { center: 'center', right: 'right' };

const breaks: Record<string, 'page' | 'column'> = { page: 'page', column: 'column' };

/** Reads the runs of paragraphs. Fields may span several of them. */
export class Inlines {
  readonly #reader: Reader;
  readonly #fields: OpenField[] = [];

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** @param look of a run, from its own properties and its character style */
  read(parent: Element, look: (rPr: Element | undefined) => TextLook, link?: Link): Inline[] {
    return elementsOf(parent).flatMap((element): Inline[] => {
      const { name, attributes } = element;
      if (name === 'r') return this.#run(element, look(child(element, 'rPr')), link);
      if (name === 'hyperlink') {
        const address = this.#address(attributes);
        const own = address ? this.#reader.drawings.link(address) : link;
        return linked(this.read(element, look, own), own);
      }
      if (name === 'fldSimple') {
        const inner = this.read(element, look, link);
        return this.#result(attributes.instr ?? '', inner, textWithin(element), look(undefined));
      }
      if (name === 'bookmarkStart') return [{ kind: 'place', name: attributes.name ?? '' }];
      if (name === 'oMath' || name === 'oMathPara') return this.#equation(element, look(undefined));
      return transparentElements.has(name) ? this.read(element, look, link) : [];
    });
  }

  #address(attributes: Record<string, string>): string | undefined {
    const relation = this.#reader.relation(attributes.id ?? '');
    const { anchor } = attributes;
    if (relation?.outside) return anchor ? `${relation.target}#${anchor}` : relation.target;
    return anchor ? `#${anchor}` : undefined;
  }

  /** An equation, set in one line without its structure. */
  #equation(element: Element, look: TextLook): Inline[] {
    const equations = element.name === 'oMath' ? [element] : within(element, 'oMath');
    this.#reader.reportLoss('equations', equations.length);
    return equations.flatMap((each, i): Inline[] => [
      ...(i > 0 ? [{ kind: 'break', what: 'line', look } as const] : []),
      ...(this.#reader.code.equations?.equationOf(each, look) ?? []),
    ]);
  }

  #equationField(instruction: string, look: TextLook): Inline[] {
    this.#reader.reportLoss('equations', 1);
    return this.#reader.code.equations?.equationOfField(instruction, look) ?? [];
  }

  #run(run: Element, look: TextLook, link: Link | undefined): Inline[] {
    if (!look.hidden || this.#inCode)
      return elementsOf(run).flatMap((element) => this.#piece(element, look, link));
    // Hidden text is dropped, but fields in it still begin and end.
    for (const element of elementsOf(run))
      if (element.name === 'fldChar') this.#fieldCharacter(element, look);
    return [];
  }

  /** Whether an open field is still before its result. */
  get #inCode(): boolean {
    return this.#fields.some(({ isShown }) => !isShown);
  }

  #piece(element: Element, look: TextLook, outer: Link | undefined): Inline[] {
    const { name, attributes } = element;
    if (name === 'fldChar') return this.#fieldCharacter(element, look);
    const field = this.#fields.at(-1);
    if (name === 'instrText') {
      if (field) field.instruction += textWithin(element);
      return [];
    }
    if (this.#inCode || this.#fields.some(({ instruction }) => hidesResult(instruction))) return [];
    const link = outer ?? this.#fields.findLast((open) => open.link)?.link;
    const lookAndLink = { look, ...(link && { link }) };
    if (field && computedField(field.instruction)) {
      if (name === 't') field.text += textWithin(element);
      return [];
    }
    if (name === 't' || name === 'sym') for (const open of this.#fields) open.isFilled = true;
    switch (name) {
      case 't':
        return this.#text(runText(element), look.font, lookAndLink);
      case 'tab':
        return [{ kind: 'tab', ...lookAndLink }];
      case 'ptab':
        return [{ kind: 'tab', ...lookAndLink, edge: tabEdges[attributes.alignment ?? ''] ?? 'left' }];
      case 'cr':
        return [{ kind: 'break', what: 'line', look }];
      case 'br':
        return [{ kind: 'break', what: breaks[attributes.type ?? ''] ?? 'line', look }];
      case 'noBreakHyphen':
        return [{ kind: 'text', text: '\u2011', ...lookAndLink }];
      case 'softHyphen':
        return [{ kind: 'text', text: '\u00ad', ...lookAndLink }];
      case 'sym': {
        const character = String.fromCharCode(Number.parseInt(attributes.char ?? '20', 16) || 32);
        return this.#text(character, attributes.font ?? look.font, lookAndLink);
      }
      case 'pgNum':
        return [{ kind: 'field', field: 'page', result: '1', look }];
      case 'footnoteReference':
      case 'endnoteReference':
        return this.#note(name, attributes, look);
      case 'footnoteRef':
      case 'endnoteRef':
        return [{ kind: 'text', text: this.#reader.noteMark, look }];
      case 'drawing':
        return drawn(this.#reader.code.graphics?.drawingOf(element, this.#reader.drawings) ?? [], look, link);
      case 'pict':
      case 'object':
        return drawn(this.#reader.code.graphics?.vmlOf(element, this.#reader.drawings) ?? [], look, link);
      case 'ruby':
        return this.#annotated(element, look, link);
      default:
        return [];
    }
  }

  /**
   * Reads text. Signs of a symbol font become Unicode in a font that has such letters; Times is drawn like Symbol.
   * Letters of complex scripts have their own size, bold and italic (ECMA-376 part 1, 17.3.2.39), in Word even
   * without `w:cs`.
   */
  #text(text: string, font: string, lookAndLink: { look: TextLook; link?: Link }): Inline[] {
    const { look } = lookAndLink;
    const inlineLook = isSymbolFont(look.font)
      ? { ...lookAndLink, look: { ...look, font: 'Times New Roman' } }
      : lookAndLink;
    const { scripted, ...withoutScript } = inlineLook.look;
    const letters = unicodeOf(text, font);
    if (!scripted || !complexLetters.test(letters)) return [{ kind: 'text', text: letters, ...inlineLook }];
    return letters.split(complexWords).flatMap((piece, i): Inline[] => {
      const pieceLook = i % 2 === 1 ? { ...withoutScript, ...scripted } : inlineLook.look;
      return piece ? [{ kind: 'text', text: piece, ...inlineLook, look: pieceLook }] : [];
    });
  }

  /** Characters with their reading (ECMA-376 part 1, 17.3.3.25), which follows in brackets. */
  #annotated(ruby: Element, look: TextLook, link: Link | undefined): Inline[] {
    const hps = Number(valOf(child(ruby, 'rubyPr'), 'hps'));
    const small = hps > 0 ? { ...look, size: hps / 2 } : look;
    const read = (part: string, partLook: TextLook) =>
      within(ruby, part).flatMap((rubyPart) => this.read(rubyPart, () => partLook, link));
    const base = read('rubyBase', look);
    const reading = read('rt', small);
    if (reading.length === 0) return base;
    const sign = (text: string): Inline => ({ kind: 'text', text, look: small, ...(link && { link }) });
    return [...base, sign('('), ...reading, sign(')')];
  }

  #note(name: string, { id = '', customMarkFollows }: Record<string, string>, look: TextLook): Inline[] {
    const key = `${name[0]}${id}`;
    const mark = this.#reader.note(key, /^(1|true|on)$/.test(customMarkFollows ?? ''));
    return mark === undefined ? [] : [{ kind: 'note', id: key, mark, look }];
  }

  /** Handles a character that begins a field, separates its code from its result, or ends it. */
  #fieldCharacter(element: Element, look: TextLook): Inline[] {
    const { fldCharType } = element.attributes;
    const field = this.#fields.at(-1);
    if (fldCharType === 'begin') {
      const form = child(element, 'ffData');
      const empty = { instruction: '', isShown: false, isFilled: false, text: '', look };
      this.#fields.push({ ...empty, ...(form && { form }) });
    } else if (field && fldCharType === 'separate') {
      field.isShown = true;
      const link = linkOf(field.instruction);
      if (link) field.link = this.#reader.drawings.link(link);
    } else if (field && fldCharType === 'end') {
      this.#fields.pop();
      if (look.hidden || this.#inCode) return [];
      if (computedField(field.instruction))
        return this.#result(field.instruction, [], field.text, field.look);
      if (!field.isFilled && isEquation(field.instruction))
        return this.#equationField(field.instruction, field.look);
      const { differences } = this.#reader.code;
      const text =
        (!field.isFilled && differences?.printedWithoutResult(field.instruction, field.form)) || '';
      const difference = differences?.differenceOf(field.instruction, !field.isShown && text === '');
      if (difference) this.#reader.reportIgnored(difference);
      return text ? [{ kind: 'text', text, look: field.look }] : [];
    }
    return [];
  }

  #result(instruction: string, inner: Inline[], result: string, look: TextLook): Inline[] {
    const field = computedField(instruction);
    if (!field) {
      const target = linkOf(instruction);
      if (inner.length === 0 && isEquation(instruction)) return this.#equationField(instruction, look);
      const { differences } = this.#reader.code;
      const text = (inner.length === 0 && differences?.printedWithoutResult(instruction, undefined)) || '';
      const difference = differences?.differenceOf(instruction, inner.length === 0 && text === '');
      if (difference) this.#reader.reportIgnored(difference);
      if (text) return [{ kind: 'text', text, look }];
      if (hidesResult(instruction)) return inner.filter(({ kind }) => kind === 'place');
      return linked(inner, target ? this.#reader.drawings.link(target) : undefined);
    }
    const first = inner.find((inline) => inline.kind === 'text');
    const format = formats[/\\\*\s*(\w+)/.exec(instruction)?.[1] ?? ''];
    const reference = styleReferenceOf(instruction);
    const picture = pictureOf(instruction);
    return [
      {
        ...{ kind: 'field', field, result: result, look: first?.look ?? look },
        ...(format && { format }),
        ...(picture && { picture }),
        ...(reference && { reference }),
      },
    ];
  }
}

function drawn(drawings: Drawing | Drawing[], look: TextLook, link: Link | undefined): Inline[] {
  return [drawings].flat().map((drawing) => ({ ...drawing, look, ...(!drawing.link && link && { link }) }));
}

/** Inlines with a link; those that have a link of their own keep it. */
const linked = (inlines: Inline[], link: Link | undefined): Inline[] =>
  inlines.map((inline) =>
    link && inline.kind !== 'place' && inline.kind !== 'break' ? { link, ...inline } : inline,
  );

/** Links of a paragraph that have something to click. */
export const linksIn = (inlines: readonly Inline[]): Link[] =>
  inlines.flatMap((inline) =>
    'link' in inline && inline.link && (inline.kind !== 'text' || inline.text) ? inline.link : [],
  );
