import { describe, expect, it } from 'vitest';
import { describeContext, readContext, writeContext } from '@/lib/contact/context';
import { checkContact, checkLimits, contactFields, contactLimits } from '@/lib/contact/rules';

const valid = { fullName: 'Asha Rao', email: 'asha@example.org', message: 'Hello' };

describe('checkContact', () => {
  it('passes three valid values', () => {
    expect(checkContact(valid)).toBeNull();
  });

  it('stops at the first failure: name, then email, then message', () => {
    expect(checkContact({ fullName: ' ', email: '', message: '' })).toBe('fullName');
    expect(checkContact({ ...valid, email: 'asha', message: '' })).toBe('email');
    expect(checkContact({ ...valid, message: '\n' })).toBe('message');
  });

  it.each(['a@b.c', 'a.b+c@d.co.in', 'a@b@c.d', 'a@b..c', 'आशा@उदाहरण.भारत', 'a@b.c,d@e.f'])(
    'takes the address %s',
    (email) => expect(checkContact({ ...valid, email })).toBeNull(),
  );

  it.each([
    '',
    'a',
    '@',
    'a@',
    '@b.c',
    'a@b',
    'a@b.',
    'a@.b',
    'a.b@c',
    'a @b.c',
    'a@b. c',
    'a@b.c\n',
    '\ta@b.c',
  ])('refuses the address %j', (email) => expect(checkContact({ ...valid, email })).toBe('email'));

  it('takes less than two seconds for a long hostile address', () => {
    const email = `${'@.'.repeat(50_000)} `;
    const started = performance.now();
    expect(checkContact({ ...valid, email })).toBe('email');
    expect(checkContact({ ...valid, email: '@a.'.repeat(30_000) })).not.toBeUndefined();
    // A pattern that backtracks from every position needs minutes for these; a busy machine may need a second.
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('checkLimits', () => {
  it('passes values of the maximum length', () => {
    expect(
      checkLimits({ fullName: 'n'.repeat(200), email: 'e'.repeat(254), message: 'm'.repeat(10_000) }),
    ).toBeNull();
  });

  it.each(contactFields)('refuses a value that is one character too long: %s', (field) => {
    expect(checkLimits({ ...valid, [field]: 'x'.repeat(contactLimits[field] + 1) })).toBe(field);
  });
});

describe('the context', () => {
  const messages = {
    plans: {
      basic: { name: 'Basic', priced: true },
      standard: { name: 'Standard', priced: true },
      enterprise: { name: 'Enterprise', priced: false },
    },
    topics: { 'upload-failure': { subject: 'Upload failure' } },
    trials: { feature2page: { subject: 'Free trial, from Smart Tagging' } },
    plan: '{plan} plan',
    billing: { monthly: 'billed monthly', yearly: 'billed yearly' },
    renewal: 'auto-renewal on',
  };

  it.each([
    ['plan=standard&billing=yearly&renew=on', 'Standard plan, billed yearly, auto-renewal on'],
    ['plan=basic', 'Basic plan, billed monthly'],
    ['plan=enterprise&billing=yearly', 'Enterprise plan'],
    ['topic=upload-failure', 'Upload failure'],
    ['trial=feature2page', 'Free trial, from Smart Tagging'],
    [
      'trial=feature2page&plan=basic&billing=monthly',
      'Free trial, from Smart Tagging, Basic plan, billed monthly',
    ],
    ['trial=feature99page', ''],
    ['trial=on', ''],
    ['', ''],
    ['plan=gold&topic=other&billing=yearly&renew=on', ''],
    ['plan=constructor&topic=__proto__', ''],
    ['plan=standard%0D%0ABcc:x', ''],
  ])('%j is read as %j', (query, text) => {
    const context = readContext(query, messages);
    expect(describeContext(context, messages)).toBe(text);
    expect(readContext(writeContext(context), messages)).toEqual(context);
  });
});
