import { describe, expect, test } from 'vitest';
import { dayOf, isUnpublished } from '@/lib/publishing';

describe('an entry is public', () => {
  const today = '2026-11-22';

  test.each([
    ['always, without a date', { draft: false }, false],
    ['never, while it is a draft', { draft: true }, true],
    ['on its day', { draft: false, publishFrom: '2026-11-22' }, false],
    ['after its day', { draft: false, publishFrom: '2026-11-21' }, false],
    ['not before its day', { draft: false, publishFrom: '2026-11-23' }, true],
    ['not on its day, when it is still a draft', { draft: true, publishFrom: '2026-11-22' }, true],
  ])('%s', (_, entry, expected) => expect(isUnpublished(entry, today)).toBe(expected));

  test('from the beginning of its day in India, five and a half hours before that in UTC', () => {
    expect(dayOf(new Date('2026-11-22T18:29:00Z'))).toBe('2026-11-22');
    expect(dayOf(new Date('2026-11-22T18:30:00Z'))).toBe('2026-11-23');
  });
});
