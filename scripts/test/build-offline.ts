import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitCodeOf, scriptArgs, startNode } from '../lib/child';
import type { Run } from '../lib/command';
import { parseCommandLine } from '../lib/command-line';
import { main } from '../lib/main';
import { inRoot } from '../lib/paths';

/**
 * Runs a Node program without a network, and returns which hosts it tried to reach. Only connections of Node are seen, not
 * those of other programs that it starts.
 *
 * @param args arguments for Node
 * @returns the exit code, and the hosts to which a connection was attempted, in order
 */
export async function withoutNetwork(args: readonly string[], stdio: 'inherit' | 'ignore' = 'inherit') {
  const folder = mkdtempSync(join(tmpdir(), 'no-network-'));
  const log = join(folder, 'hosts');
  const preload = pathToFileURL(inRoot('scripts/test/no-network.mjs'));
  const options = [process.env.NODE_OPTIONS, `--import ${preload}`].filter(Boolean).join(' ');
  try {
    const code = await exitCodeOf(
      startNode(args, { env: { NODE_OPTIONS: options, NETWORK_LOG: log }, stdio }),
    );
    return { code, requested: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the production build without a network: it must not need anything from another machine. */
export const run: Run = async (argv, { commandText, err }) => {
  parseCommandLine({}, { argv, commandText });
  const { code, requested } = await withoutNetwork(scriptArgs('build.ts'));
  if (requested.length > 0) err(`The build asked other machines: ${[...new Set(requested)].join(', ')}.`);
  return requested.length > 0 ? 1 : code;
};

await main(import.meta.filename, run);
