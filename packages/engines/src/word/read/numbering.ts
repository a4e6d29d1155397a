import { isKnownFormat, writeNumber } from '../../text/docx/number-formats';
import { child, type Element, elementsOf, isOn, valOf } from '../../text/docx/xml';
import { boundedInteger, maxListLevel, maxNumber } from './lengths';
import { type ParagraphFormat, paragraphFormatOf, type TextFormat, textFormatOf } from './looks';
import type { Theme } from './theme';

export type Level = {
  format: string;
  /** First numbers of a custom format, as the file lists them. */
  pattern?: string;
  text: string;
  start: number;
  /** The level restarts after a number of the levels 1 to this; by default after any higher level, never if 0. */
  restart?: number;
  legal: boolean;
  /** Whether its bullet is a picture, for which a sign is drawn. */
  isPicture?: boolean;
  follow: 'tab' | 'space' | 'nothing';
  align: string;
  paragraph: ParagraphFormat;
  look: TextFormat;
  /** Id of the paragraph style linked to it. */
  style?: string;
};

type List = { abstract: string; levels: Level[]; starts: Map<number, number> };

/** Counts paragraph numbers in document order. */
export class Numbering {
  readonly #lists = new Map<string, List>();
  readonly #counts = new Map<string, number[]>();
  readonly #startedLevels = new Set<string>();
  /** Number formats that are not supported: their numbers are written as digits. */
  readonly unknown = new Set<string>();

  constructor(root: Element | undefined, theme: Theme) {
    const abstractLists = new Map<string, Level[]>();
    const linkedStyles = new Map<string, string>();
    const idsByStyle = new Map<string, string>();
    for (const element of elementsOf(root)) {
      const id = element.attributes.abstractNumId ?? '';
      if (element.name === 'abstractNum') {
        abstractLists.set(id, levelsOf(element, theme));
        const link = valOf(element, 'numStyleLink');
        const style = valOf(element, 'styleLink');
        if (link) linkedStyles.set(id, link);
        if (style) idsByStyle.set(style, id);
      } else if (element.name === 'num') {
        const abstractId = valOf(element, 'abstractNumId') ?? '';
        const listId = idsByStyle.get(linkedStyles.get(abstractId) ?? '') ?? abstractId;
        const levels = [...(abstractLists.get(listId) ?? [])];
        const starts = new Map<number, number>();
        for (const override of elementsOf(element).filter(({ name }) => name === 'lvlOverride')) {
          const depth = boundedInteger(override.attributes.ilvl, maxListLevel);
          const start = valOf(override, 'startOverride');
          const level = levelsOf(override, theme)[depth];
          if (level) levels[depth] = level;
          if (start !== undefined) starts.set(depth, boundedInteger(start, maxNumber));
        }
        this.#lists.set(element.attributes.numId ?? '', { abstract: listId, levels, starts });
      }
    }
  }

  level(list: string, depth: number): Level | undefined {
    return this.#lists.get(list)?.levels[depth];
  }

  /** Depth of the level linked to a style, whose paragraphs need not state it. */
  depthOf(list: string, style: string): number | undefined {
    const depth = this.#lists.get(list)?.levels.findIndex((level) => level?.style === style) ?? -1;
    return depth < 0 ? undefined : depth;
  }

  /** Advances the count. @returns the number as text, such as `4.2` or `(a)` */
  next(id: string, depth: number): string {
    const list = this.#lists.get(id);
    const level = list?.levels[depth];
    if (!list || !level) return '';
    if (level.isPicture) this.unknown.add('lvlPicBulletId');
    const counts = this.#counts.get(list.abstract) ?? [];
    this.#counts.set(list.abstract, counts);
    const key = `${id} ${depth}`;
    if (!this.#startedLevels.has(key)) {
      this.#startedLevels.add(key);
      const start = list.starts.get(depth);
      if (start !== undefined) counts[depth] = start - 1;
    }
    for (let below = depth + 1; below < counts.length; below++) {
      const restart = list.levels[below]?.restart;
      if (restart === undefined || (restart > 0 && depth < restart)) delete counts[below];
    }
    counts[depth] = (counts[depth] ?? level.start - 1) + 1;
    return level.text.replace(/%(\d)/g, (_, digit: string) => {
      const levelIndex = Number(digit) - 1;
      const levelFormat = list.levels[levelIndex];
      counts[levelIndex] ??= levelFormat?.start ?? 1;
      const format = level.legal ? 'decimal' : (levelFormat?.format ?? 'decimal');
      if (!isKnownFormat(format, levelFormat?.pattern)) this.unknown.add(format);
      return writeNumber(counts[levelIndex], format, levelFormat?.pattern);
    });
  }
}

function levelsOf(element: Element, theme: Theme): Level[] {
  const levels: Level[] = [];
  for (const level of elementsOf(element).filter(({ name }) => name === 'lvl')) {
    const restart = valOf(level, 'lvlRestart');
    const style = valOf(level, 'pStyle');
    const follow = valOf(level, 'suff');
    const format = child(level, 'numFmt')?.attributes;
    levels[boundedInteger(level.attributes.ilvl, maxListLevel)] = {
      format: format?.val ?? 'decimal',
      ...(format?.format && { pattern: format.format }),
      text: valOf(level, 'lvlText') ?? '',
      start: boundedInteger(valOf(level, 'start'), maxNumber),
      ...(restart !== undefined && { restart: boundedInteger(restart, maxListLevel + 1) }),
      legal: isOn(child(level, 'isLgl')),
      ...(child(level, 'lvlPicBulletId') && { isPicture: true }),
      follow: follow === 'space' || follow === 'nothing' ? follow : 'tab',
      align: valOf(level, 'lvlJc') ?? 'left',
      paragraph: paragraphFormatOf(child(level, 'pPr')),
      look: textFormatOf(child(level, 'rPr'), theme),
      ...(style && { style }),
    };
  }
  return levels;
}
