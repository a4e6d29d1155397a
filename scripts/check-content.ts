import { commandLine } from './lib/command-line';
import { requireContent } from './lib/content-check';

/** `npm run check:content`. `--addresses` prints every address of the site instead, for whoever has to follow them. */

const { values } = commandLine({ addresses: { type: 'boolean' } });
await requireContent();
if (values.addresses) {
  const { detailRoutes, registry } = await import('../content');
  console.log(JSON.stringify({ pages: registry.pages.map(({ path }) => path).sort(), detailRoutes }));
} else {
  console.log('Content: no mistakes found.');
}
