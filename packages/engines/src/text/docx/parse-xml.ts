import { SaxesParser } from 'saxes';
import { child, type Element, elementsOf, local } from './xml';

/** Namespaces of newer versions of Office that the readers know, by their usual prefixes. */
const knownPrefixes = /^(wp[sgc]|wp14|wp15|w1\d\w*|[acp]14|pic14|v)$/;

/**
 * Content of an `mc:AlternateContent` element (ECMA-376 part 3, 9.3): the first choice whose namespaces are known;
 * otherwise the fallback if it has content; otherwise the first choice.
 */
function chosenContent(alternate: Element): Element['children'] {
  const choices = elementsOf(alternate).filter(({ name }) => name === 'Choice');
  const isKnown = ({ attributes }: Element) =>
    (attributes.Requires ?? '').split(/\s+/).every((prefix) => knownPrefixes.test(prefix));
  const fallback = child(alternate, 'Fallback');
  const filled = fallback && elementsOf(fallback).length > 0 ? fallback : undefined;
  return (choices.find(isKnown) ?? filled ?? choices[0])?.children ?? [];
}

/**
 * Tree of a small XML file, without alternate content. Prefixes are dropped, which unifies the strict and transitional
 * forms.
 */
export function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  /** Whether white space counts in each open element: as stated by it or by its ancestors (XML 1.0, 2.10). */
  const preserves = [false];
  const parser = new SaxesParser({ fragment: false });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name: local(name), attributes: {}, children: [] };
    for (const [key, value] of Object.entries(attributes)) element.attributes[local(key)] = value;
    const space = attributes['xml:space'];
    const isKept = space ? space === 'preserve' : preserves.at(-1) === true;
    preserves.push(isKept);
    if (isKept && element.name === 't') element.attributes.space = 'preserve';
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    preserves.pop();
    const parent = open.at(-1);
    if (closed?.name === 'AlternateContent') parent?.children.splice(-1, 1, ...chosenContent(closed));
  });
  parser.on('text', (part) => void open.at(-1)?.children.push(part));
  parser.on('cdata', (part) => void open.at(-1)?.children.push(part));
  parser.write(text).close();
  return root;
}
