import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { pictureNames } from '../../lib/schema/pictures';
import { inRoot } from './paths';

/**
 * Loads every content file and the registry over them.
 *
 * @returns one message per faulty file, each naming file, field, what is wrong and what to do; empty when all is well
 */
export async function contentMistakes(): Promise<string[]> {
  const messages = new Set<string>();
  const files = readdirSync(inRoot('content')).filter((name) => name.endsWith('.ts'));
  // index.ts comes last: it checks what the files say about each other, which needs each of them to be right.
  for (const name of files.sort((a, b) => Number(a === 'index.ts') - Number(b === 'index.ts'))) {
    try {
      await import(pathToFileURL(inRoot('content', name)).href);
    } catch (error) {
      messages.add(worded(name, error));
    }
  }
  for (const name of pictureNames) {
    if (!existsSync(inRoot('public/art', `${name}.svg`))) {
      messages.add(
        `Error in lib/schema/pictures.ts\n  “${name}” has no drawing. Draw it in scripts/art and run npm run art, or remove the name.`,
      );
    }
  }
  return [...messages];
}

function worded(file: string, error: unknown): string {
  if (!(error instanceof Error)) return `Error in content/${file}\n  ${String(error)}`;
  if (error.name === 'ContentError') return error.message;
  return `Error in content/${file}\n  ${error.message.split('\n').join('\n  ')}`;
}
