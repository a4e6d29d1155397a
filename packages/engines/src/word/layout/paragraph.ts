import { rightToLeft } from '../../write/right-to-left';
import type { Pen } from '../draw/pen';
import type { Tag } from '../draw/tags';
import type { Colour, Fields, Float, Line, Paragraph, ParagraphLook, TextLook } from '../model';
import { type Atom, atomsOf, fieldText, wordOf } from './atoms';
import type { Placed } from './fill';
import type { LaidBlock, Room } from './laid-block';
import { linesOf, type Line as TextLine } from './lines';
import type { Setup } from './setup';
import { laidInLine } from './shapes';
import type { Piece, Typesetter } from './typesetter';

/** The paragraphs above and below. */
type Neighbours = Record<'above' | 'below', Paragraph | undefined>;

/** Laid blocks of a paragraph, one per line. */
export function laidParagraph(
  paragraph: Paragraph,
  { above, below }: Neighbours,
  width: number,
  setup: Setup,
  paragraphTag: Tag | undefined,
  room: Room = () => ({ left: 0, width, right: 0, above: 0 }),
): LaidBlock[] {
  const { look } = paragraph;
  const plainAtoms = atomsOf(paragraph.inlines, setup.typesetter, setup.fields);
  const directions = isBidirectional(look, plainAtoms) ? setup.directions : undefined;
  const atoms = directions?.withLevels(plainAtoms, look.rightToLeft ?? false, setup.typesetter) ?? plainAtoms;
  for (const atom of atoms) {
    if (!atom.shape) continue;
    const { share } = atom.shape;
    const size = share ? { width: share * (width - look.left - look.right) } : {};
    atom.layout = laidInLine({ ...atom.shape, ...size }, setup);
    atom.width = atom.layout.width;
    atom.ascent = atom.layout.height;
  }
  const lines = linesOf({
    paragraph,
    atoms,
    typesetter: setup.typesetter,
    room,
    document: setup.document,
    pitch: setup.pitch,
    width,
    reach: setup.reach,
    directions,
  });
  const joined = { above: above && sameFrame(above.look, look), below: below && sameFrame(below.look, look) };
  // Word's own space is not between items of a list, as in web pages.
  const isSameList = (other: Paragraph | undefined) =>
    paragraph.list !== undefined && other?.list === paragraph.list;
  const dropsSpace = {
    above:
      (look.contextual && above?.style === paragraph.style) || (look.autoSpace?.above && isSameList(above)),
    below:
      (look.contextual && below?.style === paragraph.style) || (look.autoSpace?.below && isSameList(below)),
  };
  const edgeSpace = (side: 'top' | 'bottom') => {
    const edge = look.edges[side];
    return edge ? look.pad[side] + edge.width : 0;
  };
  const spaceAbove = joined.above ? 0 : edgeSpace('top');
  const spaceBelow = joined.below ? 0 : edgeSpace('bottom');
  let top = 0;
  const tops = lines.map(({ above, height }) => {
    top += above + height;
    return top - height;
  });
  return lines.map((line, i): LaidBlock => {
    const [first, last] = [i === 0, i === lines.length - 1];
    const extra = { top: first ? spaceAbove : 0, bottom: last ? spaceBelow : 0 };
    const height = line.above + extra.top + line.height + extra.bottom;
    const avoidsLoneLine = look.widow && lines.length > 1 && (i === 0 || i === lines.length - 2);
    const ended = line.ended === 'page' || line.ended === 'column' ? line.ended : undefined;
    return {
      height,
      naturalWidth: widthWithIndents(line, look),
      ...(!look.suppressLineNumbers && { baseline: line.above + extra.top + line.baseline }),
      ...(first && { title: titleOf(paragraph) }),
      before: first && !dropsSpace.above ? look.before : 0,
      after: last && !dropsSpace.below ? look.after : 0,
      ...(setup.document.addsSpaces && { addsSpaces: true }),
      notes: line.placed.flatMap(({ atom }) => atom.note ?? []),
      floats: line.placed.flatMap(({ atom }) => (atom.float ? floatForLine(atom.float, tops[i] ?? 0) : [])),
      keepNext: !ended && ((last && look.keepNext) || (!last && (look.keepLines || avoidsLoneLine))),
      ...(first && look.pageBefore && { breakBefore: true }),
      ...(ended && { breakAfter: ended }),
      draw(pen, x, y) {
        const top = y + line.above;
        drawFrame(pen, look, x, top, width, height - line.above, {
          top: first && !joined.above,
          bottom: last && !joined.below,
          between: first && joined.above === true,
        });
        if (first && look.level && setup.headings) {
          const titleInlines = paragraph.inlines.slice(0, paragraph.runIn);
          const title = titleInlines.map((inline) => ('text' in inline ? inline.text : ' ')).join('');
          const label = paragraph.label?.text ? `${paragraph.label.text} ` : '';
          if (title.trim()) pen.heading(`${label}${title}`.replace(/\s+/g, ' ').trim(), look.level, top);
        }
        const from = top + extra.top;
        const liveLine = withPageFields(line, look, pen.fields, setup.typesetter);
        const drawText = () =>
          drawLine(pen, liveLine, paragraph, x + line.shift, from, setup.typesetter, paragraphTag);
        // In a cell the limit is the cell's edge, otherwise the edge of the paper.
        const edge = setup.pad !== undefined ? width + setup.pad : (setup.reach ?? Number.POSITIVE_INFINITY);
        const [cutsAbove, cutsBeside] = [isCut(line, look), isWide(line, edge)];
        if (cutsBeside || (hasShape(line) && (cutsAbove || pen.cutsAt(from + line.baseline))))
          pen.cut.add(paragraph);
        const right = cutsBeside ? edge : 2 * width;
        pen.paragraph(paragraph.sources, () =>
          cutsAbove || cutsBeside
            ? pen.clip(x - width, from, width + right, 2 * line.height, drawText)
            : drawText(),
        );
      },
    };
  });
}

