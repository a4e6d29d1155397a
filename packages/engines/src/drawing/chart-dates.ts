import { numberText } from './chart-scale';

const monthNames =
  'January February March April May June July August September October November December'.split(' ');
const dayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Day 0 of the 1900 calendar, in milliseconds: the calendar has a 29 February 1900 (ECMA-376, 18.17.4.1). */
const dayZero = Date.UTC(1899, 11, 30);

/** Days between the beginnings of the 1900 and the 1904 calendar. */
export const daysTo1904 = 1462;

/** The first section of a format without quoted text, escaped letters and what is in brackets. */
const codesOf = (format: string): string =>
  (format.split(';')[0] ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');

const isDate = (format: string) => !/general/i.test(format) && /[dmyhs]/i.test(codesOf(format));

/** A number as text in a format of numbers or of dates, with English names of months and days. */
export const valueText = (value: number, format: string): string =>
  isDate(format) ? dateText(value, format) : numberText(value, format);

function dateText(value: number, format: string): string {
  const date = new Date(dayZero + Math.round(value * 86_400) * 1000);
  if (Number.isNaN(date.getTime())) return numberText(value, 'General');
  const hasHalves = /am\/pm|a\/p/i.test(format);
  const section = (format.split(';')[0] ?? '').replace(/\[\$[^\]]*\]|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  const parts = section.match(/"[^"]*"|\\.|am\/pm|a\/p|\[h+\]|y+|m+|d+|h+|s+|[\s\S]/gi) ?? [];
  const padded = (number: number, length: number) => String(number).padStart(Math.min(length, 2), '0');
  let isTime = false;
  const texts = parts.map((part, index) => {
    const code = part.toLowerCase();
    if (/^["\\]/.test(part)) return part.replace(/^["\\]|"$/g, '');
    if (/^(am\/pm|a\/p)$/.test(code)) return date.getUTCHours() < 12 ? 'AM' : 'PM';
    if (code.startsWith('y'))
      return code.length > 2 ? `${date.getUTCFullYear()}` : padded(date.getUTCFullYear() % 100, 2);
    if (code.startsWith('d')) {
      const name = dayNames[date.getUTCDay()] ?? '';
      if (code.length > 2) return code.length === 3 ? name.slice(0, 3) : name;
      return padded(date.getUTCDate(), code.length);
    }
    if (code.startsWith('h')) {
      isTime = true;
      const hours = date.getUTCHours();
      return padded(hasHalves ? hours % 12 || 12 : hours, code.length);
    }
    if (code.startsWith('s')) return padded(date.getUTCSeconds(), code.length);
    if (code.startsWith('m')) {
      const next = parts.slice(index + 1).find((each) => /^[ymdhs]/i.test(each));
      if (isTime || next?.toLowerCase().startsWith('s')) {
        isTime = false;
        return padded(date.getUTCMinutes(), code.length);
      }
      const name = monthNames[date.getUTCMonth()] ?? '';
      if (code.length > 2)
        return code.length === 3 ? name.slice(0, 3) : code.length === 5 ? name.slice(0, 1) : name;
      return padded(date.getUTCMonth() + 1, code.length);
    }
    if (/^\[h/.test(code)) {
      isTime = true;
      return padded(Math.floor(value * 24), code.length - 2);
    }
    return part === '@' || part === '_' || part === '*' ? '' : part;
  });
  return texts.join('');
}
