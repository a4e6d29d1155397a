import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { literalPattern } from '../../literal-pattern';
import { decodeLatin1 } from '../../write/bytes';
import { readableContent } from '../reader/streams';
import type { Copier } from './copier';
import { dictOf, get, getDict, getName, getNumber, getText, isText, pdfName, put } from './objects';
import type { PageObject } from './page-objects';

/** What `Actions` uses of a part: its objects, which of its pages are copied, and its named destinations. */
type CopiedPart = {
  readonly context: PDFContext;
  readonly copier: Copier;
  readonly pageObjects: readonly PageObject[];
  readonly destinations: ReadonlyMap<string, PDFArray>;
  readonly isWholeDocument: boolean;
  readonly fieldNames: ReadonlyMap<string, string>;
  readonly renamedFields: readonly string[];
  keepsPage(index: number): boolean;
  leadsToCopiedPage(destination: PDFObject | undefined): boolean;
  annotations(index: number): PDFObject[];
};

/** Keys under which actions, by type, list fields or annotations, and signatures locked fields (ISO 32000-2, 12.7.5.5). */
const fieldKeys: Record<string, string> = {
  Hide: 'T',
  ResetForm: 'Fields',
  SubmitForm: 'Fields',
  Include: 'Fields',
  Exclude: 'Fields',
};

/** Minimum length of a name that is searched in scripts: shorter ones occur by chance. */
const minNameLength = 3;

/**
 * Actions (ISO 32000-2, 12.6) of a file from which pages are omitted. Those that lead to such a page, or name one of
 * its fields or destinations, are dropped, as a name may reveal content.
 */
export class Actions {
  /** Names of the fields on copied pages. */
  #keptNames: Set<string> | undefined;
  /** Names of the fields and destinations of omitted pages. */
  #namesOfOmitted: string[] | undefined;

  constructor(readonly part: CopiedPart) {}

