import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { home } from '@/content/home';
import { inr } from '@/lib/format';
import type { ReceivedMail } from '@/scripts/lib/received-mail';
import { aPlan, priceOf } from '@/tests/helpers/plans';
import { type Break, breakingProxy } from './breaking-proxy';
import { type Driver, driven } from './driven';
import { type Visitor, visitor } from './visitor';

/**
 * The main journeys in engines other than Chromium, with scripts and without. `npm test -- browsers` starts the
 * site and says where the browsers are.
 */

const { BROWSERS_SITE = '', BROWSERS_MAILBOX = '' } = process.env;
const phone = [447, 740] as const;
const desktop = [1280, 900] as const;

async function mailsWith(word: string): Promise<ReceivedMail[]> {
  const mails: ReceivedMail[] = await (await fetch(`${BROWSERS_MAILBOX}/messages.json`)).json();
  return mails.filter(({ text }) => text.includes(word));
}

/** Fills in the contact form and sends it. @returns a word that only this message has */
async function sendMessage(she: Visitor): Promise<string> {
  const word = `marker-${crypto.randomUUID()}`;
  await she.goto('/contact');
  await she.type('[name=fullName]', 'Asha Rao');
  await she.type('[name=email]', 'asha.rao@example.org');
  await she.type('[name=message]', `From another engine. ${word}`);
  await she.click('form:has([name=message]) button[type=submit]');
  return word;
}

// The first answer of the endpoint loads its route: longer than a visitor's test waits, on a busy machine. A page that is left
// meanwhile logs that its request failed.
beforeAll(() => fetch(`${BROWSERS_SITE}/api/contacts`, { method: 'OPTIONS' }));

describe.each(driven)('%s', (_, start) => {
  describe.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('%s', (_, scripts) => {
    let driver: Driver;
    let she: Visitor;
    beforeAll(async () => {
      driver = await start({ scripts });
      she = visitor(driver, BROWSERS_SITE);
    });
    afterAll(() => driver?.close());

    test('the menu opens, closes with Escape and leads to a page', async () => {
      await she.resize(...phone);
      await she.goto('/features');
      expect(await she.sees('#menu')).toBe(false);
      await she.click('header button');
      await she.expects(() => she.sees('#menu'), true);
      await she.press('Escape');
      await she.expects(() => she.sees('#menu'), false);
      expect(await she.run(() => document.activeElement?.matches('header button'))).toBe(true);
      // Not by Enter: Firefox presses no button for keys that a driver sends to a window in the background.
      await she.click('header button');
      await she.expects(() => she.sees('#menu'), true);
      await she.click('#menu a[href="/security"]');
      await she.expects(she.address, '/security');
      expect(await she.run(() => scrollY)).toBe(0);
    });

    test('a tool’s window opens at the first press and closes again', async () => {
      await she.resize(...desktop);
      await she.goto('/features');
      for (const close of [() => she.press('Escape'), () => she.click('#tool-merge-pdf button')]) {
        await she.click('[commandfor=tool-merge-pdf][aria-haspopup]');
        await she.expects(() => she.sees('#tool-merge-pdf'), true);
        await she.expects(() => she.run(() => document.activeElement?.id), 'tool-merge-pdf-name');
        await close();
        await she.expects(() => she.sees('#tool-merge-pdf'), false);
        // Closing goes back in the history, which is not done at once: a page opened before that would be left again.
        await she.expects(she.address, '/features');
      }
    });

    test('a plan chosen on the pricing page arrives at the contact form', async () => {
      await she.resize(...phone);
      await she.goto('/pricing');
      await she.click('label:has([name=billing][value=yearly])');
      await she.click(`label:has([name=plan][value=${aPlan.slug}])`);
      await she.expects(() => she.text('form button[type=submit]'), `Choose ${aPlan.name} Plan`);
      expect(await she.text(`label:has([value=${aPlan.slug}])`)).toContain(inr(aPlan.yearly));
      await she.click('form button[type=submit]');
      await she.expects(she.address, `/contact?billing=yearly&plan=${aPlan.slug}`);
      if (scripts) {
        await she.expects(() => she.text('form:has([name=message]) b'), aPlan.name);
        expect(await she.run(() => document.querySelector('textarea')?.value)).toContain(
          priceOf(aPlan, 'yearly'),
        );
      }
    });

    test('a message sent with the form arrives', async () => {
      const word = await sendMessage(she);
      if (scripts) await she.expects(() => she.sees('main [role=alert] h2'), true);
      else await she.expects(she.address, '/contact/thank-you');
      await she.expects(async () => (await mailsWith(word)).length, 1);
      expect((await mailsWith(word))[0]?.replyTo).toBe('Asha Rao <asha.rao@example.org>');
    });

    test('an address with a question shows its answer', async () => {
      await she.goto('/faqs#restore-deleted-files');
      await she.expects(() => she.sees('#restore-deleted-files'), true);
    });

    test('pages do not scroll sideways', async () => {
      await she.resize(...phone);
      for (const path of ['/', '/features', '/feature2page', '/pricing', '/contact', '/faqs', '/terms']) {
        await she.goto(path);
        expect(
          await she.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          path,
        ).toBeLessThanOrEqual(0);
      }
    });

    test('the mark of a sample letter stays on the line of its stars at 360 pixels', async () => {
      await she.resize(360, 740);
      await she.goto('/');
      const { marks, below } = await she.run(() => {
        // WebKitGTK has no window as narrow as that; Firefox's bar takes 12 pixels of it.
        document.body.style.width = '348px';
        const samples = [...document.querySelectorAll('figure [role=img] + span')];
        return {
          marks: samples.length,
          below: samples.filter((mark) => {
            const line = mark.previousElementSibling?.getBoundingClientRect();
            return mark.getBoundingClientRect().top > (line?.bottom ?? 0);
          }).length,
        };
      });
      expect(marks).toBe(home.testimonials.letters.filter(({ sample }) => sample).length);
      expect(below).toBe(0);
    });

    if (scripts)
      withScripts(
        () => she,
        () => driver,
      );
    else withoutScripts(() => she);

    test('no page logged an error', () => {
      expect(driver.errors() ?? []).toEqual([]);
    });
  });
});

