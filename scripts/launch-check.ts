import { pathToFileURL } from 'node:url';
import { claimUses } from './lib/claim-uses';
import type { Io, Run } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { dataOf, requireContent } from './lib/content-check';
import { contentFiles } from './lib/content-files';
import { loadEnvFiles } from './lib/env-files';
import { findOpenPoints } from './lib/launch';
import { launchReport } from './lib/launch-report';
import { main } from './lib/main';
import { inRoot } from './lib/paths';

type Claims = typeof import('../content/claims')['claims'];

/**
 * `npm run launch-check`: lists the open points before the site goes public: a summary, then each point with file and
 * field. Exits with 1 if there are any. `npm run -s launch-check -- --json` prints them as JSON, `-- --claims` prints
 * the register of claims.
 */
export const run: Run = async (argv, { commandText, env, out, err }) => {
  const { values } = parseCommandLine(
    { claims: { type: 'boolean' }, json: { type: 'boolean' } },
    { argv, commandText },
  );
  loadEnvFiles(env);
  await requireContent(err);
  const { claims } = await import('../content/claims');
  const { pricing } = await import('../content/pricing');
  const { site } = await import('../content/site');

  const names = contentFiles().filter((name) => name !== 'index.ts');
  const files: Record<string, unknown> = {};
  for (const name of names.sort()) files[`content/${name}`] = await exportsOf(name);

  const uses = claimUses();
  if (values.claims) {
    out(claimsRegister(claims, uses));
    return 0;
  }
  const today = new Date().toISOString().slice(0, 10);
  const findings = findOpenPoints({ site, claims, uses, pricing, files, siteUrl: env.SITE_URL, today });
  const report = JSON.stringify({ ready: findings.length === 0, findings }, null, 2);
  out(values.json ? report : launchReport(findings, files));
  if (values.json && npmPrints(env))
    err('npm printed lines of its own above. The JSON alone: npm run -s launch-check -- --json');
  return findings.length > 0 ? 1 : 0;
};

await main(import.meta.filename, run);

/** npm prints the script's name to the same stream, unless it is silent. */
function npmPrints({ npm_lifecycle_event: name, npm_config_loglevel: level }: Io['env']): boolean {
  return name === 'launch-check' && level !== 'silent';
}

/** Data of one file. */
async function exportsOf(name: string): Promise<unknown> {
  const { default: _, ...all }: Record<string, unknown> = await import(
    pathToFileURL(inRoot('content', name)).href
  );
  return dataOf(name, all);
}

/** Every claim: wording, where it is quoted, evidence, owner and review date. */
function claimsRegister(claims: Claims, uses: ReturnType<typeof claimUses>): string {
  return Object.entries(claims)
    .map(([name, { text, evidence, owner, reviewBy }]) =>
      [
        `${name}: “${text}”`,
        `  quoted in  ${uses[name]?.join(', ') ?? 'no file'}`,
        `  evidence   ${evidence ?? 'none yet'}`,
        `  owner      ${owner}, next review by ${reviewBy}`,
      ].join('\n'),
    )
    .join('\n\n');
}