  /** Whether a dictionary is an action to drop. */
  isDropped(action: PDFDict): boolean {
    const type = getName(action, 'S');
    // Document parts are not copied.
    if (type === 'GoToDp') return true;
    if (type === 'JavaScript' && this.#namesRenamedField(get(action, 'JS'))) return true;
    if (!type || this.part.isWholeDocument) return false;
    if (type === 'GoTo') {
      const destination = get(action, 'D');
      return isDestination(destination) && !this.part.leadsToCopiedPage(destination);
    }
    // Articles are copied from whole files only.
    if (type === 'Thread') return !action.has(pdfName('F'));
    if (type === 'GoToE') return ['P', 'A'].some((key) => getDict(action, 'T')?.has(pdfName(key)));
    if (type === 'JavaScript') return this.#isScriptOfOmitted(get(action, 'JS'));
    const key = fieldKeys[type];
    const fields = key && listOf(action, key);
    // An action without a list of fields, or with an empty list of excluded ones, resets or submits the whole form.
    const isExclusion = type !== 'Hide' && ((getNumber(action, 'Flags') ?? 0) & 1) === 1;
    return Boolean(
      fields && fields.length > 0 && !isExclusion && !fields.some((field) => this.#isKept(field)),
    );
  }

  /** Removes omitted fields and actions from the copy of an action. */
  adjust(copy: PDFDict, original: PDFDict): void {
    const type = getName(original, 'S') ?? getName(original, 'Action');
    const { copier, context } = this.part;
    if (!type) return;
    const next = get(original, 'Next');
    if (next instanceof PDFArray) {
      const nextActions = next.asArray().filter((value) => {
        const action = context.lookup(value);
        return action instanceof PDFDict && !this.isDropped(action);
      });
      if (nextActions.length === 0) copy.delete(pdfName('Next'));
      else put(copy, { Next: nextActions.map((action) => copier.copy(action)) });
    }
    const key = fieldKeys[type];
    const fields = key && listOf(original, key);
    if (!fields) return;
    const keptFields = this.part.isWholeDocument ? fields : fields.filter((field) => this.#isKept(field));
    const isRenamed = this.part.renamedFields.length > 0 && keptFields.some(isText);
    if (keptFields.length < fields.length || isRenamed)
      put(copy, { [key]: keptFields.map((field) => this.#renamed(field) ?? copier.copy(field)) });
  }

  /** The name in the result of a field that an action names; undefined for a reference. */
  #renamed(field: PDFObject): PDFObject | undefined {
    if (!isText(field)) return undefined;
    const [root = '', ...inner] = field.decodeText().split('.');
    const name = [this.part.fieldNames.get(root) ?? root, ...inner].join('.');
    return PDFHexString.fromText(name);
  }

  #isKept(field: PDFObject): boolean {
    const object = this.part.context.lookup(field);
    const name = object instanceof PDFDict ? fullName(object) : isText(object) ? object.decodeText() : '';
    if (object instanceof PDFDict && !name)
      return !(field instanceof PDFRef && this.part.copier.isExcluded(field));
    this.#keptNames ??= withAncestorNames(this.#fieldsOf((index) => this.part.keepsPage(index)));
    return this.#keptNames.has(name);
  }

  /** Full names of fields that have a widget on one of the wanted pages. */
  #fieldsOf(isIncluded: (index: number) => boolean): string[] {
    return this.part.pageObjects.flatMap((_, index) =>
      isIncluded(index)
        ? this.part
            .annotations(index)
            .map((annotation) => dictOf(this.part.context, annotation))
            .flatMap((dict) => (dict && getName(dict, 'Subtype') === 'Widget' ? [fullName(dict)] : []))
        : [],
    );
  }

  /** Whether a script names a field of this file that has another name in the result: an earlier file has one of that name. */
  #namesRenamedField(script: PDFObject | undefined): boolean {
    const { renamedFields } = this.part;
    if (renamedFields.length === 0) return false;
    const text = textOfScript(script);
    return renamedFields.some((name) => new RegExp(`["']${literalPattern(name)}["'.]`).test(text));
  }

  #isScriptOfOmitted(script: PDFObject | undefined): boolean {
    const text = textOfScript(script);
    this.#namesOfOmitted ??= this.#findNamesOfOmitted();
    return this.#namesOfOmitted.some((name) => text.includes(name));
  }

  #findNamesOfOmitted(): string[] {
    const { part } = this;
    const keptNames = withAncestorNames(this.#fieldsOf((index) => part.keepsPage(index)));
    const fields = this.#fieldsOf((index) => !part.keepsPage(index)).filter((name) => !keptNames.has(name));
    const destinations = [...part.destinations].filter(([, target]) => !part.leadsToCopiedPage(target));
    return [...fields, ...destinations.map(([name]) => name)].filter((name) => name.length >= minNameLength);
  }
}

const textOfScript = (script: PDFObject | undefined): string => {
  if (isText(script)) return script.decodeText();
  return script instanceof PDFRawStream ? decodeLatin1(readableContent(script) ?? new Uint8Array()) : '';
};

/** Whether a value is a destination, or the name of one. */
export const isDestination = (value: PDFObject | undefined): boolean =>
  value instanceof PDFArray || value instanceof PDFName || isText(value);

function listOf(action: PDFDict, key: string): PDFObject[] {
  const value = get(action, key);
  if (value instanceof PDFArray) return value.asArray();
  const singleItem = action.get(pdfName(key));
  return singleItem ? [singleItem] : [];
}

/** Full name of a field, which includes its ancestors' names (ISO 32000-2, 12.7.4.2). */
function fullName(field: PDFDict): string {
  const names: string[] = [];
  const visited = new Set<PDFDict>();
  for (let node: PDFDict | undefined = field; node && !visited.has(node); node = getDict(node, 'Parent')) {
    visited.add(node);
    const name = getText(node, 'T');
    if (name) names.unshift(name);
  }
  return names.join('.');
}

/** Full names, and all their prefixes (names of ancestors). */
function withAncestorNames(names: string[]): Set<string> {
  const all = new Set<string>();
  for (const name of names) {
    const steps = name.split('.');
    for (let length = 1; length <= steps.length; length++) all.add(steps.slice(0, length).join('.'));
  }
  return all;
}
