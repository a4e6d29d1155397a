import type { ChartText } from '../../drawing/chart';
import type { FontSet } from '../../write/font-set';
import { num } from '../../write/pdf-writer';
import type { LaidChart, Style } from '../read/model';
import { plainStyle } from '../read/styles';
import { faceOf, leading, linesOf } from './lines';

const grey = '.35 .35 .35 rg';

/** Operators that draw a chart, in points from its top left corner downwards. Fetches its fonts. */
export async function chartContent({ shapes, texts, family }: LaidChart, type: FontSet): Promise<string> {
  const look = ({ size, bold = false }: ChartText): Style => ({
    ...plainStyle,
    font: { ...plainStyle.font, family, size, bold },
  });
  for (const text of texts) await type.prepare(faceOf(look(text)), [text.text]);
  return `${shapes}${texts.map((text) => written(text, look(text), type)).join('')}`;
}

function written(
  { text, x, y, width, height, size, align, turned }: ChartText,
  style: Style,
  type: FontSet,
): string {
  const lines = linesOf(text, style, type, turned ? height : width);
  const step = size * leading;
  return lines
    .slice(0, Math.max(1, Math.round(height / step)))
    .map((line, i) => {
      const wide = line.width * size;
      const room = turned ? height : width;
      const along = { left: 0, center: (room - wide) / 2, right: room - wide }[align];
      const down = (i + 1) * step - size * 0.28;
      const place = turned
        ? `0 -1 -1 0 ${num(x + down)} ${num(y + height - along)}`
        : `1 0 0 -1 ${num(x + along)} ${num(y + down)}`;
      return `${grey} BT ${place} Tm ${type.write(line, size)}ET\n`;
    })
    .join('');
}
