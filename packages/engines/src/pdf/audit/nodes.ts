/** Trees of bookmarks, structure elements and document parts, with the pages of each node. */
import type { Content } from './content';
import { Dict, dictAt, type Value } from './values';

type Node = { parent: Dict | undefined; pages: number[] };

/** A tree of nodes that concern pages, each with its parent and its own pages. */
export type Tree = {
  nodes: Map<Dict, Node>;
  /** Entries that refer to other nodes and to pages. */
  linkKeys: string[];
};

/** Bookmarks, with their target pages. */
export function bookmarkNodes(content: Content): Tree {
  const { objects, catalog } = content;
  const nodes = new Map<Dict, Node>();
  const first = dictAt(objects, dictAt(objects, catalog, 'Outlines') ?? null, 'First');
  const stack: { dict: Dict | undefined; parent?: Dict }[] = [{ dict: first }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { dict, parent } = next;
    if (!dict || nodes.has(dict)) continue;
    const target = content.targetOf(dict);
    nodes.set(dict, { parent, pages: target && 'pages' in target ? target.pages : [] });
    stack.push(
      { dict: dictAt(objects, dict, 'Next'), ...(parent && { parent }) },
      { dict: dictAt(objects, dict, 'First'), parent: dict },
    );
  }
  return { nodes, linkKeys: ['First', 'Last', 'Next', 'Prev', 'SE', 'Dest'] };
}

/** Structure elements and their content (ISO 32000-2, 14.7), with the pages of the content. */
export function tagNodes(content: Content): Tree {
  const { objects, catalog } = content;
  const nodes = new Map<Dict, Node>();
  const root = dictAt(objects, catalog, 'StructTreeRoot');
  type Step = { value: Value; parent: Dict | undefined; page: Value };
  const stack: Step[] = [{ value: root?.entries.get('K') ?? null, parent: undefined, page: null }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { parent, page } = next;
    const value = objects.get(next.value);
    if (Array.isArray(value)) for (const item of value) stack.push({ value: item, parent, page });
    if (typeof value === 'number' && parent) nodes.get(parent)?.pages.push(...content.pagesAt(page));
    if (!(value instanceof Dict) || nodes.has(value)) continue;
    const elementPage = value.entries.get('Pg') ?? page;
    const kids = value.entries.get('K') ?? null;
    // Unlike an element, a content item has no type (14.7.5).
    const pages = value.entries.has('S') && objects.get(kids) !== null ? [] : content.pagesAt(elementPage);
    nodes.set(value, { parent, pages: [...pages] });
    stack.push({ value: kids, parent: value, page: elementPage });
  }
  return { nodes, linkKeys: ['P', 'K', 'Pg', 'Obj', 'Ref'] };
}

/** Document parts (ISO 32000-2, 14.12), each with its range of pages. */
export function documentPartNodes(content: Content): Tree {
  const { objects, catalog } = content;
  const nodes = new Map<Dict, Node>();
  const root = dictAt(objects, catalog, 'DPartRoot');
  const stack: { value: Value; parent: Dict | undefined }[] = [
    { value: root?.entries.get('DPartRootNode') ?? null, parent: undefined },
  ];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { parent } = next;
    const value = objects.get(next.value);
    if (Array.isArray(value)) for (const item of value) stack.push({ value: item, parent });
    if (!(value instanceof Dict) || nodes.has(value)) continue;
    const [first = 0] = content.pagesAt(value.entries.get('Start'));
    const last = content.pagesAt(value.entries.get('End') ?? value.entries.get('Start')).at(-1) ?? -1;
    nodes.set(value, {
      parent,
      pages: Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index),
    });
    stack.push({ value: value.entries.get('DParts') ?? null, parent: value });
  }
  for (const [index, { dict }] of content.pages.entries()) {
    const part = dictAt(objects, dict, 'DPart');
    const existing = part && nodes.get(part);
    if (existing) existing.pages.push(index);
    else if (part) nodes.set(part, { parent: undefined, pages: [index] });
  }
  return { nodes, linkKeys: ['DParts', 'Start', 'End'] };
}

/** Pages of each node, including those of its descendants; nodes without pages are omitted. */
export function pagesOfNodes({ nodes }: Tree): Map<Dict, Set<number>> {
  const pagesOf = new Map<Dict, Set<number>>();
  for (const [dict, { pages }] of nodes) {
    for (const page of pages) {
      let node: Dict | undefined = dict;
      while (node) {
        const existing: Set<number> = pagesOf.get(node) ?? new Set();
        if (existing.has(page)) break;
        pagesOf.set(node, existing.add(page));
        node = nodes.get(node)?.parent;
      }
    }
  }
  return pagesOf;
}
