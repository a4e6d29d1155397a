import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nextArgs, runNode } from '../lib/child';
import { inRoot, root } from '../lib/paths';
import { fail } from '../lib/terminal';

/** Sources of pages. Engines are left out: no page picture needs them. */
const parts = ['app', 'components', 'content', 'lib', 'public', 'scripts'];
const files = ['next.config.ts', 'package.json', 'postcss.config.mjs', 'tsconfig.json', 'biome.json'];

/** Folder of a copy. It is inside the checkout, because Next follows no symbolic link out of its root. */
const copyFolder = (name: string) => inRoot('.cache/changes', name);

/** Builds the site at a commit, unless it is cached. @returns its folder */
export async function buildAtCommit(commit: string): Promise<string> {
  const folder = copyFolder(commit);
  if (existsSync(join(folder, '.next/BUILD_ID'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filesOfCommit = git('ls-tree', '-r', '--name-only', commit).filter(isPart);
  const archive = execFileSync(
    'git',
    ['archive', '--format=tar', commit, ...new Set(filesOfCommit.map(topLevel))],
    {
      cwd: root,
      maxBuffer: 1 << 30,
    },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return build(folder, `as it was at ${commit.slice(0, 10)}`);
}

/** Builds the site in the working folder, including uncommitted changes. @returns the folder of the copy */
export async function buildWorkingFolder(): Promise<string> {
  const folder = copyFolder('now');
  rmSync(folder, { recursive: true, force: true });
  for (const file of git('ls-files', '-co', '--exclude-standard').filter(isPart)) {
    if (!existsSync(inRoot(file))) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(inRoot(file), join(folder, file));
  }
  return build(folder, 'as it is now');
}

const topLevel = (file: string) => file.split('/')[0] ?? file;
const isPart = (file: string) => parts.includes(topLevel(file)) || files.includes(file);
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
    .trim()
    .split('\n');

/**
 * Configuration of a copy: the site's own, without parts needed only for visitors. The build id is fixed, because the
 * lock file that it is derived from must be missing here: Next takes the folder of a lock file as the project's root.
 */
const config = `import site from './site.config';

export default async (phase: string) => ({
  ...(typeof site === 'function' ? await (site as Function)(phase) : (site as object)),
  output: undefined,
  generateBuildId: async () => 'changes',
  typescript: { ignoreBuildErrors: true },
});
`;

/** Builds with plain Next: the delivery step changes no text or picture. */
async function build(folder: string, version: string): Promise<string> {
  console.log(`Building the site ${version}, which takes a minute or two …`);
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  // Both versions show the sizes of the engines built from the working folder, which an edit of content does not change.
  mkdirSync(join(folder, '.cache'), { recursive: true });
  cpSync(inRoot('.cache/engines.json'), join(folder, '.cache/engines.json'));
  renameSync(join(folder, 'next.config.ts'), join(folder, 'site.config.ts'));
  writeFileSync(join(folder, 'next.config.ts'), config);
  const env = { SITE_URL: 'https://changes.example', LEAN: '0' };
  const run = (...args: string[]) =>
    runNode(args, { env, stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  const fontsProgram = `await (await import(${JSON.stringify(join(folder, 'scripts/fonts.ts'))})).fonts()`;
  const fontsCode = await run('--import', 'tsx', '--input-type=module', '--eval', fontsProgram);
  const code = fontsCode || (await run(...nextArgs('build')));
  if (code !== 0) fail(`The site ${version} could not be built.`);
  return folder;
}
