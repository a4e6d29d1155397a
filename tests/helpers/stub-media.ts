import { onTestFinished, vi } from 'vitest';

/**
 * Makes only these media queries match, as on a phone or in a wide window, until the test ends.
 *
 * @param queries such as `phone` or `wide` of lib/breakpoints.ts
 */
export function stubMedia(...queries: readonly string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: queries.includes(query),
    addEventListener() {},
    removeEventListener() {},
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
}
