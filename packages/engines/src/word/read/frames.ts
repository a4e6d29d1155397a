import type { Element } from '../../text/docx/xml';
import type { Float, Frame, Place } from '../model';
import { twips } from './lengths';

/** References of frames and floating tables by name. */
const references: Record<string, string> = { page: 'page', margin: 'margin' };

/**
 * Position of a floating table (ECMA-376 part 1, 17.4.57). By default Word uses the column as horizontal and the top
 * margin as vertical reference.
 */
export function placeOf(tblpPr: Element | undefined): Omit<Float, 'shape'> | undefined {
  if (!tblpPr) return undefined;
  const { horzAnchor, vertAnchor, tblpX, tblpY, tblpXSpec, tblpYSpec, ...rest } = tblpPr.attributes;
  const gap = (text: string | undefined) => twips(text) ?? 0;
  return {
    x: axis(references[horzAnchor ?? ''] ?? 'column', tblpX, tblpXSpec),
    y: axis(
      vertAnchor === 'text' ? 'paragraph' : (references[vertAnchor ?? ''] ?? 'margin'),
      tblpY,
      tblpYSpec,
    ),
    ...{ wrap: 'beside', behind: false, order: 0 },
    gap: {
      left: gap(rest.leftFromText),
      top: gap(rest.topFromText),
      right: gap(rest.rightFromText),
      bottom: gap(rest.bottomFromText),
    },
  };
}

/**
 * Position and size of the frame of a paragraph; a drop cap is a frame too (17.3.1.11).
 *
 * @param styles frames of its styles, most general first
 * @param isInCell whether it is in a table: there Word repeats the position of the floating table for each paragraph,
 *   and only a drop cap is a frame
 */
export function frameOf(
  styles: readonly Element[],
  directFrame: Element | undefined,
  isInCell: boolean,
): Frame | undefined {
  const frames = [...styles, ...(directFrame ? [directFrame] : [])];
  if (frames.length === 0) return undefined;
  const position: Record<string, string | undefined> = Object.assign(
    {},
    ...frames.map(({ attributes }) => attributes),
  );
  const { hAnchor, vAnchor, wrap, dropCap, hRule } = position;
  if (isInCell && (dropCap ?? 'none') === 'none') return undefined;
  const [width, height] = [twips(position.w), twips(position.h)];
  const [hSpace, vSpace] = [twips(position.hSpace) ?? 0, twips(position.vSpace) ?? 0];
  const isInMargin = dropCap === 'margin';
  const fallback = dropCap && dropCap !== 'none' ? 'paragraph' : 'margin';
  return {
    x: isInMargin
      ? { from: 'column', align: 'before' }
      : axis(references[hAnchor ?? ''] ?? 'column', position.x, position.xAlign),
    y: axis(
      vAnchor === 'text' ? 'paragraph' : (references[vAnchor ?? ''] ?? fallback),
      position.y,
      position.yAlign,
    ),
    wrap: isInMargin || wrap === 'none' ? 'none' : wrap === 'notBeside' ? 'below' : 'beside',
    behind: false,
    order: 0,
    gap: { left: hSpace, top: vSpace, right: hSpace, bottom: vSpace },
    ...(width && { width }),
    ...(height && hRule !== 'auto' && { height }),
    ...(hRule === 'exact' && { isExact: true }),
  };
}

function axis(from: string, offset: string | undefined, align: string | undefined): Place {
  const alignment = align === 'inside' ? 'left' : align === 'outside' ? 'right' : align;
  if (alignment && alignment !== 'inline') return { from, align: alignment };
  return { from, offset: twips(offset) ?? 0 };
}
