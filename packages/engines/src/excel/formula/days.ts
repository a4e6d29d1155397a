import type { Node } from './parse';

/**
 * Whether a function takes or returns a date serial number, which differs in workbooks with the 1904 date system
 * (18.17.4.1).
 */
export function usesDateSerials({ name, args }: Extract<Node, { kind: 'call' }>): boolean {
  if (name !== 'TEXT')
    return /^(DATE|TODAY|NOW|YEAR|MONTH|DAY$|WEEKDAY|WEEKNUM|ISOWEEK|EDATE|EOMONTH|NETWORK|WORKDAY)/.test(
      name,
    );
  const [, format] = args;
  return format?.kind !== 'value' || /[dmy]/i.test(`${format.value}`);
}
