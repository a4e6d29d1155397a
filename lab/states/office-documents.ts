import type { Browser } from '@playwright/test';
import { type FilePayload, filePayload } from 'engines/testing/file-payload';
import type { FileSource } from './steps';

/**
 * Documents of an office whose pages look different from each other: a letter, a tender with a plan and a bill of
 * quantities, annual accounts. They are printed by Chromium from HTML.
 */

const style = `
  @page { size: A4; margin: 22mm 20mm 18mm }
  body { margin: 0; font: 10.5pt/1.5 'Liberation Sans', Arial, sans-serif; color: #111 }
  section { break-after: page; height: 256mm; position: relative }
  section:last-child { break-after: auto }
  h1 { font-size: 16pt; line-height: 1.25; margin: 0 0 5mm }
  h2 { font-size: 12pt; margin: 7mm 0 2mm }
  p { margin: 0 0 3.2mm }
  table { width: 100%; border-collapse: collapse; margin: 3mm 0 5mm; font-size: 9.5pt }
  th { text-align: left; border-bottom: 1.2pt solid #111; padding: 1.4mm 2mm 1.4mm 0 }
  td { border-bottom: .4pt solid #999; padding: 1.5mm 2mm 1.5mm 0; vertical-align: top }
  td.n, th.n { text-align: right; padding-right: 0; font-variant-numeric: tabular-nums }
  tr.sum td { border-top: 1.2pt solid #111; border-bottom: 1.2pt solid #111; font-weight: bold }
  ol { margin: 0; padding-left: 6mm } li { margin-bottom: 2.2mm }
  .head { border-bottom: 1.5pt solid #1d3a6e; padding-bottom: 3mm; margin-bottom: 8mm; color: #1d3a6e }
  .head b { font-size: 15pt; display: block } .head span { font-size: 8.5pt }
  .foot { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8pt; color: #555; display: flex; justify-content: space-between }
  .letter { font-size: 12pt; line-height: 1.45; padding: 0 4mm }
  .letter table { font-size: 11pt }
  .two { columns: 2; column-gap: 9mm; font-size: 9pt }
  .cover { background: #1d3a6e; color: #fff; margin: 0; padding: 34mm 16mm 0; height: 222mm }
  .cover h1 { font-size: 32pt; line-height: 1.12 } .cover p { font-size: 13pt }
  .field { border-bottom: .6pt solid #111; display: block; height: 9mm; margin-bottom: 3mm; font-size: 8.5pt; color: #555 }
  svg { display: block; width: 100%; margin: 4mm 0 }
`;

const paper =
  (name: string, pages: readonly string[]): FileSource =>
  async (browser: Browser): Promise<FilePayload> => {
    const page = await browser.newPage();
    const sections = pages.map((content) => `<section>${content}</section>`).join('');
    await page.setContent(`<!doctype html><title>${name}</title><style>${style}</style>${sections}`);
    const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    await page.close();
    return filePayload(name, bytes);
  };

const table = (heads: readonly string[], rows: readonly (readonly string[])[], lastIsSum = false) => {
  const cell = (tag: string, text: string, index: number) =>
    `<${tag}${index > 0 && index === heads.length - 1 ? ' class="n"' : ''}>${text}</${tag}>`;
  const body = rows.map((row, index) => {
    const sum = lastIsSum && index === rows.length - 1 ? ' class="sum"' : '';
    return `<tr${sum}>${row.map((text, column) => cell('td', text, column)).join('')}</tr>`;
  });
  return `<table><tr>${heads.map((text, column) => cell('th', text, column)).join('')}</tr>${body.join('')}</table>`;
};

