import type { Content } from 'engines/testing/documents/content';
import { printPdf } from 'engines/testing/documents/print';
import { summarized } from 'engines/testing/documents/summaries';
import { writeWordFile } from 'engines/testing/documents/word';
import { filePayload } from 'engines/testing/file-payload';
import { strFromU8, unzipSync } from 'engines/testing/zip';

// A document for tests of the tools that read: it contains documents of `summarized`, each below a heading.

const chosenDocuments = summarized.slice(0, 6);
const headingOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const minutes: Content = {
  title: 'Papers of March',
  parts: chosenDocuments.flatMap(({ name, text }) => [
    { heading: headingOf(name) },
    ...text.split('\n\n').map((paragraph) => ({ text: paragraph })),
  ]),
};

/** The same document as plain text. */
export const minutesText = chosenDocuments
  .map(({ name, text }) => `${headingOf(name)}\n\n${text}`)
  .join('\n\n');

export const minutesPdf = async () => filePayload('minutes.pdf', await printPdf(minutes));
export const minutesWord = () => filePayload('minutes.docx', writeWordFile(minutes));

/** Paragraphs of a Word file as text. */
export function wordLines(bytes: Uint8Array): string[] {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, inner]) =>
    [...(inner ?? '').matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)]
      .map(([, text]) => text)
      .join('')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  );
}
