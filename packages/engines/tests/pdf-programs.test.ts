import { expect, test } from 'vitest';
import { requireSound } from './helpers/pdf-programs';
import { samplePdf } from './helpers/pdf-samples';
import { hasProgram } from './helpers/programs';

test.runIf(hasProgram('qpdf', 'qpdf'))(
  'qpdf is asked about one PDF after the other, and names the fault of one that is not sound',
  async () => {
    const sound = await samplePdf({ pages: ['One', 'Two'] });
    const answers = await Promise.allSettled(
      [sound, sound.slice(0, -200), sound].map((pdf) => requireSound(pdf)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(String((answers[1] as PromiseRejectedResult).reason)).toMatch(/qpdf --check: [23]\n.*file\.pdf/s);
  },
);
