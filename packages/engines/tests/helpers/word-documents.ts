import { png } from './drawn-png';
import { a4, p, pageOf, para, picture, run, table, type WordParts, wordFile } from './word-file';

/** Eight documents typical of offices, by name: besides the corpus, these compare Word to PDF with LibreOffice. */

const footer1 = pageOf('<w:jc w:val="center"/>');
const heading = (text: string, size = 32) =>
  p(text, '<w:keepNext/><w:spacing w:before="240" w:after="120"/>', `<w:b/><w:sz w:val="${size}"/>`);
const item = (text: string, list = 1) =>
  p(text, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`);
const section = (inside = '') => `<w:sectPr>${inside}${a4}</w:sectPr>`;
const footed = '<w:footerReference w:type="default" r:id="footer1"/>';
const level = (format: string, text: string) =>
  `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="567" w:hanging="567"/></w:pPr></w:lvl>`;
const numbering = `<w:abstractNum w:abstractNumId="0">${level('decimal', '%1.')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level('bullet', '•')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`;
const font = (name: string, size = 22) =>
  `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:cs="Mangal"/><w:sz w:val="${size}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>`;

const rent =
  'The tenant pays ₹50,000 on or before the fifth day of every month by transfer to the account that the landlord names, and keeps the receipt of the bank.';
const clauses = [
  rent,
  'The premises are used as a registered office and for nothing else, unless the landlord agrees to it in writing beforehand.',
  'Repairs of walls, roof and pipes are the landlord’s; those of fittings that wear out by use are the tenant’s.',
  'Either party may end this agreement by three months’ notice in writing, which begins with the first day of a month.',
  'The deposit of ₹3,00,000 is returned within thirty days, less what is owed, with a list of what was taken from it.',
];
const square = png({
  width: 60,
  height: 40,
  colour: 2,
  bits: 8,
  pixelAt: (x, y) => [40 + x * 3, 90 + y * 2, 160],
});

const parts: Record<string, WordParts> = {
  letter: {
    styles: font('Calibri'),
    links: { site: 'https://example.com/terms' },
    body: [
      p('Meridian Estates, 14 Hill Road, Pune 411001'),
      p('1 April 2026', '<w:jc w:val="right"/>'),
      p('Dear Ms Shah,'),
      p(rent, '<w:jc w:val="both"/>'),
      `<w:p>${run('The terms stand at ')}<w:hyperlink r:id="site">${run('example.com/terms', '<w:u w:val="single"/>')}</w:hyperlink>${run('.')}</w:p>`,
      p('Yours sincerely,'),
      p('Asha Rao', '', '<w:b/>'),
      section(),
    ].join(''),
  },
  cv: {
    styles: font('Arial', 20),
    numbering,
    body: [
      heading('Asha Rao', 48),
      p('Company secretary', '', '<w:i/>'),
      heading('Work'),
      ...['2021 to today', '2016 to 2021'].map((years) =>
        para(
          `${run(years)}<w:r><w:tab/></w:r>${run('Secretary of a housing trust with 240 members')}`,
          '<w:tabs><w:tab w:val="left" w:pos="2400"/></w:tabs><w:ind w:left="2400" w:hanging="2400"/>',
        ),
      ),
      heading('Skills'),
      ...['Minutes and resolutions', 'Leases and licences', 'Returns and registers'].map((title) =>
        item(title, 2),
      ),
      section(),
    ].join(''),
  },
  contract: {
    styles: font('Times New Roman', 24),
    numbering,
    headersAndFooters: { footer1 },
    body: [
      heading('Agreement of lease', 36),
      ...Array.from({ length: 30 }, (_, index) => item(clauses[index % clauses.length] ?? '')),
      para(
        `${run('Landlord')}<w:r><w:tab/></w:r>${run('Tenant')}`,
        '<w:tabs><w:tab w:val="left" w:pos="5000"/></w:tabs>',
      ),
      section(footed),
    ].join(''),
  },
  table: {
    styles: font('Calibri', 20),
    body: [
      heading('Rent received'),
      table(
        [3000, 3000, 3000],
        [
          ['Month', 'Flat', 'Amount'],
          ...Array.from({ length: 24 }, (_, index) => [
            `Month ${index + 1}`,
            `Flat ${(index % 6) + 1}B`,
            `₹${(48_000 + index * 250).toLocaleString('en-IN')}`,
          ]),
        ],
        '',
        (row) => (row === 0 ? '<w:tblHeader/>' : ''),
      ),
      section(),
    ].join(''),
  },
  minutes: {
    styles: font('Cambria'),
    numbering,
    body: [
      heading('Minutes of the annual meeting'),
      p('Held on 6 May 2026 at 5 pm in the hall of the trust. Present: twenty-two members.'),
      ...[
        'The accounts were read and approved.',
        'The lift is to be serviced in June.',
        'The rent is raised from July.',
      ].map((text) => item(text)),
      p('The meeting closed at 6.40 pm.'),
      section(),
    ].join(''),
  },
  notice: {
    styles: font('Calibri', 28),
    body: [
      heading('Notice · सूचना', 40),
      p('Water will be off on Monday from nine until noon.'),
      p('सोमवार को सुबह नौ बजे से दोपहर तक पानी बंद रहेगा।'),
      p('Charges of ₹250 are due by Friday.'),
      section(),
    ].join(''),
  },
  report: {
    styles: font('Georgia'),
    headersAndFooters: { header1: p('Report on the roof'), footer1 },
    footnotes: `<w:footnote w:id="1">${para(`<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteRef/></w:r>${run(' Measured on 2 March with a level.')}`)}</w:footnote>`,
    body: [
      heading('Report on the roof'),
      `<w:p>${run('The slab over the pump room shows a crack of two metres')}<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="1"/></w:r>${run('.')}</w:p>`,
      ...Array.from({ length: 24 }, (_, index) =>
        p(clauses[(index * 2) % clauses.length] ?? '', '<w:jc w:val="both"/>'),
      ),
      section(`<w:headerReference w:type="default" r:id="header1"/>${footed}`),
    ].join(''),
  },
  newsletter: {
    styles: font('Arial', 20),
    pictures: { photo: square },
    body: [
      heading('News of the house', 40),
      `<w:p>${picture('photo', 60, 40)}</w:p>`,
      ...Array.from({ length: 12 }, (_, index) => p(clauses[index % clauses.length] ?? '')),
      `<w:sectPr>${a4}<w:cols w:num="2" w:space="400"/></w:sectPr>`,
    ].join(''),
  },
};

/** The documents as Word files. */
export const wordDocuments = (): Map<string, Uint8Array> =>
  new Map(Object.entries(parts).map(([name, wordParts]) => [`${name}.docx`, wordFile(wordParts)]));

const longParts: Record<string, WordParts> = {
  'long-lease': {
    styles: font('Times New Roman', 24),
    numbering,
    headersAndFooters: { footer1 },
    body: [
      heading('Agreement of lease', 36),
      ...Array.from({ length: 140 }, (_, index) => item(clauses[index % clauses.length] ?? '')),
      section(footed),
    ].join(''),
  },
  'long-report': {
    styles: font('Calibri'),
    body: [
      ...Array.from({ length: 120 }, (_, index) =>
        index % 8 === 0
          ? heading(`Part ${index / 8 + 1}`)
          : p(clauses[index % clauses.length] ?? '', '<w:jc w:val="both"/>'),
      ),
      section(),
    ].join(''),
  },
  'long-register': {
    styles: font('Arial', 20),
    body: [
      heading('Register of members'),
      table(
        [1500, 4500, 3000],
        Array.from({ length: 160 }, (_, index) => [
          `${index + 1}`,
          `Flat ${(index % 40) + 1}, Meridian Estates, Hill Road`,
          `₹${(3_000 + index * 25).toLocaleString('en-IN')}`,
        ]),
      ),
      section(),
    ].join(''),
  },
};

/** Documents of several pages, in which a line that is a little too high moves the end of the document. */
export const longDocuments = (): [string, Uint8Array][] =>
  Object.entries(longParts).map(([name, wordParts]) => [`${name}.docx`, wordFile(wordParts)]);
