const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');

/**
 * Text of `npm run NAME -- --help` and `npm test -- PART --help`: the comment above the command's code, and the names of
 * its parts, if it has any.
 *
 * @param {readonly string[]} argv file of the command, then its words
 */
exports.help = ([script, part, secondWord]) => {
  const folder = script.endsWith('run.ts') ? dirname(script) : script.slice(0, -'.ts'.length);
  const partFile = join(folder, `${part}.ts`);
  const file = secondWord && existsSync(partFile) ? partFile : script;
  const about = commentAbove(readFileSync(file, 'utf8'));
  if (
    file !== script ||
    !existsSync(folder) ||
    !/commandWithSubcommands\(/.test(readFileSync(script, 'utf8'))
  )
    return about;
  const parts = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'run.ts')
    .filter((name) => /parseCommandLine\(|const run: Run/.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => basename(name, '.ts'));
  return `${about}\n\nParts: ${parts.join(', ')}. Each explains itself with --help.`;
};

/** The comment above a command's function; of a file that runs on import, the first one. */
function commentAbove(source) {
  const comments = [...source.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/(\s*export const run\b)?/gs)];
  const [, comment = ''] = comments.find(([, , isAbove]) => isAbove) ?? comments[0] ?? [];
  return comment
    .replace(/\s*\n\s*\* ?/g, '\n')
    .replace(/([^\n])\n(?=[^\n])/g, '$1 ')
    .trim();
}
