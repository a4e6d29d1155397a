import { version } from '../package.json';

/**
 * Commit that is built or served, from environment variables: Vercel's, Netlify's (in builds only), or SOURCE_COMMIT
 * on other hosts.
 */
export function commitOf(source: Record<string, string | undefined>): string | undefined {
  return source.VERCEL_GIT_COMMIT_SHA || source.COMMIT_REF || source.SOURCE_COMMIT || undefined;
}

/**
 * Version of the site, with the commit if known: `0.1.0+adedd50`.
 *
 * @param source environment at run time
 * @param built commit that next.config.ts put into the build, for hosts that expose it to builds only
 */
export function versionOf(source: Record<string, string | undefined>, built?: string): string {
  const commit = commitOf(source) ?? (built || undefined);
  return [version, commit?.slice(0, 7)].filter(Boolean).join('+');
}
