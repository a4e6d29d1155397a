import { bond, carbon, ink, marker, pen, red, stock } from '../kit/colours';
import { absent, copies, folder, lines, marks, sheet, tab } from '../kit/paper';
import { person, rights } from '../kit/people';
import { chain, chip, cross, link, lock, signature, tick } from '../kit/signs';
import { selection } from '../kit/surfaces';
import { box, card, d, disc, drawing, path } from '../kit/svg';
import { bell, calendar, clock, cursor } from '../kit/things';
import type { Pictures } from './names';

const month = calendar(28, 30, 140, 108, { columns: 5, rows: 4, leave: 13 });

/** The pile, from the bottom. */
const pile = [bond, carbon[100], bond, stock.canary, bond, stock.rose];

type Stage = 'new' | 'read' | 'edited' | 'signed';

/** The travelling sheet; every stage keeps the marks of the stages before it. */
function frame(x: number, y: number, stage: Stage = 'new'): string {
  const reached = (one: Stage) => stages.indexOf(stage) >= stages.indexOf(one);
  return [
    sheet(x, y, 88, 116, { fold: 15 }),
    reached('read') && marks([[x + 12, y + 49, 64]], 11),
    lines(x + 12, y + 25, 50, [1], { strong: [0], weight: 4.4 }),
    lines(x + 12, y + 37, 64, [0.95, 0, 0.8, reached('edited') ? 0 : 0.9, reached('signed') ? 0 : 0.6], {
      gap: 12,
    }),
    lines(x + 12, y + 49, 64, [1], { colour: reached('read') ? ink : carbon[300] }),
    reached('edited') && path(d`M${x + 12} ${y + 73}h40`, { line: pen, width: 3.8 }),
    reached('signed') && signature(x + 28, y + 88, 0.7) + path(d`M${x + 26} ${y + 107}h50`),
  ]
    .filter(Boolean)
    .join('');
}

/** The versions behind the sheet, from the frame on in which it is edited. */
const kept = [stock.rose, stock.sky];

const stages: Stage[] = ['new', 'read', 'edited', 'signed'];

/** What people put up with, and in pen blue what changes. */
export const problems = {
  'p-lost': card(
    folder(24, 46, 120, 92, stock.canary, absent(48, 22, 66, 90), 24),
    disc(178, 80, 32, { line: pen, width: 3.4 }),
    path('M202 104l20 22', { line: pen, width: 6 }),
    sheet(164, 61, 28, 38, { fold: 9 }),
    lines(170, 78, 16, [1, 0.7], { gap: 8, weight: 2.6 }),
  ),
  'p-final': card(
    ...[stock.rose, stock.sky, bond].flatMap((fill, place) => [
      sheet(18 + place * 50, 20 + place * 15, 74, 92, { fill }),
      lines(30 + place * 50, 46 + place * 15, 50, [0.8, 1, 0.8, 0.9], {
        strong: [0],
        gap: 13,
        colour: fill === bond ? carbon[300] : carbon[600],
      }),
    ]),
    marks([[130, 76, 46]]),
    path('M130 76h46', { width: 3.4 }),
    path('M110 140c-8-16-4-72 12-86 24-14 66-12 78 8 10 20 10 66-4 80-24 12-70 10-84-4', {
      line: pen,
      width: 3,
    }),
    tick(206, 118, 1.5),
  ),
  'p-missed': card(
    month,
    path('M55 71h24v17h-24z', { fill: marker, line: 'none' }),
    disc(129, 106, 13, { line: red, width: 3 }),
    cross(124, 101, 10, red, 2.6),
    path('M51 84c-5-14 8-20 18-18 14 2 16 22 1 26-11 3-19-2-20-11', { line: pen, width: 3 }),
    path('M72 62c22-38 72-44 112-20', { line: pen, width: 2, dash: '4 5' }),
    disc(202, 56, 20, { line: pen, width: 2.6 }),
    bell(202, 56, 1, pen),
  ),
  'p-leak': card(
    sheet(16, 32, 70, 96),
    lines(26, 58, 48, [0.6, 1, 0.8, 0.9], { strong: [0], gap: 13 }),
    link('M86 80h18'),
    box(104, 52, 82, 56, { fill: stock.canary, round: 6 }),
    chain(130, 80, 0.9),
    lines(156, 74, 20, [1, 0.7], { gap: 12, weight: 4, colour: carbon[600] }),
    link('M186 66l28-26M186 80h34M186 94l28 26', { line: carbon[400], width: 2 }),
    ...[38, 80, 122].map((y, row) =>
      disc(row === 1 ? 226 : 220, y, 6, { fill: carbon[100], line: carbon[400] }),
    ),
    path('M196 36c5 22 5 66-1 88M205 34c4 24 3 66-2 92', { line: pen, width: 3 }),
  ),
  'p-slow': card(
    ...[0, 6, -3, 4, -5, 2].map((shift, row) =>
      path(d`M${26 + shift} ${119 - row * 14}h104v13h-104z`, { fill: pile[row] }),
    ),
    path('M16 133h134', { width: 2 }),
    sheet(152, 40, 68, 92),
    lines(164, 66, 44, [0.6, 1, 0.8], { strong: [0], gap: 11 }),
    signature(166, 100, 0.6),
    path('M164 117h44'),
    path('M66 32c26-22 68-20 92-1m-13-3l13 3l2-13', { line: pen, width: 2.6 }),
  ),
} satisfies Pictures;

/** One sheet through five frames: each adds its own mark and keeps the ones before it. */
export const steps = {
  'h-1': drawing(
    [240, 180],
    path('M76 38V6h68l20 20v12', { line: carbon[600], dash: '4 4' }),
    frame(76, 36),
    tab(174, 124, 'DOC', stock.canary),
    path('M36 116v46h168v-46M36 144h22m124 0h22', { width: 2.4 }),
    path('M190 18v34m-8-8l8 8l8-8', { width: 2.4 }),
  ),
  'h-2': drawing(
    [240, 180],
    frame(28, 36, 'read'),
    link('M116 85h14M144 59h-14v52h14M130 85h14'),
    chip(146, 50, 74, stock.sky),
    chip(146, 76, 60, stock.gold),
    chip(146, 102, 82, stock.mint),
  ),
  'h-3': drawing(
    [240, 180],
    copies(76, 36, 88, 116, kept, { dx: 11, dy: 8 }),
    frame(76, 36, 'edited'),
    selection(82, 100, 74, 17),
    path('M136 104v10', { line: pen, width: 2.2 }),
    cursor(184, 126),
  ),
  'h-4': drawing(
    [240, 180],
    copies(12, 36, 88, 116, kept, { dx: 11, dy: 8 }),
    frame(12, 36, 'signed'),
    link('M122 62h18M122 124h18'),
    box(142, 44, 80, 36, { round: 4 }),
    person(161, 56, 0.8, stock.rose),
    rights(182, 62, 2, 14),
    box(142, 106, 80, 36, { round: 4 }),
    chain(168, 124, 0.85),
    clock(204, 124, 9),
  ),
  'h-5': drawing(
    [240, 180],
    copies(76, 30, 88, 116, kept, { dx: 11, dy: 8 }),
    frame(76, 30, 'signed'),
    path('M36 98v64h168V98h-36l-10 12H82L72 98z', { fill: stock.gold }),
    lock(106, 117, 1.15),
  ),
} satisfies Pictures;
