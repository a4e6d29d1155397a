import { raisedDigits } from '../raised-digits';
import { child, type Element, elementsOf, isOn, textWithin, valOf } from './xml';

/** Signs before an argument of an equation: of a fraction, a power, an index. */
const signs: Record<string, string> = { den: '/', sup: '^', sub: '_' };

/** An equation on one line (ECMA-376 part 1, 22.1): `x^2`, `(a+b)/2`, `³√(x)`, `√[n](x)`. */
export function equationText(element: Element): string {
  if (element.name === 't') return textWithin(element);
  const inner = elementsOf(element).map(equationText).join('');
  const { name } = element;
  if (name === 'd') {
    const properties = child(element, 'dPr');
    const separated = partsOf(element, 'e').join(valOf(properties, 'sepChr') ?? '|');
    return `${valOf(properties, 'begChr') ?? '('}${separated}${valOf(properties, 'endChr') ?? ')'}`;
  }
  if (name === 'rad') return rootText(element);
  if (name === 'nary') return `${valOf(child(element, 'naryPr'), 'chr') ?? '∫'}${inner}`;
  if (name === 'mr') return `${inner};`;
  const sign = signs[name] ?? '';
  const isBracketed = (sign !== '' || name === 'num') && !/^[\p{L}\p{M}\p{N}.,]*$/u.test(inner);
  return inner && `${sign}${isBracketed ? `(${inner})` : inner}`;
}

const partsOf = (element: Element, wanted: string): string[] =>
  elementsOf(element).flatMap((part) => (part.name === wanted ? [equationText(part)] : []));

/** A root with its degree, unless the degree is hidden, as that of a square root. */
function rootText(element: Element): string {
  const isHidden = isOn(child(child(element, 'radPr'), 'degHide'));
  const degree = isHidden ? '' : partsOf(element, 'deg').join('').trim();
  const raised = raisedDigits(degree, 'superscript');
  const base = `(${partsOf(element, 'e').join('')})`;
  return degree && raised === degree ? `√[${degree}]${base}` : `${raised}√${base}`;
}
