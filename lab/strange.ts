import { faultsOf } from 'engines/testing/strange-check';
import { strangePdf } from 'engines/testing/strange-pdf';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { fail } from '@/scripts/lib/terminal';

/**
 * `npm run lab -- strange`: merges and splits PDFs of odd structures, each made from a seed, and removes pages from them. Prints
 * each loss that the tool’s report does not mention, and whatever is left of a removed page. `--seeds 20000`, `--from 0`.
 */
export const run: Run = async (argv, { commandText }) => {
  const { values } = parseCommandLine(
    { seeds: { type: 'string' }, from: { type: 'string' } },
    { argv, commandText },
  );
  const [from, count] = [Number(values.from ?? 0), Number(values.seeds ?? 20_000)];
  let faultyCount = 0;
  const kinds = new Set<string>();
  for (let seed = from; seed < from + count; seed += 1) {
    const faults = await faultsOf(seed);
    if (faults.length > 0) faultyCount += 1;
    for (const problem of faults) console.log(problem);
    for (const { kind } of strangePdf(seed).planted) kinds.add(kind);
    if ((seed + 1 - from) % 1000 === 0)
      console.log(`${seed + 1 - from} files, ${faultyCount} with something wrong`);
  }
  console.log(`${count} files with ${kinds.size} kinds of content, ${faultyCount} with something wrong`);
  if (faultyCount > 0) fail('Something was lost without a line in the report, or left behind.');
  // The engines’ workers would keep the process alive.
  return process.exit();
};
