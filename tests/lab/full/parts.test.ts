import { readdirSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';

const parts = readdirSync(inRoot('lab')).filter(
  (name) => name.endsWith('.ts') && !['measure.ts', 'run.ts'].includes(name),
);

/** Programs, servers and connections of this process. */
const started = () =>
  process
    .getActiveResourcesInfo()
    .filter((name) => /Process|Server|Socket|TCP/.test(name))
    .sort();

afterAll(() => {
  vi.restoreAllMocks();
});

test.each(parts)('%s starts nothing when it is imported; it exports a function to run', async (name) => {
  const printed = vi.spyOn(console, 'log');
  const left = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const { argv, exitCode } = process;
  // A part that reads its words while it is imported refuses these.
  process.argv = [...argv.slice(0, 2), '--no-such-option', 'word'];
  const startsBefore = started();
  const { run } = await import(inRoot('lab', name)).finally(() => {
    process.argv = argv;
  });
  expect(run).toBeTypeOf('function');
  expect(started()).toEqual(startsBefore);
  expect(process.exitCode).toBe(exitCode);
  expect(printed).not.toHaveBeenCalled();
  expect(left).not.toHaveBeenCalled();
});
