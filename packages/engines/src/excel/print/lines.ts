import { type Face, familyFor } from '../../write/faces';
import type { Setting, TypeCase } from '../../write/type-case';
import type { Style } from '../read/model';

/** Padding between a cell's edge and its text, on each side, in points. */
export const padding = 2;

/** Extra points on each side of the text of a widened column, as a gap to the next one. */
export const air = 2.5;

/** Line height as a multiple of the font size. */
export const leading = 1.22;

export const faceOf = ({ font }: Style): Face => ({
  family: familyFor(font.family).family,
  bold: font.bold,
  italic: font.italic,
});

/**
 * Breaks a text into lines.
 *
 * @param room width of the cell for text in points; lines break at spaces, and a wider word within itself.
 * Without it, lines break only at the line ends of the text.
 */
export function linesOf(text: string, style: Style, type: TypeCase, room?: number): Setting[] {
  const face = faceOf(style);
  const paragraphs = text.split(/\r\n?|\n/);
  if (room === undefined) return paragraphs.map((line) => type.set(face, line));
  const most = Math.max(1, room / style.font.size);
  return paragraphs.flatMap((paragraph) => {
    const whole = type.set(face, paragraph);
    if (whole.width <= most) return [whole];
    return broken(paragraph, (part) => type.set(face, part).width, most).map((line) => type.set(face, line));
  });
}

function broken(text: string, measure: (text: string) => number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=[ \u00ad-])/)) {
    if (measure((line + word).trimEnd()) <= most) {
      line += word;
      continue;
    }
    if (line) lines.push(line.trimEnd());
    line = word;
    while (measure(line.trimEnd()) > most && line.length > 1) {
      let length = line.length - 1;
      while (length > 1 && measure(line.slice(0, length)) > most) length = Math.ceil(length * 0.8) - 1 || 1;
      lines.push(line.slice(0, length));
      line = line.slice(length);
    }
  }
  return [...lines, line.trimEnd()];
}

/** Size of rotated text, in points. */
export function turnedSize(style: Style, lines: Setting[]): { width: number; height: number } {
  const angle = (Math.abs(style.turn) * Math.PI) / 180;
  const length = Math.max(...lines.map(({ width }) => width)) * style.font.size;
  const depth = lines.length * style.font.size * leading;
  return {
    width: length * Math.cos(angle) + depth * Math.sin(angle),
    height: length * Math.sin(angle) + depth * Math.cos(angle),
  };
}
