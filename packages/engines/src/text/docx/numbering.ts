import { written } from './written';
import { child, type Element, elementsOf, valOf } from './xml';

type Level = { format: string; text: string; start: number };

/** Numbers that Word generates for paragraphs without storing them; `next` returns them in order. */
export class Numbering {
  private readonly levels = new Map<string, Level[]>();
  private readonly counts = new Map<string, number[]>();

  constructor(root: Element | undefined) {
    const abstract = new Map<string, Level[]>();
    for (const element of elementsOf(child(root, 'numbering'))) {
      if (element.name === 'abstractNum')
        abstract.set(element.attributes.abstractNumId ?? '', levelsOf(element));
      if (element.name === 'num') {
        const levels = abstract.get(valOf(element, 'abstractNumId') ?? '');
        if (levels) this.levels.set(element.attributes.numId ?? '', levels);
      }
    }
  }

  /** @returns text such as `4.2`, `(a)` or `•`; undefined if the list is not defined */
  next(list: string, depth: number): string | undefined {
    const levels = this.levels.get(list);
    const level = levels?.[depth];
    if (!levels || !level) return undefined;
    const counts = this.counts.get(list) ?? [];
    this.counts.set(list, counts);
    counts.length = Math.min(counts.length, depth + 1);
    counts[depth] = (counts[depth] ?? level.start - 1) + 1;
    if (level.format === 'bullet') return '•';
    return level.text.replace(/%(\d)/g, (_, digit: string) => {
      const level = Number(digit) - 1;
      return written(counts[level] ?? levels[level]?.start ?? 1, levels[level]?.format ?? 'decimal');
    });
  }
}

function levelsOf(element: Element): Level[] {
  const levels: Level[] = [];
  for (const level of elementsOf(element).filter(({ name }) => name === 'lvl')) {
    levels[Number(level.attributes.ilvl ?? 0)] = {
      format: valOf(level, 'numFmt') ?? 'decimal',
      text: valOf(level, 'lvlText') ?? '',
      start: Number(valOf(level, 'start') ?? 1),
    };
  }
  return levels;
}
