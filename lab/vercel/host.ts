import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { untilAnswered } from '@/lab/measure';
import { exitCodeOf, startNode } from '@/scripts/lib/child';
import { inRoot } from '@/scripts/lib/paths';
import { freePorts } from '@/scripts/lib/ports';

const vercelPackage = 'vercel@60.1.3';
const cache = inRoot('node_modules/.cache/vercel');
const excluded = /^\/(node_modules|\.next|\.git|dist|\.vercel|test-results|\.env(?!\.example).*)(\/|$)/;
const ownVariables: Readonly<Record<string, string>> = {
  NEXT_TELEMETRY_DISABLED: '1',
  VERCEL_TELEMETRY_DISABLED: '1',
  SITE_URL: 'https://triplicate.example',
};

/**
 * Copies the checkout to `folder` and builds it there with `vercel build`, as the host does. Downloads the
 * command-line program the first time.
 *
 * @param withAdapter whether the host builds through Next's adapter interface, its newer mode
 * @throws when a program ends with an error
 */
export function buildAsHost(folder: string, withAdapter: boolean): void {
  const env: NodeJS.ProcessEnv = { ...process.env, ...ownVariables };
  // This function sets the mode, regardless of the environment.
  for (const name of ['NEXT_ADAPTER_PATH', 'NEXT_ENABLE_ADAPTER']) Reflect.deleteProperty(env, name);
  if (withAdapter) env.NEXT_ENABLE_ADAPTER = '1';
  const run = (program: string, ...args: string[]) => {
    const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit', env });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}.`);
  };

  if (!existsSync(join(cache, 'node_modules/vercel'))) {
    mkdirSync(cache, { recursive: true });
    run(
      'npm',
      ...[
        'install',
        '--prefix',
        cache,
        '--no-save',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        vercelPackage,
      ],
    );
  }
  cpSync(inRoot(), folder, {
    recursive: true,
    filter: (path) => !excluded.test(path.slice(inRoot().length)),
  });
  mkdirSync(join(folder, '.vercel'));
  const project = { projectId: 'prj_local', orgId: 'team_local', settings: { framework: 'nextjs' } };
  writeFileSync(join(folder, '.vercel/project.json'), JSON.stringify(project));
  const vercel = join(cache, 'node_modules/vercel/dist/vc.js');
  run(process.execPath, vercel, 'build', '--prod', '--yes', '--token', 'none');
}

/** Runs `next start` of the build in a folder, and resolves once the server answers. */
export async function serve(folder: string): Promise<{ port: number; stop: () => Promise<unknown> }> {
  const port = await freePorts(4790, 1);
  const nextProgram = join(folder, 'node_modules/next/dist/bin/next');
  const child = startNode([nextProgram, 'start', folder, '-p', String(port)], { stdio: 'ignore' });
  const ended = exitCodeOf(child);
  await untilAnswered(port, child);
  return {
    port,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Status and headers of one response; redirects are not followed. */
export function responseOf(port: number, path: string) {
  return new Promise<{ status?: number; headers: Record<string, unknown> }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false, signal: AbortSignal.timeout(60_000) }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    }).on('error', reject);
  });
}
