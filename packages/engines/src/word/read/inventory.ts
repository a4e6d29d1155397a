import { child, type Element, elementsOf, isOn, textWithin } from '../../text/docx/xml';
import { rightToLeft } from '../../write/right-to-left';
import { isPicture, lines } from './border-pictures';
import { countedFields, hasFieldByPage } from './field-differences';
import { formatChanges, known, names, unprinted } from './known-elements';
import { rowAlignments } from './row-alignments';
import type { Styles } from './styles';
import type { Theme } from './theme';
import { isRecoloured } from './washed-out';
import { isRectangle } from './wrap-outline';

/**
 * What a print of Word shows differently:
 * - `effects`: shadows, glow, reflections, bevels, recoloured pictures
 * - `patterns`: hatches and tiles, drawn as an even colour
 * - `warped`: text along a curve, drawn straight
 * - `direction`: tables whose columns run from right to left
 * - `picture-borders`: page borders made of pictures
 * - `comments`, `revisions`: comments that are not printed, changes of text and of format printed as accepted
 * - `settings`: all others
 */
export type Difference =
  | 'effects'
  | 'patterns'
  | 'warped'
  | 'direction'
  | 'picture-borders'
  | 'comments'
  | 'revisions'
  | 'settings';

/** Text directions of cells and sections that lay lines from left to right. */
const horizontal = names('lrTb lr lrTbV tb');

const isTrue = (value = '') => /^(t|true|1)$/.test(value);
const isNone = (value: string | undefined) => value === undefined || value === 'none' || value === 'nil';

/** Underlines that are drawn as the file says. */
const underlines = names('none single words double thick dotted dash');
/** Borders that are drawn as the file says. */
const borders = names('nil none single thick double triple dotted dashed dashSmallGap');
/** Elements that contain borders. */
const bordered = /^(pBdr|tblBorders|tcBorders|pgBorders|rPr)$/;

/** A rule for a value that is not among these. */
const unlessMatching =
  (allowed: ReadonlySet<string>): Rule =>
  ({ attributes: { val } }) =>
    val === undefined || allowed.has(val) ? undefined : 'settings';

/** A rule for an attribute other than `val`. */
const unlessAttribute =
  (name: string, allowed: ReadonlySet<string>): Rule =>
  ({ attributes }) =>
    allowed.has(attributes[name] ?? 'none') ? undefined : 'settings';

const aligned = unlessMatching(names('left right center both start end numTab'));

const ifOn: Rule = (element) => (isOn(element) ? 'settings' : undefined);

/** A notes setting of the file without formats and first numbers: those are followed, unlike those of a section. */
const withoutNumbers = (setting: Element): Element =>
  /^(foot|end)notePr$/.test(setting.name)
    ? { ...setting, children: elementsOf(setting).filter(({ name }) => !/^num(Fmt|Start)$/.test(name)) }
    : setting;

/** The standard mapping of colours, with dark text on light paper (17.15.1.20). */
const darkOnLight: Record<string, string> = { bg1: 'light1', t1: 'dark1', bg2: 'light2', t2: 'dark2' };

/** A border drawn as another one, or with a shadow or a frame. */
const border: Rule = ({ attributes: { val = 'none', shadow, frame } }, { name }) => {
  if (!bordered.test(name)) return undefined;
  if (isTrue(shadow) || isTrue(frame)) return 'effects';
  return borders.has(val) || (name === 'pgBorders' && !lines.test(val)) ? undefined : 'settings';
};

const tight: Rule = (element) => (isRectangle(child(element, 'wrapPolygon')) ? undefined : 'settings');

type Rule = (
  element: Element,
  parent: Element,
  isKnownFormat: (format: string) => boolean,
) => Difference | undefined;

