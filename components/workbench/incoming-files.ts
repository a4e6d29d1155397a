/** A ZIP whose files were taken instead of it. */
export type Unpacked = { file: string; count: number };

/**
 * The files of a drop or a paste, those in dropped folders too.
 *
 * To be called while its event is handled: the browser empties the transfer afterwards.
 */
export async function filesOf(transfer: DataTransfer | null): Promise<File[]> {
  const entries = [...(transfer?.items ?? [])].map((item) => item.webkitGetAsEntry?.());
  const files = [...(transfer?.files ?? [])];
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  const found = await Promise.all(entries.map((entry) => (entry ? filesIn(entry) : [])));
  return found.flat();
}

/** Files that a system puts into folders by itself. */
const ofTheSystem = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
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
  return (await Promise.all(wanted.map(filesIn))).flat();
}

const seemsZip = ({ name, type }: File) => /\.zip$/i.test(name) || /^application\/(x-)?zip/.test(type);

/** Replaces ZIP archives by the files in them. One that cannot be read stays as it is. */
export async function unpackedFiles(
  files: readonly File[],
): Promise<{ files: readonly File[]; unpacked: Unpacked[] }> {
  if (!files.some(seemsZip)) return { files, unpacked: [] };
  const { zipEntries, fileKind } = await import('engines');
  const unpacked: Unpacked[] = [];
  const all: File[] = [];
  for (const file of files) {
    const inside = seemsZip(file) ? await filesInZip(file).catch(() => undefined) : undefined;
    if (!inside?.length) {
      all.push(file);
      continue;
    }
    unpacked.push({ file: file.name, count: inside.length });
    all.push(...inside);
  }
  return { files: all, unpacked };

  async function filesInZip(file: File): Promise<File[]> {
    if ((await fileKind(file)) !== 'zip') return [];
    const found: File[] = [];
    for (const { path, read } of await zipEntries(file, file.name))
      found.push(new File([await read()], path.slice(path.lastIndexOf('/') + 1)));
    return found;
  }
}

/** Gives a second file of a name another one, `scan (2).pdf`, so that they can be told apart wherever it is shown. */
export function withOwnNames(files: readonly File[], others: readonly File[]): File[] {
  const taken = new Set(others.map(({ name }) => name));
  return files.map((file) => {
    const dot = file.name.lastIndexOf('.');
    const at = dot > 0 ? dot : file.name.length;
    let { name } = file;
    for (let count = 2; taken.has(name); count += 1)
      name = `${file.name.slice(0, at)} (${count})${file.name.slice(at)}`;
    taken.add(name);
    if (name === file.name) return file;
    return new File([file], name, { type: file.type, lastModified: file.lastModified });
  });
}
