import type { PackedDocument, Page } from 'engines/text';
import { unpackPage } from 'engines/text/client';
import { useAnswer } from '../shell/use-answer';

/** Text of a page (from 1) of a document; undefined until it is loaded, which begins once it `isNeeded`. */
export const usePageText = (doc: PackedDocument, page: number, isNeeded: boolean): Page | undefined =>
  useAnswer(isNeeded ? doc.sheets[page - 1] : undefined, () => unpackPage(doc, page - 1)).answer;
