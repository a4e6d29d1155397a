import type { Content } from 'engines/testing/documents/content';

/**
 * The clauses that stand in both versions of the lease on the page of Compare PDF. In the version that is returned, the
 * last two change places, and a sentence is added to the last; the clause on notice differs too.
 */
const clauses = {
  rent: 'The rent is due on the first of each month, by bank transfer to the account that the landlord has named.',
  keys: 'Two sets of keys are handed back on the day of moving out, cleaned and labelled with the number of the flat.',
  disputes:
    'Disputes go to the city court unless both parties agree on an arbitrator beforehand and in writing.',
};

export const leaseSent: Content = {
  title: 'Lease',
  parts: [
    { text: clauses.rent },
    { text: clauses.keys },
    { text: 'Either party may end this lease with one month’s notice in writing.' },
    { text: clauses.disputes },
  ],
};

export const leaseReturned: Content = {
  title: 'Lease',
  parts: [
    { text: clauses.rent },
    { text: 'Either party may end this lease with three months’ notice in writing.' },
    { text: `${clauses.disputes} The tenant bears the cost.` },
    { text: clauses.keys },
  ],
};
