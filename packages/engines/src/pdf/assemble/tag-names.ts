import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import {
  bytesKey,
  dictOf,
  get,
  getArray,
  getDict,
  getName,
  isText,
  items,
  keyString,
  pdfName,
  put,
  unlessEmpty,
  untaken,
} from './objects';
import type { Part } from './part';
import { writeNames } from './trees';

/** Names used by tags: each file has its own roles, classes and identifiers, which may collide. */
export class TagNames {
  readonly #roles = new Map<string, string>();
  readonly #classes = new Map<string, PDFObject>();
  readonly #ids = new Map<string, PDFRef>();
  readonly #namespaces: PDFObject[] = [];

  /**
   * Adds the names of a part, and renames those with a different meaning already.
   *
   * @returns changes the names in the copy of an element
   */
  begin(part: Part, root: PDFDict): (copy: PDFDict, original: PDFDict, ref: PDFRef) => void {
    const roles = this.#takeRoles(root);
    const classes = this.#takeClasses(part, root);
    for (const space of items(getArray(root, 'Namespaces'))) this.#namespaces.push(part.copier.copy(space));
    const ids = new Map<string, string>();
    const newId = (id: string): string => {
      const known = ids.get(id);
      if (known !== undefined) return known;
      const free = this.#ids.has(id) ? untaken(id, new Set(this.#ids.keys())) : id;
      ids.set(id, free);
      return free;
    };
    return (copy, original, ref) => {
      put(copy, { S: roles.get(getName(original, 'S') ?? '') });
      if (classes.size > 0) renameClasses(copy, original, classes);
      const id = get(original, 'ID');
      if (isText(id)) {
        const free = newId(bytesKey(id));
        this.#ids.set(free, ref);
        put(copy, { ID: keyString(free) });
      }
      renameHeaders(part, copy, original, newId);
    };
  }

  write(target: PDFContext, root: PDFDict): void {
    put(root, {
      RoleMap: this.#roles.size > 0 ? target.obj(Object.fromEntries(this.#roles)) : undefined,
      ClassMap: this.#classes.size > 0 ? target.obj(Object.fromEntries(this.#classes)) : undefined,
      IDTree: writeNames(target, this.#ids),
      Namespaces: unlessEmpty(this.#namespaces),
    });
  }

  #takeRoles(root: PDFDict): Map<string, string> {
    const renamed = new Map<string, string>();
    for (const [key, value] of getDict(root, 'RoleMap')?.entries() ?? []) {
      const meaning = root.context.lookup(value);
      if (!(meaning instanceof PDFName)) continue;
      const role = key.decodeText();
      const known = this.#roles.get(role);
      const free =
        known === undefined || known === meaning.decodeText()
          ? role
          : untaken(role, new Set(this.#roles.keys()));
      if (free !== role) renamed.set(role, free);
      this.#roles.set(free, meaning.decodeText());
    }
    return renamed;
  }

  #takeClasses(part: Part, root: PDFDict): Map<string, string> {
    const renamed = new Map<string, string>();
    for (const [key, value] of getDict(root, 'ClassMap')?.entries() ?? []) {
      const name = key.decodeText();
      const free = untaken(name, new Set(this.#classes.keys()));
      if (free !== name) renamed.set(name, free);
      this.#classes.set(free, part.copier.copy(value));
    }
    return renamed;
  }
}

function renameClasses(copy: PDFDict, original: PDFDict, classes: Map<string, string>): void {
  const renamed = (value: PDFObject) => {
    const free = value instanceof PDFName ? classes.get(value.decodeText()) : undefined;
    return free ? pdfName(free) : value;
  };
  const value = get(original, 'C');
  if (value instanceof PDFName) put(copy, { C: renamed(value) });
  else if (value instanceof PDFArray) put(copy, { C: items(value).map(renamed) });
}

/** Table cells reference their headers by identifier. */
function renameHeaders(part: Part, copy: PDFDict, original: PDFDict, newId: (id: string) => string): void {
  const attributes = get(original, 'A');
  const list = attributes instanceof PDFArray ? items(attributes) : attributes ? [attributes] : [];
  if (!list.some((item) => dictOf(part.context, item)?.has(pdfName('Headers')))) return;
  const renamed = list.map((item) => {
    const dict = dictOf(part.context, item);
    const headers = getArray(dict, 'Headers');
    if (!dict || !headers) return part.copier.copy(item);
    const ids = items(headers).map((id) => (isText(id) ? keyString(newId(bytesKey(id))) : id));
    return put(part.copier.dict(dict), { Headers: ids });
  });
  put(copy, { A: renamed });
}
