/** What the labels of points say and where they are (ECMA-376 part 1, 21.2.2.47 and 21.2.2.49). */
import { child, type Element, elementsOf, isOn, textWithin, valOf, within } from '../text/docx/xml';
import { wrapText } from '../wrap-text';
import { valueText } from './chart-dates';
import { type ChartText, centred, lineHeight, widthOf } from './chart-text';

export type PointLabel = {
  /** Words of its own, or of a cell; fields in it are `{VALUE}` and the like. Without words, nothing is drawn. */
  text?: string;
  hasName: boolean;
  hasCategory: boolean;
  hasValue: boolean;
  hasShare: boolean;
  separator: string;
  /** Format of its figures, if not that of their cells. */
  format?: string;
  /** Position from the file, such as `outEnd` or `ctr`. */
  place?: string;
};

/** Labels of a series: that of most points, and those of single points, undefined for deleted ones. */
export type Labels = { usual?: PointLabel; single: ReadonlyMap<number, PointLabel | undefined> };

/** Reads the labels of a series, which are those of its plot unless it has its own. */
export function labelsOf(ser: Element, plot: Element): Labels | undefined {
  const labels = child(ser, 'dLbls') ?? child(plot, 'dLbls');
  if (!labels || isOn(child(labels, 'delete'))) return undefined;
  const usual = labelOf(labels, labels);
  const single = elementsOf(labels)
    .filter(({ name }) => name === 'dLbl')
    .map((label): [number, PointLabel | undefined] => [
      Number(valOf(label, 'idx') ?? 0),
      isOn(child(label, 'delete')) ? undefined : labelOf(label, labels),
    ]);
  return { ...(usual && { usual }), single: new Map(single) };
}

/** @param labels settings of all labels, for what the label does not set */
function labelOf(label: Element, labels: Element): PointLabel | undefined {
  const from = elementsOf(label).some(({ name }) => /^show/.test(name)) ? label : labels;
  const shows = (name: string) => isOn(child(from, `show${name}`));
  const text = ownText(child(label, 'tx'));
  const [hasName, hasCategory, hasValue, hasShare] = ['SerName', 'CatName', 'Val', 'Percent'].map(shows) as [
    boolean,
    boolean,
    boolean,
    boolean,
  ];
  if (!hasName && !hasCategory && !hasValue && !hasShare) return undefined;
  const format = (child(label, 'numFmt') ?? child(labels, 'numFmt'))?.attributes;
  const isOwn = format && !/^(1|true)$/.test(format.sourceLinked ?? '');
  const separator = child(label, 'separator') ?? child(labels, 'separator');
  const place = valOf(label, 'dLblPos') ?? valOf(labels, 'dLblPos');
  return {
    ...(text !== undefined && { text }),
    ...{ hasName, hasCategory, hasValue, hasShare },
    separator: separator ? textWithin(separator) : ', ',
    ...(isOwn && format.formatCode && { format: format.formatCode }),
    ...(place && { place }),
  };
}

/** Fields in the words of a label that are drawn; the file saves only `[Y VALUE]` and the like as their text. */
const drawnFields = /^(VALUE|XVALUE|YVALUE|CATEGORYNAME|SERIESNAME|PERCENTAGE)$/;

/** Whether a label (`c:dLbl`) has fields or a linked cell whose text is neither known nor saved. */
export function hasUnknownText(label: Element): boolean {
  const words = child(label, 'tx');
  if (!words || isOn(child(label, 'delete'))) return false;
  const isUnknown = ({ attributes }: Element) => !drawnFields.test(attributes.type ?? '');
  return within(words, 'fld').some(isUnknown) || (!child(words, 'rich') && !linkedText(words));
}

/** The saved text of the cell to which a label is linked. */
const linkedText = (words: Element): string =>
  within(child(words, 'strRef'), 'strCache')
    .flatMap((saved) => within(saved, 'v').map(textWithin))
    .join(' ');

/** The words that replace what a label would show; undefined if it has none. */
function ownText(words: Element | undefined): string | undefined {
  const rich = child(words, 'rich');
  if (!words || !rich) return words && linkedText(words);
  const text = within(rich, 'p')
    .map((line) => elementsOf(line).map(runOrField).join(''))
    .join('\n')
    .trim();
  return text || within(rich, 'fld').length > 0 ? text : undefined;
}

function runOrField(run: Element): string {
  const { type = '' } = run.attributes;
  if (run.name !== 'fld') return within(run, 't').map(textWithin).join('');
  return drawnFields.test(type) ? `{${type}}` : '';
}

/**
 * What a label can show of a point; without a share of the whole, none is shown. A point of a scatter chart has a
 * horizontal value instead of a category.
 */
export type LabelContent = {
  name: string;
  category: string;
  x?: { value: number; format: string };
  value: number;
  share?: number;
  format: string;
};

/** The label of a point: its text and its position from the file; undefined if it has none. */
export function labelAt(labels: Labels | undefined, point: number, content: LabelContent) {
  if (!labels) return undefined;
  const label = labels.single.has(point) ? labels.single.get(point) : labels.usual;
  if (!label) return undefined;
  const value = valueText(content.value, label.format ?? content.format);
  const category = content.x
    ? valueText(content.x.value, label.format ?? content.x.format)
    : content.category;
  const isOfShare = label.format && /%/.test(label.format);
  const share =
    content.share === undefined ? '' : valueText(content.share, isOfShare ? (label.format ?? '') : '0%');
  const parts = [
    label.hasName && content.name,
    label.hasCategory && category,
    label.hasValue && value,
    label.hasShare && share,
  ];
  const fields: Record<string, string> = {
    VALUE: value,
    YVALUE: value,
    XVALUE: category,
    CATEGORYNAME: category,
    SERIESNAME: content.name,
    PERCENTAGE: share,
  };
  const text =
    label.text?.replace(/\{([A-Z]+)\}/g, (all, field: string) => fields[field] ?? all) ??
    parts.filter(Boolean).join(label.separator);
  return text ? { text, place: label.place } : undefined;
}

/** Breaks a label at its spaces where it is wider than `width`, in points. */
export const wrapLabel = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap((line) => wrapText(line, width, widthOf))
    .join('\n');

/** Width and height of a label that may have several lines. */
export const labelSize = (text: string) => {
  const lines = text.split('\n');
  return { width: Math.max(...lines.map(widthOf)), height: lines.length * lineHeight };
};

/** The lines of a label, centred on a point. */
export const labelLines = (text: string, x: number, y: number): ChartText[] => {
  const lines = text.split('\n');
  return lines.map((line, index) => centred(line, x, y + (index - (lines.length - 1) / 2) * lineHeight));
};
