import type { Context, Place } from '../context';
import { type FunctionOf, type Functions, number, numberFunction, rowsIn, scalarFunction } from '../context';
import type { Node } from '../parse';
import { errors, fail, isError, toNumber, toText, Unsupported } from '../values';

/** Milliseconds of a day. */
const DAY = 864e5;

/**
 * Year, month (from 1), day and weekday of a serial number; Excel's calendar has one day too many before March 1900.
 */
export function dateOf(serial: number): { year: number; month: number; day: number; weekday: number } {
  const days = Math.floor(serial);
  if (days < 0) fail(errors.number);
  const weekday = (days + 6) % 7;
  if (days === 0) return { year: 1900, month: 1, day: 0, weekday };
  if (days === 60) return { year: 1900, month: 2, day: 29, weekday };
  const date = new Date((days - 25_569 + (days < 60 ? 1 : 0)) * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday };
}

/** Serial number of a date. Years below 1900 count from 1900; months and days beyond their range carry over. */
export function serialOf(year: number, month: number, day: number): number {
  const fullYear = year < 1900 ? year + 1900 : year;
  const serial = Date.UTC(fullYear, month - 1, day) / DAY + 25_569;
  return serial < 61 ? serial - 1 : serial;
}

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function monthsLater(serial: number, months: number): number {
  const { year, month, day } = dateOf(serial);
  const first = new Date(Date.UTC(year, month - 1 + Math.trunc(months), 1));
  const [toYear, toMonth] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
  return serialOf(toYear, toMonth, Math.min(day, lastDay(toYear, toMonth)));
}

/** Serial number of the current time, by the clock of this device. */
const serialNow = ({ now }: Context) => (now.getTime() - now.getTimezoneOffset() * 60_000) / DAY + 25_569;

/** Seconds since midnight of a serial number. */
const secondsOf = (serial: number) => Math.round((serial - Math.floor(serial)) * 86_400) % 86_400;

const holidaysIn = (args: readonly Node[], index: number, context: Context, place: Place) =>
  new Set(
    args[index]
      ? rowsIn(args, index, context, place)
          .flat()
          .flatMap((value) => (typeof value === 'number' ? Math.floor(value) : []))
      : [],
  );

/**
 * Makes a test for weekend days. By default they are Saturday and Sunday; otherwise a text of seven digits from
 * Monday on, or one of Excel's numbers, selects them.
 */
function weekendTest(weekend: string | number): (serial: number) => boolean {
  // 0 is Sunday.
  let weekendDays: readonly number[] = [0, 6];
  if (typeof weekend === 'string')
    weekendDays = [1, 2, 3, 4, 5, 6, 0].filter((_, index) => weekend[index] === '1');
  else if (weekend >= 11 && weekend <= 17) weekendDays = [weekend - 11];
  else if (weekend > 1 && weekend <= 7) weekendDays = [weekend - 2, weekend - 1];
  return (serial) => weekendDays.includes(dateOf(serial).weekday);
}

/** @param countsDays whether the second argument is an end date, up to which workdays are counted; else their number */
const workdays =
  (weekendAt: number | undefined, holidaysAt: number, countsDays: boolean): FunctionOf =>
  (args, context, place) => {
    const start = Math.floor(number(args, 0, context, place));
    const second = Math.trunc(number(args, 1, context, place));
    const weekend = weekendAt === undefined ? undefined : args[weekendAt];
    const weekendCode = weekend ? context.scalar(weekend, place) : 1;
    if (isError(weekendCode)) return weekendCode;
    const isWeekend = weekendTest(typeof weekendCode === 'string' ? weekendCode : toNumber(weekendCode));
    const holidays = holidaysIn(args, holidaysAt, context, place);
    const isWorkday = (day: number) => !isWeekend(day) && !holidays.has(day);
    if (Math.abs(countsDays ? second - start : second) > 200_000)
      throw new Unsupported('a span of centuries');
    if (countsDays) {
      let days = 0;
      for (let day = Math.min(start, second); day <= Math.max(start, second); day++)
        if (isWorkday(day)) days += 1;
      return second < start ? -days : days;
    }
    let day = start;
    for (let remaining = Math.abs(second); remaining > 0; ) {
      day += Math.sign(second);
      if (isWorkday(day)) remaining -= 1;
    }
    return day;
  };

function dateDifference(from: number, to: number, unit: string): number {
  if (from > to) return fail(errors.number);
  const [a, b] = [dateOf(from), dateOf(to)];
  const months = (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0);
  switch (unit.toUpperCase()) {
    case 'D':
      return Math.floor(to) - Math.floor(from);
    case 'M':
      return months;
    case 'Y':
      return Math.floor(months / 12);
    case 'YM':
      return months % 12;
    case 'MD':
      return Math.floor(to) - monthsLater(from, months);
    case 'YD':
      return Math.floor(to) - monthsLater(from, Math.floor(months / 12) * 12);
    default:
      return fail(errors.number);
  }
}

