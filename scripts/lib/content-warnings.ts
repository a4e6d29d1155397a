import { longDate } from '../../lib/format';
import { fieldName, isOfSample, textsIn } from '../../lib/schema/field-names';
import type { FileMistakes, Mistake } from '../../lib/schema/parse';
import { months } from '../../lib/text-corrections';

type CheckedContent = {
  site: {
    securityContactExpires: string;
    agency: { name: string; href: string };
    email: string;
    phone: { label: string };
    placeholders: readonly string[];
  };
  pricing: {
    features: readonly { id: string }[];
    plans: readonly { name: string; monthly: number | null; includes: readonly string[] }[];
  };
};

const anyMonth = months.join('|');
/** A year after a word that marks it as one. */
const yearsIn = new RegExp(`\\b(?:since|until|year|${anyMonth})[ \u00a0](\\d{4})\\b`, 'gi');
/** A web address with its protocol or its www. */
const webAddress = /\b(?:https?:\/\/|www\.)[^\s“”()]+[\w/]/i;

/** Plans that are cheaper than an earlier plan although they include everything in that plan. */
function cheaperPlans(plans: CheckedContent['pricing']['plans']): Mistake[] {
  return plans.flatMap(({ monthly }, index) => {
    const dearer = plans
      .slice(0, index)
      .find(
        (previousPlan) => monthly !== null && previousPlan.monthly !== null && previousPlan.monthly > monthly,
      );
    if (monthly === null || !dearer) return [];
    const problem = `is ${monthly}, less than ${dearer.monthly} of “${dearer.name}” before it, though it has all that “${dearer.name}” has. Correct the price, or put the plans into the order of their prices.`;
    return [{ field: `plans[${index}].monthly`, problem }];
  });
}

/** Values that belong to nobody: example domains (RFC 2606), and numbers that consist of zeros. */
const exampleValues = {
  email: ({ email }) => /@(?:.*\.)?example(?:\.\w+)?$|\.(?:test|invalid)$/i.test(email) && email,
  phone: ({ phone: { label } }) => /0{8}$/.test(label.replace(/\D/g, '')) && label,
  agency: ({ agency: { href } }) => /\/\/(?:[\w-]+\.)*example(?:\.\w+)?\/?$/i.test(href) && href,
} satisfies Record<string, (site: CheckedContent['site']) => string | false>;

/** Example values that are not listed as placeholders, so that the launch check would miss them. */
const publishedExamples = (site: CheckedContent['site']): Mistake[] =>
  Object.entries(exampleValues).flatMap(([field, exampleIn]) => {
    const value = exampleIn(site);
    const problem = `is “${value}”, the value of an example. Write the real one, or put “${field}” back into “placeholders”.`;
    return value && !site.placeholders.includes(field) ? [{ field, problem }] : [];
  });

const lastDayIn = new RegExp(
  `\\b(?:until|till|valid to|expires?(?: on)?|ends?(?: on)?) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (${anyMonth}),? (\\d{4})\\b`,
  'i',
);

/** A date in a text that was a deadline and has passed. */
function pastDateIn(text: string, today: string): string | undefined {
  const [match, day = '', month = '', year = ''] = lastDayIn.exec(text) ?? [];
  const monthNumber = months.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
  const date = `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return match && date < today ? match : undefined;
}

/** A year in a text that is implausible on this site. */
const unlikelyYear = (text: string, thisYear: number) =>
  [...text.matchAll(yearsIn)]
    .map(([, year]) => Number(year))
    .find((year) => year < 1800 || year > thisYear + 20);

/**
 * Findings that may be intended: they are reported but do not fail a build. A build of an old version must not fail
 * because of today's date.
 *
 * @param files data of the content files, by path
 * @param today year-month-day
 */
export function contentWarnings(
  files: ReadonlyMap<string, unknown>,
  { site, pricing }: CheckedContent,
  today: string,
): FileMistakes[] {
  return [...files].map(([file, data]) => {
    const mistakes: Mistake[] = textsIn(data, new Set())
      .filter(({ path, text }) => path.at(-1) === 'updated' && text > today)
      .map(({ path, text }) => ({
        field: fieldName(path),
        problem: `is ${longDate(text)}, which is still to come. Write the day of the last change.`,
      }));
    if (file === 'content/site.ts') mistakes.push(...publishedExamples(site));
    for (const { path, text } of textsIn(data, new Set())) {
      const pastDate =
        isOfSample(path) || /alt$/i.test(String(path.at(-1))) ? undefined : pastDateIn(text, today);
      if (pastDate)
        mistakes.push({
          field: fieldName(path),
          problem: `says “${pastDate}”, which is over. Correct the day.`,
        });
      const year = isOfSample(path) ? undefined : unlikelyYear(text, Number(today.slice(0, 4)));
      if (year !== undefined)
        mistakes.push({
          field: fieldName(path),
          problem: `says the year ${year}. Correct it, if it is a slip.`,
        });
    }
    if (file === 'content/site.ts' && site.agency.href.startsWith('http:'))
      mistakes.push({
        field: 'agency.href',
        problem: `is “${site.agency.href}”, without encryption. Write https://, unless that site has none.`,
      });
    if (file === 'content/site.ts' && site.securityContactExpires < today)
      mistakes.push({
        field: 'securityContactExpires',
        problem: `was ${longDate(site.securityContactExpires)}: /.well-known/security.txt is not valid any more. Write a day within the next year.`,
      });
    if (file === 'content/claims.ts')
      for (const { path, text } of textsIn(data, new Set()))
        if (path.at(-1) === 'text' && /^\d[\d,.]* \p{L}/u.test(text))
          mistakes.push({
            field: fieldName(path),
            problem: `has an ordinary space in “${text}”: a line can end between figure and unit. Write \\u00a0 in its place, as the claims around it have.`,
          });
    for (const { path, text } of textsIn(data, new Set())) {
      const [address] = webAddress.exec(text) ?? [];
      if (address && text !== address && !isOfSample(path))
        mistakes.push({
          field: fieldName(path),
          problem: `says “${address}”, which nobody can press in a text. Name the page, and give its address as the href of a link, where there is a field for one.`,
        });
    }
    if (file === 'content/pricing.ts') {
      mistakes.push(...cheaperPlans(pricing.plans));
      const included = new Set(pricing.plans.flatMap(({ includes }) => includes));
      for (const [index, { id }] of pricing.features.entries())
        if (!included.has(id))
          mistakes.push({
            field: `features[${index}].id`,
            problem: `is “${id}”, which no plan includes. Add it to “includes” of a plan, or remove the line.`,
          });
    }
    return { file, mistakes, data };
  });
}
