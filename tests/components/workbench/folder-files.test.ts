import { expect, test } from 'vitest';
import { filesInEntry } from '@/components/workbench/shell/folder-files';
import { filesOf } from '@/components/workbench/shell/incoming-files';

type EntryContent = { name: string; file?: File; inside?: EntryContent[] };

/**
 * An entry as browsers provide it: a folder's reader returns its entries in batches, here of one. An entry with neither
 * `file` nor `inside` cannot be opened.
 */
function entry({ name, file, inside }: EntryContent): FileSystemEntry {
  const refuse = (_: unknown, reject: (error: unknown) => void) =>
    reject(new DOMException('planted', 'NotFoundError'));
  const unread = [...(inside ?? [])];
  const folderEntry = {
    name,
    isDirectory: !file && name.endsWith('/'),
    file: file ? (resolve: (file: File) => void) => resolve(file) : refuse,
    createReader: () => ({
      readEntries: inside
        ? (resolve: (batch: FileSystemEntry[]) => void) => resolve(unread.splice(0, 1).map(entry))
        : refuse,
    }),
  };
  return folderEntry as unknown as FileSystemEntry;
}

const pdf = (name: string): EntryContent => ({ name, file: new File(['x'], name) });
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

test('a folder gives its files and those of its subfolders, sorted by name, without system files', async () => {
  const inside = [
    pdf('10.pdf'),
    pdf('.DS_Store'),
    { name: 'deep/', inside: [pdf('deed.pdf')] },
    pdf('9.pdf'),
  ];
  const files = await filesInEntry(entry({ name: 'documents/', inside }));
  expect(namesOf(files)).toEqual(['9.pdf', '10.pdf', 'deed.pdf']);
});

test('a file or folder that cannot be opened is reported as unreadable, and the others are taken', async () => {
  const inside = [pdf('a.pdf'), { name: 'gone.pdf' }, { name: 'locked/' }];
  const files = await filesInEntry(entry({ name: 'documents/', inside }));
  expect(namesOf(files)).toEqual(['a.pdf', 'gone.pdf', 'locked/']);
  await expect(files[1]?.arrayBuffer()).rejects.toThrow('planted');
  await expect(files[2]?.arrayBuffer()).rejects.toThrow('planted');
});

test('a drop gives its files, and those of its folders, in the order of the drop', async () => {
  const items = [entry(pdf('a.pdf')), entry({ name: 'documents/', inside: [pdf('b.pdf')] })].map(
    (dropped) => ({
      webkitGetAsEntry: () => dropped,
    }),
  );
  expect(namesOf(await filesOf({ items, files: [] } as unknown as DataTransfer))).toEqual(['a.pdf', 'b.pdf']);
});
