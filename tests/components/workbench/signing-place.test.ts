import { expect, test } from 'vitest';
import { rulesIn, signingPlace } from '@/components/workbench/sign/signing-place';

const page = { width: 595, height: 842 };
const ink = { width: 120, height: 44 };

/** A line whose letters are six points wide. */
function line(text: string, x: number, y: number) {
  let at = x;
  const words = text.split(' ').map((word) => {
    const box = { x: at, y, width: 6 * word.length, height: 12 };
    at += 6 * (word.length + 1);
    return box;
  });
  return { text, x, y, width: 6 * text.length, height: 12, words };
}

const body = line('The lease is for five years and ends on 13 January 2031.', 72, 500);

/** Box of the stamp at its place. */
function placed(
  kind: Parameters<typeof signingPlace>[0],
  lines: ReturnType<typeof line>[],
  rules = [] as never[],
) {
  const place = signingPlace(kind, ink, { lines, rules }, page);
  if (!place) return undefined;
  const width = (ink.width * place.height) / ink.height;
  return {
    left: Math.round(place.x - width / 2),
    right: Math.round(place.x + width / 2),
    top: Math.round(place.y - place.height / 2),
    bottom: Math.round(place.y + place.height / 2),
  };
}

test('a signature goes into the space between “For …” and the office below it', () => {
  const lines = [body, line('For Sahyadri Housing Society Limited', 72, 600), line('Secretary', 72, 680)];
  const box = placed('signature', lines);
  expect(box?.left).toBe(72);
  expect(box?.top).toBeGreaterThan(612);
  expect(box?.bottom).toBeLessThan(680);
});

test('a line that continues with “for” is not a place to sign', () => {
  const lines = [line('For Sahyadri Housing Society Limited', 72, 300), line('Secretary', 72, 380)];
  const footer = line('for details see overleaf', 72, 760);
  expect(placed('signature', [...lines, footer])).toEqual(placed('signature', lines));
  expect(placed('signature', [line('for a period of eleven months.', 72, 200)])).toBeUndefined();
  expect(placed('signature', [line('for Sahyadri Housing Society Limited', 72, 300)])?.left).toBe(72);
});

test('a signature is made smaller for a low space, and goes elsewhere if there is no space', () => {
  const closing = line('Yours faithfully,', 72, 600);
  const box = placed('signature', [closing, line('Asha Rao', 72, 652)]);
  expect([box?.top ?? 0, box?.bottom ?? 999]).toEqual([621, 643]);
  expect(placed('signature', [closing, line('Asha Rao', 72, 622)])).toBeUndefined();
});

test('a signature is placed on the blank or the rule of its label', () => {
  const blank = line('Date: ________ Signature: ____________________', 72, 700);
  // The blank begins after 26 letters.
  expect(placed('signature', [body, blank])).toMatchObject({ left: 72 + 26 * 6, bottom: 713 });
  expect(placed('date', [body, blank])).toMatchObject({ left: 72 + 6 * 6, bottom: 713 });
  const rule = { x: 340, y: 690, width: 160 } as never;
  const under = line('Authorised signatory', 350, 696);
  expect(placed('signature', [body, under], [rule])).toMatchObject({ left: 340, bottom: 691 });
  expect(placed('signature', [body, line('Signature', 280, 680)], [rule])).toMatchObject({ left: 340 });
});

test('a signature is placed above its label, beside a label with a colon, and never beside body text', () => {
  const label = line('Signature of the tenant', 400, 700);
  const box = placed('signature', [body, label]);
  expect(box?.bottom).toBe(696);
  expect(((box?.left ?? 0) + (box?.right ?? 0)) / 2).toBeCloseTo(400 + 69, 0);
  expect(placed('place', [body, line('Place:', 72, 700)])).toMatchObject({ left: 72 + 36 + 8, bottom: 712 });
  expect(placed('signature', [body])).toBeUndefined();
  const sentence = line('This letter needs no signature, as it was made by a computer program.', 72, 700);
  expect(placed('signature', [body, sentence])).toBeUndefined();
});

test('no signature is placed where it would cover text', () => {
  const above = line('I agree to the terms of this letter.', 72, 690);
  expect(placed('signature', [above, line('Signature: ____________________', 72, 702)])).toBeUndefined();
});

test('rules are found in the drawing of a page, and letters and frames are not taken for rules', () => {
  const [width, height] = [595, 200];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  const fill = (x: number, y: number, w: number, h: number) => {
    for (let row = y; row < y + h; row += 1) data.fill(0, 4 * (row * width + x), 4 * (row * width + x + w));
  };
  fill(300, 100, 160, 1);
  fill(40, 20, 500, 1);
  fill(60, 60, 20, 2);
  fill(60, 130, 120, 30);
  expect(rulesIn({ data, width, height }, { width: 595 })).toEqual([{ x: 300, y: 100, width: 160 }]);
});
