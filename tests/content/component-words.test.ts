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

/** No text to change: what programs say to each other, names of protocols, of faces and of an interface of browsers. */
const silent: Record<string, readonly string[]> = {
  'app/.well-known/security.txt/route.ts': ['Contact: mailto:…', 'Contact: …', 'Expires: …T00:00:00Z'].concat(
    ['Preferred-Languages: en', 'Canonical: …', 'text/plain; charset=utf-8'],
  ),
  'app/_frame/graph.ts': ['FAQPage'],
  'app/layout.tsx': ['light dark'],
  'app/llms.txt/route.ts': ['text/plain; charset=utf-8'],
  'app/og/[name]/route.tsx': ['Grotesk', 'Rupee', 'Mono'],
  'components/contact/send.ts': ['The contact endpoint answered ….'],
  'components/workbench/editor/use-model.ts': ['Rewriter'],
  'components/workbench/engine/use-pdf-tool.ts': ['form input, input[type=file]'],
};

/** The page of all parts, `/dev/kit`, is for developers and in no build. */
const files = ['components', 'app'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^dev\b/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('no component and no page types a word that is seen or spoken: words stand in content/ and come as props', () => {
  const places = files.flatMap((file) =>
    componentWords(readFileSync(inRoot(file), 'utf8'))
      .filter(({ text }) => !silent[file]?.includes(text))
      .map(({ line, text }) => `${file}:${line}: ${text}`),
  );
  expect(places).toEqual([]);
});
