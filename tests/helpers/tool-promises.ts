import { expect } from 'vitest';
import { tools } from '@/content/tools';

/** Fails unless the page of a tool makes this promise. */
export function expectPromise(slug: string, promise: string): void {
  expect(JSON.stringify(tools.tools.find((tool) => tool.slug === slug)), slug).toContain(promise);
}