const letterText = `<div class="letter">
  <div class="head"><b>Sahyadri Housing Society Limited</b>
    <span>Plot 14, Shivaji Nagar, Pune 411005, Maharashtra · office@sahyadri.example</span></div>
  <p>SHS/2026/041<br>2 February 2026</p>
  <p>The Sub-Registrar<br>Haveli No. 3, Pune</p>
  <h1>Lease of the office at Unit 4B</h1>
  <p>On 14 January 2026 the landlord and the society signed the lease of Unit 4B for five years. The society
    inspects the lift and the pump every month, and the landlord insures the fittings against fire. The policy, the
    receipt for the deposit and the plan of the floor are enclosed with this letter.</p>
  <p>The rent is ₹48,500 a month, payable by the tenth, and rises by five per cent on 1 April of each year. The
    landlord holds a deposit of ₹2,91,000, which is returned within thirty days of the end of the lease.</p>
  ${table(
    ['Enclosure', 'Date', 'Pages'],
    [
      ['Lease of Unit 4B, signed and witnessed', '14 January 2026', '12'],
      ['Receipt for the deposit', '15 January 2026', '1'],
      ['Fire policy no. 2201/884', '20 January 2026', '6'],
      ['Plan of the second floor', '3 December 2025', '1'],
    ],
  )}
  <p>Stamp duty of ₹14,550 was paid on 16 January 2026. Please register the lease and return one set to the society
    by 27 February. The landlord will attend on any working day, and the society's secretary will bring the
    originals.</p>
  <p>If the landlord or the society has to sign anything else, please write to the address above.</p>
  <p style="margin-top:8mm">For Sahyadri Housing Society Limited</p>
  <p style="margin-top:20mm">Secretary</p>
  <div class="foot"><span>Registered under no. PNA/PNA/HSG/1187</span><span>Page 1 of 1</span></div></div>`;

const floorPlan = `
  <svg viewBox="0 0 170 150" fill="none" stroke="#111" stroke-width="1.2">
    <rect x="4" y="4" width="162" height="120"/><path d="M70 4v52M70 72v52M4 64h50M70 64h96M118 64v60"/>
    <path d="M54 64a16 16 0 0 1 16-16M118 84a14 14 0 0 1-14 14" stroke-width=".6"/>
    <path d="M4 136h162M4 132v8M166 132v8" stroke-width=".5"/>
    <g fill="#111" stroke="none" font-size="6" font-family="Liberation Sans">
      <text x="24" y="36">Hall</text><text x="104" y="36">Office</text><text x="26" y="98">Stairs</text>
      <text x="82" y="108">Store</text><text x="132" y="98">Pantry</text><text x="76" y="146">24.0 m</text></g></svg>`;

const bars = [38, 52, 47, 66, 71, 90];
const chart = `
  <svg viewBox="0 0 170 90">${bars
    .map(
      (height, index) =>
        `<rect x="${12 + index * 26}" y="${84 - height * 0.8}" width="16" height="${height * 0.8}" fill="${index === 5 ? '#1d3a6e' : '#9db4d8'}"/>`,
    )
    .join('')}<path d="M4 84h162" stroke="#111"/></svg>`;

const clause = [
  'The contractor begins within seven days of the letter of award and finishes within ninety days.',
  'Work is measured every fortnight by the engineer in the presence of the contractor.',
  'Materials are of the makes in Annexure C; others need the written consent of the society.',
  'Ten per cent of each bill is kept back until the end of the liability period.',
  'Passages, stairs and the lift remain open to residents from 7 a.m. to 10 p.m.',
  'Rubble is removed daily. Night work needs three days’ notice to the secretary.',
];
const clauses = (count: number) =>
  `<ol>${Array.from({ length: count }, (_, index) => `<li>${clause[index % clause.length]}</li>`).join('')}</ol>`;

