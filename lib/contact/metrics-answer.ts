import type { EnvResult } from '../env';
import { answerHeaders } from '../headers';
import { allowedMethods, hasToken } from './health';
import { processCounts, renderMetrics } from './metrics';

export type MetricsDeps = { env: () => EnvResult; token: () => string | undefined; version: string };

/**
 * GET /api/metrics: the counts of this process for the bearer of METRICS_TOKEN, 401 for others. Without that
 * setting the address does not exist.
 */
export function createMetrics({ env, token, version }: MetricsDeps): (request: Request) => Response {
  return (request) => {
    const expected = token();
    if (!expected) return answer(404);
    if (request.method === 'OPTIONS') return answer(204, { Allow: allowedMethods });
    if (!['GET', 'HEAD'].includes(request.method)) return answer(405, { Allow: allowedMethods });
    if (!hasToken(request, expected)) return answer(401, { 'WWW-Authenticate': 'Bearer' });
    const settings = env();
    const state = {
      version,
      settingsValid: settings.ok,
      sharedStore: settings.ok && settings.env.redisUrl !== undefined,
    };
    const text = renderMetrics(processCounts(), state);
    return new Response(text, {
      headers: { ...answerHeaders, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    });
  };
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...answerHeaders, ...headers } });
