import { random } from '../random';
import { type Content, type Part, pick } from './content';

const parties = 'landlord, tenant, guarantor, managing agent, society, surveyor, contractor, bank'.split(
  ', ',
);
const verbs =
  'inspects, keeps, returns, repairs, insures, measures, hands over, replaces, records, certifies'.split(
    ', ',
  );
const goods = (
  'the fittings, the account books, the parking places, the generator, the second floor, ' +
  'the deposit receipt, the insurance policy, the boundary wall, the water meter, the common terrace, ' +
  'the lift, the schedule of works'
).split(', ');
const reasons = (
  'before the monsoon begins, at its own cost, in the presence of two witnesses, ' +
  'unless the society objects in writing, without delay and without charge, as the schedule describes, ' +
  'after notice of seven days, by registered post, on behalf of all joint holders, ' +
  'subject to approval by the authority'
).split(', ');
const openings = (
  'In every quarter, During the lock-in period, After the first year, If the premises are damaged, ' +
  'Where the parties agree, Until the deed is registered, On demand, For the purposes of this clause'
).split(', ');
const names =
  'श्री राजेश कुमार, Meera Textiles Private Limited, A. Rao, विद्या शर्मा, Kaveri Cooperative Bank, S. Iyer'.split(
    ', ',
  );
const months = ['January', 'April', 'June', 'September', 'November'];

const rupees = (next: () => number) =>
  `₹${(Math.floor(next() * 900) + 100) * 500}`.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');

/** One sentence of a contract. */
export function sentence(next: () => number): string {
  const who = pick(next, parties);
  const core = `the ${who} ${pick(next, verbs)} ${pick(next, goods)} ${pick(next, reasons)}`;
  const kind = next();
  if (kind < 0.25) return `${pick(next, openings)} ${core}.`;
  if (kind < 0.45)
    return `The sum of ${rupees(next)} is paid by the ${who} to ${pick(next, names)} ${pick(next, reasons)}.`;
  if (kind < 0.6)
    return `On ${Math.ceil(next() * 28)} ${pick(next, months)} ${2020 + Math.floor(next() * 9)} ${core}.`;
  const [first, ...rest] = core;
  return `${first?.toUpperCase()}${rest.join('')}, and the ${pick(next, parties)} ${pick(next, verbs)} ${pick(next, goods)}.`;
}

/** A contract as its paragraphs, each a list of sentences. */
export type Paragraphs = string[][];

export function paragraphs(seed: number, count: number): Paragraphs {
  const next = random(seed);
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 + Math.floor(next() * 4) }, () => sentence(next)),
  );
}

export const contractOf = (text: Paragraphs): Content => ({
  title: 'Deed of Lease and Maintenance',
  parts: text.map((sentences): Part => ({ text: sentences.join(' ') })),
});
