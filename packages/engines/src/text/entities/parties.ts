import { type Mention, overlapsNone } from './mention';

/** Titles before the names of people, as a pattern. */
export const titles = '(?:Mr|Mrs|Ms|Dr|Shri|Smt|Sri|Kumari|Prof|Justice|Adv|CA|श्री|श्रीमती|डॉ)\\.?\\s+';

const name = "(?:[A-Z][\\p{L}\\p{M}'’&.-]*|[\\u0900-\\u0963\\u0970-\\u097f]+)";
/** First part of a firm's name: `Deshpande & Rao` of `Deshpande & Rao Consultants`. */
const firm = `(?:${name}\\s+(?:&\\s+)?){1,6}`;
const patterns = [
  // Companies, banks, societies and authorities, by their last word.
  new RegExp(
    `(?<![\\p{L}])${firm}(?:(?:Private|Pvt\\.?|Public)\\s+)?(?:Limited|Ltd\\.?|LLP|LLC|Inc\\.?|Bank|Trust|Society|Association|Corporation|Company|Foundation|University|Authority|Federation|Industries|Associates|Brothers|Enterprises|Traders|Textiles|Builders|Constructions|Consultants|Engineers|Advisors|Partners|Services|Solutions|Logistics|Storage|Mills|Agencies|(?<=& )Co\\.?|(?<=& )Sons)(?![\\p{L}])`,
    'gu',
  ),
  // People, by the title before their name.
  new RegExp(`(?<![\\p{L}])${titles}${name}(?:\\s+${name}){0,3}`, 'gu'),
  // People, by the initials before their surname.
  /(?<![\p{L}.])[A-Z]\.\s?(?:[A-Z]\.\s?)?[A-Z]\p{Ll}{2,}(?:\s+[A-Z]\p{Ll}+)?/gu,
];

/** Words that are not part of a name although they are capitalised, at the start of a sentence or title. */
const notNames =
  /^(?:The|This|That|These|In|On|At|By|For|From|Between|And|Of|To|With|Under|Any|All|Each|Every|Such|If|When|Our|Its|Their|A|An|Said)\s+/u;

/** Persons and organisations that a text names, in order. */
export function partiesIn(text: string): Mention[] {
  const parties: Mention[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const skipped = notNames.exec(match[0])?.[0].length ?? 0;
      const party = {
        index: match.index + skipped,
        text: match[0]
          .slice(skipped)
          .replace(/[.,;]+$/, (end) => (/(Ltd|Pvt|Inc)\.$/.test(match[0]) ? end : '')),
      };
      if (overlapsNone(party, parties) && party.text.includes(' ')) parties.push(party);
    }
  }
  return parties.sort((a, b) => a.index - b.index);
}
