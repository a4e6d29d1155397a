import { PDFArray, PDFDict } from '@cantoo/pdf-lib';
import { destinationOf, get, getDict, getName } from './objects';
import type { Part } from './part';

/**
 * Action that opens a file at a place in it (ISO 32000-2, 7.7.2, OpenAction), if its page is taken.
 *
 * @returns undefined without one
 */
export function openingOf(part: Part): PDFDict | undefined {
  const opening = get(part.catalog, 'OpenAction');
  const destination = opening instanceof PDFArray ? opening : destinationOf(opening);
  return destination && part.reaches(destination) ? part.goTo(destination) : undefined;
}

/** Whether a file does something by itself when it is opened, printed or closed: a command of the reader or an action's script. */
export function actsByItself(part: Part): boolean {
  const opening = get(part.catalog, 'OpenAction');
  const acts = opening instanceof PDFDict && getName(opening, 'S') !== 'GoTo';
  return acts || getDict(part.catalog, 'AA') !== undefined;
}
