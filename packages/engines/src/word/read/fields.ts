import { child, type Element, elementsOf, isOn, valOf } from '../../text/docx/xml';
import { unicodeOf } from '../../write/symbol-fonts';
import type { FieldName } from '../model';

export const formats: Record<string, string> = {
  roman: 'lowerRoman',
  ROMAN: 'upperRoman',
  Roman: 'upperRoman',
  alphabetic: 'lowerLetter',
  ALPHABETIC: 'upperLetter',
  Arabic: 'decimal',
  Ordinal: 'ordinal',
  ArabicDash: 'numberInDash',
  OrdText: 'OrdText',
  CardText: 'CardText',
  Hex: 'hex',
  CIRCLENUM: 'decimalEnclosedCircle',
};

const fields: Record<string, FieldName> = {
  STYLEREF: 'style',
  PAGE: 'page',
  NUMPAGES: 'pages',
  SECTIONPAGES: 'section-pages',
  SECTION: 'section',
};

/** Fields that Word counts, or moves the text after them by, as it prints: they have no result that could be printed. */
export const countedFields = /^\s*(AUTONUM\w*|LISTNUM|ADVANCE)\b/i;

export const nameOf = (instruction: string) => instruction.trim().split(/\s+/)[0]?.toUpperCase() ?? '';

/** Whether a field is an equation in the manner of older programs. */
export const isEquation = (instruction: string) => nameOf(instruction) === 'EQ';

/**
 * Removes the beginnings of fields that have no end, though each must have one (ECMA-376 part 1, 17.16.18): as in Word,
 * what comes after such a beginning is text. A box within a paragraph has fields of its own.
 */
export function dropOpenFields(root: Element): void {
  const open: Element[] = [];
  const walk = (parent: Element) => {
    for (const element of elementsOf(parent)) {
      const { name, attributes } = element;
      if (name === 'txbxContent') dropOpenFields(element);
      else if (name !== 'fldChar') walk(element);
      else if (attributes.fldCharType === 'begin') open.push(element);
      else if (attributes.fldCharType === 'end') open.pop();
    }
  };
  walk(root);
  for (const { attributes } of open) delete attributes.fldCharType;
}

/** Fields computed by the layout; all others keep the result saved by Word. */
export const computedField = (instruction: string): FieldName | undefined => fields[nameOf(instruction)];

/** The style that a STYLEREF field names, and whether its last text on the page is wanted (17.16.5.59). */
export function styleReferenceOf(instruction: string): { style: string; isLast: boolean } | undefined {
  const [, quoted, plain] = /^\s*STYLEREF\s+(?:"([^"]+)"|([^\s\\]+))/i.exec(instruction) ?? [];
  const style = quoted ?? plain;
  // Numbers of paragraphs, and their places, are not computed.
  if (!style || /\\[nprtw]\b/i.test(instruction)) return undefined;
  return { style: /^[1-9]$/.test(style) ? `heading ${style}` : style, isLast: /\\l\b/i.test(instruction) };
}

export function linkOf(instruction: string): string | undefined {
  const [, place] =
    /^\s*(?:HYPERLINK\s+\\l|(?:REF|PAGEREF)(?=.*\\h))\s+"?([^"\s\\]+)"?/i.exec(instruction) ?? [];
  if (place) return `#${place}`;
  return /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
}

/**
 * What Word prints for a field that has no saved result (ECMA-376, 17.16.5 and, for legacy form fields, 17.16.6 to
 * 17.16.34).
 *
 * @param form the field's `w:ffData`
 */
export function printedWithoutResult(instruction: string, form: Element | undefined): string {
  switch (nameOf(instruction)) {
    case 'FORMCHECKBOX': {
      const box = child(form, 'checkBox');
      return isOn(child(box, 'checked') ?? child(box, 'default')) ? '☒' : '☐';
    }
    case 'FORMDROPDOWN': {
      const list = child(form, 'ddList');
      const entries = elementsOf(list).filter(({ name }) => name === 'listEntry');
      const chosen = Number(valOf(list, 'result') ?? valOf(list, 'default') ?? 0);
      return entries[chosen]?.attributes.val ?? '';
    }
    case 'FORMTEXT':
      return valOf(child(form, 'textInput'), 'default') ?? '';
    case 'MACROBUTTON':
    case 'GOTOBUTTON':
      return /^\s*\S+\s+\S+\s+(.*)$/s.exec(instruction)?.[1]?.trim() ?? '';
    case 'SYMBOL':
      return symbolOf(instruction);
    case 'QUOTE':
      return /^\s*\S+\s+"([^"]*)"/.exec(instruction)?.[1] ?? '';
    default:
      return '';
  }
}

/** The sign of a SYMBOL field: its code, decimal or hexadecimal, and the font behind `\f` (17.16.5.58). */
function symbolOf(instruction: string): string {
  const code = Number(/^\s*\S+\s+(0x[\da-f]+|\d+)/i.exec(instruction)?.[1] ?? Number.NaN);
  const font = /\\f\s+(?:"([^"]+)"|(\S+))/i.exec(instruction);
  if (!(code > 0x1f && code <= 0x10ffff)) return '';
  return unicodeOf(String.fromCodePoint(code), font?.[1] ?? font?.[2] ?? '');
}
