import { writeFileSync } from 'node:fs';
import { measureEngines } from 'engines/bench/engines';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { inRoot, textOf } from '@/scripts/lib/paths';

/** `npm run lab -- engines`: measures the engines for pictures, office files and speech, and writes the figures into docs/tools.md. */

export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  const rows: string[] = [];
  await measureEngines(
    { pdf: inRoot('../shared/corpus/pdf'), docx: inRoot('../shared/corpus/docx') },
    (label, figure) => {
      rows.push(`| ${label} | ${figure} |`);
      console.log(`${label}: ${figure}`);
    },
  );

  const docs = inRoot('docs/tools.md');
  const table = ['| | |', '|---|---|', ...rows].join('\n');
  writeFileSync(
    docs,
    textOf('docs/tools.md').replace(/(<!-- engines -->\n)[\s\S]*?(\n<!-- \/engines -->)/, `$1${table}$2`),
  );
  return 0;
};
