import { expect, test } from 'vitest';
import { withDocument } from '../../src/pdf/documents';
import { inspect } from '../../src/pdf/inspect';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { samplePdf } from '../helpers/pdf-samples';

/** A file that counts how often it is read whole. */
async function readCounter(word: string) {
  const source = sourceFile(`${word}.pdf`, await samplePdf({ pages: [word] }));
  const read = source.blob.arrayBuffer.bind(source.blob);
  const count = { reads: 0 };
  source.blob.arrayBuffer = () => {
    count.reads += 1;
    return read();
  };
  return { source, count };
}

test('a document stays open for the next call until newer documents replace it', async () => {
  const first = await readCounter('first');
  await inspect(first.source, host);
  await inspect(first.source, host);
  expect(first.count.reads).toBe(1);
  for (const word of ['two', 'three', 'four', 'five', 'six'])
    await inspect((await readCounter(word)).source, host);
  await inspect(first.source, host);
  expect(first.count.reads).toBe(2);
});

test('a document that is in use is not closed', async () => {
  const { source } = await readCounter('busy');
  await withDocument(source, host, async ({ doc }) => {
    for (const word of ['a', 'b', 'c', 'd', 'e']) await inspect((await readCounter(word)).source, host);
    const { items } = await (await doc.getPage(1)).getTextContent();
    expect(items).toMatchObject([{ str: 'busy' }]);
  });
});

test('after a wrong password, another one is tried', async () => {
  const bytes = await samplePdf({ pages: ['one'], password: 'secret' });
  const source = { ...sourceFile('a.pdf', bytes), key: 'same' };
  await expect(inspect(source, host)).rejects.toMatchObject({ code: 'password' });
  await expect(inspect({ ...source, password: 'no' }, host)).rejects.toMatchObject({
    code: 'wrong-password',
  });
  expect(await inspect({ ...source, password: 'secret' }, host)).toMatchObject({ pages: 1 });
});
