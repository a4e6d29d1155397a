import { isKnownFormat } from '../../text/docx/written';
import { child, type Element, elementsOf, isOn } from '../../text/docx/xml';
import type { Styles } from './styles';
import type { Theme } from './theme';

/**
 * What a print of Word shows differently:
 * - `effects`: shadows, glow, reflections, bevels, recoloured pictures
 * - `patterns`: hatches and tiles, drawn as an even colour
 * - `warped`: text along a curve, drawn straight
 * - `direction`: tables whose columns run from right to left
 * - `picture-borders`: page borders made of pictures
 * - `comments`, `revisions`: comments that are not printed, changes printed as accepted
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

const names = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

/**
 * Children of property containers and of text that are drawn, or that change nothing in print. What is in none of
 * these lists, and has no rule below, is a difference of its own (ECMA-376 part 1, 17.3 to 17.6; MS-DOCX 2.6).
 */
const known: Record<string, ReadonlySet<string>> = {
  rPr: names(
    `rStyle rFonts b bCs i iCs caps smallCaps strike dstrike color spacing w kern position sz szCs highlight u bdr shd
    vertAlign rtl cs lang vanish specVanish webHidden noProof snapToGrid effect oMath ins del moveFrom moveTo rPrChange
    ligatures numForm numSpacing stylisticSets cntxtAlts textFill textOutline`,
  ),
  pPr: names(
    `pStyle keepNext keepLines pageBreakBefore widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens
    kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind
    contextualSpacing suppressOverlap jc textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange
    collapsed framePr`,
  ),
  tblPr: names(
    `tblStyle tblOverlap tblStyleRowBandSize tblStyleColBandSize tblW jc tblInd tblBorders shd tblLayout tblCellMar
    tblLook tblCaption tblDescription tblPrChange tblpPr`,
  ),
  trPr: names(
    'cnfStyle divId gridBefore gridAfter wBefore wAfter cantSplit trHeight tblHeader ins del trPrChange hidden',
  ),
  tcPr: names(
    `cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection vAlign hideMark headers cellIns cellDel
    tcPrChange`,
  ),
  tcBorders: names('top bottom left right start end insideH insideV tl2br tr2bl'),
  sectPr: names(
    `headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders pgNumType cols formProt
    noEndnote titlePg docGrid printerSettings sectPrChange footnoteColumns vAlign lnNumType bidi rtlGutter`,
  ),
  footnotePr: names('footnote'),
  endnotePr: names('pos endnote'),
  r: names(
    `rPr t delText instrText delInstrText tab ptab cr br noBreakHyphen softHyphen sym pgNum footnoteReference
    endnoteReference footnoteRef endnoteRef annotationRef commentReference separator continuationSeparator drawing pict
    object ruby fldChar lastRenderedPageBreak`,
  ),
  p: names(
    `pPr r hyperlink fldSimple oMath oMathPara smartTag sdt dir bdo ins del moveFrom moveTo customXml proofErr
    bookmarkStart bookmarkEnd commentRangeStart commentRangeEnd permStart permEnd moveFromRangeStart moveFromRangeEnd
    moveToRangeStart moveToRangeEnd customXmlInsRangeStart customXmlInsRangeEnd customXmlDelRangeStart
    customXmlDelRangeEnd`,
  ),
};

/** Text directions of cells and sections that lay lines from left to right. */
const horizontal = names('lrTb lr lrTbV tb');

const isTrue = (value = '') => /^(t|true|1)$/.test(value);
const isNone = (value: string | undefined) => value === undefined || value === 'none' || value === 'nil';

