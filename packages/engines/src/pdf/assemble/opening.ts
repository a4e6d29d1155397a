import { PDFArray, type PDFDict } from '@cantoo/pdf-lib';
import { destinationOf, get } from './objects';
import type { Part } from './part';

/**
 * Action that opens a file at a destination (OpenAction; ISO 32000-2, 7.7.2), if its page is copied.
 *
 * @returns undefined if there is none
 */
export function openingOf(part: Part): PDFDict | undefined {
  const opening = get(part.catalog, 'OpenAction');
  const destination = opening instanceof PDFArray ? opening : destinationOf(opening);
  return destination && part.leadsToCopiedPage(destination) ? part.goTo(destination) : undefined;
}
