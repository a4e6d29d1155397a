import { describe, expect, test } from 'vitest';
import { claims } from '@/content/claims';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { illustrations } from '@/lib/schema/illustrations';
import { createSpellingCheck } from '@/scripts/lib/spelling';
import { typedClaims } from '@/scripts/lib/typed-claims';
import { sourceFiles } from '@/tests/helpers/source-files';
import { typedWords } from '@/tests/helpers/typed-words';

const sources = sourceFiles(['components/illustrations'], /\.tsx$/);
const names = Object.values(illustrations).flat();

describe('an illustration', () => {
  test('contains no claims or prices: they are props', () => {
    const problems = sources.flatMap(({ file, text }) =>
      typedClaims(text, claims, pricing.plans).map(({ line, problem }) => `${file}:${line} ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test('does not contain the name of the product', () => {
    expect(sources.filter(({ text }) => text.includes(site.name)).map(({ file }) => file)).toEqual([]);
  });

  test('uses the spelling of content', () => {
    const check = createSpellingCheck([site.name]);
    const mistakes = sources.flatMap(({ file, text }) => {
      const words = typedWords(text).map((word) => word.text);
      return check(file, words).mistakes.map(
        (mistake) => `${file}: ${words.join(' | ')} ${JSON.stringify(mistake)}`,
      );
    });
    expect(mistakes).toEqual([]);
  });

  test('has a file of its name, or an entry in the points, steps or samples of its folder', () => {
    const files = sources.map(({ file }) => file.split('/').at(-1)?.replace('.tsx', ''));
    const sharedFiles = sources
      .filter(({ file }) => /\/(?:points|steps|samples)\b/.test(file))
      .map(({ text }) => text);
    const isSmall = (name: string) =>
      sharedFiles.some((text) => text.includes(`\n  '${name}': `) || text.includes(`\n  ${name}: `));
    expect(names.filter((name) => !files.includes(name) && !isSmall(name))).toEqual([]);
  });

  test('is named in content', () => {
    const content = sourceFiles(['content'], /\.ts$/)
      .map(({ text }) => text)
      .join('\n');
    expect(names.filter((name) => !content.includes(`'${name}'`))).toEqual([]);
  });
});
