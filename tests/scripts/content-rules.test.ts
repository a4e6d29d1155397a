import { describe, expect, test } from 'vitest';
import { claims } from '@/content/claims';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { claimsSchema } from '@/lib/schema/claims';
import { href, planName } from '@/lib/schema/common';
import { menuWidth } from '@/lib/schema/menu-width';
import { parseContent } from '@/lib/schema/parse';
import { pricingSchema } from '@/lib/schema/pricing';
import { siteSchema } from '@/lib/schema/site';
import { formerLabels, formerNames } from '@/scripts/lib/content-names';
import { contentWarnings } from '@/scripts/lib/content-warnings';
import { repeatedLinks } from '@/scripts/lib/repeated-links';
import { createSpellingCheck } from '@/scripts/lib/spelling';
import { typedFigures } from '@/scripts/lib/typed-claims';

const [firstTool] = tools.tools;
if (!firstTool) throw new Error('The site has no tool.');

describe('a renamed tool', () => {
  const renamed = tools.tools.map((tool) =>
    tool === firstTool ? { ...tool, name: 'Photos on Paper' } : tool,
  );
  const linked = {
    link: { label: firstTool.name, href: `/toolsdetails/${firstTool.slug}` },
    text: 'See it.',
  };
  const reportOf = (toolList: typeof tools.tools) =>
    formerNames(
      new Map<string, unknown>([
        ['content/a.ts', linked],
        ['content/tools.ts', { tools: toolList }],
      ]),
      toolList,
    ).flatMap(({ file, mistakes }) => mistakes.map(({ field, problem }) => `${file} ${field} ${problem}`));

  test('is reported for each place that has the old name, also in the table of the docs', () => {
    const messages = reportOf(renamed);
    expect(messages).toContain(
      `content/a.ts link.label says “${firstTool.name}”, which is called “Photos on Paper” in its file in content/tools. Write one name in both.`,
    );
    expect(messages.find((message) => message.includes('tools[0].meta.title'))).toBeDefined();
    expect(messages.find((message) => message.startsWith('docs/tools.md'))).toContain(
      'Write “Photos on Paper”.',
    );
  });

  test('is not reported where nothing was renamed', () => {
    expect(reportOf(tools.tools)).toEqual([]);
  });
});

test('a link to a renamed page is reported with both names', () => {
  const link = (label: string) => ({ link: { label, href: '/feature2page' } });
  const reportOf = (label: string) =>
    formerLabels(new Map([['content/a.ts', link(label)]]), [
      { path: '/feature2page', label: 'Auto Tagging' },
    ]).flatMap(({ mistakes }) => mistakes.map(({ field, problem }) => `${field} ${problem}`));
  expect(reportOf('Smart Tagging')).toEqual([
    'link.label says “Smart Tagging”, and the page it leads to is called “Auto Tagging”. Write one name in both.',
  ]);
  expect(reportOf('Auto Tagging')).toEqual([]);
  expect(reportOf('How tags are found')).toEqual([]);
});

