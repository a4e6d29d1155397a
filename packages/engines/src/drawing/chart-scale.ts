/** Ends and unit of an axis that the chart sets. */
type AxisEnds = { min?: number; max?: number; unit?: number };

/** Largest number of labelled values on an axis. */
const maxTicks = 60;

/** Whether values from `least` to `most` differ by so little that their axis does not begin at zero. */
export const areClose = (least: number, most: number): boolean =>
  most > least && least * most > 0 && most - least < Math.max(most, -least) / 6;

/**
 * A scale with round steps that contains all values. It begins at zero, or near values that differ by less than a sixth
 * of the largest; a twentieth is free beyond the outermost values, as in Office.
 */
export function linearScale(values: readonly number[], { min, max, unit }: AxisEnds = {}, steps = 6): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most - least;
  const isWithin = (min ?? least) < (max ?? most);
  const isClose = isWithin && areClose(least, most);
  const bottom = isClose ? least : Math.min(0, least);
  const top = isClose ? most : Math.max(most, bottom === 0 && most === 0 ? 1 : 0);
  const beyond = (end: number) => (end === 0 ? 0 : (top - bottom) / 20);
  const lowest = isClose && least > 0 ? least - spread / 2 : bottom - beyond(bottom);
  const upper = max ?? (isClose && most < 0 ? most + spread / 2 : top + beyond(top));
  // A set end beyond all values leaves as much room to the other end as they would take.
  const room = top - bottom || 1;
  const low = min ?? (upper > lowest ? lowest : upper - room);
  const highest = upper > low ? upper : low + room;
  const span = highest - low;
  const minStep = span / steps;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const roundStep = ([1, 2, 5, 10].find((factor) => factor * power >= minStep * (1 - 1e-9)) ?? 10) * power;
  const step = unit && span / unit < maxTicks - 2 ? unit : roundStep;
  const from = min ?? Math.floor(low / step + 1e-9) * step;
  const end = highest === max ? max : Math.ceil(highest / step - 1e-9) * step;
  const ticks: number[] = [];
  for (let tick = from; tick <= end + step * 1e-6 && ticks.length < maxTicks; tick += step)
    ticks.push(Number(tick.toPrecision(12)));
  return { from, end: end > from ? end : from + step, ticks };
}

/** A logarithmic scale from a power of its base to another, which contains all positive values. */
function logarithmicScale(base: number, values: readonly number[], min?: number, max?: number): Scale {
  const positive = values.filter((value) => value > 0);
  const powerOf = (value: number) => Math.log(value) / Math.log(base);
  // Powers of the base are not exact logarithms of it.
  const low = Math.min(0, Math.floor(powerOf(Math.min(...positive, 1)) + 1e-9));
  const high = Math.ceil(powerOf(Math.max(...positive, base)) - 1e-9);
  const from = min !== undefined && min > 0 ? min : base ** low;
  const end = Math.max(max !== undefined && max > from ? max : base ** high, from * base);
  const ticks: number[] = [];
  for (let tick = from; tick <= end * (1 + 1e-9) && ticks.length < maxTicks; tick *= base)
    ticks.push(Number(tick.toPrecision(12)));
  return { from, end, ticks, base };
}

/** The scale of an axis that contains all values. */
export const scaleFor = (
  { logBase, ...ends }: AxisEnds & { logBase?: number },
  values: readonly number[],
): Scale => (logBase ? logarithmicScale(logBase, values, ends.min, ends.max) : linearScale(values, ends));

/** Position of a value on a scale, from 0 at its start to 1 at its end. */
export function shareOn({ from, end, base }: Scale, value: number): number {
  if (!base) return (value - from) / (end - from);
  return value > 0 ? Math.log(value / from) / Math.log(end / from) : 0;
}

/** Ends of an axis, its labelled values, and its base if it is logarithmic. */
export type Scale = { from: number; end: number; ticks: number[]; base?: number };

