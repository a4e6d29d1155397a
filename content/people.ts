import { type Person, peopleSchema } from '../lib/schema/drawings';
import { parseContent } from '../lib/schema/parse';

/**
 * The office of all drawings, made up. Each has the same `name`, `initials`, `role` and colour of paper on every page;
 * the drawings quote them from here.
 */
export const { rao, iyer, khan } = parseContent('content/people.ts', peopleSchema, {
  rao: { name: 'A. Rao', initials: 'AR', role: 'Admin', tone: 'mint' },
  iyer: { name: 'S. Iyer', initials: 'SI', role: 'Manager', tone: 'lilac' },
  khan: { name: 'N. Khan', initials: 'NK', role: 'Employee', tone: 'rose' },
});

/** What the round sign of a person shows. */
export const avatar = ({ initials, tone }: Person) => ({ initials, tone });

/** A drawn week, seven days from `first` on: on day `date` of the month the AI found something, or something expired. */
export const weekFrom = (first: string, date: number, state: 'found' | 'expired') =>
  Array.from({ length: 7 }, (_, index) => {
    const at = new Date(Date.parse(first) + index * 86_400_000);
    const one = { day: 'SMTWTFS'.charAt(at.getUTCDay()), date: at.getUTCDate() };
    return one.date === date ? { ...one, state } : one;
  });
