import { type PersonalDataKind, personalDataPatterns } from '../../entities/personal-numbers';
import type { Place } from '../../model';
import { type Check, toCheck } from '../finding';

/** Types in the order in which they are tried: twelve digits are an account number before they are a phone number. */
const kinds: Exclude<PersonalDataKind, 'email'>[] = ['aadhaar', 'pan', 'account', 'phone'];

/**
 * Valid numbers that belong to a person, and may have to be redacted before sending. One finding per type, at its
 * first place, with the count of different ones.
 */
export const personal: Check = ({ stretches }) => {
  const items = new Map<PersonalDataKind, { text: string; place: Place; others: Set<string> }>();
  for (const stretch of stretches) {
    const claimed: [number, number][] = [];
    for (const kind of kinds)
      for (const match of stretch.text.matchAll(personalDataPatterns[kind].pattern)) {
        const [text] = match;
        const [from, to] = [match.index, match.index + text.length];
        if (!personalDataPatterns[kind].isValid(text)) continue;
        if (claimed.some(([start, end]) => from < end && start < to)) continue;
        claimed.push([from, to]);
        const existing = items.get(kind);
        if (!existing) items.set(kind, { text, place: stretch.place(from, to), others: new Set() });
        else if (text !== existing.text) existing.others.add(text);
      }
  }
  return [...items].map(([kind, { text, place, others }]) =>
    toCheck('personal', place, { text, kind, count: 1 + others.size }),
  );
};
