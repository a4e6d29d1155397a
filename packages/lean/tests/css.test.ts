import { expect, test } from 'vitest';
import { withoutUnread } from '../css';

const property = (name: string) => `@property ${name}{syntax:"*";inherits:false;initial-value:0}`;
const first = (values: string) =>
  `@layer properties{@supports (-webkit-hyphens:none){*,:before,::backdrop{${values}}}}`;

test('registered properties that no rule of the page reads are taken out, with their first values', () => {
  const rules = '.a{translate:var(--tw-x) var(--tw-y,0)}';
  const css = `${first('--tw-x:0;--tw-y:0;--tw-z:0')}${rules}${['--tw-x', '--tw-y', '--tw-z'].map(property).join('')}`;
  expect(withoutUnread(css)).toBe(
    `${first('--tw-x:0;--tw-y:0')}${rules}${property('--tw-x')}${property('--tw-y')}`,
  );
});

test('one that is read stays, as do all other properties', () => {
  const css = `${first('--tw-xy:0')}.a{--own:1;margin:var(--tw-xy)}${property('--tw-xy')}@property --own{syntax:"*";inherits:true}`;
  expect(withoutUnread(css)).toBe(css);
});
