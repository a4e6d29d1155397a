import type { Package } from '../../text/docx/package';
import { child, type Element, isOn, textWithin } from '../../text/docx/xml';
import { rightToLeft } from '../../write/right-to-left';
import { formats as fieldFormats } from './fields';

/** Contents of a file that decide which parts of the engine read it. */
export type Survey = {
  /** Names of the elements of its text. */
  names: Set<string>;
  /** Formats of its numbers. */
  formats: Set<string>;
  /** It has letters or paragraphs that run from right to left. */
  isBidirectional: boolean;
  hasSymbols: boolean;
  /** It has lines between columns. */
  isRuled: boolean;
  /** It has elements or values beyond those of any plain letter. */
  isRare: boolean;
};

/** Parts to be read, by the types of their relationships. */
const readTypes = /^(header|footer|footnotes|endnotes|numbering|styles|settings|chart|diagramDrawing)$/;

/** Elements that name a font. */
const fonts = new Set(['rFonts', 'sym', 'latin', 'buFont', 'textpath']);

const symbolFont = /symbol|webdings|wingdings/i;
const fieldFormat = /\\\*\s*(\w+)/g;

/**
 * Elements and values of any plain letter: they are drawn, or do not change the print. All others are looked up in
 * the lists of `inventory.ts`.
 */
const plainElements = new Set(
  `document body p r t tab:undefined br cr rPr pPr sectPr hdr ftr styles style docDefaults rPrDefault pPrDefault name basedOn next
  link uiPriority semiHidden unhideWhenUsed qFormat locked autoRedefine aliases rsid latentStyles lsdException pStyle
  rStyle rFonts b bCs i iCs caps smallCaps strike color spacing w position sz szCs highlight vanish webHidden noProof
  lang keepNext keepLines pageBreakBefore widowControl numPr numId ilvl contextualSpacing outlineLvl shd:clear
  u:single u:none u:double jc:left jc:center jc:right jc:both jc:start jc:end tabs tab:left tab:center tab:right
  tab:decimal tab:clear tab:num bookmarkStart bookmarkEnd proofErr lastRenderedPageBreak hyperlink fldChar fldSimple
  instrText footerReference headerReference pgSz pgMar cols titlePg noBreakHyphen softHyphen vertAlign numbering
  abstractNum abstractNumId nsid multiLevelType tmpl lvl start numFmt lvlText lvlJc num suff isLgl lvlRestart pBdr
  top:single left:single bottom:single right:single between:single top:none left:none bottom:none right:none
  footnotes footnote footnoteReference footnoteRef separator continuationSeparator footnotePr
  endnotes endnote endnotePr settings zoom proofState stylePaneFormatFilter defaultTabStop evenAndOddHeaders compat
  compatSetting rsids rsidRoot characterSpacingControl themeFontLang shapeDefaults decimalSymbol listSeparator`
    .split(/\s+/)
    .filter(Boolean),
);

/** Walks once over the parts of a file that the reader will read. */
export function surveyOf(pack: Package, main: string): Survey {
  const survey: Survey = {
    ...{ names: new Set<string>(), formats: new Set<string>() },
    ...{ isBidirectional: false, hasSymbols: false, isRuled: false, isRare: false },
  };
  const related = [...pack.relations(main).values()].filter(
    ({ type, outside, target }) => !outside && readTypes.test(type) && pack.bytes(target),
  );
  walk(pack.peek(main), survey, true);
  for (const { target, type } of related)
    walk(pack.peek(target), survey, type !== 'styles' && type !== 'settings');
  return survey;
}

/** @param isText whether the part contains text; styles may be unused */
function walk(root: Element | undefined, survey: Survey, isText: boolean): void {
  const visit = (element: Element) => {
    const { name, attributes } = element;
    if (isText) survey.names.add(name);
    const { val } = attributes;
    if (!survey.isRare && !plainElements.has(name) && !plainElements.has(`${name}:${val}`))
      survey.isRare = true;
    if (attributes.dirty) survey.isRare = true;
    // A note separator with text is rare.
    if (/^(foot|end)note$/.test(name) && attributes.type && textWithin(element).trim()) survey.isRare = true;
    if (name === 'cols' && attributes.sep) survey.isRuled = true;
    if (name === 'numFmt' && val) survey.formats.add(val);
    else if (name === 'pgNumType' && attributes.fmt) survey.formats.add(attributes.fmt);
    else if (name.endsWith('notePr') && (child(element, 'numFmt') ?? child(element, 'numStart')))
      survey.isRare = true;
    else if (name === 'bidi' && isOn(element)) survey.isBidirectional = true;
    else if (name === 'fldSimple' && attributes.instr) addInstruction(attributes.instr, survey);
    if (isText && !survey.hasSymbols && fonts.has(name))
      survey.hasSymbols = Object.values(attributes).some((value) => symbolFont.test(value));
    for (const inner of element.children) {
      if (typeof inner !== 'string') visit(inner);
      else if (name === 'instrText') addInstruction(inner, survey);
      else if (!survey.isBidirectional && rightToLeft.test(inner)) survey.isBidirectional = true;
    }
  };
  if (root) visit(root);
}

function addInstruction(text: string, survey: Survey) {
  for (const [, name = ''] of text.matchAll(fieldFormat)) survey.formats.add(fieldFormats[name] ?? 'decimal');
  if (symbolFont.test(text)) survey.hasSymbols = true;
  if (/^\s*EQ\b/i.test(text)) survey.names.add('EQ');
  if (!/^\s*(PAGE|NUMPAGES|HYPERLINK)\b/i.test(text)) survey.isRare = true;
}
