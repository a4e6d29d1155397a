import { PDFContext } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { isDeepEqual } from '../../src/pdf/assemble/objects';

/** Fonts of drawn glyphs whose shared resources have all of them, as one program writes them; one has this name. */
function fontsOf(count: number, name: string) {
  const context = PDFContext.create();
  const refs = Array.from({ length: count }, () => context.nextRef());
  const Font = Object.fromEntries(refs.map((ref, index) => [`T${index}`, ref]));
  const Resources = context.register(context.obj({ Font }));
  for (const [index, ref] of refs.entries())
    context.assign(ref, context.obj({ Type: 'Font', Resources, Name: index === count - 1 ? name : 'F' }));
  return { context, font: refs[0] };
}

test('compares objects that refer to each other in many ways, each once', () => {
  const [one, same, other] = [fontsOf(60, 'A'), fontsOf(60, 'A'), fontsOf(60, 'B')];
  const started = performance.now();
  expect(isDeepEqual(one.context, one.font, same.context, same.font)).toBe(true);
  expect(isDeepEqual(one.context, one.font, other.context, other.font)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});
