import { bond, carbon, ink, marker, pen, stock } from '../kit/colours';
import { folder, lines, sheet } from '../kit/paper';
import { arrow, link, verdict } from '../kit/signs';
import { at, box, card, d, disc, path } from '../kit/svg';
import { cloud } from '../kit/things';
import type { Pictures } from './names';

/** Five ways in. Neutral drawings: no marks of other companies. */
export const integrations = {
  drive: card(
    folder(16, 38, 88, 86, stock.canary),
    path('M30 110h30', { width: 3.4 }),
    path('M114 72h26m-7-6l7 6l-7 6M140 96h-26m7-6l-7 6l7 6', { width: 2 }),
    cloud(150, 118, 0.95, { fill: stock.sky }),
    sheet(172, 64, 40, 54, { fold: 10 }),
    lines(180, 85, 24, [0.6, 1, 0.8], { gap: 9, weight: 3, strong: [0] }),
  ),
  dropbox: card(
    box(18, 28, 92, 104, { round: 6 }),
    path('M18 48h92'),
    path('M28 38h0m8 0h0m8 0h0', { line: carbon[300], width: 5 }),
    folder(34, 62, 60, 54, stock.sky),
    arrow(117, 84, 24),
    sheet(150, 24, 52, 66, { fold: 12 }),
    sheet(160, 44, 52, 66, { fill: stock.canary, fold: 12 }),
    sheet(170, 64, 52, 66, { fold: 12 }),
    lines(179, 90, 34, [1, 0.7, 0.9], { gap: 9, weight: 3 }),
    verdict(218, 130, 'good', 13),
  ),
  email: card(
    box(16, 44, 104, 74),
    path('M17 46l51 39 51-39M17 116l38-40M119 116L81 76'),
    disc(116, 44, 14, { fill: marker }),
    path(at(120, 44, 'm0 0a4 4 0 1 1-1.200-3m1.200-1.500v5c0 4.500 6 3.500 6-1.500a10 10 0 1 0-4 8', 0.9), {
      width: 1.8,
    }),
    link('M128 82h22M138 82V38h12M138 82v44h12'),
    folder(154, 18, 62, 40, stock.sky),
    folder(154, 64, 62, 40, stock.mint),
    folder(154, 110, 62, 40, stock.rose),
  ),
  zapier: card(
    box(16, 52, 56, 56, { round: 8 }),
    sheet(31, 62, 26, 36, { fold: 8 }),
    path('M72 80h26m0 0c26 0 16-50 44-50M98 80h44M98 80c26 0 16 50 44 50'),
    disc(100, 80, 16, { fill: ink }),
    path('M103 70l-8 11h10l-8 10', { line: marker, width: 2.6 }),
    ...[stock.sky, stock.rose, stock.mint].flatMap((fill, row) => [
      box(142, 14 + row * 50, 82, 32, { fill, round: 6 }),
      disc(158, 30 + row * 50, 5, { fill: ink, line: 'none' }),
      path(d`M${172} ${30 + row * 50}h36`, { width: 3 }),
    ]),
  ),
  api: card(
    box(14, 24, 126, 112, { fill: ink, round: 6 }),
    path('M30 46h22M30 114h10', { line: bond, width: 4 }),
    path('M60 46h50', { line: carbon[400], width: 4 }),
    path('M44 63h12M44 97h16', { line: stock.mint, width: 4 }),
    path('M64 63h40M68 97h30', { line: stock.sky, width: 4 }),
    path('M44 80h30m10 0h26', { line: stock.canary, width: 4 }),
    link('M140 80h22'),
    box(162, 34, 62, 92),
    path('M162 52h62'),
    path('M171 43h0m8 0h0', { line: carbon[300], width: 5 }),
    lines(172, 66, 42, [0.6, 1, 0.8], { strong: [0] }),
    box(172, 100, 32, 14, { fill: pen, round: 2, line: 'none' }),
    path('M180 107h16', { line: bond, width: 2.6 }),
  ),
} satisfies Pictures;
