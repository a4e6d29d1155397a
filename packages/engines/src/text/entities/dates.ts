import { type Mention, overlapsNone } from './mention';

/** A date in a text. `iso` is missing for an impossible day. */
export type DateMention = Mention & {
  /** YYYY-MM-DD. */
  iso?: string;
  day: number;
  month: number;
  year: number;
};

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const month = `(?:${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`;
const year = '(?:1[89]|20|21)\\d\\d';

// Named groups for day, month and year, in the formats of Indian documents: day first.
const patterns = [
  new RegExp(
    `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+day)?(?:\\s+of)?[\\s.-]+(?<month>${month})\\.?,?[\\s,-]+(?<year>${year})\\b`,
    'giu',
  ),
  new RegExp(`\\b(?<month>${month})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>${year})\\b`, 'giu'),
  new RegExp(
    `(?<![\\d./-])(?<day>\\d{1,2})(?<separator>[./-])(?<month>\\d{1,2})\\k<separator>(?<year>${year})(?![\\d/-])`,
    'gu',
  ),
  new RegExp(`(?<![\\d./-])(?<year>${year})-(?<month>\\d{2})-(?<day>\\d{2})(?![\\d/-])`, 'gu'),
];

/** Dates of a text in order. Day before month, as in India, where possible. */
export function datesIn(text: string): DateMention[] {
  const dates: DateMention[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const { day = '', month: name = '', year: yearText = '' } = match.groups ?? {};
      const monthNumber = /\d/.test(name)
        ? Number(name)
        : months.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1;
      // 9/30/2011 is only valid in the format of the United States.
      const swapped = monthNumber > 12 && Number(day) <= 12;
      const dated = {
        index: match.index,
        text: match[0],
        day: swapped ? monthNumber : Number(day),
        month: swapped ? Number(day) : monthNumber,
        year: Number(yearText),
      };
      const iso = isoOf(dated);
      if (overlapsNone(dated, dates)) dates.push({ ...dated, ...(iso && { iso }) });
    }
  }
  return dates.sort((a, b) => a.index - b.index);
}

/** A day as YYYY-MM-DD; undefined if the calendar has no such day. */
function isoOf({
  day,
  month: number,
  year,
}: Pick<DateMention, 'day' | 'month' | 'year'>): string | undefined {
  const date = new Date(Date.UTC(year, number - 1, day));
  const exists =
    number >= 1 && number <= 12 && date.getUTCMonth() === number - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}
