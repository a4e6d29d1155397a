import { bar, bond, carbon, ink, marker, pen, stock } from '../kit/colours';
import { lines, marks, sheet } from '../kit/paper';
import { person, rights } from '../kit/people';
import { link, lock, signature, tick } from '../kit/signs';
import { at, box, d, disc, drawing, group, path } from '../kit/svg';
import { bell, calendar } from '../kit/things';
import type { Pictures } from './names';

/** Five apps in one drawer: pictures, voice, cutting, writing, approving. */
const apps = [
  { fill: stock.sky, top: 40, sign: 'm-9-8h18v16h-18zm0 14l6-7 5 5 3-3 4 4' },
  { fill: stock.rose, top: 26, sign: 'm-9-3v6m4.500-11v16m4.500-13v10m4.500-14v18m4.500-12v6' },
  { fill: stock.mint, top: 34, sign: 'm-8-8l14 13m-14 0l14-13m-15 14a3 3 0 1 0 .1 0m14 0a3 3 0 1 0 .1 0' },
  { fill: bond, top: 20, sign: 'm-8 8l2-7 11-11 5 5-11 11zm10-15l5 5' },
  { fill: bond, top: 36, sign: 'm-8 0l6 6 11-13' },
];

const rows = [
  { fill: stock.sky, file: bond, time: 48, note: 86 },
  { fill: stock.rose, file: bond, time: 36, note: 58 },
  { fill: bond, file: stock.canary, time: 48, note: 96 },
  { fill: stock.sky, file: stock.rose, time: 36, note: 68 },
];

/** The holes of continuous stationery. */
function holes(x: number): string {
  return Array.from({ length: 8 }, (_, index) => d`M${x} ${38 + index * 28}h0`).join('');
}

/** The five cards of the home page. Each is cut to the shape of its cell and runs off the lower edge. */
export const homeBenefits = {
  'b-source': drawing(
    [13, 0, 514, 250],
    sheet(14, 22, 204, 300, { fold: 18 }),
    box(276, 104, 250, 118, { round: 6 }),
    group(
      {},
      marks(
        [
          [33, 146, 166],
          [33, 160, 110],
        ],
        13,
      ),
      path('M276 110a6 6 0 0 1 6-6h12v118h-12a6 6 0 0 1-6-6z', { fill: marker }),
    ),
    lines(34, 56, 164, [0.62], { strong: [0], weight: 5 }),
    lines(34, 80, 164, [1, 0.94, 0.98, 0.7], { gap: 14, weight: 4 }),
    lines(34, 146, 164, [1, 0.66], { gap: 14, weight: 4, colour: ink }),
    lines(34, 184, 164, [0.96, 1, 0.9, 0.97, 0.6], { gap: 14, weight: 4 }),
    link('M206 146h42v14h28'),
    person(262, 42, 1.15, stock.rose),
    path('M296 24h184a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H314l-12 10V70h-6a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z', {
      fill: bond,
    }),
    path('M308 41h146m-146 13h84', { line: pen, width: 4 }),
    lines(312, 128, 194, [0.95, 1, 0.7], { gap: 14, weight: 4.4, strong: [0, 1, 2] }),
    path('M312 176h196', { line: carbon[200] }),
    sheet(312, 186, 20, 26, { fold: 6 }),
    lines(344, 194, 110, [1, 0.6], { gap: 11 }),
    tick(490, 192, 1.2),
  ),
  'b-dates': drawing(
    [15, 0, 221, 200],
    sheet(16, 30, 104, 220),
    lines(30, 54, 76, [0.7, 0, 1, 0.85, 1, 0.9, 0.6, 0.9, 0.8, 1, 0.7], {
      strong: [0],
      marked: [4],
      gap: 14,
    }),
    calendar(106, 76, 122, 106, { columns: 5, rows: 4, leave: 12 }),
    box(156, 132, 24, 20, { fill: stock.gold }),
    path('M165 142h6', { width: 4 }),
    disc(212, 54, 21, { fill: stock.gold }),
    bell(212, 54, 1.05),
  ),
  'b-people': drawing(
    [19, 0, 206, 200],
    sheet(72, 4, 100, 90),
    lines(86, 26, 64, [0.6, 1], { strong: [0] }),
    lock(110, 44, 1),
    ...[stock.mint, stock.canary, stock.rose].flatMap((fill, row) => [
      box(20, 84 + row * 40, 204, 33, { round: 4 }),
      person(42, 95 + row * 40, 0.8, fill),
      path(d`M64 ${100 + row * 40}h${[56, 72, 48][row] ?? 0}`, { width: 4 }),
      rights(172, 100 + row * 40, 3 - row, 17),
    ]),
  ),
  'b-drawer': drawing(
    [3, 0, 434, 216],
    ...apps.map(({ fill, top }, place) => sheet(24 + place * 76, top, 88, 220, { fill })),
    path(apps.map(({ top, sign }, place) => at(50 + place * 76, top + 30, sign)).join(''), { width: 2.2 }),
    path(apps.map(({ top }, place) => d`M${38 + place * 76} ${top + 58}h56`).join(''), { width: 3 }),
    path('M8 118h424v110H8z', { fill: bond }),
    path('M8 118l-4-10h432l-4 10z', { fill: carbon[200] }),
    box(150, 140, 140, 34, { fill: marker }),
    path('M168 157h104', { width: 5 }),
    path('M184 193h72', { width: 9 }),
    path('M184 192h72', { line: carbon[400], width: 2 }),
  ),
  'b-record': drawing(
    [23, 0, 594, 236],
    path('M24 20h592v240H24z', { fill: bond }),
    path('M57 69h526v36H57zm0 84h526v36H57z', { fill: bar, line: 'none' }),
    path('M56 20v240M584 20v240', { line: carbon[300], dash: '4 5' }),
    path(holes(40) + holes(600), { line: carbon[800], width: 12 }),
    // The first three columns are what a phone shows: nothing reaches from them into the fourth.
    path('M72 62h240m36 0h216'),
    path('M72 44h44m64 0h40m44 0h30m54 0h44m76 0h52', { width: 4.4 }),
    ...rows.flatMap(({ fill, file }, row) => [
      person(82, 80 + row * 42, 0.9, fill),
      sheet(348, 75 + row * 42, 20, 26, { fill: file, fold: 6 }),
    ]),
    lines(104, 88, 58, [0.86, 1, 0.76, 0.92], { gap: 42, weight: 4, colour: ink }),
    lines(180, 88, 62, [0.9, 0, 0, 0.7], { gap: 42, weight: 4, colour: carbon[600] }),
    signature(180, 120),
    path('M180 172h48m10-8v16', { line: pen, width: 4 }),
    path(
      rows
        .map(({ time, note }, row) => d`M264 ${88 + row * 42}h${time}m${116 - time} 0h48m40 0h${note}`)
        .join(''),
      {
        line: carbon[300],
        width: 4,
      },
    ),
  ),
} satisfies Pictures;
