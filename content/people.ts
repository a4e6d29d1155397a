import { type Person, peopleSchema } from '../lib/schema/drawings';
import { parseContent } from '../lib/schema/parse';

/**
 * The office of all drawings, made up. Each has the same `name`, `initials`, `role` and colour of paper on every page;
 * the drawings quote them from here.
 */
export const { rao, iyer, khan } = parseContent('content/people.ts', peopleSchema, {
  rao: { name: 'A. Rao', initials: 'AR', role: 'Admin', stock: 'mint' },
  iyer: { name: 'S. Iyer', initials: 'SI', role: 'Manager', stock: 'canary' },
  khan: { name: 'N. Khan', initials: 'NK', role: 'Employee', stock: 'rose' },
});

/** What the round sign of a person shows. */
export const avatar = ({ initials, stock }: Person) => ({ initials, stock });
