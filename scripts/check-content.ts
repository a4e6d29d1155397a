import { commandLine } from './lib/command-line';
import { requireContent } from './lib/content-check';

/** `npm run check:content`. `--addresses` prints every address of the site instead, for programs that visit them all. */

const { values } = commandLine({ addresses: { type: 'boolean' } });
await requireContent();
if (values.addresses) {
  const { detailRoutes, registry } = await import('../content');
  console.log(JSON.stringify({ pages: registry.pages.map(({ path }) => path).sort(), detailRoutes }));
} else {
  console.log('Content: no mistakes found.');
}
