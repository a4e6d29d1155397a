import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { fieldInWords } from '../../lib/schema/field-names';
import { type MessageTree, messagesSchema } from '../../lib/schema/tool-messages';
import { contentFiles } from '../lib/content-files';
import { contentSource } from '../lib/content-source';
import { inRoot } from '../lib/paths';
import type { Fields } from './field';
import { schemaFields } from './schema-fields';
import { editableText } from './source-text';

/** Prints every editable field of content, for /dev/edit. A separate process, so that no module is cached. */

const names = contentFiles();
const { registry } = await import('../../content');
const lists = await Promise.all(names.map((name) => fieldsOf(`content/${name}`)));
const fields: Fields = {
  fields: lists.flat(),
  pages: registry.pages.map(({ path, label }) => ({ path, label })),
};
process.stdout.write(JSON.stringify(fields));

async function fieldsOf(file: string): Promise<Fields['fields']> {
  const text = readFileSync(inRoot(file), 'utf8');
  const source = contentSource(file, text);
  const exported: Record<string, unknown> = await import(pathToFileURL(inRoot(file)).href);
  const lists = await Promise.all(
    source.roots.map(async ({ name, schema }) => {
      const data = exported[name] ?? Object.values(exported)[0];
      const shape = schema ? await schemaNamed(schema, text, file) : messagesSchema(data as MessageTree);
      return schemaFields(shape, data).flatMap(({ keys, value, limits }) => {
        const place = source.place([name, ...keys]);
        const sourceText = place?.keysLeft === 0 ? editableText(place.node, text) : undefined;
        if (!place || sourceText === undefined) return [];
        const note = source.note([name, ...keys]);
        const label = fieldInWords(data, keys);
        return [{ file, keys: [name, ...keys], label, value, sourceText, limits, note, line: place.line }];
      });
    }),
  );
  return lists.flat();
}

/** A schema by its import name in a content file. */
async function schemaNamed(name: string, text: string, file: string): Promise<z.ZodType> {
  const importPath = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1];
  if (!importPath) throw new Error(`${file} imports no ${name}.`);
  const path = inRoot(join(dirname(file), importPath));
  const module = await import(pathToFileURL(path).href).catch(() => import(pathToFileURL(`${path}.ts`).href));
  return module[name];
}
