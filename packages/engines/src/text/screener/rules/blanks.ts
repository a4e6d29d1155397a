import type { Box, Token } from '../../model';
import type { Stretch } from '../../stretch';
import { type Check, type Finding, mustFix, type Reading, toCheck } from '../finding';

/** Underscores, or dots other than the leader of a page number in a table of contents. */
const blankPattern = /_{3,}|(?:\.{6,}|…{2,}|(?:\.\s){5,}\.)(?![.…\s]*(?:\d{1,3}|[ivxl]+)(?!\p{L}|\d))/giu;

const signatureWords = /\b(signature|signed|sign here|signatory|sd\/?-|witness|हस्ताक्षर)/i;

/** Phrases that lack a day or sum and have no drawn line. */
const gaps = [
  /\b(?:[Uu]ntil|[Oo]n|[Dd]ated?|[Ff]rom|[Bb]y) the day of(?=\s*(?:$|[.,;]|\p{Lu}|20\d\d))/gu,
  /\bthis day of\b/gu,
  /(?:₹|\bRs\.?)\s*(?:\/-|only\b)/gu,
];

/** Lines to write or sign on that were left blank. */
export const blanks: Check = (reading) => [...typedBlanks(reading), ...drawnBlanks(reading)];

const typedBlanks = ({ stretches, tokens }: Reading): Finding[] =>
  stretches.flatMap((stretch) => {
    const { text } = stretch;
    // A row of these characters alone is a separator; with a label it is a blank.
    if (/^[_.…\s-]+$/u.test(text) && text.length > 40) return [];
    const lines = [...text.matchAll(blankPattern)]
      .filter((match) => !isLeader(match, stretch, tokens))
      .map((match) => {
        // With two blanks on a line, as in `Licensor: ____ Licensee: ____`, each label starts after the blank before
        // it.
        const textBefore = text.slice(0, match.index).split(blankPattern).at(-1) ?? '';
        const textAfter = text.slice(match.index + match[0].length).split(blankPattern)[0] ?? '';
        const label = wordsOf(textBefore).slice(-4).join(' ') || wordsOf(textAfter).slice(0, 4).join(' ');
        const place = stretch.placeOf(match);
        return signatureWords.test(label)
          ? mustFix('unsigned', place, { label })
          : mustFix('blank', place, { text: match[0], label });
      });
    const missing = gaps
      .flatMap((gap) => [...text.matchAll(gap)])
      .map((match) => toCheck('blank', stretch.placeOf(match), { text: '', label: match[0] }));
    const labelAtEnd = /\b(signature|signed(?: by)?|sign)\s*:\s*$/i.exec(text);
    const end = labelAtEnd
      ? [toCheck('unsigned', stretch.placeOf(labelAtEnd), { label: labelAtEnd[0] })]
      : [];
    return [...lines, ...missing, ...end];
  });

const wordsOf = (text: string) => text.trim().split(/\s+/);

/** Whether dots lead to a page number at the same height to the right, in another column or cell. */
function isLeader(match: RegExpExecArray, stretch: Stretch, tokens: Token[]): boolean {
  if (match[0].includes('_')) return false;
  const last = stretch.run(match.index, match.index + match[0].length).at(-1);
  const box = last?.word.boxes?.at(-1);
  return tokens.some(({ page, word }) => {
    const firstBox = word.boxes?.[0];
    const level =
      box &&
      firstBox &&
      page === last?.page &&
      Math.abs(firstBox.y + firstBox.height - box.y - box.height) < 4;
    return level && firstBox.x > box.x && /^(?:\d{1,3}|[ivxl]+)$/i.test(word.text);
  });
}

/** Blanks drawn as lines in a PDF: no words on them, and a label to the left or below. */
function drawnBlanks({ doc, tokens }: Reading): Finding[] {
  return doc.pages.flatMap(({ number, width = 595, rules = [], fields }) => {
    const words = tokens
      .filter(({ page }) => page === number)
      .flatMap(({ word, index }) => (word.boxes ?? []).map((box) => ({ box, text: word.text, index })));
    const wordsWhere = (test: (box: Box) => boolean) => words.filter(({ box }) => test(box));
    const loneRules = rules.filter(
      (rule, index) => !isTable(rule, rules) && rules.findIndex((other) => isSameRule(other, rule)) === index,
    );
    return loneRules.flatMap((rule): Finding[] => {
      const above = wordsWhere(
        (box) => overlap(box, rule) > 5 && box.y + box.height > rule.y - 8 && box.y < rule.y,
      );
      const covered = fields.some(
        ({ box }) => box && overlap(box, rule) > 0 && Math.abs(box.y + box.height - rule.y) < 12,
      );
      if (above.length > 0 || covered) return [];
      const left = wordsWhere(
        (box) =>
          box.x + box.width <= rule.x + 4 &&
          rule.x - box.x - box.width < 60 &&
          Math.abs(box.y + box.height - rule.y) < 8,
      );
      const below = wordsWhere((box) => overlap(box, rule) > 0 && box.y >= rule.y - 2 && box.y < rule.y + 10);
      const label = [...left, ...(left.length > 0 ? [] : below)]
        .slice(-6)
        .map(({ text }) => text)
        .join(' ');
      if (!label || (left.length === 0 && (rule.width > 0.5 * width || !signatureWords.test(label))))
        return [];
      const index = (left.at(-1) ?? below[0])?.index ?? 0;
      const place = {
        page: number,
        line: tokens[index]?.line ?? 1,
        from: index,
        to: index,
        text: label,
        boxes: [{ page: number, ...rule, y: rule.y - 14, height: 14 }],
      };
      return [
        signatureWords.test(label)
          ? toCheck('unsigned', place, { label })
          : toCheck('blank', place, { text: '', label }),
      ];
    });
  });
}

const overlap = (a: Box, b: Box) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
const isSameRule = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1.5 && Math.abs(a.width - b.width) < 2;

/** Whether a rule belongs to a table: three or more lines with the same start and width close below each other. */
const isTable = (rule: Box, rules: Box[]) =>
  rules.filter(
    (other) =>
      Math.abs(other.x - rule.x) < 1 &&
      Math.abs(other.width - rule.width) < 1 &&
      Math.abs(other.y - rule.y) < 40,
  ).length > 2;
