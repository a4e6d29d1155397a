import { expect, test } from 'vitest';
import { namesAndFigures, segmentsOf } from '@/components/workbench/speech-to-text/names-and-figures';

test('figures and names are to be checked, but not the first word of a sentence', () => {
  expect(namesAndFigures(['We are at the north gate with Mr Rao. The slab shows 2.5 mm'], 'en-IN')).toEqual([
    'Rao',
    '2.5',
  ]);
});

test('names of several words stay together, and each is reported once', () => {
  expect(namesAndFigures(['I met Shirke Sons', 'with Shirke Sons on the 9'], 'en-IN')).toEqual([
    'Shirke Sons',
    '9',
  ]);
});

test('in German, where every noun has a capital, only figures are reported', () => {
  expect(namesAndFigures(['wir sind am Tor mit Herrn Rao um 14:30'], 'de-DE')).toEqual(['14:30']);
});

test('the segments joined are the text, and each name or figure is a separate segment', () => {
  const text = 'on the ninth with Rao, in 2026.';
  expect(segmentsOf(text, 'en-IN').map((piece) => piece.text)).toEqual([
    'on the ninth with ',
    'Rao',
    ', in ',
    '2026',
    '.',
  ]);
});
