import { child, type Element, elementsOf, textWithin, valOf } from './xml';

/** Signs before an argument of an equation: of a fraction, a power, an index. */
const signs: Record<string, string> = { den: '/', sup: '^', sub: '_' };

/** An equation on one line (ECMA-376 part 1, 22.1): `x^2`, `(a+b)/2`, `√(x)`. */
export function equationText(element: Element): string {
  if (element.name === 't') return textWithin(element);
  const inner = elementsOf(element).map(equationText).join('');
  const { name } = element;
  if (name === 'd') {
    const properties = child(element, 'dPr');
    return `${valOf(properties, 'begChr') ?? '('}${inner}${valOf(properties, 'endChr') ?? ')'}`;
  }
  if (name === 'rad') return `√(${inner})`;
  if (name === 'nary') return `${valOf(child(element, 'naryPr'), 'chr') ?? '∫'}${inner}`;
  if (name === 'mr') return `${inner};`;
  const sign = signs[name] ?? '';
  const isBracketed = (sign !== '' || name === 'num') && !/^[\p{L}\p{M}\p{N}.,]*$/u.test(inner);
  return inner && `${sign}${isBracketed ? `(${inner})` : inner}`;
}