describe('a warning is given for', () => {
  const today = '2026-11-27';
  const reportOf = (
    files: Record<string, unknown>,
    known: Partial<{ site: unknown; pricing: unknown }> = {},
  ) =>
    contentWarnings(
      new Map(Object.entries(files)),
      { site, pricing, ...known } as Parameters<typeof contentWarnings>[1],
      today,
    ).flatMap(({ mistakes }) => mistakes.map(({ field, problem }) => `${field} ${problem}`));

  test('a last change in the future', () => {
    expect(reportOf({ 'content/a.ts': { meta: { updated: '2026-12-24' } } })).toEqual([
      'meta.updated is 24 December 2026, which is still to come. Write the day of the last change.',
    ]);
    expect(reportOf({ 'content/a.ts': { meta: { updated: today } } })).toEqual([]);
  });

  test('an expired security contact', () => {
    const files = { 'content/site.ts': site };
    expect(reportOf(files, { site: { ...site, securityContactExpires: '2025-10-31' } })[0]).toContain(
      'was 31 October 2025',
    );
    expect(reportOf(files, { site: { ...site, securityContactExpires: today } })).toEqual([]);
  });

  test('a plan that costs less than one before it', () => {
    const plan = (name: string, monthly: number | null) => ({ name, monthly, includes: [] });
    const plans = (...prices: (number | null)[]) => ({
      features: [],
      plans: prices.map((price, index) => plan(`Plan ${index + 1}`, price)),
    });
    const files = { 'content/pricing.ts': {} };
    expect(reportOf(files, { pricing: plans(390, null, 79, 790) })).toEqual([
      'plans[2].monthly is 79, less than 390 of “Plan 1” before it, though it has all that “Plan 1” has. Correct the price, or put the plans into the order of their prices.',
    ]);
    expect(reportOf(files, { pricing: plans(390, 390, 790, null) })).toEqual([]);
  });

  test('a web address typed in a text', () => {
    const file = (text: string) => ({ 'content/a.ts': { text } });
    expect(reportOf(file('Read more at www.office.example/help.'))[0]).toContain(
      'text says “www.office.example/help”, which nobody can press in a text.',
    );
    expect(reportOf(file('See https://office.example today'))[0]).toContain('says “https://office.example”');
    expect(reportOf({ 'content/a.ts': { href: 'https://office.example' } })).toEqual([]);
  });

  test('a link without encryption', () => {
    const agency = { ...site.agency, href: 'http://studio.example' };
    expect(reportOf({ 'content/site.ts': site }, { site: { ...site, agency } })).toEqual([
      'agency.href is “http://studio.example”, without encryption. Write https://, unless that site has none.',
    ]);
  });

  test('a mistyped year', () => {
    const mistakes = { 'content/a.ts': { text: 'Since 2202, on 3 May 2027 and in 5000 files.' } };
    expect(reportOf(mistakes)).toEqual(['text says the year 2202. Correct it, if it is a slip.']);
    expect(reportOf({ 'content/a.ts': { sample: { text: 'Until 3000' } } })).toEqual([]);
  });

  test('a figure that can wrap away from its unit', () => {
    const files = { 'content/claims.ts': { restore: { text: '30 days' }, trial: { text: '14\u00a0days' } } };
    expect(reportOf(files)).toEqual([
      expect.stringMatching(/^restore\.text has an ordinary space in “30 days”/),
    ]);
  });

  test('a value of an example that is no longer listed as a placeholder', () => {
    const examples = {
      ...site,
      email: 'hello@office.example',
      phone: { label: '+91 00000 00000', href: 'tel:+910000000000' },
      agency: { name: 'Example Studio', href: 'https://example.com' },
    };
    const files = { 'content/site.ts': examples };
    expect(reportOf(files, { site: { ...examples, placeholders: ['phone', 'agency'] } })).toEqual([
      'email is “hello@office.example”, the value of an example. Write the real one, or put “email” back into “placeholders”.',
    ]);
    expect(reportOf(files, { site: { ...examples, placeholders: [] } })).toHaveLength(3);
    const real = {
      email: 'hello@lotus.works',
      phone: { label: '+91 98765 43210', href: 'tel:+919876543210' },
      agency: { name: 'Lotus Works', href: 'https://lotus.works' },
      placeholders: [],
    };
    expect(reportOf({ 'content/site.ts': site }, { site: { ...site, ...real } })).toEqual([]);
  });

  test('a last day that is over', () => {
    const file = (text: string) => ({ 'content/a.ts': { text } });
    expect(reportOf(file('Prices are valid until 31 December 2024.'))).toEqual([
      'text says “until 31 December 2024”, which is over. Correct the day.',
    ]);
    expect(reportOf(file('Prices are valid until 31 December 2026.'))).toEqual([]);
  });

  test('a label that no plan includes', () => {
    const features = [...pricing.features, { id: 'phone-support', label: 'Phone', gloss: '' }];
    // The day of the last change is tested above.
    const files = { 'content/pricing.ts': { ...pricing, meta: { ...pricing.meta, updated: today } } };
    expect(reportOf(files, { pricing: { ...pricing, features } })[0]).toContain(
      'is “phone-support”, which no plan includes',
    );
    expect(reportOf(files)).toEqual([]);
  });
});

test('a link with the same target as another in its list is reported', () => {
  const reportOf = (...addresses: string[]) =>
    repeatedLinks({ page: { related: addresses.map((href) => ({ href })) } });
  expect(reportOf('/a', '/b', '/a')).toEqual([
    expect.objectContaining({
      field: 'page.related[2].href',
      problem: expect.stringContaining('leads to “/a”'),
    }),
  ]);
  expect(reportOf('/a', '/b', '/c')).toEqual([]);
});

