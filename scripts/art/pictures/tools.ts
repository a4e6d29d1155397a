import { bond, carbon, ink, marker, pen, stock } from '../kit/colours';
import { absent, lines, marks, sheet } from '../kit/paper';
import { person } from '../kit/people';
import { arrow, arrows, bullets, cross, link, verdict } from '../kit/signs';
import { checks, selection } from '../kit/surfaces';
import { at, card, d, group, path } from '../kit/svg';
import { gauge, percent, wave } from '../kit/things';
import type { Pictures } from './names';

/** Tools that arrange, edit, check and speak. */
export const otherTools = {
  bgremove: card(
    path('M24 32h76v96H24z', { fill: stock.sky }),
    path(at(62, 76, 'm-20 40c0-16 9-24 20-24s20 8 20 24zm20-52a12 12 0 1 0 .1 0z'), {
      line: marker,
      width: 9,
    }),
    person(62, 76, 2, stock.rose),
    path('M24 32h76v96H24z'),
    arrow(108, 80, 24),
    path('M144 32h72v96h-72z', { fill: bond, line: 'none' }),
    checks(144, 32, 12, 6, 8),
    path('M144 32h72v96h-72z', { dash: '5 5' }),
    person(180, 76, 2, stock.rose),
  ),
  removepages: card(
    sheet(20, 42, 56, 86),
    lines(30, 68, 36, [1, 0.8, 0.9, 0.6]),
    absent(92, 42, 56, 86),
    sheet(92, 20, 56, 86, { fill: stock.canary }),
    lines(102, 46, 36, [1, 0.8], { colour: carbon[400] }),
    cross(109, 66, 22, pen, 4),
    sheet(164, 42, 56, 86),
    lines(174, 68, 36, [1, 0.7, 0.9, 0.5]),
  ),
  compare: card(
    sheet(20, 22, 84, 116),
    sheet(136, 22, 84, 116),
    path('M145 68h60', { line: stock.rose, width: 10, butt: true }),
    path('M145 98h48', { line: stock.mint, width: 10, butt: true }),
    lines(32, 48, 60, [0.7, 1, 0.9, 0.7, 0.95, 0.7, 0.8, 0.6], { strong: [0], marked: [2, 5] }),
    lines(148, 48, 60, [0.7, 1, 0, 0.7, 0.95, 0, 0.8, 0.6], { strong: [0] }),
    path('M148 98h42', { width: 3.4 }),
    lines(148, 68, 54, [1], { colour: carbon[400] }),
    link('M108 68h22M108 98h22'),
    path('M209 68h6M197 98h6m-3-3v6', { width: 2 }),
  ),
  split: card(
    sheet(24, 22, 76, 116),
    lines(34, 48, 54, [0.7, 1, 0.85], { strong: [0] }),
    lines(34, 98, 54, [1, 0.7, 0.9]),
    path('M14 83h96', { line: pen, width: 2.4, dash: '5 5' }),
    path(at(118, 52, arrows.upRight) + at(118, 94, arrows.downRight), { width: 2 }),
    sheet(152, 18, 68, 56),
    lines(162, 44, 48, [0.7, 1], { strong: [0] }),
    sheet(152, 88, 68, 56, { fill: stock.canary }),
    lines(162, 112, 48, [1, 0.7, 0.9], { colour: carbon[400] }),
  ),
  aieditor: card(
    sheet(24, 16, 116, 128, { fold: 16 }),
    lines(38, 42, 86, [0.6, 1, 0.9], { strong: [0] }),
    lines(38, 119, 86, [0.9, 0.5]),
    lines(38, 83, 84, [0.95, 1, 0.55], { colour: ink }),
    selection(30, 74, 104, 36),
    link('M139 92h22'),
    path('M162 66h58v34l-12 12h-46z', { fill: marker }),
    path('M220 100h-12v12z', { fill: bond }),
    lines(171, 79, 40, [1, 0.8, 0.5], { colour: ink, weight: 3 }),
  ),
  screener: card(
    sheet(30, 16, 96, 128),
    path('M18 68h120v20H18z', { fill: marker, line: 'none' }),
    lines(44, 42, 68, [0.6, 1, 0.85, 0, 0, 0.8, 1, 0.9, 0.5], { strong: [0] }),
    lines(44, 73, 68, [0.95, 0.7], { colour: ink }),
    path('M18 88h120', { width: 2.4 }),
    ...(['good', 'good', 'warning'] as const).map((kind, row) => verdict(172, 48 + row * 32, kind)),
    lines(190, 48, 32, [1, 0.7, 0.9], { gap: 32, colour: ink }),
  ),
  plagiarism: card(
    sheet(24, 16, 96, 128),
    lines(38, 44, 66, [0.8, 0.9, 1, 0.8, 1, 0.7, 0.9, 0.85, 0.5], { marked: [1, 2, 6] }),
    link('M104 54h46M110 64h36M104 104h36l16-12'),
    gauge(184, 74, 30, 10, 112),
    percent(184, 74),
  ),
  summarise: card(
    sheet(24, 14, 88, 132),
    sheet(154, 44, 66, 76, { fold: 12 }),
    group(
      {},
      marks([
        [36, 60, 64],
        [36, 100, 54],
      ]),
      bullets(168, 71, 2, 20),
    ),
    lines(36, 40, 64, [1, 0.9, 0, 0.6, 1, 0.85, 0, 0.7, 0.95, 0.5]),
    path('M36 60h64M36 100h54', { width: 3.4 }),
    arrow(120, 80, 26),
    lines(179, 71, 30, [1, 0.7], { gap: 20, strong: [0, 1], weight: 4 }),
    lines(179, 79, 30, [0.7, 0.9], { gap: 20 }),
  ),
  speech: card(
    path('M58 30h33v100H58z', { fill: marker, line: 'none' }),
    wave(20, 80, [12, 28, 46, 20, 62, 36, 78, 44, 68, 24, 52, 14]),
    arrow(108, 80, 24),
    sheet(144, 22, 76, 116),
    lines(155, 48, 54, [0.6, 1, 0.8, 0.95, 0.7, 0.9], { strong: [0] }),
    path('M155 112h22', { line: pen, width: 3.4 }),
    path('M183 104v16m-3-16h6m-6 16h6', { line: pen, width: 2 }),
  ),
  tts: card(
    sheet(24, 20, 84, 120),
    lines(36, 46, 60, [0.6, 1, 0.8, 0.95, 0.9, 0.7, 0.85, 0.5], { strong: [0], marked: [3] }),
    arrow(118, 80, 24),
    path('M154 68h13l17-15v54l-17-15h-13z', { fill: stock.gold }),
    path(d`M193 68c7 7 7 17 0 24m9-35c14 13 14 33 0 46`, { width: 2.6 }),
  ),
} satisfies Pictures;
