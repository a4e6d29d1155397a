import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefillTexts } from '@/app/contact/choices';
import { ContactForm } from '@/components/contact/contact-form';
import { contact } from '@/content/contact';
import { pages } from '@/content/registry/pages';
import { contactLimits } from '@/lib/contact/rules';
import { formatMessage } from '@/lib/sentences';
import { pricing } from '@/tests/helpers/pricing';

const { choice, form: texts, topics, trial } = contact;
const props = {
  texts,
  prefill: prefillTexts(pricing, contact, pages),
  email: 'post@site.example',
  labelledBy: 'title',
  alertIcon: null,
  letterhead: null,
  sentPicture: null,
};

const fetchMock = vi.fn<typeof fetch>();
/** An answer like the endpoint's: a failure has the media type of problem JSON. */
const answer = (status: number, body: unknown) =>
  status < 400
    ? Response.json(body, { status })
    : Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });

function open(search = '') {
  window.history.replaceState(null, '', `/contact${search}`);
  document.title = 'Contact us';
  const { container } = render(<ContactForm {...props} />);
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  return {
    form,
    user: userEvent.setup(),
    name: screen.getByLabelText<HTMLInputElement>(texts.fullName),
    email: screen.getByLabelText<HTMLInputElement>(texts.email),
    message: screen.getByLabelText<HTMLTextAreaElement>(texts.message),
    button: screen.getByRole('button'),
    hidden: (field: string) => form.querySelector<HTMLInputElement>(`input[name="${field}"]`),
  };
}

const formValues = {
  fullName: 'Nisha Khan',
  email: 'nisha@office.example',
  message: 'Can she see only her own folders?',
};
/** Pastes the values, as typing them letter by letter takes a second. */
async function fillIn({ user, name, email, message }: ReturnType<typeof open>) {
  for (const [field, text] of [
    [name, formValues.fullName],
    [email, formValues.email],
    [message, formValues.message],
  ] as const) {
    await user.click(field);
    await user.paste(text);
  }
}
const fieldValues = ({ name, email, message }: ReturnType<typeof open>) => [
  name.value,
  email.value,
  message.value,
];

/** Fills in the form and sends it. */
async function send(respond: () => Promise<Response>) {
  fetchMock.mockImplementation(respond);
  const page = open();
  await fillIn(page);
  await page.user.click(page.button);
  return page;
}
const sendAnsweredBy = (status: number, message: string) => send(async () => answer(status, { message }));

const keyOf = (call: number) => new Headers(fetchMock.mock.calls[call]?.[1]?.headers).get('Idempotency-Key');
const bodyOf = (call: number) => JSON.parse(String(fetchMock.mock.calls[call]?.[1]?.body));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  fetchMock.mockReset();
  vi.restoreAllMocks();
});

describe('the form before a script runs', () => {
  const html = renderToString(<ContactForm {...props} />);

  it('posts to the endpoint, with the browser checks on', () => {
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toMatch(/<form[^>]*action="\/api\/contacts"/);
    expect(html).not.toMatch(/novalidate/i);
    expect(html.match(/required=""/g)).toHaveLength(3);
    expect(html).toMatch(/<input[^>]*type="email"/);
    expect(html).not.toContain('placeholder');
  });

  it('has the length limits of the endpoint, and says how many characters are left', () => {
    const limitOf = (field: string) =>
      Number(
        new RegExp(`<(?:input|textarea)[^>]*name="${field}"[^>]*>`)
          .exec(html)?.[0]
          .match(/maxlength="(\d+)"/i)?.[1],
      );
    for (const field of ['fullName', 'email', 'message'] as const)
      expect(limitOf(field), field).toBe(contactLimits[field]);
    expect(html).toContain('role="status"');
  });
});

