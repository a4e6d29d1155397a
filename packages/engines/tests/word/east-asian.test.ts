import { expect, test } from 'vitest';
import { p, run } from '../helpers/word-file';
import { printParts } from './print';

/** Texts of all pages as pdf.js reads them, without blanks. */
async function shownIn(body: string) {
  const { pages, facts, pdf } = await printParts({ body });
  const text = pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('');
  return { text: text.replace(/\s/g, ''), lost: facts.filter(({ lost }) => lost), pages, pdf };
}

test.each([
  ['Chinese', '合同编号：甲方与乙方经友好协商，达成如下协议。'],
  ['Chinese in traditional letters', '這個國家的學會，於會議時討論。'],
  ['Japanese', '第一条　本契約は「甲」と「乙」の間で締結する。ガラス'],
  ['Korean', '계약서: 갑과 을은 다음과 같이 합의한다.'],
  ['Korean in single jamo', '\u1112\u1161\u11ab\u1100\u1173\u11af'],
])('%s is drawn with a font that has its letters, plain and bold', async (_, words) => {
  const { text, lost } = await shownIn(`${p(words)}<w:p>${run(words, '<w:b/>')}</w:p>`);
  const expected = words.normalize('NFC').replace(/\s/g, '');
  expect(text.normalize('NFC')).toBe(expected + expected);
  expect(lost).toEqual([]);
});

test('a line of Chinese breaks between letters, never before a full stop and never after an opening bracket', async () => {
  const { pages, lost } = await shownIn(p('合同甲方。「乙方」，'.repeat(60)));
  const lines = new Map<number, string>();
  for (const { y, text } of pages.flatMap(({ pieces }) => pieces))
    lines.set(Math.round(y), (lines.get(Math.round(y)) ?? '') + text);
  expect(lost).toEqual([]);
  expect(lines.size).toBeGreaterThan(5);
  for (const line of lines.values()) {
    expect(line).not.toMatch(/^[。」，]/);
    expect(line).not.toMatch(/「$/);
  }
});

test('prints phonetic readings in brackets after their characters, and reports it', async () => {
  const ruby = `<w:r><w:ruby><w:rubyPr><w:hps w:val="11"/></w:rubyPr><w:rt>${run('とうきょう')}</w:rt><w:rubyBase>${run('東京')}</w:rubyBase></w:ruby></w:r>`;
  const { text, lost } = await shownIn(`<w:p>${ruby}${run('です')}</w:p>`);
  expect(text).toBe('東京(とうきょう)です');
  expect(lost).toEqual([{ fact: 'settings', lost: true, detail: 'ruby' }]);
});