const tenderPages = [
  '<div class="cover"><p>Tender No. SHS/T/2026/07</p><h1>Repair of the terrace and the façade</h1><p>Sahyadri Housing Society Limited, Pune</p><p>Bids close on 30 March 2026 at 3 p.m.</p></div>',
  `<h1>Notice</h1><p>Sealed bids in two covers are invited from contractors registered in Class III or above.</p>${table(
    ['Step', 'Place', 'Date'],
    [
      ['Papers on sale', 'Society office', '2 March 2026'],
      ['Visit to the site', 'Terrace, A wing', '12 March 2026'],
      ['Questions until', 'By e-mail', '18 March 2026'],
      ['Bids close', 'Society office', '30 March 2026'],
      ['Covers opened', 'Club room', '31 March 2026'],
    ],
  )}<p>Earnest money is ₹1,20,000 by demand draft or bank guarantee.</p>`,
  `<h1>Conditions of contract</h1><div class="two">${clauses(18)}</div>`,
  `<h1>Floor plan</h1>${floorPlan}<p>All measures in metres. Do not scale from the print.</p>`,
  `<h1>Bill of quantities</h1>${table(
    ['Item', 'Unit', 'Quantity', 'Amount (₹)'],
    [
      ...Array.from({ length: 17 }, (_, index) => [
        ['Brickbat coba, 110 mm', 'Waterproof plaster', 'Crack filling', 'Exterior paint, two coats'][
          index % 4
        ] ?? '',
        ['m²', 'm²', 'm', 'm²'][index % 4] ?? '',
        `${120 + index * 35}`,
        `${(48 + index * 7) % 97},${((300 + index * 41) % 900) + 100}`,
      ]),
      ['Total', '', '', '9,84,350'],
    ],
    true,
  )}`,
  `<h1>Specification</h1><h2>Surface</h2>${clauses(4)}<h2>Waterproofing</h2>${clauses(4)}<h2>Paint</h2>${clauses(3)}`,
  `<h1>Progress by month</h1>${chart}<p>Planned share of the work, in per cent of the contract sum.</p>${clauses(3)}`,
  `<h1>Schedule of payments</h1>${table(
    ['Stage', 'Proof', 'Share'],
    [
      ['Scaffolding up', 'Engineer’s note', '10 %'],
      ['Old coba removed', 'Photographs', '15 %'],
      ['New coba and test by ponding', 'Test report', '35 %'],
      ['Plaster and paint', 'Joint measure', '30 %'],
      ['End of liability period', 'Certificate', '10 %'],
    ],
  )}${clauses(5)}`,
  `<h1>Form of bid</h1>${['Name of the firm', 'Address', 'GSTIN', 'PAN', 'Class and number of registration', 'Works of this kind in the last five years', 'Amount in figures', 'Amount in words'].map((label) => `<span class="field">${label}</span>`).join('')}`,
  `<h1>Approved makes</h1><div class="two">${clauses(10)}</div>${table(
    ['Material', 'Make'],
    [
      ['Cement', 'OPC 53, IS 269'],
      ['Paint', 'Acrylic, IS 15489'],
      ['Membrane', 'APP, 4 mm'],
    ],
  )}`,
  `<h1>Safety on site</h1>${clauses(7)}<svg viewBox="0 0 170 60"><path d="M85 6 118 56H52z" fill="#f4c542" stroke="#111" stroke-width="2"/><path d="M85 22v18M85 46v4" stroke="#111" stroke-width="4"/></svg>`,
  `<h1>Signatures</h1><p>Signed on behalf of the society and of the contractor.</p>${['Secretary', 'Treasurer', 'Contractor', 'First witness', 'Second witness'].map((label) => `<span class="field" style="height:22mm">${label}</span>`).join('')}`,
].map((content, index) =>
  index === 0
    ? content
    : `${content}<div class="foot"><span>Tender SHS/T/2026/07</span><span>${index + 1}</span></div>`,
);

const accountPages = [
  `<h1>Balance sheet as at 31 March 2026</h1>${table(
    ['Liabilities', 'Note', '₹'],
    [
      ['Share capital', '1', '12,40,000'],
      ['Sinking fund', '2', '38,75,500'],
      ['Repair fund', '2', '14,20,250'],
      ['Deposits of members', '3', '6,10,000'],
      ['Unpaid expenses', '', '1,84,300'],
      ['Total', '', '73,30,050'],
    ],
    true,
  )}${table(
    ['Assets', 'Note', '₹'],
    [
      ['Buildings and lifts', '4', '21,60,000'],
      ['Fixed deposits', '5', '44,00,000'],
      ['Dues from members', '6', '2,95,800'],
      ['Cash and bank', '', '4,74,250'],
      ['Total', '', '73,30,050'],
    ],
    true,
  )}<p style="margin-top:12mm">As per our report of even date</p>`,
  `<h1>Notes to the accounts</h1><h2>2 Funds</h2><p>Interest earned on the deposits of a fund is added to that fund.</p>${chart}<h2>5 Fixed deposits</h2>${table(
    ['Bank', 'Matures on', '₹'],
    [
      ['District Central Bank', '4 August 2026', '24,00,000'],
      ['Kaveri Bank', '17 January 2027', '20,00,000'],
      ['Total', '', '44,00,000'],
    ],
    true,
  )}`,
];

export const letter = paper('covering-letter.pdf', [letterText]);
export const tender = paper('tender.pdf', tenderPages);
/** The first four pages of the tender. */
export const fewPages = paper('tender.pdf', tenderPages.slice(0, 4));
export const accounts = paper('audited-accounts-2025-26.pdf', accountPages);