/** Elements that Word prints in a way that is not drawn here; without a difference, they change nothing. */
const rules: Record<string, (element: Element, parent: Element) => Difference | undefined> = {
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
  eastAsianLayout: ({ attributes }) =>
    attributes.combine || attributes.vert ? ('settings' as const) : undefined,
  // Formats of notes are read from the settings of the whole file.
  numFmt: ({ attributes }, { name }) =>
    attributes.val !== ({ footnotePr: 'decimal', endnotePr: 'lowerRoman' }[name] ?? attributes.val)
      ? 'settings'
      : undefined,
  numStart: ({ attributes }, { name }) =>
    name.endsWith('notePr') && attributes.val !== '1' ? 'settings' : undefined,
  pgNumType: ({ attributes: { fmt = 'decimal', chapStyle } }) =>
    chapStyle || !isKnownFormat(fmt) ? 'settings' : undefined,
  numRestart: ({ attributes }) => (attributes.val === 'continuous' ? undefined : 'settings'),
  pos: ({ attributes }, { name }) =>
    name === 'footnotePr' && attributes.val === 'beneathText' ? 'settings' : undefined,
  commentReference: () => 'comments',
  ins: () => 'revisions',
  del: () => 'revisions',
  moveFrom: () => 'revisions',
  moveTo: () => 'revisions',
};

/** Parts of a tree that are not printed: former properties, and text that was taken out. */
const skipped = names('rPrChange pPrChange tblPrChange trPrChange tcPrChange sectPrChange');

/** Counts what of a file is printed differently, straight from its XML, whatever the layout makes of it. */
export class Inventory {
  readonly #counts = new Map<Difference, number>();
  readonly #settings = new Set<string>();
  readonly #styles: Styles;
  readonly #theme: Theme;
  readonly #seen = new Set<Element | string>();

  constructor(styles: Styles, theme: Theme) {
    this.#styles = styles;
    this.#theme = theme;
  }

  /** Differences and how often they occur. */
  get counts(): ReadonlyMap<Difference, number> {
    return this.#counts;
  }

  /** Names of elements behind the count of `settings`. */
  get settings(): ReadonlySet<string> {
    return this.#settings;
  }

  /** Counts a printed part. @param part its path: each is counted once */
  add(root: Element | undefined, part: string): void {
    if (!root || this.#seen.has(part)) return;
    this.#seen.add(part);
    this.#style(this.#styles.usual('paragraph'));
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
      // An equation is told as such.
      if (skipped.has(name) || name === 'oMath') continue;
      const rule = rules[name];
      if (rule) {
        const difference = rule(element, parent);
        if (difference) this.#count(difference, name);
        // A list of effects counts once.
        if (difference === 'effects') continue;
      } else if (allowed && !allowed.has(name)) this.#count('settings', name);
      if (name === 'pStyle' || name === 'rStyle' || name === 'tblStyle') this.#style(element.attributes.val);
      else if (name === 'style') this.#effect(element, parent);
      else if (name === 'pgBorders' && elementsOf(element).some(isPicture))
        this.#count('picture-borders', name);
      if (name !== 'del' && name !== 'moveFrom') this.#walk(element);
    }
  }

  /** Properties of a style and its ancestors, once. */
  #style(id: string | undefined) {
    for (const { element } of this.#styles.chain(id)) {
      if (this.#seen.has(element)) continue;
      this.#seen.add(element);
      for (const name of ['rPr', 'pPr', 'tblPr', 'trPr', 'tcPr']) {
        const own = child(element, name);
        if (own) this.#walk(own);
      }
    }
  }

  /** An effect of the theme that a shape's style names, unless the shape has its own or none. */
  #effect(style: Element, shape: Element) {
    const index = Number(child(style, 'effectRef')?.attributes.idx ?? 0);
    if (this.#theme.hasEffect(index) && !child(child(shape, 'spPr'), 'effectLst'))
      this.#count('effects', style.name);
  }
}

/** Lines of page borders have names of their own; all other borders are pictures (ECMA-376 part 1, 17.18.2). */
const lines =
  /^(nil|none|single|thick|double|dotted|dashed|dotDash|dotDotDash|triple|thin\w+|wave|doubleWave|dashSmallGap|dashDotStroked|three\w+|outset|inset)$/;

const isPicture = ({ attributes }: Element) => !lines.test(attributes.val ?? 'none');
