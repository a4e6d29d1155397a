import { expect, test } from 'vitest';
import { screenDocument } from '../../../src/text/screener/screen';
import { clean } from '../../helpers/documents/clean';
import { prints, screenSeeded, summaryOf, today } from '../screened-documents';

test('finds 95 % of 121 seeded faults, in a print and in a Word file of each document', async () => {
  const { seeded, missed, others } = await screenSeeded(Array.from({ length: 11 }, (_, number) => number));
  expect(seeded).toBe(242);
  expect(missed.length).toBeLessThanOrEqual(0.05 * seeded);
  expect(summaryOf(others)).toEqual([]);
}, 120_000);

test('raises at most one false finding on ten clean pages', async () => {
  let pages = 0;
  const raised: string[] = [];
  for (const [number, content] of clean.entries()) {
    for (const doc of await prints(content, number)) {
      const { findings, pages: count } = screenDocument(doc, today);
      pages += doc.kind === 'pdf' ? count : 0;
      // Personal numbers are not mistakes in a document: one finding for each kind says that they are there.
      const personal = findings.filter(({ rule }) => rule === 'personal');
      expect(personal.length).toBeLessThanOrEqual(4);
      // Some words of these documents are chosen at random, so that a word may occur twice in a row.
      const doubled = findings.filter(({ rule }) => rule === 'doubled');
      for (const { place } of doubled) expect(place.text).toMatch(/^(\p{Ll}+) \1\P{L}*$/u);
      const others = findings.filter(({ rule }) => rule !== 'personal' && rule !== 'doubled');
      raised.push(
        ...others.map((finding) => `${content.title} ${doc.name} ${JSON.stringify(summaryOf([finding]))}`),
      );
    }
  }
  expect(pages).toBeGreaterThan(25);
  expect(raised.length * 10).toBeLessThanOrEqual(pages);
}, 120_000);
