import { child, type Element, elementsOf, isOn, textWithin, valOf } from '../../text/docx/xml';
import { unicodeOf } from '../../write/symbol-fonts';
import { computedField, nameOf } from './fields';

/** Fields that Word numbers, or that move the text after them, at print time: they have no saved result. */
export const countedFields = /^\s*(AUTONUM\w*|LISTNUM|ADVANCE)\b/i;

/**
 * Fields whose missing result is not a difference: they print nothing, or their text is computed here. Any other field
 * without a result is empty in Word until it is updated (17.16.5).
 */
const unshownFields =
  /^(XE|T[AC]|SET|ASK|RD|PRI\w+|FORM\w+|HYPERLINK|NEXT|SKIPIF|AUTO\w+|LISTNUM|ADVANCE|EQ|QUOTE|SYMBOL|\w+BUTTON)?$/;

/**
 * How the print of a field differs from Word's, named as in the report: `DATE` for a field that Word sets to the day
 * of opening, `emptyField` for one that never had a result.
 *
 * @param isEmpty the file has no result for it, not even an empty one
 */
export function differenceOf(instruction: string, isEmpty: boolean): 'DATE' | 'emptyField' | undefined {
  const name = nameOf(instruction);
  if (name === 'DATE' || name === 'TIME') return 'DATE';
  return isEmpty && !unshownFields.test(name) ? 'emptyField' : undefined;
}

/**
 * Whether a paragraph has a field whose instruction contains a field that the layout computes, such as the page
 * number. Word recomputes the outer field for each page (17.16.5.24 for `IF`); here its saved result is printed.
 */
export function hasFieldByPage(paragraph: Element): boolean {
  const open: { instruction: string; isShown: boolean }[] = [];
  const walk = (parent: Element): boolean =>
    elementsOf(parent).some((element) => {
      const { name, attributes } = element;
      const field = open.at(-1);
      if (name === 'instrText' && field) field.instruction += textWithin(element);
      if (name !== 'fldChar') return name !== 'txbxContent' && walk(element);
      if (attributes.fldCharType === 'begin') open.push({ instruction: '', isShown: false });
      else if (attributes.fldCharType === 'separate' && field) field.isShown = true;
      else if (attributes.fldCharType === 'end') {
        open.pop();
        return computedField(field?.instruction ?? '') !== undefined && open.at(-1)?.isShown === false;
      }
      return false;
    });
  return walk(paragraph);
}

/**
 * What Word prints for a field without a saved result (ECMA-376, 17.16.5 and, for legacy form fields, 17.16.6 to
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

/** Character of a SYMBOL field: a decimal or hexadecimal code, in the font named after `\f` (17.16.5.58). */
function symbolOf(instruction: string): string {
  const code = Number(/^\s*\S+\s+(0x[\da-f]+|\d+)/i.exec(instruction)?.[1] ?? Number.NaN);
  const font = /\\f\s+(?:"([^"]+)"|(\S+))/i.exec(instruction);
  if (!(code > 0x1f && code <= 0x10ffff)) return '';
  return unicodeOf(String.fromCodePoint(code), font?.[1] ?? font?.[2] ?? '');
}
