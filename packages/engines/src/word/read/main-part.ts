import { Fault } from '../../engine';
import type { Package } from '../../text/docx/package';
import { child, type Element, elementsOf, valOf } from '../../text/docx/xml';

/**
 * Path of the main document part in a Word file.
 *
 * @throws Fault `kind` when there is none
 */
export function documentIn(pack: Package, name: string): string {
  const mainPath = pack.related('', 'officeDocument');
  const main =
    mainPath && pack.bytes(mainPath)
      ? mainPath
      : pack.paths.find((path) => /^word\/document\d*\.xml$/.test(path));
  if (!main) throw new Fault('kind', { file: name });
  return main;
}

/** Reads parts of a file. @throws Fault `damaged` for any error that is not a fault already */
export function reportingDamage<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Fault || error instanceof RangeError) throw error;
    throw new Fault('damaged', { file: name, detail: (error as Error).message }, { cause: error });
  }
}

/** Alignment of a display equation: centred by default (ECMA-376 part 1, 22.1.2.88). */
export function displayOf(p: Element): 'left' | 'center' | 'right' | undefined {
  const [only, more] = elementsOf(p).filter(
    ({ name }) => name !== 'pPr' && !/^(bookmark|proofErr)/.test(name),
  );
  if (only?.name !== 'oMathPara' || more) return undefined;
  const alignment = valOf(child(only, 'oMathParaPr'), 'jc');
  return alignment === 'left' || alignment === 'right' ? alignment : 'center';
}

/** The body of a document. Programs that merge files may leave several, which are read as one. */
export function bodyOf(document: Element | undefined): Element {
  const [body, ...more] = elementsOf(document).filter(({ name }) => name === 'body');
  if (!body) throw new Error('no body');
  return more.length > 0 ? { ...body, children: [body, ...more].flatMap(elementsOf) } : body;
}

/** Elements between blocks that are replaced by their content. */
export const unwrapped = new Set(['sdt', 'sdtContent', 'customXml', 'ins', 'moveTo', 'smartTag']);
