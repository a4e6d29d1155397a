import { bond, carbon, ink, marker, pen, stock } from '../kit/colours';
import { lines, marks, sheet } from '../kit/paper';
import { arrow, bullets, chip, link, signature } from '../kit/signs';
import { checks, grid, photo, selection } from '../kit/surfaces';
import { box, card, disc, group, path } from '../kit/svg';
import { cursor, gauge, percent } from '../kit/things';
import type { Pictures } from './names';

/** Features that read, compare and build. */
export const aiFeatures = {
  'f-aitools': card(
    sheet(24, 14, 88, 132),
    lines(36, 34, 64, [0.6], { strong: [0] }),
    lines(36, 48, 64, [1, 0.86]),
    lines(36, 106, 64, [1, 0.8, 0.94, 0.6]),
    link('M112 76h20M132 36v80M132 36h12M132 76h12M132 116h12', { line: carbon[600] }),
    box(144, 18, 80, 36, { round: 2 }),
    group(
      {},
      marks([
        [36, 76, 58],
        [36, 88, 32],
      ]),
      lines(36, 76, 64, [0.9, 0.5], { gap: 12, colour: ink }),
      bullets(156, 30, 2, 12),
    ),
    lines(168, 30, 44, [1, 0.7], { gap: 12, strong: [0, 1] }),
    chip(144, 67, 46, stock.sky),
    chip(194, 67, 30, stock.mint),
    box(144, 98, 80, 36, { round: 2 }),
    lines(154, 110, 22, [1, 0.7], { gap: 12 }),
    arrow(182, 116, 10),
    lines(200, 110, 16, [1, 0.8], { gap: 12, strong: [0, 1] }),
  ),
  'f-venn': card(
    sheet(24, 18, 100, 116),
    lines(38, 44, 44, [0.8, 1, 0.7, 0.9, 0.6, 0.9], { gap: 13, strong: [0] }),
    sheet(88, 32, 100, 116, { fill: stock.sky }),
    path('M88 32h36v102H88z', { fill: bond }),
    marks(
      [
        [96, 70, 20],
        [96, 83, 20],
        [96, 96, 20],
      ],
      10,
    ),
    lines(96, 70, 20, [1, 1, 1], { gap: 13, colour: ink }),
    lines(134, 70, 42, [1, 0.8, 0.9, 0.7, 1], { gap: 13, colour: carbon[600] }),
    disc(196, 46, 27),
    gauge(196, 46, 19, 7, 96),
    percent(196, 46),
  ),
  'f-image': card(
    path('M146 32h46v96h-46z', { fill: bond, line: 'none' }),
    checks(144, 32, 12, 4, 8),
    photo(48, 32, 96, 96, marker),
    path('M144 32h48v96h-48z'),
    selection(34, 20, 172, 120, '5 5'),
    path('M144 14v132', { line: pen, width: 2 }),
    disc(144, 80, 10, { line: pen, width: 2 }),
    path('M141 76l-4 4 4 4m6-8l4 4-4 4', { line: pen, width: 1.8 }),
  ),
  'f-builder': card(
    path('M24 14h94l16 16v116H24z', { fill: bond, dash: '5 4' }),
    path('M118 14v16h16z', { fill: carbon[200] }),
    box(36, 34, 74, 18, { fill: stock.sky, round: 2 }),
    path('M45 43h40', { width: 4 }),
    grid(36, 60, 86, 34, 3, 3),
    path('M36 104h86v30H36z', { line: pen, dash: '4 4' }),
    photo(168, 20, 48, 36, bond),
    link('M130 118l18-8', { line: pen }),
    box(142, 76, 82, 42, { fill: stock.canary }),
    path('M154 107h54'),
    signature(156, 84, 0.9),
    cursor(208, 110),
  ),
} satisfies Pictures;
