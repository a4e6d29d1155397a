import { writeFileSync } from 'node:fs';
import { renderEnvExample, renderSettingsTable, tableEnd, tableStart, withShownFiles } from '../lib/env-docs';
import { inRoot, textOf } from './lib/paths';

/**
 * Writes .env.example and the tables in docs/contact.md and docs/deploy.md from the descriptions in
 * lib/env-settings, and copies the shown files of deploy/ into the latter.
 */

writeFileSync(inRoot('.env.example'), renderEnvExample());
for (const name of ['docs/contact.md', 'docs/deploy.md']) {
  const docs = withShownFiles(textOf(name), (file) => textOf(file));
  const [intro] = docs.split(tableStart);
  const [, after] = docs.split(tableEnd);
  writeFileSync(inRoot(name), `${intro}${renderSettingsTable()}${after}`);
}
