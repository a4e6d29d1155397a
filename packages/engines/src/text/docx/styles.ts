import { child, type Element, elementsOf, valOf } from './xml';

type Style = { base?: string; level?: number; list?: { id: string; depth: number } };

/** Finds the heading level and the list of a paragraph style, its own or inherited. */
export class Styles {
  private readonly stylesById = new Map<string, Style>();

  constructor(root: Element | undefined) {
    for (const style of elementsOf(child(root, 'styles'))) {
      if (style.name !== 'style') continue;
      const properties = child(style, 'pPr');
      const [, title, digit] = /^(?:(title)|heading (\d))$/i.exec(valOf(style, 'name') ?? '') ?? [];
      const level = title ? 1 : digit ? Number(digit) : levelOf(properties);
      const base = valOf(style, 'basedOn');
      const list = listOf(properties);
      this.stylesById.set(style.attributes.styleId ?? '', {
        ...(base && { base }),
        ...(level !== undefined && { level }),
        ...(list && { list }),
      });
    }
  }

  level(id: string | undefined): number | undefined {
    // Without a styles part, style ids are Word's defaults.
    const headingLevel = /^Heading(\d)$/.exec(id ?? '')?.[1];
    return this.find(id, ({ level }) => level) ?? (headingLevel ? Number(headingLevel) : undefined);
  }

  list(id: string | undefined): Style['list'] {
    return this.find(id, ({ list }) => list);
  }

  private find<T>(id: string | undefined, pick: (style: Style) => T | undefined): T | undefined {
    let style = this.stylesById.get(id ?? '');
    for (let steps = 0; style && steps < 12; steps++) {
      const value = pick(style);
      if (value !== undefined) return value;
      style = this.stylesById.get(style.base ?? '');
    }
    return undefined;
  }
}

/** Heading level by the outline level of a paragraph or a style. */
export function levelOf(properties: Element | undefined): number | undefined {
  const outline = valOf(properties, 'outlineLvl');
  return outline && Number(outline) < 9 ? Number(outline) + 1 : undefined;
}

export function listOf(properties: Element | undefined): Style['list'] {
  const numbers = child(properties, 'numPr');
  const id = valOf(numbers, 'numId');
  return id && id !== '0' ? { id, depth: Number(valOf(numbers, 'ilvl') ?? 0) } : undefined;
}
