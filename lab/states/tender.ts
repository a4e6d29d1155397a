import { chart, head, type Paper, p, page, table } from './paper';

/** A bid with its papers: for the page tools. */

const conditions = [
  'The bidder shall visit the site before the bid is sent and shall record in the form of Annexure B what was found there. No claim is admitted later for what a visit would have shown.',
  'Rates include all taxes, transport, loading, unloading and the cost of scaffolding. A rate that is left blank is read as zero, and the item is carried out without further payment.',
  'The work begins within fourteen days of the letter of award and is finished within one hundred and twenty days, monsoon days excluded. Each week of delay costs half of one per cent of the contract value.',
  'Samples of tiles, fittings and paint are approved by the engineer in writing before they are ordered. What was fixed without approval is taken out at the contractor’s cost.',
  'Running bills are raised once a month. Five per cent of each bill is retained and paid six months after the work has been taken over without defects.',
];

export const tender = (pages = 12): Paper => ({
  name: 'tender.pdf',
  html: Array.from({ length: pages }, (_, index) => {
    const at = head('Notice inviting tender · NIT 14/2026', `Page ${index + 1} of ${pages}`);
    if (index === 0)
      return page(
        at,
        '<h1>Repair and repainting of the District Library, Nashik</h1>',
        p(...conditions.slice(0, 3)),
        table([
          ['Item', 'Date'],
          ['Sale of forms from', '1 April 2026'],
          ['Site visit', '9 April 2026'],
          ['Last day for bids', '24 April 2026'],
        ]),
        p(conditions[3] ?? ''),
      );
    if (index % 4 === 3)
      return page(
        at,
        `<h2>Schedule ${index}: quantities and rates</h2>`,
        table([
          ['Item', 'Unit', 'Quantity', 'Rate in ₹'],
          ...Array.from({ length: 14 }, (_, row) => [
            `Item ${index}.${row + 1}`,
            'm²',
            String(120 + row * 35),
            (180 + row * 27).toLocaleString('en-IN'),
          ]),
        ]),
        p(conditions[1] ?? ''),
      );
    if (index === 8) return page('');
    if (index % 4 === 2)
      return page(
        at,
        `<h2>Drawing ${index}: east side</h2>`,
        chart([60, 110, 80, 130, 95, 70], '#9db8e8'),
        p(conditions[2] ?? '', conditions[4] ?? ''),
      );
    return page(
      at,
      `<h2>Clause ${index}</h2>`,
      p(...conditions),
      `<h2>Clause ${index}a</h2>`,
      p(conditions[(index * 2) % 5] ?? '', conditions[index % 5] ?? ''),
    );
  }).join(''),
});

export const letter: Paper = {
  name: 'covering-letter.pdf',
  html: page(
    head('Kulkarni &amp; Rao, Advocates', '24 April 2026'),
    '<h1>Bid for the District Library</h1>',
    p(
      'To the Executive Engineer, Public Works Division, Nashik',
      'We enclose our bid with its schedules, the bank guarantee and the form of the site visit. The bid holds for ninety days from the day on which it is opened.',
      ...conditions.slice(0, 2),
      'Yours faithfully',
    ),
  ),
};

export const accounts: Paper = {
  name: 'audited-accounts-2025-26.pdf',
  html:
    page(
      head('Meera Textiles Private Limited', '2025–26'),
      '<h1>Balance sheet</h1>',
      table([
        ['Heading', '2025–26', '2024–25'],
        ...[
          'Share capital',
          'Reserves',
          'Long-term loans',
          'Trade payables',
          'Fixed assets',
          'Stock',
          'Trade receivables',
          'Cash and bank',
        ].map((name, index) => [
          name,
          ((index + 3) * 1_24_500).toLocaleString('en-IN'),
          ((index + 2) * 1_18_250).toLocaleString('en-IN'),
        ]),
      ]),
    ) +
    page(
      head('Meera Textiles Private Limited', '2025–26'),
      '<h2>Notes to the accounts</h2>',
      p(...conditions),
    ),
};

export const bill = (name: string, shop: string, sum: string): Paper => ({
  name,
  html: `<h1>${shop}</h1>${p('GSTIN 27AABCU9603R1ZM · Bill 2041 · 4 April 2026')}${table([
    ['Article', 'Number', 'Amount in ₹'],
    ['Printing paper, A4', '10', '2,450'],
    ['Lever files', '24', '3,120'],
    ['Stamp pad, violet', '2', '180'],
    ['Total', '', sum],
  ])}${p('Goods once sold are exchanged within seven days.', 'Thank you for your visit.')}`,
});
