/** Files that a system puts into folders by itself. */
const systemFiles = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

/** Stands for a file or folder that cannot be opened, so that the tool reports it by name and takes the others. */
const unreadable = (name: string, error: unknown): File =>
  Object.assign(new File([], name), { arrayBuffer: () => Promise.reject(error) });

/**
 * The file of an entry, or all files below a folder, sorted by name. One that cannot be opened becomes an empty file that
 * cannot be read.
 */
export async function filesInEntry(entry: FileSystemEntry): Promise<File[]> {
  try {
    return await readEntry(entry);
  } catch (error) {
    return [unreadable(entry.name, error)];
  }
}

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (!entry.isDirectory)
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside: FileSystemEntry[] = [];
  // A reader returns some entries at a time, and none at the end.
  for (let more = true; more; ) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    inside.push(...some);
    more = some.length > 0;
  }
  const visible = inside.filter(({ name }) => !systemFiles.test(name));
  visible.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return (await Promise.all(visible.map(filesInEntry))).flat();
}
