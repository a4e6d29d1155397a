import { bond, carbon, ink, pen, red, stock } from '../kit/colours';
import { folder, lines, sheet } from '../kit/paper';
import { person } from '../kit/people';
import { arrows, cross, link, signature, tick, verdict } from '../kit/signs';
import { at, box, card, d, disc, group, path, turned } from '../kit/svg';
import type { Pictures } from './names';

/** Support, contact, thanks, and the page that is not there. */
export const help = {
  upload: card(
    sheet(20, 22, 76, 104),
    lines(32, 48, 52, [0.6, 1, 0.85, 0.95], { strong: [0], gap: 12 }),
    path('M34 106h48', { line: carbon[200], width: 7 }),
    path('M34 106h28', { width: 7 }),
    path('M106 80h12m8 0h8', { width: 2 }),
    disc(96, 126, 18, { line: red, width: 2.6 }),
    cross(89, 119, 14, red, 2.6),
    folder(142, 40, 82, 88, stock.canary),
    path(at(183, 76, arrows.up), { width: 2.4 }),
    path('M166 104v10h34v-10', { width: 2.4 }),
  ),
  share: card(
    folder(18, 36, 108, 96, stock.sky),
    disc(46, 94, 13, { fill: stock.canary }),
    disc(46, 94, 4, { fill: ink, line: 'none' }),
    path('M59 94h44m-13 0v9m-10-9v7', { width: 3 }),
    link('M126 72h26M126 110h26'),
    box(154, 54, 68, 34),
    person(174, 66, 0.8, stock.rose),
    tick(194, 66),
    box(154, 93, 68, 34),
    person(174, 105, 0.8, carbon[200]),
    path('M194 110h12', { width: 2.6 }),
  ),
  restore: card(
    sheet(36, 12, 68, 82),
    lines(47, 36, 44, [0.6, 1, 0.8], { strong: [0] }),
    path('M24 80h92l-9 66H33z', { fill: carbon[200] }),
    path('M18 80h104', { width: 2.6 }),
    path('M50 96l3 36m17-36v36m20-36l-3 36', { width: 2 }),
    path(at(132, 20, arrows.up), { width: 2.2 }),
    box(140, 52, 84, 94),
    path('M140 70V55a3 3 0 0 1 3-3h78a3 3 0 0 1 3 3v15z', { fill: stock.canary }),
    path('M158 46v12m48-12v12', { width: 2.6 }),
    path(days(0, 11), { width: 3 }),
    path(days(11, 30), { line: carbon[300], width: 3 }),
  ),
  reply: card(
    turned(-5, 120, 80, path('M26 30h176v96H26z', { fill: stock.canary })),
    box(34, 36, 184, 104),
    path('M126 48v80', { line: carbon[300] }),
    path('M48 58h60m-60 12h44', { line: pen, width: 3.4 }),
    signature(50, 94, 0.86),
    path('M48 117h66'),
    path('M176 48h30v34h-30z', { fill: stock.rose, dash: '3 3' }),
    path('M158 58c8-6 16 6 24 0s14 5 20 0M158 66c8-6 16 6 24 0s14 5 20 0', { line: carbon[600] }),
    path('M140 98h64m-64 11h64m-64 11h40'),
  ),
  thankyou: card(
    path('M40 62l80-38 80 38v82H40z', { fill: stock.canary }),
    sheet(68, 20, 104, 100),
    lines(82, 46, 76, [0.5, 1, 0.8], { strong: [0] }),
    signature(84, 78, 0.8),
    path('M40 62l64 48q16 12 32 0l64-48v82H40z', { fill: bond }),
    path('M40 144l58-38m102 38l-58-38'),
    verdict(200, 50, 'good', 19),
  ),
  notfound: card(
    group(
      { fill: stock.canary },
      path('M40 132V36a4 4 0 0 1 4-4h46l10 12h96a4 4 0 0 1 4 4v84z'),
      path('M76 96V14h68l18 18v64', { fill: bond, dash: '5 5' }),
      path('M144 14v18h18', { fill: 'none', dash: '5 5' }),
      path('M26 76h188l-14 68H40z'),
    ),
    path('M54 129h48', { width: 3.4 }),
  ),
} satisfies Pictures;

/** Thirty days as strokes of a tally. */
function days(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => from + index)
    .map((day) => d`M${152 + (day % 6) * 12} ${79 + Math.floor(day / 6) * 13}v5`)
    .join('');
}
