import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { closest } from '../lib/closest';
import { run as checkContent } from './check-content';
import { reloadContent } from './dev/reload-content';
import { binArgs, runNode } from './lib/child';
import { type Run, runToEnd } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { requireContent } from './lib/content-check';
import { main } from './lib/main';
import { inRoot } from './lib/paths';
import { fail } from './lib/terminal';
import { type Kind, kinds } from './new/kind-names';
import type { Scaffold } from './new/kinds';
import { sourceOf } from './new/placeholders';

/**
 * `npm run new -- feature "Client Portal"`: adds an entry to its content file, as a draft with placeholder
 * texts. Builds leave it out; `npm run dev` shows it. What can be added: feature, use-case, security, integration, tool
 * and question; the last two take a `--group`.
 */
export const run: Run = async (argv, io) => {
  const { commandText, out, err } = io;
  const { kind, name, group } = readArguments(argv, commandText);
  await requireContent(err);
  const { scaffold } = await import('./new/kinds');
  const plan = (): Scaffold => {
    try {
      return scaffold(kind, { name, group, today: new Date().toISOString().slice(0, 10) });
    } catch (error) {
      return fail((error as Error).message);
    }
  };
  const { entry, file, insertionPoint, own, address, notes, linkingNote } = plan();
  /** New texts of the files that change, by path, and what they replace. */
  const changes = own
    ? [
        ...Object.entries(own.files(sourceOf(entry))).map(([name, after]) => ({
          path: inRoot(name),
          before: undefined,
          after,
        })),
        ...own.otherFiles.map(({ file, edits }) => change(file, edits)),
      ]
    : [change(file, [[insertionPoint ?? /$/, (end) => `${sourceOf(entry)},\n${end}`]])];
  for (const { path, after } of changes) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, after);
  }
  const paths = changes.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path));
  // Formats without the linter, which reads the whole project for its rules about imports.
  const formatArgs = ['check', '--linter-enabled=false', '--write', ...paths];
  const formatted = await runNode(binArgs('@biomejs/biome/bin/biome', ...formatArgs), { stdio: 'ignore' });
  await reloadContent();
  if (formatted !== 0 || (await runToEnd(checkContent, [], io)) !== 0) {
    for (const change of changes) {
      if (change.before === undefined) rmSync(change.path);
      else writeFileSync(change.path, change.before);
    }
    fail(`Nothing was added: ${file} would have had a mistake.`);
  }

  const compare = own?.compare ?? 'the entries above it';
  out(`Added to ${file}, as a draft: “${name}”, ${address}

Next:
  1. Fill in every text that begins with TODO. The comment behind it says how long it may be; take it out then.
${notes.map((note) => `     ${note}`).join('\n')}
     Compare with ${compare}: ${own ? 'it shows' : 'they show'} the fields that may be left out.
  2. Look at it with npm run dev, at ${address}.
  3. Publish it: remove the line “draft: true”. While a TODO is left, the build stops and names the field.${
    linkingNote
      ? `\n  4. In the same change, lead visitors to it: ${linkingNote} The browser tests of npm test name a page that fewer than three others lead to.`
      : ''
  }`);
  return 0;
};

await main(import.meta.filename, run);

function change(name: string, edits: readonly [RegExp, string | ((match: string) => string)][]) {
  const path = inRoot(name);
  if (!existsSync(path)) fail(`${name} is missing, so nothing was added.`);
  const before = readFileSync(path, 'utf8');
  if (!edits.every(([pattern]) => pattern.test(before)))
    fail(`${name} is not as it should be, so nothing was added. Compare it with an older version.`);
  const after = edits.reduce(
    (text, [pattern, replacement]) =>
      text.replace(pattern, (match) => (typeof replacement === 'string' ? replacement : replacement(match))),
    before,
  );
  return { path, before, after };
}

function readArguments(
  argv: readonly string[],
  command: string,
): { kind: Kind; name: string; group?: string } {
  const usage = `Say what to add and what it is called:
  npm run new -- feature "Client Portal"
  npm run new -- question "Can I use my own fonts?" --group trial-and-billing
It can be a ${kinds.join(', ')}; tools and questions take a --group.`;
  const { values, positionals } = parseCommandLine(
    { group: { type: 'string' } },
    { argv, commandText: command, allowPositionals: true },
  );
  const [kindName = '', title] = positionals;
  const kind = kinds.find((kind) => kind === kindName);
  if (kind && title && positionals.length === 2) return { kind, name: title, group: values.group };
  const [suggestion] = kind ? [] : closest(kindName, kinds, 3);
  return fail(
    suggestion
      ? `“${kindName}” is not something that can be added. Did you mean ${suggestion}?\n\n${usage}`
      : usage,
  );
}
