import type { Page } from '@playwright/test';
import { fact } from '@/content/claims';
import { home } from '@/content/home';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { inr } from '@/lib/format';
import { type Document, documentAt } from '@/tests/helpers/documents';
import { expect, test } from '@/tests/helpers/e2e';

/**
 * Strings and constants of the specification, repeated here on purpose, so that content changes them only by decision.
 * What the owner replaces or may change at any time (product name, contact data, agency, year, prices, badges, claims
 * and testimonials) comes from content; the tests check that it is where the specification requires it.
 */

const routes = [
  '/',
  '/contact',
  '/features',
  '/use-cases',
  '/security',
  '/integrations',
  '/pricing',
  '/support',
  '/toolsdetails',
  ...Array.from({ length: 10 }, (_, index) => `/feature${index + 1}page`),
  ...Array.from({ length: 5 }, (_, index) => `/usecase${index + 1}page`),
  ...Array.from({ length: 5 }, (_, index) => `/security${index + 1}page`),
  ...Array.from({ length: 5 }, (_, index) => `/integration${index + 1}page`),
  '/terms',
  '/privacy',
  '/faqs',
  '/accessibility',
];

const main = (page: Page) => page.getByRole('main');

/** Addresses of a page's links to detail pages of one family, each once, in order. */
async function cardAddresses(page: Page, pattern: RegExp): Promise<string[]> {
  const hrefs = await main(page)
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs.filter((href) => pattern.test(href)))];
}

/** Collapses white space, as in `Document.text`. */
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Target of the first link in `main` with this name. */
const linkNamed = ({ mainLinks }: Document, name: string) =>
  mainLinks.find((link) => link.name === name || link.name.startsWith(`${name} `))?.href;

test('every route of the route table answers 200', async ({ request }) => {
  for (const route of routes) expect((await request.get(route)).status(), route).toBe(200);
});

test('header, banner and footer have the specified links', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const [name, href] of [
    ['Home', '/'],
    ['Features', '/features'],
    ['Use Cases', '/use-cases'],
    ['Security', '/security'],
    ['Integrations', '/integrations'],
    ['Pricing', '/pricing'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(page.getByText('Connect with Us')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Follow Us/ })).toHaveAttribute('href', '/contact');
  const footer = page.getByRole('contentinfo');
  for (const title of ['Quick Links', 'Policies', 'Contact Us'])
    await expect(footer.getByText(title)).toBeVisible();
  for (const [name, href] of [
    ['Support', '/support'],
    ['Terms & Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['FAQs', '/faqs'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(
    footer.getByText(`© ${site.footerYear} ${site.name}. All rights reserved.`, { exact: true }),
  ).toBeVisible();
  await expect(footer).toContainText('A powerful tool to streamline workflow and boost productivity.');
});

test('Home has its sections in order, five benefits, five problems, five steps, the trial and three testimonials', async ({
  page,
}) => {
  await page.goto('/');
  const { title, samplesTitle, letters: allLetters } = home.testimonials;
  const testimonialsTitle = allLetters.some(({ sample }) => sample) ? samplesTitle : title;
  const sections = ['stands out', 'to switch', 'How it works', 'is for', testimonialsTitle];
  const headings = await main(page).getByRole('heading', { level: 2 }).allTextContents();
  for (const [index, phrase] of sections.entries()) expect(headings[index]).toContain(phrase);
  const section = (name: string) =>
    main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name }) });
  for (const name of sections.slice(0, 3)) {
    await expect(section(name).getByRole('listitem'), name).toHaveCount(5);
    await expect(section(name).getByRole('heading', { level: 3 }), name).toHaveCount(5);
  }
  await expect(section('is for')).toContainText(fact.trial);
  await expect(main(page).getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expect(main(page)).toContainText(fact.noCard);
  await expect(main(page).getByText('Testimonial', { exact: true })).toHaveCount(3);
  await expect(main(page).getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
});

