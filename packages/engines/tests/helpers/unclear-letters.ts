import { rawPdf } from './raw-pdf';

/**
 * A page with the words “The rent is due in five months.”, and behind them a letter whose meaning the file does not say: a
 * glyph with a name of the font's own.
 *
 * @param isUnclear without it, that letter has a standard name
 * @param hasScan whether a page without words follows, on which something is drawn
 */
export const pdfWithLetter = ({
  isUnclear,
  hasScan = false,
}: {
  isUnclear: boolean;
  hasScan?: boolean;
}): Uint8Array =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[3 0 R${hasScan ? ' 8 0 R' : ''}]/Count ${hasScan ? 2 : 1}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 400]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    {
      dict: '',
      data: `BT /F1 12 Tf 20 300 Td (The rent is due in five months.) Tj 0 -20 Td /F2 12 Tf (${isUnclear ? String.raw`\001` : String.raw`\002`}) Tj ET`,
    },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 500 500]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<</a0 7 0 R/five 7 0 R>>/FirstChar 1/LastChar 2/Widths[500 500]/Encoding<</Differences[1/a0/five]>>/Resources<<>>>>',
    { dict: '', data: '500 0 0 0 500 500 d1 0 0 400 400 re f' },
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 400]/Contents 9 0 R/Resources<<>>>>',
    { dict: '', data: 'q 400 0 0 300 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID a EI Q' },
  ]);
