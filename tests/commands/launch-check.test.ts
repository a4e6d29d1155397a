import { describe, expect, test } from 'vitest';
import { claims } from '@/content/claims';
import { site } from '@/content/site';
import { run } from '@/scripts/launch-check';
import { claimUses } from '@/scripts/lib/claim-uses';
import { findingKinds, findOpenPoints, type LaunchContent } from '@/scripts/lib/launch';
import { launchReport } from '@/scripts/lib/launch-report';
import { runCommand } from '@/tests/helpers/command';
import { pricing } from '@/tests/helpers/pricing';

const proven = Object.fromEntries(
  Object.entries(claims).map(([name, claim]) => [name, { ...claim, evidence: 'Report of 3 November 2025' }]),
) as typeof claims;

/** A site that may go public; each test spoils one thing. */
const ready: LaunchContent = {
  site: { ...site, placeholders: [] },
  claims: proven,
  uses: claimUses(),
  pricing: {
    ...pricing,
    currency: 'Prices in Indian rupees, GST included.',
    plans: pricing.plans.slice(0, 3).map((plan) => ({ ...plan, badge: 16 })),
  },
  files: {
    'content/home.ts': { letters: [{ name: 'Asha Rao', sample: false }] },
    'content/terms.ts': { reviewed: true },
  },
  siteUrl: 'https://www.triplicate.in',
  today: '2025-11-20',
};

const reportedPlaces = (change: Partial<LaunchContent>) =>
  findOpenPoints({ ...ready, ...change }).map(({ file, field }) => `${file} ${field}`);

test('a site without placeholders has no findings', () => {
  expect(findOpenPoints(ready)).toEqual([]);
});

test.each([
  ['a missing address', { siteUrl: undefined }, ['environment SITE_URL']],
  ['an example address', { siteUrl: 'https://triplicate.example' }, ['environment SITE_URL']],
  ['a local address', { siteUrl: 'http://localhost:3000' }, ['environment SITE_URL']],
  [
    'made-up contact data',
    { site: { ...site, placeholders: ['phone', 'email'] } },
    ['content/site.ts phone', 'content/site.ts email'],
  ],
  [
    'a year that the owner has not confirmed',
    { site: { ...site, placeholders: ['footerYear'] } },
    ['content/site.ts footerYear'],
  ],
  [
    'a claim without evidence',
    { claims: { ...proven, hipaa: { ...proven.hipaa, evidence: null } } },
    ['content/claims.ts hipaa.evidence'],
  ],
  [
    'a claim whose review is due',
    { claims: { ...proven, restore: { ...proven.restore, reviewBy: '2025-11-19' } } },
    ['content/claims.ts restore.reviewBy'],
  ],
  [
    'a last change in the future',
    { files: { 'content/faqs.ts': { meta: { updated: '2025-11-21' } } } },
    ['content/faqs.ts meta.updated'],
  ],
  [
    'a badge that differs from the saving',
    { pricing: { ...ready.pricing, plans: ready.pricing.plans.map((plan) => ({ ...plan, badge: 20 })) } },
    [
      'content/pricing.ts plans[0].badge',
      'content/pricing.ts plans[1].badge',
      'content/pricing.ts plans[2].badge',
    ],
  ],
  [
    'a badge on a hidden price',
    {
      pricing: {
        ...ready.pricing,
        plans: ready.pricing.plans.map((plan) => ({ ...plan, monthly: null })).slice(0, 1),
      },
    },
    ['content/pricing.ts plans[0].badge'],
  ],
  [
    'prices that do not mention taxes',
    { pricing: { ...ready.pricing, currency: 'Prices in Indian rupees.' } },
    ['content/pricing.ts currency'],
  ],
  [
    'a sample testimonial',
    { files: { 'content/home.ts': { letters: [{}, { sample: true }] } } },
    ['content/home.ts letters[1].sample'],
  ],
  [
    'explanations that the owner has not confirmed',
    {
      files: {
        'content/faqs.ts': { groups: [{ questions: [{ confirmed: true }, { confirmed: false }] }] },
        'content/pricing.ts': { glossesConfirmed: false },
      },
    },
    ['content/faqs.ts groups[0].questions[1].confirmed', 'content/pricing.ts glossesConfirmed'],
  ],
  [
    'a question from buyers without an answer',
    { files: { 'content/answers.ts': { groups: [{ lines: [{ answer: 'Yes.' }, { unanswered: {} }] }] } } },
    ['content/answers.ts groups[0].lines[1].unanswered'],
  ],
  [
    'a legal text without review',
    { files: { 'content/terms.ts': { reviewed: false } } },
    ['content/terms.ts reviewed'],
  ],
] satisfies [string, Partial<LaunchContent>, string[]][])(
  '%s is reported with file and field',
  (_, change, expected) => {
    expect(reportedPlaces(change)).toEqual(expected);
  },
);

