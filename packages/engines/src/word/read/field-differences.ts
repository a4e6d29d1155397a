import { nameOf } from './fields';

/** Fields that print nothing themselves; all others are empty in Word until somebody updates them (17.16.5). */
const unshownFields =
  /^(XE|T[AC]|SET|ASK|RD|PRI\w+|FORM\w+|HYPERLINK|NEXT|SKIPIF|AUTO\w+|LISTNUM|ADVANCE|EQ|QUOTE|SYMBOL|\w+BUTTON)?$/;

/**
 * How the print of a field differs from that of Word, by the name that the report has for it: `DATE` of one that Word
 * sets to the day on which it opens the file, `emptyField` of one that has never had a result.
 *
 * @param isEmpty the file has no result of it, not even an empty one
 */
export function differenceOf(instruction: string, isEmpty: boolean): 'DATE' | 'emptyField' | undefined {
  const name = nameOf(instruction);
  if (name === 'DATE' || name === 'TIME') return 'DATE';
  return isEmpty && !unshownFields.test(name) ? 'emptyField' : undefined;
}
