import type { Operations } from 'engines';
import { nodeHost } from 'engines/node';

// happy-dom has it as an accessor, browsers as a value.
Object.defineProperty(globalThis, 'postMessage', { value: () => undefined, configurable: true });
// Here and not at the first call, whose test would wait for it.
const { assets, operations } = await import('engines/pdf');

const operationsByName = operations as unknown as Operations;
const host = nodeHost(assets);

/**
 * An operation of the whole PDF engine, for `answerBy` in tests that need more of it than in-process-engines.ts has. A page
 * is not drawn: nothing can draw here.
 */
export const wholePdf = async (name: string, input: never): Promise<unknown> => {
  if (name === 'drawPage') throw new Error('no canvas');
  return operationsByName[name]?.(input, host);
};
