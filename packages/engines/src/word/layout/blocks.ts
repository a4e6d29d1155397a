import { type Tag, tag } from '../draw/tags';
import type { Block, Float, Frame, Inline, Paragraph, Table, TextLook } from '../model';
import { plainParagraph } from '../plain';
import { heightOf, type LaidBlock } from './laid-block';
import { laidParagraph } from './paragraph';
import type { Setup } from './setup';

/** Lays out paragraphs and tables below each other. */
export function laidBlocksOf(
  blocks: readonly Block[],
  width: number,
  setup: Setup,
  parent: Tag | undefined,
): LaidBlock[] {
  return anchored(blocks, width, setup).flatMap(({ block, available }, i, anchoredBlocks) => {
    if (block.kind === 'table') return rowsOf(block, width, setup, parent);
    const { level } = block.look;
    const blockTag = parent && tag(level ? `H${Math.min(6, level)}` : 'P', parent);
    const neighbours = {
      above: paragraph(anchoredBlocks[i - 1]?.block),
      below: paragraph(anchoredBlocks[i + 1]?.block),
    };
    const laidBlocks = laidParagraph(block, neighbours, width, setup, blockTag);
    const [first] = laidBlocks;
    if (first && available) first.room = available;
    if (first && block.inlines.length > 0) {
      first.count = laidBlocks.length;
      first.reflow = (room, newWidth = width) =>
        laidParagraph(block, neighbours, newWidth, setup, blockTag, room);
    }
    return laidBlocks;
  });
}

const paragraph = (block: Block | undefined) => (block?.kind === 'paragraph' ? block : undefined);

const rowsOf = (table: Table, width: number, setup: Setup, parent: Tag | undefined) =>
  // Lines in tables are not aligned to the document grid (ECMA-376 part 1, 17.15.3.1).
  setup.tables?.laidTable(table, width, parent, setup.typesetter, (inner, available, cellTag, pad) =>
    setup.stacked(inner, available, { ...setup, pitch: undefined, pad }, cellTag),
  ) ?? [];

/** A block, and the height that the floats anchored in it need below its top. */
type Anchored = { block: Block; available?: number };

/**
 * Turns frames and floating tables into floats of the paragraphs that follow them. A floating table that nearly fills a
 * page stays in the text, where it can be split.
 */
function anchored(blocks: readonly Block[], width: number, setup: Setup): Anchored[] {
  if (!blocks.some((block) => (block.kind === 'table' ? block.place : block.frame)))
    return blocks.map(unanchored);
  const anchoredBlocks: Anchored[] = [];
  let waiting: Inline[] = [];
  let available = 0;
  const { look } = setup.document;
  const addParagraph = (block: Paragraph) => {
    const joined = { ...block, inlines: [...waiting, ...block.inlines] };
    anchoredBlocks.push({ block: waiting.length > 0 ? joined : block, ...(available > 0 && { available }) });
    [waiting, available] = [[], 0];
  };
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i] as Block;
    if (block.kind === 'table') {
      const float = block.place && floatOf(block, block.place, width, setup);
      if (float) {
        waiting.push({ kind: 'float', float, look });
        if (float.y.from === 'paragraph')
          available = Math.max(available, (float.y.offset ?? 0) + float.shape.height);
        continue;
      }
      if (waiting.length > 0) addParagraph(emptyAnchor(look));
      anchoredBlocks.push({ block });
    } else if (block.frame) {
      const frameBlocks = [block];
      for (let next = blocks[i + 1]; isSameFrame(block, next); next = blocks[i + 1]) {
        frameBlocks.push(next);
        i += 1;
      }
      waiting.push({ kind: 'float', float: frameFloat(frameBlocks, block.frame), look });
    } else addParagraph(block);
  }
  if (waiting.length > 0) addParagraph(emptyAnchor(look));
  return anchoredBlocks;
}

const unanchored = (block: Block): Anchored => ({ block });

/** A paragraph without height, to which floats before a table or at the end are anchored. */
const emptyAnchor = (end: TextLook): Paragraph => ({
  kind: 'paragraph',
  style: '',
  look: { ...plainParagraph, line: { rule: 'exact', value: 0.01 }, suppressLineNumbers: true },
  inlines: [],
  end,
});

const isSameFrame = (block: Paragraph, next: Block | undefined): next is Paragraph =>
  next?.kind === 'paragraph' && JSON.stringify(next.frame) === JSON.stringify(block.frame);

const noPad = { left: 0, top: 0, right: 0, bottom: 0 };

function frameFloat(paragraphs: readonly Paragraph[], frame: Frame): Float {
  const { width, height = 0, isExact, ...place } = frame;
  const blocks = paragraphs.map(
    ({ frame: _, look, ...rest }): Paragraph => ({ ...rest, look: { ...look, unclipped: true } }),
  );
  return {
    ...place,
    shape: {
      ...{ x: 0, y: 0, width: width ?? 0, height },
      text: {
        ...{ blocks, pad: noPad, vertical: 'top' },
        grows: !isExact,
        ...(isExact && { cuts: true }),
        ...(width === undefined && { fits: true }),
      },
    },
  };
}

/** A table as a float; undefined if it is higher than nine tenths of the text of a page, outside headers and footers. */
function floatOf(
  { place: _, ...table }: Table,
  place: NonNullable<Table['place']>,
  available: number,
  setup: Setup,
): Float | undefined {
  const width = setup.tables?.widthOfTable(table, available, setup.typesetter) ?? available;
  const height = heightOf(rowsOf(table, width, setup, undefined));
  const [section] = setup.document.sections;
  const textHeight = section
    ? section.page.height - Math.abs(section.margin.top) - Math.abs(section.margin.bottom)
    : 0;
  if (!setup.isOutsideText && height > textHeight * 0.9) return undefined;
  const leftAligned: Table = { ...table, align: 'left' };
  const text = { blocks: [leftAligned], pad: noPad, vertical: 'top', grows: true } as const;
  return { ...place, shape: { x: 0, y: 0, width, height, text: { ...text, blocks: [leftAligned] } } };
}
