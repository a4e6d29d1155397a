import type { Package } from '../../text/docx/package';
import { child, type Element, elementsOf, textWithin, within } from '../../text/docx/xml';
import { rightToLeft } from '../../write/right-to-left';

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

/** Controls whose content is one piece of text. */
const plain = /^(text|comboBox|dropDownList)$/;

/**
 * Gives content controls the data that they are bound to, which Word shows instead of their saved text (ECMA-376
 * part 1, 17.5.2.6).
 *
 * @param main path of the document's main part
 * @param root of the part with the controls, which is modified
 * @returns whether a control keeps a saved text that differs from its data
 */
export function fillControls(pack: Package, main: string, root: Element | undefined): boolean {
  const controls = within(root, 'sdt').filter((control) => child(child(control, 'sdtPr'), 'dataBinding'));
  const stores = controls.length > 0 ? storesOf(pack, main) : new Map<string, string>();
  const isStale = controls.map((control) => {
    const properties = child(control, 'sdtPr');
    const types = elementsOf(properties).map(({ name }) => name);
    const { storeItemID, xpath = '' } = child(properties, 'dataBinding')?.attributes ?? {};
    if (!xpath || types.some((type) => formatted.test(type))) return false;
    const id = storeItemID?.toUpperCase();
    // Without an id, the first part that has something at the path counts.
    const paths = id === undefined ? [...stores.values()] : [builtInParts[id] ?? stores.get(id)];
    const values = paths.map((path) => (path ? valueAt(pack.root(path), xpath) : undefined));
    const value = values.find((each) => each !== undefined);
    if (value === undefined) return false;
    if (value === unreadable) return true;
    const shownText = withoutSpaces(within(child(control, 'sdtContent'), 't').map(textWithin).join(''));
    // A control without a value shows its placeholder.
    if (!value.trim()) return shownText !== '' && !types.includes('showingPlcHdr');
    const listed = within(properties, 'listItem').find(({ attributes }) => attributes.value === value);
    const boundText = listed?.attributes.displayText ?? value;
    if (withoutSpaces(boundText) === shownText) return false;
    return !types.some((type) => plain.test(type)) || !fill(control, boundText);
  });
  return isStale.includes(true);
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Replaces the text of a control, in the look of its start. @returns false if its content is not one text */
function fill(control: Element, text: string): boolean {
  const [properties, content] = [child(control, 'sdtPr'), child(control, 'sdtContent')];
  const runs = within(content, 'r').filter((run) => !child(run, 'delText'));
  const [first, ...others] = runs;
  const isOneText = runs.every((run) =>
    elementsOf(run).every(({ name }) => /^(rPr|t|tab|br|cr)$/.test(name)),
  );
  if (!first || !isOneText || within(content, 'p').length > 1 || rightToLeft.test(text)) return false;
  const isPlaceholder = child(properties, 'showingPlcHdr') !== undefined;
  const look = child(isPlaceholder ? properties : first, 'rPr');
  const isMultiLine = /^(1|true|on)$/.test(child(properties, 'text')?.attributes.multiLine ?? '');
  const lines = isMultiLine ? text.split(/\r?\n|\r/) : [text];
  first.children = [
    ...(look ? [look] : []),
    ...lines.flatMap((line, i): Element[] => [
      ...(i > 0 ? [{ name: 'br', attributes: {}, children: [] }] : []),
      { name: 't', attributes: { space: 'preserve' }, children: [line] },
    ]),
  ];
  for (const run of others) run.children = run.children.filter((inner) => inner === child(run, 'rPr'));
  return true;
}

/** Paths of the data parts, by their ids; by path for a part without an id. */
function storesOf(pack: Package, main: string): Map<string, string> {
  const stores = new Map<string, string>();
  for (const { type, target } of pack.relations(main).values()) {
    if (type !== 'customXml') continue;
    const id = pack.root(pack.related(target, 'customXmlProps'))?.attributes.itemID;
    stores.set(id?.toUpperCase() ?? target, target);
  }
  return stores;
}

const unreadable = Symbol('a path that this reader does not understand');

/** Text at a path of element names, positions and simple conditions; undefined if nothing is there. */
function valueAt(root: Element | undefined, xpath: string): string | typeof unreadable | undefined {
  if (!/^\/[^/]/.test(xpath)) return unreadable;
  let matches: Element[] = root ? [{ name: '', attributes: {}, children: [root] }] : [];
  for (const step of xpath.match(/(?:[^/[]|\[[^\]]*\])+/g) ?? []) {
    const [, attribute, name, conditions = ''] =
      /^(@)?(?:[\w.-]+:)?([\w.-]+|\*)((?:\[[^\]]*\])*)$/.exec(step) ?? [];
    if (!name) {
      if (step === 'text()') continue;
      return unreadable;
    }
    if (attribute) return matches[0]?.attributes[name];
    matches = matches.flatMap(elementsOf).filter((inner) => name === '*' || inner.name === name);
    for (const [, condition = ''] of conditions.matchAll(/\[([^\]]*)\]/g)) {
      if (/^\d+$/.test(condition)) matches = matches.slice(Number(condition) - 1, Number(condition));
      else {
        const tests = condition.split(/\s+and\s+/).map(conditionOf);
        if (tests.includes(undefined)) return unreadable;
        matches = matches.filter((match) => tests.every((test) => test?.(match)));
      }
    }
  }
  return matches[0] && textWithin(matches[0]);
}

/** A condition for the name or an attribute of an element; undefined for any other. */
function conditionOf(condition: string): ((element: Element) => boolean) | undefined {
  const [, name, value] =
    /^\s*(?:(?:local-)?name\(\)|@(?:[\w.-]+:)?([\w.-]+))\s*=\s*["']([^"']*)["']\s*$/.exec(condition) ?? [];
  if (value === undefined) return undefined;
  return (element) =>
    name ? element.attributes[name] === value : element.name === value.replace(/^.*:/, '');
}
