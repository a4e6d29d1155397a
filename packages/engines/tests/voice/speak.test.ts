import { describe, expect, test } from 'vitest';
import { nodeHost } from '../../src/node';
import { assets } from '../../src/voice/assets';
import { speak } from '../../src/voice/speak';
import { speakable } from '../../src/voice/speakable';
import { durationOf } from '../../src/voice/voices';
import { readWav } from '../../src/voice/wav';
import { bytesOf } from '../helpers/engine-host';

const host = nodeHost(assets);
const defaults = { voice: 'slt', speed: 1, name: 'a.wav' } as const;

async function sound(lines: string[], options: Partial<Parameters<typeof speak>[0]> = {}) {
  const { files, facts, times } = await speak({ lines, ...defaults, ...options }, host);
  const file = await bytesOf(files[0]);
  const { rate, samples } = readWav(file);
  const values = new Int16Array(samples.buffer, samples.byteOffset, samples.length / 2);
  /** Loudness between two times, in seconds. */
  const loud = (from: number, to: number) => {
    const part = values.subarray(Math.round(from * rate), Math.round(to * rate));
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  };
  return { file, facts, times, rate, seconds: values.length / rate, loud };
}

describe('a spoken text', () => {
  test('is a WAV file that states its duration, with sound for each line and silence between lines', async () => {
    const lines = ['The lease was renewed until 2028.', 'The tenant pays the deposit.'];
    const { file, times, rate, seconds, loud, facts } = await sound(lines);
    expect(Buffer.from(file.slice(0, 4)).toString()).toBe('RIFF');
    expect(new DataView(file.buffer).getUint32(4, true)).toBe(file.length - 8);
    expect(rate).toBe(16_000);
    expect(facts).toEqual([{ fact: 'aloud', count: times.length }]);
    const [first, second] = times;
    expect(first?.start).toBe(0);
    expect(second?.end).toBeCloseTo(seconds, 2);
    expect((second?.start ?? 0) - (first?.end ?? 0)).toBeCloseTo(0.35, 2);
    expect(loud(first?.start ?? 0, first?.end ?? 0)).toBeGreaterThan(500);
    expect(loud((first?.end ?? 0) + 0.02, (second?.start ?? 0) - 0.02)).toBe(0);
  });

  test('lasts as long as speech does: two to four words a second', async () => {
    const sentence = 'It is agreed that the tenant pays the rent on the first day of every month in advance';
    const { seconds } = await sound([sentence]);
    const speed = sentence.split(' ').length / seconds;
    expect(speed).toBeGreaterThan(2);
    expect(speed).toBeLessThan(4);
  });

  test('has the requested speed', async () => {
    const line = ['A sentence of some length to measure.'];
    const [slow, fast] = [await sound(line, { speed: 0.8 }), await sound(line, { speed: 1.6 })];
    expect(slow.seconds / fast.seconds).toBeCloseTo(2, 0);
  });

  test.each(['slt', 'rms', 'awb', 'kal16'] as const)('is spoken by %s', async (voice) => {
    const { seconds, loud } = await sound(['Hello'], { voice });
    expect(seconds).toBeGreaterThan(0.3);
    expect(loud(0, seconds)).toBeGreaterThan(300);
  });
});

test('lines that an English voice cannot read are left out and counted; without any other there is no file', async () => {
  const { times, facts } = await sound(['One.', 'नमस्ते', 'Two.']);
  expect(times[1]?.start).toBe(times[1]?.end);
  expect(facts).toContainEqual({ fact: 'unspoken', lost: true, count: 1 });
  await expect(speak({ lines: ['नमस्ते', ''], ...defaults }, host)).rejects.toMatchObject({ code: 'no-text' });
});

test('sentences with some words that an English voice cannot read are counted', async () => {
  const { facts } = await sound(['Pay नमस्ते now.', 'Two cafés.', 'A hair of 70 µm, 5 μg.']);
  expect(facts).toEqual([
    { fact: 'aloud', count: 3 },
    { fact: 'partly-spoken', lost: true, count: 1 },
  ]);
});

test.each([
  ['₹ 12,34,567 is due', '1234567 rupees is due'],
  ['₹ 5 crore', '5 crore rupees'],
  ['Sharma & Sons — 18% GST', 'Sharma and Sons , 18 percent GST'],
  ['“naïve café”', '"naive cafe"'],
  ['• a point', 'a point'],
  ['Rs. 5 lakh and $5 million', '5 lakh rupees and 5 million dollars'],
  ['−5 or -7, 2026-27', 'minus 5 or minus 7, 2026-27'],
  ['10³ and 10⁵, 40 m², a note¹', '10 cubed and 10 to the power 5, 40 m squared, a note'],
  [
    '10⁻³ m, 10⁻² and 5 kg m⁻³',
    '10 to the power minus 3 m, 10 to the power minus 2 and 5 kg m to the power minus 3',
  ],
  ['Rs. 5 cr and $5 bn, €2mn', '5 crore rupees and 5 billion dollars, 2 million euros'],
  ['$5m, ₹5k or ₹5L; ₹5 more', '5 million dollars, 5 thousand rupees or 5 lakh rupees; 5 rupees more'],
  ['5 µm or 5 μg', '5 micro m or 5 micro g'],
  ['5½ cups, ½ a cup, 2⅜ inches', '5 and a half cups, half a cup, 2 and 3/8 inches'],
  ['5 × 3 ≤ 15, 30°C ± 2', '5 times 3 less than or equal to 15, 30 degrees Celsius plus or minus 2'],
  ['१२३', undefined],
])('%s is read as %s', (text, spoken) => expect(speakable(text)).toBe(spoken));

test.each(['slt', 'rms', 'awb'] as const)(
  '%s: the announced length is within a sixth of the real one',
  async (voice) => {
    const lines = [
      'Notice is given that the annual meeting will be held on 6 May.',
      'If the rent of ₹42,500 is not paid within fifteen days, interest at 12 % a year is added to what is owed.',
      'We went to the old house by the lake, and no one had been there for a long time.',
    ];
    for (const speed of [0.75, 1.4]) {
      const { seconds } = await sound(lines, { voice, speed });
      expect(durationOf({ lines, voice, speed: speed }) / seconds).toBeGreaterThan(5 / 6);
      expect(durationOf({ lines, voice, speed: speed }) / seconds).toBeLessThan(7 / 6);
    }
  },
);
