import type { Page } from '@playwright/test';
import { registry } from '@/content';
import { contact } from '@/content/contact';
import { contactEndpoint } from '@/content/contact-endpoint';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { attributes } from '@/lib/islands';
import { formatMessage } from '@/lib/sentences';
import { documentAt } from '@/tests/helpers/documents';
import { expect, full, marker, pages, relayDownUrl, test } from '@/tests/helpers/e2e';
import { otherPlan } from '@/tests/helpers/plans';

const { choice, form: messages, trial } = contact;
const cameFrom = (path: string) => formatMessage(trial.from, { page: registry.get(path).label });

const fields = (page: Page) => ({
  fullName: page.locator('[name=fullName]'),
  email: page.locator('[name=email]'),
  message: page.locator('[name=message]'),
  submit: page.getByRole('main').getByRole('button', { name: messages.submit, exact: true }),
});

async function fill(page: Page, text: string) {
  const form = fields(page);
  await form.fullName.fill('Asha Rao');
  await form.email.fill('asha.rao@example.org');
  await form.message.fill(text);
  return form;
}

/** Waits until the form's own script has taken over from the browser's checks and post. */
const waitUntilAwake = (page: Page) =>
  expect(page.locator('form:has([name=fullName])')).toHaveJSProperty('noValidate', true);

/** Fills in the form and waits until it is awake: it then sends by script. */
async function fillAwake(page: Page, text: string) {
  const form = await fill(page, text);
  await waitUntilAwake(page);
  return form;
}

