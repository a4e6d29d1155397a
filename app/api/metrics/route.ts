/** GET /api/metrics: counters of the contact endpoint for Prometheus. */
import { createMetrics } from '@/lib/contact/metrics-answer';
import { readEnv, readMetricsToken } from '@/lib/env';
import { versionOf } from '@/lib/version';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const version = versionOf(process.env, process.env.BUILD_COMMIT);
const handle = createMetrics({ env: readEnv, token: readMetricsToken, version });

// All methods are exported: Next would answer the others with an empty 405 without Allow.
export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
