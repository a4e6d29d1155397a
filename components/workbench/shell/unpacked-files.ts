/** A ZIP whose files were taken instead of it. */
export type Unpacked = {
  file: string;
  count: number;
  /** Its end is missing, and with it whatever came after these files. */
  isCutShort: boolean;
};

const looksLikeZip = ({ name, type }: File) => /\.zip$/i.test(name) || /^application\/(x-)?zip/.test(type);

/** Archives inside one another that are opened: an archive can be made to hold itself without end. */
const DEEPEST = 4;

/**
 * Replaces ZIP archives by the files in them, also in archives that they hold. One that cannot be read stays as it is.
 *
 * @returns `unpacked`: the archives among `files`, each with all files that came out of it
 */
export async function unpackedFiles(
  files: readonly File[],
  depth = DEEPEST,
): Promise<{ files: readonly File[]; unpacked: Unpacked[] }> {
  if (depth === 0 || !files.some(looksLikeZip)) return { files, unpacked: [] };
  const { Fault, fileKind, recoverZipEntries, zipEntries } = await import('engines');
  const unpacked: Unpacked[] = [];
  const all: File[] = [];
  for (const file of files) {
    const inside = looksLikeZip(file) ? await filesInZip(file).catch(() => undefined) : undefined;
    if (!inside?.files.length) {
      all.push(file);
      continue;
    }
    const within = await unpackedFiles(inside.files, depth - 1);
    unpacked.push({
      file: file.name,
      count: within.files.length,
      isCutShort: [inside, ...within.unpacked].some(({ isCutShort }) => isCutShort),
    });
    all.push(...within.files);
  }
  return { files: all, unpacked };

  async function filesInZip(file: File): Promise<{ files: File[]; isCutShort: boolean }> {
    if ((await fileKind(file)) !== 'zip') return { files: [], isCutShort: false };
    const allEntries = await zipEntries(file, file.name).catch((error) => {
      if (error instanceof Fault && error.code === 'damaged') return undefined;
      throw error;
    });
    const files: File[] = [];
    for (const { path, read } of allEntries ?? (await recoverZipEntries(file)))
      files.push(new File([await read()], path.slice(path.lastIndexOf('/') + 1)));
    return { files, isCutShort: !allEntries };
  }
}

/**
 * Adds files to others. One of the name of a file that has `changed` since it was chosen, or was empty because it was still
 * in the cloud, takes its place; a second file of any other name gets its own, `scan (2).pdf`, so that they can be
 * distinguished wherever they are shown.
 */
export function withMore(
  before: readonly File[],
  more: readonly File[],
  changed: ReadonlySet<File> = new Set(),
): readonly File[] {
  const allFiles = [...before];
  for (const file of more) {
    const old = allFiles.findIndex(
      (other) => (changed.has(other) || other.size === 0) && other.name === file.name,
    );
    if (old >= 0) allFiles[old] = file;
    else allFiles.push(withOwnName(file, new Set(allFiles.map(({ name }) => name))));
  }
  return allFiles;
}

function withOwnName(file: File, usedNames: ReadonlySet<string>): File {
  const name = freeName(file.name, usedNames);
  if (name === file.name) return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** A name that none of the others has: `scan.pdf`, or else `scan (2).pdf`. */
export function freeName(name: string, usedNames: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? dot : name.length;
  let free = name;
  for (let count = 2; usedNames.has(free); count += 1)
    free = `${name.slice(0, end)} (${count})${name.slice(end)}`;
  return free;
}
