import { expect, test } from 'vitest';
import type { ChosenFile } from '@/components/workbench/shell/use-chosen-files';
import { convertFiles } from '@/components/workbench/word-to-pdf/convert-files';
import type { LaidOut } from '@/components/workbench/word-to-pdf/use-laid-out-word-file';

type Engines = Parameters<typeof convertFiles>[1];

/** The names of the PDFs that are made from files of these names. */
async function namesFor(...names: string[]): Promise<string[]> {
  const files = names.map(
    (name): ChosenFile<LaidOut> => ({ key: name, file: new File([], name), state: 'ready' }),
  );
  const engine = {
    run: async (_: string, { name }: { name: string }) => ({
      files: [{ name, type: 'application/pdf', parts: [] }],
      facts: [],
    }),
  };
  const { outcome } = await convertFiles(
    files,
    { word: engine, pdf: engine } as unknown as Engines,
    { bookmarks: false },
    {} as Parameters<typeof convertFiles>[3],
  );
  return outcome.files.map(({ name }) => name);
}

test('PDFs of files with names of the maximum length get valid names that differ', async () => {
  const longName = 'a'.repeat(250);
  const names = await namesFor(`${longName}.docx`, `${longName}.docm`, 'na:me?.docx');
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(255);
  expect(names[2]).toBe('na me.pdf');
});