/** Elements that Word prints in a way not drawn here. A rule returns the difference; undefined if there is none. */
const rules: Record<string, Rule> = {
  u: unlessMatching(underlines),
  kern: ({ attributes }) => (Number(attributes.val ?? 0) > 0 ? 'settings' : undefined),
  ligatures: unlessMatching(names('none')),
  numForm: unlessMatching(names('default')),
  numSpacing: unlessMatching(names('default')),
  stylisticSets: (element) => (elementsOf(element).length > 0 ? 'settings' : undefined),
  cntxtAlts: ifOn,
  // The alignment of rows is counted with their table (`tbl`).
  jc: (element, parent, isKnownFormat) =>
    parent.name === 'trPr' ? undefined : aligned(element, parent, isKnownFormat),
  tbl: (element) => (rowAlignments(element).length > 1 ? 'settings' : undefined),
  textAlignment: unlessMatching(names('auto baseline')),
  textboxTightWrap: unlessMatching(names('none')),
  wordWrap: (element) => (isOn(element) ? undefined : 'settings'),
  ind: ({ attributes: indents }) =>
    ['left', 'start', 'right', 'end', 'firstLine', 'hanging'].some(
      (name) => Number(indents[`${name}Chars`] ?? 0) !== 0 && indents[name] === undefined,
    )
      ? 'settings'
      : undefined,
  tab: ({ attributes }, { name }) => (name === 'tabs' && attributes.val === 'bar' ? 'settings' : undefined),
  top: border,
  bottom: border,
  left: border,
  right: border,
  start: border,
  end: border,
  insideH: border,
  insideV: border,
  between: border,
  bdr: border,
  vAlign: ({ attributes: { val = 'top' } }) => (val === 'both' ? 'settings' : undefined),
  docGrid: ({ attributes: { type = 'default', charSpace } }) =>
    type === 'snapToChars' || (type === 'linesAndChars' && Number(charSpace ?? 0) !== 0)
      ? 'settings'
      : undefined,
  bidi: (element, parent) =>
    parent.name === 'sectPr' && isOn(element) && Number(child(parent, 'cols')?.attributes.num ?? 1) > 1
      ? 'settings'
      : undefined,
  footnoteColumns: ({ attributes }) => (Number(attributes.val ?? 0) > 1 ? 'settings' : undefined),
  wrapTight: tight,
  wrapThrough: tight,
  positionH: ({ attributes }) => (attributes.relativeFrom === 'character' ? 'settings' : undefined),
  bodyPr: ({ attributes: { rot, numCol, anchorCtr, upright } }) =>
    Number(rot ?? 0) !== 0 || Number(numCol ?? 1) > 1 || isTrue(anchorCtr) || isTrue(upright)
      ? 'settings'
      : undefined,
  headEnd: unlessAttribute('type', names('none triangle')),
  tailEnd: unlessAttribute('type', names('none triangle')),
  alphaModFix: ({ attributes }, { name }) =>
    name === 'blip' && Number(attributes.amt ?? 100_000) < 100_000 ? 'effects' : undefined,
  imgEffect: () => 'effects',
  blur: () => 'effects',
  hsl: () => 'effects',
  clrRepl: () => 'effects',
  fillOverlay: () => 'effects',
  printFormsData: ifOn,
  printTwoOnOne: ifOn,
  bookFoldPrinting: ifOn,
  bookFoldRevPrinting: ifOn,
  alignBordersAndEdges: ifOn,
  updateFields: ifOn,
  clrSchemeMapping: ({ attributes }) =>
    Object.entries(darkOnLight).every(
      ([name, standardValue]) => (attributes[name] ?? standardValue) === standardValue,
    )
      ? undefined
      : 'settings',
  shadow: (element, { name }) =>
    (name === 'rPr' ? isOn(element) : isTrue(element.attributes.on)) ? 'effects' : undefined,
  outline: (element) => (isOn(element) ? 'effects' : undefined),
  emboss: (element) => (isOn(element) ? 'effects' : undefined),
  imprint: (element) => (isOn(element) ? 'effects' : undefined),
  glow: () => 'effects',
  reflection: () => 'effects',
  props3d: () => 'effects',
  scene3d: (_, { name }) => (name === 'rPr' ? 'effects' : undefined),
  extrusion: ({ attributes }) => (isTrue(attributes.on) ? 'effects' : undefined),
  effectLst: (element) => (elementsOf(element).length > 0 ? 'effects' : undefined),
  effectDag: (element) => (elementsOf(element).length > 0 ? 'effects' : undefined),
  sp3d: (element) => (elementsOf(element).some(({ name }) => /^bevel/.test(name)) ? 'effects' : undefined),
  lum: () => 'effects',
  imagedata: ({ attributes }) => (isRecoloured(attributes) ? 'effects' : undefined),
  // Type 136 is a straight line.
  textpath: ({ attributes: { string } }, { attributes: { type = '' } }) =>
    string && !/_t136$/.test(type) ? 'warped' : undefined,
  grayscl: () => 'effects',
  duotone: () => 'effects',
  biLevel: () => 'effects',
  clrChange: () => 'effects',
  textFill: (element) => (child(element, 'gradFill') ? 'effects' : undefined),
  textOutline: (element) => (child(element, 'noFill') ? undefined : 'effects'),
  em: ({ attributes }) => (isNone(attributes.val) ? undefined : 'settings'),
  textDirection: ({ attributes }, { name }) =>
    horizontal.has(attributes.val ?? 'lrTb') || name === 'tcPr' ? undefined : 'settings',
  pattFill: () => 'patterns',
  fill: ({ attributes }) => (/^(tile|pattern|frame)$/.test(attributes.type ?? '') ? 'patterns' : undefined),
  tile: (_, { name }) => (name === 'blipFill' ? 'patterns' : undefined),
  shd: ({ attributes }) => (/stripe|cross/i.test(attributes.val ?? '') ? 'patterns' : undefined),
  prstTxWarp: ({ attributes }) => (attributes.prst === 'textNoShape' ? undefined : 'warped'),
  mirrorIndents: (element) => (isOn(element) ? 'settings' : undefined),
  tblCellSpacing: ({ attributes }) => (Number(attributes.w ?? 0) > 0 ? 'settings' : undefined),
  bidiVisual: (element) => (isOn(element) ? 'direction' : undefined),
  tcFitText: (element) => (isOn(element) ? 'settings' : undefined),
  fitText: () => 'settings',
  ruby: () => 'settings',
  eastAsianLayout: ({ attributes }) =>
    attributes.combine || attributes.vert ? ('settings' as const) : undefined,
  numFmt: ({ attributes }, { name }) =>
    attributes.val !== ({ footnotePr: 'decimal', endnotePr: 'lowerRoman' }[name] ?? attributes.val)
      ? 'settings'
      : undefined,
  numStart: ({ attributes }, { name }) =>
    name.endsWith('notePr') && attributes.val !== '1' ? 'settings' : undefined,
  pgNumType: ({ attributes: { fmt = 'decimal', chapStyle } }, _, isKnownFormat) =>
    chapStyle || !isKnownFormat(fmt) ? 'settings' : undefined,
  numRestart: ({ attributes }) => (attributes.val === 'eachPage' ? 'settings' : undefined),
  pos: ({ attributes: { val } }, { name }) =>
    (name === 'footnotePr' && val !== 'pageBottom') || (name === 'endnotePr' && val === 'sectEnd')
      ? 'settings'
      : undefined,
  // Text that is forced to run against its natural direction.
  bdo: (element) => {
    const [text, isRightToLeft] = [textWithin(element), element.attributes.val === 'rtl'];
    return /\p{L}/u.test(text) && rightToLeft.test(text) !== isRightToLeft ? 'settings' : undefined;
  },
  // A result that Word recomputes when it opens the file (17.16.18).
  fldChar: ({ attributes: { dirty } }) => (isTrue(dirty) ? 'settings' : undefined),
  cellDel: () => 'settings',
  subDoc: () => 'settings',
  textbox: ({ attributes: { style = '' } }) => (/mso-next-textbox/.test(style) ? 'settings' : undefined),
  p: (element) => (hasFieldByPage(element) ? 'settings' : undefined),
  cellIns: () => 'revisions',
  instrText: (element) => (countedFields.test(textWithin(element)) ? 'settings' : undefined),
  fldSimple: ({ attributes: { instr = '', dirty } }) =>
    countedFields.test(instr) || isTrue(dirty) ? 'settings' : undefined,
  commentReference: () => 'comments',
  ins: () => 'revisions',
  del: () => 'revisions',
  moveFrom: () => 'revisions',
  moveTo: () => 'revisions',
};

