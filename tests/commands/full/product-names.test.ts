import { afterAll, expect, test } from 'vitest';
import { pricing } from '@/content/pricing';
import { site as shared } from '@/content/site';
import { planName, productName } from '@/lib/schema/common';
import { copySite } from '@/tests/helpers/site-copy';

const site = copySite();
afterAll(site.remove);

const [plan = [], product = []] = [planName, productName].map(({ minLength, maxLength }) => [
  minLength ?? 0,
  maxLength ?? 0,
]);

test.each([
  ['shortest', plan[0] ?? 0, product[0] ?? 0],
  ['longest', plan[1] ?? 0, product[1] ?? 0],
])(
  'the names of the product and its plans may be the %s that their fields allow',
  async (_, planLength, productLength) => {
    const files = ['content/pricing.ts', 'content/site.ts'].map((file) => [file, site.read(file)] as const);
    for (const [index, { name }] of pricing.plans.entries())
      site.edit(
        'content/pricing.ts',
        `name: '${name}'`,
        `name: '${'BDEFGH'.charAt(index).repeat(planLength)}'`,
      );
    site.edit('content/site.ts', `name: '${shared.name}'`, `name: '${'n'.repeat(productLength)}'`);
    const { code, problems } = await site.check();
    for (const [file, text] of files) site.write(file, text);
    expect(problems).toBe('');
    expect(code).toBe(0);
  },
  60_000,
);
