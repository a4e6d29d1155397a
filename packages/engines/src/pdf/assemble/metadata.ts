import { type PDFContext, type PDFDict, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { literalPattern } from '../../literal-pattern';
import { readableContent } from '../reader/streams';
import { xmlBytes, xmlText } from '../xml-text';
import { get } from './objects';

/**
 * Namespaces of conformance claims, which hold only for the file as written by its program: PDF/A, PDF/UA, PDF/X,
 * electronic invoices.
 */
const claimNamespaces = [
  'http://www.aiim.org/pdfa/ns/',
  'http://www.aiim.org/pdfua/ns/',
  'http://www.npes.org/pdfx/ns/',
  'http://ns.adobe.com/pdfx/',
  'urn:factur-x:',
  'urn:ferd:',
  'urn:zugferd:',
];

/** Namespaces that describe a document as a whole; others may describe single pages. */
const documentNamespaces = [
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'adobe:ns:meta/',
  'http://purl.org/dc/',
  'http://ns.adobe.com/xap/1.0/',
  'http://ns.adobe.com/pdf/1.3/',
  'http://creativecommons.org/ns#',
  'http://prismstandard.org/namespaces/',
  'http://www.w3.org/XML/',
];

/** Exceptions within those namespaces: these list fonts, plates, previews and parts of pages. */
const pageNamespaces = ['http://ns.adobe.com/xap/1.0/t/', 'http://ns.adobe.com/xap/1.0/g/'];
const pageProperties = ['Thumbnails', 'Pantry', 'Ingredients', 'Manifest'];

/**
 * Metadata of a file (XMP, ISO 16684-1) for its copy: without conformance claims, and without entries that may
 * describe pages if some are omitted.
 *
 * @returns undefined without metadata, or if it cannot be read
 */
export function metadataFor(
  catalog: PDFDict,
  target: PDFContext,
  isWholeDocument: boolean,
): PDFRef | undefined {
  const stream = get(catalog, 'Metadata');
  const bytes = stream instanceof PDFRawStream ? readableContent(stream) : undefined;
  if (!bytes) return undefined;
  const text = xmlText(bytes);
  // Text in another encoding, or that is not XML, is dropped instead of changed blindly.
  if (!text?.includes('rdf:RDF') || !isBalanced(text)) return undefined;
  let remainingText = text;
  for (const [, prefix = '', , uri = ''] of text.matchAll(/\bxmlns:([\w.-]+)\s*=\s*(["'])(.*?)\2/g)) {
    const isClaim = startsWithAny(uri, claimNamespaces);
    const describesPages = startsWithAny(uri, pageNamespaces) || !startsWithAny(uri, documentNamespaces);
    if (isClaim || (!isWholeDocument && describesPages))
      remainingText = withoutEntry(remainingText, prefix, '[\\w.-]+');
    else if (!isWholeDocument)
      for (const name of pageProperties) remainingText = withoutEntry(remainingText, prefix, name);
  }
  if (!isBalanced(remainingText)) return undefined;
  const entries = { Type: 'Metadata', Subtype: 'XML' };
  return target.register(target.stream(xmlBytes(remainingText), entries));
}

const startsWithAny = (uri: string, prefixes: string[]): boolean =>
  prefixes.some((start) => uri.startsWith(start));

/** A text without the elements and attributes with this prefix and name. */
function withoutEntry(text: string, prefix: string, name: string): string {
  const qualifiedName = `${literalPattern(prefix)}:(?:${name})`;
  return text
    .replace(
      new RegExp(`<(${qualifiedName})(?=[\\s>])(?:[^>"']|"[^"]*"|'[^']*')*(?<!/)>[\\s\\S]*?</\\1\\s*>`, 'g'),
      '',
    )
    .replace(new RegExp(`<${qualifiedName}(?:[^>"']|"[^"]*"|'[^']*')*/>`, 'g'), '')
    .replace(new RegExp(`\\s${qualifiedName}\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'), '');
}

/** Whether every element is closed. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [tag, slash, name] of text.matchAll(/<(\/?)([\w.:-]+)(?:[^>"']|"[^"]*"|'[^']*')*>/g)) {
    if (slash) {
      if (open.pop() !== name) return false;
    } else if (!tag.endsWith('/>')) open.push(name as string);
  }
  return open.length === 0;
}
