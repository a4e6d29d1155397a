import { isKnownFormat, writeNumber } from '../../text/docx/number-formats';
import type { Package, Relation } from '../../text/docx/package';
import { child, type Element, elementsOf, isOn, textWithin, valOf, within } from '../../text/docx/xml';
import type { Block, Colour, Document, Inline, Link, Paint, Paragraph, Section } from '../model';
import type { Code } from './code';
import { withoutHiddenMarks } from './hidden-marks';
import { Inlines, linksIn } from './inlines';
import type { Inventory } from './inventory';
import { bodyOf, displayOf, reportingDamage, unwrapped } from './main-part';
import { type NoteElement, noteElements, noteNumbers } from './notes';
import { Numbering } from './numbering';
import { paragraphOf } from './paragraphs';
import type { Undrawable } from './reading';
import { sectionOf } from './sections';
import { Sources } from './sources';
import { Styles } from './styles';
import type { CellFormat } from './tables';
import { Theme } from './theme';

const noFormat: CellFormat = { text: {}, paragraph: {} };

/**
 * Reads a Word file.
 *
 * @param main path of its main document part
 * @param code readers for rare content, as far as this file needs them
 * @throws Fault `damaged` when its parts cannot be read
 */
export function readWord(pack: Package, main: string, name: string, code: Code): Document {
  return reportingDamage(name, () => new Reader(pack, main, code).document());
}

class Reader {
  readonly #pack: Package;
  readonly #main: string;
  readonly #styles: Styles;
  readonly #numbering: Numbering;
  readonly #isOlder: boolean;
  readonly #settings: Element | undefined;
  readonly #lost = new Map<string, number>();
  readonly #notes = new Map<string, Block[]>();
  readonly #separators: Document['separators'] = new Map();
  readonly #noteElements: ReadonlyMap<string, NoteElement>;
  readonly #endnotes: string[] = [];
  readonly #media: Document['media'] = new Map();
  readonly #pictures = new Set<string>();
  readonly #shapes: Document['shapes'] = [];
  readonly #links = new Set<Link>();
  /** Bookmarks between paragraphs, which are added to the next one. */
  #places: Inline[] = [];
  readonly #counts: Record<string, number> = {};
  readonly #headerAndFooterParts: Document['headerAndFooterParts'] = new Map();
  readonly #sources: Sources;
  /** Undefined for a file without rare elements, which Word does not print differently. */
  readonly #inventory: Inventory | undefined;
  readonly code: Code;
  #inlines: Inlines;
  #path: string;
  /** Key of the header or footer being read: its path, and a number for each section that uses it. */
  #partKey: string | undefined;
  /** Number of the note being read. */
  noteMark = '';

