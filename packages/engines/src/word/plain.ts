import type { ParagraphLook } from './model';

/** Look of a paragraph without properties of its own. */
export const plainParagraph: ParagraphLook = {
  align: 'left',
  left: 0,
  right: 0,
  first: 0,
  before: 0,
  after: 0,
  line: { rule: 'auto', value: 1 },
  keepNext: false,
  keepLines: false,
  widow: true,
  pageBefore: false,
  contextual: false,
  tabs: [],
  edges: {},
  pad: { top: 0, bottom: 0, left: 0, right: 0 },
};
