import { PDFArray, PDFDict } from '@cantoo/pdf-lib';
import { destinationOf, get, getDict, getName } from './objects';
import type { Part } from './part';

/**
 * Action that opens a file at a destination (ISO 32000-2, 7.7.2, OpenAction), if its page is taken.
 *
 * @returns undefined without one
 */
export function openingOf(part: Part): PDFDict | undefined {
  const opening = get(part.catalog, 'OpenAction');
  const destination = opening instanceof PDFArray ? opening : destinationOf(opening);
  return destination && part.reaches(destination) ? part.goTo(destination) : undefined;
}

/** Whether a file runs actions when opened, printed or closed: reader commands or scripts. */
export function actsByItself(part: Part): boolean {
  const opening = get(part.catalog, 'OpenAction');
  const acts = opening instanceof PDFDict && getName(opening, 'S') !== 'GoTo';
  return acts || getDict(part.catalog, 'AA') !== undefined;
}