test('a telephone number with letters is reported once', () => {
  const { error } = siteSchema.safeParse({ ...site, phone: { ...site.phone, label: '+91 98O00 CALL-US' } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['phone.label']);
});

test.each([
  ['hello@site,example', 'is not an email address'],
  ['mailto:hello@triplicate-of-pune.example', 'is not an email address'],
])('“%s” is reported as no email address', (email, problem) => {
  expect(() => parseContent('content/site.ts', siteSchema, { ...site, email })).toThrow(problem);
});

test('the message for an address of another site offers its path', () => {
  const reportOf = (address: string) => href.safeParse(address).error?.issues[0]?.message;
  expect(reportOf('https://www.site.example/faqs/')).toContain('Write it like “/faqs”');
  expect(reportOf('www.site.example')).toContain('Write it like “/pricing”');
  expect(reportOf('#')).toContain('Write it like “/pricing”');
});

test('a telephone number without the code of its country is reported', () => {
  const { error } = siteSchema.safeParse({ ...site, phone: { ...site.phone, label: '020 0000 0000' } });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'dials another number than “020 0000 0000”, which visitors read. Begin both with the country, like “+91”.',
  ]);
});

test('a plan that includes one thing twice is reported', () => {
  const [first, ...others] = pricing.plans;
  const planWithDuplicate = {
    ...pricing,
    plans: [{ ...first, includes: ['basic', 'templates', 'basic'] }, ...others],
  };
  const { error } = pricingSchema.safeParse(planWithDuplicate);
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain('plans.0.includes.2');
});

test.each([
  ['limitFree', '900\u00a0MB', 'is more than “500\u00a0MB”, the text of limitEnterprise'],
  ['linkShort', '3\u00a0weeks', 'is more than “7\u00a0days”, the text of linkLong'],
  ['limitFree', '0.4\u00a0GB', undefined],
] as const)('%s of %s is reported only if it exceeds the larger claim', (name, text, problem) => {
  const claim = { evidence: null, owner: 'Product', reviewBy: '2027-06-30' };
  const changed = {
    ...claims,
    limitEnterprise: { ...claim, text: '500\u00a0MB' },
    linkLong: { ...claim, text: '7\u00a0days' },
    [name]: { ...claim, text },
  };
  const message = claimsSchema.safeParse(changed).error?.issues[0]?.message;
  if (problem) expect(message).toContain(problem);
  else expect(message).toBeUndefined();
});

test('a trial period whose text and adjective differ is reported', () => {
  const claim = { evidence: null, owner: 'Sales', reviewBy: '2027-02-28' };
  const reportOf = (adjective: string) =>
    claimsSchema
      .safeParse({
        ...claims,
        trial: { ...claim, text: '14 days' },
        trialAdjective: { ...claim, text: adjective },
      })
      .error?.issues.map(({ message }) => message);
  expect(reportOf('15-day')).toEqual([
    'states another period than “14 days”, the text of trial. Write the same in both.',
  ]);
  expect(reportOf('14-day')).toBeUndefined();
});

describe('a figure typed in a text', () => {
  const reportOf = (text: string, options = {}) =>
    typedFigures({ text }, claims, pricing.plans, options).map(({ problem }) => problem)[0];

  test.each([
    '₹399',
    '₹ 399',
    'Rs. 399',
    'INR 399',
    '$5',
    '399 rupees',
    '€12.50',
    '5 €',
    '12 USD',
    '450/-',
    '1.5 lakh',
    'hundred rupees',
  ])('is reported as an amount that no plan costs: %s', (amount) => {
    expect(reportOf(`Plans begin at ${amount} a month.`)).toContain(`says “${amount}”, which no plan costs`);
  });

  test.each([
    '60 MB',
    '60\u00a0MB',
    '2 GB',
    '45 days',
    '36-hour',
    '3 weeks',
    '9,000 apps',
    '3 business days',
    'one-month trial',
  ])('is reported if no claim has it: %s', (figure) => {
    expect(reportOf(`It is ${figure} here.`)).toContain('which no claim of content/claims.ts has');
  });

  test.each(['within two days', 'in three weeks', 'within twenty minutes', 'within two working days'])(
    'is reported in words, too: %s',
    (period) => {
      expect(reportOf(`A person replies ${period}.`)).toContain(`says “${period}”, which no claim`);
    },
  );

  test.each(['+91 98765 43210', '98765-43210', '022 2345 6789', '(022) 2345-6789'])(
    'is reported as a telephone number, unless in a sample: %s',
    (number) => {
      expect(reportOf(`Call ${number} for help.`)).toContain(`says “${number}”, a telephone number`);
      expect(typedFigures({ sample: `Call ${number}.` }, claims, pricing.plans)).toEqual([]);
    },
  );

  test('is reported if it is a saving without a badge or a wrong number of free months', () => {
    expect(reportOf('You save 41% with a year.')).toContain('says “save 41%”, which no badge');
    expect(reportOf('A year has three months free.')).toContain('says “three months free”');
    expect(reportOf('A year has two months free.')).toBeUndefined();
  });

  test.each([
    'two days a week',
    'ISO 27001, 32000-2',
    '2026-11-21',
    '₹390 a month',
    `${claims.restore?.text}`,
    '14-day trial',
    '3 files',
    'step 2',
    '2026',
  ])('is accepted: %s', (text) => expect(reportOf(text)).toBeUndefined());

  test('is accepted in a sample, which is made up, and as the measured size of a tool', () => {
    expect(typedFigures({ sample: { sum: '₹5' } }, claims, pricing.plans)).toEqual([]);
    expect(reportOf('It is 14 MB.', { measured: true })).toBeUndefined();
  });
});

