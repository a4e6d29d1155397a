import { bond, carbon, pen, stock } from '../kit/colours';
import { word } from '../kit/letters';
import { lines, sheet, tab } from '../kit/paper';
import { arrow } from '../kit/signs';
import { grid, photo } from '../kit/surfaces';
import { box, card, group, path } from '../kit/svg';
import { bars } from '../kit/things';
import type { Pictures } from './names';

/** The page that goes in or comes out, on the same two places in every picture. */
const input = sheet(20, 26, 72, 108);
const output = sheet(144, 26, 72, 108);
const text = [1, 0.8, 0.95, 0.6, 0.9];

/** One file becomes another. The output's tab carries the canary: it is what you take away. */
export const convertTools = {
  img2pdf: card(
    photo(20, 46, 76, 68),
    arrow(106, 80),
    output,
    photo(154, 50, 52, 40),
    lines(154, 103, 52, [1, 0.4]),
    tab(224, 112, 'PDF', stock.canary),
  ),
  pdf2img: card(
    input,
    photo(30, 50, 52, 40),
    lines(30, 103, 52, [1, 0.3]),
    tab(100, 112, 'PDF'),
    arrow(110, 80),
    photo(146, 34, 58, 46),
    photo(155, 51, 58, 46),
    photo(164, 68, 58, 46),
    tab(230, 104, 'JPG', stock.canary),
  ),
  word2pdf: card(
    input,
    box(12, 46, 40, 32, { fill: pen }),
    word(24, 55, 'W', bond, 1.1),
    lines(30, 94, 52, [1, 0.85, 0.6]),
    arrow(106, 80),
    output,
    lines(154, 52, 52, [0.6, 1, 0.85, 0.95, 0.7], { strong: [0] }),
    tab(224, 112, 'PDF', stock.canary),
  ),
  excel2pdf: card(
    box(16, 36, 84, 88, { round: 2 }),
    grid(16, 36, 84, 88, 3, 6),
    path('M44.500 66h27v14.500h-27z', { line: pen, width: 2.4 }),
    arrow(108, 80, 24),
    output,
    grid(154, 54, 52, 42, 3, 4),
    lines(154, 106, 26, [1]),
    tab(224, 112, 'PDF', stock.canary),
  ),
  pdf2ppt: card(
    input,
    lines(30, 52, 52, text),
    tab(100, 112, 'PDF'),
    arrow(110, 80, 24),
    path('M184 102v24m-18 12l18-14 18 14', { width: 2 }),
    box(142, 38, 84, 64),
    path('M138 38h92', { width: 3 }),
    bars(158, 90, 14, [14, 24, 36], [stock.sky, stock.sky, stock.canary]),
  ),
  merge: card(
    sheet(20, 22, 60, 82),
    lines(28, 46, 40, [1, 0.7, 0.9]),
    sheet(144, 18, 72, 124),
    group(
      {},
      sheet(36, 56, 60, 82, { fill: stock.canary }),
      path('M144 80v62h72V80', { fill: stock.canary }),
    ),
    path('M144 80h72', { dash: '4 4' }),
    lines(45, 82, 42, [1, 0.7, 0.9, 0.6], { colour: carbon[400] }),
    lines(154, 44, 50, [1, 0.7, 0.9]),
    lines(154, 96, 50, [1, 0.7], { colour: carbon[400] }),
    arrow(106, 80),
    tab(224, 120, 'PDF'),
  ),
} satisfies Pictures;
