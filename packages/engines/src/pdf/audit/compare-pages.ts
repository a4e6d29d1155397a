import { missingItems } from '../../missing-items';
import { yieldToEvents } from '../yield-to-events';
import { addTo, type Compared, compareTargets, placesOf, type Tally } from './compared';
import type { Content, Page, Target } from './content';
import { countLost, furtherActions } from './further-actions';
import { countLostReferences } from './tag-references';
import { type Dict, dictAt, dictOf, entry, listAt, nameAt, numberAt, Text, type Value } from './values';

export type PageFindings = {
  /** Pages, from 1 in the source, whose box or rotation differs. */
  changedViews: number[];
  /** Positions among the copied pages of those whose objects differ, so that they must be drawn. */
  unproven: number[];
  /** By field name in the source: whether all widgets of a field are in the result, and whether its value is unchanged. */
  fields: Map<string, { isKept: boolean; hasValue: boolean }>;
  /** Number of fields that no page shows and that the result lacks. */
  hiddenFieldsLost: number;
  links: Tally;
  annotations: Tally;
  /** Pages, from 1 in the source, with annotations that look different, or have another content. */
  redrawn: number[];
  reworded: number[];
  /** Number of fields at the root of the form that have another name. */
  renamed: number;
  /** Number of actions of pages and annotations that are lost, apart from the targets of links. */
  actionsLost: number;
  /** Number of references to tags that links lost. */
  tagReferencesLost: number;
  /** Whether fields lost scripts. */
  losesScripts: boolean;
  /** Signatures, which are invalid in a changed copy; a signature on a page copied twice counts once. */
  signatures: Set<Value>;
};

/** Compares the copied pages of a source with the result. */
export async function comparePages(compared: Compared, result: Content): Promise<PageFindings> {
  const { content, copiedPages, changed, filled } = compared;
  const findings: PageFindings = {
    changedViews: [],
    unproven: [],
    fields: new Map(),
    hiddenFieldsLost: 0,
    links: { kept: 0, lost: 0 },
    annotations: { kept: 0, lost: 0 },
    redrawn: [],
    reworded: [],
    renamed: 0,
    actionsLost: 0,
    tagReferencesLost: 0,
    losesScripts: false,
    signatures: new Set(),
  };
  const places = placesOf(compared);
  const rootFieldNames = new Map<string, string>();
  for (const [position, { index, rotate, place }] of copiedPages.entries()) {
    const [before, after] = [content.pages[index], result.pages[place]];
    if (!before || !after) {
      findings.unproven.push(position);
      continue;
    }
    if (!sameView(content.view(before), result.view(after), rotate)) findings.changedViews.push(index + 1);
    if (!changed.has(index + 1) && !sameDrawing(content, before, result, after))
      findings.unproven.push(position);
    findings.actionsLost += countLost(
      furtherActions(content, before.dict),
      furtherActions(result, after.dict),
      places,
    );
    await compareAnnotations(
      content,
      before,
      result,
      after,
      places,
      index + 1,
      findings,
      rootFieldNames,
      filled,
    );
    await yieldToEvents();
  }
  for (const [old, name] of rootFieldNames) if (old !== name) findings.renamed += 1;
  findings.hiddenFieldsLost = missingItems(content.hiddenFields(), result.hiddenFields()).length;
  return findings;
}

type View = ReturnType<Content['view']>;

const isClose = (a: number, b: number) => Math.abs(a - b) < 0.01;

const sameView = (sourceView: View, resultView: View, rotate: number) =>
  sourceView.box.every((side, index) => isClose(side, resultView.box[index] ?? Number.NaN)) &&
  isClose(sourceView.unit, resultView.unit) &&
  (((sourceView.rotate + rotate) % 360) + 360) % 360 === resultView.rotate;

/**
 * First all resources of a page are compared, which is fast; if they differ, only the used ones, as a copy may omit
 * others.
 */
const sameDrawing = (content: Content, sourcePage: Page, result: Content, resultPage: Page) =>
  content.drawingDigest(sourcePage, false) === result.drawingDigest(resultPage, false) ||
  content.drawingDigest(sourcePage, true) === result.drawingDigest(resultPage, true);

type Annotation = {
  dict: Dict;
  subtype: string;
  /** Subtype and position. */
  key: string;
  /** Field type of a widget. */
  field: string | undefined;
};

