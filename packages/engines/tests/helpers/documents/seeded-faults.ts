import type { Content, Part } from './content';
import { paragraphs } from './contract';
import { type SeededFault, wrongTable } from './wrong-table';

export type FaultyDocument = { content: Content; faults: SeededFault[] };

const placeholders = (
  '[NAME OF TENANT], [insert date], TBD, [•], {{client_name}}, [Address of the Company], XXXX, ' +
  '<insert amount>, [Name], «Title»'
).split(', ');
const blanks = (
  '______________ ________ ………… .............. ____________________ _____ …………………… ................... ' +
  '_________ _______________'
).split(' ');
const impossible = (
  '31 June 2026|30 February 2026|29 February 2026|31.11.2026|31/09/2026|February 30, 2026|32 January 2026|' +
  '31st April, 2026|00/05/2026|15/13/2026'
).split('|');
const missing = (
  'Date:, Dated:, Date of birth:, Date of execution:, Date of payment:, Date of issue:, Place and date:, ' +
  'Date of approval:, Date of registration:, Date of handover:'
).split(', ');
const past = [
  'The licence is valid until 31 March 2024.',
  'The policy expires on 30 June 2025.',
  'The offer remains valid till 15 August 2025.',
  'The bank guarantee expired on 1 January 2026.',
  'Expiry date: 12/05/2023.',
  'The certificate is valid up to 31-12-2025.',
  'The deposit is due on 4 April 2025.',
  'The tender must be handed in on or before 9 September 2025.',
  'The lease expires on 14th May, 2022.',
  'The last date for objections was 2 February 2025.',
];
const amounts = [
  ['₹4,50,000', 'Four Lakh Fifteen Thousand'],
  ['₹12,500', 'Twelve Thousand Five'],
  ['₹1,20,00,000', 'One Crore Twelve Lakh'],
  ['₹75,000', 'Seventy Thousand'],
  ['₹9,99,999', 'Nine Lakh Ninety-Nine Thousand Nine Hundred and Ninety'],
  ['₹60,000', 'Sixteen Thousand'],
  ['₹3,05,000', 'Three Lakh Fifty Thousand'],
  ['₹18,000', 'Eighty Thousand'],
  ['₹2,50,00,000', 'Two Crore Fifteen Lakh'],
  ['₹40,400', 'Forty Thousand Forty'],
] as const;
const clauses = (
  'clause 41, clauses 38, paragraph 52, clause 33.2, clause 27, article 44, sub-clause 36, clause 60, ' +
  'para 29, clause 99'
).split(', ');
const annexures = (
  'Annexure A, Schedule II, Appendix 3, Annexure IV, Exhibit B, Annex 2, Schedule 1, Appendix C, ' +
  'Annexure 5, Table 7'
).split(', ');
const numbers: [string, string][] = [
  ['gstin', 'GSTIN 27AAPFU0939F1ZW'],
  ['gstin', 'GSTIN: 29AAGCB7383J1Z5'],
  ['gstin', 'GSTIN 45AAPFU0939F1ZV'],
  ['pan', 'PAN AAPXU0939F'],
  ['pan', 'PAN: ABCP1234KQ'],
  ['pan', 'PAN AAPFU0939'],
  ['ifsc', 'IFSC HDFCO001234'],
  ['ifsc', 'IFSC code: SBIN000123'],
  ['gstin', 'GSTIN 27AAPFU0939F1AV'],
  ['ifsc', 'IFSC ICI00001234'],
];
const dateFaults = [
  ['date-order', 'from 1 April 2027 to 31 March 2027', '31 March 2027'],
  ['weekday', 'on Monday, 4 March 2026', '4 March 2026'],
  ['date-order', 'between 15 June 2027 and 1 June 2027', '1 June 2027'],
  ['weekday', 'on Friday, 1 January 2027', ''],
  ['weekday', 'on Sunday 12 July 2027', '12 July 2027'],
  ['date-order', 'from 10/05/2028 to 09/05/2027', '09/05/2027'],
  ['weekday', 'on Tuesday, 15 August 2027', '15 August 2027'],
  ['date-order', 'commencing 1 July 2029 and ending on 30 June 2028', '30 June 2028'],
  ['weekday', 'on Wednesday, 2 October 2027', '2 October 2027'],
  ['weekday', 'on Thursday, 26 January 2027', '26 January 2027'],
] as const;

/** A document with eleven seeded faults, which `faults` lists. */
export function withSeededFaults(number: number): FaultyDocument {
  const text = paragraphs(number + 400, 22);
  const faults: SeededFault[] = [];
  const extra: Record<number, Part> = {};
  const add = (after: number, rule: string, marks: string, sentence: string) => {
    faults.push({ rule, marks });
    extra[after] = { text: sentence };
  };
  const pick = <T>(list: readonly T[]) => list[number % list.length] as T;
  const [figures, inWords] = pick(amounts);
  const annexure = pick(annexures);
  const [kind, registered] = pick(numbers);
  const [rule, span, marks] = pick(dateFaults);
  add(
    1,
    'placeholder',
    pick(placeholders),
    `The agreement is made with ${pick(placeholders)} of the first part.`,
  );
  add(3, 'blank', pick(blanks), `The goods are delivered at ${pick(blanks)} by the supplier.`);
  add(5, 'date-impossible', pick(impossible), `The works end on ${pick(impossible)} and are measured then.`);
  add(7, 'date-missing', pick(missing), pick(missing));
  add(9, 'date-past', pick(past).match(/\d.*\d/)?.[0] ?? '', pick(past));
  add(11, 'words-differ', figures, `The price is ${figures} (Rupees ${inWords} only) and is fixed.`);
  add(13, 'reference', pick(clauses), `Notice is given as ${pick(clauses)} provides.`);
  const missingRule = annexure.startsWith('Table') ? 'reference' : 'annexure';
  add(15, missingRule, annexure, `The rates are those of ${annexure} which forms part of this deed.`);
  add(17, kind, registered.split(' ').at(-1) ?? '', `The supplier, ${registered}, signs below.`);
  if (number === 3) add(19, 'unsigned', 'Signature', 'Signature of the witness: ____________');
  else add(19, rule, marks, `The premises are let ${span} without a break.`);
  extra[20] = { table: wrongTable(faults, number) };
  const parts = text.flatMap((sentences, index): Part[] => [
    { heading: `${index + 1}. Terms` },
    { text: sentences.join(' ') },
    ...(extra[index] ? [extra[index]] : []),
  ]);
  return { content: { title: 'Deed of Supply', parts }, faults };
}
