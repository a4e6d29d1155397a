import { child, type Element, elementsOf } from './xml';

type Level = { format: string; text: string; start: number };

/** Numbers that Word shows before paragraphs and does not hold as text: `next` tells them in the order of the document. */
export class Numbering {
  private readonly levels = new Map<string, Level[]>();
  private readonly counts = new Map<string, number[]>();

  constructor(root: Element | undefined) {
    const numbering = child(root, 'numbering');
    if (!numbering) return;
    const abstract = new Map<string, Level[]>();
    for (const element of elementsOf(numbering)) {
      if (element.name === 'abstractNum')
        abstract.set(element.attributes.abstractNumId ?? '', levelsOf(element));
      if (element.name === 'num') {
        const of = abstract.get(child(element, 'abstractNumId')?.attributes.val ?? '');
        if (of) this.levels.set(element.attributes.numId ?? '', of);
      }
    }
  }

  /** @returns such as `4.2`, `(a)` or `•`; undefined if the list is not defined */
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
      const at = Number(digit) - 1;
      return written(counts[at] ?? levels[at]?.start ?? 1, levels[at]?.format ?? 'decimal');
    });
  }
}

function levelsOf(element: Element): Level[] {
  const levels: Level[] = [];
  for (const level of elementsOf(element).filter(({ name }) => name === 'lvl')) {
    levels[Number(level.attributes.ilvl ?? 0)] = {
      format: child(level, 'numFmt')?.attributes.val ?? 'decimal',
      text: child(level, 'lvlText')?.attributes.val ?? '',
      start: Number(child(level, 'start')?.attributes.val ?? 1),
    };
  }
  return levels;
}

function written(count: number, format: string): string {
  const letter = String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));
  switch (format) {
    case 'lowerLetter':
      return letter;
    case 'upperLetter':
      return letter.toUpperCase();
    case 'lowerRoman':
      return roman(count);
    case 'upperRoman':
      return roman(count).toUpperCase();
    case 'decimalZero':
      return String(count).padStart(2, '0');
    default:
      return String(count);
  }
}

function roman(count: number): string {
  const signs = {
    m: 1000,
    cm: 900,
    d: 500,
    cd: 400,
    c: 100,
    xc: 90,
    l: 50,
    xl: 40,
    x: 10,
    ix: 9,
    v: 5,
    iv: 4,
    i: 1,
  };
  let rest = count;
  let text = '';
  for (const [sign, value] of Object.entries(signs)) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}