test('claimUses finds where each claim is quoted, and each claim is quoted somewhere', () => {
  const uses = claimUses();
  expect(Object.keys(uses).sort()).toEqual(Object.keys(claims).sort());
  expect(uses.encryption).toContain('content/features.ts');
  const [finding] = findOpenPoints({
    ...ready,
    uses,
    claims: { ...proven, hipaa: { ...proven.hipaa, evidence: null } },
  });
  expect(finding?.found).toContain(`quoted in ${uses.hipaa?.join(', ')}`);
});

test('an entry that a file exports twice is reported once', () => {
  const letter = { sample: true };
  expect(reportedPlaces({ files: { 'content/home.ts': { groups: [letter], list: [letter] } } })).toEqual([
    'content/home.ts groups[0].sample',
  ]);
});

test('every finding says what to do', () => {
  const findings = findOpenPoints({
    ...ready,
    site: { ...site, placeholders: ['name', 'phone', 'email', 'agency', 'footerYear'] },
    claims: { ...proven, hipaa: { ...proven.hipaa, evidence: null, reviewBy: '2025-11-19' } },
    pricing: { ...pricing, glossesConfirmed: false },
    files: {
      'content/home.ts': { sample: true, confirmed: false },
      'content/terms.ts': { reviewed: false, updated: '2099-01-01' },
    },
    siteUrl: undefined,
  });
  expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(Object.keys(findingKinds)));
  for (const { todo, found } of findings) {
    expect(todo).toMatch(/^[A-Z].{20,}[.”]$/);
    expect(found).not.toBe('');
  }
});

test('the report begins with the number of points left, by kind and by who settles them', () => {
  const findings = findOpenPoints({
    ...ready,
    site: { ...site, footerYear: 2025, placeholders: ['phone', 'footerYear'] },
    files: { 'content/terms.ts': { reviewed: false } },
  });
  const [head = '', ...blocks] = launchReport(findings).trim().split('\n\n');
  const [first, ...lines] = head.split('\n');
  expect(first).toBe('3 points are left before the site may go public:');
  expect(lines).toContainEqual(expect.stringMatching(/^ +\d+ {2}for the owner: made-up values$/));
  const counts = lines.map((line) => Number.parseInt(line, 10));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(blocks.join('\n').match(/^ +→ /gm)).toHaveLength(3);
  expect(blocks.join('\n')).toContain('© 2025 in the footer');
  expect(launchReport([])).toBe('Ready: no placeholder, sample or unproven claim is left.');
});

describe('npm run launch-check', () => {
  const npmEnv = { npm_lifecycle_event: 'launch-check' };

  test('prints only JSON where npm is silent, and exits with 1 while any point is left', async () => {
    const env = { ...npmEnv, npm_config_loglevel: 'silent', SITE_URL: 'https://triplicate.example' };
    const { code, output } = await runCommand(run, ['--json'], { env });
    const { ready: isReady, findings } = JSON.parse(output);
    expect(isReady).toBe(false);
    expect(code).toBe(1);
    expect(findings).toContainEqual(expect.objectContaining({ file: 'environment', field: 'SITE_URL' }));
    for (const finding of findings)
      expect(Object.keys(finding).sort()).toEqual(['field', 'file', 'found', 'kind', 'todo']);
  });

  test('says after the JSON how to get it without the lines that npm prints', async () => {
    const { output } = await runCommand(run, ['--json'], {
      env: { ...npmEnv, npm_config_loglevel: 'notice' },
    });
    expect(output).toMatch(
      /\n}\nnpm printed lines of its own above\. .*npm run -s launch-check -- --json\n$/,
    );
  });

  test('prints each claim with its evidence for --claims', async () => {
    const { code, output } = await runCommand(run, ['--claims']);
    expect(output.match(/^ {2}evidence {3}/gm)).toHaveLength(Object.keys(claims).length);
    expect(code).toBe(0);
  });
});
