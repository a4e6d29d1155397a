import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { pictures } from './art/pictures';
import { inRoot } from './lib/paths';

/** `npm run art`: writes every picture into public/art and removes what is no picture any more. */

const folder = inRoot('public/art');
mkdirSync(folder, { recursive: true });

for (const [name, drawing] of Object.entries(pictures)) writeFileSync(`${folder}/${name}.svg`, drawing);
for (const file of readdirSync(folder)) {
  if (!(file.replace(/\.svg$/, '') in pictures)) rmSync(`${folder}/${file}`);
}
console.log(`${Object.keys(pictures).length} pictures in public/art.`);
