import { expect, test } from 'vitest';
import { iyer, khan, rao } from '@/lib/sample-people';
import { sourceFiles } from '@/tests/helpers/source-files';

const sources = sourceFiles(['components'], /\.tsx?$/);

test.each([rao, iyer, khan])(
  'no component spells out the name or the initials of $name, a person in drawings',
  ({ name, initials }) => {
    const spellings = [name, `'${initials}'`, `"${initials}"`, `>${initials}<`];
    const places = sources.filter(({ text }) => spellings.some((spelling) => text.includes(spelling)));
    expect(places.map(({ file }) => file)).toEqual([]);
  },
);
