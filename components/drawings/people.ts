import type { Stock } from './paper';

/** The signature of each of the office's people, and of two who sign from outside: lines on 64 × 24. */
export const hands = {
  rao: 'M4 20C8 6 14-2 18 2S10 16 8 18M8 10c8-2 12 0 12 4s-2 5 1 5 6-6 9-6-2 6 2 6 4-5 8-5 0 5 4 5 11-7 20-8',
  iyer: 'M16 4C11 0 5 5 7 12s2 9-2 8-1-6 3-4 8 4 11 2 6-9 3-9-5 9 0 9 8-9 5-9-5 9 0 9 9-12 11-16-3 15 0 16 13-5 21-8',
  khan: 'M5 2C6 9 4 15 3 21M19 2C15 7 10 11 5 12c5 0 9 6 15 7s6-6 9-6-1 6 2 6 5-7 8-7-1 7 2 7 10-4 20-3',
  client:
    'M0 18c6-14 12-20 15-17s-6 17-3 18 7-10 10-10-1 8 3 8 5-8 9-8 0 8 4 8 7-13 11-13-4 13 1 13 8-3 14-6',
  patient:
    'M3 21C6 14 8 8 9 3c6-3 11-1 10 3s-7 6-11 6M22 17c2-4 5-6 6-4s-3 5-1 5 5-5 7-5-1 5 1 5 6-9 8-14M38 9c4-1 8-1 11-2M46 18c2-4 5-5 6-3s-2 4 0 4 6-2 9-4',
} as const;

export type Person = { name: string; initials: string; role: string; stock: Stock; hand: string };

/** The office of all drawings: each has the same role, colour and signature on every page. */
export const rao: Person = {
  name: 'A. Rao',
  initials: 'AR',
  role: 'Admin',
  stock: 'mint',
  hand: hands.rao,
};

export const iyer: Person = {
  name: 'S. Iyer',
  initials: 'SI',
  role: 'Manager',
  stock: 'canary',
  hand: hands.iyer,
};

export const khan: Person = {
  name: 'N. Khan',
  initials: 'NK',
  role: 'Employee',
  stock: 'rose',
  hand: hands.khan,
};

/** Colour of the one who has these initials; others have none here. */
export const stockOf = (initials: string): Stock | undefined =>
  [rao, iyer, khan].find((person) => person.initials === initials)?.stock;
