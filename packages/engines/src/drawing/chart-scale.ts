/** A scale of round numbers that holds all values. */
export function scaleOf(values: readonly number[], min?: number, max?: number, steps = 6) {
  const low = min ?? Math.min(0, ...values);
  const high = max ?? Math.max(low === 0 ? 0 : low, ...values);
  const span = high - low || 1;
  const raw = span / steps;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((each) => each * power >= raw) ?? 10) * power;
  const from = min ?? Math.floor(low / step) * step;
  // The highest value does not touch the upper edge, as in Office.
  const end = max ?? Math.ceil((high + span * 0.02) / step) * step;
  const ticks: number[] = [];
  for (let at = from; at <= end + step * 1e-6 && ticks.length < 60; at += step)
    ticks.push(Number(at.toPrecision(12)));
  return { from, end: end > from ? end : from + step, ticks };
}

/** A number in a simple format: per cent, decimals, groups of thousands. */
export function numberText(value: number, format: string): string {
  const [positive = ''] = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').split(';');
  if (!/[0#]/.test(positive)) return String(Number(value.toPrecision(10)));
  const isPercent = positive.includes('%');
  const decimals = /\.([0#]+)/.exec(positive)?.[1]?.length ?? 0;
  const text = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: positive.includes(','),
  }).format(isPercent ? value * 100 : value);
  return isPercent ? `${text}%` : text;
}
