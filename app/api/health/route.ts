/** GET /api/health: whether the contact endpoint's settings are valid, and the site's version. */
import { createHealth } from '@/lib/contact/health';
import { readEnv } from '@/lib/env';
import { versionOf } from '@/lib/version';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const handle = createHealth({ env: readEnv, version: versionOf(process.env, process.env.BUILD_COMMIT) });

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
