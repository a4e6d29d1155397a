import type { Run } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { requireContent } from './lib/content-check';
import { importContent } from './lib/content-import';
import { main } from './lib/main';

/**
 * `npm run check:content`: checks all files of `content/` and reports each mistake with its file, line and field.
 * `-- --addresses` prints every address of the site instead, for programs that visit them all.
 */
export const run: Run = async (argv, io) => {
  const { values } = parseCommandLine(
    { addresses: { type: 'boolean' } },
    { argv, commandText: io.commandText },
  );
  await requireContent(io.err);
  if (values.addresses) {
    const { detailRoutes, registry } = (await importContent('index.ts')) as typeof import('../content');
    io.out(JSON.stringify({ pages: registry.pages.map(({ path }) => path).sort(), detailRoutes }));
  } else {
    io.out('Content: no mistakes found.');
  }
  return 0;
};

await main(import.meta.filename, run);