/**
 * Whether something is higher than a line of exact height, which stays that high whatever it contains (ECMA-376 part
 * 1, 17.18.48): Word cuts it off at the top of the line.
 */
const isCut = ({ placed, baseline }: TextLine, { line, unclipped }: ParagraphLook) =>
  line.rule === 'exact' && !unclipped && placed.some(({ atom }) => atom.ascent > baseline + 0.5);

const hasShape = ({ placed }: TextLine) => placed.some(({ atom }) => atom.shape);

/** Whether an inline drawing extends beyond the edge of its cell or of the paper, where Word cuts it off. */
const isWide = ({ placed, shift }: TextLine, edge: number) =>
  placed.some(({ atom, x, width }) => atom.shape && shift + x + width > edge + 0.5);

/**
 * A float positioned relative to its paragraph, converted to be relative to the line in which it is anchored.
 * @param top of the line
 */
const floatForLine = (float: Float, top: number): Float =>
  float.y.from === 'paragraph' && float.y.offset !== undefined && top > 0
    ? { ...float, y: { ...float.y, offset: float.y.offset - top } }
    : float;

/** Whether a paragraph has right-to-left text. */
const isBidirectional = (look: ParagraphLook, atoms: readonly Atom[]) =>
  look.rightToLeft || atoms.some(({ text }) => rightToLeft.test(text));

const titleOf = ({ style, inlines, runIn }: Paragraph) => ({
  style,
  text: inlines
    .slice(0, runIn)
    .map((inline) => ('text' in inline ? inline.text : ' '))
    .join('')
    .trim(),
});

/** Width of a line with its indents, whatever its alignment. */
function widthWithIndents({ placed, label }: TextLine, look: ParagraphLook): number {
  const last = placed.findLast(({ atom }) => !['space', 'break', 'mark'].includes(atom.kind));
  const from = Math.min(label?.x ?? Number.POSITIVE_INFINITY, placed[0]?.x ?? Number.POSITIVE_INFINITY);
  const width = last ? last.x + last.width - from : 0;
  return Math.max(0, look.left + Math.min(0, look.first)) + width + Math.max(0, look.right);
}

/** Whether two adjacent paragraphs share a frame: they do if it is the same. */
function sameFrame(a: ParagraphLook, b: ParagraphLook): boolean {
  const key = ({ edges, left, right, fill }: ParagraphLook) => JSON.stringify([edges, left, right, fill]);
  return Object.values(a.edges).some(Boolean) && key(a) === key(b);
}

function drawFrame(
  pen: Pen,
  look: ParagraphLook,
  x: number,
  y: number,
  width: number,
  height: number,
  ends: Record<'top' | 'bottom' | 'between', boolean>,
) {
  const { edges, pad, fill } = look;
  const [start, end] = [Math.min(look.left, look.left + look.first), look.right];
  const [before, behind] = look.rightToLeft ? [end, start] : [start, end];
  const left = x + before - (edges.left ? pad.left : 0);
  const right = x + width - behind + (edges.right ? pad.right : 0);
  if (fill) pen.fill(fill, left, y, right - left, height);
  if (edges.left) pen.line(edges.left, left, y, left, y + height);
  if (edges.right) pen.line(edges.right, right, y, right, y + height);
  if (edges.top && ends.top) pen.line(edges.top, left, y, right, y);
  if (edges.bottom && ends.bottom) pen.line(edges.bottom, left, y + height, right, y + height);
  if (edges.between && ends.between) pen.line(edges.between, left, y, right, y);
}

