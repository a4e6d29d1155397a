const { existsSync, readFileSync, readdirSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');

/**
 * `npm run NAME -- --help`, and `npm test -- PART --help`: prints what stands above the command's code, and the parts of
 * a command that is made of parts, instead of running it.
 */

const [, script, part, asked] = process.argv;
const folder = script.endsWith('run.ts') ? dirname(script) : script.slice(0, -'.ts'.length);
const ofPart = join(folder, `${part}.ts`);
const file = asked && existsSync(ofPart) ? ofPart : script;
const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? [];
const words = comment.replace(/\s*\n\s*\* ?/g, '\n').replace(/([^\n])\n(?=[^\n])/g, '$1 ');
console.log(words.trim());
if (file === script && existsSync(folder) && /runPart\(/.test(readFileSync(script, 'utf8'))) {
  const parts = readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith('.ts') && /(commandLine|process\.argv)\b/.test(readFileSync(join(folder, name))),
    )
    .map((name) => basename(name, '.ts'));
  console.log(
    `\nParts: ${parts.filter((name) => name !== 'run').join(', ')}. Each explains itself with --help.`,
  );
}
process.exit(0);