/** Number of annotations compared before other events get a turn. */
const annotationsPerTurn = 64;

/** Entries that are compared separately, or that do not concern look and words of an annotation. */
const keysComparedSeparately = new Set(
  'Type Subtype Rect Popup IRT Kids T DA Q FT Ff V DV Opt MaxLen DR Dest A AA PA AP M Lock SV TU TM F'.split(
    ' ',
  ),
);

async function readAnnotations(content: Content, page: Page): Promise<Annotation[]> {
  const { objects } = content;
  const annotations: Annotation[] = [];
  for (const { dict } of content.annotationsOf(page)) {
    const subtype = nameAt(objects, dict, 'Subtype') ?? '';
    const corners = listAt(objects, dict, 'Rect').map(
      (item) => Math.round(Number(objects.get(item)) * 100) / 100,
    );
    const [a = 0, b = 0, c = 0, d = 0] = corners;
    const rect = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)].join(' ');
    const fieldType = subtype === 'Widget' ? content.fieldAttribute(dict, 'FT') : null;
    const field =
      fieldType && typeof fieldType === 'object' && 'text' in fieldType ? fieldType.text : undefined;
    annotations.push({ dict, subtype, key: `${subtype} ${rect}`, field });
    if (annotations.length % annotationsPerTurn === 0) await yieldToEvents();
  }
  return annotations;
}

async function compareAnnotations(
  content: Content,
  sourcePage: Page,
  result: Content,
  resultPage: Page,
  places: Map<number, number[]>,
  page: number,
  findings: PageFindings,
  rootFieldNames: Map<string, string>,
  filled: ReadonlySet<string>,
): Promise<void> {
  const unmatched = new Map<string, Annotation[]>();
  for (const annotation of await readAnnotations(result, resultPage)) {
    const list = unmatched.get(annotation.key);
    if (list) list.push(annotation);
    else unmatched.set(annotation.key, [annotation]);
  }
  /**
   * Of several annotations at one place, takes the one with equal content, or else the first; of links only one with
   * the same target.
   */
  const takeMatch = (key: string, source: Dict): Annotation | undefined => {
    const list = unmatched.get(key) ?? [];
    const digest = contentDigest(content, source);
    let best = -1;
    // Copies are usually in the order of their sources, so that the first one is the match.
    for (const [index, { dict }] of list.entries()) {
      if (!sameTarget(content, source, result, dict, places)) continue;
      if (best < 0) best = index;
      if (contentDigest(result, dict) !== digest) continue;
      best = index;
      break;
    }
    if (best < 0 && !key.startsWith('Link')) best = 0;
    return best < 0 ? undefined : list.splice(best, 1)[0];
  };
  for (const [index, { dict, subtype, key, field }] of (
    await readAnnotations(content, sourcePage)
  ).entries()) {
    if (index % annotationsPerTurn === 0) await yieldToEvents();
    if (subtype === 'Popup') continue;
    if (field === 'Sig' && isSigned(content, dict)) {
      findings.signatures.add(content.fieldAttribute(dict, 'V'));
      const stamp = takeMatch(key.replace('Widget', 'Stamp'), dict);
      if (hasAppearance(content, dict) && !(stamp && sameAppearance(content, dict, result, stamp.dict)))
        findings.redrawn.push(page);
      continue;
    }
    const copy = takeMatch(key, dict);
    const target = compareTargets(content.targetOf(dict), copy && result.targetOf(copy.dict), places);
    if (copy) {
      const [actions, copiedActions] = [furtherActions(content, dict), furtherActions(result, copy.dict)];
      findings.actionsLost += countLost(actions, copiedActions, places);
      findings.tagReferencesLost += countLostReferences(content, dict, result, copy.dict);
    }
    if (subtype === 'Link') {
      // The border of a link that leads nowhere is drawn all the same.
      if (target === 'none' && !copy) findings.redrawn.push(page);
      if (target !== 'none') addTo(findings.links, copy !== undefined && target === 'same');
      continue;
    }
    // An action of a button or a note counts as a link too.
    if (copy && content.targetOf(dict) && target !== 'none' && target !== 'same') findings.links.lost += 1;
    const isFilled = field !== undefined && filled.has(content.fieldName(dict));
    if (field !== undefined)
      compareField(content, dict, result, copy?.dict, findings, rootFieldNames, field, isFilled);
    else if (subtype !== 'Widget') addTo(findings.annotations, copy !== undefined);
    if (!copy || isFilled) continue;
    if (!sameAppearance(content, dict, result, copy.dict)) findings.redrawn.push(page);
    else if (subtype !== 'Widget' && contentDigest(content, dict) !== contentDigest(result, copy.dict))
      findings.reworded.push(page);
  }
}

