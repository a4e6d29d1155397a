import type { Block, Paragraph } from '../model';

const isEmpty = ({ inlines }: Paragraph) =>
  inlines.every((inline) => inline.kind === 'place' || (inline.kind === 'text' && !inline.text));

/**
 * Joins paragraphs whose marks are hidden with the next ones, as Word prints them; run-in headings are made this way
 * (ECMA-376 part 1, 17.3.2.36 and 17.3.2.41). The text keeps the look of its own paragraph; the lines get that of the
 * first paragraph that shows anything.
 *
 * @param unnumber called for a paragraph whose number is not printed because it continues the line of another
 */
export function withoutHiddenMarks(
  blocks: readonly Block[],
  unnumber: (paragraph: Paragraph) => void = () => {},
): Block[] {
  const joined: Block[] = [];
  let open: Paragraph[] = [];
  const close = () => {
    if (open.length > 0) joined.push(joinedOf(open, unnumber));
    open = [];
  };
  for (const block of blocks) {
    if (block.kind === 'paragraph' && !block.frame) {
      open.push(block);
      if (!block.end.hidden) close();
    } else {
      close();
      joined.push(block);
    }
  }
  close();
  return joined;
}

function joinedOf(paragraphs: readonly Paragraph[], unnumber: (paragraph: Paragraph) => void): Paragraph {
  const last = paragraphs.at(-1) as Paragraph;
  if (paragraphs.length === 1) return last;
  const firstFilled = paragraphs.findIndex((paragraph) => !isEmpty(paragraph));
  const first = paragraphs[firstFilled] ?? last;
  for (const paragraph of paragraphs) if (paragraph !== first) unnumber(paragraph);
  const inlines = paragraphs.flatMap((paragraph) => paragraph.inlines);
  const sources = paragraphs.flatMap((paragraph) => paragraph.sources ?? []);
  if (first === last) return { ...last, inlines, sources };
  const before = paragraphs
    .slice(0, firstFilled)
    .reduce((count, paragraph) => count + paragraph.inlines.length, 0);
  return {
    ...{ ...first, inlines, sources, end: last.end, runIn: before + (first.runIn ?? first.inlines.length) },
    look: { ...first.look, after: last.look.after, keepNext: last.look.keepNext },
  };
}
