import { bond, carbon, ink, marker, pen, stock } from '../kit/colours';
import { lines, marks, sheet } from '../kit/paper';
import { arrow, bullets, chip, link, signature } from '../kit/signs';
import { checks, grid, photo, selection } from '../kit/surfaces';
import { box, card, disc, drawing, group, path, turned } from '../kit/svg';
import { cursor, gauge, percent } from '../kit/things';
import type { Pictures } from './names';

/** Features that read, compare and build. */
export const aiFeatures = {
  'f-aitools': drawing(
    [24, 0, 404, 234],
    sheet(26, 18, 140, 240, { fold: 18 }),
    path('M232 24h194v56h-194zm0 138h194v56h-194z', { fill: bond }),
    lines(44, 52, 104, [0.7], { strong: [0], weight: 5 }),
    lines(44, 76, 104, [1, 0.9], { gap: 15, weight: 4 }),
    lines(44, 156, 104, [1, 0.8, 0.94, 0.7], { gap: 15, weight: 4 }),
    group(
      {},
      marks(
        [
          [44, 118, 92],
          [44, 134, 52],
        ],
        14,
      ),
      bullets(250, 44, 2, 17),
      lines(44, 118, 104, [0.88, 0.5], { gap: 16, weight: 4, colour: ink }),
      turned(
        -38,
        112,
        134,
        path('M104 138l8-9h6v18h-14z', { fill: marker }),
        path('M118 125h20v26h-20z', { fill: ink }),
        path('M138 127h52v22h-52z', { fill: bond }),
      ),
    ),
    link('M170 118h42M212 52v138M212 52h18M212 118h18M212 190h18', { line: carbon[600] }),
    lines(264, 44, 144, [0.95, 0.66], { gap: 17, weight: 4, strong: [0, 1] }),
    chip(232, 98, 78, stock.sky),
    chip(318, 98, 94, stock.mint),
    chip(232, 122, 94, stock.rose),
    chip(334, 122, 62, bond),
    lines(250, 182, 66, [1, 0.7], { gap: 16, weight: 4 }),
    arrow(330, 190, 20),
    lines(362, 182, 48, [1, 0.8], { gap: 16, weight: 4, strong: [0, 1] }),
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
