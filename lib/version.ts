import { version } from '../package.json';

/**
 * The commit that is built or served, from the variables of hosts: Vercel, Netlify (its builds alone), or whoever sets
 * SOURCE_COMMIT.
 */
export function commitOf(source: Record<string, string | undefined>): string | undefined {
  return source.VERCEL_GIT_COMMIT_SHA || source.COMMIT_REF || source.SOURCE_COMMIT || undefined;
}

/**
 * Version of the site, with the commit where the host tells it: `0.1.0+adedd50`.
 *
 * @param source environment at run time
 * @param built commit that next.config.ts put into the build, for hosts that tell it to their builds alone
 */
export function versionOf(source: Record<string, string | undefined>, built?: string): string {
  const commit = commitOf(source) ?? (built || undefined);
  return [version, commit?.slice(0, 7)].filter(Boolean).join('+');
}
