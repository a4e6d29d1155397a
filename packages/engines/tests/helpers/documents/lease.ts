import type { Content } from './content';

/** A lease with everything that is hard to extract: numbers, ₹, Hindi, a list, a table, long words. */
export const lease: Content = {
  title: 'Agreement of Lease for Office Premises',
  parts: [
    {
      text: 'This agreement is made at Pune on 4 March 2026 between श्री राजेश कुमार, the landlord, and Meera Textiles Private Limited, a company registered under the Companies Act, the tenant, who together are called the parties.',
    },
    { heading: '1. Premises' },
    {
      text: 'The landlord lets to the tenant the office on the second floor of the building known as Shanti Chambers, measuring one thousand two hundred square feet of carpet area, together with the use of the staircase, the lift and two covered parking places in the basement.',
    },
    { heading: '2. Rent' },
    {
      text: 'The monthly rent is ₹1,20,000, payable in advance on or before the fifth day of each calendar month by transfer to the account that the landlord has named. The rent rises by five per cent after every twelve months. Interest at twelve per cent a year is due on what is paid late.',
    },
    { heading: '3. Deposit' },
    {
      text: 'The tenant has paid an interest-free refundable security deposit of ₹6,00,000, which the landlord returns within fifteen days after the premises have been handed back, less the cost of repairs that exceed ordinary wear.',
    },
    { heading: '4. Payments in the first year' },
    {
      table: [
        ['Month', 'Rent', 'Maintenance', 'Total'],
        ['April', '₹1,20,000', '₹14,500', '₹1,34,500'],
        ['May', '₹1,20,000', '₹14,500', '₹1,34,500'],
        ['June', '₹1,20,000', '₹15,250', '₹1,35,250'],
        ['July', '₹1,20,000', '₹15,250', '₹1,35,250'],
      ],
    },
    { heading: '5. Duties of the tenant' },
    {
      list: [
        '(a) to use the premises as an office and for no other purpose, unless the landlord has agreed to another use in writing beforehand;',
        '(b) to keep the fittings and installations in good repair and to report damage without delay;',
        '(c) not to sublet or assign the premises, nor to transfer possession of any part of them to others.',
      ],
    },
    { heading: '6. Notice' },
    {
      text: 'Either party may end this lease with three months of notice in writing, given on the last working day of a month. During the first eighteen months, which both parties call the lock-in period, the tenant may not give notice. The notice is sent by registered post to the address stated above, or delivered by hand against an acknowledgement.',
    },
    { heading: '7. Maintenance' },
    {
      text: 'The society charges for cleaning, security, electricity of common areas and water are borne by the tenant. Structural repairs, painting of the outside and property taxes are borne by the landlord. The landlord may inspect the premises after notice of twenty-four hours, except in an emergency.',
    },
    { heading: '8. Disputes' },
    {
      text: 'Disputes are first discussed between the representatives of the parties. If they are not settled within thirty days they are referred to a sole arbitrator at Pune, appointed by agreement, under the Arbitration and Conciliation Act. The proceedings are in English and हिन्दी. The courts at Pune have jurisdiction.',
    },
    {
      text: 'Signed by श्री राजेश कुमार and, for Meera Textiles Private Limited, by its director विद्या शर्मा.',
    },
  ],
};
