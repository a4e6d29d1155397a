import { Fault, faultOf } from 'engines';
import { expect, test } from 'vitest';

test('a fault from a bundle with its own copy of the class keeps its code and details', () => {
  const other = Object.assign(new Error('empty'), { name: 'Fault', code: 'empty', details: { detail: 'x' } });
  expect(other).toBeInstanceOf(Fault);
  expect(faultOf(other, { file: 'a.docx' })).toMatchObject({
    code: 'empty',
    details: { file: 'a.docx', detail: 'x' },
  });
  expect(new Error('empty')).not.toBeInstanceOf(Fault);
});

test.each(['NotReadableError', 'NotFoundError', 'AbortError'])(
  'an unreadable file is reported as changed, moved or deleted: %s',
  (name) => expect(faultOf(new DOMException('refused', name))).toMatchObject({ code: 'unreadable' }),
);
