import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { plansOf } from '@/app/_shared/plans';
import { PlanList } from '@/components/details/plan-list';
import { capabilities } from '@/content/capabilities';
import * as features from '@/content/features';
import * as integrations from '@/content/integrations';
import { pricing } from '@/content/pricing';
import * as security from '@/content/security';
import * as useCases from '@/content/use-cases';
import { checkLabels, checkPromises } from '@/lib/content-plans';
import { capitalize } from '@/lib/format';
import { firstPlanWith, mentions, promisedCapabilities, promisesOf } from '@/lib/plans';

/**
 * One truth about plans: what a page promises is in the record with the plan that it begins with, the page says so,
 * and no text says otherwise.
 */

const pages = [features, useCases, security, integrations].flatMap(({ entries }): { name: string }[] => [
  ...entries,
]);

/** A capability that does not begin with the first plan. */
const later = capabilities.list.find(({ label }) => firstPlanWith(label, pricing.plans) > 0);
const word = later?.words[0] ?? '';
const plan = pricing.plans[firstPlanWith(later?.label ?? '', pricing.plans)]?.name ?? '';
const [first] = pricing.plans;

const check = (text: string) => () => checkPromises('content/home.ts', { lead: text }, capabilities, pricing);

describe('a text that promises more than the plan gives is found', () => {
  test.each([
    ['to everybody', `Every plan has a ${word}.`],
    ['from the start', `A ${word} is there from the start.`],
    ['on day one', `You have a ${word} on day one.`],
    ['with an earlier plan', `A ${word} comes with ${first?.name}.`],
  ])('%s', (_, text) => {
    expect(check(text)).toThrow(`lead promises too early what begins with ${plan}`);
  });

  test.each([
    ['with its own plan', `A ${word} begins with ${plan}, not with ${first?.name}.`],
    ['with no plan at all', `A ${word} decides who may read it.`],
    ['of something else', `Every plan has a price. A ${word} has a name.`],
  ])('but not one that speaks of it %s', (_, text) => {
    expect(check(text)).not.toThrow();
  });
});

test('a capability that no plan includes is found', () => {
  const [capability] = capabilities.list;
  const unknownLabel = { ...capabilities, list: capability ? [{ ...capability, label: 'rockets' }] : [] };
  expect(() => checkLabels('content/capabilities.ts', unknownLabel, pricing)).toThrow(
    `label of “${capability?.name}” is “rockets”, which no plan of content/pricing.ts includes.`,
  );
});

test.each(pages.map((entry) => [entry.name, entry] as const))(
  '%s names the plan of each thing that it promises',
  (_, entry) => {
    const texts = promisesOf(entry);
    const promised = capabilities.list.filter((capability) =>
      texts.some((text) => mentions(text, capability)),
    );
    const html = renderToString(<PlanList {...plansOf(entry)} />).toLowerCase();
    expect(html === '').toBe(promised.length === 0);
    for (const { name, label } of promised) {
      const begins = pricing.plans[firstPlanWith(label, pricing.plans)]?.name ?? '';
      expect(html).toContain(name.toLowerCase());
      if (begins !== first?.name)
        expect(html).toContain(capabilities.from.replace('{plan}', begins).toLowerCase());
    }
  },
);

test('plans are in the order of their price, and what a page is about comes first in its plan', () => {
  const entry = { ...pages[0], name: `${capitalize(word)} and more` };
  const { rows } = plansOf(entry);
  const names = rows.map((row) => row.plan);
  const order = [
    capabilities.every,
    ...pricing.plans.map((pricedPlan) => capabilities.from.replace('{plan}', pricedPlan.name)),
  ];
  expect(names).toEqual(order.filter((name) => names.includes(name)));
  expect(rows.find((row) => row.plan.includes(plan))?.names[0]).toBe(capitalize(later?.name ?? ''));
});

test('each capability of the record is promised by a page', () => {
  const used = pages.flatMap((entry) =>
    promisedCapabilities(entry, capabilities.list, pricing.plans).flatMap(({ capabilities: some }) => some),
  );
  expect(capabilities.list.filter((capability) => !used.includes(capability)).map(({ id }) => id)).toEqual(
    [],
  );
});

test('what a page says of other pages, in illustrations and to search engines, is no promise of its own', () => {
  const entry = {
    meta: { title: word },
    related: [{ note: word }],
    illustration: { name: 'upload', alt: word },
  };
  expect(promisedCapabilities(entry, capabilities.list, pricing.plans)).toEqual([]);
});

test('the last line of a page promises like any other', () => {
  expect(promisedCapabilities({ closing: { text: word } }, capabilities.list, pricing.plans)).not.toEqual([]);
});
