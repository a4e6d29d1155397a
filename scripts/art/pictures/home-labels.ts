import { bond, carbon, ink, pen, stock } from '../kit/colours';
import { word } from '../kit/letters';
import { lines, sheet, tab } from '../kit/paper';
import { portrait } from '../kit/people';
import { grid, photo } from '../kit/surfaces';
import { box, drawing, group, path } from '../kit/svg';
import { bars } from '../kit/things';
import type { Pictures } from './names';

/** The formats people bring: one label each, 76 by 102. */
export const formats = {
  'fmt-pdf': format('PDF', lines(14, 36, 46, [0.6, 1, 0.8, 0.95], { strong: [0], weight: 3 })),
  'fmt-word': format(
    'DOC',
    box(14, 30, 22, 20, { fill: pen, round: 2 }),
    word(19, 36, 'W', bond, 0.75),
    lines(42, 36, 18, [1, 0.8], { gap: 9, weight: 3 }),
    lines(14, 60, 46, [1, 0.7], { gap: 9, weight: 3 }),
  ),
  'fmt-excel': format('XLS', grid(13, 32, 48, 36, 3, 4)),
  'fmt-ppt': format(
    'PPT',
    box(13, 32, 48, 36, { fill: stock.rose, round: 2 }),
    bars(21, 62, 8, [8, 14, 22], [bond, bond, bond]),
  ),
  'fmt-jpg': format('JPG', photo(13, 32, 48, 36)),
} satisfies Pictures;

/** Portraits beside the letters, 80 by 80, without lines. */
export const avatars = {
  avatar1: avatar(
    stock.sky,
    portrait(ink, '#c68a60', '#a96f48'),
    path('M25 35c-3-18 7-25 17-24 10 0 16 8 13 24-1-6-3-9-6-11-9 2-18-1-21 3-1 2-2 5-3 8z', { fill: ink }),
  ),
  avatar2: avatar(
    stock.rose,
    path('M40 10c15 0 21 12 20 26 6 14 5 24 1 30H19c-4-6-5-16 1-30-1-14 5-26 20-26z', { fill: ink }),
    portrait(bond, '#9c6342', '#7f4d31'),
    path('M25 38V26c2-8 8-11 15-11s13 3 15 11v11c-3-7-7-11-12-12-4 5-10 7-18 13z', { fill: ink }),
  ),
  avatar3: avatar(
    stock.mint,
    portrait(carbon[800], '#e3b48d', '#cf9a70'),
    path('M32 55l8 13 8-13-8 3z', { fill: bond }),
    path('M25 33c-2-15 7-20 15-20s17 5 15 20c-2-7-6-11-15-11s-13 4-15 11z', { fill: carbon[300] }),
    path('M26 39c3 6 7 5 14 5s11 1 14-5c1 14-6 19-14 19s-15-5-14-19z', { fill: carbon[300] }),
    path('M36 47h8', { line: '#a96f48', width: 2 }),
    path('M29 32h9v6h-9zm13 0h9v6h-9zm-4 2h4', { line: ink }),
  ),
} satisfies Pictures;

function format(name: string, ...body: string[]) {
  return drawing([76, 102], sheet(2, 2, 70, 97, {}), ...body, tab(67, 75, name));
}

function avatar(background: string, ...parts: string[]) {
  const ground = path('M-1-1h82v82h-82z', { fill: background });
  return drawing([80, 80], group({ line: 'none' }, ground, ...parts));
}
