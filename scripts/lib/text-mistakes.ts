import { fieldInWords, fieldName, isOfSample, textsIn, valueAt } from '../../lib/schema/field-names';
import type { Mistake } from '../../lib/schema/parse';
import { months } from '../../lib/text-corrections';
import { proseMistake } from './prose-mistakes';
import { repeatedEntries, repeatedSentences } from './repeated-texts';
import { numberOf, writtenNumbers } from './written-numbers';

/** `names`: names of the product and others, as they are written; `tools`: the number of tools, with and without upcoming ones. */
type KnownNames = {
  names: readonly string[];
  email: string;
  plans: readonly { name: string; slug: string }[];
  tools: readonly number[];
};

/** @returns the problem with the text of a field, worded to follow the field's name; undefined if there is none */
type Rule = (text: string, field: string, known: KnownNames) => string | undefined;

const dayOfYear = `(\\d{1,2})(?:st|nd|rd|th)? (${months.join('|')}),? (\\d{4})\\b`;
const datePattern = new RegExp(`\\b${dayOfYear}`, 'g');
const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const weekdayPattern = new RegExp(`\\b(${weekdayNames.join('|')}),? ${dayOfYear}`, 'g');
const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const kindOfPicture =
  /^(?:an? )?(?:image|picture|photo|photograph|icon|graphic|illustration|drawing|screenshot)(?: of\b| showing\b| that shows\b|:)|^(?:image )?(?:alt|alternative) text\b/i;
/** Words that may occur twice in a row. */
const mayRepeat = new Set(['had', 'that', 'is']);
const toolCountPattern = new RegExp(
  `\\b(\\d{2,}|${writtenNumbers.slice(10).join('|')})(\\+?) (?:[a-z]+ |PDF ){0,2}tools\\b`,
  'i',
);
/** A number of plans that refers to all of them: “our five plans”. */
const planCountPattern = new RegExp(
  `\\b(?:our|all|all the|all our) (\\d{1,2}|${writtenNumbers.slice(1, 11).join('|')}) plans\\b`,
  'i',
);
/** Name for free use, which is not a plan on /pricing. */
const freePlanName = 'Free';

/** Rules that also apply to the made-up texts of samples. */
const dateRules: readonly Rule[] = [
  (text) => {
    const impossibleDate = [...text.matchAll(datePattern)].find(([, day, month = '', year]) => {
      const date = new Date(Date.UTC(Number(year), months.indexOf(month), Number(day)));
      return date.getUTCDate() !== Number(day);
    });
    return impossibleDate && `says “${impossibleDate[0]}”, a day that does not exist. Correct it.`;
  },
  (text) => {
    for (const [match, weekday = '', day, month = '', year] of text.matchAll(weekdayPattern)) {
      const actualWeekday =
        weekdayNames[new Date(Date.UTC(Number(year), months.indexOf(month), Number(day))).getUTCDay()];
      if (actualWeekday !== weekday)
        return `says “${match}”, which is a ${actualWeekday}. Correct one of them.`;
    }
    return undefined;
  },
];

const rules: readonly Rule[] = [
  ...dateRules,
  (text) => {
    const [repeatedWord] = [...text.matchAll(/\b(\p{L}\p{Ll}+) \1\b/giu)].filter(
      ([, word = '']) => !mayRepeat.has(word.toLowerCase()),
    );
    return repeatedWord && `says “${repeatedWord[1]}” twice in a row. Take one out.`;
  },
  (text) => {
    const wrongPlural =
      /(?<![\d.,:])1[ \u00a0](pages|files|days|hours|weeks|months|years|plans|words|slides|sheets|pictures|minutes|seconds)\b/.exec(
        text,
      );
    return wrongPlural?.[1] && `says “${wrongPlural[0]}”. Write “1 ${wrongPlural[1].slice(0, -1)}”.`;
  },
  (text) => {
    const amount = /₹[ \u00a0]?\d{1,3}(?:\.\d{3})+(?!\d)/.exec(text)?.[0];
    return amount && `says “${amount}”. Write “${amount.replaceAll('.', ',')}”.`;
  },
  (text) =>
    /\(\s*\)/.test(text) ? 'has brackets with nothing in them. Fill them in, or take them out.' : undefined,
  (text) => {
    const numericDate = /(?<![\d/.])\d{1,2}([/.])\d{1,2}\1(?:19|20)\d\d(?![\d/.]\d)/.exec(text)?.[0];
    return numericDate && `says “${numericDate}”. Write the month as a word, like “27 November 2026”.`;
  },
  (text) => {
    const impossibleTime = /(?<![\d:])(?:2[4-9]|[3-9]\d):[0-5]\d(?![\d:])/.exec(text)?.[0];
    return impossibleTime && impossibleTime !== '24:00'
      ? `says “${impossibleTime}”, a time that does not exist. Correct it.`
      : undefined;
  },
  (text, field) =>
    field === 'question' && /\p{L}$/u.test(text)
      ? 'does not end with a question mark. Write one.'
      : undefined,
  (text, field) =>
    field === 'quote' && /\p{L}$/u.test(text) ? 'ends without a full stop. Write one.' : undefined,
  (text, field) => {
    const [firstWord] = (field === 'lead' && /^\p{Ll}[\p{Ll}’]*(?=[ ,])/u.exec(text)) || [];
    return (
      firstWord &&
      `begins with a small letter. Write “${firstWord.charAt(0).toUpperCase()}${firstWord.slice(1)}”.`
    );
  },
  (text, field) => {
    const endSign = /^(?:label|button|submit)$/.test(field) ? /(?<=\p{L})[:.]$/u.exec(text)?.[0] : undefined;
    return endSign && `ends with “${endSign}”. Remove it.`;
  },
  (text, field) => {
    const opening = /alt$/i.test(field) ? kindOfPicture.exec(text)?.[0] : undefined;
    return opening && `begins with “${opening}”, which a screen reader says by itself. Say what it shows.`;
  },
  (text, _, { email }) => {
    const otherAddress = text.match(emailPattern)?.find((address) => address !== email);
    return (
      otherAddress &&
      `says “${otherAddress}”, which is not the email address of content/site.ts. Write \${site.email} instead, in a text between backticks.`
    );
  },
  (text, _, { tools }) => {
    const [match, written = '', plusSign] = toolCountPattern.exec(text) ?? [];
    const count = numberOf(written);
    if (!match || tools.includes(count) || (plusSign && tools.some((total) => total > count)))
      return undefined;
    return `says “${match}”, and content/tools.ts has ${tools[0]}. Correct it.`;
  },
  (text, _, { plans }) => {
    const [match, written = ''] = planCountPattern.exec(text) ?? [];
    if (!match || numberOf(written) === plans.length) return undefined;
    return `says “${match}”, and content/pricing.ts has ${plans.length}. Correct it.`;
  },
  (text, _, { plans }) => {
    const names = [...plans.map(({ name }) => name), freePlanName];
    const otherPlan = [...text.matchAll(/(?<=[a-z,] )(\p{Lu}\p{Ll}+) plan\b/gu)].find(
      ([, name = '']) => !names.includes(name),
    );
    return (
      otherPlan &&
      `says “${otherPlan[0]}”, and no plan of content/pricing.ts is called so. Quote a plan by its slug, like \${plan.${plans[0]?.slug}}, in a text between backticks.`
    );
  },
];

