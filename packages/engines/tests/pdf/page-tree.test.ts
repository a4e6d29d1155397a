import { PDFContext, PDFDict, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { pageObjectsOf } from '../../src/pdf/assemble/page-objects';
import { writePageTree } from '../../src/pdf/assemble/page-tree';

test.each([1, 64, 65, 5000])(
  'a tree of %i pages keeps their order; each node has at most 64 kids and counts the pages below it',
  (count) => {
    const context = PDFContext.create();
    const root = context.nextRef();
    const pages = Array.from({ length: count }, () => context.register(context.obj({ Type: 'Page' })));
    writePageTree(context, root, pages);
    const { pageObjects, nodes } = pageObjectsOf(context, context.obj({ Pages: root }));
    expect(pageObjects.map(({ ref }) => ref)).toEqual(pages);
    expect(nodes).toHaveLength(count <= 64 ? 1 : count === 65 ? 3 : 82);
    for (const ref of nodes) {
      const { Kids, Count } = Object.fromEntries(
        context
          .lookup(ref, PDFDict)
          .entries()
          .map(([key, value]) => [key.decodeText(), value]),
      ) as unknown as { Kids: { asArray(): PDFRef[] }; Count: { asNumber(): number } };
      expect(Kids.asArray().length).toBeLessThanOrEqual(64);
      for (const kid of Kids.asArray())
        expect(context.lookup(kid, PDFDict).get(PDFName.of('Parent'))).toBe(ref);
      const pagesBelow = pageObjectsOf(context, context.obj({ Pages: ref })).pageObjects;
      expect(Count.asNumber()).toBe(pagesBelow.length);
    }
  },
);
