import { describe, expect, test } from 'vitest';
import { searchIndex } from '@/app/_shared/search-index';
import { searchSite, searchWords, unsupportedTaskNote } from '@/lib/site-search';

const index = searchIndex();
const addressesFor = (query: string) => searchSite(index, query).map(({ href }) => href);
const toolAddress = (slug: string) => `/toolsdetails/${slug}`;

describe('people’s words find the right tool or page first', () => {
  test.each([
    ['sign', 'ai-pdf-editor#sign'],
    ['combine', 'merge-pdf'],
    ['photo to pdf', 'image-to-pdf'],
    ['cut pages', 'remove-pages'],
    ['gst bill', 'document-screener'],
    ['resume', 'word-to-pdf'],
    ['rotate', 'merge-pdf#organise'],
    ['extract pages', 'split-pdf'],
    ['join two pdfs', 'merge-pdf'],
    ['how do I sign a pdf', 'ai-pdf-editor#sign'],
    ['pdf to jpg', 'pdf-to-image'],
    ['jpg to pdf', 'image-to-pdf'],
    ['powerpoint', 'pdf-to-ppt'],
    ['spreadsheet', 'excel-to-pdf'],
    ['what changed', 'compare-pdf'],
    ['passport photo', 'background-remove'],
    ['transcribe a recording', 'speech-to-text'],
    ['read aloud', 'text-to-speech'],
    ['key points', 'summarize-text'],
    ['copied essay', 'plagiarism-screener'],
    ['edit text in pdf', 'ai-pdf-editor'],
    ['delete a page', 'remove-pages'],
    ['remove password', 'merge-pdf'],
    ['fill a form', 'ai-pdf-editor'],
    ['separate', 'split-pdf'],
    ['invoice check', 'document-screener'],
  ])('%s → %s', (query, slug) => expect(addressesFor(query)[0]).toBe(toolAddress(slug)));

  // Somebody who had not seen content/search.ts wrote these queries.
  test.each([
    ['club pdfs', 'merge-pdf'],
    ['merge marksheets', 'merge-pdf'],
    ['divide chapters', 'split-pdf'],
    ['remove first page', 'remove-pages'],
    ['straighten page', 'merge-pdf#organise'],
    ['photos to pdf', 'image-to-pdf'],
    ['save as jpg', 'pdf-to-image'],
    ['jpeg from pdf', 'pdf-to-image'],
    ['ppt', 'pdf-to-ppt'],
    ['ledger', 'excel-to-pdf'],
    ['curriculum vitae', 'word-to-pdf'],
    ['correct spelling', 'ai-pdf-editor'],
    ['autograph', 'ai-pdf-editor#sign'],
    ['e-sign', 'ai-pdf-editor#sign'],
    ['put my signature', 'ai-pdf-editor#sign'],
    ['compare contracts', 'compare-pdf'],
    ['check totals', 'document-screener'],
    ['copied assignment', 'plagiarism-screener'],
    ['summary of judgment', 'summarize-text'],
    ['audio to text', 'speech-to-text'],
    ['read to me', 'text-to-speech'],
    ['remove bg', 'background-remove'],
  ])('independent query: %s → %s', (query, slug) => expect(addressesFor(query)[0]).toBe(toolAddress(slug)));

  test.each([
    ['extract', 'split-pdf'],
    ['unlock', 'merge-pdf'],
    ['black out', 'ai-pdf-editor#redact'],
    ['jpg', 'image-to-pdf'],
    ['slides', 'pdf-to-ppt'],
    ['dictation', 'speech-to-text'],
    ['invoice', 'document-screener'],
    ['check contract', 'document-screener'],
    ['copy check', 'plagiarism-screener'],
  ])('%s → %s, without the note that no tool does it', (query, slug) => {
    expect(addressesFor(query)[0]).toBe(toolAddress(slug));
    expect(unsupportedTaskNote(index, query)).toBeUndefined();
  });

  test.each([
    ['compress', 'compress'],
    ['compressing a pdf', 'compress'],
    ['make my pdf smaller', 'compress'],
    ['ocr', 'scan'],
    ['convert pdf to word', 'Word'],
    ['ppt to pdf', 'slides'],
    ['password protect', 'password'],
    ['watermark', 'watermark'],
    ['translate', 'translate'],
  ])('%s: the search says that no tool does it', (query, word) => {
    expect(unsupportedTaskNote(index, query)).toMatch(new RegExp(`^We don’t have a tool .*${word}`));
  });

  test('words that find a tool show the note that no tool does the job only if that tool is a substitute', () => {
    const unsupportedTasks = index.entries
      .filter(({ href }) => href.startsWith('/toolsdetails/'))
      .flatMap(({ label, words }) => [label, ...words].filter((query) => unsupportedTaskNote(index, query)));
    expect(unsupportedTasks.toSorted()).toEqual(['compress pdf', 'pdf to word', 'reduce pdf size']);
  });

  test.each([
    ['refund', '/pricing'],
    ['where is my data', '/feature1page'],
    ['dpdp', '/security/answers'],
    ['audit log', '/security1page'],
  ])('%s → %s', (query, href) => expect(addressesFor(query)[0]).toBe(href));
});

describe('the search', () => {
  test('finds every page first by its own name', () => {
    for (const { href, label } of index.entries) expect(addressesFor(label)[0], label).toBe(href);
  });
  test('finds a page by the words of its description, after a page with that name', () => {
    const entry = (label: string, about: string) => ({ href: label, label, note: '', words: [], about });
    const entries = [entry('Storage', 'where leases are kept'), entry('Leases', ''), entry('Scans', 'paper')];
    const labelsFor = (query: string) =>
      searchSite({ entries, stopWords: [] }, query).map(({ label }) => label);
    expect(labelsFor('paper')).toEqual(['Scans']);
    expect(labelsFor('leases')[0]).toBe('Leases');
  });
  test('accepts words in any order and unfinished', () => {
    expect(addressesFor('tagg smart')[0]).toBe('/feature2page');
  });
  test.each([
    ['combning', 'merge-pdf'],
    ['summerize', 'summarize-text'],
    ['seperate', 'split-pdf'],
    ['recordng', 'speech-to-text'],
  ])('accepts the typing error “%s”', (query, slug) =>
    expect(addressesFor(query)[0]).toBe(toolAddress(slug)),
  );
  test('ignores a word that no page has if the others suffice', () => {
    expect(addressesFor('sign lease quickly')[0]).toBe(toolAddress('ai-pdf-editor#sign'));
  });
  test.each(['', '   ', '&&', 'zebra', 'xylophone quartz'])('finds nothing for “%s”', (query) =>
    expect(addressesFor(query)).toEqual([]),
  );
  test('keeps each word of a text once, without short words and words of the other texts', () => {
    expect(searchWords('Sign it: sign the Lease, tag the lease', 'Tagging', '/lease')).toBe('sign');
  });
});
