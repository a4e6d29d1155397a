import { type FilePayload, filePayload } from 'engines/testing/file-payload';
import { a4, p, table, wordFile } from 'engines/testing/word-file';
import { workbook } from 'engines/testing/workbook';

const heading =
  '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:keepNext/></w:pPr></w:style>';

/** An offer letter of two pages: a heading, a table, ₹, and a font that is substituted. */
export const offerLetter = (name = 'offer-letter.docx'): FilePayload =>
  filePayload(
    name,
    wordFile({
      styles: heading,
      body: `${p('Terms', '<w:pStyle w:val="H1"/>')}${p('A monthly salary of ₹62,000.', '', '<w:rFonts w:ascii="Aptos"/>')}${table([3000, 5000], [['Notice', 'One month']])}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${p('Yours sincerely')}<w:sectPr>${a4}</w:sectPr>`,
    }),
  );

/** The only row of the sheet “Wide”: it fills the width of a page. */
export const wideHeader = Array.from({ length: 30 }, (_, column) => `C${column + 1}`);

/** A ledger of two pages: a sheet with a date and an amount, a wide sheet, a hidden sheet, and an empty sheet. */
export const ledger = (name = 'ledger.xlsx'): FilePayload =>
  filePayload(
    name,
    workbook({
      formats: ['#,##0.00', 'dd-mmm-yyyy'],
      sheets: [
        {
          name: 'April',
          rows: [
            ['Date', 'Amount'],
            [
              { v: 46_113, s: 2 },
              { v: 1_234_567.5, s: 1 },
            ],
          ],
        },
        { name: 'Wide', rows: [wideHeader] },
        { name: 'Rates', state: 'hidden', rows: [['secret']] },
        { name: 'Blank', rows: [] },
      ],
    }),
  );
