import { child } from '../../text/docx/xml';
import { flag, numberOf } from './attributes';
import type { Colours } from './colours';
import type { Cell, Colour, Look, Rule } from './model';

const red: Colour = [1, 0, 0];
const black: Colour = [0, 0, 0];

/**
 * A bar in a cell by its value. Bars have a length of 10 to 90 per cent of the cell unless the rule says otherwise
 * (ECMA-376, 18.3.1.28). With an extension, bars of negative and positive values are on opposite sides of zero
 * ([MS-XLSX] 2.6.33).
 *
 * @param limits values of the shortest and the longest bar; empty without numbers
 */
export function dataBar(
  rule: Rule,
  limits: readonly number[],
  [colour = [0.39, 0.56, 0.78]]: readonly Colour[],
  colours: Colours,
): (cell: Cell) => Partial<Look> | undefined {
  const bar = rule.extension?.bar;
  const {
    axisPosition,
    direction,
    border,
    negativeBarColorSameAsPositive: isSame,
    negativeBarBorderColorSameAsPositive: hasSameBorder,
    ...given
  } = { ...rule.bar, ...bar?.attributes };
  const colourOf = (name: string) => colours.colourOf(child(bar, name));
  const [low = 0, high = low] = limits;
  const isTwoSided = rule.startsAtZero && axisPosition !== 'none' && (low < 0 || axisPosition === 'middle');
  const reach = Math.max(-low, high) || 1;
  const [bottom, top] = !isTwoSided
    ? [low, high]
    : axisPosition === 'middle'
      ? [-reach, reach]
      : [low, Math.max(0, high)];
  const share = (value: number) =>
    top > bottom ? Math.min(1, Math.max(0, (value - bottom) / (top - bottom))) : 1;
  const minShare = (numberOf(given.minLength) ?? 10) / 100;
  const maxShare = (numberOf(given.maxLength) ?? 90) / 100;
  const isLeftward = direction === 'rightToLeft';
  const fromLeft = (at: number) => (isLeftward ? 1 - at : at);
  const axis = isTwoSided && { axis: { at: fromLeft(share(0)), colour: colourOf('axisColor') ?? black } };
  const negative = flag(isSame) ? colour : (colourOf('negativeFillColor') ?? red);
  const edge = flag(border) ? (colourOf('borderColor') ?? colour) : undefined;
  const negativeEdge = edge && !flag(hasSameBorder, true) ? (colourOf('negativeBorderColor') ?? edge) : edge;
  return ({ value, kind }) => {
    if (limits.length === 0 || typeof value !== 'number' || kind !== 'number') return undefined;
    const ends = isTwoSided ? [share(0), share(value)] : [0, minShare + (maxShare - minShare) * share(value)];
    const [from = 0, to = 0] = ends.map(fromLeft).sort((a, b) => a - b);
    const isBelow = rule.startsAtZero && value < 0;
    const line = isBelow ? negativeEdge : edge;
    const fadingSide = (isTwoSided && isBelow) !== isLeftward ? 'left' : 'right';
    return {
      bar: {
        ...{ from, to, colour: isBelow ? negative : colour },
        ...(flag(given.gradient, true) && { fades: fadingSide }),
        // By default, a bar begins at the side where the sheet begins.
        ...(/^(leftToRight|rightToLeft)$/.test(direction ?? '') && { isUnmirrored: true }),
        ...(line && { border: line }),
        ...axis,
      },
      ...(!rule.showsValue && { hidesValue: true }),
    };
  };
}
