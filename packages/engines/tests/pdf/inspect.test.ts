import { expect, test } from 'vitest';
import type { Fault } from '../../src/engine';
import { inspect } from '../../src/pdf/inspect';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { samplePdf } from '../helpers/pdf-samples';

const inspectOrFault = (bytes: Uint8Array | string, password?: string) =>
  inspect(sourceFile('report.pdf', bytes, password), host).catch((error: Fault) => error);

test('counts what is in a document', async () => {
  const bytes = await samplePdf({
    pages: ['one', 'two', 'three'],
    title: 'Lease',
    fields: [
      { name: 'tenant', value: 'Asha' },
      { name: 'rent', value: '900', page: 1 },
    ],
    bookmarks: [
      { title: 'Start', page: 0 },
      { title: 'Terms', page: 1, within: true },
      { title: 'End', page: 2 },
    ],
    links: [
      { from: 0, to: 2 },
      { from: 0, to: 1, named: 'terms' },
    ],
    attachments: { 'plan.txt': 'plan' },
    roman: 1,
    rotate: { 1: 90 },
    signed: true,
  });
  expect(await inspect(sourceFile('lease.pdf', bytes), host)).toEqual({
    pages: 3,
    sizes: [
      { width: 300, height: 400 },
      { width: 400, height: 300 },
      { width: 300, height: 400 },
    ],
    fields: 2,
    bookmarks: 3,
    attachments: 1,
    signatures: 1,
    tagged: false,
    labels: true,
    layers: 0,
    encrypted: 'none',
    title: 'Lease',
  });
});

test('asks for a password, reports a wrong one, and opens with the right one', async () => {
  const bytes = await samplePdf({ pages: ['one'], password: 'secret' });
  expect(await inspectOrFault(bytes)).toMatchObject({ code: 'password', details: { file: 'report.pdf' } });
  expect(await inspectOrFault(bytes, 'wrong')).toMatchObject({ code: 'wrong-password' });
  expect(await inspectOrFault(bytes, 'secret')).toMatchObject({ pages: 1, encrypted: 'user' });
});

test('opens a file with only an owner’s password without asking', async () => {
  const bytes = await samplePdf({ pages: ['one'], ownerPassword: 'boss' });
  expect(await inspectOrFault(bytes)).toMatchObject({ pages: 1, encrypted: 'owner' });
});

test.each([
  ['jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
  ['docx', new TextEncoder().encode('PK\x03\x04 … word/document.xml')],
  ['zip', new TextEncoder().encode('PK\x03\x04 … holiday.txt')],
  ['html', new TextEncoder().encode('<!DOCTYPE html><title>Not found</title>')],
  ['text', new TextEncoder().encode('Dear Ms Rao,\r\nthank you')],
  ['unknown', new Uint8Array([1, 2, 3, 0, 200, 17])],
])('names the type of a file that is not a PDF: %s', async (detail, bytes) => {
  expect(await inspectOrFault(bytes)).toMatchObject({
    code: 'kind',
    details: { file: 'report.pdf', detail },
  });
});

test('reports an empty file, and one that cannot be repaired', async () => {
  expect(await inspectOrFault('')).toMatchObject({ code: 'empty' });
  expect(await inspectOrFault('%PDF-1.7\nand nothing else')).toMatchObject({ code: 'damaged' });
});
