import { readEnv, readSiteOrigin } from '../../lib/env';
import { isForThisMachine } from './built-site';

/**
 * What an operator should know about a build that starts to serve. None of it is a reason not to: pages are better on
 * the air without mail, or with an old address, than off it.
 *
 * @param source settings as the server will see them
 * @param built SITE_URL of the build
 * @param drafts whether the build shows what is not published
 * @returns a line each
 */
export function startNotes(
  source: Record<string, string | undefined>,
  built: string,
  drafts = false,
): string[] {
  const notes: string[] = [];
  const settings = readEnv(source);
  if (!settings.ok) {
    const faults = settings.faults.map(({ setting, problem }) => `${setting} ${problem}`).join('; ');
    notes.push(
      `The form cannot send mail and answers 503: ${faults}. npm run doctor checks the settings, in the container node serve.mjs --doctor, with systemd the line in docs/deploy.md.`,
    );
  }
  const now = readSiteOrigin(source);
  const rebuild = 'npm run build with the public SITE_URL mends it.';
  if (isForThisMachine(built)) {
    notes.push(
      `This build has SITE_URL=${built}, so canonical addresses and sitemap lead nowhere for visitors: ${rebuild}`,
    );
  } else if (now && now !== built) {
    notes.push(`SITE_URL is ${now}, but this build was made for ${built}: ${rebuild}`);
  }
  if (drafts) notes.push('This build shows what is not published (DRAFTS=1): it is for colleagues alone.');
  return notes;
}
