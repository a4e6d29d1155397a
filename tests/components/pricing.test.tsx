import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ComparePlans } from '@/components/pricing/compare-plans';
import { PlanOrder } from '@/components/pricing/plan-order';
import { capabilities } from '@/content/capabilities';
import { pricing } from '@/tests/helpers/pricing';

const trial = { label: 'Start the trial', origin: 'pricing' };

function open(search = '') {
  window.history.replaceState({ kept: true }, '', `/pricing${search}`);
  render(<PlanOrder pricing={pricing} trial={trial} />);
  return {
    user: userEvent.setup(),
    radio: (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }),
    renewal: screen.getByRole<HTMLInputElement>('switch', { name: 'Enable auto-renewal' }),
    status: screen.getByRole('status'),
  };
}

describe('the order form before a script runs', () => {
  const html = renderToString(<PlanOrder pricing={pricing} trial={trial} />);

  it('is a form that opens the contact page', () => {
    expect(html).toMatch(/^<form[^>]* action="\/contact"/);
    expect(html).toMatch(/^<form[^>]* method="get"/);
  });

  it('has monthly billing and the first plan chosen, and renewal off', () => {
    const checked = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
      ([tag]) => /value="(\w+)"/.exec(tag)?.[1],
    );
    expect(checked).toEqual(['monthly', 'basic']);
  });
});

describe('a choice', () => {
  it('is announced, and kept in the address without a new history entry', async () => {
    const page = open();
    const entries = window.history.length;
    expect(page.status.textContent).toBe('');
    await page.user.click(page.radio('Standard'));
    expect(page.status.textContent).toBe('Standard, ₹490 a month, includes 3 of 5');
    expect(window.location.search).toBe('?plan=standard&billing=monthly');
    await page.user.click(page.radio('Yearly'));
    expect(page.status.textContent).toBe('Standard, ₹4,900 a year, includes 3 of 5');
    expect(window.location.search).toBe('?plan=standard&billing=yearly');
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toEqual({ kept: true });
  });

  it('of a plan without a public price is announced without a price', async () => {
    const page = open();
    await page.user.click(page.radio('Enterprise'));
    expect(page.status.textContent).toBe('Enterprise, Contact us, includes 5 of 5');
  });

  it('of renewal is left out of the address', async () => {
    const page = open();
    await page.user.click(page.renewal);
    expect(page.renewal.checked).toBe(true);
    expect(window.location.search).toBe('');
  });
});

describe('a choice made before React has loaded', () => {
  it('is kept and announced, whatever the address has', () => {
    window.history.replaceState(null, '', '/pricing?plan=premium');
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(<PlanOrder pricing={pricing} trial={trial} />);
    const standard = host.querySelector<HTMLInputElement>('input[value="standard"]');
    if (!standard) throw new Error('no radio');
    standard.checked = true;
    render(<PlanOrder pricing={pricing} trial={trial} />, { container: host, hydrate: true });
    expect(standard.checked).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Standard, ₹490 a month, includes 3 of 5');
    expect(window.location.search).toBe('?plan=standard&billing=monthly');
    host.remove();
  });
});

describe('an address with a choice in it', () => {
  it('is read when the page opens', () => {
    const page = open('?plan=premium&billing=yearly');
    expect(page.radio('Premium').checked).toBe(true);
    expect(page.radio('Yearly').checked).toBe(true);
  });

  it('never turns renewal on', () => {
    expect(open('?plan=premium&renew=on').renewal.checked).toBe(false);
  });

  it.each(['?plan=gold&billing=weekly', '?plan=__proto__', '?plan='])(
    'with unknown values changes nothing: %s',
    (search) => {
      const page = open(search);
      expect(page.radio('Basic').checked).toBe(true);
      expect(page.radio('Monthly').checked).toBe(true);
    },
  );
});

describe('a plan that no longer exists', () => {
  const withoutPremium = { ...pricing, plans: pricing.plans.filter(({ slug }) => slug !== 'premium') };

  it('is left out, and the others keep the numbers that the style sheet uses', () => {
    const html = renderToString(<PlanOrder pricing={withoutPremium} trial={trial} />);
    expect([...html.matchAll(/name="plan"[^>]* value="(\w+)"/g)].map(([, slug]) => slug)).toEqual([
      'basic',
      'standard',
      'enterprise',
    ]);
    expect(html).toMatch(/<span data-plan="3">Choose Enterprise Plan/);
    expect(html).not.toContain('Premium');
  });

  it('is not chosen by an address that still names it', () => {
    window.history.replaceState(null, '', '/pricing?plan=premium');
    render(<PlanOrder pricing={withoutPremium} trial={trial} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Basic' }).checked).toBe(true);
  });
});

it('the table lists the capabilities of every label, without the explanations of the order sheet', () => {
  render(<ComparePlans pricing={pricing} capabilities={capabilities.list} />);
  const heads = screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(heads).toEqual(
    pricing.features.map(({ id, label }) => {
      const inGroup = capabilities.list
        .filter((capability) => capability.label === id)
        .map(({ name }) => name);
      return `${label} ${inGroup.join(', ')}`;
    }),
  );
  for (const { gloss } of pricing.features) expect(screen.queryByText(gloss)).toBeNull();
});

it('the order sheet explains every label', () => {
  open();
  for (const { gloss } of pricing.features) expect(screen.getByText(gloss)).toBeTruthy();
});