function days360(from: number, to: number, european: boolean): number {
  const [a, b] = [dateOf(from), dateOf(to)];
  const start = Math.min(a.day, 30);
  const end = b.day === 31 && (european || start === 30) ? 30 : b.day;
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + end - start;
}

function weekday(serial: number, returnType: number): number {
  const { weekday } = dateOf(serial);
  if (returnType === 1 || returnType === 17) return weekday + 1;
  if (returnType === 3) return (weekday + 6) % 7;
  if (returnType === 2) return ((weekday + 6) % 7) + 1;
  return returnType >= 11 && returnType <= 16
    ? ((weekday - (returnType - 10) + 7) % 7) + 1
    : fail(errors.number);
}

function isoWeek(serial: number): number {
  const monday = Math.floor(serial) - ((dateOf(serial).weekday + 6) % 7);
  const { year } = dateOf(monday + 3);
  return Math.floor((monday + 3 - serialOf(year, 1, 1)) / 7) + 1;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses a date in Indian order (day, month, year), or as `2026-04-01`. */
function parseDate(text: string): number {
  const [, day, month, year] = /^(\d{1,2})[-/ ](\d{1,2}|[a-z]{3,9})[-/ ,]+(\d{4})$/i.exec(text.trim()) ?? [];
  const [, y, m, d] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  if (y) return serialOf(Number(y), Number(m), Number(d));
  if (!year || !month) throw new Unsupported(`the text “${text}” as a date`);
  const monthIndex = monthNames.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return serialOf(Number(year), /\d/.test(month) ? Number(month) : monthIndex, Number(day));
}

export const dates: Functions = {
  DATE: numberFunction(3, 3, (year, month = 1, day = 1) => {
    const serial = serialOf(Math.trunc(year), Math.trunc(month), Math.trunc(day));
    return serial < 0 ? errors.number : serial;
  }),
  TIME: numberFunction(
    3,
    3,
    (hours, minutes = 0, seconds = 0) => ((hours * 3600 + minutes * 60 + seconds) / 86_400) % 1,
  ),
  TODAY: (_, context) => Math.floor(serialNow(context)),
  NOW: (_, context) => serialNow(context),
  YEAR: numberFunction(1, 1, (serial) => dateOf(serial).year),
  MONTH: numberFunction(1, 1, (serial) => dateOf(serial).month),
  DAY: numberFunction(1, 1, (serial) => dateOf(serial).day),
  HOUR: numberFunction(1, 1, (serial) => Math.floor(secondsOf(serial) / 3600)),
  MINUTE: numberFunction(1, 1, (serial) => Math.floor(secondsOf(serial) / 60) % 60),
  SECOND: numberFunction(1, 1, (serial) => secondsOf(serial) % 60),
  WEEKDAY: numberFunction(1, 2, (serial, returnType = 1) => weekday(serial, returnType)),
  ISOWEEKNUM: numberFunction(1, 1, isoWeek),
  WEEKNUM: numberFunction(1, 2, (serial, returnType = 1) => {
    if (returnType === 21) return isoWeek(serial);
    const first = serialOf(dateOf(serial).year, 1, 1);
    const start = returnType === 2 ? 1 : 0;
    return Math.floor((Math.floor(serial) - first + ((dateOf(first).weekday - start + 7) % 7)) / 7) + 1;
  }),
  EDATE: numberFunction(2, 2, (serial, months = 0) => monthsLater(serial, months)),
  EOMONTH: numberFunction(2, 2, (serial, months = 0) => {
    const { year, month } = dateOf(monthsLater(serial, months));
    return serialOf(year, month, lastDay(year, month));
  }),
  DAYS: numberFunction(2, 2, (to, from = 0) => Math.floor(to) - Math.floor(from)),
  DAYS360: numberFunction(2, 3, (from, to = 0, european = 0) => days360(from, to, european !== 0)),
  DATEDIF: scalarFunction(3, 3, ([from = null, to = null, unit = null]) =>
    dateDifference(toNumber(from), toNumber(to), toText(unit)),
  ),
  DATEVALUE: scalarFunction(1, 1, ([value = null]) => parseDate(toText(value))),
  YEARFRAC: numberFunction(2, 3, (a, b = 0, basis = 0) => {
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    if (basis === 0 || basis === 4) return days360(from, to, basis === 4) / 360;
    if (basis === 2 || basis === 3) return (Math.floor(to) - Math.floor(from)) / (basis === 2 ? 360 : 365);
    throw new Unsupported('shares of years by actual days');
  }),
  NETWORKDAYS: workdays(undefined, 2, true),
  'NETWORKDAYS.INTL': workdays(2, 3, true),
  WORKDAY: workdays(undefined, 2, false),
  'WORKDAY.INTL': workdays(2, 3, false),
};
