import { expect, test } from 'vitest';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { rawPdf } from '../helpers/raw-pdf';

test('reading a file of many objects yields to other events', async () => {
  const page = '<</Type/Page/Parent 2 0 R>>';
  const objects = Array.from({ length: 60_000 }, () => '<</A[1 2 3 4]/B(text)/C<</D/E>>>>');
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page,
    ...objects,
  ]);
  let timerTurns = 0;
  const timer = setInterval(() => {
    timerTurns += 1;
  }, 1);
  try {
    const began = performance.now();
    await readObjects(bytes);
    // Half of the possible number: a busy machine may be late.
    expect(timerTurns).toBeGreaterThanOrEqual(Math.floor((performance.now() - began) / 200));
    expect(timerTurns).toBeGreaterThan(0);
  } finally {
    clearInterval(timer);
  }
});