describe('checks', () => {
  it('replace the browser’s own messages after React has loaded', () => {
    expect(open().form.noValidate).toBe(true);
  });

  it.each([
    ['   ', '', '', texts.fullName, texts.checks.fullName],
    ['Nisha Khan', 'nisha@office', '', texts.email, texts.checks.email],
    ['Nisha Khan', 'nisha@office.example', ' \n ', texts.message, texts.checks.message],
  ])('stop at the first failure (%j, %j, %j)', (name, email, message, label, text) => {
    const page = open();
    fireEvent.change(page.name, { target: { value: name } });
    fireEvent.change(page.email, { target: { value: email } });
    fireEvent.change(page.message, { target: { value: message } });
    fireEvent.submit(page.form);

    const alerts = screen.getAllByRole('alert');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.textContent).toContain(text);
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      `${texts.errorPrefix} ${text}`,
    );
    expect(page.form.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect(document.title).toBe(`${texts.errorPrefix} Contact us`);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('move the focus to the summary, and its link moves it to the field', async () => {
    const page = open();
    await page.user.click(page.button);
    expect(document.activeElement).toBe(screen.getByRole('alert').parentElement);
    await page.user.click(screen.getByRole('link', { name: texts.checks.fullName }));
    expect(document.activeElement).toBe(page.name);
  });

  it('replace an error by the next one, and remove it from the title when the message is sent', async () => {
    const page = open();
    await page.user.click(page.button);
    await page.user.type(page.name, 'Nisha Khan');
    await page.user.click(page.button);
    expect(page.name.hasAttribute('aria-invalid')).toBe(false);
    expect(page.email.getAttribute('aria-invalid')).toBe('true');
    expect(document.title).toBe(`${texts.errorPrefix} Contact us`);
    fetchMock.mockResolvedValue(answer(200, { message: 'Sent.' }));
    await page.user.type(page.email, formValues.email);
    await page.user.type(page.message, formValues.message);
    await page.user.click(page.button);
    await screen.findByText('Sent.');
    expect(document.title).toBe('Contact us');
  });
});

describe('a message that is sent', () => {
  it('is confirmed in the words of the endpoint, which get the focus, and the fields are cleared', async () => {
    const page = await sendAnsweredBy(200, 'Thank you, it is on its way.');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Thank you, it is on its way.');
    expect(document.activeElement).toBe(alert);
    expect(fieldValues(page)).toEqual(['', '', '']);
    expect(document.title).toBe('Contact us');
  });

  it('does not clear what was typed while it was being sent', async () => {
    let arrive = (_: Response) => {};
    const page = await send(() => new Promise<Response>((resolve) => (arrive = resolve)));
    await page.user.type(page.message, ' And one thing more.');
    arrive(answer(200, { message: 'Thank you, it is on its way.' }));

    await screen.findByText('Thank you, it is on its way.');
    expect(page.message.value).toMatch(/And one thing more\.$/);
    expect(page.name.value).not.toBe('');
  });

  it('contains exactly the three specified fields', async () => {
    await sendAnsweredBy(200, 'Sent.');
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/contacts');
    expect(fetchMock.mock.calls[0]?.[1]?.method).toBe('POST');
    expect(bodyOf(0)).toEqual(formValues);
  });

  it('is shown on the button while it is being sent, and a second submit is ignored', async () => {
    let finish = (_: Response) => {};
    const page = await send(() => new Promise<Response>((resolve) => (finish = resolve)));
    expect(page.button.textContent).toBe(texts.sending);
    expect(document.activeElement).toBe(page.button);
    expect(page.button.getAttribute('aria-disabled')).toBe('true');
    expect(page.button.hasAttribute('disabled')).toBe(false);
    await page.user.click(page.button);
    fireEvent.submit(page.form);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    finish(answer(200, { message: 'Sent.' }));
    await waitFor(() => expect(page.button.textContent).toBe(texts.submit));
    expect(page.button.hasAttribute('aria-disabled')).toBe(false);
  });

  it('contains the honeypot field if that was filled in', async () => {
    fetchMock.mockResolvedValue(answer(422, { message: 'A hidden field was filled in.' }));
    const page = open();
    await fillIn(page);
    const trap = page.hidden('hp_leave_empty');
    if (trap) trap.value = 'spam';
    await page.user.click(page.button);
    await screen.findByRole('alert');
    expect(bodyOf(0)).toMatchObject({ hp_leave_empty: 'spam' });
  });
});

describe('a message that fails', () => {
  /** Failures with the reason that the endpoint gives; by default the form says that no answer came. */
  const failures: [string, () => Promise<Response>, reason?: string][] = [
    ['a limit', async () => answer(429, { message: 'Please try later.' }), 'Please try later.'],
    ['an error status', async () => answer(503, { message: 'Mail is not set up.' }), 'Mail is not set up.'],
    ['a slow mail server', async () => answer(504, { message: 'It may be there.' }), 'It may be there.'],
    ['an answer that is no JSON', async () => new Response('<html>', { status: 200 })],
    ['a page of a proxy', async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
    ['a server in between', async () => Response.json({ message: '10.0.0.7 down' }, { status: 502 })],
    ['an answer without a message', async () => answer(200, { ok: true })],
    ['an empty message', async () => answer(200, { message: ' ' })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ];

  it.each(failures)(
    'because of %s is reported in an alert and the console, keeps every value, and is repeated with the same key',
    async (...failure) => {
      const [, respond, reason = texts.unanswered] = failure;
      const page = await send(respond);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(texts.alert);
      expect(alert.textContent).toContain(reason);
      expect(alert.textContent).not.toContain('10.0.0.7');
      expect(alert.textContent).toContain(texts.failed);
      expect(document.activeElement).toBe(alert);
      expect(console.error).toHaveBeenCalledTimes(1);
      expect(fieldValues(page)).toEqual(Object.values(formValues));
      expect(page.button.textContent).toBe(texts.submit);
      const tries = fetchMock.mock.calls.length;
      await page.user.click(page.button);
      expect(fetchMock).toHaveBeenCalledTimes(tries + 1);
      expect(keyOf(0)).toBeTruthy();
      expect(keyOf(tries)).toBe(keyOf(0));
      // Waits for an automatic repeat, so that it does not reach the next test.
      await waitFor(() => expect(page.button.textContent).toBe(texts.submit));
    },
  );

  it('keeps the text, and offers an email with it', async () => {
    const page = await sendAnsweredBy(502, 'Refused.');
    const link = await screen.findByRole('link', { name: 'post@site.example' });
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.protocol + address.pathname).toBe('mailto:post@site.example');
    expect(address.searchParams.get('body')).toBe('Can she see only her own folders?');
    expect(page.message.value).toBe('Can she see only her own folders?');
  });
});

describe('a connection that breaks', () => {
  const broken: [string, () => Promise<Response>][] = [
    ['without an answer', () => Promise.reject(new TypeError('NetworkError'))],
    ['because the server took it for idle (408)', async () => new Response(null, { status: 408 })],
    [
      'within the answer',
      async () => {
        const response = new Response(null, { status: 200 });
        vi.spyOn(response, 'json').mockRejectedValue(new TypeError('network error'));
        return response;
      },
    ],
  ];

  it.each(broken)(
    '%s makes the form send the message again with its key, without a notice',
    async (_, fault) => {
      fetchMock.mockImplementationOnce(fault);
      await sendAnsweredBy(200, 'Sent.');
      await screen.findByText('Sent.');
      expect(fetchMock).toHaveBeenCalledTimes(2);
      expect(bodyOf(1)).toEqual(bodyOf(0));
      expect(keyOf(0)).toBeTruthy();
      expect(keyOf(1)).toBe(keyOf(0));
      expect(console.error).not.toHaveBeenCalled();
    },
  );

  it.each(broken)('%s twice does not make the form send the message a third time', async (_, fault) => {
    await send(fault);
    await screen.findByRole('alert');
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is the only fault after which the form sends again: an answer of the endpoint is final', async () => {
    await sendAnsweredBy(503, 'Later.');
    await screen.findByRole('alert');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('repeats', () => {
  it('keep the key of the draft until it is edited or sent', async () => {
    const page = await sendAnsweredBy(503, 'Later.');
    await screen.findByRole('alert');
    await page.user.click(page.button);
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(keyOf(0)).toMatch(/^[0-9a-f-]{36}$/);
    expect(keyOf(1)).toBe(keyOf(0));

    await waitFor(() => expect(page.button.textContent).toBe(texts.submit));
    await page.user.type(page.message, ' Please.');
    fetchMock.mockImplementation(async () => answer(200, { message: 'Sent.' }));
    await page.user.click(page.button);
    await screen.findByText('Sent.');
    expect(keyOf(2)).not.toBe(keyOf(0));

    await fillIn(page);
    await page.user.click(page.button);
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(4));
    expect(keyOf(3)).not.toBe(keyOf(2));
  });
});

describe('the query of the address', () => {
  it('shows the chosen plan, begins the message and is sent with it', async () => {
    fetchMock.mockResolvedValue(answer(200, { message: 'Sent.' }));
    const page = open('?plan=standard&billing=yearly');
    expect(page.form.textContent).toContain(`${choice.chose} Standard, ₹4,900 a year`);
    expect(screen.getByRole('link', { name: choice.change.label }).getAttribute('href')).toBe(
      '/pricing?plan=standard&billing=yearly',
    );
    expect(page.message.value).toContain(
      formatMessage(choice.priced, { plan: 'Standard', price: '₹4,900 a year', renewal: choice.renewal.off }),
    );
    expect(page.hidden('context')?.value).toBe('plan=standard&billing=yearly');

    await page.user.type(page.name, 'Nisha Khan');
    await page.user.type(page.email, 'nisha@office.example');
    await page.user.click(page.button);
    await screen.findByText('Sent.');
    expect(bodyOf(0)).toMatchObject({ context: 'plan=standard&billing=yearly' });
    expect(page.form.textContent).not.toContain(choice.chose);
    expect(page.message.value).toBe('');
  });

  it('says when renewal was chosen, and names no price where there is none', () => {
    const page = open('?plan=enterprise&billing=yearly&renew=on');
    expect(page.form.textContent).toContain(`${choice.chose} Enterprise, ${choice.renewal.on}`);
    expect(page.form.textContent).not.toContain('₹');
    expect(page.message.value).toContain(
      formatMessage(choice.onRequest, {
        plan: 'Enterprise',
        billing: choice.billing.yearly,
        renewal: choice.renewal.on,
      }),
    );
  });

  it('begins the message of a known topic', () => {
    const page = open('?topic=upload-failure');
    expect(page.message.value).toContain(topics['upload-failure']?.lines[0]);
    expect(page.hidden('context')?.value).toBe('topic=upload-failure');
  });

  it('requests the trial without a plan, and names the page that the visitor came from', () => {
    const page = open('?trial=feature2page');
    const from = formatMessage(trial.from, {
      page: pages.find(({ path }) => path === '/feature2page')?.label ?? '',
    });
    expect(page.form.textContent).toContain(`${contact.about} ${trial.label}`);
    expect(page.form.textContent).toContain(from);
    expect(page.message.value).toMatch(new RegExp(`^${formatMessage(trial.lines[0] ?? '', { from })}`));
    expect(page.message.value).not.toMatch(/plan/i);
    expect(page.hidden('context')?.value).toBe('trial=feature2page');
  });

  it('shows a heading of its own for the trial, with the plan and period that were chosen', () => {
    const page = open('?billing=yearly&plan=standard&trial=pricing');
    const plan = pricing.plans.find(({ slug }) => slug === 'standard');
    expect(page.form.querySelector('h2')?.textContent).toBe(trial.title);
    expect(page.form.textContent).toContain(`${trial.with} ${plan?.name}`);
    expect(page.message.value).toContain(`${plan?.name}, ₹`);
    expect(page.message.value).toContain(pricing.billing.perYear);
    expect(page.hidden('context')?.value).toBe('plan=standard&billing=yearly&trial=pricing');
  });

  it('is ignored for a plan that no longer exists', () => {
    window.history.replaceState(null, '', '/contact?plan=premium&billing=yearly');
    const withoutPremium = { ...pricing, plans: pricing.plans.filter(({ slug }) => slug !== 'premium') };
    const { container } = render(
      <ContactForm {...props} prefill={prefillTexts(withoutPremium, contact, pages)} />,
    );
    expect(container.querySelector('textarea')?.value).toBe('');
    expect(container.textContent).not.toContain(choice.chose);
  });

  it.each(['?plan=gold', '?topic=<b>', '?trial=feature99page', '?plan=__proto__&topic=constructor'])(
    'is ignored if it is %s',
    (search) => {
      const page = open(search);
      expect(page.message.value).toBe('');
      expect(page.hidden('context')?.value).toBe('');
      expect(page.form.textContent).not.toContain(choice.chose);
    },
  );
});

describe('text typed before React has loaded', () => {
  it('is kept, and is not replaced by a prefilled message', async () => {
    window.history.replaceState(null, '', '/contact?plan=basic');
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(<ContactForm {...props} />);
    const message = host.querySelector('textarea');
    const name = host.querySelector<HTMLInputElement>('input[name="fullName"]');
    if (!message || !name) throw new Error('no form');
    message.value = 'Typed early.';
    name.value = 'Nisha';
    render(<ContactForm {...props} />, { container: host, hydrate: true });
    expect(message.value).toBe('Typed early.');
    expect(name.value).toBe('Nisha');
    expect(host.textContent).toContain(`${choice.chose} Basic`);
    host.remove();
  });
});

describe('the length of the message', () => {
  it('is shown to the visitor only near its limit', () => {
    const page = open();
    fireEvent.input(page.message, { target: { value: 'x'.repeat(8000) } });
    expect(page.form.textContent).not.toContain(formatMessage(texts.left, { count: '' }));
    fireEvent.input(page.message, { target: { value: 'x'.repeat(9900) } });
    expect(screen.getByRole('status').textContent).toBe(formatMessage(texts.left, { count: 100 }));
  });
});
