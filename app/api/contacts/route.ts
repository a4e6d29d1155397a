import { handleContact } from '@/lib/contact/endpoint';
import { logToStdout } from '@/lib/contact/log';
import { withMetrics } from '@/lib/contact/metrics';
import { createStores } from '@/lib/contact/stores';
import { platformOf } from '@/lib/contact/visitor-key';
import { readEnv, readSiteOrigin } from '@/lib/env';
import { endpointMessages } from './messages';

export const runtime = 'nodejs';
/** Seconds; above CONTACT_TOTAL_TIMEOUT_MS, so that the endpoint answers before the platform does. */
export const maxDuration = 30;

const stores = createStores();
const log = withMetrics(logToStdout);

function handle(request: Request): Promise<Response> {
  return handleContact(request, {
    env: readEnv,
    siteOrigin: readSiteOrigin,
    stores,
    log,
    messages: endpointMessages,
    platform: platformOf(process.env),
  });
}

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
