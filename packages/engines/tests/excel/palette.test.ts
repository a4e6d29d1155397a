import { expect, test } from 'vitest';
import { readWorkbook } from '../../src/excel/read/read-workbook';
import { workbook } from '../helpers/workbook';

/** Fills of the cells of a workbook, one for each index of the palette, as hexadecimal digits. */
function fillsOf(indexes: number[], colours = ''): (string | undefined)[] {
  const solid = (index: number) =>
    `<fill><patternFill patternType="solid"><fgColor indexed="${index}"/></patternFill></fill>`;
  const fonts = '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts>';
  const fills = `<fills><fill/><fill/>${indexes.map(solid).join('')}</fills>`;
  const looks = `<cellXfs><xf/>${indexes.map((_, i) => `<xf fillId="${i + 2}"/>`).join('')}</cellXfs>`;
  const rows = [indexes.map((v, i) => ({ v, s: i + 1 }))];
  const styles = `${fonts}${fills}${looks}${colours}`;
  const { sheets, styles: read } = readWorkbook(workbook({ sheets: [{ rows }], styles }), 'book.xlsx');
  return (sheets[0]?.cells ?? []).map(({ style }) =>
    read[style]?.fill
      ?.map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join(''),
  );
}

test('colours by index are those of the standard palette', () => {
  expect(fillsOf([2, 10, 22, 37, 38, 39, 40, 41, 42, 43, 44, 45, 47, 51, 55, 63])).toEqual([
    'ff0000',
    'ff0000',
    'c0c0c0',
    '800000',
    '008080',
    '0000ff',
    '00ccff',
    'ccffff',
    'ccffcc',
    'ffff99',
    '99ccff',
    'ff99cc',
    'ffcc99',
    'ffcc00',
    '969696',
    '333333',
  ]);
});

test('a workbook may have a palette of its own', () => {
  const own = Array.from({ length: 64 }, (_, index) => `<rgbColor rgb="0000${index + 10}AB"/>`);
  const colours = `<colors><indexedColors>${own.join('')}</indexedColors></colors>`;
  expect(fillsOf([0, 43], colours)).toEqual(['0010ab', '0053ab']);
});

test('a colour of the theme has priority over a value beside it', () => {
  const fonts = '<fonts><font><color theme="1" rgb="FFFFFF"/></font></fonts>';
  const { sheets, styles } = readWorkbook(
    workbook({
      sheets: [{ rows: [['Seen']] }],
      styles: `${fonts}<fills><fill/></fills><cellXfs><xf/></cellXfs>`,
    }),
    'book.xlsx',
  );
  expect(styles[sheets[0]?.cells[0]?.style ?? 0]?.font.colour).toEqual([0, 0, 0]);
});
