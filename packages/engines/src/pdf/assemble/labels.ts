import { type PDFContext, type PDFDict, PDFNumber, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { dictOf, get, getDict, getName, getNumber } from './objects';
import type { Part } from './part';
import { treeEntries, writeTree } from './trees';

/** Page label: style (D, r, R, a, A), prefix and number. */
type Label = { style: string | undefined; prefix: PDFObject | undefined; number: number };

/** Page labels of the result. Pages without a label are numbered by position. */
export class Labels {
  readonly #labels: (Label | undefined)[] = [];
  readonly #labelsOfParts = new Map<Part, Label[]>();

  /** Adds the label of the next page of the result, by the page's index in the file of a part. */
  add(part: Part, index: number): void {
    const labels = this.#labelsOfParts.get(part) ?? labelsOf(part);
    this.#labelsOfParts.set(part, labels);
    this.#labels.push(labels[index]);
  }

  /** Adds a blank page, which has no label of its own. */
  addBlank(): void {
    this.#labels.push(undefined);
  }

  /** Entry for the catalog; undefined if no page has a label. */
  write(target: PDFContext): PDFRef | undefined {
    if (!this.#labels.some(Boolean)) return undefined;
    const entries: [PDFObject, PDFObject][] = [];
    let previous: Label | undefined;
    for (const [index, existing] of this.#labels.entries()) {
      const label = existing ?? { style: 'D', prefix: undefined, number: index + 1 };
      if (!previous || !continues(previous, label))
        entries.push([PDFNumber.of(index), dictionary(target, label)]);
      previous = label;
    }
    return writeTree(target, 'Nums', entries);
  }
}

function labelsOf(part: Part): Label[] {
  const starts = new Map<number, PDFDict>();
  for (const [key, value] of treeEntries(getDict(part.catalog, 'PageLabels'), 'Nums')) {
    const dict = dictOf(part.context, value);
    if (key instanceof PDFNumber && dict) starts.set(key.asNumber(), dict);
  }
  if (starts.size === 0) return [];
  let label: Label = { style: 'D', prefix: undefined, number: 0 };
  return part.pageObjects.map((_, index) => {
    const start = starts.get(index);
    label = start
      ? { style: getName(start, 'S'), prefix: get(start, 'P'), number: getNumber(start, 'St') ?? 1 }
      : { ...label, number: label.number + 1 };
    return label;
  });
}

const continues = (previous: Label, label: Label): boolean =>
  previous.style === label.style &&
  previous.prefix?.toString() === label.prefix?.toString() &&
  (label.style === undefined || previous.number + 1 === label.number);

const dictionary = (target: PDFContext, { style, prefix, number }: Label): PDFDict =>
  target.obj({ S: style || undefined, P: prefix, St: style && number !== 1 ? number : undefined });
