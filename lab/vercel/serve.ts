import { get } from 'node:http';
import { join } from 'node:path';
import { answers } from '@/lab/measure';
import { ended, startNode } from '@/scripts/lib/child';
import { freePorts } from '@/scripts/lib/ports';

/** `next start` of the build in a folder, once it answers. */
export async function serve(folder: string): Promise<{ port: number; stop: () => Promise<unknown> }> {
  const port = await freePorts(4790, 1);
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const child = startNode([next, 'start', folder, '-p', String(port)], { stdio: 'ignore' });
  const end = ended(child);
  await answers(port, child);
  return {
    port,
    stop: () => {
      child.kill('SIGTERM');
      return end;
    },
  };
}

/** Status and headers of one response; redirects are not followed. */
export function answer(port: number, path: string) {
  return new Promise<{ status?: number; headers: Record<string, unknown> }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false, signal: AbortSignal.timeout(60_000) }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    }).on('error', reject);
  });
}
