import type { Content, Part } from './content';
import { paragraphs } from './contract';
import { lease } from './lease';
import { essay } from './prose';
import { summarized } from './summaries';

/** Finished documents in which the screener should find nothing. */
export const clean: Content[] = [
  lease,
  {
    title: 'Tax Invoice',
    parts: [
      {
        text: 'Invoice No. KW/2026/118 dated 12 March 2026. Kaveri Weavers Limited, 14 Mill Road, Erode 638001. GSTIN 27AAPFU0939F1ZV, PAN AAPFU0939F.',
      },
      {
        table: [
          ['Description', 'Qty', 'Rate', 'Amount'],
          ['Cotton cloth, bleached', '120', '₹185.50', '₹22,260.00'],
          ['Cotton cloth, dyed blue', '60', '₹214.00', '₹12,840.00'],
          ['Packing', '4', '₹350.00', '₹1,400.00'],
          ['Sub-total', '', '', '₹36,500.00'],
          ['GST at 5%', '', '', '₹1,825.00'],
          ['Total', '', '', '₹38,325.00'],
        ],
      },
      {
        text: 'Amount in words: ₹38,325 (Rupees Thirty-Eight Thousand Three Hundred and Twenty-Five only). Payment is due within thirty days to account 50100123456789, IFSC HDFC0001234.',
      },
    ],
  },
  {
    title: 'Return of Wages for the Quarter',
    parts: [
      {
        text: 'This return is made under section 12 of the Payment of Wages Act and rule 8 of the State Rules, for the quarter that ended on 31 March 2026.',
      },
      {
        table: [
          ['Month', 'Men', 'Women', 'Total'],
          ['January', '42', '38', '80'],
          ['February', '40', '41', '81'],
          ['March', '43', '44', '87'],
          ['Total', '125', '123', '248'],
        ],
      },
      {
        text: 'The particulars of clause 5 of the Model Standing Orders Act are shown in Table 1 and explained in Annexure A.',
      },
      { heading: 'Table 1: Persons employed' },
      { text: 'The figures were taken from the muster roll and agree with it.' },
      { heading: 'Annexure A' },
      {
        text: 'A person is counted once in each month in which wages were paid. See [1] and [Emphasis added] in the notes; the words of s. 2(1)(c) apply [sic].',
      },
    ],
  },
  {
    title: 'Terms of Supply',
    parts: [
      ...paragraphs(31, 24).flatMap((sentences, index): Part[] => [
        { heading: `${index + 1}. Terms` },
        { text: sentences.join(' ') },
        {
          text: `This clause is to be read with clause ${((index * 5) % 24) + 1}, and is valid until 31 March 2031. Orders are to be confirmed by the buyer in writing.`,
        },
      ]),
    ],
  },
  {
    title: 'Rural Credit',
    parts: Array.from({ length: 30 }, (_, index) => ({ text: essay(index + 50, 12).join(' ') })),
  },
  ...summarized.map(
    ({ name, text }): Content => ({ title: name, parts: text.split('\n\n').map((part) => ({ text: part })) }),
  ),
];
