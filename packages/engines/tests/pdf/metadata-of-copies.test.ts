import { expect, test } from 'vitest';
import { arrangePages, merge } from '../../src/pdf/index';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { textInFile } from '../helpers/pdf-text';
import { rawPdf } from '../helpers/raw-pdf';

const metadata = (uri: string) => ({
  dict: '/Type/Metadata/Subtype/XML',
  data: `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:acme="${uri}" acme:Office="Pune"><dc:format>application/pdf</dc:format><acme:CaseNumber>4711, at 10:30 today, see note:two now</acme:CaseNumber></rdf:Description></rdf:RDF></x:xmpmeta>`,
});

const pdf = (catalog: string, page: string, uri = 'http://acme.example/ns/') =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 99 99]>>',
    `<</Type/Page/Parent 2 0 R${page}>>`,
    '<</Type/Page/Parent 2 0 R>>',
    metadata(uri),
  ]);

test('entries of the metadata that a copy of some pages leaves out are named', async () => {
  const source = sourceFile('a.pdf', pdf('/Metadata 5 0 R', ''));
  const { facts } = await arrangePages({ source, pages: [{ page: 1 }] }, host);
  const detail = 'Office, CaseNumber';
  expect(facts).toContainEqual({ fact: 'metadata-entries', count: 1, file: 'a.pdf', detail, lost: true });
  const whole = await merge({ sources: [source] }, host);
  expect(whole.facts).toEqual([]);
});

test('entries in the namespace of a conformance claim that claim nothing are named', async () => {
  const source = sourceFile('a.pdf', pdf('/Metadata 5 0 R', '', 'http://ns.adobe.com/pdfx/1.3/'));
  const { facts } = await merge({ sources: [source] }, host);
  const detail = 'Office, CaseNumber';
  expect(facts).toEqual([{ fact: 'metadata-entries', count: 1, file: 'a.pdf', detail, lost: true }]);
});

test('a copy without title and author lacks the metadata of its pages, too', async () => {
  const source = sourceFile('a.pdf', pdf('', '/Metadata 5 0 R'));
  const pages = [{ page: 1 }, { page: 2 }];
  const cleared = await arrangePages({ source, pages, clearMetadata: true }, host);
  expect(cleared.facts).toEqual([{ fact: 'cleared' }]);
  expect(await textInFile(await bytesOf(cleared.files[0]))).not.toContain('4711');
  const kept = await arrangePages({ source, pages }, host);
  expect(await textInFile(await bytesOf(kept.files[0]))).toContain('4711');
});
