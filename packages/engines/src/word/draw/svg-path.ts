import { num } from '../../write/pdf-writer';

/** Number of operands of each SVG path command. */
const operandCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 };

/**
 * PDF operators that draw the same path (SVG 2, 9.3).
 *
 * @throws for a command that is not supported: arcs and smooth quadratic curves
 */
export function pathOperators(path: string): string {
  const parts = path.match(/[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  let operators = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: [number, number] | undefined;
  let command = '';
  for (let index = 0; index < parts.length; ) {
    if (/[a-z]/i.test(parts[index] as string)) command = parts[index++] as string;
    const upperCommand = command.toUpperCase();
    const count = operandCounts[upperCommand];
    if (count === undefined) throw new Error(`no path command ${command}`);
    const isRelative = command !== upperCommand;
    const numbers = parts.slice(index, index + count).map(Number);
    index += count;
    const absoluteX = (value: number) => value + (isRelative ? x : 0);
    const absoluteY = (value: number) => value + (isRelative ? y : 0);
    const points =
      upperCommand === 'H' || upperCommand === 'V'
        ? []
        : numbers.map((value, i) => (i % 2 ? absoluteY(value) : absoluteX(value)));
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points;
    const [fromX, fromY] = [x, y];
    let nextControl: [number, number] | undefined;
    switch (upperCommand) {
      case 'M':
        operators += `${num(a)} ${num(b)} m `;
        [x, y, startX, startY] = [a, b, a, b];
        // Further pairs of coordinates after a move are lines (9.3.3).
        command = isRelative ? 'l' : 'L';
        break;
      case 'L':
        [x, y] = [a, b];
        operators += `${num(x)} ${num(y)} l `;
        break;
      case 'H':
      case 'V':
        if (upperCommand === 'H') x = absoluteX(numbers[0] ?? 0);
        else y = absoluteY(numbers[0] ?? 0);
        operators += `${num(x)} ${num(y)} l `;
        break;
      case 'C':
        operators += `${[a, b, c, d, e, f].map(num).join(' ')} c `;
        [x, y, nextControl] = [e, f, [c, d]];
        break;
      case 'S': {
        const [firstX, firstY] = control ? [2 * x - control[0], 2 * y - control[1]] : [x, y];
        operators += `${[firstX, firstY, a, b, c, d].map(num).join(' ')} c `;
        [x, y, nextControl] = [c, d, [a, b]];
        break;
      }
      case 'Q':
        // A quadratic curve as a cubic one: its control points are two thirds of the way to the quadratic control
        // point.
        operators += `${[fromX + (2 / 3) * (a - fromX), fromY + (2 / 3) * (b - fromY), c + (2 / 3) * (a - c), d + (2 / 3) * (b - d), c, d].map(num).join(' ')} c `;
        [x, y] = [c, d];
        break;
      default:
        operators += 'h ';
        [x, y] = [startX, startY];
        if (index < parts.length && !/[a-z]/i.test(parts[index] as string))
          throw new Error('numbers after Z');
    }
    control = nextControl;
  }
  return operators;
}
