import type { PackedPaper, Page } from 'engines/text';
import { unpackPage } from 'engines/text/client';
import { useAnswer } from '../shell/use-answer';

/** Text of a page of a paper (counted from 1) while it is `wanted`; undefined until it is loaded. */
export const usePageText = (paper: PackedPaper, page: number, wanted: boolean): Page | undefined =>
  useAnswer(wanted ? paper.sheets[page - 1] : undefined, () => unpackPage(paper, page - 1)).answer;
