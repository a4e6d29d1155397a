import { createHealth } from '@/lib/contact/health';
import { readEnv } from '@/lib/env';
import { siteVersion } from '@/lib/version';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const GET = createHealth({ env: readEnv, version: siteVersion });
