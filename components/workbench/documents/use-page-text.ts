import type { PackedDocument, Page } from 'engines/text';
import { unpackPage } from 'engines/text/client';
import { useAnswer } from '../shell/use-answer';

/** Text of a page of a document (counted from 1) while it is `wanted`; undefined until it is loaded. */
export const usePageText = (doc: PackedDocument, page: number, isNeeded: boolean): Page | undefined =>
  useAnswer(isNeeded ? doc.sheets[page - 1] : undefined, () => unpackPage(doc, page - 1)).answer;
