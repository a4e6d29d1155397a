import { type Personal, personalForms } from '../../entities/personal-numbers';
import { type Check, type Finding, look } from '../finding';

/** Kinds in the order in which a number is one of them: twelve digits are an account before they are a phone. */
const kinds: Exclude<Personal, 'email'>[] = ['aadhaar', 'pan', 'account', 'phone'];

/** Numbers that belong to a person: valid ones, which may have to be redacted before the paper goes out. */
export const personal: Check = ({ stretches }) =>
  stretches.flatMap((stretch) => {
    const taken: [number, number][] = [];
    return kinds.flatMap((kind) =>
      [...stretch.text.matchAll(personalForms[kind].pattern)].flatMap((match): Finding[] => {
        const [text] = match;
        const [from, to] = [match.index, match.index + text.length];
        if (!personalForms[kind].isRight(text)) return [];
        if (taken.some(([start, end]) => from < end && start < to)) return [];
        taken.push([from, to]);
        return [look('personal', stretch.place(from, to), { text, kind })];
      }),
    );
  });
