import type { Signature } from 'engines/pdf';
import type { Box } from '../documents/share-of';
import { PAD_WIDTH, type SignatureDraft } from './sign-form';

const pointsPerMillimetre = 72 / 25.4;

/** The draft in the engine's format; undefined while nothing is drawn or typed. */
export function signatureOf(
  { strokes, name, left, top, width }: SignatureDraft,
  toFile?: readonly number[],
): Omit<Signature, 'page'> | undefined {
  const typed = name.trim();
  if (!toFile || (strokes.length === 0 && typed === '')) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = toFile;
  const scale = (width * pointsPerMillimetre) / PAD_WIDTH;
  const [x, y] = [left * pointsPerMillimetre, top * pointsPerMillimetre];
  const matrix: Signature['matrix'] = [
    a * scale,
    b * scale,
    c * scale,
    d * scale,
    a * x + c * y + e,
    b * x + d * y + f,
  ];
  return strokes.length > 0
    ? { matrix, strokes: strokes.map((stroke) => [...stroke]) }
    : { matrix, name: typed };
}

/** Box of a draft on the page. */
export const placeOf = ({ left, top, width }: SignatureDraft): Box => ({
  x: left * pointsPerMillimetre,
  y: top * pointsPerMillimetre,
  width: width * pointsPerMillimetre,
  height: (width * pointsPerMillimetre) / PAD_WIDTH,
});

/** A draft centred at a point of the page. */
export function movedTo(draft: SignatureDraft, x: number, y: number): SignatureDraft {
  const { width, height } = placeOf(draft);
  return {
    ...draft,
    left: Math.max(0, Math.round((x - width / 2) / pointsPerMillimetre)),
    top: Math.max(0, Math.round((y - height / 2) / pointsPerMillimetre)),
  };
}

/** A draft below the last line of a page, or at its foot if there is no room. */
export function belowLines(
  draft: SignatureDraft,
  { height, lines }: { height: number; lines: readonly Box[] },
): SignatureDraft {
  const own = placeOf(draft).height;
  const end = Math.max(0, ...lines.map((line) => line.y + line.height));
  const first = lines.find((line) => line.y + line.height === end);
  const top = Math.max(0, Math.min(end + 8, height - own - 20));
  return {
    ...draft,
    left: Math.round((first?.x ?? 70) / pointsPerMillimetre),
    top: Math.round(top / pointsPerMillimetre),
  };
}
