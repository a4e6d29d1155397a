import type { Block, Paragraph } from '../model';

const isEmpty = ({ inlines }: Paragraph) =>
  inlines.every((inline) => inline.kind === 'place' || (inline.kind === 'text' && !inline.text));

/**
 * Joins paragraphs whose marks are hidden with the next ones, as Word prints them: run-in headings end so (ECMA-376
 * part 1, 17.3.2.36 and 17.3.2.41). The text keeps the looks of its own paragraph; the lines have those of the first
 * one that shows anything.
 */
export function withoutHiddenMarks(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const first = joined.at(-1);
    const isHidden = first?.kind === 'paragraph' && first.end.hidden && !first.frame;
    if (!isHidden || block.kind !== 'paragraph' || block.frame) joined.push(block);
    else {
      const { end, look } = block;
      const sources = [...(first.sources ?? []), ...(block.sources ?? [])];
      const inlines = [...first.inlines, ...block.inlines];
      const shown = isEmpty(first)
        ? { ...block, inlines, sources }
        : {
            ...{ ...first, inlines, sources, end, runIn: first.runIn ?? first.inlines.length },
            look: { ...first.look, after: look.after, keepNext: look.keepNext },
          };
      joined.splice(-1, 1, shown);
    }
  }
  return joined;
}
