import type { ParagraphLook, Tab } from '../model';
import { type Atom, wordOf } from './atoms';
import type { Type } from './type';

export type Placed = { atom: Atom; x: number; width: number; leader?: string };

/** Tolerance for rounding: widths are sums. */
const hair = 0.05;

/** The next tab stop after a position. A hanging indent is one too. */
export function nextStop(x: number, look: ParagraphLook, every: number): Tab {
  const own = look.tabs.find(({ at }) => at > x + hair);
  const indent = look.first < 0 && look.left > x + hair ? look.left : undefined;
  if (own && (indent === undefined || own.at <= indent)) return own;
  if (indent !== undefined) return { at: indent, align: 'left', leader: '' };
  return { at: (Math.floor((x + hair) / every) + 1) * every, align: 'left', leader: '' };
}

const edgeStop = (align: NonNullable<Atom['edge']>, width: number): Tab => ({
  at: width * { left: 0, center: 0.5, right: 1 }[align],
  align,
  leader: '',
});

type Rules = { look: ParagraphLook; tabs: number; type: Type; decimal: string };

/**
 * Takes as many atoms as fit into a line. Text that a right, centred or decimal tab stop beyond the margin aligns may go
 * as far as it does, as in Word: the page numbers of headers have such stops where a paper is narrower than a letter.
 */
export function fill(waiting: Atom[], start: number, margin: number, rules: Rules) {
  let limit = margin;
  const placed: Placed[] = [];
  let x = start;
  let chance = 0;
  let inked = false;
  while (waiting.length > 0) {
    const atom = waiting[0] as Atom;
    if (atom.kind === 'break') {
      waiting.shift();
      placed.push({ atom, x, width: 0 });
      return { placed, ended: atom.what ?? 'line' };
    }
    let width = atom.width;
    let leader = '';
    if (atom.kind === 'tab') {
      const stop = atom.edge
        ? edgeStop(atom.edge, margin + rules.look.right)
        : nextStop(x, rules.look, rules.tabs);
      leader = stop.leader;
      const behind = stop.align === 'left' ? 0 : widthBehind(waiting, stop.align, rules);
      width = Math.max(stop.align === 'left' ? 0 : 1, stop.at - x - behind);
      if (stop.align !== 'left' && stop.at > margin + hair)
        limit = stop.at + (stop.align === 'center' ? behind : 0);
      if (stop.align === 'left' && stop.at > limit + hair && inked && waiting.length > 1) {
        return { placed, ended: undefined };
      }
    }
    if (atom.kind !== 'space' && atom.kind !== 'tab' && x + width > limit + hair && width > 0) {
      if (chance > 0) {
        waiting.unshift(...placed.splice(chance).map((item) => item.atom));
        return { placed, ended: undefined };
      }
      if (atom.kind === 'word' && (!inked || atom.width > limit - rules.look.left)) {
        const [here, rest] = cutWord(atom, limit - x, rules.type, !inked);
        if (here) {
          placed.push({ atom: here, x, width: here.width });
          waiting.splice(0, 1, ...(rest ? [rest] : []));
          if (rest) return { placed, ended: undefined };
          continue;
        }
      }
      if (inked) return { placed, ended: undefined };
    }
    waiting.shift();
    placed.push({ atom, x, width, ...(leader && { leader }) });
    x += width;
    if (width > 0) inked = true;
    if (atom.ends) chance = placed.length;
  }
  return { placed, ended: undefined };
}

/** Width of the text aligned by a right or centred tab stop. */
function widthBehind(
  waiting: readonly Atom[],
  align: Tab['align'],
  { decimal, type }: Pick<Rules, 'decimal' | 'type'>,
): number {
  let width = 0;
  const isDecimal = (text: string, at: number) => /\d/.test(`${text[at - 1] ?? ''}${text[at + 1] ?? ''}`);
  for (const atom of waiting.slice(1)) {
    if (atom.kind === 'tab' || atom.kind === 'break') break;
    const at = align === 'decimal' ? atom.text.indexOf(decimal) : -1;
    if (at >= 0 && isDecimal(atom.text, at))
      return width + wordOf(atom.text.slice(0, at), atom.look, type, atom.link).width;
    width += atom.width;
  }
  return align === 'center' ? width / 2 : width;
}

/** Splits a word wider than a line. */
function cutWord(atom: Atom, room: number, type: Type, alone: boolean): [Atom | undefined, Atom | undefined] {
  const letters = Array.from(atom.text);
  const part = (from: number, to?: number) => ({
    ...wordOf(letters.slice(from, to).join(''), atom.look, type, atom.link),
    ends: to === undefined && atom.ends,
  });
  let count = letters.length;
  while (count > 0 && part(0, count).width > room) count -= 1;
  if (count === 0 && !alone) return [undefined, atom];
  const kept = Math.max(1, count);
  return [part(0, kept), kept < letters.length ? part(kept) : undefined];
}
