import { type DefaultTreeAdapterTypes as Dom, defaultTreeAdapter, parseFragment } from 'parse5';
import { type Names, propertiesIn } from './css';

export type Element = Dom.Element;

/** Names by which selectors can match an element of the page. */
export function namesIn(elements: readonly Element[]): Names {
  const names: Names = {
    tags: new Set(),
    classes: new Set(),
    ids: new Set(),
    attributes: new Set(),
    fields: new Set(),
    properties: new Set(),
  };
  for (const element of elements) {
    names.tags.add(element.tagName);
    if (element.tagName === 'textarea') names.fields.add('textarea');
    if (element.tagName === 'input') names.fields.add(attribute(element, 'type') ?? 'text');
    if (attribute(element, 'list') !== undefined) names.fields.add('list');
    for (const { name, value } of element.attrs) {
      names.attributes.add(name);
      for (const property of propertiesIn(value)) names.properties.add(property);
      if (name === 'id') names.ids.add(value);
      if (name === 'class') for (const item of value.split(/\s+/)) names.classes.add(item);
    }
  }
  return names;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function append(parent: Element, html: string): void {
  for (const node of parseFragment(html).childNodes) defaultTreeAdapter.appendChild(parent, node);
}

/** Every element below a node, including those in templates. */
export function* walk(node: Dom.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* walk(node.content);
  if ('childNodes' in node) for (const child of [...node.childNodes]) yield* walk(child);
}
