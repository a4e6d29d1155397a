import type { Package } from '../../text/docx/package';
import { child, type Element, elementsOf, textWithin, within } from '../../text/docx/xml';

/**
 * Built-in parts of the package to which controls may be bound, by the ids that controls use for them (MS-OI29500,
 * 2.1.442).
 */
const builtInParts: Record<string, string> = {
  '{6C3C8BC8-F283-45AE-878A-BAB7291924A1}': 'docProps/core.xml',
  '{6668398D-A668-4E3E-A5EB-62B293D839F1}': 'docProps/app.xml',
};

/** Controls that do not show their value as it is: a formatted date, a ticked box, a picture, rows of a list. */
const formatted = /^(date|checkbox|picture|repeatingSection|docPartObj|docPartList)$/;

/**
 * Whether a content control shows another text than the data it is bound to. Word shows the data; here the last saved
 * text is printed (ECMA-376 part 1, 17.5.2.6).
 *
 * @param root of the document's main part
 */
export function hasStaleControl(pack: Package, main: string, root: Element | undefined): boolean {
  const stores = storesOf(pack, main);
  const others = [...pack.relations(main).values()].filter(
    ({ type, outside }) => !outside && /^(header|footer|footnotes|endnotes)$/.test(type),
  );
  const roots = [root, ...others.map(({ target }) => pack.peek(target))];
  const controls = roots.flatMap((part) => within(part, 'sdt'));
  return controls.some((control) => {
    const controlProperties = child(control, 'sdtPr');
    const { storeItemID = '', xpath = '' } = child(controlProperties, 'dataBinding')?.attributes ?? {};
    if (!xpath || elementsOf(controlProperties).some(({ name }) => formatted.test(name))) return false;
    const path = builtInParts[storeItemID.toUpperCase()] ?? stores.get(storeItemID.toUpperCase());
    const value = path && valueAt(pack.root(path), xpath);
    const listed = within(controlProperties, 'listItem').find(({ attributes }) => attributes.value === value);
    const shownText = within(child(control, 'sdtContent'), 't').map(textWithin).join('');
    const boundText = listed?.attributes.displayText ?? value ?? '';
    // A control without a value shows its placeholder.
    return boundText !== '' && withoutSpaces(boundText) !== withoutSpaces(shownText);
  });
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Paths of the data parts, by their ids. */
function storesOf(pack: Package, main: string): Map<string, string> {
  const stores = new Map<string, string>();
  for (const { type, target } of pack.relations(main).values()) {
    if (type !== 'customXml') continue;
    const id = pack.root(pack.related(target, 'customXmlProps'))?.attributes.itemID;
    if (id) stores.set(id.toUpperCase(), target);
  }
  return stores;
}

/** Text at a path of element names and positions; undefined for any other path, or if nothing is there. */
function valueAt(root: Element | undefined, xpath: string): string | undefined {
  let matches: Element[] = root ? [{ name: '', attributes: {}, children: [root] }] : [];
  for (const step of xpath.split('/').filter(Boolean)) {
    const [, attribute, name, position] = /^(@)?(?:[\w.-]+:)?([\w.-]+)(?:\[(\d+)\])?$/.exec(step) ?? [];
    if (!name) return undefined;
    if (attribute) return matches[0]?.attributes[name];
    const children = matches.flatMap((parent) => elementsOf(parent).filter((inner) => inner.name === name));
    matches = position ? children.slice(Number(position) - 1, Number(position)) : children;
  }
  return matches[0] && textWithin(matches[0]);
}