/**
 * Finds mistakes in the texts of a valid file: repeated words, impossible dates, unknown addresses and plans,
 * alternative texts that start with “image of”, lists with duplicate entries, and messages without their number.
 *
 * @param data exports of a content file
 */
export function textMistakes(data: unknown, known: KnownNames): Mistake[] {
  // Placeholders of `npm run new` are not checked.
  const allTexts = textsIn(data, new Set()).filter(({ text }) => !/\bTODO\b/.test(text));
  const texts = allTexts.filter(({ path }) => !isOfSample(path));
  const sampleTexts = allTexts.filter(({ path }) => isOfSample(path));
  return [
    ...sampleTexts.flatMap(({ path, text }) => {
      const problem = dateRules.map((rule) => rule(text, '', known)).find((problem) => problem !== undefined);
      return problem ? [{ field: fieldName(path), problem }] : [];
    }),
    ...texts.flatMap(({ path, text }, index) => {
      const field = String(path.findLast((key) => typeof key === 'string') ?? '');
      const problem =
        rules.map((rule) => rule(text, field, known)).find((problem) => problem !== undefined) ??
        proseMistake(text, field, known.names) ??
        repeatedAlternatives(field, index, texts, data);
      return problem ? [{ field: fieldName(path), problem }] : [];
    }),
    ...repeatedEntries(data),
    ...repeatedSentences(data, data),
    ...missingPlurals(data),
    ...lowerCaseLabels(data, known),
  ];
}

/** Finds links whose label starts in lower case, as inside a sentence. */
function lowerCaseLabels(data: unknown, { names }: KnownNames): Mistake[] {
  return textsIn(data, new Set()).flatMap(({ path, text }) => {
    const link = path.at(-1) === 'label' && (valueAt(data, path.slice(0, -1)) as object);
    if (!link || !('href' in link) || names.some((name) => text.startsWith(name))) return [];
    if (!/^\p{Ll}+(?:[^\p{L}]|$)/u.test(text)) return [];
    const problem = `begins with a small letter. Write “${text.charAt(0).toUpperCase()}${text.slice(1)}”.`;
    return [{ field: fieldName(path), problem }];
  });
}

/** Finds an alternative text that equals another field of the file, so that a screen reader would read it twice. */
function repeatedAlternatives(
  field: string,
  offset: number,
  texts: ReturnType<typeof textsIn>,
  data: unknown,
): string | undefined {
  if (!/alt$/i.test(field)) return undefined;
  const wording = texts[offset]?.text.toLowerCase();
  // Of two equal alternative texts, the second one is reported.
  const equalText = texts.find(
    (text, index) =>
      index !== offset &&
      text.text.toLowerCase() === wording &&
      (index < offset || !/alt$/i.test(String(text.path.at(-1)))),
  );
  return (
    equalText &&
    `is what ${fieldInWords(data, equalText.path.map(String))} says already. Say what the picture shows.`
  );
}

const valuesIn = (text: string) => text.match(/\{\w+\}/g) ?? [];
const numberWord = /\d|\b(?:both|two|three|four|five|several|all)\b/i;

/** Finds plural messages without their number. */
function missingPlurals(data: unknown, path: readonly (string | number)[] = []): Mistake[] {
  if (typeof data !== 'object' || data === null) return [];
  const { one, other } = data as { one?: unknown; other?: unknown };
  if (typeof one === 'string' && typeof other === 'string') {
    const isCounted = /\b1\b/.test(one) || (valuesIn(one).length > 0 && valuesIn(other).length === 0);
    const losesCount = isCounted && !other.includes('{count}') && !numberWord.test(other);
    if (losesCount)
      return [
        {
          field: fieldName([...path, 'other']),
          problem: `has no {count}, though it is for several, beside “${one}”. Write {count} where the number belongs.`,
        },
      ];
  }
  return Object.entries(data).flatMap(([key, value]) =>
    missingPlurals(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}
