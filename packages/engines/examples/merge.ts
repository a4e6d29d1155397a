import { Fault } from 'engines';
import { nodeHost, readSource, writeResult } from 'engines/node';
import { assets, merge } from 'engines/pdf';

/** Merges PDFs and prints the report: `npx tsx examples/merge.ts first.pdf second.pdf`. */
try {
  const sources = await Promise.all(process.argv.slice(2).map((path) => readSource(path)));
  const { files, facts } = await merge({ sources }, nodeHost(assets));
  for (const file of files) console.log(`${await writeResult(file, '.')}: ${file.pages} pages`);
  for (const { fact, count = 1, lost } of facts) console.log(`${lost ? 'lost' : 'kept'}: ${count} ${fact}`);
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(`${error.details.file ?? 'merge'}: ${error.code}`);
  process.exitCode = 1;
}
