import { PDFArray, PDFDict, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { Fault } from '../../engine';
import { get, getDict, getNumber } from '../assemble/objects';
import { boxArea, overlap } from './geometry';
import { type Interpreter, identity } from './page';

const dictOf = (object: PDFObject | undefined): PDFDict | undefined =>
  object instanceof PDFRawStream ? object.dict : object instanceof PDFDict ? object : undefined;

/**
 * Whether a shading may show a shape: a mesh (types 4 to 7), or samples over an area (type 1 with a sampled function), which
 * are a picture. All others are gradients (ISO 32000-2, 8.7.4.5).
 */
export function showsShape(shading: PDFObject | undefined): boolean {
  const dict = dictOf(shading);
  const type = getNumber(dict, 'ShadingType') ?? 0;
  if (type !== 1) return type >= 4;
  const value = dict && get(dict, 'Function');
  const functions =
    value instanceof PDFArray ? value.asArray().map((_, index) => value.lookup(index)) : [value];
  return functions.some((one) => getNumber(dictOf(one), 'FunctionType') === 0);
}

/** Requires that the shading operator `sh` paints a gradient, unless it paints beside the marks. @throws Fault for a shape */
export function requireGradient(interpreter: Interpreter): void {
  const name = interpreter.nameOperand();
  const shading =
    name === undefined ? undefined : get(getDict(interpreter.content.resources, 'Shading'), name);
  if (!showsShape(shading)) return;
  const clip = boxArea(identity, [...interpreter.state.clip]);
  if (interpreter.page.job.areas.some((area) => overlap(clip, area)))
    throw new Fault('irremovable', { detail: 'mesh' });
}
