import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessibility } from '@/content/accessibility';
import { inRoot } from '@/scripts/lib/paths';

/** A test, named by its file in tests/e2e and by its title or a part of it, as the file writes it. */
type Proof = [file: string, title: string];

/** Sentences of /accessibility on what visitors can do, by their first words, with the tests that prove them. */
const promises: Record<string, Proof[]> = {
  'Everything works with JavaScript off, except the tools': [
    ['no-js', 'can be read without JavaScript'],
    ['no-js', 'the mobile menu opens, and its links work'],
  ],
  'Everything works with the keyboard alone': [
    [
      'accessibility',
      'Tab reaches every control, as does Shift+Tab in the dark scheme; the focus is visible and never under the header',
    ],
  ],
  'You can zoom to 400%': [
    [
      'every-page',
      'has no sideways scroll, no overlapping texts, and no heading that ends in a line of one word',
    ],
    ['reflow', 'needs no sideways scroll and cuts no text, with text at 200 %'],
  ],
  'Nothing depends on colour alone': [
    ['forced-colors', 'with forced colours the chosen plan and the focus can still be seen'],
    ['tool-states', 'can be read in the dark, with forced colours and on paper'],
  ],
  'Moving content has a visible pause button': [
    ['carousels', 'a carousel waits out of view, stops for a reader who takes over, and goes on with Play'],
    ['carousels', 'stands still when the system asks for less motion'],
  ],
  'Form errors are explained': [
    [
      'accessibility-states',
      'is accessible and has its styles with each error, while sending, failed and sent',
    ],
    ['contact', 'the alert is shown, logged, and the values stay'],
    ['contact', 'with the relay down, a page says what failed and keeps the text'],
  ],
};

/** Rows of the table of /accessibility, by their first cell, with the tests that prove them. */
const rows: Record<string, Proof[]> = {
  'Automated checks': [
    [
      'every-page',
      'has no violation of WCAG 2.2 A and AA, enough contrast in the words of its drawings, and no animation with reduced motion',
    ],
    ['accessibility-states', 'the open menu is accessible and has its styles'],
    ['accessibility-states', 'all tools, and one of them open, are accessible and have their styles'],
    [
      'accessibility-states',
      'each plan, billed by the month, and one billed by the year, is accessible and has its styles',
    ],
    ['accessibility-states', ', playing and paused, are accessible and have their styles'],
    [
      'accessibility-states',
      'is accessible and has its styles with each error, while sending, failed and sent',
    ],
  ],
  Keyboard: [
    [
      'accessibility',
      'Tab reaches every control, as does Shift+Tab in the dark scheme; the focus is visible and never under the header',
    ],
    ['menu', 'Enter opens the menu, Tab never reaches the page behind it, and Escape returns the focus'],
    ['pricing', 'by keyboard: arrows choose, space switches, Enter opens'],
  ],
  'Screen reader outline': [
    ['every-page', 'has the accessibility outline of its snapshot'],
    ['accessibility-tree', 'header and footer'],
  ],
  Targets: [['every-page', 'has no target too small for a finger']],
  Reflow: [
    [
      'every-page',
      'has no sideways scroll, no overlapping texts, and no heading that ends in a line of one word',
    ],
    ['reflow', 'needs no sideways scroll and cuts no text, with text at 200 %'],
  ],
  'Reduced motion': [
    [
      'every-page',
      'has no violation of WCAG 2.2 A and AA, enough contrast in the words of its drawings, and no animation with reduced motion',
    ],
    ['carousels', 'stands still when the system asks for less motion'],
  ],
  'Forced colours': [
    ['forced-colors', 'has lines, drawings and icons that can be seen'],
    ['forced-colors', 'with forced colours the chosen plan and the focus can still be seen'],
  ],
  'Without JavaScript, or before it loads': [
    ['no-js', 'can be read without JavaScript'],
    ['slow-scripts', 'contact: a message typed and sent before any script arrives'],
    ['slow-scripts', 'pricing: plan, billing and renewal chosen before the script stay and reach the form'],
    [
      'slow-scripts',
      'the menu, a tool and the list of all tools open before the script loads, and stay open when it has loaded',
    ],
  ],
};

const blocksOf = (id: string) => accessibility.sections.find((section) => section.id === id)?.blocks ?? [];
const claims = blocksOf('target').flatMap((block) => ('list' in block ? block.list : []));
const tested = blocksOf('tested').flatMap((block) => ('table' in block ? block.table.rows : []));

test('named tests prove each sentence and each table row of the statement', () => {
  const testedClaims = claims.map((line) =>
    Object.keys(promises).find((begin) => typeof line === 'string' && line.startsWith(begin)),
  );
  expect(testedClaims).toEqual(Object.keys(promises));
  expect(tested.map(([name]) => name)).toEqual(Object.keys(rows));
});

const proofs = Object.entries({ ...promises, ...rows }).flatMap(([claim, list]) =>
  list.map(([file, title]) => ({ claim, file, title })),
);

test.each(proofs)('$claim: a test has the title “$title”', ({ file, title }) => {
  expect(readFileSync(inRoot('tests/e2e', `${file}.spec.ts`), 'utf8')).toContain(title);
});
