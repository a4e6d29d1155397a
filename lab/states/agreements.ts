import { head, type Paper, p, page, table } from './paper';

/** A lease as sent and as returned, and the draft of a deed with gaps. */

const clause = (number: number, title: string, text: string) => `<h2>${number}. ${title}</h2>${p(text)}`;
const lease = (changed: boolean) =>
  page(
    head('Lease of Flat 402, Ganga Apartments', changed ? 'as returned' : 'as sent'),
    '<h1>Lease</h1>',
    clause(
      1,
      'Rent',
      `The rent is ₹${changed ? '42,000' : '38,000'} a month, due on the ${changed ? 'first' : 'fifth'} of each month, by bank transfer to the account that the landlord has named.`,
    ),
    clause(
      2,
      'Deposit',
      'The tenant pays a deposit of three months’ rent when this lease is signed. It is returned within thirty days of moving out, less what repairs have cost.',
    ),
    clause(
      3,
      'Ending',
      `Either party may end this lease with ${changed ? 'three months’' : 'one month’s'} notice in writing.`,
    ),
    changed
      ? ''
      : clause(
          4,
          'Keys',
          'Two sets of keys are handed back on the day of moving out, cleaned and labelled with the number of the flat.',
        ),
    clause(
      changed ? 4 : 5,
      'Repairs',
      `Repairs up to ₹2,000 are made by the tenant. Larger ones are made by the landlord within ${changed ? 'thirty' : 'ten'} days of notice.`,
    ),
    clause(
      changed ? 5 : 6,
      'Disputes',
      `Disputes go to the city court unless both parties agree on an arbitrator beforehand and in writing.${changed ? ' The tenant bears the cost of both sides.' : ''}`,
    ),
  ) +
  page(
    head('Lease of Flat 402, Ganga Apartments', 'page 2'),
    changed
      ? clause(
          6,
          'Keys',
          'Two sets of keys are handed back on the day of moving out, cleaned and labelled with the number of the flat.',
        )
      : '',
    clause(
      7,
      'Use',
      'The flat is used as a home by the persons named in the schedule and by nobody else without written consent.',
    ),
    clause(
      8,
      'Society',
      'The tenant keeps to the rules of the society, which were handed over with this lease. Charges of the society are paid by the landlord.',
    ),
  );
export const leaseSent: Paper = { name: 'lease-sent.pdf', html: lease(false) };
export const leaseReturned: Paper = { name: 'lease-returned.pdf', html: lease(true) };

export const deed: Paper = {
  name: 'deed-of-sale-draft.pdf',
  html:
    page(
      head('Draft of 12 March 2026', 'Flat 402, Ganga Apartments'),
      '<h1>Deed of sale</h1>',
      p(
        'This deed is made on ______________ between Mr Anil Deshpande, called the seller, and [NAME OF BUYER], called the buyer.',
      ),
      clause(
        1,
        'Price',
        'The price is ₹48,50,000 (Rupees Forty-eight lakh fifty thousand only). ₹5,00,000 were paid on 31 June 2025, the rest is due on registration. See clause 14.',
      ),
      clause(
        2,
        'Possession',
        'Possession is given on TBD. The buyer has inspected the flat and the papers of title, which are listed in Annexure C.',
      ),
      table([
        ['Part of the price', 'Amount in ₹'],
        ['Advance', '5,00,000'],
        ['On registration', '40,00,000'],
        ['Total', '48,50,000'],
      ]),
    ) +
    page(
      head('Draft of 12 March 2026', 'page 2'),
      clause(
        3,
        'Charges',
        'The seller states that the flat is free of charges, loans and claims of third persons. Where one is found, the Seller repays what was paid within XX days.',
      ),
      clause(
        4,
        'Costs',
        'Stamp duty and registration are paid by the buyer. Society dues up to the date of possession are paid by the seller.',
      ),
      p('Signature of the seller: ____________________', 'Signature of the buyer: ____________________'),
    ),
};
