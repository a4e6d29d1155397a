import type { PDFContext } from '@cantoo/pdf-lib';
import { Fault } from '../../engine';
import { encodeLatin1 } from '../../write/bytes';
import { hex } from '../../write/pdf-font';
import { type Leaf, leavesOf } from '../assemble/leaves';
import { dictOf, getArray, getDict, items, pdfName, put, untaken } from '../assemble/objects';
import { embed, type Substitutes } from './fonts';

/**
 * A signature on a page, in its own space (points, y upwards): pen strokes as successive points, or a name
 * set in italics.
 */
export type Signature = {
  page: number;
  /** From the signature’s own space (a box of `width` by 1, y downwards) to the page’s. */
  matrix: [number, number, number, number, number, number];
  strokes?: number[][];
  name?: string;
};

/** Font style of typed names. */
export const hand = { kind: 'serif', bold: false, italic: true } as const;

/** Pen width, relative to the signature's height. */
const pen = 0.035;

/** Draws a signature on top of a page, as lines or letters. */
export async function sign(context: PDFContext, signature: Signature, fonts: Substitutes): Promise<void> {
  const leaf = leavesOf(context).leaves[signature.page - 1];
  if (!leaf) throw new Fault('range', { detail: `${signature.page}` });
  const place = `${signature.matrix.map(digits).join(' ')} cm`;
  const drawn = signature.name
    ? await written(context, leaf, signature.name, fonts)
    : `0.06 0.12 0.42 RG 1 J 1 j ${pen} w ${(signature.strokes ?? []).map(path).join(' ')}`;
  const before = context.register(context.flateStream(encodeLatin1('q\n')));
  const after = context.register(context.flateStream(encodeLatin1(`\nQ q ${place} ${drawn} Q\n`)));
  const list = getArray(leaf.dict, 'Contents');
  const own = list ? items(list) : [leaf.dict.get(pdfName('Contents'))].filter((one) => one !== undefined);
  put(leaf.dict, { Contents: [before, ...own, after] });
}

const digits = (value: number) => String(Math.round(value * 100_000) / 100_000);

/** A stroke of one point is drawn as a dot. */
function path(points: number[]): string {
  const parts: string[] = [];
  for (let at = 0; at + 1 < points.length; at += 2)
    parts.push(`${digits(points[at] ?? 0)} ${digits(points[at + 1] ?? 0)} ${at === 0 ? 'm' : 'l'}`);
  if (parts.length === 1) parts.push(`${digits(points[0] ?? 0)} ${digits(points[1] ?? 0)} l`);
  return `${parts.join(' ')} S`;
}

async function written(context: PDFContext, leaf: Leaf, name: string, fonts: Substitutes): Promise<string> {
  const letters = await fonts.with(() =>
    Array.from(name, (letter) => ({ letter, face: fonts.for(hand, letter) })),
  );
  const missing = letters.filter(({ face }) => !face).map(({ letter }) => letter);
  if (missing.length > 0) throw new Fault('range', { detail: missing.join(' ') });
  const resources = dictOf(context, leaf.inherited.get('Resources'))?.clone(context) ?? context.obj({});
  const list = getDict(resources, 'Font')?.clone(context) ?? context.obj({});
  const taken = new Set(list.keys().map((key) => key.decodeText()));
  const names = new Map<string, string>();
  let text = '';
  for (const { letter, face } of letters) {
    if (!face) continue;
    const glyph = face.font.glyphOf(letter.codePointAt(0) ?? 0);
    const font = names.get(face.file) ?? untaken('TriSign', taken);
    if (!names.has(face.file)) {
      names.set(face.file, font);
      const used = letters.filter((one) => one.face?.file === face.file);
      const glyphs = used.map(
        (one) => [face.font.glyphOf(one.letter.codePointAt(0) ?? 0), one.letter] as const,
      );
      put(list, { [font]: await embed(context, face, new Map(glyphs)) });
    }
    text += `/${font} 0.7 Tf <${hex(glyph)}> Tj `;
  }
  put(leaf.dict, { Resources: put(resources, { Font: list }) });
  leaf.inherited.set('Resources', resources);
  return `0.06 0.12 0.42 rg BT 1 0 0 -1 0 0.75 Tm ${text}ET`;
}
