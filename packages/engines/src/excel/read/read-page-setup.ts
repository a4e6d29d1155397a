import { flag, numberOf } from './attributes';
import type { HeaderFooter, Sheet } from './model';

type Attributes = Record<string, string>;

/** Texts that a sheet prints instead of errors (18.18.62). */
const errorTexts: Record<string, string> = { blank: '', dash: '--', NA: '#N/A' };

/** Handlers that read how a sheet is printed: page setup, headers and footers, page breaks. */
export function pageSetupReader(sheet: Sheet) {
  let breaks: number[] | undefined;
  let open: { texts: HeaderFooter['odd']; place: keyof HeaderFooter['odd'] } | undefined;

  const startHandlers: Record<string, (attributes: Attributes) => void> = {
    pageSetUpPr({ fitToPage }) {
      // This applies even without a `pageSetup` element, whose numbers of pages are 1 by default (18.3.1.63).
      if (flag(fitToPage)) sheet.setup.fit = { wide: 1, tall: 1 };
    },
    pageMargins(margins) {
      const inches = (name: string, fallback: number) => (numberOf(margins[name]) ?? fallback) * 72;
      sheet.setup.margins = {
        ...{ left: inches('left', 0.7), right: inches('right', 0.7) },
        ...{ top: inches('top', 0.75), bottom: inches('bottom', 0.75) },
        ...{ header: inches('header', 0.3), footer: inches('footer', 0.3) },
      };
    },
    pageSetup(attributes) {
      readPageSetup(sheet, attributes);
    },
    printOptions({ gridLines, horizontalCentered, verticalCentered, headings }) {
      if (flag(headings)) sheet.setup.printsHeadings = true;
      sheet.printsGridlines = flag(gridLines);
      sheet.setup.centred = { across: flag(horizontalCentered), down: flag(verticalCentered) };
    },
    headerFooter({ differentFirst, differentOddEven, alignWithMargins, scaleWithDoc }) {
      sheet.headerFooter.isAligned = flag(alignWithMargins, true);
      sheet.headerFooter.isScaled = flag(scaleWithDoc, true);
      sheet.headerFooter.hasFirst = flag(differentFirst);
      sheet.headerFooter.hasEven = flag(differentOddEven);
    },
    rowBreaks() {
      breaks = sheet.rowBreaks;
    },
    colBreaks() {
      breaks = sheet.columnBreaks;
    },
    brk({ id }) {
      breaks?.push(Number(id));
    },
  };
  for (const pageType of ['odd', 'even', 'first'] as const) {
    for (const place of ['header', 'footer'] as const) {
      startHandlers[`${pageType}${place === 'header' ? 'Header' : 'Footer'}`] = () => {
        open = { texts: sheet.headerFooter[pageType], place };
      };
    }
  }

  return {
    startHandlers,
    onEnd(name: string) {
      if (name.endsWith('Breaks')) breaks = undefined;
      open = undefined;
    },
    onText(text: string) {
      if (open) open.texts[open.place] += text;
    },
  };
}

function readPageSetup(
  sheet: Sheet,
  { orientation, paperSize, scale, fitToWidth, fitToHeight, pageOrder, ...given }: Attributes,
): void {
  if (orientation === 'landscape' || orientation === 'portrait')
    sheet.landscape = orientation === 'landscape';
  const [paper, percent, wide = 1, tall = 1] = [paperSize, scale, fitToWidth, fitToHeight].map(numberOf);
  const first = flag(given.useFirstPageNumber) ? numberOf(given.firstPageNumber) : undefined;
  const { cellComments } = given;
  if (cellComments === 'atEnd' || cellComments === 'asDisplayed') sheet.printedComments = cellComments;
  sheet.setup = {
    ...sheet.setup,
    ...(paper !== undefined && { paper }),
    ...(percent && { scale: percent / 100 }),
    ...(sheet.setup.fit && { fit: { wide, tall } }),
    acrossFirst: pageOrder === 'overThenDown',
    ...(flag(given.blackAndWhite) && { isBlackAndWhite: true }),
    ...(flag(given.draft) && { isDraft: true }),
    ...(given.errors && errorTexts[given.errors] !== undefined && { errors: errorTexts[given.errors] }),
    ...(first !== undefined && { firstPage: first }),
  };
}
