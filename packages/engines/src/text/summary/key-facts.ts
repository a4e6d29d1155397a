import { type Amount, amountsIn } from '../entities/amounts';
import { datesIn } from '../entities/dates';
import { partiesIn, titles } from '../entities/parties';
import { type PartyKind, partyKind, roleIn } from '../entities/roles';
import type { Place } from '../model';
import { Stretch } from '../stretch';
import type { Sentence } from './sentences';

/** A fact for the reader, with its first place and its number of mentions. */
export type KeyFact = { text: string; place: Place; count: number };
type KeyDate = KeyFact & { iso: string };
/** A person or an organisation, listed once, with its role as the document states it, or its type by its name. */
export type KeyParty = KeyFact & { kind: PartyKind; role?: string };
type KeyAmount = KeyFact & Pick<Amount, 'value' | 'currency'>;

/** Dates (at most eight), all sums of money, and parties (at most forty) that a document names. */
export type KeyFacts = { dates: KeyDate[]; amounts: KeyAmount[]; parties: KeyParty[] };

/** Maximum number of facts per type, of which those named most often and earliest are listed. All sums are listed. */
const maxFacts = { dates: 8, amounts: Number.POSITIVE_INFINITY, parties: 40 };

/** Dates, sums and parties of the sentences, in the order of the document. */
export function keyFactsOf(sentences: Sentence[]): KeyFacts {
  const dates = new Map<string, KeyDate>();
  const amounts = new Map<string, KeyAmount>();
  const parties = new Map<string, KeyParty>();
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
      const fact = add<KeyParty>(parties, nameKey(party.text), () => ({
        text: party.text,
        place: place(party),
        count: 0,
        kind: partyKind(party.text),
      }));
      const role = roleIn(stretch.text, party);
      if (role) fact.role ??= role;
    }
  }
  joinSameParties(parties);
  return {
    dates: topFacts(dates, maxFacts.dates),
    amounts: topFacts(amounts, maxFacts.amounts),
    parties: topFacts(parties, maxFacts.parties),
  };
}

/** One key for `Kaveri Textiles Pvt. Ltd.` and `Kaveri Textiles Private Limited`. */
const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bpvt\b\.?/g, 'private')
    .replace(/\bltd\b\.?/g, 'limited')
    .replace(/\bco\b\.?$/g, 'company')
    .replace(/&/g, 'and')
    .replace(/[.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const legalForm = / (?:(?:private|public) )?(?:limited|llp|llc|inc|company)$/;

/**
 * Joins short forms with full names where only one can be meant: “Ms Joshi” with “A. Joshi”, “Kaveri Storage” with
 * “Kaveri Storage Private Limited”.
 */
function joinSameParties(parties: Map<string, KeyParty>): void {
  for (const [key, fact] of [...parties]) {
    const others = [...parties.values()].filter((other) => other !== fact && isShortForm(fact, other));
    const [fullName] = others;
    if (!fullName || others.length > 1) continue;
    fullName.count += fact.count;
    const role = fullName.role ?? fact.role;
    if (role) fullName.role = role;
    if (fact.place.from < fullName.place.from) fullName.place = fact.place;
    parties.delete(key);
  }
}

/** Whether a name may be a shorter form of another one. */
function isShortForm(short: KeyParty, long: KeyParty): boolean {
  if ((short.kind === 'person') !== (long.kind === 'person')) return false;
  if (short.kind !== 'person') {
    const [key, longKey] = [nameKey(short.text), nameKey(long.text)];
    return key !== longKey && longKey.replace(legalForm, '') === key;
  }
  const [a, b] = [namesOf(short.text), namesOf(long.text)];
  if (a.at(-1) !== b.at(-1)) return false;
  const [shortParts, longParts] = [a.slice(0, -1), b.slice(0, -1)];
  if (shortParts.length === 0) return longParts.length > 0;
  // An initial matches a name that starts with it at the same position: R. Menon and Rekha Menon.
  const fits = shortParts.every((name, index) => longParts[index]?.startsWith(name.replace('.', '')));
  return fits && (shortParts.join(' ').length < longParts.join(' ').length || isTitled(short.text));
}

const title = new RegExp(`^${titles}`, 'u');
const isTitled = (name: string): boolean => title.test(name);
const namesOf = (name: string): string[] =>
  name
    .replace(title, '')
    .replace(/\.(?=\S)/g, '. ')
    .toLowerCase()
    .split(/\s+/);

function add<F extends KeyFact>(facts: Map<string, F>, key: string, make: () => F): F {
  const fact = facts.get(key) ?? make();
  fact.count += 1;
  facts.set(key, fact);
  return fact;
}

function topFacts<F extends KeyFact>(facts: Map<string, F>, limit: number): F[] {
  const ranked = [...facts.values()].sort((a, b) => b.count - a.count || a.place.from - b.place.from);
  return ranked.slice(0, limit).sort((a, b) => a.place.from - b.place.from);
}