function drawLine(
  pen: Pen,
  line: TextLine,
  { label }: Paragraph,
  x: number,
  y: number,
  typesetter: Typesetter,
  paragraphTag: Tag | undefined,
) {
  const baseline = y + line.baseline;
  for (const { atom, x: left, width } of line.placed) {
    const { background } = atom.look;
    if (background && width > 0)
      pen.fill(background, x + left, baseline - atom.ascent, width, atom.ascent + atom.descent);
    if (atom.place !== undefined) pen.addDestination(atom.place, y);
  }
  drawTextBorders(pen, line.placed, x, baseline);
  if (line.label && label?.text) {
    const { pieces, x: left } = line.label;
    pen.mark(paragraphTag, () => drawPieces(pen, pieces, x + left, baseline, label.look));
  }
  const inked = line.placed.filter(({ atom, width }) => width > 0 || atom.kind === 'word');
  if (inked.some(({ atom, leader }) => atom.pieces.length > 0 || leader)) {
    pen.mark(paragraphTag, () => {
      for (const item of inked) drawAtom(pen, item, x, baseline, typesetter);
    });
  }
  for (const { atom, x: left } of inked)
    atom.layout?.draw(pen, x + left, baseline - atom.ascent, paragraphTag);
  for (const { atom, x: left, width } of inked) {
    if (atom.link) pen.link(atom.link, x + left, baseline - atom.ascent, width, atom.ascent + atom.descent);
  }
}

/** A line with the field values of the page on which it is drawn; the text after them moves accordingly. */
function withPageFields(
  line: TextLine,
  look: ParagraphLook,
  fields: Fields | undefined,
  typesetter: Typesetter,
): TextLine {
  if (!fields || !line.placed.some(({ atom }) => atom.field)) return line;
  let moved = 0;
  const placed = line.placed.map((item): Placed => {
    const { field } = item.atom;
    const shifted = { ...item, x: item.x + moved };
    if (!field) return shifted;
    const atom = wordOf(fieldText(field, fields), item.atom.look, typesetter, item.atom.link);
    moved += atom.width - item.width;
    return { ...shifted, atom, width: atom.width };
  });
  const share = { left: 0, justify: 0, center: 0.5, right: 1 }[look.align];
  return { ...line, placed: placed.map((item) => ({ ...item, x: item.x - moved * share })) };
}

/** Draws borders around text; adjacent pieces with the same border share it (ECMA-376, 17.3.2.4). */
function drawTextBorders(pen: Pen, placed: readonly Placed[], x: number, baseline: number) {
  for (let i = 0; i < placed.length; ) {
    const border = placed[i]?.atom.look.border;
    let end = i + 1;
    const key = JSON.stringify(border);
    while (border && end < placed.length && JSON.stringify(placed[end]?.atom.look.border) === key) end += 1;
    const inside = placed.slice(i, end).filter(({ width }) => width > 0);
    const [first, last] = [inside[0], inside.at(-1)];
    if (border && first && last) {
      const top = baseline - Math.max(...inside.map(({ atom }) => atom.ascent));
      const bottom = baseline + Math.max(...inside.map(({ atom }) => atom.descent));
      const [left, right] = [x + first.x, x + last.x + last.width];
      pen.line(border, left, top, right, top);
      pen.line(border, left, bottom, right, bottom);
      pen.line(border, left, top, left, bottom);
      pen.line(border, right, top, right, bottom);
    }
    i = end;
  }
}

function drawAtom(
  pen: Pen,
  { atom, x: left, width, leader }: Placed,
  x: number,
  baseline: number,
  typesetter: Typesetter,
) {
  const { look } = atom;
  if (atom.kind === 'word') pen.fonts.add(look.font);
  const draw = () => drawPieces(pen, atom.pieces, x + left, baseline, look);
  if (atom.actual) pen.withReplacementText(atom.actual, draw);
  else draw();
  if (leader) {
    const [fillCharacter] = typesetter.measure({ ...look, spacing: 0 }, leader);
    const count = fillCharacter ? Math.floor((width - fillCharacter.width) / fillCharacter.width) : 0;
    if (fillCharacter && count > 0) {
      const [row] = typesetter.measure({ ...look, spacing: 0 }, leader.repeat(count));
      if (row) pen.text(row, x + left + width - row.width, baseline, look.colour);
    }
  }
  const { isByWords, underline: _, ...withoutUnderline } = look;
  drawTextRules(pen, isByWords && atom.kind !== 'word' ? withoutUnderline : look, x + left, width, baseline);
}

function drawPieces(pen: Pen, pieces: readonly Piece[], x: number, baseline: number, look: TextLook) {
  let from = x;
  for (const piece of pieces) {
    pen.text(piece, from, baseline, look.colour, look.spacing);
    from += piece.width;
  }
}

/** Draws underlines and strikethroughs. */
function drawTextRules(pen: Pen, look: TextLook, x: number, width: number, baseline: number) {
  const { size, underline, strike, colour = [0, 0, 0], underlineColour = colour } = look;
  const line = (up: number, ink: Colour, style: Line['style'] = 'solid', widthFactor = 1) =>
    pen.line(
      { width: size * 0.05 * widthFactor, style, colour: ink },
      x,
      baseline - up * size,
      x + width,
      baseline - up * size,
    );
  if (underline) {
    const isBroken = underline === 'dotted' || underline === 'dashed';
    line(-0.11, underlineColour, isBroken ? underline : 'solid', underline === 'thick' ? 2 : 1);
  }
  if (underline === 'double') line(-0.2, underlineColour);
  if (strike === 'single') line(0.26, colour);
  if (strike === 'double') for (const up of [0.22, 0.31]) line(up, colour);
}
