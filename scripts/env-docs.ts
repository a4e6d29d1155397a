import { readFileSync, writeFileSync } from 'node:fs';
import { renderEnvExample, renderSettingsTable, tableEnd, tableStart } from '../lib/env-docs';
import { inRoot } from './lib/paths';

/** Writes .env.example and the table in docs/contact.md from the descriptions in lib/env-settings. */

writeFileSync(inRoot('.env.example'), renderEnvExample());
const docs = readFileSync(inRoot('docs/contact.md'), 'utf8');
const [before] = docs.split(tableStart);
const [, after] = docs.split(tableEnd);
writeFileSync(inRoot('docs/contact.md'), `${before}${renderSettingsTable()}${after}`);