  constructor(pack: Package, main: string, code: Code) {
    this.code = code;
    this.#pack = pack;
    this.#main = main;
    this.#path = main;
    const part = (type: string) => pack.root(pack.related(main, type));
    const theme = new Theme(part('theme'));
    this.drawings.theme = theme;
    const styles = part('styles');
    this.#styles = new Styles(styles, theme);
    const { Inventory } = code.differences ?? {};
    this.#inventory = Inventory && new Inventory(this.#styles, theme, isKnownFormat);
    this.#numbering = new Numbering(part('numbering'), theme);
    this.#settings = part('settings');
    this.#inventory?.addSettings(this.#settings, styles);
    const modes = within(this.#settings, 'compatSetting');
    const mode = modes.find(({ attributes }) => attributes.name === 'compatibilityMode');
    this.#isOlder = Number(mode?.attributes.val ?? 12) < 15;
    this.#inlines = new Inlines(this);
    this.#noteElements = noteElements(pack, main);
    this.#sources = new Sources((pPr, rPr) => this.#styles.hides(valOf(pPr, 'pStyle'), rPr));
  }

  document(): Document {
    const root = this.#pack.root(this.#main);
    const body = bodyOf(root);
    const { differences } = this.code;
    if (differences?.hasPageColour(root, this.#settings)) this.reportIgnored('background');
    this.#fillControls(root);
    for (const { element } of this.#noteElements.values()) this.#fillControls(element);
    this.#sources.add(body, this.#main);
    this.#inventory?.add(body, this.#main);
    const sections = this.#sections(body);
    // A note without a reference that was read is not printed: its words must count as missing.
    for (const key of this.#sources.notes) {
      const note = this.#noteElements.get(key);
      if (note && !this.#notes.has(key)) this.#sources.add(note.element, note.path);
    }
    if (this.#notes.size > 0) this.#readSeparators();
    const core = this.#pack.root('docProps/core.xml');
    const title = textWithin(child(core, 'title')).trim();
    const author = textWithin(child(core, 'creator')).trim();
    const hasCompatibilityRule = (name: string) => isOn(child(child(this.#settings, 'compat'), name));
    const tabs = Number(valOf(this.#settings, 'defaultTabStop') ?? 720) / 20;
    const { element } = this.#styles.chain(this.#styles.defaultId('paragraph'))[0] ?? {};
    const language = valOf(child(element, 'rPr'), 'lang');
    return {
      sections,
      notes: this.#notes,
      separators: this.#separators,
      endnotes: this.#endnotes,
      evenAndOdd: isOn(child(this.#settings, 'evenAndOddHeaders')),
      mirrors: isOn(child(this.#settings, 'mirrorMargins')),
      unbalanced: hasCompatibilityRule('noColumnBalance'),
      unstretchedAtBreaks: hasCompatibilityRule('doNotExpandShiftReturn'),
      decimal: valOf(this.#settings, 'decimalSymbol') ?? '.',
      addsSpaces: hasCompatibilityRule('doNotUseHTMLParagraphAutoSpacing'),
      bordersAround: {
        header: !isOn(child(this.#settings, 'bordersDoNotSurroundHeader')),
        footer: !isOn(child(this.#settings, 'bordersDoNotSurroundFooter')),
      },
      styleNames: this.#styles.names,
      look: this.#styles.text(this.#styles.defaultId('paragraph'), {}, undefined, {}),
      tabs: tabs > 0 ? tabs : 36,
      ...(title && { title }),
      ...(author && { author }),
      ...(language && { language }),
      sources: this.#sources.all,
      shapes: this.#shapes,
      links: this.#links,
      bookmarks: this.#sources.bookmarks,
      headerAndFooterParts: this.#headerAndFooterParts,
      lost: this.#lost,
      differences: this.#inventory?.counts ?? new Map(),
      settings: [...(this.#inventory?.settings ?? []), ...this.#numbering.unknown].join(', '),
      media: this.#media,
      pictures: this.#pictures,
    };
  }

  #fillControls(root: Element | undefined) {
    if (this.code.differences?.fillControls(this.#pack, this.#main, root)) this.reportIgnored('dataBinding');
  }

  reportLoss(what: string, count = 1) {
    this.#lost.set(what, (this.#lost.get(what) ?? 0) + count);
  }

  reportIgnored(setting: string) {
    this.#numbering.unknown.add(setting);
  }

  relation(id: string): Relation | undefined {
    return this.#pack.relations(this.#path).get(id);
  }

  readonly drawings = {
    pathOf: (id: string) => {
      const target = this.relation(id)?.target;
      const bytes = target && this.#pack.bytes(target);
      if (bytes) this.#media.set(target, bytes);
      if (bytes && this.#path === this.#main) this.#pictures.add(target);
      return target;
    },
    blocks: (content: Element, colour?: Colour, fill?: Paint) =>
      this.#inBox(() =>
        this.blocks(content, {
          ...{ text: colour ? { colour } : {}, paragraph: {} },
          // The page shows through a pale fill.
          ...(fill && (fill.alpha ?? 1) > 0.6 && { fill: fill.colour }),
        }),
      ),
    reportLoss: (what: Undrawable) => this.reportLoss(what),
    reportIgnored: (setting: string) => this.reportIgnored(setting),
    root: (id: string) => this.#pack.root(this.relation(id)?.target),
    inside: <T>(id: string, read: () => T): T => this.#inside(this.relation(id)?.target ?? this.#path, read),
    source: (text: string) => this.#sources.all.push({ text, part: this.#partKey ?? this.#path }) - 1,
    link: (target: string): Link => ({ target, part: this.#partKey ?? this.#path }),
    linkTo: (id: string) => {
      const { outside, target } = this.relation(id) ?? {};
      const address = outside ? target : target?.replace(/^[^#]*(?=#)/, '');
      const link = address ? this.drawings.link(address) : undefined;
      if (link) this.#links.add(link);
      return link;
    },
    shape: (picture?: string) =>
      this.#shapes.push({ part: this.#partKey ?? this.#path, ...(picture && { picture }) }) - 1,
    theme: new Theme(undefined),
  };

  /**
   * Reads a note at its first reference.
   *
   * @param hasOwnMark a custom mark represents it, so it is not counted (ECMA-376 part 1, 17.11.7)
   * @returns its number, empty with a custom mark; undefined if the note is missing
   */
  note(key: string, hasOwnMark: boolean): string | undefined {
    const element = this.#noteElements.get(key);
    if (!element) return undefined;
    const noteType = key[0] ?? '';
    const { format, start } = noteNumbers(noteType, this.#settings);
    if (!isKnownFormat(format)) this.#numbering.unknown.add(format);
    const count = (this.#counts[noteType] ?? start - 1) + (hasOwnMark ? 0 : 1);
    this.#counts[noteType] = count;
    const mark = hasOwnMark ? '' : writeNumber(count, format);
    this.#sources.add(element.element, element.path);
    this.#inventory?.add(element.element, key);
    const outerMark = this.noteMark;
    this.noteMark = mark;
    const blocks = this.#inside(element.path, () => this.blocks(element.element));
    this.#notes.set(key, blocks);
    this.noteMark = outerMark;
    if (noteType === 'e') this.#endnotes.push(key);
    return mark;
  }

  #readSeparators() {
    for (const [kind, { element, path, isRuled }] of this.code.differences?.separatorElements(
      this.#pack,
      this.#main,
    ) ?? []) {
      const part = `${path} ${kind}`;
      this.#partKey = part;
      this.#sources.add(element, part);
      this.#inventory?.add(element, part);
      const blocks = this.#inside(path, () => this.blocks(element));
      this.#partKey = undefined;
      this.#separators.set(kind, { blocks, isRuled });
      this.#headerAndFooterParts.set(blocks, part);
    }
  }

  /** Reads the content of a box; open fields of the text around it are unaffected. */
  #inBox<T>(read: () => T): T {
    return this.#inside(this.#path, read);
  }

  #inside<T>(path: string, read: () => T): T {
    const [outer, inlines] = [this.#path, this.#inlines];
    this.#path = path;
    this.#inlines = new Inlines(this);
    try {
      return read();
    } finally {
      this.#path = outer;
      this.#inlines = inlines;
    }
  }

  #sections(body: Element): Section[] {
    const sections: Section[] = [];
    const isGutterAtTop = isOn(child(this.#settings, 'gutterAtTop'));
    let blocks: Block[] = [];
    const endSection = (sectPr: Element | undefined) => {
      sections.push(
        sectionOf(
          sectPr,
          withoutHiddenMarks(blocks, this.#unnumber),
          sections.at(-1),
          (id) => this.#headerOrFooter(id),
          isGutterAtTop,
          (part) => this.#shapes.push({ part }) - 1,
        ),
      );
      blocks = [];
      this.code.differences?.restartNotes(this.#counts, body, sections.length, this.#settings);
    };
    const walk = (parent: Element) => {
      for (const element of this.#blocksIn(parent)) {
        if (element.name === 'sectPr') endSection(element);
        else if (unwrapped.has(element.name)) walk(element);
        else {
          blocks.push(...this.#block(element, noFormat));
          const sectPr = child(child(element, 'pPr'), 'sectPr');
          if (element.name === 'p' && sectPr) endSection(sectPr);
        }
      }
    };
    walk(body);
    if (blocks.length > 0 || sections.length === 0) endSection(undefined);
    return sections;
  }

  readonly #unnumber = ({ sources, label }: Paragraph) =>
    this.#sources.removeLabel(sources?.[0], label?.text);

  #headerOrFooter(id: string): Block[] | undefined {
    const path = this.#pack.relations(this.#main).get(id)?.target;
    const root = this.#pack.root(path);
    if (!root || !path) return undefined;
    this.#fillControls(root);
    // A part that several sections refer to is read once for each of them.
    const part = `${path} ${this.#headerAndFooterParts.size}`;
    this.#sources.add(root, part);
    this.#inventory?.add(root, path);
    this.#partKey = part;
    const blocks = this.#inside(path, () => this.blocks(root));
    this.#partKey = undefined;
    this.#headerAndFooterParts.set(blocks, part);
    return blocks;
  }

  blocks(parent: Element, format = noFormat): Block[] {
    const blocks = this.#blocksIn(parent).flatMap((element) =>
      unwrapped.has(element.name) ? this.blocks(element, format) : this.#block(element, format),
    );
    return withoutHiddenMarks(blocks, this.#unnumber);
  }

  #blocksIn(parent: Element): Element[] {
    const blocks = elementsOf(parent);
    return this.code.differences?.withoutDeletedMarks(blocks) ?? blocks;
  }

  #block(element: Element, format: CellFormat): Block[] {
    if (element.name === 'oMathPara' || element.name === 'oMath')
      return this.#block({ name: 'p', attributes: {}, children: [element] }, format);
    if (element.name === 'bookmarkStart')
      this.#places.push({ kind: 'place', name: element.attributes.name ?? '' });
    if (element.name === 'p') {
      const places = this.#places;
      this.#places = [];
      const paragraph = paragraphOf(
        element,
        format,
        this.#styles,
        this.#numbering,
        this.#inlines,
        (...frames) => this.code.differences?.frameOf(...frames, format !== noFormat),
      );
      paragraph.inlines.unshift(...places);
      for (const link of linksIn(paragraph.inlines)) this.#links.add(link);
      this.#sources.addLabel(paragraph.sources?.[0], paragraph.label?.text);
      const align = displayOf(element);
      return [align ? { ...paragraph, look: { ...paragraph.look, align } } : paragraph];
    }
    if (element.name === 'altChunk') this.reportLoss('chunks');
    if (element.name !== 'tbl') return [];
    const table = this.code.tables?.tableOf(element, this.#styles, this.#isOlder, (cell, cellFormat) =>
      this.blocks(cell, format.fill ? { ...cellFormat, fill: cellFormat.fill ?? format.fill } : cellFormat),
    );
    return table && table.rows.length > 0 ? [table] : [];
  }
}
