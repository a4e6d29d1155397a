import { num } from '../../write/pdf-writer';
import type { Colour, Gradient } from '../read/model';
import type { Box } from './page-positions';

export const colour = (parts: Colour, operator: 'rg' | 'RG') => `${parts.map(num).join(' ')} ${operator}\n`;

export const rectangle = ({ x, y, width, height }: Box) =>
  `${num(x)} ${num(y)} ${num(width)} ${num(height)} re`;

/** Number of colour steps of a gradient. */
const shades = 48;

/** Draws a gradient as strips across its direction, or as nested rectangles. */
export function gradientOperators({ stops, degree, around }: Gradient, box: Box): string {
  const { x, y, width, height } = box;
  const operators = [`q ${rectangle(box)} W n\n`];
  const radians = (degree * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians), Math.sin(radians)];
  const reach = (Math.abs(dx) * width + Math.abs(dy) * height) / 2;
  for (let shade = 0; shade < shades; shade++) {
    operators.push(colour(colourAt(stops, (shade + 0.5) / shades), 'rg'));
    // The first step is on the outer side. Each step extends below the following ones, so that no gaps show.
    const from = shade / shades;
    if (around) {
      const { left, right, top, bottom } = around;
      const inner = {
        x: x + width * left * from,
        y: y + height * top * from,
        width: width * (1 - (left + right) * from),
        height: height * (1 - (top + bottom) * from),
      };
      operators.push(`${rectangle(inner)} f\n`);
    } else {
      const matrix = [dx, dy, -dy, dx].map(num).join(' ');
      const strip = {
        x: reach * (2 * from - 1),
        y: -width - height,
        width: 2 * reach,
        height: 2 * (width + height),
      };
      operators.push(`q ${matrix} ${num(x + width / 2)} ${num(y + height / 2)} cm ${rectangle(strip)} f Q\n`);
    }
  }
  return `${operators.join('')}Q\n`;
}

function colourAt(stops: Gradient['stops'], share: number): Colour {
  const nextStop = stops.findIndex(({ at }) => at >= share);
  const [from, to] = [stops[Math.max(0, nextStop - 1)], stops[nextStop < 0 ? stops.length - 1 : nextStop]];
  if (!from || !to) return [1, 1, 1];
  const part = to.at > from.at ? (share - from.at) / (to.at - from.at) : 1;
  const [r, g, b] = from.colour.map((value, i) => value + ((to.colour[i] ?? 0) - value) * part);
  return [r ?? 0, g ?? 0, b ?? 0];
}
