import type { Element } from '../../text/docx/xml';
import type { BoxText, Chain } from '../model';
import type { Reading } from './reading';

/** Chains of linked boxes by the number that they share, for each document (identified by its theme). */
const chains = new WeakMap<Reading['theme'], Map<string, Chain>>();

/** Content of a box that shows the text of another one. */
export const noContent: Element = { name: 'txbxContent', attributes: {}, children: [] };

/**
 * Text of one of several linked boxes (MS-DOCX, 2.6.1.4: `linkedTxbx`), cut off after the last of them.
 *
 * @param element `txbx` of the first box, or `linkedTxbx` of another one
 * @param box its size in points
 * @returns for a box that is not linked, the text cut off at its end
 */
export function linkedText(
  element: Element | undefined,
  text: BoxText,
  box: { width: number; height: number },
  { theme, reportIgnored }: Reading,
): BoxText {
  const { id, seq = '0' } = element?.attributes ?? {};
  if (!id) return { ...text, cuts: true };
  const chainsOfDocument = chains.get(theme) ?? new Map<string, Chain>();
  chains.set(theme, chainsOfDocument);
  const existingChain = chainsOfDocument.get(id);
  // A header is read once for each section that uses it.
  const isRead = existingChain?.boxes.some(({ part }) => part === Number(seq));
  const chain: Chain = existingChain && !isRead ? existingChain : { blocks: [], boxes: [] };
  chainsOfDocument.set(id, chain);
  chain.blocks.push(...text.blocks);
  const { pad } = text;
  const [width, room] = [box.width - pad.left - pad.right, box.height - pad.top - pad.bottom];
  // Lines are laid out once, for the width of one box.
  if (chain.boxes.some((other) => Math.abs(other.width - width) > 1)) reportIgnored('linkedTxbx');
  chain.boxes.push({ part: Number(seq), width, room });
  return { ...text, blocks: chain.blocks, chain: { ...chain, part: Number(seq) }, grows: false, cuts: true };
}
