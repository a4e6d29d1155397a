import { child, type Element, elementsOf } from './xml';

type Style = { name: string; base?: string; level?: number; list?: { id: string; depth: number } };

/** Heading level and list of a paragraph's style, own or inherited. */
export class Styles {
  private readonly all = new Map<string, Style>();

  constructor(root: Element | undefined) {
    for (const style of elementsOf(child(root, 'styles') ?? { name: '', attributes: {}, children: [] })) {
      if (style.name !== 'style') continue;
      const properties = child(style, 'pPr');
      const outline = child(properties, 'outlineLvl')?.attributes.val;
      const name = child(style, 'name')?.attributes.val ?? '';
      const named = /^heading (\d)$/i.exec(name)?.[1];
      const base = child(style, 'basedOn')?.attributes.val;
      const list = listOf(properties);
      this.all.set(style.attributes.styleId ?? '', {
        name,
        ...(base && { base }),
        ...(named
          ? { level: Number(named) }
          : outline && Number(outline) < 9
            ? { level: Number(outline) + 1 }
            : {}),
        ...(/^title$/i.test(name) && { level: 1 }),
        ...(list && { list }),
      });
    }
  }

  level(id: string | undefined): number | undefined {
    return this.find(id, ({ level }) => level) ?? headingId(id);
  }

  list(id: string | undefined): Style['list'] {
    return this.find(id, ({ list }) => list);
  }

  private find<T>(id: string | undefined, pick: (style: Style) => T | undefined): T | undefined {
    let style = this.all.get(id ?? '');
    for (let steps = 0; style && steps < 12; steps++) {
      const value = pick(style);
      if (value !== undefined) return value;
      style = this.all.get(style.base ?? '');
    }
    return undefined;
  }
}

/** Without a styles part, style ids are Word's defaults. */
function headingId(id: string | undefined): number | undefined {
  const level = /^Heading(\d)$/.exec(id ?? '')?.[1];
  return level ? Number(level) : undefined;
}

export function listOf(properties: Element | undefined): Style['list'] {
  const numbers = child(properties, 'numPr');
  const id = child(numbers, 'numId')?.attributes.val;
  return id && id !== '0' ? { id, depth: Number(child(numbers, 'ilvl')?.attributes.val ?? 0) } : undefined;
}