test.each(['a month', '30 nights', '400 days', '3 days'])(
  'a restore period of %s cannot be drawn',
  (text) => {
    const { restore, ...others } = claims;
    expect(
      claimsSchema.safeParse({ ...others, restore: { ...restore, text } }).error?.issues[0]?.message,
    ).toContain('must begin with a whole number of days, 7 to 90');
  },
);

describe('the menu', () => {
  const withMenu = (labels: string[]) =>
    siteSchema.safeParse({
      ...site,
      navigation: labels.map((label, index) => ({ label, href: `/a${index}` })),
    }).error?.issues[0]?.message;

  test('that is too wide for its line is refused, with the numbers', () => {
    expect(
      withMenu(
        Array.from({ length: 8 }, () => 'Uploads, sharing and restore').map((title, i) => `${title} ${i}`),
      ),
    ).toMatch(/^does not fit beside “.+” on a screen of 1,024 pixels: its labels take about \d+ of \d+\./);
  });

  test('of small screens that has an address twice is refused', () => {
    const { error } = siteSchema.safeParse({
      ...site,
      menuLinks: [{ label: 'Contact form', href: site.contactLink.href }],
    });
    expect(error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      `menuLinks.0 leads to “${site.contactLink.href}”, as “${site.contactLink.label}” of the same menu does. Remove one of them.`,
    ]);
  });

  test('of this site fits beside a product name of any allowed length in usual letters', () => {
    const labels = site.navigation.map(({ label }) => label);
    const { needs, has } = menuWidth('Dastavez Document Co', labels, site.contactLink.label);
    expect(needs).toBeLessThanOrEqual(has);
  });
});

describe('plan names, which sentences contain,', () => {
  const problems = (name: string) =>
    planName.safeParse(name).error?.issues.map(({ message }) => message) ?? [];

  test('are refused with an emoji', () => {
    expect(problems('Basic 🚀')).toEqual([
      'has “🚀”, which a screen reader would say by its own name in each sentence. Write the name in letters.',
    ]);
  });

  test('are refused in quotes', () => {
    expect(problems('“Basic”')).toEqual([
      'is in quotes, which would be printed in each sentence. Write Basic alone.',
    ]);
  });

  test.each(['Basic', 'Basic™', 'O’Neil', 'Charles’', 'बेसिक', 'Team & Co', 'Plan 2+'])(
    'may be %s',
    (name) => {
      expect(problems(name)).toEqual([]);
    },
  );
});

describe('the spelling check', () => {
  const check = createSpellingCheck(['D’Silvio', 'Núñez']);
  const problems = (text: string) => check('content/a.ts', { text }).mistakes.map(({ problem }) => problem);

  test.each(['Mr D’Silvio', "Mr D'Silvio", 'Mr D‘Silvio', 'D’Silvio’s', 'Nu\u0301n\u0303ez'])(
    'knows %s',
    (text) => {
      expect(problems(text)).toEqual([]);
    },
  );

  test('reports sentences in capitals, but not abbreviations', () => {
    expect(problems('Please READ THIS FILE BEFORE you send it')[0]).toBe(
      'is in capitals: “READ THIS FILE BEFORE”. Write it in ordinary letters; the page gives it weight where it needs it.',
    );
    expect(problems('UPLOAD FAILURES')[0]).toContain('is in capitals: “UPLOAD FAILURES”.');
    expect(problems('PDF, DOCX, XLSX and PPTX')).toEqual([]);
    expect(problems('GST TDS PAN')).toEqual([]);
    expect(check('content/a.ts', { sample: { title: 'SALE DEED FORM' } }).mistakes).toEqual([]);
  });

  test('says what to write instead of an unknown word', () => {
    expect(problems('Suport')[0]).toBe(
      'has the word “Suport”, which the dictionary does not know. Write “Support”, or, if it is right, add it to content/spelling.txt.',
    );
  });
});
