import { bond, carbon, ink, pen, stock, tape } from '../kit/colours';
import { copies, folder, lines, sheet } from '../kit/paper';
import { person } from '../kit/people';
import { chip, link, lock, tick } from '../kit/signs';
import { grid } from '../kit/surfaces';
import { box, card, d, disc, path } from '../kit/svg';
import type { Pictures } from './names';

/** The five lines of work. */
export const useCases = {
  ca: card(
    copies(24, 48, 96, 92, [stock.gold, stock.mint], { dx: 9, dy: 10 }),
    sheet(24, 48, 96, 92),
    lines(36, 68, 36, [1], { strong: [0] }),
    grid(36, 80, 72, 48, 4, 4, stock.mint),
    box(150, 38, 70, 102, { fill: ink, round: 6 }),
    box(159, 48, 52, 20, { fill: stock.mint, round: 2, line: 'none' }),
    path('M190 54v8m7-8v8m7-8v8', { width: 2.6 }),
    path('M166 84h0m19 0h0M166 103h0m19 0h0m19 0h0M166 122h0m19 0h0m19-38h0', { line: bond, width: 12 }),
    path('M204 122h0', { line: stock.canary, width: 12 }),
  ),
  legal: card(
    folder(
      20,
      44,
      116,
      100,
      stock.rose,
      sheet(36, 16, 84, 90) + lines(48, 42, 60, [0.6, 0.9, 0.8], { strong: [0], marked: [1], gap: 12 }),
      30,
    ),
    path('M21 112h114M78 112c-2 10-4 14-12 20m12-20c2 9 6 13 14 17', { line: tape, width: 3.4 }),
    disc(78, 112, 6, { fill: tape, line: 'none' }),
    path('M188 40v98m-20 0h40M162 52q13 2 26-6q13 8 26 6', { width: 2.4 }),
    path('M162 52l-13 36h26zM214 52l-13 36h26z'),
    path('M147 88h30c-2 9-7 13-15 13s-13-4-15-13zM199 88h30c-2 9-7 13-15 13s-13-4-15-13z', { fill: bond }),
    disc(188, 37, 4.5, { fill: ink }),
  ),
  medical: card(
    sheet(36, 16, 104, 128, { fold: 16 }),
    path('M61 32h12v11h11v12H73v11H61V55H50V43h11z', { fill: stock.mint }),
    lines(94, 44, 34, [0.7, 1], { strong: [0], gap: 11 }),
    path('M50 94h18l6-14 10 28 8-20 5 6h30', { line: pen, width: 2.4 }),
    lines(50, 122, 78, [1, 0.6]),
    link('M141 125h14'),
    lock(162, 46, 1.8),
    chip(156, 116, 60, stock.canary),
  ),
  corporate: card(
    path('M120 62v16M50 94V78h140v16M120 78v16'),
    box(84, 16, 72, 46, { fill: stock.canary }),
    person(103, 32, 0.8, bond),
    lines(122, 34, 24, [1, 0.7], { strong: [0] }),
    ...[stock.sky, stock.rose, bond].flatMap((fill, place) => [
      box(20 + place * 70, 94, 60, 52, { fill }),
      person(50 + place * 70, 108, 0.8, fill === bond ? carbon[200] : bond),
      path(d`M${37 + place * 70} 136h26`, { width: 3 }),
    ]),
  ),
  education: card(
    sheet(36, 40, 104, 106),
    lines(50, 80, 76, [0.9, 1, 0.85, 0.8, 0.95, 0.6], { marked: [2], gap: 11 }),
    path('M58 34v20c8 10 52 10 60 0V34', { fill: ink }),
    path('M32 32l56-20 56 20-56 20z', { fill: ink }),
    path('M88 32l38 5', { line: stock.gold, width: 2 }),
    path('M126 40v20', { width: 2 }),
    path('M122 60h8l2 13h-12z', { fill: stock.gold }),
    path('M176 98l-8 44 20-11 20 11-8-44', { fill: stock.sky }),
    path('M188 54l8 6 10-1 4 9 9 5-2 10 2 10-9 5-4 9-10-1-8 6-8-6-10 1-4-9-9-5 2-10-2-10 9-5 4-9 10 1z', {
      fill: stock.sky,
    }),
    disc(188, 83, 16),
    tick(181, 78, 1.15, ink),
  ),
} satisfies Pictures;
