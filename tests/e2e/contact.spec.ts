import type { Page } from '@playwright/test';
import { expect, marker, relayDownUrl, test } from '@/tests/helpers/e2e';

const fields = (page: Page) => ({
  fullName: page.locator('[name=fullName]'),
  email: page.locator('[name=email]'),
  message: page.locator('[name=message]'),
  submit: page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }),
});

async function fill(page: Page, text: string) {
  const form = fields(page);
  await form.fullName.fill('Asha Rao');
  await form.email.fill('asha.rao@example.org');
  await form.message.fill(text);
  return form;
}

/** Next's own announcer is an empty alert; ours have words. */
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('a message sent with the form arrives, and answering it writes to the visitor', async ({
  page,
  mailbox,
}) => {
  const word = marker();
  const text = `Do you file खाता-बही & <b>ledgers</b>?\n\nSecond paragraph. ${word}`;
  await page.goto('/contact');
  const form = await fill(page, text);
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

test.describe('checks, in order, one at a time', () => {
  const cases = [
    { values: ['   ', '', ''], text: 'Please enter your full name.', field: 'fullName' },
    { values: ['Asha', 'asha@', ''], text: 'Please enter a valid email address.', field: 'email' },
    { values: ['Asha', 'asha@example.org', '  '], text: 'Please enter a message.', field: 'message' },
  ] as const;
  for (const { values, text, field } of cases) {
    test(`“${text}”`, async ({ page }) => {
      let posts = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') posts += 1;
      });
      await page.goto('/contact');
      const form = fields(page);
      // A first touch wakes the form's script; the checks of the browser give way to the form's own.
      await form.fullName.fill(values[0]);
      await form.email.fill(values[1]);
      await form.message.fill(values[2]);
      await expect(page.locator('form:has([name=fullName])')).toHaveJSProperty('noValidate', true);
      await form.submit.click();
      await expect(alert(page).getByText(text)).toBeVisible();
      await expect(form[field]).toHaveAttribute('aria-invalid', 'true');
      await expect(form[field]).toHaveAccessibleDescription(new RegExp(text));
      expect(posts).toBe(0);
    });
  }
});

test.describe('with the relay down', () => {
  test.use({ allowedErrors: [/./] });
  test.skip(!relayDownUrl, 'needs the second server');

  test('“Failed to send message!” is shown, logged, and the values stay', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.goto(`${relayDownUrl}/contact`);
    const form = await fill(page, 'Is anybody there?');
    await form.submit.click();
    await expect(alert(page).getByText('Failed to send message!')).toBeVisible();
    await expect(form.fullName).toHaveValue('Asha Rao');
    await expect(form.email).toHaveValue('asha.rao@example.org');
    await expect(form.message).toHaveValue('Is anybody there?');
    expect(logged.length).toBeGreaterThan(0);
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
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await mailbox.messageWith(word)).replyTo).toBe('Asha Rao <asha.rao@example.org>');
  });

  test('with the relay down, a page says what failed and keeps the text', async ({ page }) => {
    test.skip(!relayDownUrl, 'needs the second server');
    await page.goto(`${relayDownUrl}/contact`);
    const form = await fill(page, 'Kept word for word.');
    await form.submit.click();
    await expect(page.getByText('Failed to send message!')).toBeVisible();
    await expect(page.locator('[name=message]')).toHaveValue('Kept word for word.');
  });
});

test('a plan chosen on the pricing page is named in the message', async ({ page }) => {
  await page.goto('/contact?plan=standard&billing=yearly&renew=on');
  await expect(page.getByRole('main')).toContainText('Standard');
  await expect(page.locator('[name=message]')).toHaveValue(/Standard/);
});

test('a report about an upload starts from a skeleton', async ({ page }) => {
  await page.goto('/contact?topic=upload-failure');
  await expect(page.locator('[name=message]')).toHaveValue(/file/i);
});
