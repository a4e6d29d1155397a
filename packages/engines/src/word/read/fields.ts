import { type Element, elementsOf } from '../../text/docx/xml';
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
  const [, quoted, unquoted] = /^\s*STYLEREF\s+(?:"([^"]+)"|([^\s\\]+))/i.exec(instruction) ?? [];
  const style = quoted ?? unquoted;
  // Numbers of paragraphs, and their places, are not computed.
  if (!style || /\\[nprtw]\b/i.test(instruction)) return undefined;
  return { style: /^[1-9]$/.test(style) ? `heading ${style}` : style, isLast: /\\l\b/i.test(instruction) };
}

/** What a field opens: an address, a bookmark, or both (17.16.5.25 for `HYPERLINK`, whose switches may come first). */
export function linkOf(instruction: string): string | undefined {
  const [, target] = /^\s*(?:REF|PAGEREF)(?=.*\\h)\s+"?([^"\s\\]+)"?/i.exec(instruction) ?? [];
  if (target) return `#${target}`;
  if (nameOf(instruction) !== 'HYPERLINK') return undefined;
  const place = /\\l\s+"?([^"\s]+)/i.exec(instruction)?.[1];
  const instructionWithoutOptions = instruction.replace(/\s\\[lot]\s+("[^"]*"|\S+)/gi, '');
  const [, quoted, bare] = /^\s*HYPERLINK\s+(?:"([^"]+)"|([^\s\\]+))/i.exec(instructionWithoutOptions) ?? [];
  return `${quoted ?? bare ?? ''}${place ? `#${place}` : ''}` || undefined;
}
