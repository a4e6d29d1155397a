import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';
import { componentWords } from '@/tests/helpers/component-words';

test.each([
  ['<p>Hello</p>', ['Hello']],
  ['<p>{signed ? "signed" : "open"}</p>', ['signed', 'open']],
  ['<img alt="A lease" className="grid gap-4" src="/art/a.svg" />', ['A lease']],
  ['<Sheet title="Lease" stock="canary" />', ['Lease']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  ['<p>{`Page ${n} of ${all}`}</p>', ['Page … of …']],
  ['["Vendor contracts", "Due in 3 days"]', ['Vendor contracts', 'Due in 3 days']],
  ['<p>{words.title}: {date} <i>₹37,500</i></p>', []],
  ['state === "Open" && element.closest("form input")', []],
])('%s holds %j', (jsx, words) => {
  expect(componentWords(`const x = ${jsx};`).map(({ text }) => text)).toEqual(words);
});

/** No text to change: what the code says to itself, and the name of an interface of browsers. */
const silent = {
  'contact/send.ts': ['The contact endpoint answered ….'],
  'workbench/editor/use-model.ts': ['Rewriter'],
  'workbench/engine/use-pdf-tool.ts': ['form input, input[type=file]'],
};

/** Words that still stand in components. They are to go to content/, and no other may join them. */
const left = {
  'home/sample-sheet.tsx': ['v1', 'v2', 'v3', 'v4'],
  'integrations/does/path-map.tsx': ['v…'],
  'drawings/people.ts': ['A. Rao', 'Admin', 'S. Iyer', 'Manager', 'N. Khan', 'Employee'],
  'drawings/tool/convert.tsx': ['Word'],
  'pricing/chosen-line.tsx': ['Choose', '… Plan'],
  'pricing/order-slip.tsx': ['Choose … Plan', '10 × …, instead of …', '…, billed …'],
  'pricing/plan-cards.tsx': ['Save …%', 'instead of …'],
  'ui/breadcrumb.tsx': ['Breadcrumb'],
  'ui/carousel-island.tsx': ['carousel', 'Play', 'Pause', 'Previous slide', 'Next slide'].concat([
    'Show slide … of …',
    'Slide … of …',
    'slide',
    '… of …',
  ]),
};

const known: Record<string, readonly string[]> = { ...silent, ...left };

const files = (readdirSync(inRoot('components'), { recursive: true }) as string[]).filter((file) =>
  /\.tsx?$/.test(file),
);

test('no component types a word that is seen or spoken: words stand in content/ and come as props', () => {
  const places = files.flatMap((file) =>
    componentWords(readFileSync(inRoot('components', file), 'utf8'))
      .filter(({ text }) => !known[file]?.includes(text))
      .map(({ line, text }) => `components/${file}:${line}: ${text}`),
  );
  expect(places).toEqual([]);
});
