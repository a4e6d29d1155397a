import { bond, carbon, ink, stock } from '../kit/colours';
import { copies, folder, lines, sheet } from '../kit/paper';
import { roleRow } from '../kit/people';
import { arrows, chip, link, lock, signature } from '../kit/signs';
import { at, box, card, disc, group, path } from '../kit/svg';
import { calendar, penTool } from '../kit/things';
import type { Pictures } from './names';

/** Features that keep, date, share and sign. */
export const features = {
  storage: card(
    folder(
      40,
      50,
      160,
      94,
      stock.canary,
      sheet(84, 14, 72, 90) + lines(96, 40, 48, [0.7, 1], { strong: [0] }),
      24,
    ),
    lock(106, 90, 1.15),
    path(at(178, 16, arrows.down), { width: 2 }),
  ),
  tagging: card(
    sheet(22, 18, 84, 124),
    lines(34, 44, 60, [0.6, 1, 0.9, 0.8, 0.95, 1, 0.85, 0.7], { strong: [0], marked: [2, 5], gap: 11 }),
    link('M94 66h30M98 99h26M138 37h-14v85h14M124 65h14M124 94h14'),
    chip(140, 28, 78, stock.sky),
    chip(140, 56, 62, stock.rose),
    chip(140, 85, 84, bond),
    chip(140, 113, 58, stock.mint),
  ),
  versions: card(
    path('M32 26v108', { width: 2 }),
    disc(32, 26, 6, { fill: stock.sky }),
    disc(32, 61, 6, { fill: stock.rose }),
    copies(80, 45, 98, 86, [stock.sky, stock.rose], { dx: 14, dy: 13 }),
    group(
      {},
      sheet(80, 45, 98, 86, { fill: stock.canary, fold: 0 }),
      disc(32, 97, 6, { fill: stock.canary }),
    ),
    sheet(66, 58, 98, 86),
    disc(32, 134, 6, { fill: ink }),
    lines(80, 86, 70, [0.7, 1, 0.85, 0.6], { strong: [0], gap: 12 }),
  ),
  expiry: card(
    sheet(22, 18, 92, 124),
    lines(34, 44, 66, [0.6, 1, 0.9, 0.95, 0.7], { strong: [0], marked: [2], gap: 12 }),
    path('M36 116h66', { line: carbon[200], width: 8 }),
    path('M36 116h46', { line: stock.gold, width: 8 }),
    link('M100 68h32'),
    calendar(134, 40, 84, 80, { columns: 4, rows: 3, leave: 6 }),
    box(176, 72, 20, 17, { fill: stock.gold }),
    path('M184 80.500h4', { width: 3.6 }),
  ),
  sharing: card(
    sheet(20, 24, 80, 112),
    lines(32, 50, 56, [0.6, 1, 0.85, 0.95], { strong: [0] }),
    lock(68, 98),
    link('M100 44h36M100 80h36M100 116h36'),
    roleRow(138, 29, 84, stock.mint, 3),
    roleRow(138, 65, 84, stock.canary, 2),
    roleRow(138, 101, 84, stock.rose, 1),
  ),
  signature: card(
    sheet(46, 12, 120, 136, { fold: 16 }),
    lines(62, 38, 88, [0.55, 1, 0.85, 0.95, 0.7], { strong: [0] }),
    path('M166 110h24l8 7-8 7h-24z', { fill: stock.canary }),
    path('M62 124h88'),
    path('M62 112l6 7m0-7l-6 7', { line: carbon[400], width: 2 }),
    signature(76, 100, 1.1),
    penTool(154, 100),
  ),
} satisfies Pictures;
