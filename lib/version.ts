import { version } from '../package.json';

/** Version of the site, with the commit where the host tells it: `0.1.0+adedd50`. */
export const siteVersion = [
  version,
  (process.env.VERCEL_GIT_COMMIT_SHA ?? process.env.COMMIT_REF ?? process.env.SOURCE_COMMIT)?.slice(0, 7),
]
  .filter(Boolean)
  .join('+');
