import type { Operations } from 'engines';
import { nodeHost } from 'engines/node';

// happy-dom defines postMessage as an accessor, browsers as a value.
Object.defineProperty(globalThis, 'postMessage', { value: () => undefined, configurable: true });
// Imported here, so that the test with the first call does not wait for it.
const { assets, operations } = await import('engines/pdf');

const operationsByName = operations as unknown as Operations;
const host = nodeHost(assets);

/**
 * Runs an operation of the whole PDF engine, for `replaceResults` in tests that need more of it than in-process-engines.ts
 * has. It draws no page: there is no canvas here.
 */
export const runPdfEngine = async (name: string, input: never): Promise<unknown> => {
  if (name === 'drawPage') throw new Error('no canvas');
  return operationsByName[name]?.(input, host);
};