test('Features shows eight tools at first, and has the sixteen tools and ten cards in order, before any others', async ({
  page,
}) => {
  await page.goto('/features');
  await expect(main(page)).toContainText('Unlock All Tools');
  await expect(main(page)).toContainText('Explore Our Features');
  const names = [
    'Image to PDF',
    'PDF to Image',
    "Merge PDF's",
    'Word to PDF',
    'Excel to PDF',
    'PDF To PPT',
    'Background Remove',
    'Remove Pages',
    'Compare PDF',
    'Split PDF',
    'AI PDF Editor',
    'Document Screener',
    'Plagiarism Screener',
    'Summarize Text',
    'Speech to Text',
    'Text to Speech',
  ];
  const buttons = await main(page)
    .locator('button[aria-haspopup=dialog]')
    .evaluateAll((elements) =>
      elements.map((button) => ({ text: button.textContent ?? '', shown: button.checkVisibility() })),
    );
  for (const [index, name] of names.entries()) expect(buttons[index]?.text).toContain(name);
  expect(buttons.map(({ shown: isShown }) => isShown)).toEqual(buttons.map((_, index) => index < 8));
  await main(page).getByRole('button', { name: 'View More' }).click();
  await expect(main(page).getByRole('button', { name: 'View Less' })).toBeVisible();
  await expect(main(page).locator('button[aria-haspopup=dialog]').last()).toBeVisible();

  expect((await cardAddresses(page, /^\/feature\d+page$/)).slice(0, 10)).toEqual(
    Array.from({ length: 10 }, (_, index) => `/feature${index + 1}page`),
  );
  for (const name of [
    'File Upload & Storage',
    'Smart Tagging',
    'Document Version Control',
    'Expiry Date Tracking',
    'Role-Based Sharing',
    'Digital Signature Support',
    'AI-Integrated Tools',
    'Plagiarism Checker',
    'Image & Visual Tools',
    'Document Builder',
  ]) {
    await expect(main(page)).toContainText(name);
  }
});

