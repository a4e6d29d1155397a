import type { Mention } from './mention';

/** Type of a party: a person, or a kind of organisation that its name reveals. */
export type PartyKind = 'person' | 'company' | 'bank' | 'society' | 'authority' | 'firm';

const kinds: [PartyKind, RegExp][] = [
  ['bank', /\bBank$/],
  ['company', /\b(?:Limited|Ltd\.?|Inc\.?|LLC|Corporation|Company|Co\.?|Industries)$/],
  ['society', /\b(?:Trust|Society|Association|Foundation|Federation|University)$/],
  ['authority', /\bAuthority$/],
  [
    'firm',
    /\b(?:LLP|Associates|Brothers|Enterprises|Traders|Textiles|Builders|Constructions|Consultants|Engineers|Advisors|Partners|Services|Solutions|Logistics|Storage|Mills|Agencies|Sons)$/,
  ],
];

/** Type of a party by the form of its name: `Axis Bank` is a bank; a name without such a word is a person's. */
export const partyKind = (name: string): PartyKind =>
  kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'person';

const offices =
  'chair(?:man|person|woman)?|vice[- ]chair(?:man|person)?|president|vice[- ]president|secretary|joint secretary|treasurer|(?:managing |executive |whole-time |independent )?director|partner|proprietor|manager|auditors?|advocate|arbitrator|architect|engineer|trustee|guarantor|landlord|lessor|tenant|lessee|licensor|licensee|buyer|purchaser|vendor|seller|supplier|contractor|consultants?|employer|employee|borrower|lender|witness|applicant|respondent|petitioner|complainant|judge|registrar|collector|commissioner|owner|developer|agent|broker|insurer|member';
const office = `(?:(?:the|a|an|its|our|their|as|statutory|internal|company|sole|acting|honorary|joint|former|new)\\s+)*(?:${offices})`;

const patternsAfterName = [
  // Kaveri Mills Limited (hereinafter called the “Lessor”), the landlord
  /^,?\s*\((?:hereinafter\s+(?:called|referred to as)\s+)?(?:the\s+)?[“"‘']?(\p{Lu}[\p{L} -]{2,24})[”"’']?\)/u,
  new RegExp(`^,\\s+(${office})\\b`, 'iu'),
  new RegExp(
    `^\\s+(?:is|was|were|are|has been|have been)\\s+(?:unanimously\\s+)?(?:re-?)?(?:appointed|elected|named|nominated)\\s+(${office})\\b`,
    'iu',
  ),
  new RegExp(`^\\s+(?:is|was)\\s+(${office})\\b`, 'iu'),
];
const chairPattern = /^\s+(?:took|was in)\s+the\s+(chair)\b/iu;
const officeBefore = new RegExp(`(?<![\\p{L}])((?:${offices}))[,:]?\\s+$`, 'iu');

/** Role that a text gives a party where it names it: an office, or a side in a contract. */
export function roleIn(text: string, { index, text: name }: Mention): string | undefined {
  const rest = text.slice(index + name.length);
  for (const pattern of [...patternsAfterName, chairPattern]) {
    const [, role] = pattern.exec(rest) ?? [];
    if (role) return withoutArticle(role);
  }
  const [, role] = officeBefore.exec(text.slice(0, index)) ?? [];
  return role && withoutArticle(role);
}

const withoutArticle = (role: string): string =>
  role.replace(/^(?:(?:the|a|an|its|our|their|as)\s+)+/i, '').trim();
