import { PDFRef } from '@cantoo/pdf-lib';
import { getDict, pdfName } from '../assemble/objects';
import { isStandardName } from './names';
import type { Interpreter } from './page';
import { substitutes } from './placed-texts';

/** Categories of resources by the operators that name one (ISO 32000-2, Table 34). */
const categories: Record<string, string> = {
  Do: 'XObject',
  Tf: 'Font',
  gs: 'ExtGState',
  cs: 'ColorSpace',
  CS: 'ColorSpace',
  scn: 'Pattern',
  SCN: 'Pattern',
  sh: 'Shading',
  BDC: 'Properties',
  DP: 'Properties',
};

const newNames = new WeakMap<Interpreter, Map<string, string>>();

/** Renames the resource that an operator names if its name contains a term. */
export function renameResource(interpreter: Interpreter, operator: string): void {
  const category = categories[operator];
  const { reword, context } = interpreter.page.job;
  const token = interpreter.operands.findLast(({ kind }) => kind === 'name');
  if (!category || !reword || token?.kind !== 'name') return;
  if (isStandardName(token.text) || reword(token.text) === token.text) return;
  const list = getDict(interpreter.content.resources, category);
  const value = list?.get(pdfName(token.text));
  if (!value) return;
  // A property list with replacement texts may still be replaced as a whole.
  if (
    category === 'Properties' &&
    getDict(list, token.text)
      ?.keys()
      .some((key) => substitutes.has(key.decodeText()))
  )
    return;
  const names = newNames.get(interpreter) ?? new Map<string, string>();
  newNames.set(interpreter, names);
  const place = `${category} ${token.text}`;
  const name =
    names.get(place) ??
    interpreter.addResource(category, value instanceof PDFRef ? value : context.register(value));
  names.set(place, name);
  interpreter.patch(token.start, token.end, `/${name}`);
}
