import { nodeHost, readSource, writeResult } from 'engines/node';
import { assets, merge } from 'engines/pdf';

/** Merges PDFs and prints the report: `npx tsx examples/merge.ts first.pdf second.pdf`. */
const sources = await Promise.all(process.argv.slice(2).map((path) => readSource(path)));
const { files, facts } = await merge({ sources }, nodeHost(assets));
for (const file of files) console.log(`${await writeResult(file, '.')}: ${file.pages} pages`);
for (const { fact, count = 1, lost } of facts) console.log(`${lost ? 'lost' : 'kept'}: ${count} ${fact}`);
