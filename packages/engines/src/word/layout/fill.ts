import type { ParagraphLook, Tab } from '../model';
import { type Atom, wordOf } from './atoms';
import type { Typesetter } from './typesetter';

export type Placed = { atom: Atom; x: number; width: number; leader?: string };

/** Tolerance for rounding errors in sums of widths. */
const tolerance = 0.05;

/** The next tab stop after a position. The end of a hanging indent counts as one. */
export function nextStop(x: number, look: ParagraphLook, every: number): Tab {
  const nextTab = look.tabs.find(({ position }) => position > x + tolerance);
  const indent = look.first < 0 && look.left > x + tolerance ? look.left : undefined;
  if (nextTab && (indent === undefined || nextTab.position <= indent)) return nextTab;
  if (indent !== undefined) return { position: indent, align: 'left', leader: '' };
  return { position: (Math.floor((x + tolerance) / every) + 1) * every, align: 'left', leader: '' };
}

/** The tab stop of a tab that aligns text relative to the margins. */
const edgeStop = (align: NonNullable<Atom['edge']>, width: number): Tab => ({
  position: width * { left: 0, center: 0.5, right: 1 }[align],
  align,
  leader: '',
});

/** A stop limited to how far its text may reach: one beyond becomes a right stop at the limit. */
const limitedStop = (stop: Tab, reach: number): Tab =>
  stop.align !== 'left' && stop.position > reach + tolerance
    ? { ...stop, position: reach, align: 'right' }
    : stop;

/** @property reach limit for text at tab stops beyond the margin */
type Rules = { look: ParagraphLook; tabs: number; typesetter: Typesetter; decimal: string; reach: number };

/**
 * Takes as many atoms as fit into a line. Text at a right, centred or decimal tab stop beyond the margin may reach
 * that stop, as in Word: headers have such stops for their page numbers on paper narrower than Letter. The text stays
 * on the paper and within its cell, box or column.
 */
export function fill(waiting: Atom[], start: number, margin: number, rules: Rules) {
  let limit = margin;
  const placed: Placed[] = [];
  let x = start;
  /** Number of atoms up to the last place where the line may break. */
  let breakIndex = 0;
  /** Whether the line has an atom with a width. */
  let hasInk = false;
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
      const next = atom.edge
        ? edgeStop(atom.edge, margin + rules.look.right)
        : nextStop(x, rules.look, rules.tabs);
      const stop = limitedStop(next, rules.reach);
      leader = stop.leader;
      const [before, after] = stop.align === 'left' ? [0, 0] : widthsAround(waiting, stop.align, rules);
      width = Math.max(stop.align === 'left' ? 0 : 1, stop.position - x - before);
      if (stop.align !== 'left' && stop.position > margin + tolerance) {
        // Text that does not fit before a centred stop is not centred.
        const beyond = stop.align === 'center' ? Math.min(after, stop.position - x) : after;
        limit = Math.min(rules.reach, stop.position + beyond);
      }
      if (stop.align === 'left' && stop.position > limit + tolerance && hasInk && waiting.length > 1) {
        return { placed, ended: undefined };
      }
    }
    if (atom.kind !== 'space' && atom.kind !== 'tab' && x + width > limit + tolerance && width > 0) {
      if (breakIndex > 0) {
        waiting.unshift(...placed.splice(breakIndex).map((item) => item.atom));
        hyphenate(placed.at(-1), rules.typesetter);
        return { placed, ended: undefined };
      }
      if (atom.kind === 'word' && (!hasInk || atom.width > limit - rules.look.left)) {
        const [fitting, rest] = cutWord(atom, limit - x, rules.typesetter, !hasInk);
        if (fitting) {
          placed.push({ atom: fitting, x, width: fitting.width });
          waiting.splice(0, 1, ...(rest ? [rest] : []));
          if (rest) return { placed, ended: undefined };
          continue;
        }
      }
      if (hasInk) return { placed, ended: undefined };
    }
    waiting.shift();
    placed.push({ atom, x, width, ...(leader && { leader }) });
    x += width;
    if (width > 0) hasInk = true;
    const hyphen = atom.soft ? wordOf('-', atom.look, rules.typesetter, undefined).width : 0;
    if (atom.ends && x + hyphen <= limit + tolerance) breakIndex = placed.length;
  }
  return { placed, ended: undefined };
}

/** Draws the hyphen where a line breaks at a soft hyphen (ECMA-376 part 1, 17.3.3.29). */
function hyphenate(last: Placed | undefined, typesetter: Typesetter) {
  if (!last?.atom.soft) return;
  const { text, look, link } = last.atom;
  last.atom = { ...wordOf(`${text}-`, look, typesetter, link), actual: `${text}\u00ad` };
  last.width = last.atom.width;
}

/** Widths of the text that a right, centred or decimal tab stop aligns: before and after the stop. */
function widthsAround(
  waiting: readonly Atom[],
  align: Tab['align'],
  { decimal, typesetter }: Pick<Rules, 'decimal' | 'typesetter'>,
): [before: number, after: number] {
  let width = 0;
  let widthBefore: number | undefined;
  const isDecimal = (text: string, index: number) =>
    /\d/.test(`${text[index - 1] ?? ''}${text[index + 1] ?? ''}`);
  for (const atom of waiting.slice(1)) {
    if (atom.kind === 'tab' || atom.kind === 'break') break;
    const decimalIndex = align === 'decimal' ? atom.text.indexOf(decimal) : -1;
    if (widthBefore === undefined && decimalIndex >= 0 && isDecimal(atom.text, decimalIndex))
      widthBefore = width + wordOf(atom.text.slice(0, decimalIndex), atom.look, typesetter, atom.link).width;
    width += atom.width;
  }
  widthBefore ??= align === 'center' ? width / 2 : width;
  return [widthBefore, width - widthBefore];
}

/** Splits a word that is wider than a line. */
function cutWord(
  atom: Atom,
  available: number,
  typesetter: Typesetter,
  alone: boolean,
): [Atom | undefined, Atom | undefined] {
  const letters = Array.from(atom.text);
  const part = (from: number, to?: number) => ({
    ...wordOf(letters.slice(from, to).join(''), atom.look, typesetter, atom.link),
    ends: to === undefined && atom.ends,
  });
  let count = letters.length;
  while (count > 0 && part(0, count).width > available) count -= 1;
  if (count === 0 && !alone) return [undefined, atom];
  const keptCount = Math.max(1, count);
  return [part(0, keptCount), keptCount < letters.length ? part(keptCount) : undefined];
}
