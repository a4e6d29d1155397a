import type { Block, Page, Word } from './model';

const broken = /\p{L}[-\u00ad\u2010]$/u;
const flowing = new Set<Block['kind']>(['paragraph', 'list', 'cell', 'footnote']);

/**
 * Rejoins words split by a line, column or page break, with a box for each part, and paragraphs split by a
 * column. Modifies the pages.
 */
export function joinBroken(pages: Page[]): void {
  let last: { block: Block; page: Page } | undefined;
  for (const page of pages) {
    for (const block of [...page.blocks]) {
      for (const [index, line] of block.lines.entries()) {
        const next = block.lines[index + 1]?.words;
        if (next) joinWord(line.words, next);
      }
      if (!flowing.has(block.kind)) continue;
      if (last && block.kind === 'paragraph' && isContinuedBy(last.block, block)) {
        const end = last.block.lines.at(-1)?.words ?? [];
        const start = block.lines[0]?.words ?? [];
        joinWord(end, start, last.page === page ? undefined : page.number);
        if (last.page === page) {
          last.block.lines.push(...block.lines.splice(0));
          continue;
        }
      }
      last = { block, page };
    }
    for (const block of page.blocks) block.lines = block.lines.filter(({ words }) => words.length > 0);
    page.blocks = page.blocks.filter(({ lines }) => lines.length > 0);
  }
}

/** Whether a block ends within a sentence, and the next one begins within one. */
export function isContinuedBy(last: Block, block: Block): boolean {
  const end = last.lines.at(-1)?.words.at(-1)?.text ?? '';
  const start = block.lines[0]?.words[0]?.text ?? '';
  return last.kind !== 'cell' && !/[.!?:;\u0964]["'\u201d\u2019)]*$/u.test(end) && /^\p{Ll}/u.test(start);
}

function joinWord(line: Word[], next: Word[], page?: number): void {
  const last = line.at(-1);
  const first = next[0];
  if (!last || !first || !broken.test(last.text) || !/^\p{Ll}/u.test(first.text)) return;
  const rest = (first.boxes ?? []).map((box) => ({ ...box, ...(page && { page }) }));
  line[line.length - 1] = {
    ...last,
    text: last.text.slice(0, -1) + first.text,
    boxes: [...(last.boxes ?? []), ...rest],
    joined: true,
  };
  next.shift();
}
