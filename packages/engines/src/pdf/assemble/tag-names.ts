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
  newName,
  pdfName,
  put,
  unlessEmpty,
} from './objects';
import type { Part } from './part';
import { writeNames } from './trees';

/** Names that tags use: roles, classes and identifiers, which may collide between files. */
export class TagNames {
  /** The role that each role maps to. */
  readonly #roles = new Map<string, string>();
  /** Elements by their role in the result. */
  readonly #elements = new Map<string, PDFDict[]>();
  /** Roles that a file uses without mapping them; mostly standard ones. */
  readonly #standardRoles = new Set<string>();
  /** Roles that elements use, or that the role map of a file copied as a whole contains. */
  readonly #used = new Set<string>();
  readonly #classes = new Map<string, PDFObject>();
  readonly #ids = new Map<string, PDFRef>();
  readonly #namespaces: PDFObject[] = [];

  /**
   * Adds the names of a part; those that already have a different meaning are renamed.
   *
   * @returns a function that updates the names in the copy of an element
   */
  addPart(part: Part, root: PDFDict): (copy: PDFDict, original: PDFDict, ref: PDFRef) => void {
    const roles = this.#copyRoles(part, root);
    const classes = new Map(getDict(root, 'ClassMap')?.entries());
    const newClasses = new Map<string, string>();
    const copyClass = (name: PDFName): PDFName => {
      const value = classes.get(name);
      if (!value) return name;
      const old = name.decodeText();
      const freeName = newClasses.get(old) ?? newName(old, new Set(this.#classes.keys()));
      if (!newClasses.has(old)) this.#classes.set(freeName, part.copier.copy(value));
      newClasses.set(old, freeName);
      return pdfName(freeName);
    };
    // Classes of a partly copied file are copied only when a copied element uses them.
    if (part.isWholeDocument) for (const name of classes.keys()) copyClass(name);
    for (const namespace of items(getArray(root, 'Namespaces')))
      this.#namespaces.push(part.copier.copy(namespace));
    const ids = new Map<string, string>();
    const newId = (id: string): string => {
      const existing = ids.get(id);
      if (existing !== undefined) return existing;
      const freeName = this.#ids.has(id) ? newName(id, new Set(this.#ids.keys())) : id;
      ids.set(id, freeName);
      return freeName;
    };
    return (copy, original, ref) => {
      if (!original.has(pdfName('NS'))) this.#copyRole(copy, getName(original, 'S') ?? '', roles);
      if (classes.size > 0) renameClasses(copy, original, copyClass);
      const id = get(original, 'ID');
      if (isText(id)) {
        const freeName = newId(bytesKey(id));
        this.#ids.set(freeName, ref);
        put(copy, { ID: keyString(freeName) });
      }
      renameHeaders(part, copy, original, newId);
    };
  }

  write(target: PDFContext, root: PDFDict): void {
    const roles = this.#rolesInUse();
    put(root, {
      RoleMap: roles.size > 0 ? target.obj(Object.fromEntries(roles)) : undefined,
      ClassMap: this.#classes.size > 0 ? target.obj(Object.fromEntries(this.#classes)) : undefined,
      IDTree: writeNames(target, this.#ids),
      Namespaces: unlessEmpty(this.#namespaces),
    });
  }

  /** @returns the name in the result of each role that the file maps */
  #copyRoles(part: Part, root: PDFDict): Map<string, string> {
    const meanings = new Map<string, string>();
    for (const [key, value] of getDict(root, 'RoleMap')?.entries() ?? []) {
      const meaning = root.context.lookup(value);
      const role = key.decodeText();
      if (meaning instanceof PDFName && meaning.decodeText() !== role)
        meanings.set(role, meaning.decodeText());
    }
    const names = new Map<string, string>();
    for (const role of meanings.keys()) {
      const isTaken =
        this.#standardRoles.has(role) ||
        (this.#roles.has(role) && meaningOf(this.#roles, role) !== meaningOf(meanings, role));
      names.set(role, isTaken ? newName(role, new Set([...this.#roles.keys(), ...meanings.keys()])) : role);
    }
    for (const [role, meaning] of meanings) {
      if (!meanings.has(meaning)) this.#keepPlain(meaning);
      const name = names.get(role) ?? role;
      if (!this.#roles.has(name)) this.#roles.set(name, names.get(meaning) ?? meaning);
      if (part.isWholeDocument) this.#used.add(name);
    }
    return names;
  }

  #copyRole(copy: PDFDict, role: string, names: Map<string, string>): void {
    const name = names.get(role) ?? role;
    if (!names.has(role)) this.#keepPlain(role);
    put(copy, { S: name });
    this.#used.add(name);
    const elements = this.#elements.get(name);
    if (elements) elements.push(copy);
    else this.#elements.set(name, [copy]);
  }

  /** Keeps a role that is not mapped. If an earlier file maps a role of that name, that role is renamed. */
  #keepPlain(role: string): void {
    this.#standardRoles.add(role);
    const meaning = this.#roles.get(role);
    if (meaning === undefined) return;
    const freeName = newName(role, new Set(this.#roles.keys()));
    this.#roles.delete(role);
    for (const [name, mapped] of this.#roles) if (mapped === role) this.#roles.set(name, freeName);
    this.#roles.set(freeName, meaning);
    if (this.#used.has(role)) this.#used.add(freeName);
    const elements = this.#elements.get(role) ?? [];
    for (const element of elements) put(element, { S: freeName });
    this.#elements.delete(role);
    this.#elements.set(freeName, elements);
  }

  /** Used roles, and the roles that they map to. */
  #rolesInUse(): Map<string, string> {
    const roles = new Map<string, string>();
    for (const role of this.#used) {
      let current = role;
      for (let meaning = this.#roles.get(current); meaning !== undefined && !roles.has(current); ) {
        roles.set(current, meaning);
        current = meaning;
        meaning = this.#roles.get(current);
      }
    }
    return roles;
  }
}

/** The role at the end of a chain of mappings; roles in a circle have no meaning. */
function meaningOf(roles: ReadonlyMap<string, string>, role: string): string {
  let current = role;
  for (let steps = 0; steps <= roles.size; steps += 1) {
    const next = roles.get(current);
    if (next === undefined) return current;
    current = next;
  }
  return '';
}

function renameClasses(copy: PDFDict, original: PDFDict, rename: (name: PDFName) => PDFName): void {
  const value = get(original, 'C');
  if (value instanceof PDFName) put(copy, { C: rename(value) });
  else if (value instanceof PDFArray)
    put(copy, { C: items(value).map((item) => (item instanceof PDFName ? rename(item) : item)) });
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
