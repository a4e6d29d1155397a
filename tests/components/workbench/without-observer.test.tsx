import { cleanup, screen, waitFor } from '@testing-library/react';
import { samplePdf } from 'engines/testing/pdf-samples';
import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '@/tests/helpers/tool-messages';

const drawnPages: number[] = [];

/** Shows the tool with fresh modules in each test, because one observer of the module watches all thumbnails. */
async function show(observer: unknown): Promise<void> {
  vi.resetModules();
  const { replaceResults } = await import('@/tests/helpers/engine-answers');
  const { showTool } = await import('@/tests/helpers/shown-tool');
  const { RemovePages } = await import('@/components/workbench/remove-pages/remove-pages');
  replaceResults(async (name, input) => {
    if (name === 'inspect') return { pages: 3, sizes: [1, 2, 3].map(() => ({ width: 300, height: 400 })) };
    if (name !== 'drawPage') return undefined;
    drawnPages.push((input as { page: number }).page);
    return { width: 160, height: 226, close() {} };
  });
  const bytes = new Uint8Array(await samplePdf({ pages: ['one', 'two', 'three'] }));
  showTool('remove-pages', RemovePages, [new File([bytes], 'a.pdf')], { observer });
}

afterEach(() => {
  cleanup();
  drawnPages.length = 0;
  vi.unstubAllGlobals();
});

class Throws {
  constructor() {
    throw new Error('blocked');
  }
}

class ThrowsLater {
  observe() {
    throw new Error('blocked');
  }
  unobserve() {}
  disconnect() {}
}

test.each([
  ['is missing', null],
  ['throws', Throws],
  ['throws when it is given an element', ThrowsLater],
])('a tool opens and draws its pages where IntersectionObserver %s', async (_, observer) => {
  await show(observer);
  await screen.findByLabelText(messagesOf('remove-pages').field);
  await waitFor(() => expect(drawnPages.toSorted()).toEqual([1, 2, 3]));
});
