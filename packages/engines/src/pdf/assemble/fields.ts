import {
  type PDFContext,
  type PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import { encodeLatin1 } from '../../write/bytes';
import { type Field, separateSigned } from './field-tree';
import {
  dictOf,
  get,
  getArray,
  getDict,
  getName,
  getNumber,
  getText,
  isDeepEqual,
  isText,
  items,
  keyString,
  newName,
  pdfName,
  put,
  unlessEmpty,
} from './objects';
import type { Part } from './part';
import { appearancesOf, usedResourcesOf } from './resources';

/** Merges the forms of all files into one. */
export class Form {
  readonly #fields: PDFObject[] = [];
  readonly #calculationOrder: PDFObject[] = [];
  readonly #names = new Set<string>();
  readonly #resources = new Map<string, Map<string, PDFObject>>();
  #defaultAppearance: string | undefined;
  #quadding: number | undefined;
  #needsAppearances = false;
  #hasSignatureField = false;

  /**
   * Assigns names to the fields of a part. A field with the name of an earlier file's field is renamed, as fields of the
   * same name share their value. Must be called before the pages of the part are copied, as scripts name fields.
   */
  rename(part: Part, roots: Field[]): void {
    for (const { dict } of separateSigned(roots).fields) {
      const name = getText(dict, 'T');
      if (name === undefined || part.fieldNames.has(name)) continue;
      part.nameField(name, newName(name, this.#names));
    }
  }

  /** Adds the fields of a part. */
  add(part: Part, roots: Field[]): void {
    const form = getDict(part.catalog, 'AcroForm');
    const { fields, signed } = separateSigned(roots);
    for (const node of signed) convertToStamp(part, node);
    if (fields.length === 0) return;
    const fonts = this.#addResources(
      part,
      form,
      part.isWholeDocument ? undefined : usedByFields(part, form, fields),
    );
    for (const node of fields) {
      const copy = this.#write(part, node, undefined, fonts);
      const name = getText(node.dict, 'T');
      const availableName = name === undefined ? undefined : part.fieldNames.get(name);
      if (availableName !== undefined && availableName !== name)
        put(copy, { T: PDFHexString.fromText(availableName) });
      this.#inherit(copy, form, fonts);
      this.#fields.push(part.copier.copy(node.ref));
    }
    for (const item of part.renamedFields.length > 0 ? [] : items(getArray(form, 'CO'))) {
      const copy = part.copier.copyOf(item);
      if (copy) this.#calculationOrder.push(copy);
    }
    this.#needsAppearances ||= get(form, 'NeedAppearances')?.toString() === 'true';
    this.#hasSignatureField ||= fields.some(({ dict }) => getName(dict, 'FT') === 'Sig');
  }

  /** Entry for the catalog; undefined if no file has a field. */
  write(target: PDFContext): PDFRef | undefined {
    if (this.#fields.length === 0) return undefined;
    const resources = [...this.#resources].map(([category, byName]) => [
      category,
      Object.fromEntries(byName),
    ]);
    const form = target.obj({
      Fields: this.#fields,
      CO: unlessEmpty(this.#calculationOrder),
      NeedAppearances: this.#needsAppearances || undefined,
      SigFlags: this.#hasSignatureField ? 1 : undefined,
      DA: this.#defaultAppearance === undefined ? undefined : keyString(this.#defaultAppearance),
      Q: this.#quadding,
      DR: Object.fromEntries(resources),
    });
    return target.register(form);
  }

  #write(
    part: Part,
    { ref, dict, kids }: Field,
    parent: PDFRef | undefined,
    fonts: Map<string, string>,
  ): PDFDict {
    const place = part.copier.copyOf(ref) ?? part.target.nextRef();
    part.copier.registerCopy(ref, place);
    const copy = part.copier.dict(dict, new Set(['Kids', 'Parent', 'P']));
    put(copy, { P: part.copier.copyOf(dict.get(pdfName('P'))), Parent: parent });
    const actions = part.renamedFields.length > 0 ? getDict(dict, 'AA') : undefined;
    // A calculation may put names together, so that it would read the fields of an earlier file.
    if (actions) put(copy, { AA: part.copier.dict(actions, new Set(['C'])) });
    if (!part.isWholeDocument) removeOmittedChoices(part, copy, dict, kids);
    renameFontsIn(copy, fonts);
    part.target.assign(place, copy);
    const kidCopies = kids.map((kid) => {
      this.#write(part, kid, place, fonts);
      return part.copier.copy(kid.ref);
    });
    return put(copy, { Kids: unlessEmpty(kidCopies) });
  }

  /** Form-wide defaults come from the first file; those of other files are copied into each of their fields. */
  #inherit(field: PDFDict, form: PDFDict | undefined, fonts: Map<string, string>): void {
    const defaultAppearance = getText(form, 'DA');
    if (defaultAppearance !== undefined) {
      const renamed = renamedFonts(defaultAppearance, fonts);
      this.#defaultAppearance ??= renamed;
      if (renamed !== this.#defaultAppearance && !field.has(pdfName('DA')))
        put(field, { DA: keyString(renamed) });
    }
    const quadding = getNumber(form, 'Q') ?? 0;
    this.#quadding ??= quadding;
    if (quadding !== this.#quadding && !field.has(pdfName('Q'))) put(field, { Q: quadding });
  }

  /**
   * @param used part of the resources to copy; all by default
   * @returns new names of fonts whose names an earlier file uses for another font
   */
  #addResources(part: Part, form: PDFDict | undefined, used = getDict(form, 'DR')): Map<string, string> {
    const fonts = new Map<string, string>();
    for (const [categoryName, value] of used?.entries() ?? []) {
      const entries = dictOf(part.context, value);
      const category = categoryName.decodeText();
      const byName = this.#resources.get(category) ?? new Map<string, PDFObject>();
      for (const [key, entry] of entries?.entries() ?? []) {
        const name = key.decodeText();
        const copy = part.copier.copy(entry);
        const existing = byName.get(name);
        if (existing && category === 'Font' && !isDeepEqual(part.context, entry, part.target, existing)) {
          const freeName = newName(name, new Set(byName.keys()));
          fonts.set(name, freeName);
          byName.set(freeName, copy);
        } else if (!existing) byName.set(name, copy);
      }
      if (entries) this.#resources.set(category, byName);
    }
    part.copier.finish();
    return fonts;
  }
}

/**
 * Resources of a form that its fields use: fonts of their default appearances, and those of appearances without
 * resources of their own. Some programs list the resources of all pages in the form.
 */
function usedByFields(part: Part, form: PDFDict | undefined, fields: Field[]): PDFDict {
  const defaultResources = getDict(form, 'DR');
  if (!defaultResources) return part.context.obj({});
  const texts = [get(form, 'DA')];
  const withoutResources: PDFObject[] = [];
  for (const waiting = [...fields]; waiting.length > 0; ) {
    const { dict, kids } = waiting.pop() as Field;
    texts.push(get(dict, 'DA'));
    withoutResources.push(...appearancesOf(dict).filter((stream) => !stream.dict.has(pdfName('Resources'))));
    waiting.push(...kids);
  }
  const appearances = texts.flatMap((text) => (isText(text) ? [encodeLatin1(text.decodeText())] : []));
  const used = usedResourcesOf(defaultResources, appearances, withoutResources) ?? part.context.obj({});
  const encodings = get(defaultResources, 'Encoding');
  return encodings ? put(used, { Encoding: encodings }) : used;
}

/** Removes the choices of omitted pages from a group of buttons that spans pages (ISO 32000-2, 12.7.5.2.4). */
function removeOmittedChoices(part: Part, copy: PDFDict, field: PDFDict, keptFields: Field[]): void {
  const kids = items(getArray(field, 'Kids'));
  const keptTags = new Set(keptFields.map(({ ref }) => ref.tag));
  const isOmitted = (kid: PDFObject) => kid instanceof PDFRef && !keptTags.has(kid.tag);
  if (getName(field, 'FT') !== 'Btn' || !kids.some(isOmitted)) return;
  const statesOf = (kid: PDFObject) => getDict(dictOf(part.context, kid), 'AP', 'N')?.keys() ?? [];
  const states = kids.filter((kid) => !isOmitted(kid)).flatMap(statesOf);
  for (const key of ['V', 'DV']) {
    const value = get(field, key);
    if (
      value instanceof PDFName &&
      !states.includes(value) &&
      kids.some((kid) => statesOf(kid).includes(value))
    )
      put(copy, { [key]: 'Off' });
  }
  const names = items(getArray(field, 'Opt'));
  if (names.length === kids.length)
    put(copy, {
      Opt: names.map((name, index) => (isOmitted(kids[index] as PDFObject) ? keyString('') : name)),
    });
}

/** Removes a signature, which would be invalid in a new file; its appearance is kept as a stamp. */
function convertToStamp(part: Part, { ref, dict, kids }: Field): void {
  for (const node of [{ ref, dict }, ...kids]) {
    const place = part.copier.copyOf(node.ref);
    if (!place) continue;
    const copy = part.copier.dict(
      node.dict,
      new Set(['Kids', 'Parent', 'P', 'V', 'FT', 'T', 'TU', 'Ff', 'Lock', 'SV', 'MK', 'AA', 'A', 'DA']),
    );
    part.target.assign(place, put(copy, { Subtype: 'Stamp' }));
  }
}

function renameFontsIn(field: PDFDict, fonts: Map<string, string>): void {
  const defaultAppearance = field.get(pdfName('DA'));
  if (fonts.size > 0 && isText(defaultAppearance)) {
    put(field, { DA: keyString(renamedFonts(defaultAppearance.decodeText(), fonts)) });
  }
}

const renamedFonts = (defaultAppearance: string, fonts: Map<string, string>): string =>
  defaultAppearance.replace(/\/([^\s/]+)/, (operand, name: string) =>
    fonts.has(name) ? `/${fonts.get(name)}` : operand,
  );
