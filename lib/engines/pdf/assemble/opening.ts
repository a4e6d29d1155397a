import { PDFArray, PDFDict } from '@cantoo/pdf-lib';
import { get, getDict, getName, pdfName } from './objects';
import type { Part } from './part';

/**
 * Action that opens a file at a place in it (ISO 32000-2, 7.7.2, OpenAction), if its page is taken.
 *
 * @returns undefined without one
 */
export function openingOf(part: Part): PDFDict | undefined {
  const opening = get(part.catalog, 'OpenAction');
  const destination = opening instanceof PDFArray ? opening : goesTo(opening) && get(opening, 'D');
  if (!destination || !part.reaches(destination)) return undefined;
  const action = part.context.obj({ S: 'GoTo' });
  action.set(pdfName('D'), destination);
  return part.copier.dict(action);
}

/** Whether a file does something by itself when it is opened, printed or closed: a command of the reader or an action's script. */
export function actsByItself(part: Part): boolean {
  const opening = get(part.catalog, 'OpenAction');
  return (opening instanceof PDFDict && !goesTo(opening)) || getDict(part.catalog, 'AA') !== undefined;
}

const goesTo = (action: unknown): action is PDFDict =>
  action instanceof PDFDict && getName(action, 'S') === 'GoTo';
