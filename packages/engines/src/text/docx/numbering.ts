import { writeNumber } from './number-formats';
import { child, type Element, elementsOf, valOf } from './xml';

type Level = { format: string; text: string; start: number };

/** A list as its paragraphs use it; lists with the same definition count on. */
type List = { definition: string; levels: Level[]; starts: Map<number, number> };

/** Numbers that Word generates for paragraphs without storing them; `next` returns them in order. */
export class Numbering {
  private readonly lists = new Map<string, List>();
  private readonly counts = new Map<string, number[]>();

  constructor(root: Element | undefined) {
    const abstract = new Map<string, Level[]>();
    for (const element of elementsOf(child(root, 'numbering'))) {
      if (element.name === 'abstractNum')
        abstract.set(element.attributes.abstractNumId ?? '', levelsOf(element));
      if (element.name === 'num') {
        const definition = valOf(element, 'abstractNumId') ?? '';
        const levels = abstract.get(definition);
        if (levels) this.lists.set(element.attributes.numId ?? '', listOf(element, definition, levels));
      }
    }
  }

  /** @returns text such as `4.2`, `(a)` or `•`; undefined if the list is not defined */
  next(id: string, depth: number): string | undefined {
    const list = this.lists.get(id);
    const level = list?.levels[depth];
    if (!list || !level) return undefined;
    const { definition, levels, starts } = list;
    const counts = this.counts.get(definition) ?? [];
    this.counts.set(definition, counts);
    counts.length = Math.min(counts.length, depth + 1);
    const start = starts.get(depth);
    starts.delete(depth);
    counts[depth] = start ?? (counts[depth] ?? level.start - 1) + 1;
    if (level.format === 'bullet') return '•';
    return level.text.replace(/%(\d)/g, (_, digit: string) => {
      const level = Number(digit) - 1;
      return writeNumber(counts[level] ?? levels[level]?.start ?? 1, levels[level]?.format ?? 'decimal');
    });
  }
}

/** A `w:num`, which may replace levels of its definition and start some anew (ECMA-376 part 1, 17.9.8 and 17.9.26). */
function listOf(element: Element, definition: string, levels: Level[]): List {
  const overrides = elementsOf(element).filter(({ name }) => name === 'lvlOverride');
  const starts = overrides.flatMap((override): [number, number][] => {
    const start = valOf(override, 'startOverride');
    return start === undefined ? [] : [[Number(override.attributes.ilvl ?? 0), Number(start)]];
  });
  const replaced = overrides.flatMap((override) => Object.entries(levelsOf(override)));
  const allLevels = [...levels];
  for (const [depth, level] of replaced) allLevels[Number(depth)] = level;
  return { definition, levels: allLevels, starts: new Map(starts) };
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
