import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { furtherViolations, violations } from '@/tests/helpers/axe';
import { clippedTexts } from '@/tests/helpers/clipped';
import { full } from '@/tests/helpers/e2e';
import { focusNow } from '@/tests/helpers/focus';
import { headingsWithWidow } from '@/tests/helpers/headings-with-widow';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { linkColouredTexts } from '@/tests/helpers/link-coloured-text';
import { longestTask } from '@/tests/helpers/longest-task';
import { lowContrastTexts } from '@/tests/helpers/low-contrast-texts';
import { measureSpeed } from '@/tests/helpers/machine-speed';
import { outlineOf } from '@/tests/helpers/outline';
import { overlappingTexts } from '@/tests/helpers/overlapping-texts';
import { smallTargets } from '@/tests/helpers/small-targets';
import { contrast } from '@/tests/helpers/tokens';
import { typeSizes } from '@/tests/helpers/type-sizes';

/** Each helper that other tests measure with gets pages with a known fault, and must report that fault alone. */

async function show(page: Page, body: string, style = ''): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>A fault</title>
     <style>*{box-sizing:border-box} body{margin:0;background:#fff;color:#000;font:16px/1.5 sans-serif} ${style}</style></head>
     <body><main><h1>A fault</h1>${body}</main></body></html>`,
  );
}

test.describe('a text', () => {
  const box = '.box{width:80px;border:1px solid} .line{white-space:nowrap}';
  for (const [name, body, expected] of [
    ['at the side', '<div class="box"><p class="line">Far too long a line</p></div>', 'Far too long a line'],
    ['below', '<div class="box" style="height:30px">Three lines in one</div>', 'Three lines in one'],
    ['beyond the window', '<p class="line" style="margin-left:300px">Past the edge</p>', 'Past the edge'],
    [
      'cut off at its edge',
      '<div style="width:80px;overflow:hidden" class="line">Cut at its edge</div>',
      'Cut at its edge',
    ],
  ] as const) {
    test(`that leaves its box is reported: ${name}`, full, async ({ page }) => {
      await show(page, body, box);
      expect(await clippedTexts(page)).toEqual([expect.stringContaining(`“${expected}” leaves`)]);
    });
  }

  test('that has room, scrolls or is hidden is not reported', full, async ({ page }) => {
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

test.describe('text in the link colour', () => {
  const blue = ':root{--link:#00f} a,b{color:#00f}';
  test('is reported if it is not a link', full, async ({ page }) => {
    await show(page, '<p>Read <b>this</b></p>', blue);
    expect(await linkColouredTexts(page)).toEqual(['this']);
  });

  test(
    'is not reported in a link, in a drawing, in handwriting, or if it is hidden',
    full,
    async ({ page }) => {
      await show(
        page,
        '<a href="/x">This</a><p role="img" aria-label="A pen"><b>drawn</b></p><b data-hand>A. Rao</b><p hidden><b>away</b></p>',
        blue,
      );
      expect(await linkColouredTexts(page)).toEqual([]);
    },
  );
});

test.describe('a heading', () => {
  const narrow = 'h2{width:300px;font:40px/1.1 sans-serif}';
  test('whose last line is one word is reported', full, async ({ page }) => {
    await show(page, '<h2>Expiry Date Tracking</h2>', narrow);
    expect(await headingsWithWidow(page)).toEqual(['Expiry Date Tracking']);
  });

  test(
    'of two words is not reported, nor one whose last two words stay together or do not fit on one line',
    full,
    async ({ page }) => {
      await show(
        page,
        `<h2>Tracking Documents</h2>
       <h2>Expiry <span style="white-space:nowrap">Date Tracking</span></h2>
       <h2>For Educational Institutes</h2>`,
        narrow,
      );
      expect(await headingsWithWidow(page)).toEqual([]);
    },
  );
});

test.describe('two texts', () => {
  test('that overlap in a row are reported', full, async ({ page }) => {
    await show(
      page,
      '<p style="display:flex"><span style="width:20px">First words</span><span>Next</span></p>',
    );
    // Words may break in a row, so the first has to be held together.
    await page.addStyleTag({ content: 'span { white-space: nowrap }' });
    expect(await overlappingTexts(page)).toEqual(['“First words” and “Next”']);
  });
  test('that overlap in a list are reported', full, async ({ page }) => {
    await show(page, '<ul><li style="height:2px">Above</li><li>Below</li></ul>');
    expect(await overlappingTexts(page)).toEqual(['“Above” and “Below”']);
  });
  test('that are side by side are not reported', full, async ({ page }) => {
    await show(page, '<p style="display:flex;gap:4px"><span>First</span><span>Next</span></p>');
    expect(await overlappingTexts(page)).toEqual([]);
  });
});

test('a page that scrolls sideways is reported with the element that causes it', full, async ({ page }) => {
  await show(page, '<div class="wide" style="width:400px">Wide</div>');
  expect(await horizontalOverflow(page)).toEqual({ overflow: 40, culprits: 'DIV wide' });
  await show(page, '<div style="width:360px">As wide as the window</div>');
  expect(await horizontalOverflow(page)).toEqual({ overflow: 0, culprits: '' });
});

test(
  'targets that are too small for a finger are reported, each by the limit of its kind',
  full,
  async ({ page }) => {
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
  },
);

test(
  'violations are reported with the width and the colour scheme in which they occur',
  full,
  async ({ page }) => {
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
    expect(await furtherViolations(page, () => lowContrastTexts(page))).toEqual([
      faintText,
      ...onPhone,
      ...dark,
      ...light,
      faintText,
    ]);
  },
);

test(
  'words in a drawing are reported if they have too little contrast with what is painted under them',
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
    expect((await lowContrastTexts(page)).map((fault) => /“(.+)”/.exec(fault)?.[1])).toEqual([
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
    'is reported with its ring: on a control, on a stretched link or around a control that cannot be seen',
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

  test(
    'is reported without a ring if the control shows none, whatever else has an outline',
    full,
    async ({ page }) => {
      for (const [body, style] of [
        ['<a href="#">Link</a>', 'a{outline:0}'],
        ['<ul><li style="outline:3px solid #00f"><a href="#">Link</a></li></ul>', 'a{outline:0}'],
        ['<a href="#"><b style="outline:3px solid #00f">Link</b></a>', 'a:focus-visible{outline:0}'],
        ['<a href="#">Link</a>', ':focus-visible{outline:1px solid #00f}'],
        ['<input type="radio" style="opacity:0">', ring],
      ] as const) {
        expect((await focusOn(page, body, style)).ring, `${body} ${style}`).toBeUndefined();
      }
    },
  );

  test(
    'is reported with the colour under its ring, from which the contrast follows',
    full,
    async ({ page }) => {
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
    },
  );

  test('is reported as covered if it is under the header', full, async ({ page }) => {
    const body =
      '<header style="position:fixed;inset:0 0 auto;height:180px">Header</header><a href="#">Link</a>';
    expect((await focusOn(page, body, ring)).covered).toBe(true);
    expect((await focusOn(page, `<p style="height:300px"></p>${body}`, ring)).covered).toBe(false);
  });
});

test(
  'the accessibility outline lists what a screen reader finds, and shows where a name is missing',
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
  /**
   * Measures the longest task while the page does one unit of work by its own timer, and `unitsOfTest` more for the
   * test.
   */
  const longestTaskWith = (unitsOfTest: number) =>
    longestTask(page, async () => {
      await page.evaluate((units) => {
        const work = () => {
          let sum = 0;
          for (let step = 0; step < 20_000_000; step += 1) sum += Math.sqrt(step);
          document.title = `${sum}`;
        };
        setTimeout(work, 50);
        for (let unit = 0; unit < units; unit += 1) work();
      }, unitsOfTest);
      await expect(page).toHaveTitle(/^\d/);
      await page.waitForTimeout(200);
    });
  // Tasks are measured in CPU time of the thread, so a busy machine changes neither of them.
  const taskWithoutJob = await longestTaskWith(0);
  expect(taskWithoutJob).toBeGreaterThan(10);
  const besideTest = await longestTaskWith(6);
  expect(besideTest).toBeGreaterThan(taskWithoutJob / 2);
  expect(besideTest).toBeLessThan(3 * taskWithoutJob);
});

test('a machine that is throttled to a sixth of its speed is measured as slower', full, async ({ page }) => {
  await show(page, '');
  const unthrottled = await measureSpeed(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const slowed = await measureSpeed(page);
  test.info().annotations.push({ type: 'measure', description: JSON.stringify({ unthrottled, slowed }) });
  expect(unthrottled.machine).toBeGreaterThanOrEqual(1);
  expect(slowed.now).toBeGreaterThan(2 * unthrottled.machine);
});

test('each visible type size is listed once', full, async ({ page }) => {
  await show(
    page,
    `<p class="small">Small <b>bold</b></p><p>Text</p><p class="away">Unseen</p>
     <p aria-hidden="true" class="large">Drawn</p><p class="empty"> </p>`,
    'h1{font-size:32px} .small{font-size:13px} .away{font-size:40px;visibility:hidden} .large{font-size:50px} .empty{font-size:60px}',
  );
  expect(await typeSizes(page.locator('main'))).toEqual(['32 px “A fault”', '16 px “Text”', '13 px “Small”']);
});
