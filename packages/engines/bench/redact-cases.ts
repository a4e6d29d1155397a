import '../tests/helpers/offscreen-canvas';
import { readFileSync, writeFileSync } from 'node:fs';
import { nodeHost, readSource } from 'engines/node';
import { assets, type RedactionMark, redact } from 'engines/pdf';

/** Redacts the cases in a folder's cases.json: `npx tsx bench/redact-cases.ts FOLDER OUT [ID]`. */
const [folder, outputFolder, onlyId] = process.argv.slice(2);
const cases = JSON.parse(readFileSync(`${folder}/cases.json`, 'utf8'));
for (const testCase of cases) {
  if (testCase.kind !== 'redact' || (onlyId && testCase.id !== onlyId)) continue;
  const marks: RedactionMark[] = testCase.do.map(
    ({ page, rect: [a, b, c, d] }: { page: number; rect: number[] }) => ({
      page,
      quads: [[a, b, c, b, c, d, a, d]],
    }),
  );
  try {
    const { files, facts } = await redact(
      {
        source: await readSource(`${folder}/${testCase.file}`),
        marks,
        name: testCase.file,
        attachments: 'keep',
      },
      nodeHost(assets),
    );
    writeFileSync(
      `${outputFolder}/${testCase.file}`,
      new Uint8Array(await new Blob(files.flatMap(({ parts }) => parts)).arrayBuffer()),
    );
    console.log(testCase.id, facts.map(({ fact, count }) => `${count} ${fact}`).join(', '));
  } catch (error) {
    console.log(testCase.id, error, error);
  }
}
