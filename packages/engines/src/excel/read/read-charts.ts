import { chartDataOf, ownCategoryFormat } from '../../drawing/chart-data';
import { child, type Element, elementsOf, textWithin, within } from '../../text/docx/xml';
import { Theme } from '../../word/read/theme';
import { placeOf, rangeOf } from './cell-references';
import { layOutChart } from './chart-layout';
import { countIgnoredPart } from './ignored';
import type { Cell, Sheet, Workbook } from './model';
import { formatNumber } from './number-format';
import { sizeOf } from './sizes';
import { plainStyle } from './styles';

/**
 * Lays out charts. If the file saved no values, they are taken from the cells, and numbers of categories are written in
 * their format. Charts of unsupported types, or without values, are counted instead.
 */
export function readCharts(workbook: Workbook): void {
  const theme = new Theme(workbook.theme);
  const sheetsByName = new Map(workbook.sheets.map((sheet) => [sheet.name.toLowerCase(), sheet]));
  for (const sheet of workbook.sheets) {
    sheet.drawings = sheet.drawings.flatMap((drawing) => {
      if (!drawing.chart) return [drawing];
      const ownFormat = ownCategoryFormat(drawing.chart);
      for (const [reference, isCategory] of referencesIn(drawing.chart, false))
        fillCache(reference, isCategory, workbook, sheetsByName, ownFormat);
      const data = chartDataOf(drawing.chart, workbook.isOf2007);
      const isEmpty = data?.plots.every(({ series }) =>
        series.every(({ values }) => values.every((v) => v === undefined)),
      );
      if (data && !isEmpty) {
        const layout = layOutChart(drawing.chart, data, sizeOf(drawing, sheet), theme);
        const { anchor, part, link } = drawing;
        for (const undrawn of data.undrawn) countIgnoredPart(sheet, undrawn);
        return [{ anchor, layout, isChart: true, ...(part && { part }), ...(link && { link }) }];
      }
      sheet.undrawnDrawings += 1;
      return [];
    });
  }
}

/** References of a chart to cells, and whether they are categories. */
const referencesIn = (element: Element, isCategory: boolean): [Element, boolean][] =>
  elementsOf(element).flatMap((inner): [Element, boolean][] =>
    inner.name === 'numRef' || inner.name === 'strRef'
      ? [[inner, isCategory]]
      : referencesIn(inner, inner.name === 'cat'),
  );

/** Largest number of values of a chart that are looked up. */
const maxPoints = 4000;

function fillCache(
  reference: Element,
  isCategory: boolean,
  workbook: Workbook,
  sheets: Map<string, Sheet>,
  ownFormat: string | undefined,
): void {
  const saved = child(reference, 'numCache') ?? child(reference, 'strCache');
  // Saved categories that are numbers get their format where the chart's data is read, as in Word files.
  if (saved && within(saved, 'pt').length > 0) return;
  const place = placeOf(textWithin(child(reference, 'f')));
  const sheet = sheets.get(place.sheet ?? '');
  const range = rangeOf(place.reference);
  if (!sheet || !range) return;
  const isReferenced = ({ row, column }: Cell) =>
    row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
  const width = range.right - range.left + 1;
  const points = sheet.cells
    .filter(isReferenced)
    .slice(0, maxPoints)
    .flatMap((cell): Element[] => {
      if (cell.value === undefined || cell.value === '') return [];
      const idx = `${(cell.row - range.top) * width + cell.column - range.left}`;
      const { format } = workbook.styles[cell.style] ?? plainStyle;
      const text =
        isCategory && cell.kind === 'number'
          ? formatNumber(ownFormat ?? format, cell.value as number)
          : String(cell.value);
      return [
        { name: 'pt', attributes: { idx }, children: [{ name: 'v', attributes: {}, children: [text] }] },
      ];
    });
  const name = isCategory ? 'strCache' : 'numCache';
  const first = isCategory
    ? undefined
    : sheet.cells.find((cell) => cell.kind === 'number' && isReferenced(cell));
  const { format } = (first && workbook.styles[first.style]) ?? plainStyle;
  const formatCode: Element = { name: 'formatCode', attributes: {}, children: [format] };
  reference.children = [
    ...reference.children.filter((part) => typeof part === 'string' || !part.name.endsWith('Cache')),
    { name, attributes: {}, children: first ? [formatCode, ...points] : points },
  ];
}
