import { expect, it } from 'vitest';
import { headerRules } from '@/lib/headers';

const transport = (subdomains?: boolean) =>
  headerRules({ inlineScripts: false, subdomains })
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Strict-Transport-Security');

it('https is asked of subdomains too, unless HSTS_SUBDOMAINS=off leaves them alone', () => {
  expect(transport()).toEqual([expect.objectContaining({ value: 'max-age=63072000; includeSubDomains' })]);
  expect(transport(false)).toEqual([expect.objectContaining({ value: 'max-age=63072000' })]);
});