/** The element's name for the report; a general one for borders, bar tabs, uneven rows, page fields, linked boxes. */
const labelOf = ({ name }: Element, rule: Rule) =>
  rule === border
    ? 'border'
    : ({ tab: 'bar', tbl: 'rowJc', p: 'byPage', textbox: 'linkedTxbx' }[name] ?? name);

/** Counts what a file prints differently, from its XML alone, independent of the layout. */
export class Inventory {
  readonly #counts = new Map<Difference, number>();
  readonly #settings = new Set<string>();
  readonly #styles: Styles;
  readonly #theme: Theme;
  readonly #seen = new Set<Element | string>();
  readonly #isKnownFormat: (format: string) => boolean;
  /** Automatic hyphenation is on, unless a paragraph turns it off. */
  #isHyphenated = false;
  /** Whether the walk is inside a table cell. */
  #isInCell = false;

  /** @param isKnownFormat whether numbers in a format are written as the format says */
  constructor(styles: Styles, theme: Theme, isKnownFormat: (format: string) => boolean) {
    this.#styles = styles;
    this.#theme = theme;
    this.#isKnownFormat = isKnownFormat;
  }

  /** Counts the settings of the file and its default text properties. */
  addSettings(settings: Element | undefined, styles: Element | undefined): void {
    if (settings) this.#walk({ ...settings, children: elementsOf(settings).map(withoutNumbers) });
    const defaults = child(styles, 'docDefaults');
    const paragraphs = child(child(defaults, 'pPrDefault'), 'pPr');
    this.#isHyphenated = isOn(child(settings, 'autoHyphenation'));
    if (this.#isHyphenated && !isOn(child(paragraphs, 'suppressAutoHyphens')))
      this.#count('settings', 'autoHyphenation');
    for (const name of ['rPr', 'pPr']) {
      const defaultValue = child(child(defaults, `${name}Default`), name);
      if (defaultValue) this.#walk(defaultValue);
    }
  }

  /** Differences and how often they occur. */
  get counts(): ReadonlyMap<Difference, number> {
    return this.#counts;
  }

  /** Names of the elements counted under `settings`. */
  get settings(): ReadonlySet<string> {
    return this.#settings;
  }

  /** Counts a printed part. @param part its path: each is counted once */
  add(root: Element | undefined, part: string): void {
    if (!root || this.#seen.has(part)) return;
    this.#seen.add(part);
    this.#style(this.#styles.defaultId('paragraph'));
    this.#walk(root);
  }

  #count(difference: Difference, name: string) {
    this.#counts.set(difference, (this.#counts.get(difference) ?? 0) + 1);
    if (difference === 'settings') this.#settings.add(name);
  }

  #walk(parent: Element): void {
    const allowed = known[parent.name];
    for (const element of elementsOf(parent)) {
      const { name } = element;
      // The equation itself is reported instead.
      if (name === 'oMath') continue;
      if (formatChanges.has(name)) {
        this.#count('revisions', name);
        continue;
      }
      const rule = rules[name];
      if (rule) {
        const difference = rule(element, parent, this.#isKnownFormat);
        if (difference) this.#count(difference, labelOf(element, rule));
        // A list of effects counts only once.
        if (difference === 'effects') continue;
      } else if (allowed && !allowed.has(name) && isOn(element))
        // All compatibility rules of older programs (17.15.3) count as one.
        this.#count('settings', parent.name === 'compat' ? 'compat' : name);
      // A float in a cell is positioned relative to the cell.
      if (name === 'anchor' && this.#isInCell && element.attributes.layoutInCell === '0')
        this.#count('settings', 'layoutInCell');
      else if (name === 'suppressAutoHyphens' && !isOn(element) && this.#isHyphenated)
        this.#count('settings', 'autoHyphenation');
      if (name === 'pStyle' || name === 'rStyle' || name === 'tblStyle') this.#style(element.attributes.val);
      else if (name === 'style') this.#countThemeEffect(element, parent);
      else if (name === 'pgBorders' && elementsOf(element).some(isPicture))
        this.#count('picture-borders', name);
      if (name === 'del' || name === 'moveFrom' || unprinted.has(name)) continue;
      const wasInCell = this.#isInCell;
      this.#isInCell ||= name === 'tc';
      this.#walk(element);
      this.#isInCell = wasInCell;
    }
  }

  /** Counts the properties of a style and its ancestors, each once. */
  #style(id: string | undefined) {
    for (const { element } of this.#styles.chain(id)) {
      if (this.#seen.has(element)) continue;
      this.#seen.add(element);
      for (const name of ['rPr', 'pPr', 'tblPr', 'trPr', 'tcPr']) {
        const ownElement = child(element, name);
        if (ownElement) this.#walk(ownElement);
      }
    }
  }

  /** Counts an effect of the theme that a shape's style names, unless the shape sets its own or none. */
  #countThemeEffect(style: Element, shape: Element) {
    const index = Number(child(style, 'effectRef')?.attributes.idx ?? 0);
    if (this.#theme.hasEffect(index) && !child(child(shape, 'spPr'), 'effectLst'))
      this.#count('effects', style.name);
  }
}
