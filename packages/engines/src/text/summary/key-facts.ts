import { type Amount, amountsIn } from '../entities/amounts';
import { datesIn } from '../entities/dates';
import { partiesIn } from '../entities/parties';
import type { Place } from '../model';
import { Stretch } from '../stretch';
import type { Sentence } from './sentences';

/** A fact for the reader, with its first place and its number of mentions. */
export type KeyFact = { text: string; place: Place; count: number };
type KeyDate = KeyFact & { iso: string };
type KeyAmount = KeyFact & Pick<Amount, 'value' | 'currency'>;

/** Dates, sums of money and parties that a paper names, at most eight of each. */
export type KeyFacts = { dates: KeyDate[]; amounts: KeyAmount[]; parties: KeyFact[] };

/** Most facts per kind: those named most often and earliest. */
const most = 8;

/** Dates, sums and parties of the sentences, in the order of the paper. */
export function keyFactsOf(sentences: Sentence[]): KeyFacts {
  const dates = new Map<string, KeyDate>();
  const amounts = new Map<string, KeyAmount>();
  const parties = new Map<string, KeyFact>();
  for (const { tokens } of sentences) {
    const stretch = new Stretch(tokens);
    const place = ({ index, text }: { index: number; text: string }) =>
      stretch.place(index, index + text.length);
    for (const date of datesIn(stretch.text)) {
      if (date.iso)
        add(dates, date.iso, () => ({ text: date.text, place: place(date), count: 0, iso: date.iso ?? '' }));
    }
    for (const amount of amountsIn(stretch.text)) {
      const { text, value, currency } = amount;
      add(amounts, `${currency} ${value}`, () => ({ text, place: place(amount), count: 0, value, currency }));
    }
    for (const party of partiesIn(stretch.text)) {
      add(parties, party.text.toLowerCase(), () => ({ text: party.text, place: place(party), count: 0 }));
    }
  }
  joinPeople(parties);
  return { dates: keyOf(dates), amounts: keyOf(amounts), parties: keyOf(parties) };
}

const titled = /^(?:Mr|Mrs|Ms|Dr|Shri|Smt|Sri|Kumari|Prof|Justice|Adv|CA)\.?\s+(\S+)$/u;
const initialled = /^(?:\p{Lu}\.\s?)+(\S+)$/u;

/** “Ms Joshi” is “A. Joshi”, where one person alone of that surname is named with initials. */
function joinPeople(parties: Map<string, KeyFact>): void {
  const all = [...parties];
  for (const [key, fact] of all) {
    const surname = titled.exec(fact.text)?.[1];
    const [whole, ...others] = all.filter(
      ([, { text }]) => surname && initialled.exec(text)?.[1] === surname,
    );
    if (!whole || others.length > 0) continue;
    whole[1].count += fact.count;
    if (fact.place.from < whole[1].place.from) whole[1].place = fact.place;
    parties.delete(key);
  }
}

function add<F extends KeyFact>(found: Map<string, F>, key: string, make: () => F): void {
  const fact = found.get(key) ?? make();
  fact.count += 1;
  found.set(key, fact);
}

function keyOf<F extends KeyFact>(found: Map<string, F>): F[] {
  const ranked = [...found.values()].sort((a, b) => b.count - a.count || a.place.from - b.place.from);
  return ranked.slice(0, most).sort((a, b) => a.place.from - b.place.from);
}