function withScripts(her: () => Visitor, driver: () => Driver) {
  test.each<Break>(['before the site has it', 'before the answer arrives'])(
    'a message whose connection breaks %s arrives once',
    async (when) => {
      const proxy = await breakingProxy(BROWSERS_SITE, when);
      try {
        const she = visitor(driver(), proxy.origin);
        const word = await sendMessage(she);
        // Only what was sent has a reference.
        await she.expects(() => she.text('main [role=alert]'), expect.stringMatching(/C-\w{4}-\w{4}/));
        expect(proxy.posts()).toBe(2);
        await she.expects(async () => (await mailsWith(word)).length, 1);
      } finally {
        proxy.close();
      }
    },
  );

  test('a tool’s window has an address, and Back closes it', async () => {
    const she = her();
    await she.resize(...desktop);
    await she.goto('/features');
    await she.click('[commandfor=tool-merge-pdf][aria-haspopup]');
    await she.expects(she.address, '/features#merge-pdf');
    await she.expects(
      () => she.run(() => document.querySelector('#tool-merge-pdf')?.matches(':modal')),
      true,
    );
    await she.back();
    await she.expects(() => she.sees('#tool-merge-pdf'), false);
    await she.expects(she.address, '/features');
  });

  test('View More shows all tools and moves the focus to the first new one', async () => {
    const she = her();
    await she.goto('/features');
    const visibleTools = () =>
      she.run(
        () =>
          [...document.querySelectorAll('button[aria-haspopup=dialog]')].filter((item) =>
            item.checkVisibility(),
          ).length,
      );
    const few = await visibleTools();
    await she.click('[popovertarget][aria-controls]');
    await she.expects(visibleTools, 16);
    await she.click('[popovertarget][aria-controls]');
    await she.expects(visibleTools, few);
    await she.click('[popovertarget][aria-controls]');
    await she.expects(
      () =>
        she.run(() =>
          [...document.querySelectorAll('button[aria-haspopup=dialog]')].indexOf(
            document.activeElement as Element,
          ),
        ),
      few,
    );
  });

  test('a failed check names the field and moves the focus', async () => {
    const she = her();
    await she.goto('/contact');
    await she.type('[name=fullName]', 'Asha Rao');
    await she.type('[name=email]', 'asha@office');
    await she.press('Enter');
    await she.expects(() => she.text('[role=alert] a'), 'Please enter a valid email address.');
    await she.click('[role=alert] a');
    await she.expects(() => she.run(() => (document.activeElement as HTMLInputElement).name), 'email');
  });

  test('the letters move by themselves until Pause is pressed', async () => {
    const she = her();
    await she.resize(...phone);
    await she.goto('/');
    const carousel = '[aria-label="Customer testimonials"]';
    const state = () =>
      she.run((query) => ({ ...(document.querySelector(query) as HTMLElement).dataset }), carousel);
    await she.run((query) => document.querySelector(query)?.scrollIntoView({ block: 'center' }), carousel);
    await she.expects(async () => (await state()).motion, 'playing');
    await she.expects(async () => (await state()).index, '1');
    await she.click(`${carousel} button`);
    expect(await she.text(`${carousel} button`)).toBe('Play');
    const { index } = await state();
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect((await state()).index).toBe(index);
    await she.click(`${carousel} button`);
    await she.expects(async () => (await state()).motion, 'playing');
  });
}

function withoutScripts(her: () => Visitor) {
  test('all tools are listed', async () => {
    const she = her();
    await she.goto('/features');
    expect(
      await she.run(
        () =>
          [...document.querySelectorAll('button[aria-haspopup=dialog]')].filter((item) =>
            item.checkVisibility(),
          ).length,
      ),
    ).toBe(16);
  });
}
