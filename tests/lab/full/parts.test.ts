import { readdirSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';

const parts = readdirSync(inRoot('lab')).filter(
  (name) => name.endsWith('.ts') && !['measure.ts', 'run.ts'].includes(name),
);

/** Programs, servers and connections that this process has open. */
const openResources = () =>
  process
    .getActiveResourcesInfo()
    .filter((name) => /Process|Server|Socket|TCP/.test(name))
    .sort();

afterAll(() => {
  vi.restoreAllMocks();
});

test.each(parts)('%s exports the function “run”, and importing it starts nothing', async (name) => {
  const printed = vi.spyOn(console, 'log');
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const { argv, exitCode } = process;
  // A part that parses its arguments while it is imported would refuse these.
  process.argv = [...argv.slice(0, 2), '--no-such-option', 'word'];
  const openBefore = openResources();
  const { run } = await import(inRoot('lab', name)).finally(() => {
    process.argv = argv;
  });
  expect(run).toBeTypeOf('function');
  expect(openResources()).toEqual(openBefore);
  expect(process.exitCode).toBe(exitCode);
  expect(printed).not.toHaveBeenCalled();
  expect(exit).not.toHaveBeenCalled();
});
