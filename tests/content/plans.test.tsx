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
import { firstPlanWith, mentions, ownTextsOf, promisedCapabilities } from '@/lib/plans';

/**
 * content/capabilities.ts has what pages promise, and content/pricing.ts the plan with which each capability begins: pages
 * name that plan, and no text promises a capability with an earlier one.
 */

const pages = [features, useCases, security, integrations].flatMap(({ entries }): { name: string }[] => [
  ...entries,
]);

/** A capability that begins with a later plan than the first. */
const laterCapability = capabilities.list.find(({ label }) => firstPlanWith(label, pricing.plans) > 0);
const laterWord = laterCapability?.words[0] ?? '';
const laterPlan = pricing.plans[firstPlanWith(laterCapability?.label ?? '', pricing.plans)]?.name ?? '';
const [firstPlan] = pricing.plans;

const check = (text: string) => () => checkPromises('content/home.ts', { lead: text }, capabilities, pricing);

describe('the check of promises', () => {
  test.each([
    ['to everybody', `Every plan has a ${laterWord}.`],
    ['from the start', `A ${laterWord} is there from the start.`],
    ['on day one', `You have a ${laterWord} on day one.`],
    ['with an earlier plan', `A ${laterWord} comes with ${firstPlan?.name}.`],
  ])('refuses a text that promises a capability %s', (_, text) => {
    expect(check(text)).toThrow(`lead promises too early what begins with ${laterPlan}`);
  });

  test.each([
    ['beside its own plan', `A ${laterWord} begins with ${laterPlan}, not with ${firstPlan?.name}.`],
    ['without any plan', `A ${laterWord} decides who may read it.`],
    ['beside a promise of something else', `Every plan has a price. A ${laterWord} has a name.`],
  ])('allows a text that names a capability %s', (_, text) => {
    expect(check(text)).not.toThrow();
  });
});

test('a capability that no plan includes is refused', () => {
  const [capability] = capabilities.list;
  const unknownLabel = { ...capabilities, list: capability ? [{ ...capability, label: 'rockets' }] : [] };
  expect(() => checkLabels('content/capabilities.ts', unknownLabel, pricing)).toThrow(
    `label of “${capability?.name}” is “rockets”, which no plan of content/pricing.ts includes.`,
  );
});

test.each(pages.map((entry) => [entry.name, entry] as const))(
  'the page %s names the plan of each capability that it promises',
  (_, entry) => {
    const texts = ownTextsOf(entry);
    const promised = capabilities.list.filter((capability) =>
      texts.some((text) => mentions(text, capability)),
    );
    const html = renderToString(<PlanList {...plansOf(entry)} />).toLowerCase();
    expect(html === '').toBe(promised.length === 0);
    for (const { name, label } of promised) {
      const beginsWith = pricing.plans[firstPlanWith(label, pricing.plans)]?.name ?? '';
      expect(html).toContain(name.toLowerCase());
      if (beginsWith !== firstPlan?.name)
        expect(html).toContain(capabilities.from.replace('{plan}', beginsWith).toLowerCase());
    }
  },
);

test('plans are in the order of their price, and what a page is about comes first in its plan', () => {
  const entry = { ...pages[0], name: `${capitalize(laterWord)} and more` };
  const { rows } = plansOf(entry);
  const names = rows.map((row) => row.plan);
  const order = [
    capabilities.every,
    ...pricing.plans.map((pricedPlan) => capabilities.from.replace('{plan}', pricedPlan.name)),
  ];
  expect(names).toEqual(order.filter((name) => names.includes(name)));
  expect(rows.find((row) => row.plan.includes(laterPlan))?.names[0]).toBe(
    capitalize(laterCapability?.name ?? ''),
  );
});

test('each capability of content/capabilities.ts is promised by a page', () => {
  const promised = pages.flatMap((entry) =>
    promisedCapabilities(entry, capabilities.list, pricing.plans).flatMap(({ capabilities: some }) => some),
  );
  expect(
    capabilities.list.filter((capability) => !promised.includes(capability)).map(({ id }) => id),
  ).toEqual([]);
});

test('a page promises nothing by its words on other pages, in illustrations or for search engines', () => {
  const entry = {
    meta: { title: laterWord },
    related: [{ note: laterWord }],
    illustration: { name: 'upload', alt: laterWord },
  };
  expect(promisedCapabilities(entry, capabilities.list, pricing.plans)).toEqual([]);
});

test('the closing text of a page counts as a promise', () => {
  expect(
    promisedCapabilities({ closing: { text: laterWord } }, capabilities.list, pricing.plans),
  ).not.toEqual([]);
});
