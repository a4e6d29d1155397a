import { claimUses } from './lib/claim-uses';
import { commandLine } from './lib/command-line';
import { dataOf, requireContent } from './lib/content-check';
import { contentFiles } from './lib/content-files';
import { loadEnvFiles } from './lib/env-files';
import { type Finding, findPlaceholders, kinds } from './lib/launch';

/**
 * `npm run launch-check`: open points before the site goes public: a summary, then each point with file and
 * field. Exits with 1 while there are any. `npm run -s launch-check -- --json` prints the same for a machine,
 * `-- --claims` the register of claims.
 */

const { values } = commandLine({ claims: { type: 'boolean' }, json: { type: 'boolean' } });
loadEnvFiles();
await requireContent();
const { claims } = await import('../content/claims');
const { pricing } = await import('../content/pricing');
const { site } = await import('../content/site');

const names = contentFiles().filter((name) => name !== 'index.ts');
const files: Record<string, unknown> = {};
for (const name of names.sort()) files[`content/${name}`] = await exportsOf(name);

const uses = claimUses();
const findings = findPlaceholders({
  site,
  claims,
  uses,
  pricing,
  files,
  siteUrl: process.env.SITE_URL,
  today: new Date().toISOString().slice(0, 10),
});

if (values.claims) {
  console.log(register());
} else {
  const whole = JSON.stringify({ ready: findings.length === 0, findings }, null, 2);
  console.log(values.json ? whole : report(findings));
  if (values.json && npmPrints()) {
    console.error('npm printed lines of its own above. The JSON alone: npm run -s launch-check -- --json');
  }
  process.exitCode = findings.length > 0 ? 1 : 0;
}

/** npm prints the script's name to the same stream, unless it is silent. */
function npmPrints(): boolean {
  const { npm_lifecycle_event: name, npm_config_loglevel: level } = process.env;
  return name === 'launch-check' && level !== 'silent';
}

/** Data of one file. */
async function exportsOf(name: string): Promise<unknown> {
  const { default: _, ...all }: Record<string, unknown> = await import(`../content/${name}`);
  return dataOf(name, all);
}

/** Every claim: wording, where it is quoted, evidence, owner and review date. */
function register(): string {
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

function report(all: readonly Finding[]): string {
  if (all.length === 0) return 'Ready: no placeholder, sample or unproven claim is left.';
  const groups = [...new Set(all.map(({ file }) => file))];
  const blocks = groups.map((group) =>
    [
      group,
      ...all
        .filter(({ file }) => file === group)
        .map(({ field, found, todo }) => `  ${field}: ${found}\n    → ${todo}`),
    ].join('\n'),
  );
  const count = all.length === 1 ? '1 point is' : `${all.length} points are`;
  const left = `${count} left before the site may go public`;
  return `${left}:\n${summary(all)}\n\n${blocks.join('\n\n')}\n\n${left}; their kinds stand at the top.`;
}

/** How many findings there are of each kind. */
function summary(all: readonly Finding[]): string {
  return Object.entries(kinds)
    .map(([name, words]) => ({ count: all.filter(({ kind }) => kind === name).length, words }))
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${String(count).padStart(4)}  ${words}`)
    .join('\n');
}
