import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findMarks } from '../../src/pdf/redact/find';
import { redact } from '../../src/pdf/redact/redact';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { anyPartOfWord, doc, line, redacted } from '../helpers/redacted';

describe('a content stream is read by the filters that viewers accept', () => {
  const encoded = (dict: string, data: string | Uint8Array) =>
    doc('', [{ dict, data }], { page: '/Contents 6 0 R' });
  const predicted = Buffer.concat(
    Array.from({ length: Math.ceil(line.length / 10) }, (_, row) =>
      Buffer.from(`\0${line.slice(row * 10, row * 10 + 10).padEnd(10)}`, 'latin1'),
    ),
  );
  test.each([
    ['an abbreviated name', '/Filter/AHx', `${Buffer.from(line).toString('hex')}>`],
    [
      'a predictor',
      '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 10>>',
      new Uint8Array(deflateSync(predicted)),
    ],
  ])('%s', async (_, dict, data) => {
    const { letters, searchable: content } = await redacted(encoded(dict, data));
    expect(letters.text).toBe('Caseofopened');
    expect(content).not.toMatch(anyPartOfWord);
  });

  test('a page with an unknown filter is reported as unsearched, and a mark on it is refused', async () => {
    const bytes = encoded('/Filter/UnknownDecode', line);
    const source = sourceFile('test.pdf', bytes);
    expect(await findMarks({ source, query: 'Thistlewood' }, host)).toEqual({ marks: [], unsearched: [1] });
    const marks = [{ page: 1, quads: [[40, 240, 200, 240, 200, 270, 40, 270]] }];
    const fault = { code: 'unread-content' };
    await expect(redact({ source, marks }, host)).rejects.toMatchObject(fault);
  });
});
