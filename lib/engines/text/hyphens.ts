import type { Block, Line, Word } from './model';

const broken = /\p{L}[-\u00ad\u2010]$/u;

/** Words that a line end broke become one word, with a box on each line. Changes the blocks. */
export function joinHyphens(blocks: Block[]): void {
  for (const { lines } of blocks) {
    lines.forEach((line, index) => {
      const next = lines[index + 1];
      const last = line.words.at(-1);
      const first = next?.words[0];
      if (!last || !first || !broken.test(last.text) || !/^\p{Ll}/u.test(first.text)) return;
      join(line, last, next as Line, first);
    });
    for (let index = lines.length - 1; index >= 0; index--) {
      if (lines[index]?.words.length === 0) lines.splice(index, 1);
    }
  }
}

function join(line: Line, last: Word, next: Line, first: Word): void {
  line.words[line.words.length - 1] = {
    ...last,
    text: last.text.slice(0, -1) + first.text,
    boxes: [...(last.boxes ?? []), ...(first.boxes ?? [])],
    joined: true,
  };
  next.words.shift();
}
