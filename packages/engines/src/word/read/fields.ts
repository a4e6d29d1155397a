import { type Element, elementsOf } from '../../text/docx/xml';
import type { FieldName } from '../model';

/** Number formats by the argument of a field's switch. */
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

const fieldNames: Record<string, FieldName> = {
  STYLEREF: 'style',
  PAGE: 'page',
  NUMPAGES: 'pages',
  SECTIONPAGES: 'section-pages',
  SECTION: 'section',
};

export const nameOf = (instruction: string) => instruction.trim().split(/\s+/)[0]?.toUpperCase() ?? '';

/** Whether a field is an equation as older programs write it (EQ). */
export const isEquation = (instruction: string) => nameOf(instruction) === 'EQ';

/** Whether Word never shows the saved result of a field: it only sets a bookmark (17.16.5.3 and 17.16.5.57). */
export const hidesResult = (instruction: string) => /^(SET|ASK)$/.test(nameOf(instruction));

/** The picture of a field's number (17.16.4.2), such as `000` in `PAGE \# "000"`. */
export const pictureOf = (instruction: string): string | undefined => {
  const [, quoted, bare] = /\\#\s*(?:"([^"]*)"|([^\s\\]+))/.exec(instruction) ?? [];
  return quoted ?? bare;
};

/**
 * Removes field beginnings that lack an end, though each must have one (ECMA-376 part 1, 17.16.18). As in Word, what
 * follows such a beginning is plain text. A box within a paragraph has fields of its own.
 */
export function dropOpenFields(root: Element): void {
  const openBeginnings: Element[] = [];
  const walk = (parent: Element) => {
    for (const element of elementsOf(parent)) {
      const { name, attributes } = element;
      if (name === 'txbxContent') dropOpenFields(element);
      else if (name !== 'fldChar') walk(element);
      else if (attributes.fldCharType === 'begin') openBeginnings.push(element);
      else if (attributes.fldCharType === 'end') openBeginnings.pop();
    }
  };
  walk(root);
  for (const { attributes } of openBeginnings) delete attributes.fldCharType;
}

/** The value that the layout computes for a field; undefined for all others, which keep the result saved by Word. */
export const computedField = (instruction: string): FieldName | undefined => fieldNames[nameOf(instruction)];

/**
 * Style that a STYLEREF field names, and whether it takes the last text on the page instead of the first
 * (17.16.5.59).
 */
export function styleReferenceOf(instruction: string): { style: string; isLast: boolean } | undefined {
  const [, quoted, unquoted] = /^\s*STYLEREF\s+(?:"([^"]+)"|([^\s\\]+))/i.exec(instruction) ?? [];
  const style = quoted ?? unquoted;
  // Switches for the number or the position of a paragraph are not computed.
  if (!style || /\\[nprtw]\b/i.test(instruction)) return undefined;
  return { style: /^[1-9]$/.test(style) ? `heading ${style}` : style, isLast: /\\l\b/i.test(instruction) };
}

/** Target of a field: an address, a bookmark, or both (17.16.5.25 for `HYPERLINK`, whose switches may come first). */
export function linkOf(instruction: string): string | undefined {
  const [, target] = /^\s*(?:REF|PAGEREF)(?=.*\\h)\s+"?([^"\s\\]+)"?/i.exec(instruction) ?? [];
  if (target) return `#${target}`;
  if (nameOf(instruction) !== 'HYPERLINK') return undefined;
  const bookmark = /\\l\s+"?([^"\s]+)/i.exec(instruction)?.[1];
  const instructionWithoutOptions = instruction.replace(/\s\\[lot]\s+("[^"]*"|\S+)/gi, '');
  const [, quoted, bare] = /^\s*HYPERLINK\s+(?:"([^"]+)"|([^\s\\]+))/i.exec(instructionWithoutOptions) ?? [];
  return `${quoted ?? bare ?? ''}${bookmark ? `#${bookmark}` : ''}` || undefined;
}
