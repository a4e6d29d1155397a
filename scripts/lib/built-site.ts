import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopback } from '../../lib/env';
import { inRoot } from './paths';
import { fail } from './terminal';

const sitemap = 'server/app/sitemap.xml.body';
/** The list of drafts: this page exists only in a draft build. */
const draftList = 'server/app/drafts.html';

/** Ends the command when there is no finished build to serve. */
export function requireBuild(): void {
  if (!existsSync(inRoot('.next/BUILD_ID')))
    fail('Nothing is built yet. Run npm run preview, or SITE_URL=… npm run build first.');
  for (const file of [sitemap, 'http-layer.mjs']) {
    if (!existsSync(inRoot('.next', file))) fail(unfinishedMessage(inRoot('.next', file)));
  }
}

/** Removes the marker of a finished build, so that it cannot be served, packaged or tested. */
export function discardBuild(): void {
  rmSync(inRoot('.next/BUILD_ID'), { force: true });
}

const unfinishedMessage = (file: string) =>
  `${file} is missing, so the build did not come to its end. Run SITE_URL=… npm run build again.`;

/**
 * SITE_URL of a build, used in its canonical addresses, sitemap and structured data.
 *
 * @param dist Next's build folder
 * @throws if the build has no sitemap, or an empty one; the message names the command to run
 */
export function builtOrigin(dist: string): string {
  const file = join(dist, sitemap);
  if (!existsSync(file)) throw new Error(unfinishedMessage(file));
  const address = /<loc>([^<]+)<\/loc>/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!address) throw new Error(`${file} names no page. Run SITE_URL=… npm run build again.`);
  return new URL(address).origin;
}

/** Whether an origin works on this machine only, as that of a build by `npm run preview`. */
export const isForThisMachine = (origin: string) => isLoopback(new URL(origin).hostname);

/**
 * Refuses to export a build with addresses of this machine.
 *
 * @throws with the file, the address and the command to run
 */
export function requirePublic(dist: string): void {
  const origin = builtOrigin(dist);
  if (!isForThisMachine(origin)) return;
  throw new Error(
    [
      `${join(dist, sitemap)} has SITE_URL=${origin}: this build is for this machine alone, as npm run preview makes it.`,
      'Build it for its public address: SITE_URL=https://www.example.com npm run build && npm run package',
      'To try the package on this machine: npm run package -- --local',
    ].join('\n  '),
  );
}

/** Whether a build shows unpublished content: `DRAFTS=1`, for colleagues. */
export const showsDrafts = (dist: string) => existsSync(join(dist, draftList));

/** Refuses a draft build meant for visitors. @throws with the command to run */
export function requireNoDrafts(dist: string): void {
  if (!showsDrafts(dist)) return;
  throw new Error(
    [
      'This build shows what is not published (DRAFTS=1): it is for colleagues, and npm start serves it.',
      'Build it without DRAFTS: SITE_URL=https://www.example.com npm run build && npm run package',
    ].join('\n  '),
  );
}

/** Whether a host is about to publish a draft build at the site's address, instead of a preview. */
export function draftsGoLive(source: Record<string, string | undefined>): boolean {
  const live = source.VERCEL_ENV === 'production' || (source.NETLIFY && source.CONTEXT === 'production');
  return source.DRAFTS === '1' && Boolean(live);
}
