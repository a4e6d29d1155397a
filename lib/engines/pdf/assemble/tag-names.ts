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
  untaken,
} from './objects';
import type { Part } from './part';
import { writeTree } from './trees';

/** Names used by tags: each file has its own roles, classes and identifiers, which may collide. */
export class TagNames {
  readonly #roles = new Map<string, string>();
  readonly #classes = new Map<string, PDFObject>();
  readonly #ids = new Map<string, PDFRef>();
  readonly #namespaces: PDFObject[] = [];

  /** Adds the names of a part, and renames those with a different meaning already. */
  begin(part: Part, root: PDFDict): { mend: (copy: PDFDict, original: PDFDict, ref: PDFRef) => void } {
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
    return {
      mend: (copy, original, ref) => {
        const role = roles.get(getName(original, 'S') ?? '');
        if (role) copy.set(pdfName('S'), pdfName(role));
        if (classes.size > 0) mendClasses(copy, original, classes);
        const id = get(original, 'ID');
        if (isText(id)) {
          const free = newId(bytesKey(id));
          this.#ids.set(free, ref);
          copy.set(pdfName('ID'), keyString(free));
        }
        mendHeaders(part, copy, original, newId);
      },
    };
  }

  write(target: PDFContext, root: PDFDict): void {
    if (this.#roles.size > 0) {
      const dict = target.obj({});
      for (const [role, meaning] of this.#roles) dict.set(pdfName(role), pdfName(meaning));
      root.set(pdfName('RoleMap'), dict);
    }
    if (this.#classes.size > 0) {
      const dict = target.obj({});
      for (const [name, value] of this.#classes) dict.set(pdfName(name), value);
      root.set(pdfName('ClassMap'), dict);
    }
    if (this.#ids.size > 0) {
      const sorted = [...this.#ids].sort(([one], [other]) => (one < other ? -1 : 1));
      const entries = sorted.map(([id, ref]): [PDFObject, PDFObject] => [keyString(id), ref]);
      root.set(pdfName('IDTree'), writeTree(target, 'Names', entries));
    }
    if (this.#namespaces.length > 0) root.set(pdfName('Namespaces'), target.obj(this.#namespaces));
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

function mendClasses(copy: PDFDict, original: PDFDict, classes: Map<string, string>): void {
  const renamed = (value: PDFObject) => {
    const free = value instanceof PDFName ? classes.get(value.decodeText()) : undefined;
    return free ? pdfName(free) : value;
  };
  const value = get(original, 'C');
  if (value instanceof PDFName) copy.set(pdfName('C'), renamed(value));
  else if (value instanceof PDFArray) copy.set(pdfName('C'), copy.context.obj(items(value).map(renamed)));
}

/** Table cells reference their headers by identifier. */
function mendHeaders(part: Part, copy: PDFDict, original: PDFDict, newId: (id: string) => string): void {
  const attributes = get(original, 'A');
  const list = attributes instanceof PDFArray ? items(attributes) : attributes ? [attributes] : [];
  if (!list.some((item) => dictOf(part.context, item)?.has(pdfName('Headers')))) return;
  const mended = list.map((item) => {
    const dict = dictOf(part.context, item);
    const headers = getArray(dict, 'Headers');
    if (!dict || !headers) return part.copier.copy(item);
    const own = part.copier.dict(dict);
    const ids = items(headers).map((id) => (isText(id) ? keyString(newId(bytesKey(id))) : id));
    own.set(pdfName('Headers'), copy.context.obj(ids));
    return own;
  });
  copy.set(pdfName('A'), copy.context.obj(mended));
}