/** Alerts in main: Next's own announcer is an empty alert outside of it. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('a message sent with the form arrives, with the visitor as Reply-To', async ({ page, mailbox }) => {
  const word = marker();
  const text = `Do you file खाता-बही & <b>ledgers</b>?\n\nSecond paragraph. ${word}`;
  await page.goto('/contact');
  const form = await fillAwake(page, text);
  await form.submit.click();
  await expect(alert(page)).toBeVisible();
  await expect(form.fullName).toHaveValue('');
  await expect(form.email).toHaveValue('');
  await expect(form.message).toHaveValue('');

  const mail = await mailbox.messageWith(word);
  expect(mail.text).toContain('Asha Rao');
  expect(mail.text).toContain('asha.rao@example.org');
  expect(mail.text.replaceAll('\r\n', '\n')).toContain(text);
  expect(mail.replyTo).toBe('Asha Rao <asha.rao@example.org>');
  expect(mail.from).not.toContain('asha.rao@example.org');
  expect(mail.html).not.toContain('<b>ledgers');
  expect(await mailbox.countWith(word)).toBe(1);
});

test.describe('with the relay down', () => {
  test.use({ allowedErrors: [/./] });
  test.skip(!relayDownUrl, 'needs the second server');

  test('the alert is shown, logged, and the values stay', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      // Chromium logs a line of its own for every answer of 400 and above.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        logged.push(message.text());
    });
    await page.goto(`${relayDownUrl}/contact`);
    const form = await fillAwake(page, 'Is anybody there?');
    await form.submit.click();
    await expect(alert(page).getByText(messages.alert)).toBeVisible();
    await expect(form.fullName).toHaveValue('Asha Rao');
    await expect(form.email).toHaveValue('asha.rao@example.org');
    await expect(form.message).toHaveValue('Is anybody there?');
    expect(logged).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 50\d/] });

  test('a message arrives and the visitor sees the thank-you page', async ({ page, mailbox }) => {
    const word = marker();
    await page.goto('/contact');
    const form = await fill(page, `Posted by the browser itself. ${word}`);
    await form.submit.click();
    await expect(page).toHaveURL(/\/contact\/thank-you$/);
    const sheet = page.locator('.paper', { has: page.getByRole('heading', { level: 2 }) }).first();
    await expect(sheet).toHaveCSS('background-color', 'oklch(1 0 0)');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await mailbox.messageWith(word)).replyTo).toBe('Asha Rao <asha.rao@example.org>');
  });

  test('a plan chosen on the pricing page is named in the mail', async ({ page, mailbox }) => {
    const word = marker();
    await page.goto(`/contact?plan=${otherPlan.slug}&billing=yearly`);
    const form = await fill(page, `I chose a plan. ${word}`);
    await form.submit.click();
    await expect(page).toHaveURL(/\/contact\/thank-you$/);
    const chosen = `${formatMessage(contactEndpoint.mail.plan, { plan: otherPlan.name })}, ${choice.billing.yearly}`;
    expect((await mailbox.messageWith(word)).text).toContain(chosen);
  });

  test(
    'a request for the trial is named in the subject, with the page that the visitor came from',
    full,
    async ({ page, mailbox }) => {
      const word = marker();
      await page.goto('/feature4page');
      await page.getByRole('main').getByRole('link', { name: site.startTrial }).click();
      await expect(page).toHaveURL(/\/contact\?trial=feature4page$/);
      await expect(page.getByText(messages.noScript)).toBeVisible();
      for (const step of trial.steps) await expect(page.getByText(step)).toBeVisible();
      const form = await fill(page, `I would like to try it. ${word}`);
      await form.submit.click();
      await expect(page).toHaveURL(/\/contact\/thank-you$/);
      const mail = await mailbox.messageWith(word);
      expect(mail.subject).toMatch(new RegExp(`^${trial.subject}, ${cameFrom('/feature4page')}: Asha Rao`));
    },
  );

  test('with the relay down, a page says what failed and keeps the text', async ({ page }) => {
    test.skip(!relayDownUrl, 'needs the second server');
    await page.goto(`${relayDownUrl}/contact`);
    const form = await fill(page, 'Kept word for word.');
    await form.submit.click();
    await expect(page.getByText(messages.alert)).toBeVisible();
    await expect(page.locator('[name=fullName]')).toHaveValue('Asha Rao');
    await expect(page.locator('[name=email]')).toHaveValue('asha.rao@example.org');
    await expect(page.locator('[name=message]')).toHaveValue('Kept word for word.');
  });
});

test('the trial link at the end of a page leads to the form, which names the page and the next steps', async ({
  page,
}) => {
  await page.goto('/security1page');
  await page.getByRole('main').getByRole('link', { name: site.startTrial }).click();
  await expect(page.getByText(cameFrom('/security1page')).first()).toBeVisible();
  await expect(page.getByText(messages.noScript)).toBeHidden();
  await expect(page.locator('[name=message]')).toHaveValue(
    new RegExp(`^${formatMessage(trial.lines[0] ?? '', { from: cameFrom('/security1page') })}`),
  );
  for (const step of trial.steps) await expect(page.getByText(step)).toBeVisible();
});

test(
  'the trial link of each closing band has the name of its page in the address, and the main button leads to the plans',
  full,
  ({ documents }) => {
    const bands = pages.filter(({ path }) =>
      /\dpage$|^\/toolsdetails|^\/(use-cases|features|security|integrations|faqs)$|^\/$/.test(path),
    );
    expect(bands.length).toBeGreaterThan(40);
    for (const { path } of bands) {
      const { mainLinks } = documentAt(documents, path);
      const origin = path === '/' ? 'home' : path.split('/').at(-1);
      const hrefsOf = (name: string) =>
        mainLinks.filter((link) => link.name === name).map(({ href }) => href);
      expect(hrefsOf(site.startTrial), path).toEqual([`/contact?trial=${origin}`]);
      for (const href of hrefsOf(site.getStarted.label)) expect(href, path).toBe('/pricing');
    }
  },
);

test('the contact page has no closing band that links to itself', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: site.connect.title })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: site.connect.button.label })).toHaveCount(0);
});

test('the trial link of the order sheet hands over plan and period, and the form has a heading of its own', async ({
  page,
}) => {
  await page.goto('/pricing');
  const [, plan] = pricing.plans;
  if (!plan) throw new Error('There is one plan only.');
  await page.getByRole('radio', { name: pricing.billing.yearly }).check();
  await page.getByRole('radio', { name: plan.name }).check();
  await page.getByRole('button', { name: site.startTrial }).click();
  await page.waitForURL(/\/contact\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    billing: 'yearly',
    plan: plan.slug,
    trial: 'pricing',
  });
  await expect(page.getByRole('heading', { name: contact.trial.title })).toBeVisible();
  await expect(page.getByRole('form')).toContainText(plan.name);
  await expect(fields(page).message).toHaveValue(new RegExp(`${plan.name}, ₹`));
});

test('the document title names the error of a submit made before React loads, and still does once it has loaded', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: contact.form.submit }).click();
  await expect(page).toHaveTitle(new RegExp(`^${contact.form.errorPrefix}`));
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
  );
  // React's effects follow the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  await expect(page).toHaveTitle(new RegExp(`^${contact.form.errorPrefix}`));
});

const noLoader = 'A plain Next build has no loader, which keeps the page.';

test('a file or text dropped beside the fields replaces neither the page nor the message', async ({
  page,
}) => {
  test.skip(process.env.LEAN === '0', noLoader);
  await page.goto('/contact');
  const message = page.locator('[name=message]');
  await message.fill('Typed with care.');
  // Filling in the field has started to load React. Until all its parts have arrived, React stops drop events, and so does
  // this listener.
  await page.evaluate(() => document.addEventListener('drop', (event) => event.stopPropagation(), true));
  const dropped = (selector: string, data: 'file' | 'text') =>
    page.evaluate(
      ({ selector, data }) => {
        const dataTransfer = new DataTransfer();
        if (data === 'file') dataTransfer.items.add(new File(['%PDF-1.7'], 'plan.pdf'));
        else dataTransfer.setData('text/plain', 'and more');
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        return document.querySelector(selector)?.dispatchEvent(event);
      },
      { selector, data },
    );
  expect(await dropped('main h1', 'file')).toBe(false);
  expect(await dropped('main h1', 'text')).toBe(false);
  expect(await dropped('[name=message]', 'file')).toBe(false);
  // The browser puts a text that is dropped on a field into it.
  expect(await dropped('[name=message]', 'text')).toBe(true);
  await expect(message).toHaveValue('Typed with care.');
});

test(
  'a file that is dropped while a part of the script loads does not replace the page',
  full,
  async ({ page }) => {
    test.skip(process.env.LEAN === '0', noLoader);
    let heldRequest = '';
    await page.route(/\.js$/, async (route) => {
      if (heldRequest && route.request().url().endsWith(heldRequest))
        await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue().catch(() => undefined);
    });
    const wake = `[${attributes.wake}]`;
    await page.goto('/contact');
    const parts = (await page.locator(wake).getAttribute(attributes.wake))?.split(' ') ?? [];
    expect(parts.length).toBeGreaterThan(1);
    for (heldRequest of parts) {
      await page.goto('/contact');
      await expect(page.locator('body')).toHaveAttribute(attributes.loader);
      const replaced = await page.evaluate(async () => {
        document.querySelector<HTMLElement>('[name=message]')?.focus();
        let count = 0;
        for (const end = performance.now() + 1000; performance.now() < end; ) {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(['%PDF-1.7'], 'plan.pdf'));
          const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
          if (document.querySelector('main h1')?.dispatchEvent(event)) count += 1;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        return count;
      });
      expect(replaced, heldRequest).toBe(0);
    }
  },
);
