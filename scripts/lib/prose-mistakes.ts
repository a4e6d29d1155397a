import { numberOf, writtenNumbers } from './written-numbers';

/**
 * Mistakes in a sentence that a spelling dictionary does not find: leftovers of a careless edit, and impossible
 * figures.
 */

/**
 * @param names names of the product, plans and others, which may start in lower case
 * @returns the problem with the text of a field, worded to follow the field's name; undefined if there is none
 */
type ProseRule = (text: string, field: string, names: readonly string[]) => string | undefined;

const figurePattern = `\\d+(?:\\.\\d+)?|${writtenNumbers.slice(1, 11).join('|')}`;
const sharePattern = new RegExp(
  `\\b(${figurePattern})(?: out of |\\s?/\\s?(?=[\\w.]+ (?:stars?|points?)\\b)| of (?=[\\w.]+ (?:stars?|points?)\\b))(${figurePattern})\\b`,
  'gi',
);

const kindOfText =
  'text|copy|content|title|heading|headline|description|sentence|paragraph|caption|quote|name|logo|images?|pictures?|screenshots?|details?';
/** Fillers that an editor left in place of the final text. */
const fillers = [
  `\\b(?:insert|add|put|enter|write|place|type)\\b(?: [\\p{L}’]+){0,3} (?:${kindOfText})(?: [\\p{L}’]+){0,2} here\\b`,
  `\\b(?:your|some|more) (?:own )?(?:${kindOfText}) here\\b`,
  `\\b(?:${kindOfText}) (?:goes|comes|stands|(?:will|should) (?:go|be|stand)) here\\b`,
  `\\b(?:${kindOfText}|info|information) (?:(?:is|are|still) )*(?:to (?:follow|come)|(?:will )?follows? (?:later|soon)|coming soon|pending|missing)\\b`,
  `\\b(?:placeholder|dummy|filler|example) (?:${kindOfText})\\b`,
  '\\b(?:to be (?:written|confirmed|decided|completed|announced|determined)|change ?me|coming soon|under construction|asdf|qwerty|blah)\\b',
  `^(?:(?:new|another) (?:${kindOfText})|(?:${kindOfText}) \\d+)$`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** Fields that ask a visitor for a text or a file. */
const promptFields = /^(?:placeholder|drop|choose|touch)$/;

/** Abbreviations after which a lower-case word may follow: their full stop does not end the sentence. */
const abbreviated = /(?:^|[^\p{L}])(?:etc|vs|approx|incl|excl|ca|no|cf|resp)\.$/iu;
/** Words that are spelt with an initial vowel but pronounced with a consonant, and the other way round. */
const asConsonant = '(?!one\\b|once\\b|one-|uni|us[eau]|eu|ut[io]|ubiq|urin)';
const asVowel = '(?!(?:hours?|hourly|honest\\p{Ll}*|honou?r\\p{Ll}*|heirs?)\\b)';
const wordStart = '(?<![\\p{L}\\p{N}’.-])';
const beforeVowel = [
  `${wordStart}a[ \u00a0](${asConsonant}(?:[aeio]|u[bcdfglmnprstvz])\\p{Ll}+|(?!Eu|One)[AEIO]\\p{Ll}+)`,
  `${wordStart}A[ \u00a0](${asConsonant}[aeiou]\\p{Ll}{3,})`,
].map((pattern) => new RegExp(pattern, 'u'));
/** “an” before a word that needs “a”. Of abbreviations, only those whose first letter is pronounced with a consonant. */
const beforeConsonant = new RegExp(
  `${wordStart}([Aa])n[ \u00a0](${asVowel}[b-df-hj-np-tv-z]\\p{Ll}+|[B-DF-HJ-NP-TV-Z]\\p{Ll}+|[B-DGJKPQT-WYZ]\\p{Lu}+)`,
  'u',
);

const vagueLinkLabel =
  /^(?:click (?:here|this)|press here|here|this|this (?:page|link)|link|read more|see more|more|details|page)[.:!]?$/i;
const fileName = /^\S+\.(?:jpe?g|png|svg|webp|gif|avif|heic|pdf|docx?)$/i;
const generatedFileName = /^(?:img|dsc|image|picture|photo|screenshot|figure|untitled)[ _-]*\d*$/i;
const sentenceFields = /^(?:answer|description|intro|lead)$/;

const rules: readonly ProseRule[] = [
  (text) => {
    const excess = [...text.matchAll(sharePattern)].find(
      ([, part = '', total = '']) => numberOf(part) > numberOf(total),
    );
    return excess && `says “${excess[0]}”, more than there are. Correct one of the figures.`;
  },
  (text) => {
    const [excess] =
      text.match(
        /\b(?:[2-9]\d\d|1(?!00\b)\d\d|\d{4,}) ?(?:%|per ?cent) of (?:all|our|your|every|the (?:files|documents|pages|customers|users|messages|teams))\b/,
      ) ?? [];
    return excess && `says “${excess}”, more than all. Correct the figure.`;
  },
  (text) => {
    const reversedRange =
      [...text.matchAll(/(?<![\d.,–:])(\d+)–(\d+)(?![\d.,–:]*\d)/g)].find(
        ([, from = '', to = '']) => from.length <= to.length && Number(from) >= Number(to),
      ) ?? [...text.matchAll(/(?<![\d.,–:])(\d{2})–(\d)(?![\d.,–:]*\d)/g)][0];
    return (
      reversedRange &&
      `says “${reversedRange[0]}”, which ends before it begins. Write the smaller figure first.`
    );
  },
  (text, field) => {
    const filler = promptFields.test(field)
      ? undefined
      : fillers.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
    return filler && `still has “${filler}” in it. Write what belongs there.`;
  },
  (text) => {
    const [stuck] = /(?<!\S*(?:www|https?:|@)\S*)(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/u.exec(text) ?? [];
    return stuck && `has no space behind “${stuck}”. Write one.`;
  },
  (text, _, names) => {
    for (const { index, groups } of text.matchAll(
      /(?<=\p{Ll}{2})[.!?] (?<next>\p{Ll}{2,}|a)(?![\p{L}.]\p{L}|\p{Lu})/gu,
    )) {
      const { next = '' } = groups ?? {};
      const textBefore = text.slice(0, index + 1);
      if (names.some((name) => text.startsWith(name, index + 2))) continue;
      if (!abbreviated.test(textBefore) && !/\p{Lu}\p{Ll}*\.$/u.test(textBefore))
        return `begins a sentence with a small letter, “${next}”. Write “${next.charAt(0).toUpperCase()}${next.slice(1)}”, or a comma before it.`;
    }
    return undefined;
  },
  (text) => {
    const [match, word = ''] = beforeVowel.map((pattern) => pattern.exec(text)).find((match) => match) ?? [];
    return match && `says “${match}”. Write “${match.charAt(0)}n ${word}”.`;
  },
  (text) => {
    const [match, article = '', word = ''] = beforeConsonant.exec(text) ?? [];
    return match && `says “${match}”. Write “${article} ${word}”.`;
  },
  (text) =>
    /(?<=[\p{L},”)]) - (?=[\p{L}“(])/u.test(text)
      ? 'has a hyphen for a dash (“ - ”). Write a comma, a colon, or – with a space on each side.'
      : undefined,
  (text) => (/\( | \)/.test(text) ? 'has a space inside its brackets. Remove it.' : undefined),
  (text) =>
    /(?<=\p{L})\\(?=\p{L})/u.test(text)
      ? 'has a backslash (\\). Write a slash, or the word “or”.'
      : undefined,
  (text) => {
    const [danglingEnd] = /[,;]$| (?:and|or|but|the|an?|because|which)$/i.exec(text) ?? [];
    return danglingEnd && `ends with “${danglingEnd.trim()}”. Write the rest, or take it out.`;
  },
  (text, field) =>
    sentenceFields.test(field) && / /.test(text) && /[\p{L}\p{N}]$/u.test(text)
      ? 'ends without a full stop. Write the rest, or the stop.'
      : undefined,
  (text, field) =>
    field === 'label' && vagueLinkLabel.test(text)
      ? `is “${text}”, which does not say where the link leads. Name the page or what is there.`
      : undefined,
  (text, field) =>
    /alt$/i.test(field) && (fileName.test(text) || generatedFileName.test(text))
      ? `is “${text}”, the name of a file. Say what the picture shows.`
      : undefined,
];

/** Problem with a sentence, worded so that it follows the name of its field. */
export const proseMistake: ProseRule = (text, field, names) =>
  rules.map((rule) => rule(text, field, names)).find((problem) => problem !== undefined);
