import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { home } from '@/content/home';
import { inr } from '@/lib/format';
import type { ReceivedMail } from '@/scripts/lib/received-mail';
import { otherPlan, priceOf } from '@/tests/helpers/plans';
import { availableBrowsers, type Driver } from './available-browsers';
import { type Break, breakingProxy } from './breaking-proxy';
import { createVisitor, type Visitor } from './visitor';

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
async function sendMessage(visitor: Visitor): Promise<string> {
  const word = `marker-${crypto.randomUUID()}`;
  await visitor.goto('/contact');
  await visitor.type('[name=fullName]', 'Asha Rao');
  await visitor.type('[name=email]', 'asha.rao@example.org');
  await visitor.type('[name=message]', `From another engine. ${word}`);
  await visitor.click('form:has([name=message]) button[type=submit]');
  return word;
}

// The first request loads the route of the endpoint, which on a busy machine takes longer than a test waits; a page that
// is left meanwhile logs a failed request.
beforeAll(() => fetch(`${BROWSERS_SITE}/api/contacts`, { method: 'OPTIONS' }));

describe.each(availableBrowsers)('%s', (_, start) => {
  describe.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('%s', (_, scripts) => {
    let driver: Driver;
    let theVisitor: Visitor;
    beforeAll(async () => {
      driver = await start({ javaScript: scripts });
      theVisitor = createVisitor(driver, BROWSERS_SITE);
    });
    afterAll(() => driver?.close());

    test('the menu opens, closes with Escape and leads to a page', async () => {
      await theVisitor.resize(...phone);
      await theVisitor.goto('/features');
      expect(await theVisitor.sees('#menu')).toBe(false);
      await theVisitor.click('header button');
      await theVisitor.expects(() => theVisitor.sees('#menu'), true);
      await theVisitor.press('Escape');
      await theVisitor.expects(() => theVisitor.sees('#menu'), false);
      expect(await theVisitor.run(() => document.activeElement?.matches('header button'))).toBe(true);
      // Not by Enter: Firefox presses no button for keys that a driver sends to a window in the background.
      await theVisitor.click('header button');
      await theVisitor.expects(() => theVisitor.sees('#menu'), true);
      await theVisitor.click('#menu a[href="/security"]');
      await theVisitor.expects(theVisitor.address, '/security');
      expect(await theVisitor.run(() => scrollY)).toBe(0);
    });

    test('a tool’s window opens at the first press and closes again', async () => {
      await theVisitor.resize(...desktop);
      await theVisitor.goto('/features');
      for (const close of [
        () => theVisitor.press('Escape'),
        () => theVisitor.click('#tool-merge-pdf button'),
      ]) {
        await theVisitor.click('[commandfor=tool-merge-pdf][aria-haspopup]');
        await theVisitor.expects(() => theVisitor.sees('#tool-merge-pdf'), true);
        await theVisitor.expects(
          () => theVisitor.run(() => document.activeElement?.id),
          'tool-merge-pdf-name',
        );
        await close();
        await theVisitor.expects(() => theVisitor.sees('#tool-merge-pdf'), false);
        // Closing goes back in the history, which takes a moment: a page opened before that would be left again.
        await theVisitor.expects(theVisitor.address, '/features');
      }
    });

    test('a plan chosen on the pricing page arrives at the contact form', async () => {
      await theVisitor.resize(...phone);
      await theVisitor.goto('/pricing');
      await theVisitor.click('label:has([name=billing][value=yearly])');
      await theVisitor.click(`label:has([name=plan][value=${otherPlan.slug}])`);
      await theVisitor.expects(
        () => theVisitor.text('form button[type=submit]'),
        `Choose ${otherPlan.name} Plan`,
      );
      expect(await theVisitor.text(`label:has([value=${otherPlan.slug}])`)).toContain(inr(otherPlan.yearly));
      await theVisitor.click('form button[type=submit]');
      await theVisitor.expects(theVisitor.address, `/contact?billing=yearly&plan=${otherPlan.slug}`);
      if (scripts) {
        await theVisitor.expects(() => theVisitor.text('form:has([name=message]) b'), otherPlan.name);
        expect(await theVisitor.run(() => document.querySelector('textarea')?.value)).toContain(
          priceOf(otherPlan, 'yearly'),
        );
      }
    });

    test('a message sent with the form arrives', async () => {
      const word = await sendMessage(theVisitor);
      if (scripts) await theVisitor.expects(() => theVisitor.sees('main [role=alert] h2'), true);
      else await theVisitor.expects(theVisitor.address, '/contact/thank-you');
      await theVisitor.expects(async () => (await mailsWith(word)).length, 1);
      expect((await mailsWith(word))[0]?.replyTo).toBe('Asha Rao <asha.rao@example.org>');
    });

    test('an address with the id of a question opens its answer', async () => {
      await theVisitor.goto('/faqs#restore-deleted-files');
      await theVisitor.expects(() => theVisitor.sees('#restore-deleted-files'), true);
    });

    test('pages do not scroll sideways', async () => {
      await theVisitor.resize(...phone);
      for (const path of ['/', '/features', '/feature2page', '/pricing', '/contact', '/faqs', '/terms']) {
        await theVisitor.goto(path);
        expect(
          await theVisitor.run(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          path,
        ).toBeLessThanOrEqual(0);
      }
    });

    test('the mark of a sample letter stays on the line of its stars at 360 pixels', async () => {
      await theVisitor.resize(360, 740);
      await theVisitor.goto('/');
      const { marks, below } = await theVisitor.run(() => {
        // WebKitGTK has no window that narrow; the scroll bar of Firefox takes 12 pixels.
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
        () => theVisitor,
        () => driver,
      );
    else withoutScripts(() => theVisitor);

    test('no page logged an error', () => {
      expect(driver.errors() ?? []).toEqual([]);
    });
  });
});

function withScripts(currentVisitor: () => Visitor, driver: () => Driver) {
  test.each<Break>(['before the site has it', 'before the answer arrives'])(
    'a message whose connection breaks %s arrives once',
    async (when) => {
      const proxy = await breakingProxy(BROWSERS_SITE, when);
      try {
        const theVisitor = createVisitor(driver(), proxy.origin);
        const word = await sendMessage(theVisitor);
        // Only a message that was sent has a reference.
        await theVisitor.expects(
          () => theVisitor.text('main [role=alert]'),
          expect.stringMatching(/C-\w{4}-\w{4}/),
        );
        expect(proxy.posts()).toBe(2);
        await theVisitor.expects(async () => (await mailsWith(word)).length, 1);
      } finally {
        proxy.close();
      }
    },
  );

  test('a tool’s window has an address, and Back closes it', async () => {
    const visitor = currentVisitor();
    await visitor.resize(...desktop);
    await visitor.goto('/features');
    await visitor.click('[commandfor=tool-merge-pdf][aria-haspopup]');
    await visitor.expects(visitor.address, '/features#merge-pdf');
    await visitor.expects(
      () => visitor.run(() => document.querySelector('#tool-merge-pdf')?.matches(':modal')),
      true,
    );
    await visitor.back();
    await visitor.expects(() => visitor.sees('#tool-merge-pdf'), false);
    await visitor.expects(visitor.address, '/features');
  });

  test('View More shows all tools and moves the focus to the first new one', async () => {
    const visitor = currentVisitor();
    await visitor.goto('/features');
    const visibleTools = () =>
      visitor.run(
        () =>
          [...document.querySelectorAll('button[aria-haspopup=dialog]')].filter((item) =>
            item.checkVisibility(),
          ).length,
      );
    const few = await visibleTools();
    await visitor.click('[popovertarget][aria-controls]');
    await visitor.expects(visibleTools, 16);
    await visitor.click('[popovertarget][aria-controls]');
    await visitor.expects(visibleTools, few);
    await visitor.click('[popovertarget][aria-controls]');
    await visitor.expects(
      () =>
        visitor.run(() =>
          [...document.querySelectorAll('button[aria-haspopup=dialog]')].indexOf(
            document.activeElement as Element,
          ),
        ),
      few,
    );
  });

  test('a failed check names the field and moves the focus', async () => {
    const visitor = currentVisitor();
    await visitor.goto('/contact');
    await visitor.type('[name=fullName]', 'Asha Rao');
    await visitor.type('[name=email]', 'asha@office');
    await visitor.press('Enter');
    await visitor.expects(() => visitor.text('[role=alert] a'), 'Please enter a valid email address.');
    await visitor.click('[role=alert] a');
    await visitor.expects(
      () => visitor.run(() => (document.activeElement as HTMLInputElement).name),
      'email',
    );
  });

  test('the letters move by themselves until Pause is pressed', async () => {
    const visitor = currentVisitor();
    await visitor.resize(...phone);
    await visitor.goto('/');
    const carousel = '[aria-label="Customer testimonials"]';
    const state = () =>
      visitor.run((query) => ({ ...(document.querySelector(query) as HTMLElement).dataset }), carousel);
    await visitor.run(
      (query) => document.querySelector(query)?.scrollIntoView({ block: 'center' }),
      carousel,
    );
    await visitor.expects(async () => (await state()).motion, 'playing');
    await visitor.expects(async () => (await state()).index, '1');
    await visitor.click(`${carousel} button`);
    expect(await visitor.text(`${carousel} button`)).toBe('Play');
    const { index } = await state();
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect((await state()).index).toBe(index);
    await visitor.click(`${carousel} button`);
    await visitor.expects(async () => (await state()).motion, 'playing');
  });
}

function withoutScripts(currentVisitor: () => Visitor) {
  test('all tools are listed', async () => {
    const visitor = currentVisitor();
    await visitor.goto('/features');
    expect(
      await visitor.run(
        () =>
          [...document.querySelectorAll('button[aria-haspopup=dialog]')].filter((item) =>
            item.checkVisibility(),
          ).length,
      ),
    ).toBe(16);
  });
}
