import { type DateMention, datesIn } from '../../entities/dates';
import type { Stretch } from '../../stretch';
import { type Check, type Finding, mustFix, type Reading, toCheck } from '../finding';

/** Words that mark a date as an expiry date. */
const expiry =
  /\b(?:(?:expir(?:y|es?|ed|ing)|valid(?:ity)?|due|lapses?|renew(?:al|ed)?|last date|on or before|not later than|no later than|deadline|payable by)\b[\p{L}\s:,]{0,30}|by\s+)$/iu;

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Dates that are missing, impossible, past or in the wrong order. */
export const dates: Check = (reading) =>
  reading.stretches.flatMap((stretch) => [...missingDates(stretch), ...writtenDates(stretch, reading)]);

function missingDates(stretch: Stretch): Finding[] {
  const label =
    /\b(?:date(?: of [\p{L} ]{3,20})?|dated|place and date)\s*:\s*(?=$|(?:place|signature|name|time|sd)\b)/giu;
  const open = /\bdated\s+(?=$|(?:at|between|by|and)\b)/giu;
  // A label that fills its cell or line may have its date in the next cell.
  const isDateCell = stretch.text.trim().split(/\s+/).length <= 2 && stretch.tokens[0]?.block.kind === 'cell';
  if (isDateCell) return [];
  return [label, open].flatMap((form) =>
    [...stretch.text.matchAll(form)].map((match) =>
      mustFix('date-missing', stretch.placeOf(match), { label: match[0].trim() }),
    ),
  );
}

function writtenDates(stretch: Stretch, { today }: Reading): Finding[] {
  const { text } = stretch;
  const dates = datesIn(text);
  return dates.flatMap((date, index): Finding[] => {
    const place = stretch.place(date.index, date.index + date.text.length);
    if (!date.iso) return [mustFix('date-impossible', place, { text: date.text })];
    const findings: Finding[] = [];
    const textBefore = text.slice(Math.max(0, date.index - 60), date.index);
    const weekday = new RegExp(`\\b(${days.join('|')}),?\\s+(?:the\\s+)?$`, 'i').exec(textBefore)?.[1];
    const actualDay = days[new Date(date.iso).getUTCDay()] ?? '';
    if (weekday && weekday.toLowerCase() !== actualDay.toLowerCase())
      findings.push(mustFix('weekday', place, { text: `${weekday} ${date.text}`, is: actualDay }));
    const last = dates[index - 1];
    if (last?.iso && isSpan(text, last, date) && last.iso > date.iso) {
      findings.push(mustFix('date-order', place, { from: last.text, to: date.text }));
    } else if (date.iso < today && expiry.test(textBefore)) {
      const passed = Math.round((Date.parse(today) - Date.parse(date.iso)) / 86_400_000);
      findings.push(toCheck('date-past', place, { text: date.text, iso: date.iso, days: passed }));
    }
    return findings;
  });
}

/** Whether two dates are the ends of a period: `from … to …`, `between … and …`, `begins on … and ends on …`. */
function isSpan(text: string, first: DateMention, second: DateMention): boolean {
  const lead = text.slice(Math.max(0, first.index - 30), first.index);
  const middle = text.slice(first.index + first.text.length, second.index);
  return (
    /\b(?:from|between|commenc(?:es|ing)|begin(?:s|ning)|start(?:s|ing))\b[\p{L}\s]*$/iu.test(lead) &&
    /^[\p{L}\s,]{0,40}\b(?:to|till|until|and|ending)\b[\p{L}\s]{0,20}$/iu.test(middle)
  );
}
