import { bond, carbon, ink, stock } from '../kit/colours';
import { copies, folder, lines, sheet } from '../kit/paper';
import { person } from '../kit/people';
import { chain, link, lock } from '../kit/signs';
import { at, box, card, disc, path } from '../kit/svg';
import { clock } from '../kit/things';
import type { Pictures } from './names';

const people = [stock.canary, stock.rose, bond, stock.sky];

/** The five security pages. */
export const security = {
  audit: card(
    box(16, 18, 208, 126),
    path('M17 68h206M17 93h206M17 118h206', { line: carbon[300] }),
    path('M16 43V21a3 3 0 0 1 3-3h202a3 3 0 0 1 3 3v22z', { fill: carbon[100] }),
    lines(30, 31, 26, [1], { strong: [0] }),
    lines(128, 31, 22, [1], { strong: [0] }),
    lines(184, 31, 18, [1], { strong: [0] }),
    ...people.map((fill, row) => person(37, 52 + row * 25, 0.55, fill)),
    lines(54, 56, 56, [0.9, 0.6, 1, 0.75], { gap: 25, colour: ink }),
    lines(128, 56, 38, [1, 0.7, 0.85, 0.6], { gap: 25 }),
    lines(184, 56, 26, [1, 1, 1, 1], { gap: 25 }),
  ),
  groups: card(
    link('M76 80h18M146 80h18'),
    ...[
      { x: 16, fill: stock.rose },
      { x: 164, fill: stock.sky },
    ].flatMap(({ x, fill }) => [
      box(x, 22, 60, 116, { round: 6 }),
      person(x + 30, 42, 1, fill),
      person(x + 30, 96, 1, fill),
      lines(x + 18, 70, 24, [1, 1], { gap: 54, colour: ink }),
    ]),
    folder(90, 50, 60, 56, stock.canary),
    lock(110, 72, 0.85),
  ),
  compliance: card(
    sheet(24, 16, 104, 128, { fold: 16 }),
    lines(40, 36, 50, [1], { strong: [0] }),
    ...[0, 1, 2].flatMap((row) => [
      box(38, 52 + row * 29, 17, 17, { fill: stock.mint, round: 2 }),
      path(at(42, 60 + row * 29, 'm0 0l3.500 4 6.500-8'), { width: 2.4 }),
      lines(66, 56 + row * 29, 48, [[1, 0.8, 0.9][row] ?? 1, 0.6], { gap: 9 }),
    ]),
    path('M182 36l38 13v30c0 26-16 40-38 49-22-9-38-23-38-49V49z', { fill: ink }),
    path('M182 44l30 10v25c0 21-12 32-30 40-18-8-30-19-30-40V54z', { line: carbon[400], width: 1.2 }),
    path('M168 80l10 12 19-23', { line: stock.canary, width: 5 }),
  ),
  retention: card(
    copies(20, 58, 80, 84, [stock.gold, stock.gold], { dx: 7, dy: 9 }),
    sheet(20, 58, 80, 84),
    lines(32, 84, 56, [0.6, 1, 0.8, 0.9], { strong: [0], gap: 12 }),
    path('M120 120h102', { width: 2 }),
    ...[stock.mint, stock.mint, stock.gold, bond].map((fill, step) =>
      disc(128 + step * 29, 120, 6, { fill }),
    ),
    link('M128 110V98M215 110V98'),
    path('M157 26h44v8c0 14-14 18-14 26s14 12 14 26v8h-44v-8c0-14 14-18 14-26s-14-12-14-26z', { fill: bond }),
    path('M165 48h28c-4 5-8 8-8 13v3c4 6 12 10 14 20h-40c2-10 10-14 14-20v-3c0-5-4-8-8-13z', {
      fill: stock.canary,
      line: 'none',
    }),
    path('M153 26h52M153 94h52', { width: 3 }),
  ),
  links: card(
    sheet(20, 24, 80, 112),
    lines(32, 50, 56, [0.6, 1, 0.85, 0.95, 0.7], { strong: [0], gap: 12 }),
    link('M100 80h20'),
    box(120, 38, 104, 84, { round: 6 }),
    chain(146, 62, 0.9),
    lines(172, 62, 40, [1], { colour: ink }),
    path('M120 86h104', { line: carbon[200] }),
    box(132, 95, 58, 18, { fill: stock.canary, round: 9 }),
    clock(142, 104, 5.5),
    path('M155 104h26', { width: 2.6 }),
    lock(198, 90, 0.72),
  ),
} satisfies Pictures;
