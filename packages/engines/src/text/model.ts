/**
 * Text with positions, the common model of documents. Boxes are in points from the top left of the displayed
 * page (rotated, cropped). Word files and plain text have no boxes; their pages are those named by the file.
 */
export type Box = { x: number; y: number; width: number; height: number };

/** Word's markup: inserted or deleted tracked changes, and hidden text. */
export type Mark = 'inserted' | 'deleted' | 'hidden';

export type Word = {
  text: string;
  /** One box, or two if the word is split at a line end; with a page if that differs from the word's. */
  boxes?: (Box & { page?: number })[];
  /** Rejoined at a line end: whether its hyphen belongs to the word is unknown. */
  joined?: true;
  mark?: Mark;
};

export type Line = {
  words: Word[];
  box?: Box;
  /** Most frequent letter height of the line, in points. */
  size?: number;
  bold?: true;
};

/** A paragraph, heading, cell or other closed piece of text. */
export type Block = {
  /**
   * `header` and `footer` repeat on pages; `comment` is an author's note beside the text; `field` is the content of a
   * form field; `aside` is text that does not run horizontally.
   */
  kind:
    | 'paragraph'
    | 'heading'
    | 'list'
    | 'cell'
    | 'field'
    | 'header'
    | 'footer'
    | 'footnote'
    | 'comment'
    | 'aside';
  lines: Line[];
  box?: Box;
  /** Of headings, from 1. */
  level?: number;
  /** Generated number or sign of a list entry or clause, not stored as text, such as `4.2`. */
  label?: string;
  /** For cells: table within the page, row and column, each from 1. */
  table?: number;
  row?: number;
  column?: number;
  /** Of comments. */
  author?: string;
};

export type Field = {
  name: string;
  /** The author's description or, if there is none, the field's name. */
  label: string;
  kind: 'text' | 'choice' | 'check' | 'signature' | 'button';
  value: string;
  /** Whether a check box or radio button is on. */
  isOn?: true;
  /** Displayed text, if it differs from the value: a number formatted by a script, the label of a choice. */
  displayText?: string;
  required: boolean;
  readOnly: boolean;
  /** Of signature fields. */
  signed?: boolean;
  box?: Box;
};

/** A page; sizes in points. Documents without pages, such as plain text, have one. */
export type Page = {
  /** From 1. */
  number: number;
  width?: number;
  height?: number;
  blocks: Block[];
  fields: Field[];
  /** It has no words, although something is drawn: a scan. */
  picture?: true;
  /** It also draws letters that its file does not say, so that `blocks` lacks them. */
  unclear?: true;
  /** Thin horizontal drawn lines, if requested. */
  rules?: Box[];
};

/** Numbers of the pages of which `state` is true. */
export const pagesThatAre = (state: 'picture' | 'unclear', pages: readonly Page[]): number[] =>
  pages.filter((page) => page[state]).map(({ number }) => number);

/** Metadata of a file and its author. */
export type Properties = Partial<
  Record<
    'title' | 'author' | 'company' | 'manager' | 'editor' | 'subject' | 'keywords' | 'created' | 'changed',
    string
  >
>;

/** A document of any format: what the text engine compares, screens and summarises. */
export type TextDocument = {
  name: string;
  kind: 'pdf' | 'docx' | 'text';
  pages: Page[];
  properties: Properties;
};

/** A word and its position. `index` counts all words of the document in reading order. */
export type Token = {
  word: Word;
  index: number;
  page: number;
  /** Line on its page, from 1. */
  line: number;
  /** Index of the block on its page, without headings, from 1. */
  paragraph: number;
  block: Block;
};

/** A run of words: `from` to `to` (excluded) count tokens. */
export type Place = {
  page: number;
  line: number;
  /** Set for words in text; undefined for drawn content. */
  paragraph?: number;
  from: number;
  to: number;
  /** Of an insertion point: whether it belongs to the end of the text before it, not to the start of the text after it. */
  ends?: true;
  text: string;
  boxes: (Box & { page: number })[];
};

/** All words in reading order. */
export function tokensOf(doc: TextDocument): Token[] {
  const tokens: Token[] = [];
  for (const page of doc.pages) {
    let number = 0;
    let paragraph = 0;
    for (const block of page.blocks) {
      if (block.kind !== 'heading') paragraph += 1;
      for (const { words } of block.lines) {
        number += 1;
        for (const word of words) {
          tokens.push({ word, index: tokens.length, page: page.number, line: number, paragraph, block });
        }
      }
    }
  }
  return tokens;
}

/** The place of `run`, or the insertion point before `insertBefore` if `run` is empty. Boxes on one line are merged. */
export function placeOf(run: Token[], insertBefore?: Token): Place {
  const boxes: Place['boxes'] = [];
  for (const { word, page } of run) {
    for (const box of word.boxes ?? []) {
      const last = boxes.at(-1);
      if (last && last.page === (box.page ?? page) && sameLine(last, box)) extend(last, box);
      else boxes.push({ page, ...box });
    }
  }
  const { index = 0, page = 1, line = 1, paragraph } = run[0] ?? insertBefore ?? {};
  const last = run.at(-1);
  return {
    page,
    line,
    paragraph,
    from: index,
    to: last ? last.index + 1 : index,
    text: run.map(({ word }) => word.text).join(' '),
    boxes,
  };
}

/**
 * The insertion point between two words: before the second or, at the end of a paragraph, behind the first.
 *
 * @param ends whether the missing words ended that paragraph
 */
export function pointBetween(last: Token | undefined, next: Token | undefined, ends: boolean): Place {
  if (!last || (next && !ends)) return placeOf([], next);
  return { ...placeOf([], { ...last, index: last.index + 1 }), ends: true };
}

/** Text of a block with its lines joined. */
export const textOf = ({ lines }: Pick<Block, 'lines'>): string =>
  lines.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

/** Text of a block with its generated number before it. */
export const labelledText = (block: Block): string => [block.label, textOf(block)].filter(Boolean).join(' ');

/** Bounding box of several boxes. */
export function boundingBox(boxes: Box[]): Box | undefined {
  const [first, ...rest] = boxes;
  if (!first) return undefined;
  const union = { ...first };
  for (const box of rest) extend(union, box);
  return union;
}

function extend(box: Box, other: Box): void {
  const right = Math.max(box.x + box.width, other.x + other.width);
  const bottom = Math.max(box.y + box.height, other.y + other.height);
  box.x = Math.min(box.x, other.x);
  box.y = Math.min(box.y, other.y);
  box.width = right - box.x;
  box.height = bottom - box.y;
}

const sameLine = (last: Box, box: Box) =>
  box.x >= last.x &&
  Math.abs(box.y + box.height - last.y - last.height) < Math.min(last.height, box.height) / 2;
