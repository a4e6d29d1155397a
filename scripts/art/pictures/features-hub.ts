import { bond, carbon, ink, stock } from '../kit/colours';
import { word } from '../kit/letters';
import { folder, lines, marks, sheet, tab } from '../kit/paper';
import { person } from '../kit/people';
import { bullets, chain, chip, link, lock, signature, tick } from '../kit/signs';
import { grid, photo } from '../kit/surfaces';
import { box, d, disc, drawing, group, path } from '../kit/svg';
import { bars, clock } from '../kit/things';
import type { Pictures } from './names';

const light = carbon[300];

/** The three cards of the hero, tall, and the three facts on carbon, whose lines are light. */
export const featuresHub = {
  's-convert': drawing(
    [300, 330],
    sheet(16, 12, 124, 150, { fold: 18 }),
    grid(32, 48, 92, 90, 3, 6),
    tab(72, 22, 'XLS'),
    path('M154 62h34v22m-7-7l7 7l7-7', { width: 2.2 }),
    sheet(104, 98, 124, 150, { fold: 18 }),
    lines(120, 124, 70, [1], { strong: [0], weight: 4.4 }),
    grid(120, 142, 66, 48, 3, 4),
    lines(120, 206, 62, [1], { weight: 3.8 }),
    tab(162, 219, 'PDF'),
    path('M240 132h28v38m-7-7l7 7l7-7', { width: 2.2 }),
    path('M244 258v26m-20 24l20-24l20 24', { width: 2.2 }),
    box(194, 184, 98, 74),
    path('M190 184h106', { width: 3.4 }),
    bars(212, 244, 16, [18, 30, 44], [stock.sky, stock.sky, stock.canary]),
  ),
  's-understand': drawing(
    [300, 420],
    sheet(14, 14, 146, 500, { fold: 20 }),
    box(176, 158, 112, 106, { round: 4 }),
    group(
      {},
      marks(
        [
          [32, 110, 110],
          [32, 125, 68],
          [32, 180, 88],
          [32, 236, 110],
        ],
        13,
      ),
      bullets(194, 181, 4, 20),
    ),
    lines(32, 50, 110, [0.66], { strong: [0], weight: 5.4 }),
    lines(32, 76, 110, [1, 0.92, 0, 0, 0, 0.96, 1], { gap: 14, weight: 4 }),
    lines(32, 110, 110, [1, 0.62], { gap: 15, weight: 4, colour: ink }),
    lines(32, 180, 110, [0.8, 0, 0, 0, 1], { gap: 14, weight: 4, colour: ink }),
    lines(32, 194, 110, [0.96, 0.7, 0, 0, 0.9, 1, 0.8], { gap: 14, weight: 4 }),
    lines(32, 306, 110, [1, 0.7, 0.9, 1, 0.8, 0.95, 0.6, 0.9], { gap: 14, weight: 4 }),
    link('M148 110h26M126 180h48M148 236h26'),
    chip(176, 90, 110, stock.sky),
    chip(176, 116, 86, stock.gold),
    lines(208, 181, 66, [1, 0.8, 0.9, 0.55], { gap: 20, weight: 4, strong: [0, 1, 2, 3] }),
  ),
  's-control': drawing(
    [300, 330],
    path([14, 92, 170, 248].map((y) => d`M14 ${y}h272v64h-272z`).join(''), { fill: bond }),
    sheet(32, 29, 26, 34, { fill: stock.sky, fold: 0 }),
    sheet(46, 29, 26, 34, { fill: stock.canary, fold: 0 }),
    sheet(60, 29, 26, 34, { fold: 8 }),
    lines(122, 39, 96, [1, 0.7], { gap: 15, strong: [0], weight: 4.4 }),
    tick(250, 42, 1.2),
    path('M32 107h36v34h-36z'),
    path('M32 107h36v10h-36z', { fill: ink }),
    path('M44 130h12', { line: stock.gold, width: 10, butt: true }),
    lines(122, 115, 96, [0.8], { strong: [0], weight: 4.4 }),
    path('M122 133h146', { line: carbon[200], width: 7 }),
    path('M122 133h108', { line: stock.gold, width: 7 }),
    person(50, 194, 1, stock.sky),
    signature(122, 182, 1.2),
    path('M118 215h110'),
    lock(246, 187, 0.95),
    chain(50, 280, 0.95),
    lines(122, 273, 96, [0.9, 0.6], { gap: 15, strong: [0], weight: 4.4 }),
    clock(258, 280, 12),
  ),
  'st-safe': drawing(
    [340, 220],
    path('M80 196v12h22v-12M198 196v12h22v-12', { line: light, width: 2 }),
    box(60, 22, 180, 174, { fill: carbon[700], line: light, round: 8 }),
    box(76, 38, 148, 142, { fill: ink, line: light, round: 4 }),
    folder(
      92,
      84,
      116,
      84,
      stock.canary,
      sheet(110, 60, 74, 70, { fold: 12 }) + lines(122, 82, 50, [0.6, 1], { strong: [0] }),
      22,
    ),
    lock(138, 116, 1),
    path('M240 28l54-14v190l-54-14z', { fill: carbon[700], line: light }),
    path('M250 38l34-9v160l-34-9z', { line: carbon[400], width: 1.2 }),
    disc(267, 109, 15, { fill: ink, line: light }),
    path('M267 98v22m-11-11h22', { line: light, width: 2.4 }),
    box(14, 96, 98, 28, { line: ink }),
    word(22, 104, 'AES-256', ink, 1),
  ),
  'st-cloud': drawing(
    [0, 20, 340, 220],
    path('M96 160c-30 0-38-42-6-50-2-36 36-50 58-28 12-46 88-48 98 6 24-8 46 6 44 32 28 4 30 40-2 40z', {
      fill: carbon[800],
      line: light,
      width: 1.8,
    }),
    sheet(108, 92, 46, 58, { fold: 12 }),
    lines(117, 113, 28, [1, 0.7, 0.9], { gap: 10, weight: 3 }),
    sheet(166, 78, 56, 72, { fill: stock.canary, fold: 13 }),
    lines(176, 104, 36, [1, 0.7, 0.9], { gap: 11, weight: 3, colour: carbon[600] }),
    photo(234, 108, 52, 42, stock.gold),
    path('M92 150h206', { line: light, width: 2 }),
    path('M38 168h50v34h-50zM24 210h78l-8-8h-62z', { fill: carbon[800], line: light, width: 1.8 }),
    link('M100 190c26 0 36-2 36-14', { line: light, width: 2 }),
    path('M129 176l7-8l7 8', { line: light, width: 2 }),
  ),
  'st-restore': drawing(
    [340, 220],
    sheet(72, 14, 88, 110, { fold: 15 }),
    lines(86, 40, 60, [0.7, 1, 0.8, 0.95], { strong: [0], gap: 13, weight: 4 }),
    path('M54 92h124l-13 108h-98z', { fill: carbon[800], line: light, width: 1.8 }),
    path('M48 92h136', { line: light, width: 3 }),
    path('M88 112l5 70M116 112v70M144 112l-5 70', { line: carbon[400], width: 2 }),
    path('M196 78v-44m-11 11l11-11l11 11', { line: light, width: 2.6 }),
    box(204, 96, 118, 104, { line: ink }),
    path('M204 116v-17a3 3 0 0 1 3-3h112a3 3 0 0 1 3 3v17z', { fill: stock.canary }),
    path('M226 90v12m74-12v12', { line: light, width: 2.6 }),
    path(days(0, 11), { width: 3.4 }),
    path(days(11, 30), { line: carbon[300], width: 3.4 }),
  ),
} satisfies Pictures;

/** The thirty days in which a deleted file comes back, as strokes of a tally. */
function days(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => from + index)
    .map((day) => d`M${218 + (day % 6) * 18} ${126 + Math.floor(day / 6) * 15}v7`)
    .join('');
}
