import { expect, test } from 'vitest';
import { merge } from '../../../src/pdf/merge';
import { pdfHost as host, sourceFile } from '../../helpers/engine-host';
import { samplePdf } from '../../helpers/pdf-samples';

test('eight times the files take little more than eight times the work', async () => {
  const bytes = await samplePdf({ pages: ['alpha'] });
  /** @returns processor time of this process in microseconds */
  const work = async (count: number) => {
    const sources = Array.from({ length: count }, (_, index) => sourceFile(`${index}.pdf`, bytes));
    const before = process.cpuUsage();
    const { files } = await merge(
      { sources, options: { bookmarks: 'keep', rightHand: false, name: 'all.pdf' } },
      host,
    );
    expect(files[0]?.pages).toBe(count);
    return process.cpuUsage(before).user;
  };
  // The first call compiles code that both measurements use.
  await work(25);
  const few = await work(25);
  const many = await work(200);
  expect(many).toBeLessThan(8 * 1.5 * few);
});
