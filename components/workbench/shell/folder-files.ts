/** Files that a system puts into folders by itself. */
const ofTheSystem = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

/** The file of an entry, or all files below a folder, by their names. */
export async function filesInEntry(entry: FileSystemEntry): Promise<File[]> {
  if (!entry.isDirectory)
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside: FileSystemEntry[] = [];
  // It hands out some at a time, and none at the end.
  for (let more = true; more; ) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    inside.push(...some);
    more = some.length > 0;
  }
  const wanted = inside.filter(({ name }) => !ofTheSystem.test(name));
  wanted.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return (await Promise.all(wanted.map(filesInEntry))).flat();
}
