import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iyer, khan, rao } from '@/content/people';
import { inRoot } from '@/scripts/lib/paths';

const sources = readdirSync(inRoot('components'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(inRoot('components', name), 'utf8') }));

test.each([rao, iyer, khan])(
  'no drawing types the name or the initials of $name, of the drawings’ office',
  ({ name, initials }) => {
    const typed = [name, `'${initials}'`, `"${initials}"`, `>${initials}<`];
    const places = sources.filter(({ text }) => typed.some((words) => text.includes(words)));
    expect(places.map((place) => place.name)).toEqual([]);
  },
);