test('the other hubs list their five pages in order, before any others', ({ documents }) => {
  for (const [hub, pattern, prefix, names] of [
    [
      '/use-cases',
      /^\/usecase\d+page$/,
      '/usecase',
      ['CA Firms', 'Legal Offices', 'Medical Records', 'Corporates', 'Educational Institutes'],
    ],
    [
      '/security',
      /^\/security\d+page$/,
      '/security',
      ['Document Access Logs', 'Permission Groups', 'HIPAA', 'Data Retention Rules', 'Secure Sharing Links'],
    ],
    [
      '/integrations',
      /^\/integration\d+page$/,
      '/integration',
      ['Google Drive', 'Dropbox', 'Email Upload', 'Zapier', 'APIs for Custom Portals'],
    ],
  ] as const) {
    const document = documentAt(documents, hub);
    const hrefs = new Set(document.mainLinks.map(({ href }) => href).filter((href) => pattern.test(href)));
    expect([...hrefs].slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((n) => `${prefix}${n}page`));
    for (const name of names) expect(document.text).toContain(name);
  }
  const integrations = documentAt(documents, '/integrations');
  expect(linkNamed(integrations, 'Explore Your Integration')).toMatch(/#integration$/);
  expect(integrations.ids.filter((id) => id === 'integration')).toHaveLength(1);
});

test('Pricing has four plans with their prices, and the seven labels', async ({ page }) => {
  await page.goto('/pricing');
  const labels = [
    'Everything in Basic',
    'Access to standard templates & UI blocks',
    'Collaboration tools',
    'CMS collections',
    'Basic analytics',
    'Standard integrations',
    'Priority email support',
  ];
  await expect(main(page)).toContainText('Includes:');
  for (const label of labels) await expect(main(page)).toContainText(label);
  const pageText = (await main(page).textContent())?.replace(/\s+/g, ' ') ?? '';
  for (const { monthly, yearly, badge } of pricing.plans) {
    for (const price of [monthly, yearly]) {
      expect(pageText).toContain(price === null ? pricing.onRequest : inr(price));
    }
    if (badge !== undefined) expect(pageText).toContain(`Save ${badge}%`);
  }
  const plans = main(page).locator('input[name=plan]');
  await expect(plans).toHaveCount(4);
  await expect(plans.first()).toBeChecked();
  await expect(main(page).getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(main(page).getByRole('switch', { name: /Enable auto-renewal/ })).not.toBeChecked();
  for (const plan of ['Basic', 'Standard', 'Premium', 'Enterprise']) {
    await plans.nth(['Basic', 'Standard', 'Premium', 'Enterprise'].indexOf(plan)).check({ force: true });
    await expect(main(page).getByRole('button', { name: `Choose ${plan} Plan` })).toBeVisible();
  }
});

test('Support has three sections with their buttons', async ({ page }) => {
  await page.goto('/support');
  for (const text of [
    fact.supportHours,
    'Upload Failures',
    'Folder Sharing Help',
    'Restore Deleted Files',
    fact.reply,
    fact.restore,
  ]) {
    await expect(main(page)).toContainText(text);
  }
  await expect(main(page).getByRole('link', { name: 'Submit a Report' })).toHaveAttribute(
    'href',
    '/contact?topic=upload-failure',
  );
  await expect(main(page).getByRole('link', { name: 'Visit Now' })).toHaveAttribute('href', '/feature5page');
  await expect(main(page).getByRole('link', { name: /^Know more/ })).toHaveAttribute(
    'href',
    '/faqs#restore-deleted-files',
  );
});

test('Contact has three required fields, of which Email has the type email, and the button', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = main(page).locator('form');
  for (const name of ['Full name', 'Email', 'Message'])
    await expect(form.getByLabel(name, { exact: true })).toHaveAttribute('required', '');
  await expect(form.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
});

test('feature pages name five formats; pages 1, 2, 7, 8 and 10 end with Pricing', ({ documents }) => {
  for (let n = 1; n <= 10; n += 1) {
    const document = documentAt(documents, `/feature${n}page`);
    expect(linkNamed(document, 'Get Started'), document.path).toBe('/pricing');
    for (const format of ['PDF', 'Word', 'Excel', 'PPT', 'JPG'])
      expect(document.text, document.path).toContain(format);
    const buttons = document.mainLinks.filter(({ name }) => name === 'Pricing');
    expect(buttons, document.path).toHaveLength([1, 2, 7, 8, 10].includes(n) ? 1 : 0);
  }
});

test('use-case pages name the product, the audience and Why Choose; pages 3 to 5 have an example', ({
  documents,
}) => {
  const audiences = ['CA Firms', 'Legal Offices', 'Medical Records', 'Corporates', 'Educational Institutes'];
  for (const [index, audience] of audiences.entries()) {
    const n = index + 1;
    const document = documentAt(documents, `/usecase${n}page`);
    expect(document.h1).toEqual([`${site.name} for ${audience}`]);
    expect(document.text.match(/Example: /g) ?? [], audience).toHaveLength(n >= 3 ? 1 : 0);
    expect(linkNamed(document, 'Get Started'), audience).toBe('/pricing');
    expect(document.text, audience).toContain('Why Choose');
  }
});

test('Security and integration pages end with a section without a button', ({ documents }) => {
  for (const family of ['security', 'integration']) {
    for (let n = 1; n <= 5; n += 1) {
      const { lastSection, path } = documentAt(documents, `/${family}${n}page`);
      expect(lastSection.headings, path).toBe(1);
      // Two links lead to other pages, and a text link to the trial.
      expect(lastSection.links, path).toHaveLength(3);
      expect(
        lastSection.links.filter(({ href }) => href.startsWith('/contact?trial=')),
        path,
      ).toHaveLength(1);
      expect(lastSection.buttons, path).toEqual([]);
    }
  }
  expect(documentAt(documents, '/feature1page').lastSection.buttons).toEqual(['Pricing']);
});

test('limits and claims are where the specification has them', ({ documents }) => {
  for (const [path, texts] of [
    [
      '/feature1page',
      [fact.limitFree, fact.limitEnterprise, fact.encryption, fact.storage, `${fact.restore}, longer on`],
    ],
    ['/integration4page', [fact.zapierApps]],
    ['/security3page', [fact.iso27001, fact.hipaa, fact.gdpr]],
    ['/faqs', [fact.limitFree, fact.limitEnterprise, fact.restore]],
    ['/security5page', [fact.linkShort, fact.linkLong]],
  ] as const) {
    for (const text of texts) expect(documentAt(documents, path).text, path).toContain(squeeze(text));
  }
});

test('only three pages mention the Free plan or its limit, as it cannot be chosen', ({ documents }) => {
  const limit = new RegExp(`(?<![\\d.,])${fact.limitFree.replace('\u00a0', '\\s')}`);
  const naming = documents.filter(({ text }) => text.includes('Free plan') || limit.test(text));
  expect(naming.map(({ path }) => path)).toEqual(['/feature1page', '/support', '/faqs']);
});
