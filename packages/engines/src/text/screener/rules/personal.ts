import { type Personal, personalForms } from '../../entities/personal-numbers';
import type { Place } from '../../model';
import { type Check, toCheck } from '../finding';

/** Kinds in the order in which a number is one of them: twelve digits are an account before they are a phone. */
const kinds: Exclude<Personal, 'email'>[] = ['aadhaar', 'pan', 'account', 'phone'];

/**
 * Valid numbers that belong to a person, which may have to be redacted before the document goes out: one finding for each
 * kind, at its first place, however many there are.
 */
export const personal: Check = ({ stretches }) => {
  const items = new Map<Personal, { text: string; place: Place; others: Set<string> }>();
  for (const stretch of stretches) {
    const claimed: [number, number][] = [];
    for (const kind of kinds)
      for (const match of stretch.text.matchAll(personalForms[kind].pattern)) {
        const [text] = match;
        const [from, to] = [match.index, match.index + text.length];
        if (!personalForms[kind].isValid(text)) continue;
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
