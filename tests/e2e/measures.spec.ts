import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { furtherViolations, violations } from '@/tests/helpers/axe';
import { clippedTexts } from '@/tests/helpers/clipped';
import { collidingTexts } from '@/tests/helpers/colliding';
import { full } from '@/tests/helpers/e2e';
import { faintTexts } from '@/tests/helpers/faint';
import { focusNow } from '@/tests/helpers/focus';
import { linkColouredTexts } from '@/tests/helpers/link-coloured-text';
import { longestTask } from '@/tests/helpers/longest-task';
import { orphans } from '@/tests/helpers/orphans';
import { outlineOf } from '@/tests/helpers/outline';
import { measureSpeed } from '@/tests/helpers/pace';
import { sideways } from '@/tests/helpers/sideways';
import { smallTargets } from '@/tests/helpers/targets';
import { contrast } from '@/tests/helpers/tokens';
import { typeSizes } from '@/tests/helpers/type-sizes';

/** What the other tests measure with is shown pages with a fault, and has to find it, and it alone. */

async function show(page: Page, body: string, style = ''): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>A fault</title>
     <style>*{box-sizing:border-box} body{margin:0;background:#fff;color:#000;font:16px/1.5 sans-serif} ${style}</style></head>
     <body><main><h1>A fault</h1>${body}</main></body></html>`,
  );
}

test.describe('a text that leaves its box', () => {
  const box = '.box{width:80px;border:1px solid} .line{white-space:nowrap}';
  for (const [name, body, expected] of [
    ['at the side', '<div class="box"><p class="line">Far too long a line</p></div>', 'Far too long a line'],
    ['below', '<div class="box" style="height:30px">Three lines in one</div>', 'Three lines in one'],
    ['of the window', '<p class="line" style="margin-left:300px">Past the edge</p>', 'Past the edge'],
    [
      'that is cut',
      '<div style="width:80px;overflow:hidden" class="line">Cut at its edge</div>',
      'Cut at its edge',
    ],
  ] as const) {
    test(name, full, async ({ page }) => {
      await show(page, body, box);
      expect(await clippedTexts(page)).toEqual([expect.stringContaining(`“${expected}” leaves`)]);
    });
  }

  test('and not one that has room, that scrolls, or that nobody sees', full, async ({ page }) => {
    await show(
      page,
      `<div class="box">Room</div>
       <div class="box line" style="overflow:auto">A line that scrolls sideways</div>
       <div class="box line" hidden>A line that is not shown</div>`,
      box,
    );
    expect(await clippedTexts(page)).toEqual([]);
  });
});

test.describe('words in the colour of links', () => {
  const blue = ':root{--link:#00f} a,b{color:#00f}';
  test('that are none are found', full, async ({ page }) => {
    await show(page, '<p>Read <b>this</b></p>', blue);
    expect(await linkColouredTexts(page)).toEqual(['this']);
  });

  test('and not a link, a drawing, a hand, or what nobody sees', full, async ({ page }) => {
    await show(
      page,
      '<a href="/x">This</a><p role="img" aria-label="A pen"><b>drawn</b></p><b data-hand>A. Rao</b><p hidden><b>away</b></p>',
      blue,
    );
    expect(await linkColouredTexts(page)).toEqual([]);
  });
});

test.describe('a heading that ends in a line of one word', () => {
  const narrow = 'h2{width:300px;font:40px/1.1 sans-serif}';
  test('is found', full, async ({ page }) => {
    await show(page, '<h2>Expiry Date Tracking</h2>', narrow);
    expect(await orphans(page)).toEqual(['Expiry Date Tracking']);
  });

  test(
    'and not one of two words, one whose last two are together, or one whose last two have no room',
    full,
    async ({ page }) => {
      await show(
        page,
        `<h2>Tracking Documents</h2>
       <h2>Expiry <span style="white-space:nowrap">Date Tracking</span></h2>
       <h2>For Educational Institutes</h2>`,
        narrow,
      );
      expect(await orphans(page)).toEqual([]);
    },
  );
});

test.describe('a text over the next', () => {
  test('in a row', full, async ({ page }) => {
    await show(
      page,
      '<p style="display:flex"><span style="width:20px">First words</span><span>Next</span></p>',
    );
    // Words may break in a row, so the first has to be held together.
    await page.addStyleTag({ content: 'span { white-space: nowrap }' });
    expect(await collidingTexts(page)).toEqual(['“First words” and “Next”']);
  });
  test('in a list', full, async ({ page }) => {
    await show(page, '<ul><li style="height:2px">Above</li><li>Below</li></ul>');
    expect(await collidingTexts(page)).toEqual(['“Above” and “Below”']);
  });
  test('and not one beside it', full, async ({ page }) => {
    await show(page, '<p style="display:flex;gap:4px"><span>First</span><span>Next</span></p>');
    expect(await collidingTexts(page)).toEqual([]);
  });
});

test('a page that scrolls sideways, and because of what', full, async ({ page }) => {
  await show(page, '<div class="wide" style="width:400px">Wide</div>');
  expect(await sideways(page)).toEqual({ overflow: 40, culprits: 'DIV wide' });
  await show(page, '<div style="width:360px">As wide as the window</div>');
  expect(await sideways(page)).toEqual({ overflow: 0, culprits: '' });
});

test('targets that a finger misses, each with its own limit', full, async ({ page }) => {
  await show(
    page,
    `<button style="height:43px;padding:0">Low</button> <button style="height:44px">High enough</button>
     <p><a href="#" style="display:inline-block;height:20px">Low link</a></p>
     <p>In a <a href="#">sentence</a> it may be as high as its line.</p>`,
  );
  expect(await smallTargets(page)).toEqual([
    expect.stringMatching(/^BUTTON “Low” is \d+ × 43 px$/),
    expect.stringMatching(/^A “Low link” is \d+ × 20 px$/),
  ]);
});

test('violations, in whichever width and scheme they are', full, async ({ page }) => {
  await show(
    page,
    `<button class="nameless"><span>Name</span></button> <p class="pale">Pale</p>
     <svg role="img" aria-label="A sheet" width="200" height="30"><text x="5" y="20" class="drawn">Drawn</text></svg>`,
    `@media (prefers-color-scheme: dark) and (max-width: 400px) { .nameless span { display: none } }
     @media (prefers-color-scheme: light) and (min-width: 1000px) { .nameless span { display: none } }
     @media (prefers-color-scheme: dark) { .pale { color: #ccc } }
     @media (prefers-color-scheme: light) { .drawn { fill: #ccc } }`,
  );
  const [onPhone, dark, light] = [
    ['360 dark button-name: button', '360 dark color-contrast: p'],
    ['1440 dark color-contrast: p'],
    ['1440 light button-name: button'],
  ];
  expect(await violations(page)).toEqual([...onPhone, ...dark, ...light]);
  const faintText = expect.stringContaining('light “Drawn” 1.61:1');
  expect(await furtherViolations(page, () => faintTexts(page))).toEqual([
    faintText,
    ...onPhone,
    ...dark,
    ...light,
    faintText,
  ]);
});

test(
  'reports words in a drawing with too little contrast against what is painted under them',
  full,
  async ({ page }) => {
    await show(
      page,
      `<div role="img" aria-label="A sheet" style="position:relative">
       <p class="pale">On its own ground</p>
       <p style="background:#0b1326">Dark on dark</p>
       <p class="under"></p><p class="on">On a neighbour</p>
       <p style="opacity:.4">Faded</p>
       <svg width="200" height="30"><path d="M0 0h200v30H0z" fill="#111"/><text x="5" y="20">In a path</text></svg>
       <p style="background:linear-gradient(#fff, #333);color:#444">Where it runs dark</p>
     </div>
     <p aria-hidden="true"><b class="pale">Hidden from a reader</b></p>
     <div role="img" aria-label="A good sheet">
       <p style="font-size:24px;color:#888">Large words</p><p class="under"></p>
       <p class="on" style="color:#fff">On a neighbour, too</p>
       <p class="pale" hidden>Not shown</p>
       <div style="position:relative;height:20px"><p class="pale">Under a paper</p><p class="over"></p></div>
     </div>
     <p class="pale">For axe to find</p>`,
      `.pale{color:#999} p{margin:0} .under{height:24px;background:#111} .on{position:relative;margin-top:-24px}
     .over{position:absolute;inset:0;background:#fff}`,
    );
    expect((await faintTexts(page)).map((fault) => /“(.+)”/.exec(fault)?.[1])).toEqual([
      'On its own ground',
      'Dark on dark',
      'On a neighbour',
      'Faded',
      'In a path',
      'Where it runs dark',
      'Hidden from a reader',
    ]);
  },
);

test.describe('the focus', () => {
  const ring = ':focus-visible{outline:3px solid #00f;outline-offset:2px}';
  async function focusOn(page: Page, body: string, style: string) {
    await show(page, body, style);
    await page.keyboard.press('Tab');
    return focusNow(page);
  }

  test(
    'with a ring on the control, on a stretched link, or around a control that cannot be seen',
    full,
    async ({ page }) => {
      for (const [body, style] of [
        ['<a href="#">Link</a>', ring],
        [
          '<div style="position:relative"><a href="#">Link</a></div>',
          'a::after{content:"";position:absolute;inset:0} a:focus-visible{outline:0} a:focus-visible::after{outline:3px solid #00f}',
        ],
        [
          '<label>Plan <input type="radio" style="opacity:0"></label>',
          'label:has(:focus-visible){outline:3px solid #00f} input{outline:0}',
        ],
      ] as const) {
        const focus = await focusOn(page, body, style);
        expect(focus, body).toMatchObject({ end: false, covered: false, ring: { colour: 'rgb(0, 0, 255)' } });
        expect(focus.ring?.ground, body).toBe('rgb(255, 255, 255)');
      }
    },
  );

  test('without any, whatever else has an outline', full, async ({ page }) => {
    for (const [body, style] of [
      ['<a href="#">Link</a>', 'a{outline:0}'],
      ['<ul><li style="outline:3px solid #00f"><a href="#">Link</a></li></ul>', 'a{outline:0}'],
      ['<a href="#"><b style="outline:3px solid #00f">Link</b></a>', 'a:focus-visible{outline:0}'],
      ['<a href="#">Link</a>', ':focus-visible{outline:1px solid #00f}'],
      ['<input type="radio" style="opacity:0">', ring],
    ] as const) {
      expect((await focusOn(page, body, style)).ring, `${body} ${style}`).toBeUndefined();
    }
  });

  test('with a ring that is as light as its ground', full, async ({ page }) => {
    const pale = ':focus-visible{outline:3px solid #fd0}';
    const { ring: outline } = await focusOn(
      page,
      '<div style="background:#fff"><a href="#">Link</a></div>',
      pale,
    );
    expect(contrast(outline?.colour ?? '', outline?.ground ?? '')).toBeLessThan(3);
    const inside = 'a{background:#003} :focus-visible{outline:3px solid #fd0;outline-offset:-3px}';
    const { ring: better } = await focusOn(page, '<a href="#">Link</a>', inside);
    expect(contrast(better?.colour ?? '', better?.ground ?? '')).toBeGreaterThan(3);
  });

  test('under the header', full, async ({ page }) => {
    const body =
      '<header style="position:fixed;inset:0 0 auto;height:180px">Header</header><a href="#">Link</a>';
    expect((await focusOn(page, body, ring)).covered).toBe(true);
    expect((await focusOn(page, `<p style="height:300px"></p>${body}`, ring)).covered).toBe(false);
  });
});

test(
  'an outline names what a screen reader finds, and notices a name that is gone',
  full,
  async ({ page }) => {
    await show(page, '<nav aria-label="Main"><a href="#">Home</a></nav><h2>Plans</h2><button></button>');
    expect(await outlineOf(page, 'main')).toBe(
      [
        'main',
        '  heading "…" [level=1]',
        '  navigation "…"',
        '    link "…"',
        '  heading "…" [level=2]',
        '  button',
      ].join('\n'),
    );
  },
);

test('a long task of the page is measured, and one of the test itself is not', full, async ({ page }) => {
  await show(page, '');
  /** The page works by itself for one measure, and for so many more because the test asks. */
  const held = (asked: number) =>
    longestTask(page, async () => {
      await page.evaluate((measures) => {
        const work = () => {
          let sum = 0;
          for (let step = 0; step < 20_000_000; step += 1) sum += Math.sqrt(step);
          document.title = `${sum}`;
        };
        setTimeout(work, 50);
        for (let measure = 0; measure < measures; measure += 1) work();
      }, asked);
      await expect(page).toHaveTitle(/^\d/);
      await page.waitForTimeout(200);
    });
  // Counted in time of the thread, so that a busy machine changes neither.
  const alone = await held(0);
  expect(alone).toBeGreaterThan(10);
  const besideAsked = await held(6);
  expect(besideAsked).toBeGreaterThan(alone / 2);
  expect(besideAsked).toBeLessThan(3 * alone);
});

test('the pace of a machine that is six times slower is slower', full, async ({ page }) => {
  await show(page, '');
  const full = await measureSpeed(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const slowed = await measureSpeed(page);
  test.info().annotations.push({ type: 'measure', description: JSON.stringify({ full, slowed }) });
  expect(full.machine).toBeGreaterThanOrEqual(1);
  expect(slowed.now).toBeGreaterThan(2 * full.machine);
});

test('sizes of type are those that are seen, each once', full, async ({ page }) => {
  await show(
    page,
    `<p class="small">Small <b>bold</b></p><p>Text</p><p class="away">Unseen</p>
     <p data-document class="large">A document</p><p aria-hidden="true" class="large">Drawn</p><p class="empty"> </p>`,
    'h1{font-size:32px} .small{font-size:13px} .away{font-size:40px;visibility:hidden} .large{font-size:50px} .empty{font-size:60px}',
  );
  expect(await typeSizes(page.locator('main'))).toEqual(['32 px “A fault”', '16 px “Text”', '13 px “Small”']);
});