const isSigned = (content: Content, widget: Dict) => content.fieldAttribute(widget, 'V') !== null;

const hasAppearance = (content: Content, dict: Dict) => dictAt(content.objects, dict, 'AP') !== undefined;

/** Whether two annotations look the same, by their appearance and its state. */
function sameAppearance(content: Content, source: Dict, result: Content, copy: Dict): boolean {
  const appearanceDigest = ({ digests }: Content, dict: Dict) =>
    `${digests.digestOf(dict.entries.get('AP'), true)} ${digests.digestOf(dict.entries.get('AS'))}`;
  // Flags decide whether an annotation is shown and printed.
  const flags = ({ objects }: Content, dict: Dict) => numberAt(objects, dict, 'F') ?? 0;
  return (
    appearanceDigest(content, source) === appearanceDigest(result, copy) &&
    flags(content, source) === flags(result, copy)
  );
}

/** Content and style of an annotation: texts, colours, shapes, files, and whether it replies to another one. */
const contentDigest = (content: Content, dict: Dict): string => {
  const title =
    nameAt(content.objects, dict, 'Subtype') === 'Widget'
      ? ''
      : content.digests.digestOf(dict.entries.get('T'));
  const isReply = dictAt(content.objects, dict, 'IRT') !== undefined;
  return `${title} ${isReply} ${content.digests.digestOf(dict, true, new Set([...keysComparedSeparately, 'AS', 'OC', 'MK']))}`;
};

const sameTarget = (
  content: Content,
  source: Dict,
  result: Content,
  copy: Dict,
  places: Map<number, number[]>,
) => {
  const targetBefore: Target | undefined = content.targetOf(source);
  return ['same', 'none'].includes(compareTargets(targetBefore, result.targetOf(copy), places));
};

function compareField(
  content: Content,
  source: Dict,
  result: Content,
  copy: Dict | undefined,
  findings: PageFindings,
  rootFieldNames: Map<string, string>,
  fieldType: string,
  isFilled: boolean,
): void {
  if (fieldType === 'Sig') return;
  const name = content.fieldName(source);
  const hasSameType =
    copy !== undefined &&
    content.digests.digestOf(content.fieldAttribute(source, 'FT')) ===
      result.digests.digestOf(result.fieldAttribute(copy, 'FT'));
  const isFillable = hasSameType && result.isInForm(copy);
  // A widget that belongs to no form, before or after, is not a field that anyone could fill in.
  if (hasSameType && !isFillable && !content.isInForm(source)) return;
  const existing = findings.fields.get(name) ?? { isKept: true, hasValue: true };
  findings.fields.set(name, existing);
  if (!isFillable) {
    existing.isKept = false;
    return;
  }
  if (scriptsOf(content, source) > scriptsOf(result, copy)) findings.losesScripts = true;
  // A filled value is compared elsewhere, with the requested one.
  if (isFilled) return;
  for (const key of ['V', 'Opt', 'MaxLen', 'Ff'])
    if (shownValue(content, source, key) !== shownValue(result, copy, key)) existing.hasValue = false;
  const [top = ''] = content.fieldName(source).split('.');
  const [newTop = ''] = result.fieldName(copy).split('.');
  rootFieldNames.set(top, newTop);
}

/** Number of a field's scripts for calculation, validation and formatting (ISO 32000-2, table 199). */
function scriptsOf(content: Content, widget: Dict): number {
  const { objects } = content;
  const actions = dictOf(content.fieldAttribute(widget, 'AA')) ?? null;
  return ['K', 'F', 'V', 'C'].filter(
    (key) => nameAt(objects, entry(objects, actions, key), 'S') === 'JavaScript',
  ).length;
}

/** A value as readers show it, so that equal strings in different encodings are equal. */
function shownValue(content: Content, widget: Dict, key: string): string {
  const value = content.fieldAttribute(widget, key);
  return value instanceof Text ? `(${value.bytes})` : content.digests.digestOf(value);
}
