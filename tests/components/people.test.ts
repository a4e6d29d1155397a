import { expect, test } from 'vitest';
import { iyer, khan, rao } from '@/lib/sample-people';
import { sourceFiles } from '@/tests/helpers/source-files';

const sources = sourceFiles(['components'], /\.tsx?$/);

test.each([rao, iyer, khan])(
  'no drawing types the name or the initials of $name, of the drawings’ office',
  ({ name, initials }) => {
    const typedForms = [name, `'${initials}'`, `"${initials}"`, `>${initials}<`];
    const places = sources.filter(({ text }) => typedForms.some((phrase) => text.includes(phrase)));
    expect(places.map(({ file }) => file)).toEqual([]);
  },
);
