import { readEnv, readSiteOrigin } from '../../lib/env';
import { isForThisMachine } from './built-site';

/**
 * Notes for an operator when a build starts to serve. None of them prevents the start: pages without mail, or with
 * an old address, are better than no pages.
 *
 * @param source settings of the server
 * @param built SITE_URL of the build
 * @param drafts whether the build shows unpublished content
 * @returns one line per note
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
  const origin = readSiteOrigin(source);
  const rebuild = 'npm run build with the public SITE_URL corrects that.';
  if (isForThisMachine(built)) {
    notes.push(
      `This build has SITE_URL=${built}, so canonical addresses and sitemap lead nowhere for visitors: ${rebuild}`,
    );
  } else if (origin && origin !== built) {
    notes.push(`SITE_URL is ${origin}, but this build was made for ${built}: ${rebuild}`);
  }
  if (drafts) notes.push('This build shows what is not published (DRAFTS=1): it is for colleagues alone.');
  return notes;
}