/**
 * The section of a format that applies to a number (ECMA-376, 18.8.31), and whether that section writes the sign
 * itself.
 */
function sectionOf(value: number, format: string): { section: string; hasSign: boolean } {
  const sections = format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const conditions = sections.map((section) => /\[(<=|>=|<>|<|>|=)(-?[\d.]+)\]/.exec(section));
  if (conditions.some(Boolean)) {
    const isFulfilled = (condition: RegExpExecArray | null | undefined) => {
      if (!condition) return true;
      const [, operator = '', limit] = condition;
      const isLess = value < Number(limit);
      if (value === Number(limit)) return operator.includes('=');
      return operator === '<>' || (isLess ? operator.startsWith('<') : operator.startsWith('>'));
    };
    return { section: sections.find((_, index) => isFulfilled(conditions[index])) ?? '', hasSign: false };
  }
  if (value < 0 && sections[1] !== undefined) return { section: sections[1], hasSign: true };
  return { section: (value === 0 ? sections[2] : undefined) ?? sections[0] ?? '', hasSign: false };
}

/**
 * Formats with Indian digit grouping: by their placeholders, by escaped commas, by the language, or by the rupee sign.
 */
const isIndian = /#,##,##|#\\,##\\,|-0?4009|₹/;

/** Largest number of decimals that every browser can format. */
const maxDecimals = 20;

/**
 * A number as text in a format: per cent, decimals, grouping, scaling by thousands, exponents, signs and literal
 * text.
 */
export function numberText(value: number, format: string): string {
  const { section, hasSign } = sectionOf(value, format);
  const cleanSection = section
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\\,(?=[#0])/g, ',')
    .replace(/_.|\*./g, '');
  const parts: string[] = cleanSection.match(/"[^"]*"|\\.|[\s\S]/g) ?? [];
  const first = parts.findIndex((part) => /^[0#?]$/.test(part));
  const general = () => String(Number(value.toPrecision(10)));
  const literalText = (list: string[]) =>
    list.map((part) => (/^["\\]/.test(part) ? part.replace(/^["\\]|"$/g, '') : part)).join('');
  if (first < 0 && !section && format) return '';
  if (first < 0)
    return /[a-z@]/i.test(cleanSection.replace(/"[^"]*"|\\./g, '')) || !cleanSection
      ? general()
      : literalText(parts);
  const last = parts.findLastIndex((part) => /^[0#?.,]$/.test(part));
  const digitPattern = parts.slice(first, last + 1).join('');
  const decimalsOf = (pattern: RegExp, text: string) =>
    Math.min(maxDecimals, pattern.exec(text)?.[1]?.length ?? 0);
  const decimals = decimalsOf(/\.([0#?]+)/, digitPattern);
  const scaled = (hasSign ? Math.abs(value) : value) * (parts.includes('%') ? 100 : 1);
  const [, exponent] = /E[+-](0+)/.exec(cleanSection) ?? [];
  if (exponent) {
    const mantissaDecimals = decimalsOf(/\.([^.]*)/, cleanSection.split('E')[0] ?? '');
    const [mantissa, power = ''] = scaled.toExponential(mantissaDecimals).split('e');
    return `${mantissa}E${power.replace(/\d+/, (all) => all.padStart(exponent.length, '0'))}`;
  }
  const thousands = /,+(?=\.|$)/.exec(digitPattern)?.[0].length ?? 0;
  const text = new Intl.NumberFormat(isIndian.test(format) ? 'en-IN' : 'en-US', {
    minimumFractionDigits: decimalsOf(/\.([0?]*)/, digitPattern),
    maximumFractionDigits: decimals,
    useGrouping: digitPattern.replace(/,+(?=\.|$)/, '').includes(','),
  }).format(scaled / 1000 ** thousands);
  const sign = text.startsWith('-') ? '-' : '';
  return `${sign}${literalText(parts.slice(0, first))}${text.slice(sign.length)}${literalText(parts.slice(last + 1))}`;
}
